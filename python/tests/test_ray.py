"""Sweeps on a cluster of several Ray nodes, of which some are lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from coverline import sweep
from coverline.sweep.jobs import Job
from coverline.sweep.runners import Played
from coverline.sweep.stores import Store


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A head and two more nodes on this machine, one processor each."""
    whole = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes = [whole.add_node(num_cpus=1) for _ in range(2)]
    whole.wait_for_nodes()
    try:
        yield whole, nodes
    finally:
        ray.shutdown()
        whole.shutdown()  # type: ignore[no-untyped-call]


class Losing(sweep.OnRay):
    """A cluster that loses a machine when the first result is in."""

    def __init__(self, whole: Any, node: Any) -> None:
        super().__init__(whole.address, log_to_driver=False)
        self.whole, self.node = whole, node
        self.lost = False

    def run(self, jobs: Iterable[Job], kept: Store) -> Played:
        for job, result in super().run(jobs, kept):
            if not self.lost:
                self.whole.remove_node(self.node, allow_graceful=False)
                self.lost = True
            yield job, result


ASKED: dict[str, Any] = {"rules": "kt24", "player": "recruit", "killzones": ["cooperage-yard"], "games": 40, "chunk": 5}


def test_a_lost_node_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    whole, nodes = cluster
    runner = Losing(whole, nodes[0])
    found = sweep.round_robin(**ASKED, runner=runner, out=tmp_path)
    assert runner.lost
    assert found == sweep.round_robin(**ASKED, runner=sweep.Local(1))
    assert len(list(tmp_path.glob("*.json"))) == 16


def test_a_driver_that_is_killed_goes_on_where_it_was(cluster: Any, tmp_path: Path) -> None:
    whole, _ = cluster
    command = [sys.executable, "-m", "coverline.sweep", "round-robin", "--player", "recruit", "--killzones", "cooperage-yard"]
    command += ["--games", "40", "--chunk", "5", "--out", str(tmp_path), "--ray", whole.address]
    driver = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not any(tmp_path.glob("*.json")):
            assert driver.poll() is None, "it ended without keeping anything"
            time.sleep(0.05)
        driver.send_signal(signal.SIGKILL)
    finally:
        driver.kill()
        driver.wait()
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.json")}
    assert before
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    assert all(path.stat().st_mtime_ns == when for path, when in before.items()), "what was kept is not played again"
    assert sweep.round_robin(**ASKED, runner=sweep.Local(1)).digest in done.stdout
