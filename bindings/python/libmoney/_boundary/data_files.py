"""The data files that come with libmoney."""

from __future__ import annotations

import os
import sys

from .._library import library_path
from .._library_file import PACKAGE, source_tree

#: The suffix of files that a wheel compresses because of their size.
PACKED = ".xz"


def data_file(folder: str, name: str, what: str) -> str:
    """Returns the path of a data file.

    Searches, in this order: next to the package; the source tree's ``share``; the data folders of
    the library, Python and the system.

    :param folder: the folder in ``share``.
    :param what: the name of the data in an error.
    """
    places = [os.path.join(PACKAGE, name), os.path.join(PACKAGE, name + PACKED)]
    root = source_tree()
    if root is not None:
        places.append(os.path.join(root, "share", folder, name))
    library_prefix = os.path.dirname(os.path.dirname(os.path.realpath(library_path)))
    for prefix in (library_prefix, sys.prefix, "/usr/local", "/usr"):
        places.append(os.path.join(prefix, "share", "libmoney", folder, name))
    for place in places:
        if os.path.isfile(place):
            return place
    raise FileNotFoundError(f"could not find the bundled {what} in {', '.join(places)}")


def _is_packed(place: str) -> bool:
    """True if the file was compressed for a wheel."""
    return place.endswith(PACKED) and os.path.dirname(place) == PACKAGE


def data_of(place: str) -> bytes:
    """Returns the contents of a data file, decompressed if necessary."""
    with open(place, "rb") as file:
        data = file.read()
    if not _is_packed(place):
        return data
    try:
        import lzma
    except ImportError as error:
        told = f"could not unpack {os.path.basename(place)}: this Python was built without lzma"
        raise ImportError(told) from error
    return lzma.decompress(data)
