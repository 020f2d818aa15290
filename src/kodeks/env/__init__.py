"""Games as environments for learners: PettingZoo, Gymnasium, OpenSpiel.

    pip install "kodeks[env]"        kodeks.env.aec(...), kodeks.env.gym(...)
    pip install "kodeks[openspiel]"  kodeks.env.openspiel(...)

What a learner sees is built from a seat's view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kodeks.kernel.errors import KodeksError

if TYPE_CHECKING:
    from kodeks.env.alone import Alone
    from kodeks.env.turns import Turns


class NotInstalled(KodeksError):
    """What an environment stands on is not there."""


def aec(name: str, seats: int = 2, *, longest: int = 0, **options: Any) -> Turns:
    """A PettingZoo environment: the seats decide in their turns.

    `longest` ends a game after so many decisions (0: never); other keywords are the game's own options.

    >>> import kodeks.env
    >>> table = kodeks.env.aec("archimedes", seats=3)
    >>> table.reset(seed=7)
    >>> seen, reward, over, cut, info = table.last()
    >>> int(seen["action_mask"].sum()) == len(table.moves())
    True
    """
    try:
        from kodeks.env.turns import Turns
    except ImportError as error:
        raise _missing("env", error) from None
    return Turns(name, seats, longest, options)


def gym(name: str, opponents: Sequence[str] = ("greedy",), *, longest: int = 0, **options: Any) -> Alone:
    """A Gymnasium environment: one learner against bots, by names as the arena takes them.

    The learner's seat changes from game to game, so that it learns all of them.

    >>> import kodeks.env
    >>> table = kodeks.env.gym("archimedes", opponents=["random"])
    >>> seen, info = table.reset(seed=7)
    >>> seen, reward, over, cut, info = table.step(int(seen["action_mask"].argmax()))
    """
    try:
        from kodeks.env.alone import Alone
    except ImportError as error:
        raise _missing("env", error) from None
    return Alone(name, opponents, longest, options)


def openspiel(name: str, seats: int = 2, **options: Any) -> Any:
    """An OpenSpiel game (`pyspiel.Game`): its algorithms run on it unchanged.

    >>> import kodeks.env
    >>> game = kodeks.env.openspiel("archimedes")
    >>> game.num_players(), game.new_initial_state().is_chance_node()
    (2, True)
    """
    try:
        from kodeks.env.spiel import made
    except ImportError as error:
        raise _missing("openspiel", error) from None
    return made(name, seats, options)


def _missing(extra: str, error: ImportError) -> NotInstalled:
    return NotInstalled(f'{error.name} is not installed: pip install "kodeks[{extra}]"')
