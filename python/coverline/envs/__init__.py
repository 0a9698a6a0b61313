"""Environments for learning: PettingZoo, Gymnasium, and many games at once. Needs ``pip install coverline[envs]``.

An action is the number of a candidate; ``action_mask`` says which there are. Every observation is a dictionary of the same
arrays under every rule set, described in docs/python.md. Candidates and dice depend on the seed alone: same seed, same
bytes.

>>> from coverline.envs import gym_env
>>> env = gym_env(opponent="recruit", rules="kt24")
>>> observation, info = env.reset(seed=5)
>>> sorted(observation)
['action_mask', 'candidate_ids', 'candidates', 'decision', 'entities', 'globals', 'pairs']
>>> observation, reward, terminated, truncated, info = env.step(0)
>>> env.close()
"""

from coverline.envs._aec import CoverlineAEC, aec_env
from coverline.envs._gym import CoverlineEnv, gym_env
from coverline.envs._vector import VectorEnv

__all__ = ["CoverlineAEC", "CoverlineEnv", "VectorEnv", "aec_env", "gym_env"]
