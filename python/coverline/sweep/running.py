"""Running a sweep: what is kept is taken from the store, the rest is played, whatever is lost on the way is played again."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from itertools import chain

from coverline.sweep.jobs import Job, Result
from coverline.sweep.progress import told
from coverline.sweep.runners import Played, Runner
from coverline.sweep.stores import Store, recall


def run(jobs: Sequence[Job], runner: Runner, kept: Store, progress: bool | None = None) -> list[tuple[Job, Result]]:
    """All jobs with their results, in the order of the jobs."""
    results = {at: found for at, job in enumerate(jobs) if (found := recall(kept, job)) is not None}
    places = {job: at for at, job in enumerate(jobs)}
    missing = [job for at, job in enumerate(jobs) if at not in results]
    games = sum(job.games for job in jobs)
    recalled = games - sum(job.games for job in missing)
    for job, result in told(runner.run(missing, kept), games, recalled, progress):
        results[places[job]] = result
    return [(job, results[at]) for at, job in enumerate(jobs)]


def in_order(jobs: Iterable[Job], runner: Runner, kept: Store) -> Played:
    """Jobs with their results one after another, played ahead in parallel. Closing it gives up what lies ahead.

    What somebody concludes from the first results depends on those alone, not on who was quick: so a sequential test
    ends at the same job on every cluster.
    """
    left = iter(jobs)
    for job in left:
        found = recall(kept, job)
        if found is None:
            yield from _played_ahead(chain([job], left), runner, kept)
            return
        yield job, found


def _played_ahead(jobs: Iterable[Job], runner: Runner, kept: Store) -> Played:
    order: deque[Job] = deque()
    ready: dict[Job, Result] = {}

    def missing() -> Iterator[Job]:
        for job in jobs:
            order.append(job)
            found = recall(kept, job)
            if found is None:
                yield job
            else:
                ready[job] = found

    with closing(runner.run(missing(), kept)) as played:
        for job, result in played:
            ready[job] = result
            while order and order[0] in ready:
                yield order[0], ready.pop(order.popleft())
    # What the store still held after the last job that had to be played.
    while order:
        yield order[0], ready.pop(order.popleft())
