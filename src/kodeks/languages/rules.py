"""Words about rules: what a clause stands on, and where."""

from __future__ import annotations

import re
from functools import lru_cache

from kodeks.languages import Language, mark

BASES = {
    "stated": mark("stated in the rulebook"),
    "shown": mark("shown by an example"),
    "inferred": mark("inferred"),
    "ruled": mark("a ruling"),
}


SOURCE = "source"  # the context of their words in the catalogues
KEPT = 4_000
LONGEST = 15  # tokens of a heading


@lru_cache(KEPT)
def source(text: str, reader: Language) -> str:
    """Where a clause stands: headings and pages as the catalogue calls them, the longest it knows each time."""
    tokens, said, at = re.findall(r"\w+\.?|\W", text), "", 0
    while at < len(tokens):
        for end in range(min(len(tokens), at + LONGEST), at, -1):
            known = "".join(tokens[at:end])
            found = reader.context(SOURCE, known)
            if found != known or end == at + 1:
                said, at = said + found, end
                break
    return said
