"""The root of the library's errors."""

from __future__ import annotations

from typing import ClassVar

from ._public import public
from ._status import Status as Status


@public
class MoneyError(Exception):
    """The root of the library's errors; each is also the built-in exception that fits.

    >>> try:
    ...     Money.parse("1.23abc")
    ... except MoneyError as error:
    ...     print(error, error.status.name, error.position)
    expected a decimal number, got "1.23abc" SYNTAX 4
    """

    _status: ClassVar[Status] = Status.ARGUMENT

    #: What kind of failure it is.
    status: Status
    #: Where in the text that was given, as Python indexes it; None when there is no such place.
    position: int | None
    #: Why a retrieval, a saving or a removal failed, where a status tells; else None.
    cause: Status | None

    def __init_subclass__(cls) -> None:
        # The library's own classes, that is: programs may derive some of their own.
        if cls.__module__.startswith("libmoney."):
            cls.__module__ = "libmoney"

    def __init__(
        self,
        message: str = "",
        *,
        status: Status | None = None,
        position: int | None = None,
        cause: Status | None = None,
    ) -> None:
        super().__init__(message)
        self.status = self._status if status is None else status
        self.position = position
        self.cause = cause
