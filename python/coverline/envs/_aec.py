"""Games for several learners, one after another: PettingZoo's AEC interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from coverline import _native
from coverline.envs._batch import Arrays, Observation

CHANCE = "chance"
SIDES = ["A", "B", "C", "D"]


@dataclass(frozen=True)
class Moment:
    """An environment at some moment, to be gone back to."""

    game: _native.Snapshot
    agents: list[str]
    chooser: str
    rewards: dict[str, float]
    sums: dict[str, float]
    ended: dict[str, bool]
    cut_off: dict[str, bool]


class CoverlineAEC(AECEnv[str, Observation, int]):
    """A game whose sides are agents ``A``, ``B`` and so on; with ``chance=True`` its dice are an agent as well."""

    metadata = {"name": "coverline_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, *, render_mode: str | None = None, chance: bool = False, **options: Any) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._batch = _native.Batch(1, chance=chance, threads=1, **options)
        self._arrays = Arrays(self._batch)
        self.possible_agents = SIDES[: self._arrays.spec["sides"]] + ([CHANCE] if chance else [])
        self.agents: list[str] = []
        self._space = self._arrays.space()
        self.observation_spaces = {agent: self._space for agent in self.possible_agents}
        choices = self._arrays.spec["candidates"]
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._batch.reset(int(self._random.integers(2**63)), self._arrays.flat)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._chooser()

    def _chooser(self) -> str:
        side = int(self._arrays.observation["decision"][0, 2])
        if side >= 0:
            return SIDES[side]
        return CHANCE if CHANCE in self.agents and self._batch.rolls(0) else self.agents[0]

    def observe(self, agent: str) -> Observation:
        chooses = agent == self.agent_selection and not self.terminations.get(agent, True)
        # Dice see the table as side A does, and their faces when they choose.
        side = None if chooses else 0 if agent == CHANCE else SIDES.index(agent)
        self._batch.observe(self._arrays.flat, side)
        return self._arrays.single()

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still playing has to act")
        self._cumulative_rewards[agent] = 0.0
        self._batch.step(np.array([action], np.int64), self._arrays.flat, False)
        for place, side in enumerate(SIDES[: self._arrays.spec["sides"]]):
            self.rewards[side] = float(self._arrays.rewards[0, place])
        over = int(self._arrays.over[0])
        if over:
            ended = self.terminations if over == 1 else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self._chooser()
        self._accumulate_rewards()

    def answers(self) -> list[str]:
        """The candidates in the notation of records; none for dice."""
        return self._batch.answers(0)

    def game(self) -> _native.Game:
        """The game as it stands, to be asked or played on by hand; what happens to it does not come back."""
        return self._batch.game(0)

    def snapshot(self) -> Moment:
        """The moment, to be gone back to by :meth:`restore`: dice and candidates to come included."""
        return Moment(
            self._batch.snapshot(0),
            self.agents[:],
            self.agent_selection,
            dict(self.rewards),
            dict(self._cumulative_rewards),
            dict(self.terminations),
            dict(self.truncations),
        )

    def restore(self, moment: Moment) -> None:
        """Goes back to a moment."""
        self._batch.restore(0, moment.game)
        self._batch.observe(self._arrays.flat)
        self.agents, self.agent_selection = moment.agents[:], moment.chooser
        self.rewards, self._cumulative_rewards = dict(moment.rewards), dict(moment.sums)
        self.terminations, self.truncations = dict(moment.ended), dict(moment.cut_off)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.game().position()

    def close(self) -> None:
        """Nothing is left open."""


def aec_env(
    *,
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
) -> CoverlineAEC:
    """A PettingZoo AEC environment.

    ``rules``, ``teams``, ``killzone``, ``mission`` and ``switches`` are those of :meth:`coverline.Game.new`; ``players``
    says how many sides there are where no team is named (3 and 4 in kt18 and kt4w40k). ``candidates`` is the most that
    there are to choose among, ``places`` how many places are drawn for each move. ``reward`` is ``outcome``, ``points`` or
    ``casualties``.
    """
    return CoverlineAEC(
        render_mode=render_mode,
        chance=chance,
        rules=rules,
        teams=teams,
        killzone=killzone,
        mission=mission,
        switches=switches,
        players=players,
        candidates=candidates,
        places=places,
        pairs=pairs,
        reward=reward,
    )
