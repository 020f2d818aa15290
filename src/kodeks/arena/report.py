"""What came out of a tournament, in figures and as a table."""

from __future__ import annotations

from math import sqrt
from typing import Any

from kodeks.arena.play import Result
from kodeks.arena.ratings import SURE, ratings
from kodeks.languages import Language, mark

HEADS = (mark("games"), mark("wins"), mark("rate"), mark("95 % interval"), mark("score"))
FAULTS = {
    "raises": mark("{bot} broke off in game {number} and has lost it: {reason}"),
    "hangs": mark("{bot} did not answer in game {number} and has lost it: {reason}"),
    "illegal": mark("{bot} answered with no legal move in game {number} and has lost it: {reason}"),
}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true rate of winning with 95 %."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(results: list[Result]) -> list[dict[str, Any]]:
    """For each bot, the best first: a victory that is shared counts as its share."""
    names = sorted({name for result in results for name in result.bots})
    found = [standing(name, results) for name in names]
    return sorted(found, key=lambda entry: -float(entry["rate"]))


def standing(name: str, results: list[Result]) -> dict[str, Any]:
    played = 0
    wins = 0.0
    points = 0
    for result in results:
        for seat, who in enumerate(result.bots):
            if who == name:
                played += 1
                points += result.scores[seat]
                wins += 1 / len(result.winners) if seat in result.winners else 0.0
    low, high = wilson(wins, played)
    return {
        "bot": name,
        "games": played,
        "wins": round(wins, 2),
        "rate": round(wins / played, 4),
        "interval": [round(low, 4), round(high, 4)],
        "score": round(points / played, 2),
    }


def seating(results: list[Result]) -> list[dict[str, Any]]:
    """How each seat did, whoever sat there: with equal bots, whether decks or turn order favour one."""
    found = []
    for seat in range(len(results[0].bots)):
        wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
        low, high = wilson(wins, len(results))
        rates = {"rate": round(wins / len(results), 4), "interval": [round(low, 4), round(high, 4)]}
        found.append({"seat": chr(ord("A") + seat), "wins": round(wins, 2), **rates})
    return found


def balance(seats: list[dict[str, Any]], reader: Language) -> str:
    """The same for people, in one line."""
    told = []
    for one in seats:
        low, high = one["interval"]
        told.append(f"{one['seat']} {100 * one['rate']:.1f} % ({100 * low:.1f}-{100 * high:.1f} %)")
    return reader.say("Wins by seat: {seats}", seats=", ".join(told))


def table(entries: list[dict[str, Any]], reader: Language) -> str:
    """The standings for people."""
    width = max([3, *(len(entry["bot"]) for entry in entries)])
    heads = [reader.say(text) for text in HEADS]
    games, wins, rate, interval, score = heads
    lines = [f"{'bot':{width}}  {games:>5}  {wins:>5}  {rate:>7}  {interval:>15}  {score:>6}"]
    for entry in entries:
        low, high = entry["interval"]
        interval = f"{100 * low:.1f}-{100 * high:.1f} %"
        lines.append(
            f"{entry['bot']:{width}}  {entry['games']:5}  {entry['wins']:5g}  {100 * entry['rate']:5.1f} %"
            f"  {interval:>15}  {entry['score']:6.2f}"
        )
    return "\n".join(lines)


def rated(results: list[Result], reader: Language) -> list[str]:
    """Ratings for people, where there are more than two to compare."""
    found = ratings(results)
    if len(found) < 3:
        return []
    told = ", ".join(f"{name} {rating:+.0f} ± {error:.0f}" for name, (rating, error) in found.items())
    return [reader.say("Ratings: {ratings}", ratings=told)]


def forfeits(results: list[Result], reader: Language) -> list[str]:
    """A line for each game that a bot gave away by a fault."""
    return [
        reader.say(
            FAULTS[result.forfeit.name],
            bot=result.bots[result.forfeit.seat],
            number=result.number + 1,
            reason=result.forfeit.reason,
        )
        for result in results
        if result.forfeit is not None
    ]
