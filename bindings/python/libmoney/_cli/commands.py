"""The commands: each answer is an amount or an error message."""

from __future__ import annotations

import argparse
import json
from datetime import date
from typing import Any, TextIO

from .._boundary.rounding import Rounding
from .._calculator.expression import Expression, explain_expression, expression_caret
from .._currency.currency import Currency
from .._library import native
from .._money.money import Money
from .._money_error import MoneyError
from .._rates.conversion import Conversion, Route
from .._rates.rates import Rates
from .provenance import document, lines, number, unrounded
from .terminal import Terminal

ANSWERED, REFUSED, USAGE, FILE, SYSTEM = 0, 1, 2, 3, 4
#: The longest line of a pipe.
LINE_MAX = 16384
#: The number of days for which the newest rates are current: a weekend and a holiday.
CURRENT_DAYS = 4


def version(terminal: Terminal, place: str, is_json: bool) -> int:
    """Writes the versions of the library and its data, and the path of the rates."""
    library, currencies = native.money_version().decode(), Currency.data_version()
    if is_json:
        abi = native.money_abi_version()
        told = {"libmoney": library, "abi": abi, "currencies": currencies, "rates": place}
        terminal.document(_json(told))
        return ANSWERED
    terminal.answer(f"libmoney {library}")
    terminal.detail("currencies", currencies)
    terminal.detail("rates", place)
    return ANSWERED


class Command:
    """One run of the command line."""

    def __init__(self, options: Any, terminal: Terminal, rates: Rates, place: str) -> None:
        self._options, self._terminal = options, terminal
        self._rates, self._place = rates, place
        self.now = date.today()
        self._noted: dict[str, None] = {}

    def once(self, words: list[str], top: argparse.ArgumentParser) -> int:
        """Processes the arguments of the command line."""
        text = " ".join(words)
        if self._options.command == "convert" and not 3 <= len(words) <= 4:
            top.error(f"expected AMOUNT CODE TARGET, such as 100 USD EUR, got {text!r}")
        return ANSWERED if self._answer(words, text, None) else REFUSED

    def pipe(self, stream: TextIO, words: list[str]) -> int:
        """Processes each line of a stream; a blank or rejected line produces an empty line."""
        target, code = words[:1], ANSWERED
        for count, line in enumerate(iter(lambda: stream.readline(LINE_MAX + 1), ""), 1):
            if len(line) > LINE_MAX:
                self._refuse(f"line {count}: a line must be at most {LINE_MAX} characters", count)
                return REFUSED
            text = line.strip()
            self._terminal.advance("lines", count, 0)
            if not text:
                if not self._options.json:
                    self._terminal.answer("")
                continue
            parts = text.split()
            if self._options.command == "convert" and target:
                parts = [*parts[:2], *target, *parts[2:]]
            if self._answer(parts, text, count):
                continue
            code = REFUSED
            if self._options.strict:
                break
        return code

    # One answer

    def _answer(self, words: list[str], text: str, line: int | None) -> bool:
        before = "" if line is None else f"line {line}: "
        try:
            if self._options.command == "calc":
                self._show_expression(text, line)
            elif 3 <= len(words) <= 4:
                self._show_conversion(words, line)
            else:
                wanted = "AMOUNT CODE, such as 100 USD" if line else "AMOUNT CODE TARGET"
                self._refuse(f"{before}expected {wanted}, got {text!r}", line)
                return False
        except MoneyError as error:
            self._refuse(f"{before}{_said(error)}", line, error)
            if self._options.command == "calc" and error.position is not None:
                self._terminal.caret(expression_caret(text, error.position))
            return False
        return True

    def _refuse(self, text: str, line: int | None, error: MoneyError | None = None) -> None:
        if self._options.json:
            told: dict[str, Any] = {"line": line} if line else {}
            why: dict[str, Any] = {"text": text}
            if error is not None:
                why = {"status": f"MONEY_ERR_{error.status.name}", "text": _said(error)}
                if error.position is not None:
                    why["position"] = error.position
            self._terminal.document(_json({**told, "error": why}))
        elif line is not None:
            self._terminal.answer("")
        self._terminal.refusal(text)

    def _rule(self, day: str | None = None) -> dict[str, Any]:
        return {
            "on": day or self._options.on,
            "max_gap": self._options.max_gap,
            "rounding": Rounding[self._options.rounding.upper().replace("-", "_")],
            "digits": self._options.digits,
        }

    def _show_conversion(self, words: list[str], line: int | None) -> None:
        amount, day = Money(words[0], words[1]), words[3] if len(words) > 3 else None
        told = self._rates.explain(amount, words[2], **self._rule(day))
        asked = day or self._options.on
        if self._options.json:
            self._document({"from": document(amount), "to": document(told.result)}, told, line)
        elif self._options.explain:
            self._terminal.answer(f"{amount} = {told.result}")
            self._explain(told)
            self._terminal.detail("unrounded", unrounded(told))
        else:
            self._terminal.answer(str(told.result))
            self._note(told, asked)

    def _show_expression(self, text: str, line: int | None) -> None:
        told = explain_expression(text, self._rates, **self._rule())
        if self._options.json:
            result = told.result
            value = document(result) if isinstance(result, Money) else str(result)
            routes = [
                {"from": one.path[0], "to": one.path[-1], **_days(one)} for one in told.conversions
            ]
            found = {"expression": text, "result": value, "conversions": routes}
            self._document(found, None, line)
            return
        self._terminal.answer(str(told.result))
        for route in told.conversions:
            if self._options.explain:
                self._explain(route)
            else:
                self._note(route, self._options.on)
        if self._options.explain and told.rounded:
            self._terminal.detail("unrounded", _exact(told))

    def _explain(self, route: Any) -> None:
        for name, text in lines(route, self.now, self._place):
            self._terminal.detail(name, text)

    def _note(self, route: Any, asked: str | None) -> None:
        """Notes the day of the rates once, unless the caller requested that day."""
        if route.as_of is None or (asked and route.gap_days == 0):
            return
        why = ", earlier than the requested day" if asked else ""
        days = 0 if asked else (self.now - route.as_of).days
        age = f", {days} days old" if days > CURRENT_DAYS else ""
        text = f"rates of {route.as_of}{age}{why}{f', {route.source}' if route.source else ''}"
        if text not in self._noted:
            self._noted[text] = None
            self._terminal.note(text)

    def _document(self, told: dict[str, Any], route: Conversion | None, line: int | None) -> None:
        found: dict[str, Any] = {"line": line} if line else {}
        found.update(told)
        if route is not None:
            found.update(_days(route))
        self._terminal.document(_json(found))


def _said(error: MoneyError) -> str:
    """Returns the text of an error, with the name of the option as typed."""
    return str(error).replace("max_gap", "--max-gap")


def _days(route: Route) -> dict[str, Any]:
    """Returns the day of the rates, its distance from the requested day, and the flags."""
    day = None if route.as_of is None else str(route.as_of)
    flags = [str(one.name).lower() for one in type(route.flags) if one in route.flags]
    return {"day": day, "gap_days": route.gap_days, "flags": flags}


def _exact(told: Expression) -> str:
    code = f" {told.result.currency}" if isinstance(told.result, Money) else ""
    return f"{number(told.exact, 15)}{code}"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
