"""Environments, judged by PettingZoo's and Gymnasium's own checkers and by what the engine promises."""

from __future__ import annotations

import copy
import hashlib
import sys
import threading
import time
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from coverline.envs import VectorEnv, aec_env, gym_env

RULES = ["kt18", "kt21", "kt24", "kt4w40k"]


@pytest.mark.parametrize("rules", RULES)
def test_aec_passes_the_checkers(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    cycles = 60 if rules == "kt4w40k" else 300
    with warnings.catch_warnings():
        # The checker warns of observations that are dictionaries of its own accord.
        warnings.simplefilter("ignore")
        api_test(aec_env(rules=rules), num_cycles=cycles)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("rules", ["kt24", "kt18"])
def test_aec_is_the_same_for_the_same_seed(rules: str) -> None:
    seed_test(lambda: aec_env(rules=rules), num_cycles=60)


@pytest.mark.parametrize(("rules", "players"), [("kt18", 3), ("kt18", 4), ("kt4w40k", 3)])
def test_aec_for_three_and_four(rules: str, players: int) -> None:
    env = aec_env(rules=rules, players=players)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=60)
    env.reset(seed=1)
    assert len(env.agents) == players


@pytest.mark.parametrize("rules", RULES)
def test_gym_passes_the_checker(rules: str) -> None:
    env = gym_env(opponent="random", rules=rules)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def test_a_whole_game_against_a_level() -> None:
    env = gym_env(opponent="recruit", rules="kt24", reward="outcome")
    observation, _ = env.reset(seed=3)
    total, steps, over = 0.0, 0, False
    while not over:
        assert observation["decision"][2] == 0, "the learner is side A"
        observation, reward, terminated, truncated, _ = env.step(int(observation["action_mask"].sum()) - 1)
        total, steps, over = total + reward, steps + 1, terminated or truncated
    assert total in {-1.0, 0.0, 1.0} and steps > 20
    assert env.game().status()["wait"] == "over"


def test_dice_are_a_player_on_request() -> None:
    env = aec_env(rules="kt24", chance=True)
    env.reset(seed=1)
    assert env.possible_agents == ["A", "B", "chance"] and env.agent_selection == "chance"
    observation, *_ = env.last()
    assert observation is not None and observation["action_mask"].sum() == 6
    ends = set()
    moment = env.snapshot()
    for face in range(6):
        env.restore(moment)
        env.step(face)
        ends.add(env.agent_selection)
    assert ends == {"A", "B"}, "1 to 3 is one player, 4 to 6 the other"


def digest(observation: dict[str, Any]) -> str:
    return hashlib.sha256(b"".join(observation[name].tobytes() for name in sorted(observation))).hexdigest()


@pytest.mark.parametrize("rules", RULES)
def test_batches_do_not_depend_on_threads(rules: str) -> None:
    games, steps = (4, 40) if rules == "kt4w40k" else (16, 150)
    ends = set()
    for threads in [1, 3]:
        env = VectorEnv(games, rules=rules, threads=threads)
        observation, _ = env.reset(seed=11)
        seen = hashlib.sha256()
        for _ in range(steps):
            observation, rewards, _, _, _ = env.step(env.sample())
            seen.update(digest(observation).encode() + rewards.tobytes())
        ends.add(seen.hexdigest())
    assert len(ends) == 1


def test_a_batch_is_its_games_one_by_one() -> None:
    batch = VectorEnv(3, rules="kt24")
    singles = [VectorEnv(1, rules="kt24") for _ in range(3)]
    together, _ = batch.reset(seed=20)
    alone = [env.reset(seed=20 + place)[0] for place, env in enumerate(singles)]
    for step in range(120):
        actions = np.array([step % max(1, int(each["action_mask"].sum())) for each in alone])
        together, rewards, ended, _, _ = batch.step(actions)
        for place, env in enumerate(singles):
            alone[place], reward, _, _, _ = env.step(actions[place : place + 1])
            assert digest({name: array[place : place + 1] for name, array in together.items()}) == digest(alone[place])
            assert (rewards[place] == reward[0]).all()


def test_arrays_are_allocated_once() -> None:
    env = VectorEnv(2, rules="kt24")
    first, _ = env.reset(seed=1)
    second, *_ = env.step(env.sample())
    assert all(first[name] is second[name] for name in first)


def test_games_begin_again_and_moments_come_back() -> None:
    env = VectorEnv(4, rules="kt24", opponent="random")
    env.reset(seed=2)
    ended = 0
    for _ in range(400):
        moment = env.snapshot(0)
        _, rewards, terminations, _, _ = env.step(env.sample())
        ended += int(terminations.sum())
        assert rewards.shape == (4,) and (rewards[~terminations] == 0).all()
    assert ended > 4
    before = {name: array[0].copy() for name, array in env.restore(0, moment).items()}
    env.step(np.zeros(4, np.int64))
    again = env.restore(0, moment)
    assert all((again[name][0] == before[name]).all() for name in before)


def test_an_environment_can_be_copied() -> None:
    env = aec_env(rules="kt24")
    env.reset(seed=6)
    for _ in range(40):
        env.step(0)
    twin = copy.deepcopy(env)
    for _ in range(40):
        env.step(0)
        twin.step(0)
    assert env.game() == twin.game()


def test_the_interpreter_is_free_while_games_are_played() -> None:
    env = VectorEnv(512, rules="kt24", threads=1)
    actions = env.sample()
    counted = 0
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0)

    interval = sys.getswitchinterval()
    other = threading.Thread(target=count)
    try:
        # Threads change places only where one lets go.
        sys.setswitchinterval(1000)
        other.start()
        for _ in range(2000):
            before = counted
            env.step(actions)
            if counted > before:
                break
        assert counted > before
    finally:
        done.set()
        sys.setswitchinterval(interval)
        other.join()


def test_what_is_wrong_is_named() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"candidates": 3}, "candidates"),
        ({"places": 0}, "places"),
        ({"reward": "glory"}, "reward"),
        ({"rules": "kt99"}, "rules"),
        ({"opponent": "general"}, "opponents"),
        ({"rules": "kt24", "players": 3}, "teams"),
    ]
    for options, field in cases:
        with pytest.raises(ValueError) as refused:
            VectorEnv(2, **options)
        assert getattr(refused.value, "field") == field
    env = VectorEnv(2)
    with pytest.raises(ValueError):
        env.step(np.zeros(3, np.int64))
