"""The elements of an XML document, read so that no document can do harm.

Expat of the standard library reads them, a piece at a time. It opens nothing by itself, and a
document type declaration ends the reading, so that there are no entities but the five of XML.

Only the elements of a vocabulary are kept, by namespace and name, without attributes but the
currency. So memory does not depend on what else a document has, and an element of a foreign
namespace is never taken for one of the norm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Optional

from .._boundary.numbers import Document, document_bytes
from .refused import Refused

#: The limits on a document: its bytes, its elements and attributes, how deep they stand in each
#: other, and the bytes of one tag or comment, which expat holds as a whole.
BYTES_MAX = 32 << 20
ELEMENTS_MAX = 250_000
ATTRIBUTES_MAX = 500_000
DEPTH_MAX = 64
TAG_MAX = 256 << 10
#: How many bytes expat is given at once.
_PIECE = 32 << 10
#: How much of a name an error shows.
NAME_SHOWN = 60


class Kept(NamedTuple):
    """An element that is read: its namespace, and whether it has a text or other elements."""

    namespace: str
    is_leaf: bool


#: The elements that are kept, by their local names.
Vocabulary = Mapping[str, Kept]
#: The vocabulary of a document by the namespace and the name of its root; None refuses it.
Choice = Callable[[str, str], Optional[Vocabulary]]


class Element:
    """An element with its text and the elements inside it."""

    __slots__ = ("children", "currency", "line", "name", "namespace", "number", "parent", "text")

    def __init__(
        self, namespace: str, name: str, line: int, currency: str, parent: Element | None
    ) -> None:
        self.namespace, self.name, self.line = namespace, name, line
        #: The attribute currencyID; "" if there is none.
        self.currency = currency
        self.parent = parent
        #: Which one of its name it is inside the parent, from 1 on.
        self.number = 1
        self.children: list[Element] | tuple[Element, ...] = ()
        self.text = ""

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
            element = next((child for child in element.children if child.name == name), None)
        return element

    def word(self, *names: str) -> str:
        """The text of the first element of a path, in one line; "" if there is none."""
        found = self.find(*names)
        return "" if found is None else " ".join(found.text.split())

    def __iter__(self) -> Iterator[Element]:
        return iter(self.children)


class _Builder:
    """Takes the events of the parser, and refuses what has no place in an invoice."""

    def __init__(self, parser: Any, choose: Choice, wanted: str) -> None:
        self.parser, self.choose, self.wanted = parser, choose, wanted
        self.vocabulary: Vocabulary = {}
        self.root: Element | None = None
        #: Why the root is none that is wanted; it is raised if the document is XML at all.
        self.unknown: Refused | None = None
        #: The open elements that are kept, and how often each name was in each.
        self.open: list[Element] = []
        self.counts: list[dict[str, int]] = []
        #: The text of the last one, and whether it is a leaf.
        self.text: list[str] = []
        self.is_text = False
        #: How many open elements are not kept.
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
        # Expat would write the namespace in front of each name, which makes gigabytes of a few.
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
        """The namespace of a prefix, as the innermost element that declares it says."""
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
    """The root of a document; :class:`Refused` if it is no XML, too large, or has entities.

    :param choose: the vocabulary, by the root.
    :param wanted: the roots that have one, for the error.
    """
    from xml.parsers import expat

    data, _ = document_bytes(document)
    if len(data) > BYTES_MAX:
        raise Refused(f"the document must be at most {BYTES_MAX} bytes", "", 1)
    parser = expat.ParserCreate("utf-8" if isinstance(document, str) else None)
    # A tag would wait until expat has twice as much of it; the limit of a tag bounds that itself.
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
        # It is a ValueError too, and says already what is wrong and where.
        raise
    except (LookupError, ValueError) as error:
        raise Refused(f"invalid XML: {error}", "", 1) from None
    if builder.unknown is not None:
        raise builder.unknown
    if builder.root is None:
        raise Refused("invalid XML: missing root element", "", 1)
    return builder.root
