"""Prints the figures of wasm.sh as a table.

It fails if the hosts disagree, or if the module is too slow or too large.

wasm.py FILE SIZES
"""

from __future__ import annotations

import sys
from pathlib import Path

NAMES = {
    "add": "an addition, ns",
    "convert": "a conversion, ns",
    "parse": "an amount parsed, ns",
    "column": "a conversion in a column, ns a row",
    "load": "the ECB's history loaded, ms",
}
HOSTS = ("native", "wasm", "bigint")
#: Nanoseconds that the module must not exceed.
MOST = {"convert": 80.0, "load": 10e6}
#: Bytes that a browser may be sent.
MOST_BYTES = 480_000


def shown(name: str, nanoseconds: float | None) -> str:
    if nanoseconds is None:
        return "–"
    value = nanoseconds / 1e6 if name == "load" else nanoseconds
    return f"{value:.2f}" if value < 2 else f"{value:.1f}"


def main() -> int:
    times: dict[tuple[str, str], float] = {}
    sums: dict[str, set[str]] = {}
    for line in Path(sys.argv[1]).read_text().splitlines():
        host, name, nanoseconds, total = line.split()
        times[host, name] = float(nanoseconds)
        sums.setdefault(name, set()).add(total)
    print("| | " + " | ".join(HOSTS) + " |\n|---|---|---|---|")
    for name, words in NAMES.items():
        print(
            "| " + " | ".join((words, *(shown(name, times.get((h, name))) for h in HOSTS))) + " |"
        )
    print(f"read, checked, compiled and started in {times['note', 'start'] / 1e6:.1f} ms")
    sizes = Path(sys.argv[2]).read_text()
    print(sizes, end="")
    brotli = int(sizes.partition("brotli: ")[2].split()[0])
    wrong = [f"{name}: other sums" for name in NAMES if len(sums[name]) != 1]
    wrong += [
        f"{name}: must be at most {shown(name, most)}, got {shown(name, times['wasm', name])}"
        for name, most in MOST.items()
        if times["wasm", name] > most
    ]
    if brotli > MOST_BYTES:
        wrong.append(f"brotli: must be at most {MOST_BYTES:,} bytes, got {brotli:,}")
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
