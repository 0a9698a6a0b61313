"""Coverline: a referee, an opponent and an odds table for Kill Team.

>>> import coverline
>>> game = coverline.Game.new(rules="kt24", seed=1)
>>> while game.status()["wait"] != "over":
...     if game.status()["wait"] == "roll":
...         _ = game.roll()
...     else:
...         game.answer(game.candidates()[0])
>>> game.round
4
"""

from coverline._native import VERSION as __version__
from coverline._native import Game, arena, names
from coverline.errors import BadFile, BadInput, BadRecord, CoverlineError, IllegalAnswer
from coverline.questions import check, odds, odds_many, reach, replay, sight

__all__ = [
    "BadFile",
    "BadInput",
    "BadRecord",
    "CoverlineError",
    "Game",
    "IllegalAnswer",
    "__version__",
    "arena",
    "check",
    "names",
    "odds",
    "odds_many",
    "reach",
    "replay",
    "sight",
]
