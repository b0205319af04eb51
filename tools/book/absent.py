"""Explanations for the functions that a binding does not declare, and their replacements."""

from __future__ import annotations

import re

#: How the objects of a binding are freed.
FREED = {
    "Python": "The garbage collector frees the object.",
    "C++": "The destructor of the object frees it.",
    "JavaScript": "`free()` frees the object. Otherwise the garbage collector does.",
    "Java": "`close()` frees the object: use `try (…)`.",
    "Go": "`Close()` frees the object.",
    "Rust": "The object is freed when it is dropped.",
    "C#": "`Dispose()` frees the object: use `using`.",
    "Swift": "Swift frees the object after its last use.",
    "Ruby": "The garbage collector frees the object.",
    "PHP": "PHP frees the object with the last reference to it.",
    "Lua": "The garbage collector frees the object.",
}
#: The listener of changes where the binding writes it by hand.
CHANGES = {
    "Java": "public void onChange(LongConsumer listener)",
    "Go": "OnChange(listener func(revision uint64)) error",
    "Rust": "pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>)"
    " -> Result<(), Error>",
    "C#": "public event Action<ulong> Changed",
}
#: Types of a language that replace those of the library, by the beginning of the function.
REPLACED = {
    "Python": {
        "money_decimal_": "Numbers are `decimal.Decimal` of the standard library.",
        "money_ratio_": "Ratios are `fractions.Fraction` of the standard library.",
        "money_date_": "Dates are `datetime.date` of the standard library.",
    },
}
#: Functions that a binding calls itself, or whose work its types do.
SINGLE = {
    "money_initialize": "The package initialises the library when it is loaded.",
    "money_string_free": "The package copies each text and frees it.",
    "money_new": "Create a `Money` from text, or from a number and a code.",
    "money_decimal_new": "Create a `Decimal` from text or from a number.",
    "money_bag_copy": "Create a `MoneyBag` from the amounts of another.",
    "money_progress_init": "Progress callbacks do not use a struct.",
}
_STORES = re.compile(r"money_store_")
_COLUMNS = re.compile(r"money_column_of_")


def words(language: str, function: str) -> str:
    """A sentence for a function that a language does not declare."""
    for start, sentence in REPLACED.get(language, {}).items():
        if function.startswith(start):
            return sentence
    if function in SINGLE:
        return SINGLE[function]
    if function.endswith("_free"):
        return FREED[language]
    if function.endswith("_init"):
        return "Options that a program leaves out have these defaults."
    if _COLUMNS.match(function):
        return "Calls on columns receive arrays without this description."
    if language == "Swift" and _STORES.match(function):
        return "The module does not contain stores, which require SQLite."
    return (
        f"{language} does not declare anything under this name. "
        "[The names side by side](../../runtimes/surface.md) lists its types and methods."
    )
