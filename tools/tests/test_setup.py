"""tools/setup.sh on machines that lack something: one sentence with the cure, nothing installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WANTED = (ROOT / ".swift-version").read_text().strip()
SWIFT = f"Swift version {WANTED} (swift-{WANTED}-RELEASE)"
#: The programs of a machine that is ready to build, but for those that a test removes.
SYSTEM = (
    "awk",
    "cat",
    "df",
    "dirname",
    "du",
    "env",
    "head",
    "id",
    "ldd",
    "mkdir",
    "readlink",
    "rm",
    "sed",
)
SYSTEM += (
    "sh",
    "sort",
    "tail",
    "tee",
    "tr",
    "xargs",
    "grep",
    "uname",
    "basename",
    "cmp",
    "touch",
    "mv",
    "cp",
)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The scripts of the set-up alone, in a folder of their own."""
    folder = tmp_path / "clone"
    (folder / "tools" / "setup").mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "setup.sh", folder / "tools")
    shutil.copy(ROOT / ".swift-version", folder)
    for path in (ROOT / "tools" / "setup").iterdir():
        shutil.copy(path, folder / "tools" / "setup")
    shutil.copytree(ROOT / "tools" / "requirements", folder / "tools" / "requirements")
    return folder


class Machine:
    """A PATH with a few programs, some of them made up."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.calls = folder / "calls"
        for name in SYSTEM:
            found = shutil.which(name)
            assert found, name
            (self.bin / name).symlink_to(found)
        self.has("swift", f"echo '{SWIFT}'")
        # Everything that a build needs is present, unless a test removes it.
        for name in ("cc", "c++", "make", "pkg-config", "python3"):
            self.has(name, "case $* in *libstdc++.a*) echo /dev/null ;; esac")

    def has(self, name: str, script: str) -> None:
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>{self.calls}\n{script}\n')
        path.chmod(0o755)

    def lacks(self, name: str) -> None:
        (self.bin / name).unlink()

    def runs(self, clone: Path, *words: str, **variables: str) -> tuple[int, list[str]]:
        """The exit code of the set-up, and the lines that it wrote."""
        done = subprocess.run(
            ["sh", "tools/setup.sh", *words],
            cwd=clone,
            env={"PATH": str(self.bin), "HOME": str(clone), **variables},
            capture_output=True,
            text=True,
        )
        return done.returncode, (done.stdout + done.stderr).splitlines()

    def called(self, program: str) -> bool:
        return self.calls.exists() and bool(
            re.search(rf"^{program} ", self.calls.read_text(), re.M)
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_machine_that_has_all_hears_nothing(machine: Machine, clone: Path) -> None:
    assert machine.runs(clone, "build") == (0, [])


def refused(machine: Machine, clone: Path, *words: str) -> str:
    """The one line with which the set-up ends."""
    code, lines = machine.runs(clone, *words)
    assert code != 0 and len(lines) == 1, lines
    return lines[0]


def test_without_swift(machine: Machine, clone: Path) -> None:
    machine.lacks("swift")
    assert f"Swift {WANTED} is needed" in refused(machine, clone, "build")


@pytest.mark.parametrize("version", ["5.9.2", "6.3", f"{WANTED}0", "6.4-dev", "99.0.1"])
def test_another_swift_needs_a_flag(machine: Machine, clone: Path, version: str) -> None:
    machine.has("swift", f"echo 'Swift version {version} (swift-{version}-RELEASE)'")
    line = refused(machine, clone, "build")
    assert f"Swift {WANTED} is needed, this is {version.removesuffix('-dev')}:" in line
    assert "swift.org" in line and "ANY_SWIFT=1" in line
    assert machine.runs(clone, "build", ANY_SWIFT="1") == (0, [])


def test_a_swift_without_a_version_is_quoted(machine: Machine, clone: Path) -> None:
    machine.has("swift", "echo 'hello'")
    assert "no version of Swift: hello" in refused(machine, clone, "build")


def test_swift_that_cannot_start_is_quoted(machine: Machine, clone: Path) -> None:
    words = "swift: error while loading shared libraries: libncurses.so.6: cannot open it"
    machine.has("swift", f"echo '{words}' >&2; exit 127")
    assert words in refused(machine, clone, "build")


def test_a_missing_package_is_named_and_not_installed(machine: Machine, clone: Path) -> None:
    machine.lacks("pkg-config")
    machine.has("apt-get", "exit 0")
    line = refused(machine, clone, "--name", "build")
    assert "sudo apt-get install pkg-config" in line and "make setup" in line
    assert not machine.called("apt-get")


def test_without_apt(machine: Machine, clone: Path) -> None:
    machine.lacks("pkg-config")
    assert "no apt-get" in refused(machine, clone, "build")


def test_without_root(machine: Machine, clone: Path) -> None:
    machine.lacks("pkg-config")
    machine.has("id", "case $1 in -u) echo 1000 ;; *) echo user ;; esac")
    machine.has("sudo", "exit 1")
    machine.has("apt-get", "exit 0")
    assert "sudo apt-get install pkg-config" in refused(machine, clone, "build")
    assert not machine.called("apt-get")


def test_without_a_network(machine: Machine, clone: Path) -> None:
    machine.lacks("pkg-config")
    machine.has("id", "echo 0")
    machine.has(
        "apt-get",
        'case $1 in update) echo "W: Failed to fetch x  Temporary failure resolving y" ;;\n'
        '*) echo "E: Unable to locate package pkg-config"; exit 100 ;; esac',
    )
    code, lines = machine.runs(clone, "build")
    assert code != 0 and lines[0].startswith("Installing 1 of Debian's packages as root")
    assert "is there a network?" in lines[-1] and "sudo apt-get install pkg-config" in lines[-1]


def test_python_without_a_network(machine: Machine, clone: Path) -> None:
    machine.has(
        "python3",
        'case $2 in venv) mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;\n'
        "pip) case $3 in --version) ;; *)\n"
        'echo "ERROR: No matching distribution"; echo NewConnectionError; exit 1 ;; esac ;;\n'
        "esac",
    )
    code, lines = machine.runs(clone, "wheel")
    assert code != 0 and "the package index cannot be reached" in lines[-1]
    assert not (clone / "build" / "venv-packages" / "packages.stamp").exists()


def test_a_full_disk(machine: Machine, clone: Path) -> None:
    machine.has("df", 'echo Filesystem; echo "/dev/x 10000 9900 100 99% /"')
    line = refused(machine, clone, "build")
    assert "has 100 MB left" in line and "needs up to 500 MB" in line


def test_a_path_with_a_space(machine: Machine, clone: Path) -> None:
    spaced = clone.rename(clone.parent / "my clone")
    assert "contains a space" in refused(machine, spaced, "build")


def test_an_unknown_target(machine: Machine, clone: Path) -> None:
    code, lines = machine.runs(clone, "nothing")
    assert code == 2 and "no target is called 'nothing'" in lines[0]


def rows() -> list[tuple[str, str, str]]:
    text = (ROOT / "tools" / "setup" / "needs.txt").read_text(encoding="utf-8")
    found = [line.split(" :: ") for line in text.splitlines() if line and not line.startswith("#")]
    return [(row[0], row[1], row[2]) for row in found]


def test_every_row_of_needs_belongs_to_a_target() -> None:
    script = (ROOT / "tools" / "setup.sh").read_text(encoding="utf-8")
    parts = set(" ".join(re.findall(r"\) echo ([a-z -]+) ;;", script)).split())
    assert {part for row in rows() for part in row[0].split()} <= parts


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[1])
def test_the_command_of_a_row_is_read_by_the_shell(row: tuple[str, str, str]) -> None:
    done = subprocess.run(["sh", "-n"], input=row[2], text=True, env=dict(os.environ))
    assert done.returncode == 0
