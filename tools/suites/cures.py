"""Which command would cure what a suite failed for: a program that is missing, a full disk."""

from __future__ import annotations

import re

from suites.places import ROOT

NEEDS = ROOT / "tools" / "setup" / "needs.txt"
#: What shells, Python, make and this project's scripts write when a program is not there.
MISSING = (
    re.compile(r"(?:^|[\s:'\"])([\w.+-]+): (?:command )?not found"),
    re.compile(r"No such file or directory: '(?:[^']*/)?([\w.+-]+)'"),
    re.compile(r"^([\w.+-]+) is missing: ", re.M),
    re.compile(r"command not found: ([\w.+-]+)"),
)
HEADERS = re.compile(r"fatal error: '?([\w/.+-]+\.h)'?[:' ].*(?:No such file|not found)")
#: What a machine runs out of, and what helps.
OUT_OF = {
    "No space left on device": "the disk is full: free some space, then run it again",
    "Cannot allocate memory": "memory has run out: stop other programs, or run with --jobs 1",
    "Temporary failure in name resolution": "there is no network: connect, then run it again",
}


def packages() -> dict[str, str]:
    """Debian's packages by the programs and headers that tools/setup/needs.txt looks for."""
    found: dict[str, str] = {}
    for line in NEEDS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or " :: " not in line:
            continue
        _, package, command = line.split(" :: ", 2)
        for word in re.findall(r"command -v ([\w.+-]+)|has_header ([\w/.+-]+)", command):
            found.setdefault("".join(word), package)
        for path in re.findall(r"(?:test -e|ls) /\S*/([\w.+-]+)", command):
            found.setdefault(path, package)
    return found


def cure_of(output: str) -> str | None:
    """The command that cures what an output complains of, if it is known."""
    for words, cure in OUT_OF.items():
        if words in output:
            return cure
    known = packages()
    named = [name for pattern in (*MISSING, HEADERS) for name in pattern.findall(output)]
    wanted = sorted({known[name] for name in named if name in known})
    return f"sudo apt-get install {' '.join(wanted)}" if wanted else None
