"""The data files that come with libmoney."""

from __future__ import annotations

import sys
from pathlib import Path

from .._library import PACKAGE, library_path, source_tree

#: The suffix of files that a wheel compresses because of their size.
PACKED = ".xz"


def data_file(folder: str, name: str, what: str) -> Path:
    """Returns the path of a data file.

    Searches, in this order: next to the package; the source tree's ``share``; the data folders of
    the library, Python and the system.

    :param folder: the folder in ``share``.
    :param what: the name of the data in an error.
    """
    places = [Path(PACKAGE, name), Path(PACKAGE, name + PACKED)]
    root = source_tree()
    if root is not None:
        places.append(Path(root, "share", folder, name))
    library_prefix = Path(library_path).resolve().parent.parent
    for prefix in (library_prefix, Path(sys.prefix), Path("/usr/local"), Path("/usr")):
        places.append(prefix / "share" / "libmoney" / folder / name)
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError(f"could not find the bundled {what} in {', '.join(map(str, places))}")


def is_packed(place: Path) -> bool:
    """True if the file was compressed for a wheel."""
    return place.suffix == PACKED and place.parent == Path(PACKAGE)


def data_of(place: Path) -> bytes:
    """Returns the contents of a data file, decompressed if necessary."""
    data = place.read_bytes()
    if not is_packed(place):
        return data
    try:
        import lzma
    except ImportError as error:
        told = f"could not unpack {place.name}: this Python was built without lzma"
        raise ImportError(told) from error
    return lzma.decompress(data)
