"""Hearing of changes."""

from __future__ import annotations

from typing import Any, Callable

from ._calls import refuse_type
from ._structs import ChangeCallback


def change_listener(callback: Callable[[int], object] | None, raised: list[BaseException]) -> Any:
    """A callback as the library takes it.

    :param raised: receives what it raises, for the call that made the change.
    """
    if callback is None:
        return ChangeCallback()
    if not callable(callback):
        refuse_type("a callback", "a function of the revision", callback)

    def hear(_: object, revision: int) -> None:
        try:
            callback(revision)
        except BaseException as error:
            raised.append(error)

    return ChangeCallback(hear)
