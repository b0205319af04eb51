"""The build backend: this machine's wheel, the sdist, and the error without a library.

``Tests/Packages`` contains the tests of the wheels that include the library.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from machine import NEEDS_PIP

ROOT = Path(__file__).resolve().parents[1]
BACKEND = ROOT / "backend"


def call(hook: str, folder: Path, start: Path = ROOT, **variables: str) -> str:
    """Calls a hook as pip does: in a process of its own, in the folder of the project."""
    code = f"import libmoney_backend as backend; print(backend.{hook}({str(folder)!r}))"
    environment = {**os.environ, "PYTHONPATH": str(start / "backend"), **variables}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=start, env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    return done.stdout.strip()


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder with the sdist, and the contents of the sdist."""
    name = call("build_sdist", tmp_path)
    assert name.endswith(".tar.gz")
    with tarfile.open(tmp_path / name) as archive:
        archive.extractall(tmp_path)
    return tmp_path / name[: -len(".tar.gz")]


def test_sdist_has_the_package_and_what_builds_it(made: Path) -> None:
    here = {str(path.relative_to(ROOT)) for path in (ROOT / "libmoney").rglob("*.py")}
    there = {str(path.relative_to(made)) for path in (made / "libmoney").rglob("*.py")}
    assert here == there
    for name in ("LICENSE", "PKG-INFO", "pyproject.toml", "backend/libmoney_backend.py"):
        assert (made / name).is_file()
    assert "\nLicense-Expression: MIT\n" in (made / "PKG-INFO").read_text(encoding="utf-8")
    assert not list(made.rglob("*.so*"))


def test_two_builds_have_the_same_bytes(tmp_path: Path) -> None:
    for hook in ("build_sdist", "build_wheel"):
        contents = []
        for number, umask in enumerate((0o022, 0o077)):
            folder = tmp_path / f"{hook}-{number}"
            folder.mkdir()
            old = os.umask(umask)
            try:
                name = call(hook, folder, SOURCE_DATE_EPOCH="1700000000", TZ=f"UTC-{number}")
            finally:
                os.umask(old)
            contents.append((folder / name).read_bytes())
        assert contents[0] == contents[1]


def test_wheel_of_an_sdist_uses_the_library_of_the_machine(made: Path, tmp_path: Path) -> None:
    library = tmp_path / "libmoney.so.0"
    library.write_bytes(b"")
    name = call("build_wheel", tmp_path, made, LIBMONEY_PATH=str(library))
    assert name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(tmp_path / name) as wheel:
        assert "libmoney/__init__.py" in wheel.namelist()
        assert wheel.testzip() is None


def test_sdist_without_the_library_says_what_to_do(made: Path, tmp_path: Path) -> None:
    missing = str(tmp_path / "none.so")
    with pytest.raises(RuntimeError, match=r"--only-binary libmoney(.|\n)*LIBMONEY_PATH"):
        call("build_wheel", tmp_path, made, LIBMONEY_PATH=missing)


def test_wheel_without_a_licence_is_refused(made: Path, tmp_path: Path) -> None:
    (made / "LICENSE").unlink()
    with pytest.raises(RuntimeError, match="LICENSE is missing"):
        call("build_sdist", tmp_path, made)


def test_editable_wheel_names_the_folder(tmp_path: Path) -> None:
    name = call("build_editable", tmp_path)
    with zipfile.ZipFile(tmp_path / name) as wheel:
        assert wheel.read("libmoney.pth").decode().strip() == str(ROOT)


@NEEDS_PIP
def test_pip_installs_and_removes_it_without_a_network(tmp_path: Path) -> None:
    target, wheels = tmp_path / "target", tmp_path / "wheels"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    quiet = {**os.environ, "PIP_NO_INDEX": "1", "PYTHONPATH": ""}
    made = subprocess.run(
        [*pip, "wheel", "--no-deps", "-w", str(wheels), str(ROOT)],
        env=quiet,
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0, made.stderr
    wheel = next(wheels.iterdir())
    done = subprocess.run(
        [*pip, "install", "--target", str(target), str(wheel)],
        env=quiet,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    said = subprocess.run(
        [sys.executable, "-c", "import libmoney; print(libmoney.Money('12.50', 'EUR'))"],
        env={**os.environ, "PYTHONPATH": str(target)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert said.stdout == "12.50 EUR\n", said.stderr
