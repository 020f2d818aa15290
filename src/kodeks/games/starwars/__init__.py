"""Star Wars: The Card Game, the core game with the FAQ's timing, errata and restricted list."""

from kodeks.games.starwars.game import GAME as GAME
