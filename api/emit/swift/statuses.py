"""The statuses in Swift: the engine's enumeration, and the public names of the library."""

from __future__ import annotations

from description.parts import Description
from model.words import Words, wrap

from .words import SwiftVocabulary, case_name

ENGINE_HEAD = """// Made from the headers by api/generate.py.

/// The reason why a call failed. The values are those of the C interface.
public enum MoneyStatus: Int32, Sendable {
"""
NAMES_HEAD = """// Made from the headers by api/generate.py.

import MoneyCore

extension MoneyStatus {
  /// The name of the constant in the header.
  var headerName: StaticString {
    switch self {
"""


def emit_engine(description: Description) -> str:
    """``MoneyStatus.swift``."""
    words = Words(description, SwiftVocabulary())
    lines = []
    for status in description.statuses[1:]:
        lines += [f"  /// {line}\n" for line in wrap(words.constant(status), 112)]
        lines.append(f"  case {case_name(status.name)} = {status.value}\n")
    words.check()
    return ENGINE_HEAD + "".join(lines) + "}\n"


def emit_names(description: Description) -> str:
    """``StatusNames.swift``."""
    lines = [f'    case .{case_name(s.name)}: "{s.name}"\n' for s in description.statuses[1:]]
    return NAMES_HEAD + "".join(lines) + "    }\n  }\n}\n"
