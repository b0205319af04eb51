"""Computes Tests/Vectors/packed.json: packed amounts and sort keys, with integers alone."""

from __future__ import annotations

import json
import sys
from decimal import Context, Decimal
from pathlib import Path
from typing import Any

VECTORS = Path(__file__).resolve().parents[3] / "Tests" / "Vectors" / "packed.json"
#: Enough digits for every amount.
EXACT = Context(prec=100)
AMOUNTS = """
0 EUR 0.00 EUR 10.50 EUR 10.5 EUR 10.500 EUR -10.50 EUR 1.27 EUR 1.28 EUR -1.28 EUR -1.29 EUR
327.67 EUR 327.68 EUR -327.68 EUR -327.69 EUR 0.01 EUR 0.09 EUR 0.1 EUR 0.101 EUR 1 EUR 9.99 EUR
10 EUR 99.99 EUR 100 EUR 12345678901234567890 EUR 9223372036854775807 EUR 9223372036854775808
EUR -9223372036854775808 EUR -9223372036854775809 EUR 99999999999999999999999999999999999999 EUR
-99999999999999999999999999999999999999 EUR 0.99999999999999999999999999999999999999 EUR
0.00000000000000000000000000000000000001 EUR -0.00000000000000000000000000000000000001 EUR
10000000000000000000000000000000000000 EUR 1000 JPY -5 USD 1.001 KWD 100 DEM 2.5 XAU
"""
DAMAGED = (
    ("03 45 55 52 02 04 1A 5D", "document", 0),
    ("23 45 55 52 02 04 1A 7D", "version", 0),
    ("F3 45 55 52 02 04 1A AD", "version", 0),
    ("13 45 55 52 02 04 1A 4C", "document", 7),
    ("13 45 55 24 02 04 1A 3B", "document", 1),
    ("13 45 55 52 27 04 1A 68", "document", 4),
    ("13 45 55 52 02 00 04 57", "document", 5),
    ("10 02 04 1A 0C", "document", 0),
    ("1F 45 55 52 02 04 1A 41", "document", 0),
    ("13 45 55 52", "document", 0),
    ("", "document", 0),
    (" ".join(["13"] * 31), "limit", 30),
)


def packed(number: Decimal, code: str) -> bytes:
    sign, digits, exponent = number.as_tuple()
    coefficient = int("".join(map(str, digits))) * (-1 if sign else 1)
    size = 1
    while not -(1 << (8 * size - 1)) <= coefficient < 1 << (8 * size - 1):
        size += 1
    head = bytes([0x10 | len(code), *code.encode(), -int(exponent)])
    body = head + coefficient.to_bytes(size, "big", signed=True)
    check = 0
    for byte in body:
        check ^= byte
    return body + bytes([check])


def key(number: Decimal, code: str) -> bytes:
    head = code.encode() + b"\0"
    if number == 0:
        return head + b"\x80"
    plain = number.copy_abs().normalize(EXACT)
    text = "".join(map(str, plain.as_tuple().digits))
    text += "0" * (len(text) % 2)
    pairs = [int(text[place : place + 2]) + 1 for place in range(0, len(text), 2)]
    body = bytes([0x81 + plain.adjusted() + 1 + 37, *pairs, 0])
    return head + (bytes(255 - byte for byte in body) if number < 0 else body)


def cases() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    words = AMOUNTS.split()
    for number, code in zip(words[::2], words[1::2]):
        value = Decimal(number)
        found.append(
            {
                "amount": number,
                "currency": code,
                "packed": packed(value, code).hex(),
                "key": key(value, code).hex(),
            }
        )
    for text, error, position in DAMAGED:
        data = text.replace(" ", "").lower()
        found.append({"damaged": data, "error": error, "position": position})
    return found


if __name__ == "__main__":
    text = json.dumps({"cases": cases()}, indent=1) + "\n"
    if "--check" in sys.argv:
        sys.exit(VECTORS.read_text(encoding="utf-8") != text)
    VECTORS.write_text(text, encoding="utf-8")
