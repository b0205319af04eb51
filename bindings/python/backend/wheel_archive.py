"""Writes a wheel: an archive whose bytes follow from its content alone."""

from __future__ import annotations

import base64
import hashlib
import os
import time
import zipfile
from pathlib import Path

#: The earliest time that the archive format supports.
_EARLIEST = 315532800


def instant() -> int:
    """The time of everything in an archive, in seconds: ``SOURCE_DATE_EPOCH`` or the earliest."""
    return max(int(os.environ.get("SOURCE_DATE_EPOCH", _EARLIEST)), _EARLIEST)


class WheelArchive:
    """The files of a wheel, which :meth:`write` puts into an archive by their names."""

    def __init__(self, version: str, tag: str) -> None:
        self.name = f"libmoney-{version}-{tag}.whl"
        self.info = f"libmoney-{version}.dist-info"
        self._files: dict[str, tuple[bytes, int]] = {}
        pure = str(tag.endswith("-any")).lower()
        self.put(
            f"{self.info}/WHEEL",
            f"Wheel-Version: 1.0\nGenerator: libmoney\nRoot-Is-Purelib: {pure}\nTag: {tag}\n",
        )

    def put(self, name: str, content: bytes | str, mode: int = 0o644) -> None:
        """Adds a file."""
        data = content.encode("utf-8") if isinstance(content, str) else content
        self._files[name] = (data, mode)

    def put_file(self, name: str, path: Path, mode: int = 0o644) -> None:
        """Adds a copy of a file."""
        self.put(name, path.read_bytes(), mode)

    def _record(self) -> str:
        """The list of all files with their checksums; that of the list itself stays empty."""
        lines = []
        for name, (data, _) in sorted(self._files.items()):
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(data)}\n")
        return "".join(lines) + f"{self.info}/RECORD,,\n"

    def write(self, folder: Path) -> Path:
        """Writes the archive into the folder and returns its path."""
        # What describes the wheel comes last, so that it can be replaced without the rest.
        names = sorted(self._files, key=lambda name: (name.startswith(self.info), name))
        record = f"{self.info}/RECORD"
        self._files[record] = (self._record().encode("utf-8"), 0o644)
        target = folder / self.name
        unfinished = target.with_suffix(".new")
        date = time.gmtime(instant())[:6]
        with zipfile.ZipFile(unfinished, "w") as archive:
            for name in [*names, record]:
                data, mode = self._files[name]
                entry = zipfile.ZipInfo(name, date)
                entry.create_system = 3  # Unix: the mode counts.
                entry.external_attr = (0o100000 | mode) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, data, compresslevel=9)
        unfinished.replace(target)
        return target
