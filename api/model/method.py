"""A function on its way from C to a language whose calls are words of memory."""

from __future__ import annotations

from dataclasses import dataclass, field

from .call import Call


@dataclass
class Method:
    """A method with what it takes, what it does and what it returns, each as source of the language."""

    call: Call
    name: str
    #: What its head has, as pairs of type and name, and what of it may be left out.
    head: list[tuple[str, str]] = field(default_factory=list)
    left_out: int = 0
    before: list[str] = field(default_factory=list)
    #: What C is given.
    words: list[str] = field(default_factory=list)
    #: The results: type, name, expression.
    results: list[tuple[str, str, str]] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    has_text: bool = False
    page: str | None = None
