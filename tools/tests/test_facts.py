"""The version and the facts of the pages: differences are listed, and written from the source."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from facts import benched, grown, measured, pages, places, rings, version

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the sources and targets of facts."""
    rockspec = next((ROOT / "bindings/lua").glob("*.rockspec")).relative_to(ROOT)
    names = ["VERSION", *version.SPOTS, str(rockspec), "docs/facts.toml", measured.PAGE, grown.PAGE]
    names += ["bindings/surface.md", "api/money.api.json", "Benchmarks/thresholds.json"]
    names += [benched.PAGE, "docs/guide/install.md"]
    names += ["docs/start/index.md", "docs/reference/map.md"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for module in (places, grown, measured, pages, version):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    for command in (["init", "-q"], ["add", "-A"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    yield tmp_path


def test_a_new_version_reaches_every_file(tree: Path) -> None:
    old = version.current()
    (tree / "VERSION").write_text("7.8.9\n")
    named = set(version.brought_up_to_date(writes=False))
    assert named == {*version.SPOTS, f"bindings/lua/libmoney-{old}-1.rockspec"}
    assert set(version.brought_up_to_date(writes=True)) == named
    assert list(version.brought_up_to_date(writes=False)) == []
    assert 'MONEY_VERSION "7.8.9"' in (tree / "include/money/base.h").read_text()
    assert (tree / "bindings/lua/libmoney-7.8.9-1.rockspec").is_file()
    for path in version.SPOTS:
        if path not in ("CHANGELOG.md",):
            assert old not in (tree / path).read_text().split(), path


def test_a_file_without_its_spot_is_named(tree: Path) -> None:
    (tree / "README.md").write_text("nothing\n")
    with pytest.raises(places.FactError, match=r"README\.md must contain"):
        list(version.brought_up_to_date(writes=True))
    (fault,) = version.brought_up_to_date(writes=False)
    assert fault.startswith("README.md must contain")


@pytest.mark.parametrize("text", ["", "next", "1.2", "1.2.3-rc1"])
def test_a_version_is_three_numbers(tree: Path, text: str) -> None:
    (tree / "VERSION").write_text(text)
    with pytest.raises(places.FactError, match="must be three numbers"):
        version.current()


def test_a_file_that_is_not_listed_is_named(tree: Path) -> None:
    (tree / "other.txt").write_text(f"pip install libmoney=={version.current()}\n")
    (tree / "made.py").write_text(f"# Made by api/generate.py.\nV = '{version.current()}'\n")
    subprocess.run(["git", "add", "-A"], cwd=tree, check=True)
    assert [fault.split(":")[0] for fault in version.unlisted()] == ["other.txt"]


def test_a_stale_page_is_named_and_written(tree: Path) -> None:
    assert list(pages.brought_up_to_date(writes=False)) == []
    page = tree / "docs/start/index.md"
    fresh = page.read_text()
    page.write_text(fresh.replace("[Go]", "[went]"))
    assert list(pages.brought_up_to_date(writes=False)) == ["docs/start/index.md"]
    assert list(pages.brought_up_to_date(writes=True)) == ["docs/start/index.md"]
    assert page.read_text() == fresh


def test_links_are_those_of_the_page(tree: Path) -> None:
    facts = pages.Facts()
    assert "(bindings/go/README.md)" in facts.of("bindings", "README.md")
    assert "(../../bindings/go/README.md)" in facts.of("bindings", "docs/start/index.md")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a <!-- fact: no-such -->b<!-- /fact -->\n", "no fact 'no-such'"),
        ("a\n<!-- fact: library -->b<!-- /fact --> c\n", "must not begin a line"),
    ],
)
def test_a_wrong_mark_is_refused(text: str, words: str) -> None:
    with pytest.raises(places.FactError, match=words):
        pages.written(pages.Facts(), "page.md", text)


def test_every_name_of_the_surface_has_a_ring() -> None:
    names = rings.names_by_ring(["C", "Python"])
    assert names["C"]["desk"][0] == "money_calculator_t"
    assert "Money" in names["Python"]["core"]
    assert "Wallet" in names["Python"]["domain"]
    assert names["Python"]["desk"][-1] == "PortfolioView"


def test_a_size_is_stale_beyond_the_tolerance(tree: Path) -> None:
    library = tree / measured.FILES["library"]
    library.parent.mkdir(parents=True)
    known = measured.committed()["library"]
    library.write_bytes(bytes(known + known // 25))
    assert list(measured.stale()) == []
    library.write_bytes(bytes(known + known // 15))
    assert [fault.split(" ")[1] for fault in measured.stale()] == ["library"]


def test_a_new_benchmark_reaches_the_pages_that_quote_it(tree: Path) -> None:
    results = tree / benched.PAGE
    old = benched.times()["time-dlopen"]
    row = f"| dlopen | embedded | {old} ("
    assert row in results.read_text()
    results.write_text(results.read_text().replace(row, "| dlopen | embedded | 99.5 µs ("))
    assert list(pages.brought_up_to_date(writes=True)) == ["docs/guide/install.md"]
    assert "-->99.5 µs<!--" in (tree / "docs/guide/install.md").read_text()


def test_a_benchmark_that_was_not_measured_is_an_error(tree: Path) -> None:
    (tree / benched.PAGE).write_text("| dlopen | embedded | 1 µs |\n")
    with pytest.raises(places.FactError, match="time-first-sum"):
        benched.times()


#: Lines of the maps of ld.lld and of wasm-ld, with a function of the engine and one of others.
LIBRARY_MAP = """\
           50f90            50f90     1000    16 .text
           50f90            50f90      600    16         a.o:(.text.$e9MoneyCore4PartV3sumSiyF)
           51590            51590      a00    16         a.o:(.text.$eSa6append9MoneyCore4PartV_Tg5)
           51590            51590        0     1                 $e9MoneyCore4PartV3sumSiyF
           60000            60000       20     8         a.o:(.rodata.$e9MoneyCore5TableV)
"""
MODULE_MAP = """\
       -     60c5     2000 CODE
       -     60c8      800         a.o:($e9MoneyJSON4TreeC4nextSiyF)
       -     68c8      200         c/memory.o:(malloc)
   13bf0    1f000      100         a.o:(.rodata..L.str.255)
   20000    1f100   100000         c/reserve.o:(.bss.reserve)
"""


def test_the_bytes_of_modules_are_those_of_the_maps() -> None:
    assert grown.bytes_of(LIBRARY_MAP) == {"MoneyCore": 0x600, "generics": 0xA00, "constants": 0x20}
    assert grown.bytes_of(MODULE_MAP) == {"MoneyJSON": 0x800, "C": 0x200, "constants": 0x100}


def test_a_module_that_has_grown_is_noted(tree: Path) -> None:
    path = tree / grown.MAPS["library"]
    path.parent.mkdir(parents=True)
    path.write_text(LIBRARY_MAP)
    grown.write()
    assert list(grown.notes()) == []
    path.write_text(LIBRARY_MAP.replace("     600    16", "     900    16"))
    assert list(grown.notes()) == []
    path.write_text(LIBRARY_MAP.replace("     600    16", "    1000    16"))
    note = f"note: MoneyCore in the library grew from {0x600:,} to {0x1000:,} bytes"
    assert list(grown.notes()) == [note]
