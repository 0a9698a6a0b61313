"""Questions to the engine: what the commands of the program take and give, as dictionaries."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from coverline import _native

__all__ = ["check", "odds", "odds_many", "reach", "replay", "sight"]

Question = Mapping[str, Any] | str
"""A question as a dictionary, or as the text of its JSON."""


def _plain(value: object) -> object:
    if isinstance(value, (np.generic, np.ndarray)):
        return value.tolist()
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} is not plain data")


def _text(question: Question) -> str:
    return question if isinstance(question, str) else json.dumps(question, default=_plain)


def odds(question: Question) -> dict[str, Any]:
    """The exact odds of one attack, both sides playing it perfectly, as ``coverline odds --json`` gives them.

    >>> import coverline
    >>> told = coverline.odds({
    ...     "rules": "kt24", "sequence": "shoot", "goal": "damage",
    ...     "attacker": {"wounds": 12, "weapon": {"attacks": 4, "hit": 3, "damage": [3, 4], "rules": []}},
    ...     "defender": {"wounds": 12, "save": 4},
    ... })
    >>> round(told["expected"]["defender_loses"], 4)
    4.4038
    """
    answer: dict[str, Any] = json.loads(_native.odds(_text(question)))
    return answer


def odds_many(question: Question, **fields: npt.ArrayLike) -> dict[str, npt.NDArray[np.float64]]:
    """The odds of many attacks that differ in some whole numbers, as arrays; worked out in threads, without the GIL.

    A field is named by its path in the question, with two underscores between the steps and numbers for places in lists:
    ``attacker__weapon__hit``, ``attacker__weapon__damage__0``. The arrays are broadcast against each other as NumPy does,
    and every figure of the answer comes back in the shape that this gives. The question has to hold the fields already.

    >>> import numpy as np
    >>> import coverline
    >>> question = {
    ...     "rules": "kt24", "sequence": "shoot", "goal": "damage",
    ...     "attacker": {"wounds": 12, "weapon": {"attacks": 4, "hit": 3, "damage": [3, 4], "rules": []}},
    ...     "defender": {"wounds": 12, "save": 4},
    ... }
    >>> hits, saves = np.array([[2], [3], [4]]), np.array([3, 4, 5, 6])
    >>> table = coverline.odds_many(question, attacker__weapon__hit=hits, defender__save=saves)
    >>> table["expected_defender_loses"].shape
    (3, 4)
    """
    names = list(fields)
    arrays = []
    for name in names:
        array = np.asarray(fields[name])
        if not np.issubdtype(array.dtype, np.integer):
            raise TypeError(f"{name}: expected whole numbers, found {array.dtype}")
        arrays.append(array.astype(np.int64))
    shape = np.broadcast_shapes(*(array.shape for array in arrays))
    columns = [np.ascontiguousarray(np.broadcast_to(array, shape)).ravel() for array in arrays]
    pointers = ["/" + name.replace("__", "/") for name in names]
    found = _native.odds_many(_text(question), pointers, columns)
    return {name: column.reshape(shape) for name, column in found.items()}


def sight(question: Question, *, lang: str = "en") -> dict[str, Any]:
    """Whether one model may shoot at another, and why, as ``coverline sight --json`` says it.

    >>> import coverline
    >>> scout = {"id": "scout", "side": 1, "at": [5, 11], "base_mm": 32, "height": 1.5, "order": "engage"}
    >>> guard = {"id": "guard", "side": 2, "at": [15, 11], "base_mm": 32, "height": 1.5, "order": "engage"}
    >>> told = coverline.sight({
    ...     "rules": "kt24", "killzone": {"size": [30, 22], "terrain": []}, "models": [scout, guard],
    ...     "from": "scout", "to": "guard",
    ... })
    >>> told["visible"], told["valid_target"]
    (True, True)
    """
    answer: dict[str, Any] = json.loads(_native.sight(_text(question), lang))
    return answer


def reach(question: Question, *, lang: str = "en") -> dict[str, Any]:
    """Where a model may end a move, as ``coverline reach --json`` says it.

    >>> import coverline
    >>> scout = {"id": "scout", "side": 1, "at": [5, 11], "base_mm": 32, "height": 1.5, "order": "engage"}
    >>> told = coverline.reach({
    ...     "rules": "kt24", "killzone": {"size": [30, 22], "terrain": []}, "models": [scout],
    ...     "model": "scout", "action": "reposition", "limit": 6, "to": [10, 11],
    ... })
    >>> told["legal"], told["length"]
    (True, 5.0)
    """
    answer: dict[str, Any] = json.loads(_native.reach(_text(question), lang))
    return answer


def check(file: str | PathLike[str]) -> dict[str, Any]:
    """Checks a team, a killzone or a mission: a path, or the text of a file.

    >>> import coverline
    >>> told = coverline.check('format = "coverline killzone 1"\\nname = "Plain"\\nsize = [30, 22]\\n')
    >>> told["ok"], told["what"]
    (True, 'killzone "Plain": 0 terrain parts, 0 walls, 0 doors, 0 objectives')
    """
    if isinstance(file, str) and "\n" in file:
        return _native.check(file)
    path = Path(file)
    return _native.check(path.read_text(encoding="utf-8"), str(path))


def replay(record: str, *, files: Sequence[str] = (), lang: str = "en") -> dict[str, Any]:
    """Plays the text of a record again and checks every answer, roll and hash of it, as ``coverline replay`` does.

    ``files`` are texts of teams, killzones and missions that the record was played with and does not carry. Raises
    :class:`coverline.BadRecord` with the first line that does not hold.

    >>> import coverline
    >>> game = coverline.Game.new(seed=7)
    >>> _ = game.roll()
    >>> told = coverline.replay(game.record())
    >>> told["answers"], told["rolls"]
    (0, 1)
    """
    return _native.replay(record, list(files), lang)
