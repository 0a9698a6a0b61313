"""Telling how far a sweep has come, on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from coverline.sweep.jobs import Job, Result


def told(done: Iterable[tuple[Job, Result]], games: int, recalled: int, wanted: bool | None) -> Iterator[tuple[Job, Result]]:
    """Passes results on, and shows how many of the games are played. Without a terminal nothing is shown unless `wanted`."""
    if wanted is None:
        wanted = sys.stderr.isatty()
    if not wanted:
        yield from done
        return
    from tqdm import tqdm

    with tqdm(total=games, initial=recalled, unit="game", unit_scale=True, file=sys.stderr) as bar:
        for job, result in done:
            bar.update(job.games)
            bar.set_postfix_str(str(job.table), refresh=False)
            yield job, result
