"""Every step of every lesson holds as a scenario, can be learnt through `answer`, and says what it should."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from kodeks.faces import folder
from kodeks.kernel.errors import BadJournal, BadScenario, UnknownGame
from kodeks.kernel.rulebook import LANGUAGES
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.table import Table
from kodeks.lessons import Step, lesson, lessons
from kodeks.lessons.words import KINDS

STEPS = [step for name in lessons() for step in lesson(name).steps]
LONGEST = 320
KEY_CLAUSES = {
    "archimedes": "4.1 4.5 4.9 5.2 6.1 6.2 6.3 7.2 7.3 7.4 7.5 7.8 8.1 8.4 8.5 9.1 10.1 12.2 12.4 13.1 13.3 13.4",
    "arcanon": "2.1.13 3.4.2 3.4.5 3.5.2 3.6.2 5.1.4 5.1.9 5.2.1 5.3.3 5.4.4 5.5.6 5.5.7 5.5.17 5.5.19 5.6.3 5.6.11 "
    "5.6.12 5.7.3 6.2 E1.E E2.1.A1 E2.1.E1 E2.2.A E3.1.E2",
    "berserk": "MOVE-2 MOVE-4 ATK-1 ATK-4 ATK-5 ATK-6 ATK-9 ATK-14 ACT-3 ACT-4 DEF-1 DEF-2 DEF-3 DEF-5 DEF-7 ABL-2 "
    "ABL-8 ABL-11 CHIP-1 CHIP-2 CHIP-5 FLY-2 FLY-10 INST-1 INST-2 INST-3 KW-stroy KW-bronya SQ-5 SQ-10 SQ-11 SQ-12 "
    "WND-3 END-1",
    "starwars": "CORE-BAL-1 CORE-BAL-2 CORE-WIN-1 CORE-WIN-2 CORE-RES-3 CORE-RES-5 CORE-DEP-3 CORE-CON-1 CORE-ENG-3 "
    "CORE-ENG-5 CORE-EDGE-1 CORE-EDGE-8 CORE-EDGE-9 CORE-CARD-8 CORE-STR-1 CORE-STR-5 CORE-STR-6 "
    "CORE-STR-7 CORE-DMG-1 CORE-DMG-2 CORE-OBJ-1 CORE-UNO-2 CORE-KEY-PRO CORE-SHD-2 CORE-FOR-1 CORE-FOR-6 CORE-FOR-7 "
    "TIM-6 TIM-7 TIM-12 TIM-13",
}
SIMPLE = """
title = "Simple"
game = "archimedes"
position.pile = [3]
position.hands = [[5, 8, 2, 13]]

[lesson]
clauses = ["ARM-7.2"]

[lesson.en]
title = "title"
text = "text"
task = "task"
praise = "praise"
hint = "hint"

[[step]]
play = "+5=8"
"""

each = pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.scenario.game.name}/{step.name}")


def simple(**changes: Any) -> Scenario:
    data = tomllib.loads(SIMPLE)
    data["lesson"] |= {"pl": data["lesson"]["en"], "ru": data["lesson"]["en"]} | changes
    return Scenario("simple", data)


def learnt(step: Step) -> list[str]:
    """The learner's moves of the solution."""
    table, moves = step.table(), []
    while not step.done(table):
        moves.append(step.solution(table))
        assert step.answer(table, moves[-1]).kind == ("done" if step.done(table) else "go on")
    return moves


def questions(step: Step) -> list[Table]:
    """The table at each question to the learner, on the way of the solution."""
    moves = learnt(step)
    return [step.resume(moves[:done]) for done in range(len(moves))]


def same(one: Table, other: Table) -> bool:
    return one.state.dump() == other.state.dump() and one.journal() == other.journal()


# the files


def test_every_game_has_a_lesson_of_five_to_ten_steps() -> None:
    assert lessons() == ["arcanon", "archimedes", "berserk", "starwars"]
    for name in lessons():
        assert 5 <= len(lesson(name).steps) <= 10
        assert [step.name[:3] for step in lesson(name).steps] == [
            f"{number:02}-" for number in range(1, len(lesson(name).steps) + 1)
        ]


def test_an_unknown_lesson_is_refused_by_name() -> None:
    for name in ("chess", "", "..", "archimedes/.."):
        with pytest.raises(UnknownGame, match="there are: arcanon, archimedes, berserk, starwars"):
            lesson(name)


@each
def test_a_step_holds_as_a_scenario(step: Step) -> None:
    assert step.scenario.title == step.title()
    place = folder(step.scenario.game)
    assert place is not None
    assert (place / "lessons" / f"{step.name}.toml").is_file()
    assert step.scenario.clauses
    assert [clause for clause in step.scenario.clauses if clause not in step.scenario.game.rulebook.by_id] == []
    step.scenario.run()


@each
def test_a_step_speaks_every_language_and_is_short(step: Step) -> None:
    for language in LANGUAGES:
        said = [getattr(step, kind)(language) for kind in KINDS]
        assert all(text and len(text) <= LONGEST and text == text.strip() for text in said)
        assert 2 <= len(sentences(step.text(language))) <= 4
        for kind in ("task", "praise"):
            assert len(sentences(getattr(step, kind)(language))) == 1
    for kind in ("text", "task", "praise", "hint"):
        assert len({getattr(step, kind)(language) for language in LANGUAGES}) == len(LANGUAGES)
        assert re.search("[а-яё]", getattr(step, kind)("ru"))
    assert step.text("xx") == step.text("en")


def sentences(text: str) -> list[str]:
    return re.findall(r"[^.!?]+[.!?](?= [A-ZĄĆĘŁŃÓŚŹŻА-ЯЁ]|k\d|$)", text)


@each
def test_titles_and_clauses_are_named_once(step: Step) -> None:
    assert len({clause.id for clause in step.clauses}) == len(step.clauses) > 0
    together = lesson(step.scenario.game.name).steps
    for language in LANGUAGES:
        assert [other.title(language) for other in together].count(step.title(language)) == 1


@pytest.mark.parametrize("name", KEY_CLAUSES)
def test_a_lesson_teaches_and_checks_the_key_clauses(name: str) -> None:
    steps = lesson(name).steps
    prefix = steps[0].clauses[0].id.split("-")[0]
    wanted = {f"{prefix}-{number}" for number in KEY_CLAUSES[name].split()}
    taught = {clause.id for step in steps for clause in step.clauses}
    checked = {clause for step in steps for clause in step.scenario.clauses}
    assert wanted - taught == set()
    told = {"ARM-4.1", "ARM-12.4", "ARC-5.6.3", "SWC-CORE-WIN-2", "BRS-ACT-3", "BRS-SQ-12"}  # and tested by others
    assert wanted - checked - told == set()


# learning


@each
def test_the_solution_is_learnt_move_by_move_and_ends_as_the_scenario(step: Step) -> None:
    table = step.resume(learnt(step))
    assert step.done(table)
    assert step.solution(table) == ""
    assert step.accepted(table) == []
    assert same(table, step.scenario.run())


@each
def test_the_learner_is_asked_and_what_is_accepted_is_legal(step: Step) -> None:
    for table in questions(step):
        assert table.turn == step.seat
        assert step.solution(table) in step.accepted(table)
        assert set(step.accepted(table)) <= set(table.moves())


@each
def test_every_accepted_move_leads_to_the_end(step: Step) -> None:
    solved = learnt(step)
    for done, question in enumerate(questions(step)):
        for move in step.accepted(question):
            table = step.resume([*solved[:done], move])
            while not step.done(table):
                assert step.answer(table, step.solution(table)).kind in ("go on", "done")


@each
def test_any_other_legal_move_gets_the_hint_and_is_not_played(step: Step) -> None:
    for table in questions(step):
        before, journal = table.state.dump(), table.journal()
        for move in set(table.moves()) - set(step.accepted(table)):
            assert step.answer(table, move).kind == "hint"
        assert (table.state.dump(), table.journal()) == (before, journal)


@each
def test_what_the_file_says_is_refused_names_its_clause(step: Step) -> None:
    named = 0
    for table in questions(step):
        before, journal = table.state.dump(), table.journal()
        for move, clause in refusals(step, table).items():
            verdict = step.answer(table, move)
            assert verdict.kind == "refused"
            assert clause in [found.id for found in verdict.clauses]
            named += 1
        assert (table.state.dump(), table.journal()) == (before, journal)
    assert named, "a step refuses something"


def refusals(step: Step, table: Table) -> dict[str, str]:
    """Those of the scenario step that begins here."""
    made = sum(entry.seat >= 0 for entry in table.entries)
    at = 0
    for part in step.scenario.steps:
        if at == made and part.get("play"):
            return dict(part.get("refused", {}))
        plays = part.get("play", [])
        at += 1 if isinstance(plays, str) else len(plays)
    return {}


@each
def test_what_is_no_move_is_unknown(step: Step) -> None:
    table = step.table()
    before = table.state.dump()
    verdict = step.answer(table, "hop")
    assert verdict.kind == "unknown"
    assert "hop" in verdict.reason
    assert table.state.dump() == before


@each
def test_resuming_gives_the_played_table(step: Step) -> None:
    moves = learnt(step)
    table = step.table()
    assert same(table, step.resume([]))
    for done, move in enumerate(moves, start=1):
        step.answer(table, move)
        assert same(table, step.resume(moves[:done]))
        assert table.view(step.seat) == step.resume(moves[:done]).view(step.seat)
    with pytest.raises(BadJournal):
        step.resume([*moves, moves[-1]])
    assert step.answer(table, moves[-1]).kind == "done"
    assert same(table, step.resume(moves))


# what a lesson can say


def test_without_accepts_only_the_solution_is_accepted() -> None:
    step = Step(simple())
    table = step.table()
    assert step.accepted(table) == ["+5=8"]
    assert step.answer(table, "draw").kind == "hint"
    assert step.answer(table, " + 5 = 8").kind == "done"


def test_three_dots_accept_every_legal_move() -> None:
    step = Step(simple(accepts=["..."]))
    assert sorted(step.accepted(step.table())) == ["+2=5", "+5=8", "draw"]
    assert step.answer(step.table(), "+2=5").kind == "done"


def test_an_answer_of_chance_is_no_move_of_the_learner() -> None:
    step = Step(simple(accepts=["..."]))
    assert step.answer(step.table(), "card 5").kind == "refused"


def test_moves_that_the_step_does_not_play_can_not_be_resumed() -> None:
    for moves in (["draw"], ["+5=9"], ["hop"]):
        with pytest.raises(BadJournal, match="simple: the lesson does not play"):
            Step(simple()).resume(moves)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"goal": 1}, "simple, lesson: unknown keys: goal; there are: seat, begins, accepts, clauses, en, pl, ru"),
        ({"seat": 2}, "simple, lesson: seat is one of the seats, begins one of the [[step]]s"),
        ({"begins": 2}, "simple, lesson: seat is one of the seats, begins one of the [[step]]s"),
        ({"accepts": [5]}, "simple, lesson: accepts is a list of moves"),
        ({"accepts": [[]]}, "simple, lesson: accepts is a list of moves"),
        ({"clauses": ["ARM-99"]}, "simple, lesson: clauses names rules of the game, not ARM-99"),
        ({"clauses": []}, "simple, lesson: clauses names rules of the game, not none"),
        ({"ru": {"title": "т"}}, "simple, lesson.ru: there is no text, task, praise, hint"),
        ({"ru": {"titel": "т"}}, "simple, lesson.ru: unknown keys: titel"),
    ],
)
def test_a_lesson_that_can_not_be_read_says_why(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadScenario) as error:
        Step(simple(**changes))
    assert sentence in str(error.value)


def test_the_scenario_leaves_the_lesson_alone_but_wants_a_table() -> None:
    assert simple(goal=1).lesson["goal"] == 1
    with pytest.raises(BadScenario, match="lesson can not be 5"):
        Scenario("s", {"game": "archimedes", "lesson": 5, "step": [{}]})
