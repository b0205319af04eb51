"""Checks that shipped artefacts include the licences of their contents.

    python3 Tests/Packages/licences.py KIND…

The kinds of `PLACES` are built, and those of `PACKAGES` are packages; `packages` selects all of
these. A kind without any artefact fails. Every artefact must include the licence of libmoney; with
jansson or the tables of Unicode inside, also theirs. Ends with "N passed, N failed".
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
#: Build outputs, as the files that belong together.
PLACES = {
    "archive": ("embedded/lib/libmoney.a", "embedded/lib/libmoney.a.LICENSES.txt"),
    "wasm": ("wasm/libmoney.wasm", "wasm/libmoney.wasm.LICENSES.txt", "wasm/LICENSE"),
    "desk": ("web/**/*",),
}
#: Packages, by the ends of their names.
PACKAGES = {
    "wheel": r"libmoney-.*\.whl",
    "sdist": r"libmoney-[0-9.]+\.tar\.gz",
    "tarball": r"libmoney-[0-9.]+-linux-.*\.tar\.gz",
    "deb": r".*\.deb",
    "npm": r"libmoney-[0-9.]+\.tgz",
    "npm-addon": r"libmoney-linux-x64-[0-9.]+\.tgz",
    "jar": r"libmoney-[0-9.]+\.jar",
    "nupkg": r"Libmoney\.[0-9.]+\.nupkg",
    "gem": r"libmoney-.*\.gem",
    "rock": r"libmoney-.*\.rock",
    "crate": r"libmoney-.*\.crate",
    "go": r"libmoney-go-[0-9.]+\.tar\.gz",
    "php": r"libmoney-php-[0-9.]+\.tgz",
}
#: The marks in a file with jansson, or with the library and its tables of locales, inside.
JANSSON = b"maximum parsing depth reached"
LIBRARY = b"it must be one line without control characters"
#: Files of tables.
TABLES = re.compile(r"(cldr\.locales(\.xz)?|share/libmoney/currencies/.*\.csv|data/names\.gz)$")
#: Where licences are.
TEXTS = re.compile(
    r"((^|/)[^/]*(LICEN[CS]E|copyright)[^/]*|(^|/)licen[cs]es/[^/]*)$", re.IGNORECASE
)
#: Words of each licence, without line breaks.
WORDS = {
    "MIT": (
        "the libmoney authors",
        "Permission is hereby granted, free of charge, to any person obtaining a copy",
    ),
    "jansson": ("Petri Lehtinen",),
    "Unicode": ("UNICODE LICENSE V3", "Unicode, Inc."),
}
Files = dict[str, bytes]


def unpacked(name: str, content: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of an archive, and of those in it."""
    if name.endswith((".whl", ".jar", ".nupkg", ".rock", ".zip")):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            inside = [(one, archive.read(one)) for one in archive.namelist() if one[-1] != "/"]
    else:
        with tarfile.open(fileobj=io.BytesIO(content)) as archive:
            members = [one for one in archive.getmembers() if one.isfile()]
            read = [(one.name, archive.extractfile(one)) for one in members]
            inside = [(one, file.read()) for one, file in read if file is not None]
    for one, data in inside:
        if one.endswith((".tar.gz", ".tgz")):
            yield from unpacked(one, data)
        else:
            yield one, data


def package(path: Path) -> Files:
    """The files of a package."""
    if path.suffix == ".deb":
        command = ["dpkg-deb", "--fsys-tarfile", str(path)]
        content = subprocess.run(command, check=True, capture_output=True).stdout
        return dict(unpacked("data.tar", content))
    return dict(unpacked(path.name, path.read_bytes()))


def artefacts(kind: str) -> dict[str, Files]:
    """The artefacts of a kind, by name."""
    if kind in PLACES:
        paths = [path for glob in PLACES[kind] for path in BUILD.glob(glob) if path.is_file()]
        held = {str(path.relative_to(BUILD)): path.read_bytes() for path in paths}
        return {kind: held} if held else {}
    paths = BUILD.glob("packages/**/*")
    found = {path for path in paths if re.fullmatch(PACKAGES[kind], path.name)}
    return {str(path.relative_to(BUILD)): package(path) for path in sorted(found)}


def needed(files: Files) -> set[str]:
    """The required licences, by component."""
    found = {"MIT"}
    for name, content in files.items():
        if JANSSON in content:
            found.add("jansson")
        if LIBRARY in content or TABLES.search(name):
            found.add("Unicode")
    return found


def missing(files: Files) -> set[str]:
    """The licences that are not there."""
    texts = [content.decode() for name, content in files.items() if TEXTS.search(name)]
    # In Debian's copyright file a dot marks an empty line.
    text = " ".join(" ".join(texts).replace("\n .\n", "\n").split())
    return {one for one in needed(files) if not all(words in text for words in WORDS[one])}


def is_mit_alone() -> bool:
    """True if LICENSE is exactly the text of the MIT licence."""
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    first, end = "MIT License\n\nCopyright (c) ", "OTHER DEALINGS IN THE\nSOFTWARE.\n"
    return text.startswith(first) and text.endswith(end) and text.count("\n\n") == 4


def faults(kind: str) -> tuple[int, list[str]]:
    """The number of correct artefacts of a kind, and the faults of the others."""
    found = artefacts(kind)
    if not found:
        return 0, [f"not found: {kind}"]
    wrong = []
    for name, files in found.items():
        # The test itself would find it: without its texts an artefact has no licence.
        bare = {one: content for one, content in files.items() if not TEXTS.search(one)}
        if missing(bare) != needed(files):
            wrong.append(f"{name}: licences are detected without their texts")
        if absent := missing(files):
            wrong.append(f"{name} must include the licence of {', '.join(sorted(absent))}")
    return 2 * len(found) - len(wrong), wrong


def main(words: list[str]) -> int:
    kinds = [one for word in words for one in (PACKAGES if word == "packages" else [word])]
    passed, failed = 0, 0
    for kind in kinds:
        held, wrong = faults(kind)
        for line in wrong:
            print(f"FAILED: {line}")
        passed, failed = passed + held, failed + len(wrong)
    alone = is_mit_alone()
    if not alone:
        print("FAILED: LICENSE must be exactly the text of the MIT licence")
    passed, failed = passed + alone, failed + (not alone)
    print(f"{passed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
