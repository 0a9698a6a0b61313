"""Many games at once, stepped in Rust threads without the GIL into arrays that are allocated once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.vector.utils import batch_space

from coverline import _native
from coverline.envs._batch import Arrays, Observation


class VectorEnv(GymVectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """So many games with the same teams on the same board.

    Without ``opponent`` the learner plays all sides: ``decision[:, 2]`` says whose action each game waits for, and rewards
    have a column for each side. With an opponent's level the learner plays side A, and there is one reward a game.

    Observations are always the same arrays, written anew by every step: copy what is to be kept. A game that is over
    begins again at once, with the next dice of its seed; its last observation is not kept.

    >>> import numpy as np
    >>> from coverline.envs import VectorEnv
    >>> env = VectorEnv(8, rules="kt24")
    >>> observation, info = env.reset(seed=1)
    >>> for _ in range(20):
    ...     observation, rewards, terminations, truncations, info = env.step(env.sample())
    >>> rewards.shape, observation["action_mask"].shape
    ((8, 2), (8, 64))
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        n: int,
        *,
        rules: str | None = None,
        teams: Sequence[str | None] | None = None,
        killzone: str | None = None,
        mission: str | None = None,
        switches: Mapping[str, str] | None = None,
        players: int = 2,
        opponent: str | None = None,
        candidates: int = 64,
        places: int = 4,
        pairs: bool = True,
        chance: bool = False,
        reward: str = "outcome",
        seed: int = 1,
        threads: int = 0,
    ) -> None:
        sides = len(teams) if teams is not None else players
        self._batch = _native.Batch(
            n,
            rules=rules,
            teams=teams,
            killzone=killzone,
            mission=mission,
            switches=switches,
            players=players,
            opponents=None if opponent is None else [None] + [opponent] * (sides - 1),
            candidates=candidates,
            places=places,
            pairs=pairs,
            chance=chance,
            reward=reward,
            seed=seed,
            threads=threads,
        )
        self._arrays = Arrays(self._batch)
        self._single = opponent is not None
        self.num_envs = n
        self.single_observation_space = self._arrays.space()
        self.single_action_space = spaces.Discrete(candidates)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._random = np.random.default_rng(seed)
        self._batch.reset(seed, self._arrays.flat)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games anew: with seeds ``seed``, ``seed + 1`` and so on, or with the next dice of those they have."""
        if isinstance(seed, list):
            raise TypeError("seed: one number, from which every game has its own")
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._batch.reset(seed, self._arrays.flat)
        return self._arrays.observation, {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        self._batch.step(np.ascontiguousarray(actions, np.int64), self._arrays.flat, True)
        over = self._arrays.over
        rewards = self._arrays.rewards[:, 0] if self._single else self._arrays.rewards
        return self._arrays.observation, rewards, over == 1, over == 2, {}

    def sample(self) -> npt.NDArray[np.int64]:
        """A candidate by chance for every game."""
        counts = self._arrays.observation["decision"][:, 3]
        actions: npt.NDArray[np.int64] = (self._random.random(self.num_envs) * counts).astype(np.int64)
        return actions

    def answers(self, index: int) -> list[str]:
        """The candidates of a game in the notation of records."""
        return self._batch.answers(index)

    def game(self, index: int) -> _native.Game:
        """A game as it stands, to be asked or played on by hand; what happens to it does not come back."""
        return self._batch.game(index)

    def snapshot(self, index: int) -> _native.Snapshot:
        """A game at this moment, to be gone back to by :meth:`restore`: dice and candidates to come included."""
        return self._batch.snapshot(index)

    def restore(self, index: int, snapshot: _native.Snapshot) -> Observation:
        """Puts a moment into the place of a game; returns what is to be seen of all."""
        self._batch.restore(index, snapshot)
        self._batch.observe(self._arrays.flat)
        return self._arrays.observation
