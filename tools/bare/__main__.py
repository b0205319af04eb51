"""Runs the README's commands in an empty system: python3 -m bare [COMMAND …]

Clones the last commit into an empty Debian with git, make and Swift, and runs the commands there:
by default make demo, make test, make wheel and make packages. Before that, a plain `make` must list
the missing packages and install nothing.

Afterwards, no file may remain outside the folders that CONTRIBUTING.md names, and a clone that was
moved must not recompile its modules.

Each command's output is printed and written to build/bare/NAME.log with the second of each line. It
must begin within a second and never pause for long. The last line is `N passed, N failed`: the
checks of the commands and of this program.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from suites.places import BUILD, ROOT
from suites.report import clock

from bare.root import BareRoot

COMMANDS = ("make demo", "make test", "make wheel", "make packages")
CLONE, MOVED = "/home/libmoney", "/home/moved"
LOGS = BUILD / "bare"
#: Builds that do not name their place.
KEPT = ("embedded", "aarch64", "wasm", "targets")
#: Files and folders that the commands may leave behind: in the clone, and elsewhere.
IGNORED = {".build/", "build/", "bindings/python/libmoney/_accelerator.abi3.so"}
ELSEWHERE = {"/root/.cache", "/root/.swiftpm", "/root/.local", "/tmp/hsperfdata_root"}
#: The seconds until the first line of a command, and between two lines.
FIRST_LINE, SILENCE = 1.0, 120.0
COUNTS = re.compile(r"^(\d+) passed, (\d+) failed$")


@dataclass
class Talk:
    """The timing and the counts of a command's output."""

    code: int
    seconds: float
    first: float
    longest_silence: float
    passed: int
    failed: int


def listen(command: list[str], log: Path) -> Talk:
    """Runs a command, and prints and logs its output."""
    started = last = time.monotonic()
    first, longest, counts = 0.0, 0.0, (0, 0)
    with (
        log.open("w", encoding="utf-8") as kept,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            now = time.monotonic()
            first = first or now - started
            longest = max(longest, now - last)
            last = now
            print(line, end="", flush=True)
            kept.write(f"{now - started:7.1f}  {line}")
            found = COUNTS.match(line)
            if found:
                counts = int(found[1]), int(found[2])
    return Talk(process.returncode, time.monotonic() - started, first, longest, *counts)


class Checks:
    """Counts of the checks that passed and failed."""

    def __init__(self) -> None:
        self.passed = self.failed = 0

    def hold(self, what: str, holds: bool, words: str = "") -> None:
        self.passed += holds
        self.failed += not holds
        if not holds:
            print(f"FAILED: {what}{': ' if words else ''}{words}", flush=True)


def plain_make(system: BareRoot, checks: Checks) -> None:
    """A plain `make` lists the missing packages and installs nothing."""
    packages = "dpkg-query -W | sort | sha256sum"
    before = system.run("/", packages).stdout
    done = system.run(CLONE, "make")
    said = (done.stdout + done.stderr).strip()
    print(f"$ make\n{said}", flush=True)
    checks.hold("make fails without its packages", done.returncode != 0)
    checks.hold(
        "make names them", "sudo apt-get install" in said and "libjansson-dev" in said, said
    )
    checks.hold("make installs nothing", system.run("/", packages).stdout == before)


def nothing_is_left(system: BareRoot, before: set[str], checks: Checks) -> None:
    """The commands leave only the files that CONTRIBUTING.md names."""
    changed = system.run(CLONE, "git status --porcelain").stdout
    checks.hold("the tree is as it was", not changed, changed)
    ignored = system.run(CLONE, "git status --porcelain --ignored").stdout.splitlines()
    found = {line[3:] for line in ignored if line.startswith("!!")} - IGNORED
    more = {path for path in found if not path.endswith("__pycache__/")}
    checks.hold("the clone has no other folders", not more, ", ".join(sorted(more)))
    left = elsewhere(system) - before - ELSEWHERE
    checks.hold("nothing is left outside it", not left, ", ".join(sorted(left)))


def elsewhere(system: BareRoot) -> set[str]:
    return set(system.run("/", "find /root /tmp /home -mindepth 1 -maxdepth 1").stdout.split())


def moved_clone(system: BareRoot, checks: Checks) -> None:
    """A clone in another place builds without compiling a module again."""
    done = system.run("/", f"mv {CLONE} {MOVED} && make -C {MOVED}")
    compiled = [
        line
        for line in done.stdout.splitlines() + done.stderr.splitlines()
        if "is compiled" in line
    ]
    checks.hold("a moved clone builds", done.returncode == 0, done.stderr[-500:])
    checks.hold("and compiles nothing again", not compiled, ", ".join(compiled))


def keep(system: BareRoot) -> None:
    """Copies the builds to this clone if they are missing here; they are equally valid for it."""
    for part in KEPT:
        for made in system.root.glob(f"home/*/build/{part}"):
            if not (BUILD / part).exists():
                # Devices stay devices: who reads /dev/full fills the disk.
                subprocess.run(("cp", "-a", str(made), str(BUILD / part)), check=True)


def main(words: list[str]) -> int:
    # Outside the clone, since Swift's package manager looks through that with all that is in it.
    with tempfile.TemporaryDirectory(prefix="libmoney-", dir="/var/tmp") as folder:
        return run(BareRoot(Path(folder)), words or list(COMMANDS))


def run(system: BareRoot, commands: list[str]) -> int:
    """Runs the commands in a new system."""
    checks = Checks()
    started = time.monotonic()
    system.make()
    LOGS.mkdir(parents=True, exist_ok=True)
    print(
        f"an empty Debian with git, make and Swift: {clock(time.monotonic() - started)}", flush=True
    )
    subprocess.run(
        ("git", "clone", "--quiet", "--no-hardlinks", str(ROOT), f"{system.root}{CLONE}"),
        check=True,
    )
    before = elsewhere(system)
    plain_make(system, checks)
    for command in commands:
        print(f"\n$ {command}", flush=True)
        log = LOGS / f"{re.sub('[^a-z]+', '-', command)}.log"
        talk = listen(system.command(CLONE, command), log)
        checks.passed += talk.passed
        checks.failed += talk.failed
        checks.hold(f"{command} ends well", talk.code == 0, f"it ended with {talk.code}")
        checks.hold(f"{command} begins to speak", talk.first < FIRST_LINE, f"{talk.first:.1f} s")
        silence = talk.longest_silence
        checks.hold(f"{command} goes on speaking", silence < SILENCE, f"{silence:.0f} s of silence")
        print(
            f"{command}: {clock(talk.seconds)}, first line after {talk.first:.2f} s, "
            f"at most {silence:.0f} s of silence; log: {log.relative_to(ROOT)}",
            flush=True,
        )
    nothing_is_left(system, before, checks)
    if (system.root / CLONE[1:] / "build" / "lib").exists():
        moved_clone(system, checks)
    keep(system)
    print(f"{checks.passed} passed, {checks.failed} failed")
    return int(checks.failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
