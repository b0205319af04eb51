from collections.abc import Callable, Iterable
from typing import Any

def connect(
    path: str,
    plain: type[Any],
    view: Callable[[bytes], Any],
    rounding: type[Any],
    pending: list[Any],
    raise_pending: Callable[[], object],
    /,
) -> type[Any]: ...
def table(plain: type[Any], handle: type[Any], /) -> type[Any]: ...
def packed(amounts: Iterable[Any], /) -> bytes: ...
def flows(listed: list[Any], /) -> bytes | None: ...
