"""A bot in thirty lines that needs nothing of Kodeks: kodeks arena archimedes "program:python saver.py" greedy

Each line that it reads is a question as JSON: game, seat, seats, view (all that the seat may know), moves.
Each line that it writes is one of the moves. Its input ends with the game, and so does the program.
"""

import json
import sys


def worth(move: str) -> int:
    """In Archimedes: rather play than draw, and high cards first."""
    if move in ("draw", "pass"):
        return 0
    digits = "".join(sign if sign.isdigit() else " " for sign in move)
    return 1 + sum(map(int, digits.split()))


def main() -> None:
    for line in sys.stdin:
        print(max(json.loads(line)["moves"], key=worth), flush=True)


if __name__ == "__main__":
    main()
