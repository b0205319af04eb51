"""Where the modules are that are tested.

The tools come first, since Benchmarks also contains a module `wasm`.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
for folder in (
    "Benchmarks",
    "bindings/conformance",
    "Tests/ABI",
    "tools/check",
    "tools/check/prose",
    "tools/library",
):
    sys.path.append(str(ROOT / folder))
