"""ZIP archives that contain one file, as the European Central Bank publishes its rates."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib

from .http_stream import TooLarge

_START = b"PK\x03\x04"
_END = struct.Struct("<4s4H2LH")
_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError, IndexError)
_LOCATOR_OF_ZIP64 = b"PK\x06\x07"
#: The maximum size of a directory of one file: 46 bytes and three texts of two-byte lengths.
_DIRECTORY_MAX = 46 + 3 * 65535


def _holds_one_file(archive: bytes) -> bool:
    """True if the end record declares one file. Checked first, as a directory may list millions."""
    start = archive.rfind(b"PK\x05\x06", max(0, len(archive) - _END.size - 65535))
    if start < 0 or len(archive) - start < _END.size or _LOCATOR_OF_ZIP64 in archive[start - 20 :]:
        return False
    _, disk, first_disk, here, total, size, _, _ = _END.unpack_from(archive, start)
    return (disk, first_disk, here, total) == (0, 0, 1, 1) and size <= _DIRECTORY_MAX


def unpacked(body: bytes, most: int) -> tuple[str, bytes] | None:
    """Returns the type and the contents of the file in an archive; None for other archives.

    >>> unpacked(b"Date, USD", 100)

    :raises TooLarge: the file has more than ``most`` bytes, whatever its declared size.
    """
    if not body.startswith(_START) or not _holds_one_file(body):
        return None
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            file = archive.infolist()[0]
            # Other methods are rare, and some need a gigabyte of memory to start.
            if file.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                return None
            with archive.open(file) as opened:
                content = opened.read(most + 1)
    except _DAMAGE:
        # Damaged or encrypted: the body is passed on unchanged.
        return None
    if len(content) > most:
        raise TooLarge
    kind = "text/csv" if file.filename.lower().endswith(".csv") else "application/octet-stream"
    return kind, content
