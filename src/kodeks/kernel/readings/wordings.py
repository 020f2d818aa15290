"""What wordings are written in: the tokens of a text, the tongue that knows their forms, patterns with holes.

A pattern is a row of
- words, as they are printed most often: `получает`. A word fits every form of its dictionary form; one that is
  written in its dictionary form fits the forms of that one only. `получает/теряет` fits either, `карты@gent` only
  what can stand in that case (or number, or what else the tongue tells of a form: `@plur`, `@femn`);
- codes such as `[:tap]`, numbers and signs: `, : ; + ( ) "` and dashes, ` - ` between words and `-` before a
  number being two signs. Parentheses that are printed have spaces on both sides: `( once per turn )`;
- `(...)` without these: what may be left out, with holes or without: `shot for {amount}(, range {range})`;
- `{cards}`, a hole: the name of the argument and of the kind that fills it; `{to:cards}` when they differ.
  `{cards@gent}` asks for the form of its first word that has one. `{features+}` takes one or more of the kind
  `feature`, joined as in `a, b and c`, `{attacks/}` the same with "or", `{traits*}` the same with nothing between
  them; `{effects++}`, `{attacks//}`, `{traits**}` take two or more;
- `{itself}`: the title of the card whose text this is, in any form. It is no argument.
"""

from __future__ import annotations

import re
from itertools import product

MARKS = "+/*"  # by which a hole asks for a list
DASHES = "-–—−"
MINUS = "−"  # the sign before a number; a dash between words is "-"
OWN = "itself"
PIECE = re.compile(
    rf"""
    (?P<code>\[:\w+\])(?:[{DASHES}](?=[\d\{{XxХх]))?   # [:rgn]-2 is regeneration 2
    | (?P<number>\d+(?:[{DASHES}]\d+)*)               # 3 or 1-2-3
    | (?P<word>[^\W\d_](?:[\w'’]|[{DASHES}](?=[^\W\d_]))*)
    | (?P<minus>[{DASHES}](?=[\d\{{XxХх]))
    | (?P<dash>[{DASHES}])
    | (?P<quote>["«»“”„])
    | (?P<sign>[^\s\w]|_)
    """,
    re.VERBOSE,
)
HOLE = re.compile(r"\{(?P<name>\w+)(?::(?P<kind>\w+))?(?P<many>[+/*]{0,2})(?P<tags>(?:@\w+)*)\}")
TAGS = re.compile(r"(?:@\w+)+")
Forms = dict[str, list[frozenset[str]]]  # the dictionary forms that a word may belong to, each with what it may be


class Token:
    """A word, a number, a code or a sign of a text, with its place."""

    __slots__ = ("end", "forms", "own", "start", "text")

    def __init__(self, text: str, start: int, end: int, forms: Forms) -> None:
        self.text = text
        self.start = start
        self.end = end
        self.forms = forms
        self.own: tuple[int, ...] = ()  # the title of the card itself may begin here: over so many tokens

    def cased(self, tags: frozenset[str]) -> bool:
        return any(tags <= told for form in self.forms.values() for told in form)

    def __repr__(self) -> str:
        return f"<{self.text}: {' '.join(self.forms)}>"


class Tongue:
    """A language that texts are written in. `forms` is what one adds."""

    code = ""  # wordings stand in the class variable of this name in capitals
    every: tuple[str, ...] = (",",)  # what joins a list whose members are all meant
    either: tuple[str, ...] = (",",)  # and one of which one is

    def forms(self, word: str) -> Forms:
        return {word.lower(): []}

    def smooth(self, text: str) -> str:
        """A text that was put together from wordings, with its words in the forms that they ask of each other."""
        return text

    def bent(self, text: str, tags: frozenset[str]) -> str:
        """A description in its dictionary form, in the form that is asked for."""
        return text

    def is_name(self, word: str) -> bool:
        """Whether it stands in no dictionary, so that it names somebody without the rest of a title."""
        return False

    def lemmas(self, word: str) -> frozenset[str]:
        """What a word of a pattern stands for."""
        forms = self.forms(word)
        plain = word.lower()
        return frozenset([plain] if plain in forms else forms)

    def joins(self, mark: str) -> tuple[str, ...]:
        """What stands between the members of a list."""
        return {"+": self.every, "/": self.either, "*": ("",)}[mark]

    def tokens(self, text: str) -> list[Token]:
        found: list[Token] = []
        inside = False
        for piece in PIECE.finditer(text):
            kind = str(piece.lastgroup)
            said = piece[kind]
            if kind == "quote":
                inside = not inside
            forms = self.forms(said) if kind == "word" else {sign(kind, said, inside): []}
            found.append(Token(said, piece.start(kind), piece.end(kind), forms))
        return found


def sign(kind: str, said: str, inside: bool) -> str:
    """One form for all that look alike."""
    if kind == "quote":
        return "«" if inside else "»"
    if kind == "dash":
        return "-"
    if kind == "minus":
        return MINUS
    return re.sub(f"[{DASHES}]", "-", said.lower())


class Literal:
    """A word or a sign of a pattern."""

    __slots__ = ("lemmas", "tags", "text")

    def __init__(self, text: str, lemmas: frozenset[str], tags: frozenset[str]) -> None:
        self.text = text
        self.lemmas = lemmas
        self.tags = tags

    def fits(self, token: Token) -> bool:
        return any(self.takes(token, lemma) for lemma in token.forms)

    def takes(self, token: Token, lemma: str) -> bool:
        """Whether this dictionary form of the token will do."""
        return lemma in self.lemmas and (not self.tags or any(self.tags <= told for told in token.forms[lemma]))


class Hole:
    """A place of a pattern that something of a kind fills."""

    __slots__ = ("kind", "name", "tags")

    def __init__(self, name: str, kind: str, tags: frozenset[str] = frozenset()) -> None:
        self.name = name
        self.kind = kind
        self.tags = tags

    def takes(self, tokens: list[Token], start: int, end: int) -> bool:
        """Its first word that has forms at all decides: `выбранное существо` stands in the case of `выбранное`.

        What has no such word is taken too, but not where a part of speech is asked for, which is told in capitals.
        """
        if not self.tags:
            return True
        at = start
        while at < end:
            if any(told for told in tokens[at].forms.values()):
                return tokens[at].cased(self.tags)
            at += max((1, *tokens[at].own))  # of a title that begins with a name the rest says nothing
        return not any(tag.isupper() for tag in self.tags)

    def __repr__(self) -> str:
        return "{" + self.kind + "}"


Part = Literal | Hole


def variants(pattern: str, tongue: Tongue) -> list[list[Part]]:
    """All rows of parts that a pattern stands for: the shortest first, then with what may be left out."""
    groups: list[list[list[Part]]] = []  # alternatives in a row
    at = 0
    while at < len(pattern):
        if pattern[at].isspace():
            at += 1
        elif pattern[at] == "(" and not printed(pattern, at):
            end = closing(pattern, at)
            groups.append([[], *variants(pattern[at + 1 : end], tongue)])
            at = end + 1
        elif found := HOLE.match(pattern, at):
            groups.append([[hole(found)]])
            at = found.end()
        else:
            literal, at = literal_at(pattern, at, tongue)
            groups.append([[literal]])
    rows = [[part for group in chosen for part in group] for chosen in product(*groups)]
    return sorted(rows, key=len)


def printed(pattern: str, at: int) -> bool:
    """Whether a parenthesis is one of the text: `( once per turn )`."""
    return pattern[at + 1 : at + 2].isspace() and (not pattern[:at] or pattern[at - 1] in " (")


def closing(pattern: str, at: int) -> int:
    """Where the parenthesis that opens here is closed."""
    depth = 0
    for place in range(at, len(pattern)):
        depth += (pattern[place] == "(") - (pattern[place] == ")")
        if not depth:
            return place
    raise ValueError(f"a parenthesis is not closed: {pattern}")


def hole(found: re.Match[str]) -> Hole:
    kind = (found["kind"] or found["name"].removesuffix("s" if found["many"] else "")) + found["many"]
    return Hole(found["name"], kind, frozenset(found["tags"].split("@")[1:]))


def literal_at(pattern: str, at: int, tongue: Tongue) -> tuple[Literal, int]:
    """The word or sign here, with its alternatives and what is asked of its form, and where it ends."""
    piece = PIECE.match(pattern, at)
    assert piece is not None, "every sign is a piece"
    if piece["quote"]:
        opens = not pattern[:at].rstrip("(") or pattern[:at].rstrip("(")[-1].isspace()
        return Literal('"', frozenset(["«" if opens else "»"]), frozenset()), piece.end()
    texts: list[str] = []
    lemmas: frozenset[str] = frozenset()
    while True:
        kind = str(piece.lastgroup)
        texts.append(piece[kind])
        lemmas |= tongue.lemmas(piece[kind]) if kind == "word" else {sign(kind, piece[kind], False)}
        at = piece.end()
        another = PIECE.match(pattern, at + 1) if pattern[at : at + 1] == "/" else None
        if another is None:
            break
        piece = another
    told = TAGS.match(pattern, at)
    tags = frozenset(told[0].split("@")[1:]) if told else frozenset()
    return Literal("/".join(texts), lemmas, tags), told.end() if told else at
