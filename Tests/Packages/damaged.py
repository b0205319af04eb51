"""Makes unusable copies of libmoney.so.0, for the tests of the runtimes' error messages.

python3 Tests/Packages/damaged.py LIBRARY FOLDER

text.so       no library
cut.so        the first half of one
power.so      for another processor
alone.so      needs a library that is nowhere
renamed.so    has no money_abi_version
abi.so        of another version of the interface: 7
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

#: The instructions of a function that returns 7.
SEVEN = {62: bytes.fromhex("b807000000c3"), 183: bytes.fromhex("e0008052c0035fd6")}
NAME = b"money_abi_version\0"


def sections(image: bytes) -> list[tuple[int, int, int, int]]:
    """Type, address, offset and size of each section."""
    at = struct.unpack_from("<Q", image, 40)[0]
    size, count = struct.unpack_from("<HH", image, 58)
    found = []
    for number in range(count):
        _, kind, _, address, offset, length = struct.unpack_from(
            "<IIQQQQ", image, at + number * size
        )
        found.append((kind, address, offset, length))
    return found


def place_of(image: bytes) -> int:
    """The position of the function money_abi_version in the file."""
    all_of = sections(image)
    names = next(
        i for i, one in enumerate(all_of) if one[0] == 3 and NAME in image[one[2] : one[2] + one[3]]
    )
    _, _, start, _ = all_of[names]
    for _, _, offset, length in (one for one in all_of if one[0] == 11):
        for at in range(offset, offset + length, 24):
            name, _, _, section, address, _ = struct.unpack_from("<IBBHQQ", image, at)
            if image.startswith(NAME, start + name):
                _, base, first, _ = all_of[section]
                return address - base + first
    raise SystemExit("the library does not export money_abi_version")


def main(library: str, folder: str) -> None:
    image = Path(library).read_bytes()
    machine = struct.unpack_from("<H", image, 18)[0]
    at = place_of(image)
    code = SEVEN[machine]
    made = {
        "text.so": b"no library\n",
        "cut.so": image[: len(image) // 2],
        # The processor of an ELF file is at byte 18.
        "power.so": image[:18] + struct.pack("<H", 21) + image[20:],
        # Every library needs that of C.
        "alone.so": image.replace(b"\0libc.so.6\0", b"\0libq.so.6\0"),
        "renamed.so": image.replace(NAME, b"money_xbi_version\0"),
        "abi.so": image[:at] + code + image[at + len(code) :],
    }
    for name, bytes_of in made.items():
        (Path(folder) / name).write_bytes(bytes_of)


if __name__ == "__main__":
    main(*sys.argv[1:])
