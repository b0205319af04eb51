"""The parts of the interface, as the headers declare them."""

from __future__ import annotations

from dataclasses import dataclass, field

#: The rings of the interface, from the inside out. A header includes its own ring and those further in.
RINGS = ("core", "domain", "desk")


class DescriptionError(Exception):
    """A header that does not keep to the form; the message starts with file and line."""


@dataclass(frozen=True)
class Place:
    """A line of a header."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"

    def below(self, text: str) -> Place:
        """The line on which a text that starts here ends."""
        return Place(self.file, self.line + text.count("\n"))


@dataclass
class Doc:
    """A parsed doc comment."""

    text: str = ""
    params: dict[str, tuple[list[str], str]] = field(default_factory=dict)
    returns: str | None = None
    statuses: dict[str, str] = field(default_factory=dict)
    since: str = "0.1"
    see: list[str] = field(default_factory=list)
    is_long: bool = False
    calls_back: bool = False
    place: Place | None = None

    @property
    def summary(self) -> str:
        """The first sentence."""
        flat = " ".join(self.text.split())
        end = flat.find(". ")
        return flat if end < 0 else flat[: end + 1]


@dataclass
class Constant:
    """A ``#define`` with a value."""

    name: str
    value: int | str
    comment: str
    #: The exception that bindings raise for a status, such as "NoRate".
    raises: str | None = None
    place: Place | None = None


@dataclass
class Enumeration:
    """An integer type with the constants that follow it."""

    name: str
    base: str
    doc: Doc
    constants: list[Constant] = field(default_factory=list)

    @property
    def is_bits(self) -> bool:
        """True if several of its constants may be set at once."""
        return self.base == "uint32_t"


@dataclass
class Field:
    """A member of a struct."""

    name: str
    type: str
    #: The number of elements of an array, otherwise None.
    count: int | None
    comment: str
    place: Place | None = None

    @property
    def target(self) -> str:
        """The type that a pointer refers to, or the type itself."""
        return self.type.replace("const ", "").rstrip("* ")

    @property
    def is_pointer(self) -> bool:
        """True if it points to a value; a text does not count."""
        return self.type.endswith("*") and self.type != "const char *"

    @property
    def is_list(self) -> bool:
        """True if it is an array of values; a text does not count."""
        return self.count is not None and self.type != "char"

    @property
    def is_secret(self) -> bool:
        """True if it must not be printed; the header marks keys in this way."""
        return "secret" in (self.comment or "")


@dataclass
class Struct:
    """A struct that programs see."""

    name: str
    fields: list[Field]
    doc: Doc
    place: Place
    has_init: bool = False

    @property
    def is_options(self) -> bool:
        """True if it starts with its own size, so that it may grow."""
        return self.fields[0].name == "struct_size"


@dataclass
class Handle:
    """An opaque type."""

    name: str
    doc: Doc


@dataclass
class Callback:
    """A function that the caller passes."""

    name: str
    params: list[tuple[str, str]]
    doc: Doc


@dataclass
class Parameter:
    """A parameter of a function, with its role."""

    name: str
    type: str
    words: list[str]
    text: str
    role: str = ""
    null: bool = False
    #: The parameter that this one belongs to: a length to its text, a count to its array.
    part_of: str | None = None
    #: The parameter that contains the number of elements or bytes.
    count: str | None = None
    borrowed_by: str | None = None

    @property
    def target(self) -> str:
        """The type that a pointer refers to."""
        return self.type.replace("const ", "").rstrip("* ")

    @property
    def is_pointer(self) -> bool:
        return self.type.endswith("*")

    @property
    def is_const(self) -> bool:
        return self.type.startswith("const ")


@dataclass
class Function:
    """A function of the library."""

    name: str
    result: str
    params: list[Parameter]
    doc: Doc
    header: str
    ring: str
    place: Place


@dataclass
class Header:
    """One file of the interface."""

    name: str
    #: One of RINGS.
    ring: str
    title: str
    example: str
    output: str
    items: list[Constant | Enumeration | Struct | Handle | Callback | Function] = field(default_factory=list)


@dataclass
class Description:
    """The complete interface."""

    headers: list[Header] = field(default_factory=list)

    @property
    def functions(self) -> list[Function]:
        return [i for h in self.headers for i in h.items if isinstance(i, Function)]

    @property
    def structs(self) -> list[Struct]:
        return [i for h in self.headers for i in h.items if isinstance(i, Struct)]

    @property
    def handles(self) -> list[Handle]:
        return [i for h in self.headers for i in h.items if isinstance(i, Handle)]

    @property
    def callbacks(self) -> list[Callback]:
        return [i for h in self.headers for i in h.items if isinstance(i, Callback)]

    @property
    def enumerations(self) -> list[Enumeration]:
        return [i for h in self.headers for i in h.items if isinstance(i, Enumeration)]

    @property
    def constants(self) -> list[Constant]:
        """The constants that belong to no enumeration."""
        return [i for h in self.headers for i in h.items if isinstance(i, Constant)]

    @property
    def statuses(self) -> list[Constant]:
        """MONEY_OK and every MONEY_ERR_, by value."""
        for enumeration in self.enumerations:
            if enumeration.name == "money_status_t":
                return sorted(enumeration.constants, key=lambda c: int(c.value))
        return []
