"""Sizes of builds, as a run has written them, and whether the builds still have them."""

from __future__ import annotations

import json
import re
import statistics
import subprocess
from collections.abc import Iterator

from facts.places import ROOT, FactError, text_of

PAGE = "docs/results/facts.json"
#: Files whose bytes are facts.
FILES = {
    "library": "build/embedded/lib/libmoney.so.0",
    "library-standard": "build/standard/lib/libmoney.so.0",
    "archive": "build/embedded/lib/libmoney.a",
    "wasm": "build/wasm/libmoney.wasm",
}
#: The sizes that the build of the module has written.
_PACKED = "build/wasm/sizes.txt"
_SIZE = re.compile(r"^(gzip|brotli): (\d+) bytes$", re.MULTILINE)
#: A size may differ by this part before a page is stale.
TOLERANCE = 0.05
_LOADS = 11


def bytes_of() -> dict[str, int]:
    """The sizes of the builds that are there."""
    found = {name: ROOT / path for name, path in FILES.items()}
    sizes = {name: path.stat().st_size for name, path in found.items() if path.is_file()}
    if (ROOT / _PACKED).is_file():
        for name, count in _SIZE.findall(text_of(_PACKED)):
            sizes[f"wasm-{name}"] = int(count)
    return sizes


def committed() -> dict[str, int]:
    """The facts that a run has written."""
    found: dict[str, int] = json.loads(text_of(PAGE))
    return found


def write() -> None:
    """Measures. A fact whose build is not there stays as it was."""
    facts = committed() if (ROOT / PAGE).is_file() else {}
    facts |= bytes_of()
    if (ROOT / FILES["library"]).is_file():
        facts["resident"] = _resident()
    text = json.dumps(facts, indent=1, sort_keys=True) + "\n"
    (ROOT / PAGE).write_text(text, encoding="utf-8")


def stale() -> Iterator[str]:
    """The sizes that are no longer those of the builds."""
    facts = committed()
    for name, size in bytes_of().items():
        known = facts.get(name)
        if known is None or abs(size - known) > TOLERANCE * known:
            yield f"{PAGE}: {name} is {known} bytes, the build has {size}; `make facts` measures it"


def _resident() -> int:
    """The bytes that loading the library makes resident: the median of a few processes."""
    source, program = "Benchmarks/dlopen_cost.c", "build/tmp/dlopen_cost"
    (ROOT / program).parent.mkdir(parents=True, exist_ok=True)
    try:
        _said("cc", "-O2", "-Iinclude", source, "-o", program, "-ldl")
        runs = [_said(program, FILES["library"]) for _ in range(_LOADS)]
    except (OSError, subprocess.CalledProcessError) as error:
        raise FactError(f"{source} failed: {error}") from None
    return statistics.median_low(int(run.split()[1]) for run in runs) * 1000


def _said(program: str, *words: str) -> str:
    run = [program, *words]
    return subprocess.run(run, cwd=ROOT, check=True, capture_output=True, text=True).stdout
