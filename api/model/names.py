"""Names without the prefixes of C, in the two spellings that most languages share."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable

from description.parts import Constant, Enumeration

#: Integers that are values of their own in every language, not enumerations.
VALUES = {"money_date_t", "money_instant_t", "money_bool_t"}


def camel(name: str) -> str:
    """``wallet_entry`` is ``walletEntry``."""
    first, *rest = name.strip("_").split("_")
    return first + "".join(word.capitalize() for word in rest)


def pascal(name: str) -> str:
    """``wallet_entry`` is ``WalletEntry``."""
    return "".join(word.capitalize() for word in name.strip("_").split("_"))


def type_name(name: str) -> str:
    """``money_wallet_entry_t`` is ``WalletEntry``."""
    return pascal(name.removesuffix("_t").removeprefix("money_"))


def constant_name(name: str) -> str:
    """``MONEY_MAX_PAGE`` is ``MAX_PAGE``."""
    return name.removeprefix("MONEY_")


def sentence(text: str) -> str:
    """A text in one line that does not end a comment of C."""
    return " ".join(text.split()).replace("*/", "* /")


def is_typed(enumeration: Enumeration) -> bool:
    """Returns whether an integer type is an enumeration of its constants."""
    return bool(enumeration.constants) and enumeration.name not in VALUES


def enumerators(enumeration: Enumeration) -> list[tuple[str, Constant]]:
    """Returns the constants with their names in lower case, without their common prefix."""
    names = [c.name for c in enumeration.constants]
    prefix = os.path.commonprefix(names) if len(names) > 1 else "MONEY_"
    prefix = prefix[: prefix.rfind("_") + 1]
    if enumeration.name == "money_status_t":
        prefix = "MONEY_"
    return [(c.name.removeprefix(prefix).removeprefix("ERR_").lower(), c) for c in enumeration.constants]


def members(
    enumerations: Iterable[Enumeration], spelling: Callable[[Enumeration, str], str]
) -> dict[str, str]:
    """The members of enumerations as a language spells them, by their names in C."""
    return {
        constant.name: spelling(one, short)
        for one in enumerations
        if is_typed(one)
        for short, constant in enumerators(one)
    }
