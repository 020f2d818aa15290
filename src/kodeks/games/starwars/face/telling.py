"""What a card says, in the reader's language.

A sentence is read once more by the same phrases that the rules read it by; each phrase is said as the catalogue has it
(in the context `card`), what fills its places is said from what was read. So there is no second copy of any text.
Adjectives have three forms in the catalogue, for the genders of nouns: `wskazany|wskazana|wskazane`; a noun begins with
its gender: `f jednostka`. English is the card language itself.
"""

from __future__ import annotations

import re
from functools import lru_cache, partial

from kodeks.games.starwars.cards.kind import (
    ALL,
    CHOSEN,
    EACH,
    ENGAGED,
    HOST,
    IT,
    NONE,
    OPPONENT,
    TARGET,
    THEIR_CHOICE,
    THIS,
    YOU,
    Amount,
    Cards,
)
from kodeks.games.starwars.cards.words import AFFILIATIONS, EDGE_ENABLED, ICONS, KEYWORDS, SIDES, TYPES
from kodeks.games.starwars.conditions.condition import Condition
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.constants.count import Count
from kodeks.games.starwars.effects.cost import Cost
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.face import words as known
from kodeks.games.starwars.modifiers import DURATIONS
from kodeks.games.starwars.reading import parts
from kodeks.games.starwars.reading.parts import NOUNS
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.kernel.reading import Hole, Phrase, Words, phrases_of, read_phrase
from kodeks.languages import Language

CONTEXT = "card"
GENDERS = "mfn"
KEPT = 4_000  # sentences
NAMED = re.compile(r"\{(\w+):\w+\}")
HOW = {
    THIS: "this",
    HOST: "host",
    IT: "it",
    ENGAGED: "the engaged objective",
    TARGET: "target",
    EACH: "each",
    THEIR_CHOICE: "",
}
LIMITS = ("once per turn", "1 per turn")
ALONE = (THIS, HOST, IT, ENGAGED)  # that say which card it is without describing it


@lru_cache(KEPT)
def told(reader: Language, sentence: str) -> str:
    return Telling(reader).sentence(Words(sentence))


def wording(phrase: Phrase, base: type) -> str:
    """A phrase as the catalogue has it: its places by their own names; a condition after its `while`."""
    said = NAMED.sub(r"{\1}", " ".join(phrase.parts))
    return f"while {said}" if base is Condition else said


class Telling:
    def __init__(self, reader: Language) -> None:
        self.reader = reader
        self.holes = {
            "cards": Hole(lambda words: self.cards(parts.cards(words))),
            "described": Hole(lambda words: self.described(parts.only_described(words))),
            "amount": Hole(self.amount),
            "number": Hole(lambda words: str(words.number())),
            "icons": Hole(lambda words: self.icons(parts.icons(words))),
            "keyword": Hole(lambda words: self.keyword(parts.keyword(words))),
            "until": Hole(lambda words: self.put(DURATIONS[parts.duration(words)])),
            "title": Hole(lambda words: f"„{words.quoted()}”"),
            "count": Hole(lambda words: self.phrase(words, Count, {"described": Hole(self.bare)})),
            "signed": Hole(lambda words: f"{parts.signed(words):+d}"),
        }
        self.waited = self.holes | {"cards": Hole(lambda words: self.cards(parts.cards(words), ""))}
        side = Hole(lambda words: self.reader.say(known.SIDES[SIDES[parts.side(words)]]))
        self.conditions = {"side": side, "title": self.holes["title"]}

    def put(self, text: str, **places: str) -> str:
        return self.reader.context(CONTEXT, text).format(**places)

    def phrase(self, words: Words, base: type, holes: dict[str, Hole]) -> str:
        """The one that stands there, with its places filled."""
        said = [Phrase(" ".join(one.parts), partial(self.put, wording(one, base))) for one in phrases_of(base)]
        found: str = read_phrase(words, said, holes, base.__name__)
        return found

    def condition(self, words: Words) -> str:
        return self.phrase(words, Condition, self.conditions)

    # sentences

    def sentence(self, words: Words) -> str:
        head = self.head(words)
        if words.takes("always"):
            head = [self.put("always")]
        while not words.take(":"):
            if words.take(","):
                head += [self.put(limit) for limit in LIMITS if words.takes(limit)]
            else:
                for word in ("while", "if"):
                    words.take(word)
                head.append(self.condition(words))
        return f"{', '.join(head)}: {self.body(words)}"

    def head(self, words: Words) -> list[str]:
        """`forced interrupt from hand to this leaving play`, before conditions and limits."""
        forced = words.take("forced")
        for kind in ("action", "interrupt", "reaction", "fate"):
            if words.take(kind):
                head = [self.put(f"forced {kind}" if forced else kind)]
                break
        else:
            return []
        for place in ("from hand", "from discard pile", "on winning the edge"):
            if words.takes(place):
                head[0] += f" {self.put(place)}"
        if words.take("to"):
            head.append(self.put("to {trigger}", trigger=self.phrase(words, Trigger, self.waited)))
        return head

    def body(self, words: Words) -> str:
        """Costs, an arrow, effects; or a constant."""
        if words.words[0].lower() == "always":
            return self.phrase(words, Constant, self.holes)
        costs = []
        if "=>" in words.words[words.at :]:
            costs.append(self.phrase(words, Cost, self.holes))
            while words.take(","):
                costs.append(self.phrase(words, Cost, self.holes))
            words.take("=>")
        effects = [self.phrase(words, Effect, self.holes)]
        while words.take(";"):
            then = words.take("then")
            effect = self.phrase(words, Effect, self.holes)
            effects.append(self.put("then {effect}", effect=effect) if then else effect)
        return (f"{', '.join(costs)} → " if costs else "") + "; ".join(effects)

    # what fills places

    def cards(self, found: Cards, chosen: str = "a") -> str:
        """Which cards, in the nominative: phrases are worded so. Who waits for `a` card chooses none."""
        if found.how in ALONE:
            return self.put(HOW[found.how])
        how = chosen if found.how == CHOSEN else HOW[found.how]
        said = self.described(found, "" if found.how == TARGET and found.most else how)
        if found.how == TARGET and found.most:
            said = self.put("up to {number} target: {cards}", number=str(found.most), cards=said)
        return self.put("{cards} of the opponent's choice", cards=said) if found.how == THEIR_CHOICE else said

    def bare(self, words: Words) -> str:
        return self.described(parts.bare(words))

    def described(self, found: Cards, how: str = "") -> str:
        """Adjectives, the noun, then what is told of it."""
        gender, noun = self.noun(found)
        states = [word for one in found.states for word in one.PHRASES]
        adjectives = ([how] if how else []) + (["own"] if found.whose == YOU else []) + states
        said = [self.put(word).split("|")[GENDERS.index(gender)] for word in adjectives] + [noun]
        if found.traits:
            said.append("/".join(found.traits))
        if found.affiliation != NONE:
            said.append(f"({self.reader.say(known.AFFILIATIONS[AFFILIATIONS[found.affiliation]])})")
        if found.whose == OPPONENT:
            said.append(self.put("of the opponent"))
        said += [self.put("without {trait}", trait=trait) for trait in found.without]
        if found.title:
            said.append(f"„{found.title}”")
        if found.high != NONE:
            said.append(self.put("costing at most {number}", number=str(found.high)))
        if found.low != NONE:
            said.append(self.put("costing at least {number}", number=str(found.low)))
        if found.cheaper:
            said.append(self.put("cheaper than it"))
        return " ".join(said)

    def noun(self, found: Cards) -> tuple[str, str]:
        """With the gender of the first."""
        if found.types == NOUNS["non-unit"]:
            names = ["non-unit"]
        else:
            names = [name for at, name in enumerate(TYPES) if found.types >> at & 1] or ["card"]
            names = ["fate card" if name == "fate" else name for name in names]
        nouns = [self.put(name).split(" ", 1) for name in names]
        return nouns[0][0], "/".join(noun for _, noun in nouns)

    def amount(self, words: Words) -> str:
        start = words.at
        found: Amount = parts.amount(words)
        if found.x:
            return "X"
        if found.base == ALL:
            return self.put("all")
        if found.when is None:
            return str(found.base)
        end, words.at = words.at, start
        words.number()
        for word in ("(", str(found.other), "if"):
            words.take(word)
        said = self.put(
            "{number} ({other} {condition})",
            number=str(found.base),
            other=str(found.other),
            condition=self.condition(words),
        )
        words.at = end
        return said

    def icons(self, found: list[int]) -> str:
        plain, edge = found[:EDGE_ENABLED], found[EDGE_ENABLED:]
        said = self.counted(plain)
        if any(edge):
            said.append(self.reader.say("with the edge: {icons}", icons=", ".join(self.counted(edge))))
        return ", ".join(said)

    def counted(self, numbers: list[int]) -> list[str]:
        return [
            self.reader.say(known.ICONS[name], number=f"{number:+d}")
            for name, number in zip(ICONS, numbers, strict=True)
            if number
        ]

    def keyword(self, bit: int) -> str:
        return next(self.reader.say(known.KEYWORDS[name]) for name, one in KEYWORDS.items() if one == bit)
