"""Which function of C belongs where in a binding."""

from __future__ import annotations

from collections.abc import Collection

from description.parts import Description, Function, Handle, Parameter

from .call import Call
from .pages import cursor

#: Functions that no runtime with a collector needs: memory, start, progress and the text of an error.
MANAGED = {
    "money_string_free",
    "money_initialize",
    "money_progress_init",
    "money_progress_watch",
    "money_new",
    "money_error_clear",
}
#: Functions that succeed without an object.
MAY_BE_NULL = {"money_feed_next", "money_feed_rates", "money_feed_portfolio"}


class Binding:
    """The calls of a binding, with their owners, except those that are hand-written."""

    def __init__(self, description: Description, by_hand: Collection[str], has_columns: bool = False) -> None:
        self.description = description
        self.handles: list[Handle] = description.handles
        self._by_length = sorted((h.name for h in self.handles), key=len, reverse=True)
        inits = {f"{s.name[:-2]}_init" for s in description.structs if s.has_init}
        self.left_out = inits | set(by_hand)
        self.has_columns = has_columns
        self.calls = [self.call(f) for f in description.functions if not self.is_left_out(f)]

    def is_left_out(self, function: Function) -> bool:
        """Returns whether a function is a constructor, a destructor or hand-written in the language."""
        is_column = function.name.startswith("money_column_") and not self.has_columns
        is_free = any(p.role == "free" for p in function.params)
        return is_column or is_free or function.name in self.left_out

    def of(self, owner: str | None) -> list[Call]:
        """Returns the calls of a handle, or those without one."""
        return [call for call in self.calls if call.owner == owner]

    def ways(self, owner: str | None) -> list[tuple[Call, bool]]:
        """The calls of a handle, those with more results a second time."""
        return [(call, is_detailed) for call in self.of(owner) for is_detailed in call.variants]

    def listeners(self, owner: str | None) -> list[str]:
        """The types of the callbacks that an object of a handle calls."""
        return [call.callback.type for call in self.of(owner) if call.callback is not None]

    def owner(self, function: Function) -> tuple[str | None, bool]:
        """The handle that a function belongs to, and whether it is a method."""
        found = next((name for name in self._by_length if function.name.startswith(name[:-1])), None)
        if found is None:
            return None, False
        first = function.params[0] if function.params else None
        if first is not None and first.role == "handle" and first.target == found:
            return found, True
        makes = any(p.role == "handle out" and p.target == found for p in function.params)
        return (found, False) if makes else (None, False)

    def call(self, function: Function) -> Call:
        owner, is_method = self.owner(function)
        start = cursor(function)
        required: list[Parameter] = []
        optional: list[Parameter] = []
        needed: list[Parameter] = []
        extra: list[Parameter] = []
        for p in function.params[1 if is_method else 0 :]:
            if p.role in ("error", "part-of", "progress"):
                continue
            if start and p.name in (start, "capacity", "count"):
                continue
            if p.role in ("text out", "document") or p.role.endswith(" out"):
                (extra if p.null else needed).append(p)
            elif p.null and p.role not in ("scalar", "callback", "code", "text in", "array in"):
                optional.append(p)
            else:
                required.append(p)
        return Call(function, owner, is_method, required, optional, needed, extra, start)
