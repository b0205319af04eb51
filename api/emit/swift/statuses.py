"""The statuses in Swift: the engine's enumeration, and the names that the library gives out."""

from __future__ import annotations

from description.parts import Description

ENGINE_HEAD = """// Made from the headers by api/generate.py.

/// Why a call failed. The values are those of `MONEY_ERR_…` in `money/base.h`.
public enum MoneyStatus: Int32, Sendable {
"""
NAMES_HEAD = """// Made from the headers by api/generate.py.

import MoneyCore

extension MoneyStatus {
  /// The name of the constant in the header.
  var headerName: StaticString {
    switch self {
"""


def case_name(name: str) -> str:
    """``divisionByZero`` for ``MONEY_ERR_DIVISION_BY_ZERO``."""
    words = name[len("MONEY_ERR_") :].lower().split("_")
    return words[0] + "".join(word.capitalize() for word in words[1:])


def emit_engine(description: Description) -> str:
    """``MoneyStatus.swift``."""
    lines = []
    for status in description.statuses[1:]:
        text = status.comment
        lines.append(f"  /// {text}\n" if len(text) < 112 else _wrapped(text))
        lines.append(f"  case {case_name(status.name)} = {status.value}\n")
    return ENGINE_HEAD + "".join(lines) + "}\n"


def _wrapped(text: str) -> str:
    lines, line = [], "  ///"
    for word in text.split():
        if len(line) + 1 + len(word) > 118:
            lines.append(line + "\n")
            line = "  ///"
        line += " " + word
    return "".join([*lines, line + "\n"])


def emit_names(description: Description) -> str:
    """``StatusNames.swift``."""
    lines = [f'    case .{case_name(s.name)}: "{s.name}"\n' for s in description.statuses[1:]]
    return NAMES_HEAD + "".join(lines) + "    }\n  }\n}\n"
