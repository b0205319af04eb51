"""The version is in the file VERSION. Every other file that has to contain it is listed here."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

from facts.places import ROOT, FactError, differs, text_of

_NUMBERS = r"(?P<version>\d+\.\d+\.\d+)"
_GO = ("libmoney.org/go/money@v{}", "libmoney-go-{}")
#: The files, each with the words around the version, which is {}.
SPOTS: dict[str, tuple[str, ...]] = {
    "include/money/base.h": ('#define MONEY_VERSION "{}"',),
    "Sources/MoneyABI/Base/VersionAPI.swift": ('Boundary.cString("{}")',),
    "bindings/python/pyproject.toml": ('\nversion = "{}"',),
    "bindings/javascript/package.json": ('"version": "{}"',),
    "bindings/javascript/native/package.json": ('"version": "{}"',),
    "bindings/rust/libmoney-sys/Cargo.toml": ('\nversion = "{}"',),
    "bindings/rust/libmoney/Cargo.toml": ('\nversion = "{}"', 'libmoney-sys = { version = "{}"'),
    "bindings/php/composer.json": ('"version": "{}"',),
    "bindings/go/README.md": _GO,
    "bindings/rust/libmoney/README.md": ("--path libmoney-{}",),
    "bindings/php/README.md": ("libmoney-php-{}",),
    "bindings/swift/README.md": ('from: "{}"', "the tag `v{}`"),
    "examples/go/go.mod": ("libmoney.org/go/money v{}",),
    "README.md": (*_GO, "--path libmoney-{}"),
    "docs/start/go.md": _GO,
    "docs/start/rust.md": ("--path libmoney-{}", 'path = "libmoney-{}"'),
    "docs/guide/install.md": (*_GO, "--path libmoney-{}"),
    "docs/reference/abi.md": ("version {}, interface",),
    "docs/compare/index.md": ("128-bit coefficient | {} |",),
    "CHANGELOG.md": ("\n## [Unreleased]: {}",),
    "sql/postgresql/libmoney.control": ("default_version = '{}'",),
}
#: LuaRocks asks for the version in the file's name, too.
_ROCKSPEC = ('\nversion = "{}-1"', "libmoney-lua-{}.tgz")
#: Files that contain past versions, and files generated from the header.
_PAST = {"CHANGELOG.md", "docs/explain/defects.md"}
_MADE = {"VERSION", "api/money.api.json"}
_DATA = ("share", "Tests/Data", "Tests/Vectors")
_MADE_MARK = "api/generate.py"


def current() -> str:
    """The version."""
    found = text_of("VERSION").strip()
    if not re.fullmatch(r"\d+\.\d+\.\d+", found):
        raise FactError(f"VERSION must be three numbers, got '{found}'")
    return found


def written(path: str, text: str, spots: tuple[str, ...], version: str) -> str:
    """The text of a file with the version at each of its spots."""
    for spot in spots:
        before, after = (re.escape(part) for part in spot.split("{}"))
        pattern = re.compile(f"(?P<before>{before}){_NUMBERS}(?P<after>{after})")
        text, count = pattern.subn(lambda found: found["before"] + version + found["after"], text)
        if count == 0:
            raise FactError(f"{path} must contain {spot.strip()!r} with the version")
    return text


def brought_up_to_date(writes: bool) -> Iterator[str]:
    """The files that have another version, which are written if they may be."""
    version = current()
    for path, spots in SPOTS.items():
        if path == "CHANGELOG.md" and f"\n## [{version}]" in text_of(path):
            continue  # the version is released
        try:
            text = written(path, text_of(path), spots, version)
        except FactError as error:
            if writes:
                raise
            yield str(error)
            continue
        if differs(path, text, writes):
            yield path
    yield from _rockspec(version, writes)
    yield from _extension(version, writes)


def _rockspec(version: str, writes: bool) -> Iterator[str]:
    folder, name = ROOT / "bindings/lua", f"libmoney-{version}-1.rockspec"
    for found in sorted(folder.glob("libmoney-*.rockspec")):
        path = f"bindings/lua/{found.name}"
        changed = differs(path, written(path, text_of(path), _ROCKSPEC, version), writes)
        if found.name != name and writes:
            found.rename(folder / name)
        if changed or found.name != name:
            yield path


def _extension(version: str, writes: bool) -> Iterator[str]:
    """PostgreSQL reads the version of an extension from its script's name."""
    folder, name = ROOT / "sql/postgresql", f"libmoney--{version}.sql"
    for found in sorted(folder.glob("libmoney--*.sql")):
        if found.name == name:
            continue
        if writes:
            found.rename(folder / name)
        yield f"sql/postgresql/{found.name}"


def unlisted() -> Iterator[str]:
    """Tracked files that contain the version and are not listed above."""
    version = current()
    listed = {*SPOTS, *_PAST, *_MADE, f"bindings/lua/libmoney-{version}-1.rockspec"}
    command = ["git", "grep", "-lIwF", version, "--", ".", *(f":!{folder}" for folder in _DATA)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    for path in found.stdout.split():
        if path not in listed and _MADE_MARK not in text_of(path)[:400]:
            yield f"{path}: contains {version} and must be in SPOTS of tools/facts/version.py"
