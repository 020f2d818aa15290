"""Archimedes by Reiner Knizia: play the hand out by equations on the top card."""

from kodeks.games.archimedes.game import GAME

__all__ = ["GAME"]
