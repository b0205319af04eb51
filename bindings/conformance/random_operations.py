"""Compares random operations of a driver with calls of C: random_operations.py BINDING [COUNT].

The driver answers `{"op": "operation", "vector": {"name": "add", "a": "1.50 EUR", …}}` with the
text of the result or with an error.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

from calls.native import CallError, Native
from drivers import BINDINGS, NotBuilt

NAMES = ("add", "subtract", "compare", "equal", "multiply", "divide", "quantize", "split")
ROUNDINGS = (
    "half_even",
    "half_up",
    "half_down",
    "down",
    "up",
    "floor",
    "ceiling",
    "unnecessary",
)
CODES = ("EUR", "USD", "JPY", "KWD", "XAU")
SHOWN = 10


class Library:
    """The operations by the calls of C."""

    def __init__(self, path: str) -> None:
        self.native = Native(path)

    def amount(self, text: str) -> Any:
        return self.native.call("money_parse", text=text)["result"]

    def decimal(self, text: str) -> Any:
        return self.native.call("money_decimal_parse", text=text)["result"]

    def text(self, amount: Any) -> str:
        return str(self.native.call("money_format", amount=amount)["buffer"])

    def result(self, vector: dict[str, Any]) -> str:
        call, name, a = self.native.call, vector["name"], self.amount(vector["a"])
        rounding = self.native.constants[f"MONEY_ROUND_{vector['rounding'].upper()}"]
        rounded = {"amount": a, "digits": vector["digits"], "rounding": rounding}
        if name == "split":
            # Equal shares are those of equal weights.
            weights = [self.decimal("1")] * vector["count"]
            shares = call("money_allocate", amount=a, weights=weights)["shares"]
            return ",".join(map(self.text, shares))
        if name == "quantize":
            return self.text(call("money_quantize", **rounded)["result"])
        if name in ("multiply", "divide"):
            factor = self.decimal(vector["factor"])
            kind = "factor" if name == "multiply" else "divisor"
            return self.text(call(f"money_{name}", **rounded, **{kind: factor})["result"])
        both = {"a": a, "b": self.amount(vector["b"])}
        if name in ("add", "subtract"):
            return self.text(call(f"money_{name}", **both)["result"])
        return str(call(f"money_{name}", **both)["order" if name == "compare" else "equal"])

    def answer(self, vector: dict[str, Any]) -> dict[str, str]:
        try:
            return {"result": self.result(vector)}
        except CallError as error:
            return {"status": error.constant}


def digits_of(chance: random.Random, most: int) -> str:
    """Some digits; a tenth of them next to the largest number that fits 63 bits when shifted."""
    if most > 19 and chance.random() < 0.1:
        return str((2**63 + chance.randrange(-2, 3)) // 10 ** chance.randrange(19))
    length = 1 + chance.randrange(most if chance.random() < 0.25 else 8)
    return "".join(chance.choice("0123456789") for _ in range(length))


def numeral(chance: random.Random, most: int) -> str:
    digits = digits_of(chance, most)
    length = len(digits)
    scale = chance.randrange(min(length, 9 if chance.random() < 0.8 else 30))
    text = f"{digits[: length - scale] or '0'}.{digits[length - scale :]}" if scale else digits
    return ("-" if chance.random() < 0.3 else "") + text


def operations(count: int) -> list[dict[str, Any]]:
    chance = random.Random(20261123)
    found = []
    for _ in range(count):
        code = chance.choice(CODES)
        other = chance.choice(CODES) if chance.random() < 0.1 else code
        found.append(
            {
                "name": chance.choice(NAMES),
                "a": f"{numeral(chance, 38)} {code}",
                "b": f"{numeral(chance, 38)} {other}",
                "factor": numeral(chance, 12),
                "digits": chance.randrange(6),
                "rounding": chance.choice(ROUNDINGS),
                "count": 1 + chance.randrange(7),
            }
        )
    return found


def main(words: list[str]) -> int:
    binding = BINDINGS[words[0]]
    vectors = operations(int(words[1]) if len(words) > 1 else 100_000)
    try:
        binding.build()
    except NotBuilt as error:
        print(f"{error}\n0 passed, 1 failed")
        return 1
    lines = "\n".join(json.dumps({"op": "operation", "vector": vector}) for vector in vectors)
    environment = {**os.environ, **binding.environment()}
    done = subprocess.run(
        binding.command(), input=lines + "\n", capture_output=True, text=True, env=environment
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    library = Library(os.environ["LIBMONEY_FOLDER"] + "/libmoney.so.0")
    differences = []
    for vector, answer in zip(vectors, answers):
        wanted = library.answer(vector)
        if any(answer.get(key) != value for key, value in wanted.items()):
            differences.append(f"{vector}: {answer} instead of {wanted}")
    failed = len(differences) + len(vectors) - len(answers)
    print(*differences[:SHOWN], sep="\n")
    print(f"{len(vectors) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
