"""Prints the functions that libmoney.wasm exports, one a line.

They are those of symbols.txt without the functions of stores: a host of WebAssembly need not have
files. Those are the functions of the headers whose names begin with "store", and money_store_*.
"""

from __future__ import annotations

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def exported() -> list[str]:
    """The names, in the order of symbols.txt."""
    description = json.loads((ROOT / "api" / "money.api.json").read_text())
    stores = {
        function["name"]
        for function in description["functions"]
        if function["header"].startswith("store") or function["name"].startswith("money_store_")
    }
    lines = (ROOT / "symbols.txt").read_text().splitlines()
    names = [line.split()[0] for line in lines if line and not line.startswith("#")]
    return [name for name in names if name not in stores]


if __name__ == "__main__":
    print("\n".join(exported()))
