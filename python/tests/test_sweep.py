"""Sweeps: the same answer however they are played, whatever is lost on the way."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from coverline import CoverlineError, sweep
from coverline.sweep.__main__ import main
from coverline.sweep.jobs import Job
from coverline.sweep.runners import Played
from coverline.sweep.stores import Store


class Counting(sweep.Local):
    """Plays in this process, counts what it plays, and breaks down after so many jobs."""

    def __init__(self, threads: int = 1, most: int | None = None) -> None:
        super().__init__(threads)
        self.played = 0
        self.most = most

    def run(self, jobs: Iterable[Job], kept: Store) -> Played:
        for job, result in super().run(jobs, kept):
            if self.played == self.most:
                raise ConnectionError("the machine is gone")
            self.played += 1
            yield job, result


def small(runner: sweep.Runner | None = None, out: str | Path | Store | None = None, games: int = 6) -> sweep.RoundRobin:
    return sweep.round_robin(
        rules="kt24", player="random", killzones=["cooperage-yard", "signal-ridge"], games=games, chunk=2, runner=runner, out=out
    )


def test_threads_change_nothing() -> None:
    assert small(sweep.Local(1)) == small(sweep.Local(3))


def test_a_round_robin_counts_every_game_once_for_each_team() -> None:
    found = small()
    assert [found.team(team).games for team in found.teams] == [24, 24]
    one, other = found.teams
    assert found.cells[one, other] == found.cells[other, one].mirrored
    assert sum(score.games for score in found.first_player.values()) == 24
    report = found.as_json()
    assert json.loads(json.dumps(report))["digest"] == found.digest


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    broken = Counting(most=5)
    with pytest.raises(ConnectionError):
        small(broken, tmp_path)
    kept = len(list(tmp_path.glob("*.json")))
    assert kept >= 5
    rest = Counting()
    found = small(rest, tmp_path)
    assert rest.played == 12 - kept
    assert found == small()
    again = Counting()
    assert small(again, tmp_path) == found
    assert again.played == 0


def test_a_broken_file_is_played_again(tmp_path: Path) -> None:
    found = small(out=tmp_path)
    files = sorted(tmp_path.glob("*.json"))
    files[0].write_text("{")
    files[1].write_text('{"result": 3}')
    mending = Counting()
    assert small(mending, tmp_path) == found
    assert mending.played == 2


def test_an_object_store_keeps_as_a_folder_does() -> None:
    first, second = Counting(), Counting()
    assert small(first, "memory://sweep") == small(second, "memory://sweep")
    assert (first.played, second.played) == (12, 0)


def test_content_may_come_from_files(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "data/teams/saltglass-crew.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("Saltglass Crew", "Our Crew"), encoding="utf-8")
    found = sweep.round_robin(
        rules="kt24", player="random", teams=[str(mine), "lantern-company"], killzones=["cooperage-yard"], games=2
    )
    assert found.teams == ["Our Crew", "lantern-company"]


def test_a_sequential_test_ends_at_the_same_pair_whoever_is_quick(tmp_path: Path) -> None:
    def ask(threads: int, out: Path | None = None) -> sweep.Arena:
        return sweep.arena(
            "recruit", "random", killzones=["cooperage-yard"], pairs=60, sprt=(0, 100), chunk=2, runner=sweep.Local(threads), out=out
        )

    found = ask(1)
    assert found.verdict == "better"
    assert len(found.pairs) < 60
    assert found == ask(3, tmp_path) == ask(2, tmp_path)


def test_boards_are_measured_with_teams_that_play_themselves() -> None:
    found = sweep.fairness(rules="kt18", player="random", teams=["sternwake-boarders"], games=3)
    assert {board: score.games for board, score in found.boards.items()} == {"Tidewright Shuttle": 3, "Vespergate Shrine": 3}


def test_tuning_is_repeatable_and_resumed(tmp_path: Path) -> None:
    def ask(runner: sweep.Runner, out: Path | None = None) -> sweep.Tuned:
        return sweep.tune(rounds=2, pairs=2, chunk=1, killzones=["cooperage-yard"], runner=runner, out=out)

    found = ask(sweep.Local(2), tmp_path)
    again = Counting()
    assert ask(again, tmp_path) == found
    assert again.played == 0
    assert len(found.margins) == 2


def test_what_is_wrong_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CoverlineError, match="nobody"):
        sweep.round_robin(teams=["nobody", "saltglass-crew"], games=1)
    with pytest.raises(ValueError, match="games"):
        sweep.round_robin(games=0)
    assert main(["round-robin", "--teams", "saltglass-crew"]) == 2
    assert "at least two" in capsys.readouterr().err


def test_the_command_line_answers_in_words_and_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    common = ["round-robin", "--player", "random", "--games", "2", "--killzones", "cooperage-yard", "--threads", "1"]
    assert main(common) == 0
    words = capsys.readouterr().out
    assert main([*common, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert f"digest {report['digest']}" in words
    assert len(report["matrix"]) == 2
