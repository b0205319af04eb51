"""Calls the library and raises its errors."""

from __future__ import annotations

from _thread import get_ident

from .._errors import CLASSES
from .._money_error import MoneyError
from .._raw import ErrorStruct, ProgressStruct
from .._status import Status

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

#: By thread: the exception of a long call's callback, and the struct that then cancelled the call.
pending: dict[int, tuple[BaseException, ProgressStruct]] = {}


def raise_pending() -> None:
    """Raises the exception that a callback of this thread raised during a long call.

    It is raised even if the call finished without noticing the cancellation. Calls of other threads
    raise their own exceptions.
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
    """Repeats a failed call to obtain its error, then raises it.

    A failed call changes nothing, so it can be repeated; requesting the error only then keeps
    successful calls fast. If the repeated call succeeds, as after a shortage of memory, no error is
    raised.
    """
    error = ErrorStruct()
    if function(*arguments, error):
        raise _exception(error, text)


def call(function: Any, *arguments: Any, text: str | None = None) -> None:
    """Calls a function of the library whose last argument is the error.

    :param text: the text in which positions are counted, if it was passed as ``str``.
    """
    if function(*arguments, None):
        fail(function, *arguments, text=text)
    elif pending:
        raise_pending()


def call_once(function: Any, *arguments: Any) -> None:
    """Calls a function that waits or writes, without repeating it to obtain its error.

    A repeated call would wait twice, or find a different state.
    """
    error = ErrorStruct()
    if function(*arguments, error):
        raise _exception(error, None)
    if pending:
        raise_pending()


def refuse_type(what: str, expected: str, value: object) -> NoReturn:
    """Raises a TypeError: "an amount must be a str, an int or a Decimal, got float"."""
    raise TypeError(f"{what} must be {expected}, got {type(value).__name__}")
