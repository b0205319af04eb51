"""Counts the instructions of the scalar paths with callgrind, and compares: instructions.json.

instructions.py            fails where a path takes more than it did, by more than the tolerance
instructions.py --write    takes what it counts for what is to be

Counts are the same to the instruction from run to run, on a busy machine as on an idle one. They
do depend on the compiler and on the C library, so those of others are not compared: all paths then
count as skipped, by name.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

from contest import output_of

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
KEPT = HERE / "instructions.json"
#: All recordings, the oldest first, for the figure of the benchmarks' page.
HISTORY = HERE / "instructions_history.json"
FLAVORS = ("standard", "embedded")
TIMES = 1024

#: glibc selects memcpy and similar functions by the processor's features: always use the generic
#: ones here.
PLAIN = "glibc.cpu.hwcaps=" + ",".join(
    f"-{name}"
    for name in (
        *("AVX", "AVX2", "AVX_Usable", "AVX2_Usable", "AVX512F", "AVX512VL", "AVX512BW"),
        *("AVX_Fast_Unaligned_Load", "ERMS", "FSRM", "RTM", "BMI1", "BMI2", "LZCNT", "MOVBE"),
        *("SSE4_1", "SSE4_2", "SSSE3", "Fast_Unaligned_Copy", "Fast_Copy_Backward"),
    )
)


def surroundings() -> dict[str, str]:
    """Returns the properties on which counts depend."""
    swift = re.search(r"Swift version (\S+)", output_of("swift", "--version"))
    return {
        "swift": swift.group(1) if swift else "?",
        "libc": " ".join(platform.libc_ver()),
        "machine": platform.machine(),
    }


def compiled(folder: Path) -> Path:
    program = folder / "instructions"
    library = ROOT / "build" / FLAVORS[0] / "lib"
    command = ["cc", "-std=c11", "-O2", "-Wall", "-Wextra", "-Wpedantic", f"-I{ROOT / 'include'}"]
    command += [str(HERE / "instructions.c"), f"-L{library}", "-lmoney", "-o", str(program)]
    subprocess.run(command, check=True)
    return program


def counted(program: Path, flavor: str, folder: Path) -> dict[str, float]:
    """Instructions a call, by path."""
    library = str(ROOT / "build" / flavor / "lib")
    environment = {**os.environ, "LD_LIBRARY_PATH": library, "LD_BIND_NOW": "1"}
    names = subprocess.run(
        [str(program)], env=environment, capture_output=True, text=True, check=True
    ).stdout.split()
    out = folder / flavor
    tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
    tool += ["--zero-before=counted", "--dump-after=counted"]
    done = subprocess.run(
        [*tool, str(program), "run", str(TIMES)],
        env={**environment, "GLIBC_TUNABLES": PLAIN},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(done.stderr)
    totals = []
    for part in range(1, 2 * len(names) + 1):
        found = re.search(r"^totals: (\d+)", Path(f"{out}.{part}").read_text(), re.MULTILINE)
        totals.append(int(found.group(1)) if found else 0)
    pairs = zip(totals[::2], totals[1::2])
    return {name: round((twice - once) / TIMES, 1) for name, (once, twice) in zip(names, pairs)}


def compare(kept: dict[str, Any], flavor: str, counts: dict[str, float]) -> tuple[int, int]:
    """Prints the differences; returns the number of paths within the limit and of costlier ones."""
    tolerance = kept["tolerance"]
    failed = 0
    for name in sorted({*counts, *kept[flavor]}):
        now, before = counts.get(name), kept[flavor].get(name)
        if now is None or before is None:
            print(f"{flavor}: {name}: counted {now}, kept {before}: `--write` takes what is")
            failed += 1
        elif now > before * (1 + tolerance):
            print(f"{flavor}: {name}: {now} instructions a call, {before} before")
            failed += 1
        elif now < before * (1 - tolerance):
            print(f"note: {flavor} {name} takes {now}, not {before}: `--write` keeps it so")
    return len(counts.keys() | kept[flavor].keys()) - failed, failed


def remember(counts: dict[str, dict[str, float]], path: Path = HISTORY) -> None:
    """Appends a recording to the history, unless it equals the last one."""
    listed = json.loads(path.read_text()) if path.exists() else []
    if listed and all(listed[-1][flavor] == counts[flavor] for flavor in FLAVORS):
        return
    listed.append({"date": date.today().isoformat(), **{one: counts[one] for one in FLAVORS}})
    path.write_text("[\n" + ",\n".join(f" {json.dumps(one)}" for one in listed) + "\n]\n")


def main(words: list[str]) -> int:
    here = surroundings()
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {"tolerance": 0.03}
    others = [
        f"{key} {kept.get(key)}, not {here[key]}" for key in here if kept.get(key) != here[key]
    ]
    if others and words != ["--write"]:
        names = [f"{flavor} {name}" for flavor in FLAVORS for name in kept.get(flavor, ())]
        print(f"note: skipped, counted with {'; '.join(others)}: {', '.join(names)}")
        print(f"0 passed, 0 failed, {max(len(names), 1)} skipped")
        return 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        program = compiled(folder)
        counts = {flavor: counted(program, flavor, folder) for flavor in FLAVORS}
    if words == ["--write"]:
        content = {**here, "tolerance": kept["tolerance"], **counts}
        KEPT.write_text(json.dumps(content, indent=2) + "\n")
        remember(counts)
        print(f"{KEPT} is written.")
        return 0
    results = [compare(kept, flavor, counts[flavor]) for flavor in FLAVORS]
    failed = sum(each for _, each in results)
    print(f"{sum(each for each, _ in results)} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
