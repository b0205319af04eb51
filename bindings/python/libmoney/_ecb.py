"""The European Central Bank's reference rates: the bundled history, a file, or bytes."""

from __future__ import annotations

import io
import os
import sys
import zipfile
from pathlib import Path
from typing import Union

from ._calls import refuse_type
from ._errors import DocumentError, LimitError
from ._library import PACKAGE, library_path, source_tree
from ._raw import DOCUMENT_MAX

#: Where the reference rates come from.
Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, None]

_NAME = "eurofxref-hist.csv"
_ZIP_MAGIC = b"PK\x03\x04"


def ecb_document(source: Source) -> bytes:
    """The CSV document of a source; taken out of its zip where it is one."""
    if source is None:
        data = _bundled().read_bytes()
    elif isinstance(source, (bytes, bytearray, memoryview)):
        data = bytes(source)
    elif isinstance(source, (str, os.PathLike)):
        data = Path(source).read_bytes()
    else:
        refuse_type("a source of rates", "a path or bytes", source)
    return _unzipped(data) if data.startswith(_ZIP_MAGIC) else data


def _bundled() -> Path:
    places = [PACKAGE / _NAME]
    root = source_tree()
    if root is not None:
        places.append(root / "share" / "ecb" / _NAME)
    library_prefix = Path(library_path).resolve().parent.parent
    for prefix in (library_prefix, Path(sys.prefix), Path("/usr/local"), Path("/usr")):
        places.append(prefix / "share" / "libmoney" / "ecb" / _NAME)
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError(f"the bundled rates are in none of {', '.join(map(str, places))}")


def _unzipped(data: bytes) -> bytes:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = [one for one in archive.namelist() if one.lower().endswith(".csv")]
            if len(names) != 1:
                raise DocumentError(f"a zip of rates has one CSV file, not {len(names)}")
            with archive.open(names[0]) as member:
                document = member.read(DOCUMENT_MAX + 1)
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError, RuntimeError) as error:
        raise DocumentError(f"not a zip file: {error}") from error
    if len(document) > DOCUMENT_MAX:
        raise LimitError(f"a document has at most {DOCUMENT_MAX} bytes")
    return document
