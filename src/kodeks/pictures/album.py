"""The pictures of one game: drawn from facts that stand in their address, so that every server draws the same."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from pathlib import Path
from urllib.parse import urlencode

from kodeks.kernel.game import Game
from kodeks.pictures.world import Facts

NAME = 100  # letters
TRAITS = 400  # letters of all together
PARTS = "|"  # between traits
HERE = Path(__file__).parent


class Album:
    """A face declares one, `ALBUM` in `face/pictures`."""

    def __init__(
        self,
        folder: str,
        kinds: Collection[str],
        realms: Collection[str],
        names: Callable[[Game], Collection[str]],
        facts: Callable[[Game, str], Facts | None],
        draw: Callable[[Facts], str],
        dark: Collection[str] = (),
    ) -> None:
        self.folder = Path(folder)  # where its own drawings stand
        self.kinds = kinds
        self.realms = realms
        self.names = names  # of all cards that the game knows, in the order of its catalogue
        self.facts = facts  # of a card, by the name that views have for it; None where there is no picture
        self.draw = draw
        self.dark = dark  # realms

    @cached_property
    def mark(self) -> str:
        """Of the code that draws: other drawings have another address."""
        told = hashlib.blake2b(digest_size=5)
        for place in (HERE, self.folder):
            for path in sorted(place.rglob("*.py")):
                told.update(path.read_bytes())
        return told.hexdigest()

    def query(self, facts: Facts) -> str:
        """The facts as the end of an address."""
        given = {"name": facts.name[:NAME], "kind": facts.kind, "realm": facts.realm}
        traits = PARTS.join(sorted(facts.traits))[:TRAITS]
        if traits:
            given["traits"] = traits
        if facts.unique:
            given["unique"] = "1"
        return urlencode(given)

    def read(self, given: Mapping[str, str]) -> Facts | None:
        """The facts that an address gives, or None where it gives none."""
        name, kind, realm = given.get("name", ""), given.get("kind", ""), given.get("realm", "")
        traits = given.get("traits", "")
        if kind not in self.kinds or realm not in self.realms or not 0 < len(name) <= NAME or len(traits) > TRAITS:
            return None
        named = frozenset(filter(None, traits.split(PARTS)))
        return Facts(name, kind, realm, named, given.get("unique") == "1", realm in self.dark)
