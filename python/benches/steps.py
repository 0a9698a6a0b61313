"""How many decisions a second VectorEnv makes with random actions, for docs/performance.md.

    tools/python release && target/python/venv/bin/python python/benches/steps.py [RULES] [SECONDS]

Wall clock and processor time are both told: on a machine with other work the latter says what a core does.
"""

from __future__ import annotations

import sys
import time

from coverline.envs import VectorEnv


def measure(rules: str, seconds: float, games: int, threads: int, **options: bool | int) -> None:
    env = VectorEnv(games, rules=rules, threads=threads, **options)  # type: ignore[arg-type]
    env.reset(seed=1)
    # Past the set-up, so that games are at all stages.
    for _ in range(300):
        env.step(env.sample())
    steps, wall, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        for _ in range(10):
            env.step(env.sample())
        steps += 10 * games
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    said = " ".join(f"{name}={value}" for name, value in options.items())
    print(
        f"{rules} {games} games, {threads} threads, {said}: {steps / wall:,.0f} decisions a second,"
        f" {steps / processor:,.0f} a second of one core"
    )


if __name__ == "__main__":
    rules = sys.argv[1] if len(sys.argv) > 1 else "kt24"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10.0
    for pairs in [True, False]:
        for places in [4, 1]:
            measure(rules, seconds, 512, 2, pairs=pairs, places=places)
