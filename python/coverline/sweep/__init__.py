"""Sweeps: round robins, arenas, tuning and fairness of boards, over one process or a Ray cluster.

>>> from coverline import sweep
>>> found = sweep.round_robin(rules="kt24", player="random", killzones=["cooperage-yard"], games=4, chunk=2)
>>> found.team("Saltglass Crew").games
8
>>> again = sweep.round_robin(rules="kt24", player="random", killzones=["cooperage-yard"], games=4, chunk=2)
>>> found.digest == again.digest
True

With `out` results are kept, in a folder or an object store, and a sweep that was stopped goes on where it was. With
`runner=sweep.OnRay("auto")` a Ray cluster plays (`pip install coverline[ray]`).
"""

from coverline.sweep.runners import Local, OnRay, Runner
from coverline.sweep.scores import Score
from coverline.sweep.stores import Folder, Nowhere, ObjectStore, Store
from coverline.sweep.studies import Arena, Fairness, RoundRobin, Tuned, arena, fairness, round_robin, tune

__all__ = [
    "Arena",
    "Fairness",
    "Folder",
    "Local",
    "Nowhere",
    "ObjectStore",
    "OnRay",
    "RoundRobin",
    "Runner",
    "Score",
    "Store",
    "Tuned",
    "arena",
    "fairness",
    "round_robin",
    "tune",
]
