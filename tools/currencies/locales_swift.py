"""The second stage of what locales write: the tables for review as compact Swift."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from common import ROOT, TABLE, code_key, doc_comment, fail, read_rows
from locales import ALIASES, COMPACT, LOCALE_SYMBOLS, LOCALES, NAMES, NARROW

LOCALES_SWIFT = ROOT / "Sources" / "MoneyLocale" / "Locale" / "LocaleTable+Data.swift"

# Numbers are written in digits of base 92: the bytes from `#` to `~`.
BASE, FIRST = 92, 0x23
# In patterns: where the number stands, the sign, the currency.
NUMBER, SIGN, CURRENCY = "\x01", "\x02", "\x03"
# Ends a word of a name.
END = "\x01"
#: As the first digit of a word: the same word as in the name alone.
SAME = chr(FIRST + BASE - 1)
IDENTIFIER_WIDTH = 14
ALIAS_WIDTH = 8
EXPONENTS = range(3, 21)
PLURALS = ["", "one", "value_one", "zero_or_one", "never"]


def number(value: int, width: int) -> str:
    digits = ""
    for _ in range(width):
        value, digit = divmod(value, BASE)
        digits = chr(FIRST + digit) + digits
    if value:
        fail("a number does not fit its digits")
    return digits


class Pool:
    """Texts in one long text, each once, also as a part of another."""

    def __init__(self) -> None:
        self.data = b""

    def add(self, text: str) -> str:
        """Where the text stands and its length in bytes: 3 + 1 digits."""
        data = text.encode("utf-8")
        at = self.data.find(data)
        if at < 0:
            at = len(self.data)
            self.data += data
        return number(at, 3) + number(len(data), 1)


def numbered(found: dict[str, int], entry: str) -> int:
    return found.setdefault(entry, len(found))


def unquoted(text: str) -> str:
    """An affix of a pattern with its signs as the engine knows them."""
    out, quoted = "", False
    for index, character in enumerate(text):
        if character == "'":
            if text[index + 1 : index + 2] == "'":
                out += "'"
            quoted = not quoted
        elif quoted:
            out += character
        else:
            out += {"-": SIGN, "¤": CURRENCY}.get(character, character)
    return out


def split_pattern(pattern: str) -> tuple[str, str, str]:
    """The parts of a pattern of CLDR: what leads, the number's own signs, what trails."""
    found = re.fullmatch(r"((?:'[^']*'|[^'#0,.])*)([#0,.]+)(.*)", pattern)
    if not found:
        fail(f"not a pattern: {pattern!r}")
    return unquoted(found[1]), found[2], unquoted(found[3])


class Patterns:
    """Patterns of CLDR, each once: both signs' texts, grouping, how many zeros."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.found: dict[str, int] = {}

    def add(self, pattern: str) -> str:
        positive, _, negative = pattern.partition(";")
        head, digits, tail = split_pattern(positive)
        below = ""
        if negative:
            start, _, end = split_pattern(negative)
            below = start + NUMBER + end
        groups = digits.partition(".")[0].split(",")
        primary = len(groups[-1]) if len(groups) > 1 else 0
        secondary = len(groups[-2]) if len(groups) > 2 else primary
        entry = self.pool.add(head + NUMBER + tail) + self.pool.add(below)
        entry += number(primary, 1) + number(secondary, 1)
        return number(numbered(self.found, entry), 2)


def compact_sets(patterns: Patterns) -> list[tuple[str, str]]:
    """Of each set: what stands at each exponent, a pattern and by what power it divides."""
    sets: dict[int, dict[str, dict[int, str]]] = {}
    for row in read_rows(COMPACT):
        counts = sets.setdefault(int(row["set"]), {"other": {}, "one": {}})
        counts[row["count"]][int(row["exponent"])] = row["pattern"]
    result = []
    for number_of_set in sorted(sets):
        rows = []
        for count in ("other", "one"):
            known = sets[number_of_set]["other"] | (
                sets[number_of_set]["one"] if count == "one" else {}
            )
            row, last = "", number(0, 3)
            for exponent in EXPONENTS:
                pattern = known.pop(exponent, None)
                if pattern == "0" or (pattern and "¤" not in pattern):
                    last = number(0, 3)
                elif pattern:
                    zeros = split_pattern(pattern.partition(";")[0])[1]
                    divisor = exponent - len(zeros) + 1
                    last = patterns.add(pattern) + number(divisor, 1)
                row += last
            if known:
                fail(f"set {number_of_set} has other magnitudes: {known}")
            rows.append(row)
        result.append((rows[0], rows[1]))
    return result


def needs_space(character: str) -> bool:
    """UTS #35, currencySpacing: a currency's edge that is neither a sign nor a separator."""
    return unicodedata.category(character)[0] not in "SZ"


class Symbols:
    """Symbols, each once: the text, and whether a digit before or behind asks for a space."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.found: dict[str, int] = {}

    def add(self, symbol: str) -> str:
        edges = needs_space(symbol[0]) + 2 * needs_space(symbol[-1])
        return number(numbered(self.found, self.pool.add(symbol) + number(edges, 1)), 2)


class Names:
    """Names as words: the words end to end, and which follow each other."""

    def __init__(self) -> None:
        self.words = b""
        self.at: dict[str, int] = {}
        self.data = ""
        self.known: dict[str, int] = {}

    def word(self, word: str) -> str:
        if word not in self.at:
            data = (word + END).encode("utf-8")
            # The end of a longer word is a word.
            at = self.words.find(data)
            if at < 0:
                at = len(self.words)
                self.words += data
            self.at[word] = at
        return number(self.at[word], 3)

    def add(self, name: str, one: str, other: str) -> str:
        first = name.split(" ") if name else []
        out = number(len(first), 1) + "".join(self.word(word) for word in first)
        for form in (one, other):
            words = form.split(" ")
            if form == name:
                out += number(0, 1)
                continue
            out += number(len(words), 1)
            for index, word in enumerate(words):
                same = index < len(first) and first[index] == word
                out += SAME if same else self.word(word)
        if out not in self.known:
            self.known[out] = len(self.data)
            self.data += out
        return number(self.known[out], 3)


def literal(name: str, data: str, note: str) -> list[str]:
    """A text as a literal of lines that end without a line break."""
    lines, line = [], ""
    for character in data:
        if character == "\\":
            piece = "\\\\"
        elif character == '"':
            piece = '\\"'
        elif character.isascii() and character.isprintable():
            piece = character
        elif unicodedata.category(character)[0] in "LSN" and unicodedata.bidirectional(
            character
        ) not in ("R", "AL", "AN"):
            piece = character
        else:
            piece = f"\\u{{{ord(character):X}}}"
        line += piece
        if len(line) > 96 and character != " ":
            lines.append("    " + line + "\\")
            line = ""
    lines.append("    " + line)
    if not line:
        lines[-1] = ""
    return [
        *doc_comment(note, "  "),
        f"  static var {name}: StaticString {{",
        '    """',
        *lines,
        '    """',
        "  }",
        "",
    ]


def build_swift_locales() -> list[tuple[Path, str]]:
    rows = sorted(read_rows(TABLE), key=code_key)
    place = {row["code"]: index for index, row in enumerate(rows)}
    pool, names = Pool(), Names()
    symbols, patterns = Symbols(pool), Patterns(pool)
    # The first stands for none.
    patterns.add("¤0")
    sets = compact_sets(patterns)
    formats: dict[str, int] = {}
    locales = read_rows(LOCALES)
    line_of = {row["locale"]: index for index, row in enumerate(locales)}

    def entries(path: Path, value: object) -> dict[str, str]:
        found: dict[str, str] = {}
        for row in sorted(read_rows(path), key=lambda row: place[row["code"]]):
            entry = number(place[row["code"]], 2) + value(row)
            locale = row.get("locale", "")
            found[locale] = found.get(locale, "") + entry
        return found

    own_symbols = entries(LOCALE_SYMBOLS, lambda row: symbols.add(row["symbol"]))
    own_names = entries(NAMES, lambda row: names.add(row["name"], row["one"], row["other"]))
    narrow = entries(NARROW, lambda row: symbols.add(row["symbol"]))[""]
    symbol_data, name_data, lines = own_symbols.get("", ""), "", ""

    def line(identifier: str, rest: str) -> str:
        if len(identifier) > IDENTIFIER_WIDTH:
            fail(f"{identifier} is longer than {IDENTIFIER_WIDTH}")
        starts = number(len(symbol_data) // 4, 2) + number(len(name_data) // 5, 2)
        return identifier.ljust(IDENTIFIER_WIDTH) + rest + starts

    for row in locales:
        entry = patterns.add(row["standard"]) + patterns.add(row["accounting"])
        for sign in (row["decimal"], row["group"], row["minus"], chr(int(row["zero"], 16))):
            entry += pool.add(sign)
        entry += number(int(row["minimum_grouping"]), 1)
        speech = PLURALS.index(row["plural"]) * 2 + (row["unit"] == "{0}{1}")
        parent = line_of[row["parent"]] + 1 if row["parent"] else 0
        rest = number(parent, 2) + number(numbered(formats, entry), 2)
        lines += line(row["locale"], rest + number(int(row["compact"]), 2) + number(speech, 1))
        symbol_data += own_symbols.get(row["locale"], "")
        name_data += own_names.get(row["locale"], "")
    lines += line("", number(0, 7))

    shortened = read_rows(ALIASES)
    aliases = "".join(
        row["alias"].ljust(ALIAS_WIDTH) + number(line_of[row["locale"]], 2) for row in shortened
    )
    if any(len(row["alias"]) > ALIAS_WIDTH for row in shortened):
        fail(f"an alias is longer than {ALIAS_WIDTH}")
    data = {
        "aliases": (
            aliases,
            "Languages with regions whose script is understood, sorted; columns: identifier 8, "
            "line 2.",
        ),
        "lines": (
            lines,
            "One fixed-width line a locale, sorted by identifier; columns: identifier 14, parent's "
            "line + 1 2, format 2, compact set 2, plural rule × 2 + whether names follow without a "
            "space 1, first symbol 2, first name 2. The line behind the last says where all end.",
        ),
        "formats": (
            "".join(formats),
            "What locales write alike; columns: pattern 2, accounting pattern 2, decimal sign, "
            "group sign, minus, zero: 4 each (place 3, length 1, in `texts`), least digits before "
            "a group 1.",
        ),
        "patterns": (
            "".join(patterns.found),
            "Patterns; columns: positive 4, negative 4 (empty: the minus and the positive one), "
            "digits of the last group 1, of the others 1.",
        ),
        "compactSets": (
            "".join(other + one for other, one in sets),
            "Short forms; of each set, first of many then of one: for each exponent from 3 to 20 "
            "the pattern 2 and the power of ten that is left out 1; 0 0: no short form.",
        ),
        "symbols": (
            "".join(symbols.found),
            "Symbols; columns: text 4, edges 1: + 1 where a digit before it asks for a space, + 2 "
            "where one behind it does.",
        ),
        "localeSymbols": (
            symbol_data,
            "The root's symbols, then each locale's that are not its parent's, by currency: "
            "currency's row 2, symbol 2.",
        ),
        "narrowSymbols": (narrow, "Narrow symbols by currency: currency's row 2, symbol 2."),
        "localeNames": (
            name_data,
            "Each locale's names that are not its parent's, by currency: currency's row 2, place "
            "in `names` 3.",
        ),
        "names": (
            names.data,
            "Names alone, of one, of many, each as a count 1 and words 3 (places in `words`); a "
            "count of 0: as the name alone; `~` for a word: as in the name alone.",
        ),
        "words": (names.words.decode("utf-8"), "Words, each ended by U+0001."),
        "texts": (
            pool.data.decode("utf-8"),
            "Signs, symbols and patterns; in patterns U+0001 stands for the number, U+0002 for the "
            "minus, U+0003 for the currency.",
        ),
    }
    size = sum(len(text.encode("utf-8")) for text, _ in data.values())
    out = [
        (
            "// Generated from share/currencies/{locales,compact,locale_symbols,narrow_symbols,"
            "names}.csv by"
        ),
        "// tools/currencies/generate.py; not edited by hand.",
        "",
        "/// Numbers are of base 92, the digits being the bytes from `#` to `~`.",
        "extension LocaleTable {",
        "  /// Locales in `lines`.",
        f"  public static var count: Int {{ {len(locales)} }}",
        "",
        "  /// Entries of `aliases`.",
        f"  static var aliasCount: Int {{ {len(shortened)} }}",
        "",
        "  /// Bytes of all the texts below.",
        f"  static var size: Int {{ {size} }}",
        "",
        "  /// Symbols that the root has, the first of `localeSymbols`.",
        f"  static var rootSymbolCount: Int {{ {len(own_symbols.get('', '')) // 4} }}",
        "",
    ]
    for name, (text, note) in data.items():
        out += literal(name, text, note)
    return [(LOCALES_SWIFT, "\n".join(out[:-1]) + "\n}\n")]
