"""The folder build/api, which a build makes from the headers and nothing else keeps."""

from __future__ import annotations

import fcntl
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

#: Packages whose files refer to each other by relative paths. Their hand-written files are copied
#: next to the generated ones, so that the folder is the complete package. Other languages get only
#: generated files, as a second root.
WHOLE = ("javascript", "lua", "php", "ruby", "rust")
#: Tools of a language leave these beside the sources that they read.
FOREIGN = ("Cargo.lock", "node_modules", "target", "__pycache__")
OBJECTS = (".a", ".gem", ".log", ".o", ".rock", ".so")
STAMP = ".made.json"


def files_of(folder: Path) -> Iterator[Path]:
    """All files below a folder, in a fixed order, without those that tools leave."""
    for path in sorted(folder.iterdir()):
        if path.name in FOREIGN or path.name == STAMP or path.suffix in OBJECTS:
            continue
        if path.is_dir():
            yield from files_of(path)
        else:
            yield path


class BuildTreeError(Exception):
    """The folder contains edits that would be lost."""


class BuildTree:
    """The contents of build/api: written once per input, without any other files."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "build" / "api"

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Builds run side by side, and the second one finds the tree made."""
        if self.is_fresh():
            yield
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder.parent / "api.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def by_hand(self) -> dict[str, bytes]:
        """The copied files, by their paths in the tree."""
        bindings = self.root / "bindings"
        return {
            path.relative_to(bindings).as_posix(): path.read_bytes()
            for language in WHOLE
            for path in files_of(bindings / language)
        }

    def input_sum(self) -> str:
        """A checksum of all that the tree is made of."""
        total = hashlib.sha256()
        for name in ("include", "api"):
            for path in files_of(self.root / name):
                # The description is made beside the tree, and the tree is not made of it.
                if path.name != "money.api.json":
                    total.update(f"{path.relative_to(self.root)}\0".encode() + path.read_bytes())
        for name, content in self.by_hand().items():
            total.update(f"{name}\0".encode() + content)
        return total.hexdigest()

    def state(self) -> dict[str, list[int]]:
        """Returns the size and time of each file in the tree, which change if a file is edited."""
        found = {}
        for path in files_of(self.folder):
            known = path.stat()
            found[path.relative_to(self.folder).as_posix()] = [known.st_size, known.st_mtime_ns]
        return found

    def stamp(self) -> dict[str, Any]:
        """Returns the last call's record of its input and its output."""
        try:
            return dict(json.loads((self.folder / STAMP).read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return {}

    def is_fresh(self) -> bool:
        """Returns whether the tree matches the current input."""
        stamp = self.stamp()
        return bool(stamp) and stamp == {"input": self.input_sum(), "files": self.state()}

    def keep_edits(self, copies: dict[str, bytes]) -> None:
        """Raises if a copy was edited instead of its source, so that the edit is not overwritten."""
        state, known = self.state(), self.stamp().get("files", {})
        for name, content in copies.items():
            if name not in known or state.get(name, known[name]) == known[name]:
                continue
            if (self.folder / name).read_bytes() != content:
                raise BuildTreeError(
                    f"build/api/{name} was edited: edit bindings/{name}, which it is copied from, "
                    "delete the copy, and run `make generate`"
                )

    def write(self, generated: dict[str, str]) -> None:
        """Writes the files that differ, and removes those that are made no longer."""
        total = self.input_sum()
        copies = self.by_hand()
        self.keep_edits(copies)
        # If the process is interrupted, the tree counts as stale.
        (self.folder / STAMP).unlink(missing_ok=True)
        wanted = copies | {name: text.encode() for name, text in generated.items()}
        for name, content in wanted.items():
            path = self.folder / name
            if not path.is_file() or path.read_bytes() != content:
                path.parent.mkdir(parents=True, exist_ok=True)
                # A reader of another build never sees half a file.
                new = path.with_name(path.name + ".new")
                new.write_bytes(content)
                new.replace(path)
            if name in copies:
                path.chmod((self.root / "bindings" / name).stat().st_mode & 0o777)
        for path in list(files_of(self.folder)):
            if path.relative_to(self.folder).as_posix() not in wanted:
                path.unlink()
        stamp = {"input": total, "files": self.state()}
        (self.folder / STAMP).write_text(json.dumps(stamp), encoding="utf-8")
