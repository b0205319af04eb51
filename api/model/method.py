"""Methods of typed languages, and their generation from C functions."""

from __future__ import annotations

from dataclasses import dataclass, field

from description.parts import Parameter

from .binding import Binding
from .call import Call


@dataclass
class Method:
    """A method with its parameters, body and result, each as source of the language."""

    call: Call
    name: str
    #: The type that defines it, and its receiver if the language writes one.
    owner: str = ""
    receiver: str = ""
    #: The parameters as pairs of type and name, and the number of trailing ones that may be
    #: omitted.
    head: list[tuple[str, str]] = field(default_factory=list)
    left_out: int = 0
    before: list[str] = field(default_factory=list)
    #: The C arguments.
    words: list[str] = field(default_factory=list)
    #: The results: type, name, expression.
    results: list[tuple[str, str, str]] = field(default_factory=list)
    #: The buffer of a text that C fills.
    text: str = ""
    #: A row of a page: its type or its size, and the expression that reads it.
    page: tuple[str, str] | None = None

    def returns(self, kind: str, name: str, value: str) -> None:
        self.results.append((kind, name, value))


class Maker:
    """Generates methods from calls; a language supplies the C argument for each kind of parameter."""

    #: The C arguments for the error, and for results that are not requested.
    error: str
    none: str
    #: A page of rows: where it begins, how many fit, and where the library counts them.
    page: dict[str, str]
    #: The parameter for the maximum number of rows: its type and its name.
    most: tuple[str, str]

    def __init__(self, binding: Binding) -> None:
        self.binding = binding

    def parameters(self, made: Method, is_detailed: bool) -> None:
        """Goes through the parameters of C."""
        call = made.call
        outs = [] if call.returns_value else call.outs(is_detailed)
        for p in call.function.params:
            if p.role == "error":
                made.words.append(self.error)
            elif p.role == "progress":
                made.words.append(self.none)
            elif self.is_own(call, p):
                self.own(made, p)
            elif p.role == "part-of":
                made.words.append(self.part(call.whole(p), p))
            elif call.is_paged and p.name in self.page:
                if call.is_by_id and p.name == "before":
                    made.head.append((self.scalar(p), self.word(p)))
                if call.is_by_id and p.name == "capacity":
                    made.head.append(self.most)
                made.words.append(self.page[p.name])
            elif p not in call.needed and p not in call.extra:
                self.given(made, p, self.word(p))
            elif p in outs:
                self.output(made, p)
            else:
                made.words.append(self.none)

    def is_binary(self, call: Call) -> bool:
        """Returns whether a method is called on the first of two operands, a and b."""
        return [p.name for p in call.function.params[:2] if p.role in ("value in", "handle")] == [
            "a",
            "b",
        ] and self.is_own(call, call.function.params[0])

    def is_own(self, call: Call, p: Parameter) -> bool:
        """Returns whether a parameter is the receiver."""
        return call.is_method and p is call.function.params[0]

    def word(self, p: Parameter) -> str:
        """The name of a parameter."""
        raise NotImplementedError

    def scalar(self, p: Parameter) -> str:
        """The type of a number."""
        raise NotImplementedError

    def own(self, made: Method, p: Parameter) -> None:
        raise NotImplementedError

    def part(self, whole: Parameter, p: Parameter) -> str:
        """The length of a text, an array or a document."""
        raise NotImplementedError

    def given(self, made: Method, p: Parameter, word: str) -> None:
        raise NotImplementedError

    def output(self, made: Method, p: Parameter) -> None:
        raise NotImplementedError
