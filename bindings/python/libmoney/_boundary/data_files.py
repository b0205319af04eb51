"""The data that come with libmoney: their files, and their bytes."""

from __future__ import annotations

import sys
from pathlib import Path

from .._library import PACKAGE, library_path, source_tree

#: How the names of files end that a wheel has packed, since they are long.
PACKED = ".xz"


def data_file(folder: str, name: str, what: str) -> Path:
    """The path of a data file.

    In this order: beside the package; the source tree's ``share``; where the library, Python or the
    system keep their data.

    :param folder: the folder in ``share``.
    :param what: what an error calls the data.
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
    """True for a file of a wheel that has to be unpacked."""
    return place.suffix == PACKED and place.parent == Path(PACKAGE)


def data_of(place: Path) -> bytes:
    """The bytes of a file of data, unpacked where a wheel has packed it."""
    data = place.read_bytes()
    if not is_packed(place):
        return data
    try:
        import lzma
    except ImportError as error:
        told = f"could not unpack {place.name}: this Python was built without lzma"
        raise ImportError(told) from error
    return lzma.decompress(data)
