"""Python: the raw layer for ctypes, the statuses and the exceptions."""

from __future__ import annotations

from pathlib import Path

from description.parts import Description

from . import errors, raw


def files(description: Description, examples: Path) -> dict[str, str]:
    """The files by their paths from the root; the examples of the exceptions are in errors.toml."""
    folder = "bindings/python/libmoney"
    return {
        f"{folder}/_raw.py": raw.emit(description),
        f"{folder}/_status.py": errors.emit_status(description),
        f"{folder}/_errors.py": errors.emit_errors(description, examples),
    }
