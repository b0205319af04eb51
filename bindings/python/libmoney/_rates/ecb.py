"""The European Central Bank's reference rates: the bundled history, a file, or bytes."""

from __future__ import annotations

import os

from .._boundary.calls import refuse_type
from .._boundary.data_files import data_file, data_of
from .._errors import DocumentError, LimitError
from .._raw import DOCUMENT_MAX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Union

    #: The source of the reference rates.
    Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, None]
else:
    Source = object

_ZIP_MAGIC = b"PK\x03\x04"


def ecb_document(source: Source) -> bytes:
    """Returns the document of a source, extracted if it is a zip file."""
    if source is None:
        data = data_of(data_file("ecb", "eurofxref-hist.csv", "rates"))
    elif isinstance(source, (bytes, bytearray, memoryview)):
        data = bytes(source)
    elif isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as file:
            data = file.read()
    else:
        refuse_type("a source of rates", "a path or bytes", source)
    return _unzipped(data) if data.startswith(_ZIP_MAGIC) else data


def _unzipped(data: bytes) -> bytes:
    import io
    import zipfile

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = [one for one in archive.namelist() if one.lower().endswith(".csv")]
            if len(names) != 1:
                raise DocumentError(f"a zip of rates must have one CSV file, got {len(names)}")
            with archive.open(names[0]) as member:
                document = member.read(DOCUMENT_MAX + 1)
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError, RuntimeError) as error:
        raise DocumentError(f"invalid zip file: {error}") from error
    if len(document) > DOCUMENT_MAX:
        raise LimitError(f"a document must be at most {DOCUMENT_MAX} bytes")
    return document
