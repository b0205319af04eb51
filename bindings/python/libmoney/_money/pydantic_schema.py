"""How pydantic reads and writes amounts: imported when pydantic asks, since it imports pydantic."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,unused-ignore"
from __future__ import annotations

from typing import Any

from pydantic_core import PydanticCustomError, core_schema

from .._money_error import MoneyError
from .amount_parts import amount_of, mapping_of
from .money import Money


def core_schema_of(currency: str | None) -> Any:
    """How pydantic reads and writes amounts, in one currency or in any."""

    def read(value: Any) -> Money:
        try:
            return amount_of(value, currency)
        except (MoneyError, TypeError) as error:
            kind = "money_type" if isinstance(error, TypeError) else "money_parsing"
            raise PydanticCustomError(kind, "{reason}", {"reason": str(error)}) from None

    member = core_schema.typed_dict_field(core_schema.str_schema())
    document = core_schema.typed_dict_schema({"amount": member, "currency": member})
    return core_schema.no_info_plain_validator_function(
        read,
        serialization=core_schema.plain_serializer_function_ser_schema(
            mapping_of, return_schema=document, when_used="json"
        ),
        json_schema_input_schema=core_schema.union_schema([core_schema.str_schema(), document]),
    )
