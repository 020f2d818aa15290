"""Kuhn poker: three cards, two players, one coin to bet."""

from .game import GAME as GAME
