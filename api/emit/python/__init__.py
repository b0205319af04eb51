"""Python: the raw layer for ctypes, statuses, exceptions, public names, and members of amounts."""

from __future__ import annotations

from pathlib import Path

from description.parts import Description

from . import amounts, errors, names, raw


def files(description: Description, root: Path) -> dict[str, str]:
    """Returns the files by their paths from the root, for the package and examples of exceptions."""
    folder = "bindings/python/libmoney"
    statuses = errors.emit_status(description)
    exceptions = errors.emit_errors(description, root / "bindings" / "python" / "errors.toml")
    public = names.public_names(root, {"_status": statuses, "_errors": exceptions})
    return {
        f"{folder}/_raw.py": raw.emit(description),
        f"{folder}/_status.py": statuses,
        f"{folder}/_errors.py": exceptions,
        f"{folder}/_names.py": names.emit(public),
        f"{folder}/__init__.pyi": names.emit_stub(public),
        f"{folder}/_amount_members.py": amounts.emit_members(root),
        "bindings/python/accelerator/docstrings.h": amounts.emit_docstrings(root),
    }
