"""Runners: who plays the jobs. Results come as they are ready; whoever needs an order makes one."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any, Protocol

from coverline.sweep.jobs import Job, Result
from coverline.sweep.stores import Nowhere, Store, keep, recall

Played = Generator[tuple[Job, Result], None, None]
"""Jobs with their results, as they are ready."""


class Runner(Protocol):
    """Plays jobs."""

    def run(self, jobs: Iterable[Job], kept: Store) -> Played:
        """The jobs with their results, each once, as they are ready. Closing it gives up what is under way."""


class Local:
    """This process, with as many threads as wanted: games are played without the interpreter's lock."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1

    def run(self, jobs: Iterable[Job], kept: Store) -> Played:
        left = iter(jobs)
        with ThreadPoolExecutor(self.threads) as pool:
            under_way: dict[Future[Result], Job] = {}
            try:
                while True:
                    for job in islice(left, 2 * self.threads - len(under_way)):
                        under_way[pool.submit(job.play)] = job
                    if not under_way:
                        return
                    ready, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in ready:
                        job, result = under_way.pop(future), future.result()
                        keep(kept, job, result)
                        yield job, result
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


class OnRay:
    """A Ray cluster: `address` as `ray.init` takes it ("auto" for the one that runs here, None for one of our own).

    A job whose worker or machine is lost is played again elsewhere, as often as it takes. Results are kept by the workers
    where they reach the store themselves, else by this process as they come in. Ray's dashboard shows a task for each job,
    by its name, and the counter `coverline_games`.
    """

    def __init__(self, address: str | None = None, **options: Any) -> None:
        import ray

        if not ray.is_initialized():
            ray.init(address=address, **options)
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=-1)(_work)

    def run(self, jobs: Iterable[Job], kept: Store) -> Played:
        ray = self._ray
        left = iter(jobs)
        theirs = kept if kept.shared else Nowhere()
        under_way: dict[Any, Job] = {}
        try:
            while True:
                # Twice as many as can run, so that nobody waits for work; a cluster may grow and shrink meanwhile.
                most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
                for job in islice(left, max(0, most - len(under_way))):
                    under_way[self._task.options(name=str(job)).remote(job, theirs)] = job
                if not under_way:
                    return
                ready, _ = ray.wait(list(under_way), num_returns=1)
                for reference in ready:
                    job, result = under_way.pop(reference), ray.get(reference)
                    if not kept.shared:
                        keep(kept, job, result)
                    yield job, result
        finally:
            for reference in under_way:
                ray.cancel(reference, force=False)


def _work(job: Job, kept: Store) -> Result:
    """What a worker does: plays a job, unless somebody has, and keeps the result where it can."""
    from ray.util.metrics import Counter

    result = recall(kept, job)
    if result is None:
        result = job.play()
        keep(kept, job, result)
        Counter("coverline_games", description="Games played by sweeps").inc(job.games)
    return result
