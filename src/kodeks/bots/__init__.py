"""Players that choose a move from a view and their own guesses of what is hidden."""

from kodeks.bots.bot import Bot
from kodeks.bots.catalogue import UnknownBot, bot, bots

__all__ = ["Bot", "UnknownBot", "bot", "bots"]
