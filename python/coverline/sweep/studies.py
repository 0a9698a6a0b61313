"""Studies: questions that take more games than one process likes to play.

Each is a list of jobs and what their results mean. The answer depends on the arguments alone: not on how many processes
or machines played, nor on what was lost and played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations

import coverline
from coverline import _native
from coverline.sweep.jobs import Comparisons, Games, Job, Pairs, Result, Table, chunks, content, digest, title
from coverline.sweep.running import in_order, run
from coverline.sweep.runners import Local, Runner
from coverline.sweep.scores import Score
from coverline.sweep.stores import Store, store

Where = str | os.PathLike[str] | Store | None


@dataclass(frozen=True)
class Tables:
    """The boards and missions of a study; every built-in one of the rule set where nothing is said."""

    rules: str
    killzones: tuple[str, ...]
    missions: tuple[str | None, ...]
    switches: tuple[tuple[str, str], ...]

    @staticmethod
    def of(
        rules: str,
        killzones: Sequence[str] | None,
        missions: Sequence[str | None] | None,
        switches: Mapping[str, str] | None,
    ) -> Tables:
        boards = killzones or coverline.names("killzones", rules)
        return Tables(
            rules,
            tuple(content(one) for one in boards),
            tuple(one and content(one) for one in missions or [None]),
            tuple(sorted((switches or {}).items())),
        )

    def with_teams(self, *teams: str) -> Iterator[Table]:
        for killzone in self.killzones:
            for mission in self.missions:
                yield Table(self.rules, teams, killzone, mission, self.switches)


@dataclass
class RoundRobin:
    """What a round robin found."""

    teams: list[str]
    """The teams, by name."""
    cells: dict[tuple[str, str], Score]
    """The first team's score against the second, both sides of the table played alike often."""
    first_player: dict[str, Score]
    """Side A's score by mission, or by board where there is no mission."""
    digest: str
    """A hash of all games."""

    def team(self, name: str) -> Score:
        """A team's score against all others."""
        return sum((score for (one, _), score in self.cells.items() if one == name), Score())

    def as_json(self) -> dict[str, object]:
        """As programs read it."""
        return {
            "teams": [{"name": name, **self.team(name).as_json()} for name in self.teams],
            "matrix": [
                {"team": one, "against": other, **score.as_json()} for (one, other), score in self.cells.items()
            ],
            "first_player": [{"where": where, **score.as_json()} for where, score in self.first_player.items()],
            "digest": self.digest,
        }

    def __str__(self) -> str:
        width = max(len(name) for name in self.teams)
        ranked = sorted(self.teams, key=lambda name: -self.team(name).share)
        lines = [f"{name:{width}}  {self.team(name)}" for name in ranked]
        lines += [f"side A, {where}: {score}" for where, score in self.first_player.items()]
        return "\n".join([*lines, f"digest {self.digest}"])


def round_robin(
    *,
    rules: str = "kt24",
    teams: Sequence[str] | None = None,
    killzones: Sequence[str] | None = None,
    missions: Sequence[str | None] | None = None,
    switches: Mapping[str, str] | None = None,
    player: str = "trooper",
    games: int = 100,
    seed: int = 1,
    chunk: int = 25,
    out: Where = None,
    runner: Runner | None = None,
    progress: bool | None = None,
) -> RoundRobin:
    """Every team against every other, `games` a side of the table, on every board and mission."""
    names = [content(one) for one in teams or coverline.names("teams", rules)]
    if len(names) < 2:
        raise ValueError("teams: a round robin needs at least two")
    tables = Tables.of(rules, killzones, missions, switches)
    jobs: list[Job] = [
        Games(table, seed, first, size, (player, player))
        for pair in combinations(names, 2)
        for one, other in (pair, pair[::-1])
        for table in tables.with_teams(one, other)
        for first, size in chunks(games, chunk)
    ]
    done = run(jobs, runner or Local(), store(out), progress)
    cells: dict[tuple[str, str], Score] = {}
    first_player: dict[str, Score] = {}
    for job, result in done:
        table, score = job.table, _score(result)
        one, other = (title(team) for team in table.teams)
        where = title(table.mission or table.killzone)
        for cell, seen in (((one, other), score), ((other, one), score.mirrored)):
            cells[cell] = cells.get(cell, Score()) + seen
        first_player[where] = first_player.get(where, Score()) + score
    return RoundRobin([title(name) for name in names], cells, first_player, digest(done))


@dataclass
class Fairness:
    """How fair boards are to side A, teams playing themselves."""

    boards: dict[str, Score]
    """Side A's score by board, and mission where there is one."""
    digest: str
    """A hash of all games."""

    def as_json(self) -> dict[str, object]:
        """As programs read it."""
        return {"boards": [{"board": at, **score.as_json()} for at, score in self.boards.items()], "digest": self.digest}

    def __str__(self) -> str:
        return "\n".join([*(f"{board}: {score}" for board, score in self.boards.items()), f"digest {self.digest}"])


def fairness(
    *,
    rules: str = "kt24",
    teams: Sequence[str] | None = None,
    killzones: Sequence[str] | None = None,
    missions: Sequence[str | None] | None = None,
    switches: Mapping[str, str] | None = None,
    player: str = "trooper",
    games: int = 100,
    seed: int = 1,
    chunk: int = 25,
    out: Where = None,
    runner: Runner | None = None,
    progress: bool | None = None,
) -> Fairness:
    """Every team against itself, `games` on every board: whatever side A scores beyond half is the table's doing."""
    names = [content(one) for one in teams or coverline.names("teams", rules)]
    tables = Tables.of(rules, killzones, missions, switches)
    jobs: list[Job] = [
        Games(table, seed, first, size, (player, player))
        for name in names
        for table in tables.with_teams(name, name)
        for first, size in chunks(games, chunk)
    ]
    done = run(jobs, runner or Local(), store(out), progress)
    boards: dict[str, Score] = {}
    for job, result in done:
        table = job.table
        where = title(table.killzone) + (f", {title(table.mission)}" if table.mission else "")
        boards[where] = boards.get(where, Score()) + _score(result)
    return Fairness(boards, digest(done))


@dataclass
class Arena:
    """Which of two levels is stronger."""

    engines: tuple[str, str]
    """The levels."""
    pairs: list[str] = field(default_factory=list)
    """How the two games of every pair that counts ended for the first of them: "WD" is a win, then a draw."""
    verdict: str | None = None
    """What the sequential test says: better, not better, or open; None without one."""
    digest: str = ""
    """A hash of all games that count."""

    def as_json(self) -> dict[str, object]:
        """As programs read it."""
        head = {"engines": list(self.engines), "pairs": len(self.pairs), "verdict": self.verdict}
        return {**head, **_native.arena_report(self.pairs), "digest": self.digest}

    def __str__(self) -> str:
        report = _native.arena_report(self.pairs)
        low, high = report["interval"]
        share = f"{100 * report['score']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        ended = f", {self.verdict}" if self.verdict else ""
        who = " against ".join(self.engines)
        return f"{who}: {share} of {len(self.pairs)} pairs{ended}\ndigest {self.digest}"


def arena(
    first: str,
    second: str,
    *,
    rules: str = "kt24",
    teams: Sequence[str] | None = None,
    killzones: Sequence[str] | None = None,
    missions: Sequence[str | None] | None = None,
    switches: Mapping[str, str] | None = None,
    pairs: int = 200,
    nodes: int | None = None,
    sprt: tuple[float, float] | None = None,
    risk: float = 0.05,
    seed: int = 1,
    chunk: int = 5,
    out: Where = None,
    runner: Runner | None = None,
) -> Arena:
    """Two levels in mirrored pairs; with `sprt`, until the difference is known to be at most, or at least, so many Elo points.

    Boards and missions take turns, chunk by chunk.
    """
    names = tuple(content(one) for one in teams or coverline.names("teams", rules)[:2])
    tables = list(Tables.of(rules, killzones, missions, switches).with_teams(*names))
    parts = enumerate(chunks(pairs, chunk))
    jobs = (Pairs(tables[number % len(tables)], seed, at, size, (first, second), nodes) for number, (at, size) in parts)
    found = Arena((first, second), verdict="open" if sprt else None)
    done: list[tuple[Job, Result]] = []
    with closing(in_order(jobs, runner or Local(), store(out))) as played:
        for job, result in played:
            done.append((job, result))
            found.pairs += result["pairs"]
            if sprt:
                found.verdict = _native.sequential_test(found.pairs, sprt, risk)
                if found.verdict != "open":
                    break
    found.digest = digest(done)
    return found


@dataclass
class Tuned:
    """Weights that self-play arrived at."""

    weights: dict[str, int]
    """What things are worth to the computer players of kt21 and kt24."""
    margins: list[int]
    """By how much the weights shaken one way did better, round by round, in thousandths."""
    digest: str
    """A hash of all results."""

    def as_json(self) -> dict[str, object]:
        """As programs read it."""
        return {"weights": self.weights, "margins": self.margins, "digest": self.digest}

    def __str__(self) -> str:
        width = max(map(len, self.weights))
        return "\n".join([*(f"{name:{width}}  {worth}" for name, worth in self.weights.items()), f"digest {self.digest}"])


def tune(
    *,
    rules: str = "kt24",
    teams: Sequence[str] | None = None,
    killzones: Sequence[str] | None = None,
    rounds: int = 100,
    pairs: int = 27,
    shake: int = 300,
    pace: int = 1500,
    seed: int = 1,
    chunk: int = 3,
    out: Where = None,
    runner: Runner | None = None,
    progress: bool | None = None,
) -> Tuned:
    """Tunes what things are worth by self-play (SPSA): rounds one after another, the games of a round all over the cluster."""
    names = tuple(content(one) for one in teams or coverline.names("teams", rules)[:2])
    tables = list(Tables.of(rules, killzones, None, None).with_teams(*names))
    tuner = _native.Tuner(seed=seed, rounds=rounds, shake=shake, pace=pace)
    runner, kept = runner or Local(), store(out)
    done: list[tuple[Job, Result]] = []
    margins: list[int] = []
    while (found := tuner.next_match()) is not None:
        weights = (tuple(found["one"]), tuple(found["other"]))
        begin = found["number"] * pairs
        parts = enumerate(chunks(pairs, chunk))
        jobs: list[Job] = [
            Comparisons(tables[number % len(tables)], seed, begin + at, size, weights) for number, (at, size) in parts
        ]
        played = run(jobs, runner, kept, progress)
        done += played
        points, most = (sum(result[what] for _, result in played) for what in ("points", "most"))
        margins.append(int(1000 * points / most))
        tuner.take(margins[-1])
    return Tuned(tuner.weights(), margins, digest(done))


def _score(result: Result) -> Score:
    """Side A's score in a chunk of games."""
    wins = result["wins"]
    return Score(wins[0], wins[-1], sum(wins[1:-1]))
