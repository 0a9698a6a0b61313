"""What goes wrong. Everything that the package itself raises is a :class:`CoverlineError`."""

from __future__ import annotations

__all__ = ["BadFile", "BadInput", "BadRecord", "CoverlineError", "IllegalAnswer"]


class CoverlineError(Exception):
    """Something that the engine refuses."""


class IllegalAnswer(CoverlineError):
    """The rules forbid an answer, or dice.

    ``rule`` is the id of the rule that forbids it, as ``coverline rules ID`` prints it; ``key`` names the reason for
    programs; ``text`` says it in the language that was asked for, with what would have been legal; ``expected`` lists
    the forms of answer that are asked for, where another kind of answer came.
    """

    def __init__(self, rule: str, key: str, text: str, expected: str | None = None) -> None:
        super().__init__(rule, key, text, expected)
        self.rule = rule
        self.key = key
        self.text = text
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}"


class BadInput(CoverlineError, ValueError):
    """A field says something impossible: ``field`` and ``what`` is wrong with it."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(field, what)
        self.field = field
        self.what = what

    def __str__(self) -> str:
        return f"{self.field}: {self.what}" if self.field else self.what


class BadFile(CoverlineError, ValueError):
    """A team, killzone or mission does not read: its ``file``, the ``line``, the ``field`` and ``what`` is wrong."""

    def __init__(self, file: str, line: int, field: str, what: str) -> None:
        super().__init__(file, line, field, what)
        self.file = file
        self.line = line
        self.field = field
        self.what = what

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.field}: {self.what}"


class BadRecord(CoverlineError, ValueError):
    """A ``line`` of a record or a position does not hold, and ``what`` is wrong with it."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(line, what)
        self.line = line
        self.what = what

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}"
