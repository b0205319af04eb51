"""The elements of an XML document, read so that no document can do harm.

Expat of the standard library reads them. It opens nothing by itself, and a document type
declaration ends the reading, so that there are no entities but the five of XML.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .._boundary.numbers import Document, document_bytes
from .refused import Refused

#: The limits on a document: its bytes, its elements, and how deep they stand in each other.
BYTES_MAX = 32 << 20
ELEMENTS_MAX = 250_000
DEPTH_MAX = 64
#: How much of a name an error shows.
NAME_SHOWN = 60


@dataclass
class Element:
    """An element with its text and the elements inside it."""

    namespace: str
    name: str
    line: int
    attributes: dict[str, str]
    parent: Element | None
    #: Which one of its name it is inside the parent, from 1 on.
    number: int
    children: list[Element] = field(default_factory=list)
    text: str = ""

    @property
    def place(self) -> str:
        """The names from the root to here, not kept: a long name would be there many times."""
        if self.parent is None:
            return self.name[:NAME_SHOWN]
        number = f"[{self.number}]" if self.number > 1 else ""
        return f"{self.parent.place}/{self.name[:NAME_SHOWN]}{number}"

    def all(self, name: str) -> list[Element]:
        """The elements of a name inside this one."""
        return [child for child in self.children if child.name == name]

    def find(self, *names: str) -> Element | None:
        """The first element of a path of names."""
        element: Element | None = self
        for name in names:
            if element is None:
                return None
            element = next(iter(element.all(name)), None)
        return element

    def word(self, *names: str) -> str:
        """The text of the first element of a path, in one line; "" if there is none."""
        found = self.find(*names)
        return "" if found is None else " ".join(found.text.split())

    def __iter__(self) -> Iterator[Element]:
        return iter(self.children)


class _Builder:
    """Takes the events of the parser, and refuses what has no place in an invoice."""

    def __init__(self, parser: Any) -> None:
        self.parser = parser
        self.root: Element | None = None
        self.open: list[Element] = []
        self.counts: list[dict[str, int]] = []
        self.scopes: list[dict[str, str]] = []
        self.texts: list[list[str]] = []
        self.elements = 0
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.characters
        parser.StartDoctypeDeclHandler = self.doctype

    def doctype(self, *_: object) -> None:
        raise self.refusal("a document type declaration is not allowed")

    def refusal(self, message: str) -> Refused:
        place = self.open[-1].place if self.open else ""
        return Refused(message, place, self.parser.CurrentLineNumber)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.elements += 1
        if self.elements > ELEMENTS_MAX:
            raise self.refusal(f"there are more than {ELEMENTS_MAX} elements")
        if len(self.open) >= DEPTH_MAX:
            raise self.refusal(f"elements stand deeper than {DEPTH_MAX} in each other")
        # Expat would write the namespace in front of each name, which makes gigabytes of a few.
        declared = {key for key in attributes if key == "xmlns" or key.startswith("xmlns:")}
        self.scopes.append({key[6:]: attributes.pop(key) for key in declared})
        prefix, _, local = name.rpartition(":")
        parent, number = (self.open[-1], 1) if self.open else (None, 1)
        if parent is not None:
            number = self.counts[-1][local] = self.counts[-1].get(local, 0) + 1
        line = self.parser.CurrentLineNumber
        element = Element(self.namespace(prefix), local, line, attributes, parent, number)
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)
        self.counts.append({})
        self.texts.append([])

    def namespace(self, prefix: str) -> str:
        """The namespace of a prefix, as the innermost element that declares it says."""
        for scope in reversed(self.scopes):
            if prefix in scope:
                return scope[prefix]
        if prefix:
            raise self.refusal(f"the prefix {prefix[:NAME_SHOWN]!r} stands for no namespace")
        return ""

    def characters(self, data: str) -> None:
        self.texts[-1].append(data)

    def end(self, _: str) -> None:
        self.open.pop().text = "".join(self.texts.pop())
        self.counts.pop()
        self.scopes.pop()


def read_tree(document: Document) -> Element:
    """The root of a document; :class:`Refused` if it is no XML, too large, or has entities."""
    from xml.parsers import expat

    data, _ = document_bytes(document)
    if len(data) > BYTES_MAX:
        raise Refused(f"the document has more than {BYTES_MAX} bytes", "", 1)
    encoding = "utf-8" if isinstance(document, str) else None
    parser = expat.ParserCreate(encoding)
    builder = _Builder(parser)
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        place = builder.open[-1].place if builder.open else ""
        raise Refused(f"not XML: {expat.ErrorString(error.code)}", place, error.lineno) from None
    except Refused:
        # It is a ValueError too, and says already what is wrong and where.
        raise
    except (LookupError, ValueError) as error:
        raise Refused(f"not XML: {error}", "", 1) from None
    if builder.root is None:
        raise Refused("not XML: there is no element", "", 1)
    return builder.root
