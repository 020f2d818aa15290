"""Berserk, the trading card game on a field of thirty cells."""

from kodeks.games.berserk.game import GAME as GAME
