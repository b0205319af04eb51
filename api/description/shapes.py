"""The table of fixed shapes: the required beginning of a summary, by the function's name.

Each shape uses one verb in every language. "Returns" covers results through parameters.
"""

from __future__ import annotations

import re

from .parts import Description, DescriptionError, Function

#: The end of a name, the pattern that the summary must begin with, and its form in messages. The
#: first match counts.
SHAPES: tuple[tuple[str, str, str], ...] = (
    (r"_free$", r"Frees an? [^.]+\.(?: .*)? NULL is allowed\.", "Frees a NOUN. NULL is allowed."),
    (r"_new$", r"Creates ", "Creates a NOUN"),
    (r"_(?:copy|clone)$", r"Copies ", "Copies a NOUN"),
    (r"_add(?:_\w+)?$", r"Adds ", "Adds a NOUN"),
    (r"_from_json$", r"Reads an? .*from (?:the )?JSON", "Reads a NOUN from JSON"),
    (r"_from_bytes$", r"Reads .*from (?:the )?bytes", "Reads a NOUN from bytes"),
    (r"_(?:to_)?json$", r"Writes an? .*as JSON", "Writes a NOUN as JSON"),
    (r"_count$", r"Returns the number of ", "Returns the number of NOUNS"),
    (r"_at$", r"Returns the .*at an index", "Returns the NOUN at an index"),
    (r"_init$", r"Sets .*to (?:its|their) defaults", "Sets options to their defaults"),
    (r"_info$", r"Returns (?:information about|the) ", "Returns information about a NOUN"),
    (r"_remove(?:_\w+)?$", r"Removes ", "Removes a NOUN"),
    (r"_set_\w+$", r"Sets ", "Sets the NOUN"),
    (r"_is_\w+$", r"Returns whether ", "Returns whether CONDITION"),
)
#: A call that fills an array with rows from an index on, regardless of its name.
ROWS = (r"Returns a range of ", "Returns a range of NOUNS")
#: Functions for which English requires other words, with the beginning of their summary.
EXCEPTIONS = {
    # Arithmetic returns a value, and changes nothing.
    "money_add": "Returns a + b",
    "money_decimal_add": "Returns a + b",
    # A day count measures years.
    "money_day_count": "Returns the years between two dates",
}


def expected(function: Function) -> tuple[str, str] | None:
    """Returns the required beginning of a summary, as a pattern and as text; None if it is free."""
    if function.name in EXCEPTIONS:
        return re.escape(EXCEPTIONS[function.name]), EXCEPTIONS[function.name]
    if any(p.count == "capacity" and p.role == "array out" for p in function.params):
        return ROWS
    for end, opening, shown in SHAPES:
        if re.search(end, function.name):
            return opening, shown
    return None


def problems(description: Description) -> list[str]:
    """Returns the functions whose summary violates its shape, and unneeded exceptions."""
    found = []
    for function in description.functions:
        shape = expected(function)
        text = " ".join(function.doc.text.split())
        if shape is not None and not re.match(shape[0], text):
            found.append(
                f"{function.doc.place or function.place}: {function.name} must begin with "
                f"'{shape[1]}', got '{function.doc.summary}'"
            )
    names = {function.name for function in description.functions}
    lost = [name for name in EXCEPTIONS if name not in names]
    return found + [f"description/shapes.py: no function is called {name}" for name in lost]


def check_shapes(description: Description) -> None:
    """Raises if a summary in the headers violates its shape."""
    found = problems(description)
    if found:
        raise DescriptionError("\n".join(found))
