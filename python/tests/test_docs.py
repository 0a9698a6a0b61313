"""What the documentation shows, runs."""

from __future__ import annotations

import doctest
import importlib
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


MODULES = ["", ".questions", ".envs", ".envs._vector", ".sweep", ".sweep.jobs", ".sweep.scores"]


@pytest.mark.parametrize("module", [f"coverline{name}" for name in MODULES])
def test_examples_of_the_package(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted > 0 and found.failed == 0


@pytest.mark.parametrize("page", ["docs/python.md", "python/README.md"])
def test_examples_of_the_pages(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {})


def test_the_tables_name_every_column() -> None:
    from coverline.envs import VectorEnv

    observation, _ = VectorEnv(1).reset(seed=1)
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    for name, array in observation.items():
        last = array.shape[-1]
        shapes = re.findall(rf"\| `{name}` \| ([^|]*) \|", text)
        assert any(shape.split(" x ")[-1] in {str(last), "candidates"} for shape in shapes), name


def test_the_notebook_runs() -> None:
    """Its cells as one program, without a screen to draw on."""
    import matplotlib

    matplotlib.use("Agg")
    notebook = json.loads((ROOT / "docs" / "notebooks" / "balance.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert cells and not any(cell["outputs"] or cell["execution_count"] for cell in cells), "without outputs"
    names: dict[str, object] = {}
    for number, cell in enumerate(cells):
        exec(compile("".join(cell["source"]), f"balance.ipynb, cell {number}", "exec"), names)
    matrix = names["matrix"]
    assert getattr(matrix, "shape") == (2, 2)
