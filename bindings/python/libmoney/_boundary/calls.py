"""Calling the library, and raising what it says went wrong."""

from __future__ import annotations

from threading import get_ident
from typing import Any, NoReturn

from .._errors import CLASSES
from .._money_error import MoneyError
from .._raw import ErrorStruct, ProgressStruct
from .._status import Status

#: What the callbacks of a long call raised, and the struct that then said to cancel, by thread.
pending: dict[int, tuple[BaseException, ProgressStruct]] = {}


def raise_pending() -> None:
    """Raises what a callback of this thread raised while a long call ran.

    The call may have noticed or not. The calls of other threads raise their own exceptions.
    """
    found = pending.pop(get_ident(), None)
    if found is not None:
        error, struct = found
        struct.cancel = 0
        raise error


def _exception(error: ErrorStruct, text: str | None) -> MoneyError:
    if pending:
        raise_pending()
    status = error.status
    position = error.position if error.position >= 0 else None
    if position is not None and text is not None:
        before = text.encode("utf-8", "surrogatepass")[:position]
        position = len(before.decode("utf-8", "ignore"))
    return CLASSES.get(status, MoneyError)(
        error.text.decode("utf-8", "replace"),
        status=Status(status),
        position=position,
        cause=Status(error.cause) if error.cause else None,
    )


def fail(function: Any, *arguments: Any, text: str | None = None) -> None:
    """Repeats a call that failed, to have the error told, and raises it.

    A failed call changed nothing, so it can be repeated; asking for the error only then keeps the
    others fast. Should it succeed this time, as after a shortage of memory, all is well.
    """
    error = ErrorStruct()
    if function(*arguments, error):
        raise _exception(error, text)


def call(function: Any, *arguments: Any, text: str | None = None) -> None:
    """Calls a function of the library whose last argument is the error.

    :param text: the text that a position is counted in, when it was given as ``str``.
    """
    if function(*arguments, None):
        fail(function, *arguments, text=text)
    elif pending:
        raise_pending()


def call_once(function: Any, *arguments: Any) -> None:
    """As :func:`call`, for what waits or writes: it is not repeated to have the error told.

    A repeated call would wait twice, or find another state.
    """
    error = ErrorStruct()
    if function(*arguments, error):
        raise _exception(error, None)
    if pending:
        raise_pending()


def refuse_type(what: str, expected: str, value: object) -> NoReturn:
    """Raises the TypeError of an argument: "an amount is a str, an int or a Decimal, not float"."""
    raise TypeError(f"{what} must be {expected}, got {type(value).__name__}")
