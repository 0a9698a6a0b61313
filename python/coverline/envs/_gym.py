"""A game for one learner against computer players: Gymnasium's interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from coverline import _native
from coverline.envs._batch import Arrays, Observation

SIDES = "ABCD"


class CoverlineEnv(gymnasium.Env[Observation, np.int64]):
    """A game of one learner against computer players of a level."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, *, opponent: str, side: str, players: int, render_mode: str | None, **options: Any) -> None:
        self.render_mode = render_mode
        self._side = SIDES.index(side)
        opponents = [None if seat == self._side else opponent for seat in range(players)]
        self._batch = _native.Batch(1, opponents=opponents, players=players, threads=1, **options)
        self._arrays = Arrays(self._batch)
        self.observation_space = cast("spaces.Space[Observation]", self._arrays.space())
        self.action_space = spaces.Discrete(self._arrays.spec["candidates"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(2**63)), self._arrays.flat)
        return self._arrays.single(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._batch.step(np.array([action], np.int64), self._arrays.flat, False)
        over = int(self._arrays.over[0])
        reward = float(self._arrays.rewards[0, self._side])
        return self._arrays.single(), reward, over == 1, over == 2, {}

    def answers(self) -> list[str]:
        """The candidates in the notation of records."""
        return self._batch.answers(0)

    def game(self) -> _native.Game:
        """The game as it stands, to be asked or played on by hand; what happens to it does not come back."""
        return self._batch.game(0)

    def snapshot(self) -> _native.Snapshot:
        """The moment, to be gone back to by :meth:`restore`: dice and candidates to come included."""
        return self._batch.snapshot(0)

    def restore(self, snapshot: _native.Snapshot) -> Observation:
        """Goes back to a moment; returns what is to be seen."""
        self._batch.restore(0, snapshot)
        self._batch.observe(self._arrays.flat)
        return self._arrays.single()

    def render(self) -> str | None:
        return None if self.render_mode is None else self.game().position()


def gym_env(
    opponent: str = "trooper",
    *,
    side: str = "A",
    rules: str | None = None,
    teams: Sequence[str | None] | None = None,
    killzone: str | None = None,
    mission: str | None = None,
    switches: Mapping[str, str] | None = None,
    players: int = 2,
    candidates: int = 64,
    places: int = 4,
    pairs: bool = True,
    chance: bool = False,
    reward: str = "outcome",
    render_mode: str | None = None,
) -> CoverlineEnv:
    """A Gymnasium environment: one learner on a side, computer players of a level on the others.

    ``opponent`` is ``random``, ``recruit``, ``trooper``, ``veteran`` or ``commander``; the rest as in
    :func:`coverline.envs.aec_env`. An action beyond the mask counts as the last candidate.
    """
    return CoverlineEnv(
        opponent=opponent,
        side=side,
        players=len(teams) if teams is not None else players,
        render_mode=render_mode,
        rules=rules,
        teams=teams,
        killzone=killzone,
        mission=mission,
        switches=switches,
        candidates=candidates,
        places=places,
        pairs=pairs,
        chance=chance,
        reward=reward,
    )
