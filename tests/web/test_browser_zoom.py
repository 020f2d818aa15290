"""At 200 % of 1440 by 900, which is a page of 720 by 450: nothing is wider than the page, all can be pressed."""

from __future__ import annotations

import pytest

from tests.web.browsing import LEGAL, PAGES, Welcome
from tests.web.fullest import FULLEST
from tests.web.test_browser_one_screen import sits_at

ZOOMED = {"viewport": {"width": 720, "height": 450}}
WIDTH = "document.documentElement.scrollWidth"


def test_every_page_fits(welcome: Welcome) -> None:
    ewa = welcome("/", **ZOOMED)
    for page in PAGES:
        ewa.goto(page)
        assert ewa.page.evaluate(WIDTH) <= 720, page
    ewa.forgive("404")


@pytest.mark.parametrize("name", FULLEST)
def test_the_fullest_tables_can_be_played(welcome: Welcome, name: str) -> None:
    """What can be pressed can be brought into sight, and nothing lies over it there."""
    ewa = sits_at(welcome, FULLEST[name](), **ZOOMED)
    assert ewa.asked()
    assert ewa.page.evaluate(WIDTH) <= 720
    for one in (ewa.page.locator(".board .can"), ewa.page.locator(LEGAL)):
        for thing in one.locator("visible=true").all()[:3]:
            thing.click(trial=True)
