"""The base class of the library's errors."""

from __future__ import annotations

from ._public import public
from ._status import Status as Status

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar


@public
class MoneyError(Exception):
    """The base class of the library's errors; each also derives from a built-in exception.

    >>> try:
    ...     Money.parse("1.23abc")
    ... except MoneyError as error:
    ...     print(error, error.status.name, error.position)
    expected a decimal number, got "1.23abc" SYNTAX 4
    """

    _status: ClassVar[Status] = Status.ARGUMENT

    #: The kind of failure.
    status: Status
    #: The index in the input text at which the error occurred, or None.
    position: int | None
    #: The reason why a retrieval, saving or removal failed, if it is known; otherwise None.
    cause: Status | None

    def __init_subclass__(cls) -> None:
        # Only for the library's own classes, since programs may derive others.
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
