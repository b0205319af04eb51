"""The text of each parameter on a page: the words of its header, or those of its role and name."""

from __future__ import annotations

import re
from typing import Any

from .interface import sentence

Parameter = dict[str, Any]
Function = dict[str, Any]

#: The openings of descriptions that do not begin with a noun, by role.
KINDS = {
    "array in": "An array that the call reads.",
    "array out": "An array that the call fills.",
    "callback": "Your callback.",
    "code": "NUL-terminated text.",
    "options": "The options.",
    "text in": "UTF-8 text.",
}
#: Beginnings of descriptions that need no such opening.
_NOUN = re.compile(r"(?:the|an?|one|at least|receives|user-defined|your|passed)\b", re.IGNORECASE)
#: Parameters of the same meaning in all functions, by role and name.
NAMES = {
    "code": {
        "code": "A currency code, NUL-terminated.",
        "currency": "A currency code, NUL-terminated.",
        "from": "The code of the source currency, NUL-terminated.",
        "id": "The id, NUL-terminated.",
        "key": "The key of the setting, NUL-terminated.",
        "language": "A language tag such as `de` or `pt-BR`, NUL-terminated.",
        "locale": "A locale name such as `de-CH`, NUL-terminated.",
        "name": "The name in the store, NUL-terminated.",
        "sku": "The SKU of the product, NUL-terminated.",
        "symbol": "The symbol of the security, NUL-terminated.",
        "target": "The code of the target currency, NUL-terminated.",
        "to": "The code of the target currency, NUL-terminated.",
    },
    "scalar": {
        "coefficient": "The digits of the number as an integer.",
        "digits": "The number of fraction digits.",
        "hold": "The id of the hold.",
        "index": "The index, starting at 0.",
        "is_favourite": "Whether the currency is a favourite.",
        "is_only": "Whether the list contains only favourites.",
        "length": "The number of rows.",
        "minor": "The number of minor units.",
        "now": "The present instant.",
        "numeric": "The ISO 4217 number of the currency.",
        "rounding": "The rounding mode.",
        "scale": "The number of fraction digits.",
        "section": "The index of the section, starting at 0.",
        "view": "The currency of the amounts: MONEY_RECEIPT_PRICED or MONEY_RECEIPT_CHECKOUT.",
    },
    "scalar out": {
        "equal": "Receives whether both are equal.",
        "digits": "Receives the number of fraction digits.",
        "flags": "Receives the flags, or 0.",
        "hash": "Receives the hash value.",
        "minor": "Receives the number of minor units.",
        "order": "Receives -1 if `a` is less than `b`, 0 if they are equal, or 1.",
        "revision": "Receives the revision number.",
    },
    "text in": {
        "bytes": "The data.",
        "csv": "The CSV document, in UTF-8.",
        "journal": "The journal, in UTF-8.",
        "json": "The JSON document, in UTF-8.",
        "keys": "The keys, in UTF-8.",
        "pattern": "The pattern, in UTF-8.",
        "text": "The text, in UTF-8.",
        "xml": "The XML document, in UTF-8.",
    },
}
#: Inputs that can contain NUL.
BINARY = ("body", "bytes")
#: Types and names whose words are not those of their nouns.
NOUNS = {
    "calculator key": "key",
    "currency list sort": "sort order",
    "exact": "exact value",
    "feed request": "request",
    "held": "held amount",
    "info": "information",
    "order field": "field of the form",
    "rates": "rate table",
    "store kind": "kind of the object",
    "xirr reason": "reason",
}
#: Pairs of operands.
OPERANDS = {"a": "The first {0}.", "b": "The second {0}."}


def text(function: Function, one: Parameter) -> str:
    """The description of a parameter, in sentences."""
    described = sentence(one.get("doc", ""))
    opening = KINDS.get(one["role"], "")
    if described and opening and "UTF-8" not in described and not _NOUN.match(described):
        described = f"{opening} {described}"
    described = described or _undescribed(function, one)
    if "*" not in one["type"] or "NULL" in re.sub("NUL-", "", described):
        return described
    return f"{described} {'May be NULL.' if one.get('null') else 'Must not be NULL.'}"


def _undescribed(function: Function, one: Parameter) -> str:
    role, name = one["role"], one["name"]
    kind = noun(one["type"])
    if name in NAMES.get(role, {}):
        return NAMES[role][name]
    if name in OPERANDS and role in ("handle", "value in"):
        return OPERANDS[name].format(kind)
    if role == "part-of":
        return _part(function, one)
    if role == "scalar" and name == "capacity":
        filled = [each["name"] for each in function["params"] if each.get("count") == name]
        return f"The number of elements for which `{filled[0]}` has room."
    if role == "scalar out" and name == "count":
        return _counted(function)
    if role == "handle" and kind == "currency registry" and one.get("null"):
        return "The registry of user-defined currencies; NULL for built-in currencies only."
    if role == "options" or (role == "value out" and function["name"].endswith("_init")):
        return (
            "The options; NULL for the defaults." if role == "options" else "Receives the defaults."
        )
    return {
        "error": "Receives status, position and text if the call fails.",
        "free": f"The {kind} to free." if kind else "The text to free.",
        "handle": f"The {kind}.",
        "handle out": f"Receives the {kind}, which you must free.",
        "progress": "The progress of the call.",
        "scalar": f"The {kind or words(name)}.",
        "scalar out": f"Receives the {words(name)}.",
        "text out": "The buffer that receives the text, NUL-terminated.",
        "value out": f"Receives the {words(name)}.",
    }.get(role, f"The {words(name)}.")


def _part(function: Function, one: Parameter) -> str:
    """The length, capacity, count or pointer that accompanies another parameter."""
    whole = one.get("part_of", "")
    name = one["name"]
    if name == "user_data":
        return f"A pointer that the library passes to `{whole}` unchanged."
    if name == "capacity":
        return f"The size of `{whole}` in bytes."
    if name.endswith("length"):
        if "*" in one["type"]:
            return "Receives the length of the text in bytes, without the NUL."
        end = "." if whole in BINARY else ", or MONEY_NTS if it is NUL-terminated."
        return f"The length of `{whole}` in bytes{end}"
    return f"The number of elements in `{whole}`."


def noun(kind: str) -> str:
    """The noun of a type: "wallet statement" for `const money_wallet_statement_t *`."""
    found = re.search(r"\bmoney_(\w+)_t\b", kind)
    if found:
        return words(found[1])
    return "amount" if re.search(r"\bmoney_t\b", kind) else ""


def words(name: str) -> str:
    """A name of a parameter or type as words."""
    plain = name.replace("_", " ")
    return NOUNS.get(plain, plain)


def _counted(function: Function) -> str:
    """The words for a count, from a summary such as "Returns the number of entries"."""
    found = re.match(r"Returns (the number of [^.,:;(]+)", function["summary"])
    return f"Receives {found[1]}." if found else "Receives the number."
