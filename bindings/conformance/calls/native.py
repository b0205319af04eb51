"""The functions of libmoney.so by name, according to the description of the interface."""

from __future__ import annotations

import ctypes
import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
SCALARS = {
    "char": ctypes.c_char,
    "uint8_t": ctypes.c_uint8,
    "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t,
    "double": ctypes.c_double,
}
#: The capacity for a text; no text in the vectors is longer.
TEXT = 65536


class CallError(Exception):
    """A status that is not MONEY_OK."""

    def __init__(self, constant: str, text: str, position: int) -> None:
        super().__init__(text)
        self.constant, self.position = constant, position


class Handle:
    """An object of the library."""

    def __init__(self, kind: str, pointer: int) -> None:
        self.kind, self.pointer = kind, pointer


class Native:
    """The library in this process."""

    def __init__(self, path: str) -> None:
        self.library = ctypes.CDLL(path)
        described = json.loads((ROOT / "api" / "money.api.json").read_text(encoding="utf-8"))
        self.functions = {one["name"]: one for one in described["functions"]}
        self.structs = {one["name"]: one for one in described["structs"]}
        self.handles = {one["name"] for one in described["handles"]}
        self.integers = {one["name"]: one["base"] for one in described["enumerations"]}
        self.constants = {one["name"]: one["value"] for one in described["constants"]}
        self.statuses: dict[int, str] = {}
        for enumeration in described["enumerations"]:
            for one in enumeration["constants"]:
                self.constants[one["name"]] = one["value"]
                if enumeration["name"] == "money_status_t":
                    self.statuses[one["value"]] = one["name"]
        self.classes: dict[str, Any] = {}

    def type_of(self, name: str) -> Any:
        """The type of ctypes for a type of C that is no array."""
        if name.endswith("*") or name.endswith("callback_t"):
            return ctypes.c_char_p if name == "const char *" else ctypes.c_void_p
        if name not in self.structs:
            return SCALARS[self.integers.get(name, name)]
        if name not in self.classes:
            fields = []
            for one in self.structs[name]["fields"]:
                kind = self.type_of(one["type"])
                fields.append((one["name"], kind * one["count"] if "count" in one else kind))
            self.classes[name] = type(name, (ctypes.Structure,), {"_fields_": fields})
        return self.classes[name]

    def made(self, name: str, value: dict[str, Any]) -> Any:
        """Returns a struct with the given fields; the others keep their defaults."""
        struct = self.type_of(name)()
        if self.structs[name]["init"]:
            getattr(self.library, f"{name.removesuffix('_t')}_init")(ctypes.byref(struct))
        types = {one["name"]: one["type"] for one in self.structs[name]["fields"]}
        for key, given in value.items():
            if isinstance(given, list):
                for index, one in enumerate(given):
                    getattr(struct, key)[index] = self.field(types[key], one)
            else:
                setattr(struct, key, self.field(types[key], given))
        return struct

    def field(self, kind: str, value: Any) -> Any:
        if isinstance(value, dict):
            return self.made(kind, value)
        return value.encode() if isinstance(value, str) else value

    def read(self, value: Any) -> Any:
        """A struct as a dictionary, an array as a list."""
        if isinstance(value, ctypes.Structure):
            names = (one[0] for one in value._fields_)  # type: ignore[misc]
            return {name: self.read(getattr(value, name)) for name in names if name != "reserved"}
        if isinstance(value, ctypes.Array):
            return [self.read(one) for one in value]
        return value.decode() if isinstance(value, bytes) else value

    def call(self, name: str, /, **given: Any) -> Any:
        """Calls a function. Returns the outputs by name, optional ones if requested with True."""
        described = self.functions[name]
        call = Call(self, described, given)
        function = getattr(self.library, name)
        plain = described["result"] not in ("money_status_t", "void")
        function.restype = (
            self.type_of(described["result"]) if described["result"] != "void" else None
        )
        returned = function(*[call.word(one) for one in described["params"]])
        if plain:
            return returned.decode() if isinstance(returned, bytes) else returned
        if returned:
            text = call.error.text.decode(errors="replace")
            raise CallError(self.statuses[returned], text, call.error.position)
        return call.results()

    def free(self, handle: Handle | None) -> None:
        if handle is not None:
            getattr(self.library, f"{handle.kind.removesuffix('t')}free")(
                ctypes.c_void_p(handle.pointer)
            )


#: The parameter and the result that are bytes.
BYTES = "bytes"


class Call:
    """One call: the words of C, and where its results are."""

    def __init__(self, native: Native, described: dict[str, Any], given: dict[str, Any]) -> None:
        self.native, self.described, self.given = native, described, given
        self.error = native.type_of("money_error_t")()
        self.lengths: dict[str, int] = {}
        #: The lengths that the call writes, by the names of the texts.
        self.written: dict[str, ctypes.c_size_t] = {}
        self.outputs: list[tuple[dict[str, Any], Any]] = []

    def word(self, parameter: dict[str, Any]) -> Any:
        """Returns the C argument for a parameter."""
        native, role, kind = self.native, parameter["role"], parameter["type"]
        value = self.given.get(parameter["name"])
        target = kind.replace("const ", "").rstrip("* ")
        if role == "error":
            return ctypes.byref(self.error)
        if role in ("handle", "free"):
            return ctypes.c_void_p(value.pointer if value is not None else None)
        if role == "part-of":
            whole = parameter["part_of"]
            length = self.given.get(parameter["name"], self.lengths.get(whole, 0))
            if not kind.endswith("*"):
                return ctypes.c_size_t(length)
            self.written[whole] = ctypes.c_size_t()
            return ctypes.byref(self.written[whole])
        if role == "scalar":
            return native.type_of(kind)(value)
        if role in ("code", "text in"):
            # Bytes are passed as hexadecimal digits.
            is_bytes = parameter["name"] == BYTES
            text = None if value is None else bytes.fromhex(value) if is_bytes else value.encode()
            self.lengths[parameter["name"]] = len(text or b"")
            return ctypes.c_char_p(text)
        if role in ("value in", "options"):
            return None if value is None else ctypes.byref(native.made(target, value))
        if role == "array in":
            rows = [native.made(target, one) for one in value or []]
            self.lengths[parameter["name"]] = len(rows)
            return (native.type_of(target) * max(1, len(rows)))(*rows)
        return self.output(parameter, target)

    def output(self, parameter: dict[str, Any], target: str) -> Any:
        native, role = self.native, parameter["role"]
        if parameter.get("null") and self.given.get(parameter["name"]) is not True:
            return None
        if role == "text out":
            place = ctypes.create_string_buffer(TEXT)
            self.lengths[parameter["name"]] = TEXT
        elif role in ("handle out", "document"):
            place = ctypes.c_void_p()
        elif role == "array out":
            described = self.described["params"]
            owner = next(one for one in described if one["name"] == parameter["count"])
            most = self.given.get(parameter["count"]) or self.lengths[owner["part_of"]]
            place = (native.type_of(target) * max(1, most))()
        else:
            place = native.type_of(target)()
        self.outputs.append((parameter, place))
        return place if isinstance(place, ctypes.Array) else ctypes.byref(place)

    def results(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for parameter, place in self.outputs:
            name, role = parameter["name"], parameter["role"]
            if role == "text out" and name == BYTES:
                found[name] = place.raw[: self.written[name].value].hex()
            elif role == "text out":
                found[name] = place.value.decode()
            elif role == "handle out":
                kind = parameter["type"].rstrip("* ")
                found[name] = Handle(kind, place.value) if place.value else None
            elif role == "document":
                text = ctypes.string_at(place.value, self.written[name].value)
                found[name] = text.hex() if name == BYTES else text.decode()
                self.native.library.money_string_free(place)
            elif isinstance(place, (ctypes.Structure, ctypes.Array)):
                found[name] = self.native.read(place)
            else:
                found[name] = place.value
        return found
