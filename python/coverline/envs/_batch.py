"""Arrays that the engine writes into, and the spaces that they belong to."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from coverline import _native

Array: TypeAlias = npt.NDArray[Any]
Observation: TypeAlias = dict[str, Array]

MOST = 4096
"""More than any number of an observation."""


class Arrays:
    """The arrays of a batch of games: flat as the engine writes them, and in their shapes as learners read them."""

    def __init__(self, batch: _native.Batch) -> None:
        self.spec = spec = batch.spec()
        games, entities, candidates = spec["games"], spec["entities"], spec["candidates"]
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "entities": ((entities, spec["entity_features"]), np.float32),
            "pairs": ((entities, entities, spec["pair_features"]) if spec["pairs"] else (0,), np.float32),
            "globals": ((spec["global_features"],), np.float32),
            "decision": ((spec["decision"],), np.int32),
            "candidates": ((candidates, spec["candidate_features"]), np.float32),
            "candidate_ids": ((candidates, spec["candidate_ids"]), np.int32),
            "action_mask": ((candidates,), np.int8),
        }
        self.flat: dict[str, Array] = {
            name: np.zeros(games * int(np.prod(shape)), dtype) for name, (shape, dtype) in shapes.items()
        }
        self.flat["rewards"] = np.zeros(games * spec["sides"], np.float32)
        self.flat["over"] = np.zeros(games, np.uint8)
        self.observation: Observation = {
            name: self.flat[name].reshape((games, *shape))
            for name, (shape, _) in shapes.items()
            if name != "pairs" or spec["pairs"]
        }
        self.rewards: npt.NDArray[np.float32] = self.flat["rewards"].reshape((games, spec["sides"]))
        self.over: npt.NDArray[np.uint8] = self.flat["over"]

    def single(self, index: int = 0) -> Observation:
        """What is to be seen of one game, copied."""
        return {name: array[index].copy() for name, array in self.observation.items()}

    def space(self) -> spaces.Dict:
        """The space of what is to be seen of one game."""
        kinds: dict[Any, tuple[float, float]] = {np.dtype(np.int8): (0, 1), np.dtype(np.int32): (-1, MOST)}
        return spaces.Dict(
            {
                name: spaces.Box(*kinds.get(array.dtype, (-1, MOST)), shape=array.shape[1:], dtype=array.dtype.type)
                for name, array in self.observation.items()
            }
        )
