"""Jobs: what a worker plays, named by everything its result depends on.

A job holds names of built-in content or the whole text of files, never paths, so that a worker on another machine needs
nothing but the package. The same job gives the same result wherever and however often it is done.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import coverline
from coverline import _native

Result = dict[str, Any]


def content(name: str) -> str:
    """What a job says of a team, killzone or mission: the name of a built-in one, or the text of a file.

    >>> content("saltglass-crew")
    'saltglass-crew'
    """
    path = Path(name)
    return path.read_text(encoding="utf-8") if path.suffix == ".toml" and "\n" not in name else name


def title(source: str) -> str:
    """What people call a team, killzone or mission of a job.

    >>> title('format = "coverline team 1"\\nname = "Saltglass Crew"\\n')
    'Saltglass Crew'
    """
    if "\n" not in source:
        return source
    lines = (line.partition("=") for line in source.splitlines())
    names = (value.strip().strip('"') for key, _, value in lines if key.strip() == "name")
    return next(names, "a file without a name")


@dataclass(frozen=True)
class Table:
    """What games are played with."""

    rules: str
    teams: tuple[str, ...]
    killzone: str
    mission: str | None = None
    switches: tuple[tuple[str, str], ...] = ()

    def plain(self) -> dict[str, Any]:
        """As the engine takes it."""
        return {**asdict(self), "switches": dict(self.switches)}

    def __str__(self) -> str:
        where = title(self.killzone) + (f", {title(self.mission)}" if self.mission else "")
        return f"{' v '.join(map(title, self.teams))} on {where}"


@dataclass(frozen=True)
class Chunk:
    """The part of a series that a job plays: from the number `first`, `count` of them."""

    table: Table
    seed: int
    first: int
    count: int

    def numbers(self) -> dict[str, int]:
        """Which part of which series it is, as the engine takes it."""
        return {"seed": self.seed, "first": self.first, "count": self.count}

    def __str__(self) -> str:
        return f"{self.table}, {self.first + 1} to {self.first + self.count}"


@dataclass(frozen=True)
class Games(Chunk):
    """Games between players of ours, numbered from 0 as those of `coverline sim` are."""

    players: tuple[str, ...]

    def play(self) -> Result:
        """Plays them: `wins` by side with the draws last, `decisions`, `turns`, and the `digest` of all games."""
        return _native.play_games(self.table.plain(), players=self.players, **self.numbers())

    @property
    def games(self) -> int:
        """How many games it is."""
        return self.count


@dataclass(frozen=True)
class Pairs(Chunk):
    """Mirrored pairs of games between two levels: the same teams, board and dice, sides exchanged."""

    engines: tuple[str, str]
    nodes: int | None = None

    def play(self) -> Result:
        """Plays them: `pairs`, how the two games of each ended for the first engine ("WD"), and the `digest` of all games."""
        return _native.play_pairs(self.table.plain(), engines=self.engines, nodes=self.nodes, **self.numbers())

    @property
    def games(self) -> int:
        """How many games it is."""
        return 2 * self.count


@dataclass(frozen=True)
class Comparisons(Chunk):
    """Comparisons of two sets of weights, as `coverline tune` makes them: three mirrored pairs each."""

    weights: tuple[tuple[int, ...], tuple[int, ...]]

    def play(self) -> Result:
        """Plays them: `points`, by how much the first weights did better, of `most`, and a `digest`."""
        return _native.play_comparisons(self.table.plain(), weights=self.weights, **self.numbers())

    @property
    def games(self) -> int:
        """How many games it is."""
        return 6 * self.count


Job = Games | Pairs | Comparisons


@lru_cache(maxsize=4096)
def _fingerprint(table: Table) -> str:
    """A hash of the files behind a table: built-in content may change under its name."""
    return _native.fingerprint(table.plain())


def key(job: Job) -> str:
    """The name of a job's result: a hash of all that the result depends on, engine and content included."""
    what = {
        "version": coverline.__version__,
        "content": _fingerprint(job.table),
        "kind": type(job).__name__,
        "job": asdict(job),
    }
    text = json.dumps(what, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """Cuts games into chunks: the first of each, and how many.

    >>> list(chunks(250, 100))
    [(0, 100), (100, 100), (200, 50)]
    """
    if games < 1 or size < 1:
        raise ValueError("games and size have to be at least 1")
    return ((first, min(size, games - first)) for first in range(0, games, size))


def digest(done: Sequence[tuple[Job, Result]]) -> str:
    """A hash of all results in the order of their jobs: the same for one process and for a thousand machines."""
    whole = hashlib.sha256()
    for job, result in done:
        whole.update(f"{key(job)} {result['digest']}\n".encode())
    return whole.hexdigest()
