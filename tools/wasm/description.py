"""Writes the description of libmoney.wasm, or of the addon for Node, as a JSON file beside it.

    python3 -m wasm.description FILE [NAMES]

NAMES is a file of the functions that a module exports, if it exports not all of them.

It contains the exported functions with the roles of their parameters, and the structs, constants
and names of statuses from api/money.api.json, without their documentation. For a module it also
contains its length and checksum, by which a binding detects a damaged file or another version.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path
from typing import Any

from wasm.exports import ROOT, exported

Entry = dict[str, Any]


def parameter(entry: Entry) -> Entry:
    kept = ("name", "type", "role", "null", "count", "part_of")
    return {key: entry[key] for key in kept if entry.get(key)}


def struct(entry: Entry, names: set[str]) -> Entry:
    fields = [
        [field["name"], field["type"], *([field["count"]] if "count" in field else [])]
        for field in entry["fields"]
    ]
    initialiser = entry["name"].removesuffix("_t") + "_init"
    return {"fields": fields, **({"init": initialiser} if initialiser in names else {})}


def described(names: set[str]) -> Entry:
    """The description of the given functions."""
    api = json.loads((ROOT / "api" / "money.api.json").read_text())
    functions = [function for function in api["functions"] if function["name"] in names]
    statuses = next(e for e in api["enumerations"] if e["name"] == "money_status_t")["constants"]
    constants = {c["name"]: c["value"] for c in api["constants"]}
    for enumeration in api["enumerations"]:
        constants |= {c["name"]: c["value"] for c in enumeration["constants"]}
    freeing = {
        function["params"][0]["type"].removesuffix(" *"): function["name"]
        for function in functions
        if function["params"] and function["params"][0]["role"] == "free"
    }
    return {
        "abi": constants["MONEY_ABI_VERSION"],
        "constants": constants,
        "statuses": {status["value"]: status["name"] for status in statuses},
        "integers": {e["name"]: e["base"] for e in api["enumerations"]},
        "handles": freeing,
        "callbacks": {c["name"]: [p["type"] for p in c["params"]] for c in api["callbacks"]},
        "structs": {s["name"]: struct(s, names) for s in api["structs"]},
        "functions": {
            function["name"]: {
                "result": function["result"],
                "params": [parameter(entry) for entry in function["params"]],
            }
            for function in functions
        },
    }


def main() -> None:
    library = Path(sys.argv[1])
    if library.suffix == ".wasm":
        wasm = library.read_bytes()
        sums = {"wasm": {"bytes": len(wasm), "crc32": zlib.crc32(wasm)}}
        names = Path(sys.argv[2]).read_text().split() if len(sys.argv) > 2 else exported()
        description = described(set(names)) | sums
    else:
        description = described(
            {
                line.split()[0]
                for line in (ROOT / "symbols.txt").read_text().splitlines()
                if line and not line.startswith("#")
            }
        )
    library.with_suffix(".json").write_text(json.dumps(description, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
