"""Finding the library and the bundled rates."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import libmoney
from libmoney._library_file import _NAMES
from libmoney._raw import ABI_VERSION

SHOW = "import libmoney; print(libmoney.library_path)"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A copy of the library that is tested."""
    copy = tmp_path / "elsewhere" / "lib" / "libmoney.so.0"
    copy.parent.mkdir(parents=True)
    shutil.copy(os.path.realpath(libmoney.library_path), copy)
    return copy


@pytest.fixture
def package(root: Path, tmp_path: Path) -> Path:
    """A copy of the package, outside of the source tree."""
    copy = tmp_path / "packages"
    source = root / "bindings" / "python" / "libmoney"
    shutil.copytree(source, copy / "libmoney", ignore=shutil.ignore_patterns("*.so*", "*.csv"))
    return copy


def run(package: Path, program: str = SHOW, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs a program on a package, in an environment without the usual variables."""
    left_out = (
        "LIBMONEY_ACCELERATED",
        "LIBMONEY_PATH",
        "LD_LIBRARY_PATH",
        "PYTHONPATH",
    )
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    environment.update(variables, PYTHONPATH=str(package))
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=package,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_name_has_the_version_of_the_interface() -> None:
    assert _NAMES[1] == f"libmoney.so.{ABI_VERSION}"


def test_amounts_and_the_package_load_one_file(package: Path, built: Path) -> None:
    """The environment may change between the first amount and the import of the rest."""
    first = (
        "import os; from libmoney import Money; Money(1, 'EUR'); del os.environ['LIBMONEY_PATH']"
    )
    finished = run(package, f"{first}; {SHOW}", LIBMONEY_PATH=str(built))
    accelerator = Path(libmoney.__file__).parent / "_accelerator.abi3.so"
    if accelerator.exists():
        shutil.copy(accelerator, package / "libmoney")
        finished = run(package, f"{first}; {SHOW}", LIBMONEY_PATH=str(built))
    assert finished.stdout.strip() == str(built), finished.stderr


def test_the_variable_goes_first(package: Path, built: Path) -> None:
    shutil.copy(built, package / "libmoney" / "libmoney.so")
    finished = run(package, LIBMONEY_PATH=str(built))
    assert finished.stdout.strip() == str(built), finished.stderr


def test_the_variable_names_no_file(package: Path, tmp_path: Path) -> None:
    missing = str(tmp_path / "none.so")
    finished = run(package, LIBMONEY_PATH=missing)
    assert finished.returncode == 1
    last = finished.stderr.splitlines()[-1]
    assert last == f"ImportError: could not load {missing!r}, set by LIBMONEY_PATH: no such file"


def test_the_variable_names_another_library(package: Path) -> None:
    other = next(Path(folder) for folder in ("/lib", "/usr/lib") if Path(folder).exists())
    library = next(other.glob("*-linux-gnu*/libm.so.6"), None)
    if library is not None:
        finished = run(package, LIBMONEY_PATH=str(library))
        assert "is not libmoney" in finished.stderr


def changed(content: bytes, what: str) -> bytes:
    """A library's file, spoilt in one way."""
    if what == "arm":
        return content[:18] + b"\xb7\x00" + content[20:]
    if what == "narrow":
        return content[:4] + b"\x01" + content[5:18] + b"\x03\x00" + content[20:]
    if what == "program":
        return content[:16] + b"\x02\x00" + content[18:]
    return {"text": b"no library\n", "empty": b""}[what]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the files are ELF's")
@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("arm", "library must be for .*, got ARM, 64 bits"),
        ("narrow", "library must be for .*, got x86, 32 bits"),
        ("program", "expected a library, got a program or an object file"),
        ("text", "file is not a library"),
        ("empty", "file is not a library"),
    ],
)
def test_what_no_loader_takes(package: Path, built: Path, what: str, words: str) -> None:
    if what == "arm" and os.uname().machine == "aarch64":
        pytest.skip("this machine is one")
    built.write_bytes(changed(built.read_bytes(), what))
    finished = run(package, LIBMONEY_PATH=str(built))
    assert finished.returncode == 1
    last = finished.stderr.splitlines()[-1]
    source = re.escape(f"ImportError: could not load {str(built)!r}, set by LIBMONEY_PATH: ")
    assert re.match(source + words, last)
    beside = package / "libmoney" / "libmoney.so"
    shutil.copy(built, beside)
    last = run(package).stderr.splitlines()[-1]
    assert re.match(re.escape(f"ImportError: could not load {str(beside)!r}: ") + words, last)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the files are ELF's")
def test_a_library_that_was_cut_off(package: Path, built: Path) -> None:
    whole = built.read_bytes()
    for length in (2, 10, 40, 63, 64, 100, 4096, 65536, len(whole) // 2, len(whole) * 9 // 10):
        built.write_bytes(whole[:length])
        finished = run(package, LIBMONEY_PATH=str(built))
        assert finished.returncode == 1, f"{length} bytes: ended with {finished.returncode}"
        last = finished.stderr.splitlines()[-1]
        assert (
            f"{str(built)!r}, set by LIBMONEY_PATH: file is truncated: got {length} bytes" in last
        )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the files are ELF's")
@pytest.mark.parametrize(
    ("needed", "other", "cure"),
    [
        (b"libc.so.6", b"libq.so.6", "the library that contains libq.so.6"),
        (b"libjansson.so.4", b"libjansson.so.x", "jansson (Debian package libjansson4)"),
    ],
)
def test_a_library_that_lacks_another(
    package: Path, built: Path, needed: bytes, other: bytes, cure: str
) -> None:
    whole = built.read_bytes()
    if needed not in whole:
        pytest.skip("this build has jansson inside")
    built.write_bytes(whole.replace(needed + b"\0", other + b"\0"))
    last = run(package, LIBMONEY_PATH=str(built)).stderr.splitlines()[-1]
    start = (
        f"ImportError: could not load libmoney: {built} requires another library: {other.decode()}"
    )
    assert last.startswith(start)
    assert last.endswith(f"; install {cure}")


@pytest.mark.parametrize("name", ["libmoney/libmoney.so", "libmoney/libmoney.so.0", "libmoney.so"])
def test_beside_the_package(package: Path, built: Path, name: str) -> None:
    shutil.copy(built, package / name)
    assert run(package).stdout.strip() == str(package / name)
    assert run(package, LIBMONEY_PATH="").stdout.strip() == str(package / name)


def test_the_source_tree(package: Path, built: Path, root: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "include").mkdir(parents=True)
    shutil.copy(root / "include" / "money.h", tree / "include")
    (tree / "bindings").mkdir()
    shutil.move(package, tree / "bindings" / "python")
    (tree / "build" / "lib").mkdir(parents=True)
    library = shutil.copy(built, tree / "build" / "lib" / "libmoney.so")
    assert run(tree / "bindings" / "python").stdout.strip() == str(library)


def test_where_the_system_keeps_libraries(package: Path, built: Path) -> None:
    finished = run(package, LD_LIBRARY_PATH=str(built.parent))
    assert finished.stdout.strip() == str(built), finished.stderr


def test_nowhere(package: Path) -> None:
    finished = run(package)
    if finished.returncode == 0:
        pytest.skip("libmoney is installed on this system")
    last = finished.stderr.splitlines()[-1]
    assert last.startswith("ImportError: could not load libmoney")
    # It states the locations that were searched, and the remedy.
    assert f"it is neither in {package / 'libmoney'}, {package} nor in the system's folders" in last
    assert "Install libmoney, or set LIBMONEY_PATH to the file's path" in last


def test_the_wrong_version_of_the_interface(package: Path, built: Path) -> None:
    structs = package / "libmoney" / "_raw.py"
    structs.write_text(structs.read_text().replace("ABI_VERSION = 0", "ABI_VERSION = 7"))
    finished = run(package, LIBMONEY_PATH=str(built))
    assert "must be 7, got 0" in finished.stderr


LOAD = "from libmoney import Rates; print(len(Rates.from_ecb().dates))"


def test_bundled_rates(root: Path, package: Path, built: Path) -> None:
    environment = {"LIBMONEY_PATH": str(built)}
    daily = root / "Tests" / "Data" / "eurofxref-daily.csv"
    finished = run(package, LOAD, **environment)
    # Unless they are installed on this system.
    if finished.returncode != 0:
        assert "FileNotFoundError: could not find the bundled rates in" in finished.stderr
    installed = built.parent.parent / "share" / "libmoney" / "ecb" / "eurofxref-hist.csv"
    installed.parent.mkdir(parents=True)
    shutil.copy(root / "share" / "ecb" / "eurofxref-hist.csv", installed)
    assert int(run(package, LOAD, **environment).stdout) > 7000
    shutil.copy(daily, package / "libmoney" / "eurofxref-hist.csv")
    assert int(run(package, LOAD, **environment).stdout) == 1


GOODS = "from libmoney import Catalogue; print(*(one.sku for one in Catalogue.groceries()))"


def test_bundled_groceries(root: Path, package: Path, built: Path) -> None:
    environment = {"LIBMONEY_PATH": str(built)}
    finished = run(package, GOODS, **environment)
    # Unless they are installed on this system.
    if finished.returncode != 0:
        assert "FileNotFoundError: could not find the bundled groceries in" in finished.stderr
    installed = built.parent.parent / "share" / "libmoney" / "catalogues" / "groceries.csv"
    installed.parent.mkdir(parents=True)
    shutil.copy(root / "share" / "catalogues" / "groceries.csv", installed)
    assert run(package, GOODS, **environment).stdout.split() == ["peas", "eggs", "milk", "beans"]
    beside = package / "libmoney" / "groceries.csv"
    beside.write_text("sku,price,currency\ntea,1,EUR\n")
    assert run(package, GOODS, **environment).stdout.split() == ["tea"]
