"""Arcanon by Artur Gawor: five biddings a round, bluffed with hidden solids and answered on a stack."""

from kodeks.games.arcanon.game import GAME

__all__ = ["GAME"]
