"""Parquet files of `coverline sim`, as data scientists read them."""

from __future__ import annotations

import json
import os
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import coverline

pq: Any = import_module("pyarrow.parquet")

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with games and positions of a round robin, written by the program, which the tests of Rust have built."""
    built = [ROOT / "target" / profile / "coverline" for profile in ("debug", "release")]
    program = os.environ.get("COVERLINE_PROGRAM") or next((str(path) for path in built if path.exists()), None)
    assert program is not None, "the program is not built: cargo build --bin coverline"
    folder = tmp_path_factory.mktemp("datasets")
    command = [program, "sim", "--teams", "all", "--games", "2", "--seed", "5"]
    command += ["--out", "games.parquet", "--positions", "positions.parquet"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return folder


def test_games_have_a_row_each(files: Path) -> None:
    games = pq.read_table(files / "games.parquet")
    assert games.column("pairing").to_pylist() == [1, 1, 2, 2]
    assert games.column("game").to_pylist() == [1, 2, 1, 2]
    first = games.to_pylist()[0]
    assert sorted(first["teams"]) == sorted(coverline.names("teams", "kt24"))
    assert first["players"] == ["random", "random"]
    assert first["winner"] in {None, 1, 2} and first["mission"] is None
    assert [str(games.schema.field(name).type) for name in ("seed", "winner", "decisions")] == ["uint64", "int32", "int64"]


def test_the_games_are_those_of_sweeps(files: Path) -> None:
    """A pairing of the program and the same chunk of a sweep have the same winners."""
    from coverline.sweep.jobs import Games, Table

    rows = [row for row in pq.read_table(files / "games.parquet").to_pylist() if row["pairing"] == 2]
    table = Table("kt24", tuple(rows[0]["teams"]), rows[0]["killzone"])
    played = Games(table, seed=5, first=0, count=2, players=("random", "random")).play()
    assert played["decisions"] == sum(row["decisions"] for row in rows)
    winners = [row["winner"] for row in rows]
    assert played["wins"] == [winners.count(1), winners.count(2), winners.count(None)]


def test_positions_are_games_to_go_on_with(files: Path) -> None:
    positions = pq.read_table(files / "positions.parquet")
    decisions = pq.read_table(files / "games.parquet").column("decisions").to_pylist()
    assert positions.num_rows == sum(decisions)
    for row in positions.to_pylist()[:: max(1, positions.num_rows // 20)]:
        game = coverline.Game.from_position(row["position"])
        assert game.hash() == row["hash"]
        status = game.status()
        assert status["ask"]["kind"] == row["kind"] and "ABCD".index(status["side"]) + 1 == row["side"]
        game.answer(row["answer"])
        assert row["outcome"] in {-1, 0, 1}


def test_the_notebook_draws_the_file(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import matplotlib

    matplotlib.use("Agg")
    monkeypatch.chdir(files)
    notebook = json.loads((ROOT / "docs" / "notebooks" / "balance.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for number, cell in enumerate(cell for cell in notebook["cells"] if cell["cell_type"] == "code"):
        exec(compile("".join(cell["source"]), f"balance.ipynb, cell {number}", "exec"), names)
    assert names["games"].num_rows == 4
    assert names["count"].sum() == 8, "every game once for either team"
