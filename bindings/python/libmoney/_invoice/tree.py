"""Reads the elements of an XML document safely, even if it is malicious.

The standard library's expat parses it in pieces. Expat opens no files by itself, and a document
type declaration ends the reading, so only the five entities of XML exist.

Only the elements of a vocabulary are kept, by namespace and name, without attributes except the
currency. Memory therefore does not depend on a document's other contents, and an element of a
foreign namespace is never mistaken for one of the norm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Optional

from .._boundary.numbers import Document, document_bytes
from .refused import Refused

#: The limits of a document: its bytes, elements, attributes and nesting depth, and the bytes of
#: one tag or comment, which expat buffers completely.
BYTES_MAX = 32 << 20
ELEMENTS_MAX = 250_000
ATTRIBUTES_MAX = 500_000
DEPTH_MAX = 64
TAG_MAX = 256 << 10
#: The number of bytes passed to expat at once.
_PIECE = 32 << 10
#: The maximum length of a name in an error.
NAME_SHOWN = 60


class Kept(NamedTuple):
    """An element that is read: its namespace, and whether it contains text or elements."""

    namespace: str
    is_leaf: bool


#: The elements that are kept, by their local names.
Vocabulary = Mapping[str, Kept]
#: Chooses the vocabulary by the namespace and the name of the root; None rejects the document.
Choice = Callable[[str, str], Optional[Vocabulary]]


class Element:
    """An element with its text and the elements inside it."""

    __slots__ = ("children", "currency", "line", "name", "namespace", "number", "parent", "text")

    def __init__(
        self, namespace: str, name: str, line: int, currency: str, parent: Element | None
    ) -> None:
        self.namespace, self.name, self.line = namespace, name, line
        #: The attribute currencyID, or "".
        self.currency = currency
        self.parent = parent
        #: The position among its siblings of the same name, from 1.
        self.number = 1
        self.children: list[Element] | tuple[Element, ...] = ()
        self.text = ""

    @property
    def place(self) -> str:
        """The path from the root, computed on demand: storing it would repeat long names."""
        if self.parent is None:
            return self.name[:NAME_SHOWN]
        number = f"[{self.number}]" if self.number > 1 else ""
        return f"{self.parent.place}/{self.name[:NAME_SHOWN]}{number}"

    def all(self, name: str) -> list[Element]:
        """Returns the child elements of a name."""
        return [child for child in self.children if child.name == name]

    def find(self, *names: str) -> Element | None:
        """Returns the first element of a path of names, or None."""
        element: Element | None = self
        for name in names:
            if element is None:
                return None
            element = next((child for child in element.children if child.name == name), None)
        return element

    def word(self, *names: str) -> str:
        """Returns the text of the first element of a path, in one line; "" if missing."""
        found = self.find(*names)
        return "" if found is None else " ".join(found.text.split())

    def __iter__(self) -> Iterator[Element]:
        return iter(self.children)


class _Builder:
    """Handles the parser's events and rejects contents that do not belong in an invoice."""

    def __init__(self, parser: Any, choose: Choice, wanted: str) -> None:
        self.parser, self.choose, self.wanted = parser, choose, wanted
        self.vocabulary: Vocabulary = {}
        self.root: Element | None = None
        #: The error for an unexpected root, raised only if the document is XML.
        self.unknown: Refused | None = None
        #: The open elements that are kept, and the count of each child name.
        self.open: list[Element] = []
        self.counts: list[dict[str, int]] = []
        #: The text of the last one, and whether it is a leaf.
        self.text: list[str] = []
        self.is_text = False
        #: The number of open elements that are skipped.
        self.skipped = 0
        self.scopes: list[dict[str, str]] = []
        self.elements = self.attributes = 0
        parser.buffer_text = True
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.characters
        parser.StartDoctypeDeclHandler = self.doctype

    def doctype(self, *_: object) -> None:
        raise self.refusal("the document must not have a document type declaration")

    def refusal(self, message: str) -> Refused:
        place = self.open[-1].place if self.open else ""
        return Refused(message, place, self.parser.CurrentLineNumber)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.elements += 1
        if self.elements > ELEMENTS_MAX:
            raise self.refusal(f"number of elements must be at most {ELEMENTS_MAX}")
        self.attributes += len(attributes)
        if self.attributes > ATTRIBUTES_MAX:
            raise self.refusal(f"number of attributes must be at most {ATTRIBUTES_MAX}")
        if len(self.scopes) >= DEPTH_MAX:
            raise self.refusal(f"depth of elements must be at most {DEPTH_MAX}")
        # Expat would prefix each name with its namespace, which turns a few bytes into gigabytes.
        declared = {
            key[6:]: value
            for key, value in attributes.items()
            if key == "xmlns" or key.startswith("xmlns:")
        }
        self.scopes.append(declared)
        prefix, _, local = name.rpartition(":")
        namespace = self.namespace(prefix)
        if not self.open:
            self.begin(namespace, local)
        elif self.skipped or not self.is_kept(namespace, local):
            self.skipped += 1
            return
        self.keep(namespace, local, attributes.get("currencyID", ""))

    def begin(self, namespace: str, local: str) -> None:
        """Chooses the vocabulary by the root."""
        vocabulary = self.choose(namespace, local)
        if vocabulary is None:
            message = f"expected {self.wanted}, got the namespace {namespace[:200]!r}"
            self.unknown = Refused(message, local[:NAME_SHOWN], self.parser.CurrentLineNumber)
        self.vocabulary = vocabulary or {}

    def is_kept(self, namespace: str, local: str) -> bool:
        parent = self.vocabulary.get(self.open[-1].name)
        if parent is not None and parent.is_leaf:
            message = f"{self.open[-1].name} must be text, got the element {local[:NAME_SHOWN]!r}"
            raise self.refusal(message)
        kept = self.vocabulary.get(local)
        return kept is not None and kept.namespace == namespace

    def keep(self, namespace: str, local: str, currency: str) -> None:
        parent = self.open[-1] if self.open else None
        element = Element(namespace, local, self.parser.CurrentLineNumber, currency, parent)
        if parent is None:
            self.root = element
        else:
            element.number = self.counts[-1][local] = self.counts[-1].get(local, 0) + 1
            if not parent.children:
                parent.children = []
            parent.children.append(element)  # type: ignore[union-attr]
        self.open.append(element)
        self.counts.append({})
        kept = self.vocabulary.get(local)
        self.is_text = kept is not None and kept.is_leaf

    def namespace(self, prefix: str) -> str:
        """Returns the namespace of a prefix, as declared by the innermost element."""
        for scope in reversed(self.scopes):
            if prefix in scope:
                return scope[prefix]
        if prefix:
            raise self.refusal(f"unknown prefix {prefix[:NAME_SHOWN]!r}")
        return ""

    def characters(self, data: str) -> None:
        if self.is_text:
            self.text.append(data)

    def end(self, _: str) -> None:
        self.scopes.pop()
        if self.skipped:
            self.skipped -= 1
            return
        element = self.open.pop()
        if self.is_text:
            element.text = "".join(self.text)
            self.text.clear()
            self.is_text = False
        self.counts.pop()


def read_tree(document: Document, choose: Choice, wanted: str) -> Element:
    """Returns the root of a document; raises :class:`Refused` if it is invalid or too large.

    :param choose: chooses the vocabulary by the root.
    :param wanted: the expected roots, for the error.
    """
    from xml.parsers import expat

    data, _ = document_bytes(document)
    if len(data) > BYTES_MAX:
        raise Refused(f"the document must be at most {BYTES_MAX} bytes", "", 1)
    parser = expat.ParserCreate("utf-8" if isinstance(document, str) else None)
    # Expat delays parsing a tag until twice as much has arrived; the limit of a tag ends that.
    if hasattr(parser, "SetReparseDeferralEnabled"):
        parser.SetReparseDeferralEnabled(False)
    builder = _Builder(parser, choose, wanted)
    try:
        for start in range(0, len(data), _PIECE):
            parser.Parse(data[start : start + _PIECE], False)
            if start + _PIECE - parser.CurrentByteIndex > TAG_MAX - _PIECE:
                raise builder.refusal(f"a tag or a comment must be at most {TAG_MAX} bytes")
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        place = builder.open[-1].place if builder.open else ""
        raise Refused(
            f"invalid XML: {expat.ErrorString(error.code)}", place, error.lineno
        ) from None
    except Refused:
        # It is a ValueError too, and already describes the fault.
        raise
    except (LookupError, ValueError) as error:
        raise Refused(f"invalid XML: {error}", "", 1) from None
    if builder.unknown is not None:
        raise builder.unknown
    if builder.root is None:
        raise Refused("invalid XML: missing root element", "", 1)
    return builder.root
