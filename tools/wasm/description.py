"""Writes what a host has to know of libmoney.wasm: build/wasm/libmoney.json.

    python3 -m wasm.description WASM

It has the functions that the module exports with the roles of their parameters, structs, constants
and names of statuses from api/money.api.json, without their documentation. It also has the length
and the checksum of the module, by which a binding finds that a file is damaged or of another
version.
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


def described(wasm: bytes) -> Entry:
    """The description."""
    api = json.loads((ROOT / "api" / "money.api.json").read_text())
    names = set(exported())
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
        "wasm": {"bytes": len(wasm), "crc32": zlib.crc32(wasm)},
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
    wasm = Path(sys.argv[1])
    target = wasm.with_suffix(".json")
    target.write_text(json.dumps(described(wasm.read_bytes()), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
