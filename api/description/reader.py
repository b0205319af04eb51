"""Parses the declarations of the headers. Any unknown form is an error."""

from __future__ import annotations

import re
from pathlib import Path

from .comment import plain, read_doc, read_statuses
from .parts import (
    RINGS,
    Callback,
    Constant,
    Description,
    DescriptionError,
    Doc,
    Enumeration,
    Field,
    Function,
    Handle,
    Header,
    Parameter,
    Place,
    Struct,
)

_NUMBERS = {"INT32_MIN": -(2**31), "INT64_MIN": -(2**63), "SIZE_MAX": 2**64 - 1}
_COMMENT = r"/\*.*?\*/"
_PATTERNS = [
    ("doc", re.compile(r"/\*\*.*?\*/", re.S)),
    ("comment", re.compile(_COMMENT, re.S)),
    ("skip", re.compile(r"#(?:ifndef|ifdef|if|else|endif|include)\b[^\n]*")),
    ("skip", re.compile(r'extern "C" \{|^\}', re.M)),
    ("define", re.compile(r"#define (\w+)(\([^)]*\))?((?:/\*.*?\*/|\\\n|[^\n])*)", re.S)),
    ("integer", re.compile(r"typedef (u?int(?:32|64)_t) (\w+);")),
    ("opaque", re.compile(r"typedef struct (\w+) (\w+);")),
    ("struct", re.compile(r"typedef struct (\w+) \{\n(.*?)\n\} (\w+);", re.S)),
    ("callback", re.compile(r"typedef (\w+) \(\*(\w+)\)\(([^()]*)\);")),
    ("function", re.compile(r"(MONEY_API|MONEY_EXPORT) ((?:const )?\w+ ?\*?) ?(\w+)\(([^()]*)\);")),
]
_FIELD = re.compile(r"((?:const )?\w+(?: ?\*(?:const \*)?)?) ?(\w+)(?:\[(\w+)\])?;")


def _value(text: str, known: dict[str, int | str]) -> int | str | None:
    """Returns the value of a constant, or None for other macros."""
    text = text.strip()
    while text.startswith("(") and text.endswith(")"):
        text = text[1:-1].strip()
    if re.fullmatch(r"-?(0x[0-9a-fA-F]+|\d+)[uU]?", text):
        return int(text.rstrip("uU"), 0)
    if re.fullmatch(r'"[^"]*"', text):
        return text[1:-1]
    return _NUMBERS.get(text, known.get(text))


class HeaderReader:
    """Reads one header after the other; constants of the earlier ones are known to the later."""

    def __init__(self) -> None:
        self.known: dict[str, int | str] = {}
        self.integers: dict[str, Enumeration] = {}
        self.initialisers: set[str] = set()

    def read(self, path: Path) -> Header:
        """Reads a file."""
        self.path, self.source = path, path.read_text(encoding="utf-8")
        self.header = Header(path.name, "", "", "", "")
        self.doc: Doc | None = None
        self.enumeration: Enumeration | None = None
        position = 0
        while position < len(self.source):
            if self.source[position].isspace():
                position += 1
                continue
            position = self._item(position)
        return self.header

    def where(self, position: int) -> Place:
        return Place("/".join(self.path.parts[-3:]), self.source.count("\n", 0, position) + 1)

    def _item(self, position: int) -> int:
        for kind, pattern in _PATTERNS:
            match = pattern.match(self.source, position)
            if match:
                getattr(self, "_" + kind)(match, self.where(position))
                return match.end()
        line = self.source[position:].split("\n")[0]
        raise DescriptionError(f"{self.where(position)}: of no known shape: {line}")

    def _skip(self, match: re.Match[str], where: Place) -> None:
        pass

    def _doc(self, match: re.Match[str], where: Place) -> None:
        if "@file" in match[0]:
            self._file(match[0], where)
            return
        if self.doc is not None:
            raise DescriptionError(f"{where}: the doc comment above belongs to nothing")
        self.doc = read_doc(match[0], where)

    def _comment(self, match: re.Match[str], where: Place) -> None:
        pass

    def _file(self, comment: str, where: Place) -> None:
        """The opening of a header: title, ring, example and its output."""
        text = plain(comment)
        parts = re.split(r"^ ?@(\w+)", text, flags=re.M)
        tags = dict(zip(parts[1::2], parts[2::2], strict=True))
        unknown = set(tags) - {"file", "ring", "example", "output"}
        if unknown:
            raise DescriptionError(f"{where}: no tag of a file: {sorted(unknown)}")
        lines = tags["file"].strip().split("\n", 1)
        if lines[0].strip() != self.path.name:
            raise DescriptionError(f"{where}: @file is {lines[0]}, the file {self.path.name}")
        self.header.title = lines[1].strip() if len(lines) > 1 else ""
        self.header.ring = tags.get("ring", "").strip()
        if self.header.ring not in RINGS:
            rings = ", ".join(RINGS)
            raise DescriptionError(f"{where}: @ring must be one of {rings}, got '{self.header.ring}'")
        self.header.example = _dedent(tags.get("example", ""))
        self.header.output = _dedent(tags.get("output", ""))

    def _take_doc(self) -> Doc | None:
        doc, self.doc = self.doc, None
        return doc

    def _define(self, match: re.Match[str], where: Place) -> None:
        name, arguments, rest = match[1], match[2], match[3]
        body = re.sub(_COMMENT, "", rest, flags=re.S).replace("\\\n", " ").strip()
        comment = re.search(_COMMENT, rest, re.S)
        text = " ".join(plain(comment[0]).split()) if comment else ""
        if name.endswith("_INIT") and name.startswith("MONEY_"):
            self.initialisers.add("money_" + name[6:-5].lower() + "_t")
            self._take_doc()
            return
        if arguments or not body or name.startswith("MONEY_") and name.endswith("_H"):
            self._take_doc()
            return
        if not name.startswith("MONEY_"):
            raise DescriptionError(f"{where}: {name} does not begin with MONEY_")
        value = _value(body, self.known)
        if value is None:
            if name in ("MONEY_API", "MONEY_EXPORT"):
                self._take_doc()
                return
            raise DescriptionError(f"{where}: cannot read the value of {name}: {body}")
        raises = re.match(r"\[raises (\w+)\]\s*", text)
        if raises:
            text = text[raises.end() :]
        constant = Constant(name, value, text, raises[1] if raises else None, where)
        self.known[name] = value
        doc = self._take_doc()
        if doc is not None:
            constant.comment = constant.comment or doc.text
            self.enumeration = None
        if self.enumeration is not None:
            self.enumeration.constants.append(constant)
        else:
            self.header.items.append(constant)

    def _integer(self, match: re.Match[str], where: Place) -> None:
        doc = self._take_doc()
        if doc is None:
            raise DescriptionError(f"{where}: {match[2]} has no doc comment")
        enumeration = Enumeration(match[2], match[1], doc)
        self.integers[match[2]] = enumeration
        self.enumeration = enumeration
        self.header.items.append(enumeration)

    def _opaque(self, match: re.Match[str], where: Place) -> None:
        self.enumeration = None
        doc = self._take_doc()
        if doc is None:
            raise DescriptionError(f"{where}: {match[2]} has no doc comment")
        self.header.items.append(Handle(match[2], doc))

    def _struct(self, match: re.Match[str], where: Place) -> None:
        self.enumeration = None
        doc = self._take_doc()
        if doc is None:
            raise DescriptionError(f"{where}: {match[3]} has no doc comment")
        if match[1] != match[3][:-2] + "_s":
            raise DescriptionError(f"{where}: the tag of {match[3]} is not {match[3][:-2]}_s")
        fields = self._fields(match[2], where.below("\n"))
        self.header.items.append(Struct(match[3], fields, doc, where))

    def _fields(self, body: str, where: Place) -> list[Field]:
        fields: list[Field] = []
        position = 0
        while position < len(body):
            if body[position].isspace():
                position += 1
                continue
            comment = re.compile(_COMMENT, re.S).match(body, position)
            if comment:
                if fields:
                    fields[-1].comment = " ".join(plain(comment[0]).split())
                position = comment.end()
                continue
            match = _FIELD.match(body, position)
            if not match:
                raise DescriptionError(f"{where}: cannot read '{body[position:].split(chr(10))[0]}'")
            count = None
            if match[3]:
                size = _value(match[3], self.known)
                if not isinstance(size, int):
                    raise DescriptionError(f"{where}: how long is {match[2]}[{match[3]}]?")
                count = size
            fields.append(Field(match[2], _spaced(match[1]), count, "", where.below(body[:position])))
            position = match.end()
        return fields

    def _callback(self, match: re.Match[str], where: Place) -> None:
        self.enumeration = None
        doc = self._take_doc()
        if doc is None or match[1] != "void":
            raise DescriptionError(f"{where}: {match[2]} needs a doc comment and returns nothing")
        params = [_parameter(text, where) for text in match[3].split(",")]
        self.header.items.append(Callback(match[2], params, doc))

    def _function(self, match: re.Match[str], where: Place) -> None:
        self.enumeration = None
        doc = self._take_doc()
        name, result = match[3], _spaced(match[2].strip())
        if doc is None:
            raise DescriptionError(f"{where}: {name} has no doc comment")
        if (match[1] == "MONEY_API") != (result == "money_status_t"):
            raise DescriptionError(f"{where}: MONEY_API is for a status, MONEY_EXPORT for the rest")
        texts = [] if match[4].strip() == "void" else match[4].split(",")
        params = [_parameter(text, where) for text in texts]
        known = {n for _, n in params}
        for documented in doc.params:
            if documented not in known:
                raise DescriptionError(f"{where}: {name} has no parameter '{documented}'")
        if result == "money_status_t":
            read_statuses(doc, set(self.known), f"{where} {name}")
        parameters = [Parameter(n, t, *doc.params.get(n, ([], ""))) for t, n in params]
        function = Function(name, result, parameters, doc, self.header.name, self.header.ring, where)
        self.header.items.append(function)


def _spaced(text: str) -> str:
    return re.sub(r"\s*\*", " *", text).replace("* *", "**").replace("* const *", "*const *")


def _parameter(text: str, where: Place) -> tuple[str, str]:
    match = re.fullmatch(r"((?:const )?\w+[ *]+)(\w+)", " ".join(text.split()))
    if not match:
        raise DescriptionError(f"{where}: cannot read the parameter '{text.strip()}'")
    return _spaced(match[1].strip()), match[2]


def _dedent(text: str) -> str:
    lines = text.strip("\n").split("\n")
    kept = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    indent = min(kept, default=0)
    return "\n".join(line[indent:] for line in lines).strip("\n")


def included(header: Path) -> list[Path]:
    """The headers that a header includes, in its order."""
    names = re.findall(r'^#include "([\w./]+\.h)"', header.read_text(encoding="utf-8"), re.M)
    return [(header.parent / name).resolve() for name in names]


def read_headers(money: Path) -> Description:
    """The complete interface, from the header that everyone includes and the desk's header next to it."""
    reader = HeaderReader()
    desk = money.parent / "money" / "desk.h"
    inner = [reader.read(path) for path in included(money)]
    outer = [reader.read(path) for path in included(desk) if path != money.resolve()]
    _check_rings(money, inner, outer)
    description = Description([*inner, *outer])
    names: set[str] = set()
    for function in description.functions:
        if function.name in names:
            raise DescriptionError(f"{function.place}: {function.name} is declared twice")
        names.add(function.name)
    for struct in description.structs:
        struct.has_init = struct.name in reader.initialisers
    for function in description.functions:
        for other in function.doc.see:
            if other not in names:
                raise DescriptionError(f"{function.place}: @see {other}, which is no function")
    return description


def _check_rings(money: Path, inner: list[Header], outer: list[Header]) -> None:
    """Raises if a header is in the wrong ring, or includes one of a ring further out."""
    for umbrella, headers, rings in (("money.h", inner, RINGS[:2]), ("money/desk.h", outer, RINGS[2:])):
        for one in headers:
            if one.ring not in rings:
                raise DescriptionError(f"{umbrella} includes {one.name}, which is of the ring {one.ring}")
    ring_of = {header.name: RINGS.index(header.ring) for header in inner + outer}
    for name, ring in ring_of.items():
        for path in included(money.parent / "money" / name):
            if ring_of.get(path.name, len(RINGS)) > ring:
                raise DescriptionError(f"money/{name}: includes {path.name}, which is of a ring further out")
