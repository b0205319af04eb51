"""Uses build/wasm/libmoney.wasm from Python by wasmtime, as a host that is no browser does.

python3 -m wasm.host        ends with "N passed, N failed"
"""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from typing import Any

import wasmtime

from wasm.exports import ROOT, exported

WASM = ROOT / "build" / "wasm" / "libmoney.wasm"
CONSTANTS = json.loads(WASM.with_suffix(".json").read_text())["constants"]
OUT_OF_MEMORY = CONSTANTS["MONEY_ERR_OUT_OF_MEMORY"]
SIZE_OF_MONEY, SIZE_OF_ERROR = 32, 256
#: The maximum size of the module for a browser, compressed with brotli. Of these, 85 kB are tax
#: rules, corporate actions, returns and imports of portfolios, and 60 kB electronic invoices.
#: Accounts and ledgers are 35 kB, bank statements 15 kB and loans 12 kB.
MOST_BYTES = 830_000


class Counts:
    """Counts of the checks that passed and failed."""

    def __init__(self) -> None:
        self.passed = self.failed = 0

    def check(self, holds: bool, what: str) -> None:
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {what}")


class Library:
    """The module in a store of its own, with as many bytes of memory as it may have."""

    def __init__(self, engine: wasmtime.Engine, module: wasmtime.Module, most: int = -1) -> None:
        self.store = wasmtime.Store(engine)
        self.store.set_limits(memory_size=most)
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory = self.exports["memory"]
        self.call("_initialize")

    def call(self, name: str, *words: int) -> Any:
        return self.exports[name](self.store, *words)

    def put(self, data: bytes) -> int:
        pointer: int = self.call("malloc", max(1, len(data)))
        if pointer:
            self.memory.write(self.store, data, pointer)
        return pointer

    def get(self, pointer: int, size: int) -> bytes:
        return bytes(self.memory.read(self.store, pointer, pointer + size))

    def text(self, pointer: int) -> str:
        data = self.get(pointer, 256)
        return data[: data.index(0)].decode()

    def pointer_at(self, pointer: int) -> int:
        found: int = struct.unpack("<I", self.get(pointer, 4))[0]
        return found


def check_conversion(library: Library, counts: Counts) -> None:
    csv = (ROOT / "share" / "ecb" / "eurofxref-hist.csv").read_bytes()
    history, out, error = (
        library.put(csv),
        library.put(bytes(64)),
        library.put(bytes(SIZE_OF_ERROR)),
    )
    status = library.call("money_rates_from_ecb_csv", history, len(csv), out, error)
    counts.check(status == 0, "the history: " + library.text(error + 16))
    rates = library.pointer_at(out)
    amount, result = library.put(bytes(SIZE_OF_MONEY)), library.put(bytes(SIZE_OF_MONEY))
    text, target, buffer = (
        library.put(b"1250.00 EUR"),
        library.put(b"USD\0"),
        library.put(bytes(64)),
    )
    counts.check(library.call("money_parse", text, 11, amount, error) == 0, "an amount")
    status = library.call("money_rates_convert", rates, amount, target, 0, result, 0, error)
    counts.check(status == 0, "a conversion: " + library.text(error + 16))
    counts.check(library.call("money_format", result, buffer, 64, 0, error) == 0, "a text")
    counts.check(library.text(buffer).endswith(" USD"), library.text(buffer))
    status = library.call(
        "money_rates_convert", rates, amount, library.put(b"XYZ\0"), 0, result, 0, error
    )
    counts.check(status != 0 and "XYZ" in library.text(error + 16), library.text(error + 16))
    library.call("money_rates_free", rates)


def check_callback(library: Library, counts: Counts) -> None:
    heard: list[tuple[int, int]] = []
    kind = wasmtime.FuncType([wasmtime.ValType.i32(), wasmtime.ValType.i64()], [])
    listener = wasmtime.Func(
        library.store, kind, lambda data, revision: heard.append((data, revision))
    )
    table = library.exports["__indirect_function_table"]
    place = table.grow(library.store, 1, listener)
    out, amount = library.put(bytes(8)), library.put(bytes(SIZE_OF_MONEY))
    library.call("money_parse", library.put(b"1 EUR"), 5, amount, 0)
    library.call("money_wallet_new", out, 0)
    wallet = library.pointer_at(out)
    counts.check(library.call("money_wallet_on_change", wallet, place, 7, 0) == 0, "a callback")
    for _ in range(2):
        counts.check(library.call("money_wallet_add", wallet, amount, 0, 0, 0) == 0, "an entry")
    counts.check(heard == [(7, 1), (7, 2)], f"the notifications: {heard}")
    library.call("money_wallet_free", wallet)


def check_memory(library: Library, counts: Counts) -> None:
    """The store's memory limit is set by the host, and unknown to the module."""
    out, amount = library.put(bytes(8)), library.put(bytes(SIZE_OF_MONEY))
    library.call("money_parse", library.put(b"1 EUR"), 5, amount, 0)
    library.call("money_wallet_new", out, 0)
    wallet = library.pointer_at(out)
    status = entries = 0
    while status == 0 and entries < 10**6:
        status = library.call("money_wallet_add", wallet, amount, 0, 0, 0)
        entries += status == 0
    counts.check(status == OUT_OF_MEMORY, f"status {status} after {entries} entries")
    counts.check(library.call("money_wallet_count", wallet, 0, out, 0) == 0, "the count")
    counts.check(library.pointer_at(out) == entries, "the call that failed has changed nothing")
    while (status := library.call("money_wallet_new", out, 0)) == 0:
        pass
    counts.check(status == OUT_OF_MEMORY, f"status {status} instead of an object")
    counts.check(library.call("malloc", 1 << 24) == 0, "the host receives NULL")
    library.call("money_wallet_free", wallet)
    counts.check(library.call("money_wallet_new", out, 0) == 0, "an object afterwards")


def main() -> int:
    counts = Counts()
    data = WASM.read_bytes()
    engine = wasmtime.Engine()
    module = wasmtime.Module(engine, data)
    counts.check(not module.imports, "the module imports something")
    names = {export.name for export in module.exports}
    counts.check(set(exported()) <= names, "a function is missing")
    check_conversion(Library(engine, module), counts)
    check_callback(Library(engine, module), counts)
    check_memory(Library(engine, module, most=8 << 20), counts)
    packed = subprocess.run(
        ["brotli", "-c", "-q", "11", str(WASM)], capture_output=True, check=True
    )
    counts.check(len(packed.stdout) <= MOST_BYTES, f"brotli makes {len(packed.stdout):,} bytes")
    for length in (0, 8, 1000, len(data) - 1):
        try:
            wasmtime.Module(engine, data[:length])
            # Eight bytes are a module without content.
            counts.check(length == 8, f"{length} bytes are a module")
        except wasmtime.WasmtimeError:
            counts.check(length != 8, "a header alone is not a module")
    print(f"{counts.passed} passed, {counts.failed} failed")
    return 1 if counts.failed else 0


if __name__ == "__main__":
    sys.exit(main())
