"""The methods by which other packages ask a class how its values are stored.

Each imports its package's module only when that package calls it.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class MoneyHooks:
    """The answers of :class:`Money` to pydantic and SQLAlchemy."""

    __slots__ = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        from .pydantic_schema import core_schema_of

        return core_schema_of(None)

    def __composite_values__(self) -> tuple[Any, str]:
        amount: Any = self
        return amount.amount, amount.currency
