"""The library in the words of the vectors, over calls by name."""

from __future__ import annotations

from typing import Any, Protocol

Values = dict[str, Any]


class Library(Protocol):
    """A host that calls functions by their names."""

    constants: Values

    def call(self, name: str, /, **given: Any) -> Any: ...

    def free(self, handle: Any) -> None: ...


class Tools:
    """Helpers for all kinds of vectors. Objects are freed when the vector has been answered."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.call = library.call
        self.objects: list[Any] = []

    def constant(self, name: str) -> Any:
        value = self.library.constants[f"MONEY_{name}"]
        # The description has integers that a double does not hold as texts.
        return int(value) if isinstance(value, str) else value

    def new(self, name: str, output: str, **given: Any) -> Any:
        """Makes an object."""
        made = self.call(name, **given)[output]
        self.objects.append(made)
        return made

    def free(self) -> None:
        while self.objects:
            self.library.free(self.objects.pop())

    def decimal(self, text: str | None) -> Any:
        return self.call("money_decimal_parse", text=text or "0")["result"]

    def amount(self, text: str | None, currency: str) -> Any:
        """Returns an amount as a plain decimal; an absent one counts as 0."""
        return self.call("money_parse_with_currency", text=text or "0", currency=currency)["result"]

    def parsed(self, text: str) -> Any:
        return self.call("money_parse", text=text)["result"]

    def text(self, amount: Values) -> str:
        return str(self.call("money_format", amount=amount)["buffer"])

    def number(self, amount: Values) -> str:
        """The number of an amount, without its currency."""
        return self.decimal_text(self.call("money_amount", amount=amount)["result"])

    def decimal_text(self, value: Values) -> str:
        return str(self.call("money_decimal_format", value=value)["buffer"])

    def date(self, text: str) -> int:
        return int(self.call("money_date_parse", text=text)["date"])

    def rates(self, pairs: list[Values]) -> Any:
        builder = self.new("money_rates_builder_new", "builder")
        for one in pairs:
            day = self.date(one["date"]) if "date" in one else self.constant("DATE_NONE")
            words = {"from": one["from"], "to": one["to"], "rate": one["rate"]}
            self.call("money_rates_builder_add", builder=builder, date=day, **words)
        return self.new("money_rates_builder_build", "rates", builder=builder)
