"""Words about rules: what a clause stands on."""

from __future__ import annotations

from kodeks.languages import mark

BASES = {
    "stated": mark("stated in the rulebook"),
    "shown": mark("shown by an example"),
    "inferred": mark("inferred"),
    "ruled": mark("a ruling"),
}
