"""What `import kodeks` gives: a short list that bot writers rely on."""

from __future__ import annotations

from pathlib import Path

import kodeks
from kodeks.kernel import errors


def test_the_exported_names() -> None:
    assert kodeks.__all__ == [
        "Clause",
        "IllegalMove",
        "KodeksError",
        "Rng",
        "Table",
        "compiled",
        "errors",
        "from_line",
        "game",
        "games",
        "look",
        "reel",
        "register",
        "replay",
    ]
    assert all(hasattr(kodeks, name) for name in kodeks.__all__)


def test_games_is_still_a_function_after_a_game_was_loaded() -> None:
    """Loading kodeks.games.archimedes must not put the folder in the place of the function."""
    assert kodeks.game("archimedes").name == "archimedes"
    assert "archimedes" in kodeks.games()
    assert kodeks.games() == sorted(kodeks.games())


def test_a_game_of_ones_own_can_be_registered() -> None:
    made = kodeks.game("archimedes")
    kodeks.register(made)
    assert kodeks.game("archimedes") is made


def test_every_error_is_a_kodeks_error() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(kinds) > 1
    assert all(issubclass(kind, kodeks.KodeksError) for kind in kinds)
    source = Path(kodeks.__file__).parent / "kernel" / "errors.py"
    tree = source.read_text(encoding="utf-8").split('"""')[1]
    assert all(kind.__name__ in tree for kind in kinds), "the tree at the top of errors.py names every one"


def test_compiled_says_whether_the_rules_are() -> None:
    from kodeks.kernel import form, state

    assert kodeks.compiled() == (not state.__file__.endswith(".py"))
    assert form.which().startswith("rules: ")
