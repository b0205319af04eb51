"""Requirements of Go linters: comments that begin with the name, one receiver name per type."""

from __future__ import annotations

import re
from pathlib import Path

GO = Path(__file__).resolve().parents[2] / "bindings" / "go"
FILES = [path for path in sorted(GO.glob("*.go")) if not path.name.endswith("_test.go")]
RECEIVER = re.compile(r"^func \((\w+) \*?(\w+)\)", re.M)
#: The comment of an exported function, method or type; and the name.
EXPORTED = re.compile(r"((?:^//[^\n]*\n)*)^(?:func (?:\(\w+ \*?[A-Z]\w*\) )?|type )([A-Z]\w*)", re.M)


def receivers(text: str) -> dict[str, set[str]]:
    """The receivers of each type."""
    found: dict[str, set[str]] = {}
    for name, kind in RECEIVER.findall(text):
        found.setdefault(kind, set()).add(name)
    return found


def uncommented(text: str) -> list[str]:
    """Exported names whose comment does not begin with them."""
    return [
        name
        for comment, name in EXPORTED.findall(text)
        if not re.match(rf"// (?:An? )?{name}\b", comment) and "//go:" not in comment
    ]


def test_each_type_has_one_short_receiver() -> None:
    found = receivers("\n".join(path.read_text(encoding="utf-8") for path in FILES))
    assert {kind: names for kind, names in found.items() if len(names) > 1} == {}
    assert {kind for kind, names in found.items() if max(map(len, names)) > 2} == set()


def test_comments_begin_with_the_name() -> None:
    assert {path.name: bad for path in FILES if (bad := uncommented(path.read_text(encoding="utf-8")))} == {}


def test_a_bad_comment_and_a_second_receiver_are_found() -> None:
    bad = "// Makes a wallet.\nfunc NewWallet() {}\n\nfunc (self *Wallet) a() {}\nfunc (w *Wallet) b() {}\n"
    assert uncommented(bad) == ["NewWallet"]
    assert receivers(bad) == {"Wallet": {"self", "w"}}
