"""The rule for sentences that only concern programs in C.

Sentences about C's memory are dropped for every other language: who frees an object, where a text ends, how
large a buffer has to be, how a struct starts. The headers keep such a sentence apart from everything else.
A clause after a semicolon is dropped in the same way, and all clauses are after one that opens its
sentence. So is a sentence on a parameter that only C has: a length, a capacity, the index at which a page
of rows begins.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from description.parts import Function

from ..pages import cursor

_MEMORY = re.compile(
    r"""\bmoney_\w+_(?:free|init)\b | \bmoney_(?:string|release)_\w+ | \bMONEY_\w+_INIT\b | \bMONEY_NTS\b
    | \bstruct_size\b | \bNULs?\b | \b[Cc]apacity\b | \bBuffers?\b | \bbuffers?\b
    | \bNULL\ is\ allowed\b | \bmay\ (?:also\ )?be\ NULL\b | \bMONEY_ERR_BUFFER_TOO_SMALL\b
    | \b(?:NULL|null)-terminated\b | ^\d+\ bytes\.?$ | ^Room\ for\b | ^(?:The|This)\ struct\ has\ \d+\ bytes\b
    | \bbytes\ are\ (?:large\ |room\ |always\ )?enough\b
    | \bMONEY_\w+_(?:MAX|SIZE)\ (?:bytes\ )?(?:is|are|fits?|suffices?)\b
    | \b[Yy]ou\ (?:must\ |may\ |can\ )?(?:free|own)\b | \b[Ff]reed\ with\b | \b[Ff]ree\ (?:it|them)\ with\b
    | \bzeroed\ on\ failure\b | \baligned\b | \balignment\b | \byour\ (?:array|memory)\b
    | `_(?:free|init)`""",
    re.X,
)
#: Parts of a sentence on C's storage of a text.
_PHRASES = re.compile(
    r",\ NUL-terminated(?=[;,.)]|$)|\bNUL-(?:terminated|padded)\ "
    r"|,?\ (?:with|and)\ (?:the|its|a)\ NUL\b|^NUL-padded$"
    r"|\s*\((?:may be NULL|NULL is allowed)\)|,? `struct_size` included|,? as a static string\b"
    r"|\ with (?:a )?length (?:of )?0\b"
)
#: Parameters for a page of rows that only C passes.
_PAGES = {"first", "capacity", "count"}


def parameters_of_c(function: Function, pages: Collection[str]) -> frozenset[str]:
    """The names of a function's parameters that no other language has.

    The length of an input text or array is not such a name: it is described as the text's length.
    """
    roles = {p.name: p.role for p in function.params}
    is_paged = cursor(function) != ""
    return frozenset(
        p.name
        for p in function.params
        if p.role in ("error", "progress")
        or (p.role == "part-of" and roles.get(p.part_of or "") not in ("array in", "text in"))
        or (is_paged and p.name in _PAGES and p.name not in pages)
    )


def kept(sentence: str, names_of_c: Collection[str]) -> str:
    """Returns a sentence without the parts that only concern C; "" if nothing remains."""
    sentence = _PHRASES.sub("", sentence)
    end = re.search(r"[.!?]?[\"')]*$", sentence)
    stop = end[0] if end else ""
    first, *others = sentence.split("; ")
    if _is_of_c(first, names_of_c):
        return ""
    text = "; ".join([first, *(one for one in others if not _is_of_c(one, names_of_c))])
    if text and stop and not text.endswith(stop):
        text = text.rstrip(".") + stop
    return text


def _is_of_c(clause: str, names_of_c: Collection[str]) -> bool:
    return bool(_MEMORY.search(clause)) or any(f"`{name}`" in clause for name in names_of_c)
