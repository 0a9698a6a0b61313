"""Scores with their 95 % intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

_Z = 1.959963984540054


@dataclass(frozen=True)
class Score:
    """Wins, draws and losses of somebody; a draw is half a win.

    >>> Score(8, 0, 2).share
    0.8
    >>> [round(bound, 3) for bound in Score(8, 0, 2).interval]
    [0.49, 0.943]
    """

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The share of the points; half where nothing was played."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for the share."""
        if not self.games:
            return (0.0, 1.0)
        spread = _Z * _Z / self.games
        middle = (self.share + spread / 2) / (1 + spread)
        half = _Z / (1 + spread) * math.sqrt(self.share * (1 - self.share) / self.games + spread / (4 * self.games))
        return (max(0.0, middle - half), min(1.0, middle + half))

    @property
    def mirrored(self) -> Score:
        """The same games seen by the other side."""
        return Score(self.losses, self.draws, self.wins)

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    def as_json(self) -> dict[str, object]:
        """As programs read it."""
        return {"games": self.games, "score": self.share, "interval": list(self.interval)}

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
