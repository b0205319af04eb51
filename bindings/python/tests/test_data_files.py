"""The data that a wheel has packed are those of the source tree."""

from __future__ import annotations

import lzma
import sys
from pathlib import Path

import pytest

from libmoney import LocaleTables, Rates
from libmoney._boundary import data_files

NAMES = ("ecb/eurofxref-hist.csv", "locales/cldr.locales")


@pytest.fixture
def packed(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that replaces the package, with data laid out as in a wheel."""
    for name in NAMES:
        data = (root / "share" / name).read_bytes()
        (tmp_path / f"{Path(name).name}.xz").write_bytes(lzma.compress(data, preset=0))
    monkeypatch.setattr(data_files, "PACKAGE", str(tmp_path))
    return tmp_path


def test_packed_data_are_unpacked(root: Path, packed: Path) -> None:
    for name in NAMES:
        folder, _, file = name.partition("/")
        place = data_files.data_file(folder, file, "data")
        assert place == str(packed / f"{file}.xz")
        assert data_files.data_of(place) == (root / "share" / name).read_bytes()
    history = (root / "share" / NAMES[0]).read_bytes()
    assert Rates.from_ecb().to_json() == Rates.from_ecb(history).to_json()
    assert "pl" in LocaleTables.cldr()


def test_other_files_stay_as_they_are(
    packed: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Only the files of a wheel are unpacked, because the tool in C cannot unpack any."""
    place = tmp_path_factory.mktemp("other") / "rates.csv.xz"
    place.write_bytes(b"Date,USD\n")
    assert data_files.data_of(str(place)) == b"Date,USD\n"


def test_a_python_without_lzma_says_so(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lzma", None)
    with pytest.raises(ImportError, match=r"could not unpack eurofxref-hist\.csv\.xz"):
        Rates.from_ecb()
