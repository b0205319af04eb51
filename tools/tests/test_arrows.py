"""The arrows: their detection and the report of wrong ones, in small trees of sources."""

from __future__ import annotations

from pathlib import Path

import arrows
import pytest

#: A tree whose arrows point down.
GOOD = {
    "MoneyCore/Text/ASCII.swift": "public enum ASCII {}\n",
    "MoneyCore/Decimal/Decimal.swift": "public struct Decimal { let sign: ASCII }\n",
    "MoneyCore/Money/Money.swift": "public struct Money { var a: Decimal; var b: ASCII }\n",
    "MoneyLedger/Wallet/Wallet.swift": "import MoneyCore\npublic struct Wallet { var a: Money }\n",
    "MoneyABI/Wallet/WalletAPI.swift": "import CMoney\nimport MoneyLedger\nlet w: Wallet? = nil\n",
}


def planted(root: Path, files: dict[str, str]) -> arrows.Graph:
    """The arrows of a tree of sources."""
    for name, text in files.items():
        path = root / "Sources" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return arrows.read_swift(root)


def test_arrows_that_point_down(tmp_path: Path) -> None:
    graph = planted(tmp_path, GOOD)
    assert arrows.findings(graph) == []
    assert set(graph.modules["MoneyLedger"]) == {"MoneyCore"}
    assert set(graph.modules["MoneyABI"]) == {"CMoney", "MoneyLedger"}
    assert set(graph.folders["MoneyCore"]["Money"]) == {"Decimal", "Text"}


@pytest.mark.parametrize(
    "text",
    [
        "// a Money\n/* or\n a Money */ let x = 1\n",
        'let text = "Money"\nlet more = """\n  a "Money"\n  """\n',
        'let address = "http://Money"\n',
        "let x = y.Money\n",
        "struct Inner { typealias Money = Int\n  var a: Money }\n",
        "let MoneyBags = 1\n",
    ],
)
def test_what_is_no_arrow(tmp_path: Path, text: str) -> None:
    graph = planted(tmp_path, {**GOOD, "MoneyCore/Text/More.swift": text})
    assert graph.folders["MoneyCore"]["Text"] == {}


@pytest.mark.parametrize("text", ["extension Money {}", "let a: [Money]", "f(Money.self) // x"])
def test_an_arrow_that_goes_up(tmp_path: Path, text: str) -> None:
    graph = planted(tmp_path, {**GOOD, "MoneyCore/Decimal/Up.swift": f"// why\n{text}\n"})
    up, circle = arrows.findings(graph)
    assert up == (
        "MoneyCore's folder Decimal points up to Money: "
        "Sources/MoneyCore/Decimal/Up.swift:2 names Money"
    )
    assert circle.startswith("MoneyCore's folders are in a circle, Decimal, Money: ")
    assert "Decimal/Up.swift:2 names Money" in circle and "Money/Money.swift:1" in circle


def test_a_module_that_points_up_or_sideways(tmp_path: Path) -> None:
    files = {
        "MoneyTrade/Basket/Basket.swift": "import MoneyLedger\n",
        "MoneyCore/Money/Wallets.swift": "let a: Wallet\n",
    }
    found = arrows.findings(planted(tmp_path, {**GOOD, **files}))
    assert found[0] == (
        "module MoneyCore points up to MoneyLedger: "
        "Sources/MoneyCore/Money/Wallets.swift:1 names Wallet"
    )
    assert found[1].startswith("module MoneyTrade points sideways to MoneyLedger: ")
    assert found[2].startswith("modules are in a circle, MoneyCore, MoneyLedger: ")
    assert len(found) == 3


def test_a_circle_of_folders_that_have_no_order(tmp_path: Path) -> None:
    files = {
        "MoneyJSON/A/A.swift": "struct A { var b: B }\n",
        "MoneyJSON/B/B.swift": "struct B { var c: C }\n",
        "MoneyJSON/C/C.swift": "struct C { var a: A }\n",
        "MoneyJSON/D/D.swift": "struct D { var a: A }\n",
    }
    (found,) = arrows.findings(planted(tmp_path, {**GOOD, **files}))
    assert found.startswith("MoneyJSON's folders are in a circle, A, B, C: ")
    for name in ("A/A.swift:1 names B", "B/B.swift:1 names C", "C/C.swift:1 names A"):
        assert name in found


@pytest.mark.parametrize("module", ["Foundation", "CSQLite"])
def test_an_import_that_is_not_allowed(tmp_path: Path, module: str) -> None:
    graph = planted(tmp_path, {**GOOD, "MoneyCore/Money/Time.swift": f"import {module}\n"})
    (found,) = arrows.findings(graph)
    assert found.startswith(f"module MoneyCore does not import {module}: ")


def test_a_new_part_needs_a_layer(tmp_path: Path) -> None:
    files = {"MoneyCore/Tax/Tax.swift": "enum Tax {}\n", "MoneyTax/Tax/T.swift": "enum T {}\n"}
    found = arrows.findings(planted(tmp_path, {**GOOD, **files}))
    assert [line.partition(":")[0] for line in found] == [
        "module MoneyTax has no layer",
        "MoneyCore's folder Tax has no layer",
    ]


def test_a_page_that_is_stale(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    planted(tmp_path, GOOD)
    page = tmp_path / arrows.PAGE
    page.parent.mkdir(parents=True)
    page.write_text(f"# Head\n\n{arrows.BEGIN}old\n{arrows.END}\n\nTail\n", encoding="utf-8")
    assert arrows.main(["--check"], tmp_path) == 1
    assert "make generate" in capsys.readouterr().out
    assert "old" in page.read_text(encoding="utf-8")
    assert arrows.main([], tmp_path) == 0
    assert arrows.main(["--check"], tmp_path) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Head\n") and text.endswith("Tail\n")
    assert "| `MoneyLedger` | `MoneyCore` |" in text and "  Money --> Decimal\n" in text
    # An arrow that follows from two others is in the table alone.
    assert "  Money --> Text\n" not in text and "| `Money` | `Decimal`, `Text` |" in text
    planted(tmp_path, {"MoneyCore/Money/Less.swift": "enum Less {}\n"})
    assert arrows.main(["--check"], tmp_path) == 0


def test_the_sources_keep_the_order() -> None:
    assert arrows.findings(arrows.read_swift(arrows.ROOT)) == []


#: A package in which a function and a type checker import upwards, and a program beside it.
PYTHON = {
    "package/__init__.py": "",
    "package/_low/__init__.py": "",
    "package/_low/a.py": "def f():\n    from .._high.b import B\n",
    "package/_high/b.py": "from .._low import a\nif TYPE_CHECKING:\n    from ..top import C\n",
    "package/top.py": "import json\nfrom package._high.b import B\n",
    "package/json.py": "import decimal\n",
    "program/run.py": "import parts.first\nfrom parts import second\n",
    "program/parts/first.py": "import second\n",
    "program/parts/second.py": "import json\n",
    "program/tests/test_run.py": "import run\n",
}


def test_arrows_of_python(tmp_path: Path) -> None:
    for name, text in PYTHON.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    found = arrows.read_python(tmp_path / "package", 1)
    assert {room: sorted(targets) for room, targets in found.items()} == {
        "package": [],
        "_high": ["_low", "top"],
        "_low": ["_high"],
        "json": [],
        "top": ["_high"],
    }
    assert arrows.circles(found) == [["_high", "_low", "top"]]
    assert arrows.counts(found) == (5, 4, 1, 3)
    found = arrows.read_python(tmp_path / "program", 2)
    assert {room: sorted(targets) for room, targets in found.items()} == {
        "run": ["parts/first", "parts/second"],
        "parts/first": ["parts/second"],
        "parts/second": [],
    }
    assert arrows.floors(found) == (("run",), ("parts/first",), ("parts/second",))
    assert "  run --> parts_first" in (drawn := list(arrows.mermaid(found, arrows.floors(found))))
    assert "  run --> parts_second" not in drawn
