#!/usr/bin/env python3
"""Formats amounts with two versions of ICU in every locale, and stores them in Tests/Data/icu.

``answers.py`` calls the system's libicui18n through its C interface, and the ICU inside Node. It
stores amounts and the names of countries in files of their own. Tests compare with the committed
answers, since versions differ between machines.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import lzma
import re
import subprocess
import sys
from pathlib import Path

from cases import FOLDER, Case, cases, countries

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools/data/currencies"))

WIDTHS = {
    "symbol": "unit-width-short",
    "narrow": "unit-width-narrow",
    "code": "unit-width-iso-code",
    "name": "unit-width-full-name",
}
Answers = dict[str, list[str]]


class System:
    """The ICU of the system, whose functions end with its version."""

    def __init__(self) -> None:
        name = ctypes.util.find_library("icui18n") or ""
        self.major = re.search(r"\.so\.(\d+)", name)[1]  # type: ignore[index]
        self.numbers = ctypes.CDLL(name)
        self.common = ctypes.CDLL(name.replace("i18n", "uc"))
        for function in ("unumf_openForSkeletonAndLocale", "unumf_openResult"):
            getattr(self.numbers, f"{function}_{self.major}").restype = ctypes.c_void_p
        version = (ctypes.c_uint8 * 4)()
        getattr(self.common, f"u_getVersion_{self.major}")(version)
        self.version = f"{version[0]}.{version[1]}"
        available = getattr(self.common, f"uloc_getAvailable_{self.major}")
        available.restype = ctypes.c_char_p
        count = getattr(self.common, f"uloc_countAvailable_{self.major}")()
        self.locales = {available(index).decode().upper() for index in range(count)}

    def text(self, skeleton: str, locale: str, amount: str) -> str:
        error = ctypes.c_int(0)

        def call(function: str, *arguments: object) -> int:
            found = getattr(self.numbers, f"{function}_{self.major}")
            result: int = found(*arguments, ctypes.byref(error))
            if error.value > 0:
                raise RuntimeError(f"{function}: {error.value} for {skeleton} in {locale}")
            return result

        wide = ctypes.create_string_buffer(skeleton.encode("utf-16-le") + b"\0\0")
        format_of = ctypes.c_void_p(
            call("unumf_openForSkeletonAndLocale", wide, len(skeleton), locale.encode())
        )
        result = ctypes.c_void_p(call("unumf_openResult"))
        data = amount.encode()
        call("unumf_formatDecimal", format_of, data, len(data), result)
        buffer = ctypes.create_string_buffer(1024)
        length = call("unumf_resultToString", result, buffer, 512)
        getattr(self.numbers, f"unumf_close_{self.major}")(format_of)
        getattr(self.numbers, f"unumf_closeResult_{self.major}")(result)
        return buffer.raw[: 2 * length].decode("utf-16-le")

    def answer(self, case: Case, locale: str) -> str:
        skeleton = f"currency/{case.code} {WIDTHS[case.display]}"
        if case.style == "accounting":
            skeleton += " sign-accounting"
        if case.style == "compact":
            skeleton += " compact-short"
        digit = "#" if case.style == "compact" else "0"
        skeleton += " ." + digit * case.digits if case.digits else " precision-integer"
        ending = "@numbers=latn" if case.numerals == "latin" else ""
        return self.text(skeleton, locale + ending, case.amount)

    def name(self, country: str, locale: str) -> str:
        error, room = ctypes.c_int(0), 512
        buffer = ctypes.create_string_buffer(2 * room)
        found = getattr(self.common, f"uloc_getDisplayCountry_{self.major}")
        given = (f"und_{country}".encode(), locale.encode())
        length = found(*given, buffer, room, ctypes.byref(error))
        if error.value > 0:
            raise RuntimeError(f"uloc_getDisplayCountry: {error.value} for {country} in {locale}")
        return buffer.raw[: 2 * length].decode("utf-16-le")

    def known(self, locales: list[str]) -> list[str]:
        return [locale for locale in locales if locale.upper() in self.locales]

    def answers(self, locales: list[str]) -> Answers:
        known = self.known(locales)
        return {locale: [self.answer(case, locale) for case in cases()] for locale in known}

    def names(self, locales: list[str]) -> Answers:
        known = self.known(locales)
        return {locale: [self.name(code, locale) for code in countries()] for locale in known}


def node(locales: list[str]) -> tuple[str, Answers, Answers]:
    version = subprocess.run(
        ["node", "-p", "process.versions.icu"], capture_output=True, text=True, check=True
    ).stdout.strip()
    given = json.dumps({"locales": locales, "cases": cases(), "countries": countries()})
    program = Path(__file__).with_name("node.js")
    out = subprocess.run(
        ["node", str(program)], input=given, capture_output=True, text=True, check=True
    ).stdout
    lines = [json.loads(line) for line in out.splitlines()]
    texts = {locale: answers for locale, answers, _ in lines}
    return version, texts, {locale: names for locale, _, names in lines}


def keep(name: str, answers: Answers) -> None:
    groups: dict[tuple[str, ...], list[str]] = {}
    for locale, texts in sorted(answers.items()):
        groups.setdefault(tuple(texts), []).append(locale)
    text = "".join(
        json.dumps({"locales": locales, "texts": texts}, ensure_ascii=False) + "\n"
        for texts, locales in groups.items()
    )
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.jsonl.xz").write_bytes(lzma.compress(text.encode("utf-8"), preset=9))
    print(f"{name}: {len(answers)} locales, {sum(map(len, answers.values()))} texts")


def main() -> None:
    import locale_rows

    locales = [row.identifier for row in locale_rows.rows()]
    system = System()
    keep(system.version, system.answers(locales))
    keep(f"countries-{system.version}", system.names(locales))
    version, texts, names = node(locales)
    keep(version, texts)
    keep(f"countries-{version}", names)


if __name__ == "__main__":
    main()
