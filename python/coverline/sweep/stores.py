"""Stores: where results are kept, so that a sweep that was stopped goes on where it was.

A result is one small file named by its job. It is written whole or not at all, and writing it twice changes nothing.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Protocol

from coverline.sweep.jobs import Job, Result, key


class Store(Protocol):
    """Where results are kept."""

    @property
    def shared(self) -> bool:
        """Whether every machine of a cluster reaches it: workers keep their results themselves then."""

    def read(self, name: str) -> bytes | None:
        """What is kept under a name."""

    def write(self, name: str, what: bytes) -> None:
        """Keeps something under a name, whole or not at all."""


class Nowhere:
    """Keeps nothing: a sweep that is stopped begins anew."""

    shared = False

    def read(self, name: str) -> bytes | None:
        return None

    def write(self, name: str, what: bytes) -> None:
        pass


class Folder:
    """A folder of this machine, or, with `shared`, one that every machine mounts."""

    def __init__(self, path: str | os.PathLike[str], *, shared: bool = False) -> None:
        self.path = Path(path)
        self.shared = shared
        self.path.mkdir(parents=True, exist_ok=True)

    def read(self, name: str) -> bytes | None:
        try:
            return (self.path / name).read_bytes()
        except FileNotFoundError:
            return None

    def write(self, name: str, what: bytes) -> None:
        # A file that is renamed is there whole, whatever happens to whoever wrote it.
        handle, temporary = tempfile.mkstemp(dir=self.path, prefix=".", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(what)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, self.path / name)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise


class ObjectStore:
    """An object store that fsspec knows by its address, for example `s3://bucket/sweep`."""

    shared = True

    def __init__(self, address: str) -> None:
        import fsspec

        self.address = address.rstrip("/")
        self._files, self._root = fsspec.core.url_to_fs(self.address)

    def read(self, name: str) -> bytes | None:
        try:
            return bytes(self._files.cat_file(f"{self._root}/{name}"))
        except FileNotFoundError:
            return None

    def write(self, name: str, what: bytes) -> None:
        self._files.pipe_file(f"{self._root}/{name}", what)


def store(where: str | os.PathLike[str] | Store | None) -> Store:
    """The store that somebody means: a folder, an address, a store already, or none."""
    if where is None:
        return Nowhere()
    if isinstance(where, (str, os.PathLike)):
        text = os.fspath(where)
        return ObjectStore(text) if "://" in text else Folder(text)
    return where


def recall(kept: Store, job: Job) -> Result | None:
    """The result of a job, if it is kept and whole."""
    found = kept.read(f"{key(job)}.json")
    if found is None:
        return None
    try:
        result: Any = json.loads(found)["result"]
    except (ValueError, KeyError, TypeError):
        return None
    return result if isinstance(result, dict) and "digest" in result else None


def keep(kept: Store, job: Job, result: Result) -> None:
    """Keeps the result of a job."""
    what = {"job": str(job), "result": result}
    kept.write(f"{key(job)}.json", json.dumps(what, sort_keys=True).encode())
