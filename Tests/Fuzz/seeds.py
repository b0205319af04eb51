#!/usr/bin/env python3
"""The seeds of the fuzzers: one file a target, `seeds/TARGET.jsonl`, with one input a line.

    seeds.py list [TARGET]            prints the names of the inputs, or how many each target has
    seeds.py unpack TARGET FOLDER     writes each input as a file of its name; other files go
    seeds.py add TARGET FILE…         takes files in, under their names
    seeds.py remove TARGET NAME…      takes inputs out
    seeds.py check                    fails where a file is not as this program would write it

A line is a JSON object: `name`, and the input as `text` if it is UTF-8. If it is not, `bytes` holds
it, one character a byte: "\\u00ff" is the byte 255. The lines are sorted by name, and the files are
ASCII, so that a difference of two versions shows the inputs that changed.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

SEEDS = Path(__file__).resolve().parent / "seeds"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+,-]*\Z")


class SeedError(Exception):
    """A command that cannot be carried out; the text states the reason."""


def encoded(name: str, content: bytes) -> str:
    """The line of an input, without its line end."""
    if NAME.match(name) is None:
        raise SeedError(
            f"{name!r} is no name: after a letter or digit, also . _ + , and - are taken"
        )
    try:
        return json.dumps({"name": name, "text": content.decode("utf-8")})
    except UnicodeDecodeError:
        return json.dumps({"name": name, "bytes": content.decode("latin-1")})


def decoded(line: str) -> tuple[str, bytes]:
    """The name and the bytes of a line."""
    fields = json.loads(line)
    if "text" in fields:
        return fields["name"], fields["text"].encode("utf-8")
    return fields["name"], fields["bytes"].encode("latin-1")


def file_of(target: str) -> Path:
    path = SEEDS / f"{target}.jsonl"
    if not path.exists():
        raise SeedError(f"there is no target {target!r}; there are {', '.join(targets())}")
    return path


def targets() -> list[str]:
    return sorted(path.stem for path in SEEDS.glob("*.jsonl"))


def load(target: str) -> dict[str, bytes]:
    seeds: dict[str, bytes] = {}
    for number, line in enumerate(file_of(target).read_text().splitlines(), 1):
        try:
            name, content = decoded(line)
        except (ValueError, KeyError, TypeError) as error:
            raise SeedError(f"{target}.jsonl, line {number}: {error}") from None
        if name in seeds:
            raise SeedError(f"{target}.jsonl, line {number}: a second input named {name!r}")
        seeds[name] = content
    return seeds


def packed(seeds: dict[str, bytes]) -> str:
    return "".join(encoded(name, seeds[name]) + "\n" for name in sorted(seeds))


def unpack(target: str, folder: Path) -> None:
    """Leaves files that are right already alone."""
    seeds = load(target)
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if path.name not in seeds:
            path.unlink()
    for name, content in seeds.items():
        path = folder / name
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)


def add(target: str, files: list[Path]) -> None:
    seeds = load(target)
    names = {content: name for name, content in seeds.items()}
    for path in files:
        content = path.read_bytes()
        if content in names:
            print(f"{path.name} is there already, as {names[content]}")
            continue
        if path.name in seeds:
            raise SeedError(f"{target} has another input named {path.name!r}")
        seeds[path.name] = content
        names[content] = path.name
    file_of(target).write_text(packed(seeds))


def remove(target: str, names: list[str]) -> None:
    seeds = load(target)
    for name in names:
        if seeds.pop(name, None) is None:
            raise SeedError(f"{target}: no input is named {name!r}")
    file_of(target).write_text(packed(seeds))


def check() -> None:
    for target in targets():
        seeds = load(target)
        if file_of(target).read_text() != packed(seeds):
            raise SeedError(f"{target}.jsonl is not as `seeds.py add` would write it")
        if len(set(seeds.values())) != len(seeds):
            raise SeedError(f"{target}.jsonl: duplicate input")
    print(f"{len(targets())} passed, 0 failed")


def show(words: list[str]) -> None:
    if words:
        print("\n".join(sorted(load(words[0]))))
        return
    for target in targets():
        print(f"{target}: {len(load(target))}")


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["list"] and len(words) <= 2:
            show(words[1:])
        elif words[:1] == ["unpack"] and len(words) == 3:
            unpack(words[1], Path(words[2]))
        elif words[:1] == ["add"] and len(words) >= 3:
            add(words[1], [Path(word) for word in words[2:]])
        elif words[:1] == ["remove"] and len(words) >= 3:
            remove(words[1], words[2:])
        elif words == ["check"]:
            check()
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except (SeedError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
