"""Writes docs/reference/defaults.md: the defaults of calls, as observed by making them.

    python3 tools/check/defaults.py            prints the page
    python3 tools/check/defaults.py --write    writes it
    python3 tools/check/defaults.py --check    fails when it is stale

The values are measured by calls, never read from the sources: a rounding mode from the results for
ties and their neighbours, a gap from the greatest age of a rate that is accepted, and a field of an
options struct from the value that its initialiser writes.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable
from ctypes import Array, Structure, _CFuncPtr, _Pointer
from datetime import date, datetime, timedelta, timezone
from decimal import (
    ROUND_CEILING,
    ROUND_DOWN,
    ROUND_FLOOR,
    ROUND_HALF_DOWN,
    ROUND_HALF_EVEN,
    ROUND_HALF_UP,
    ROUND_UP,
    Decimal,
)
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings" / "python"))

from libmoney import (  # noqa: E402
    Basket,
    Catalogue,
    Converter,
    Money,
    MoneyBag,
    NoRate,
    Policy,
    Portfolio,
    Rates,
    Tender,
    Wallet,
    _raw,
    evaluate,
)
from libmoney._library import native  # noqa: E402

PAGE = ROOT / "docs" / "reference" / "defaults.md"

MODES = {
    "half even": ROUND_HALF_EVEN,
    "half up": ROUND_HALF_UP,
    "half down": ROUND_HALF_DOWN,
    "up": ROUND_UP,
    "down": ROUND_DOWN,
    "ceiling": ROUND_CEILING,
    "floor": ROUND_FLOOR,
}
#: Ties over an even and an odd digit, and digits on either side, of both signs; in thousandths.
PROBES = [sign * Decimal(n).scaleb(-3) for n in (1012, 1015, 1018, 1025) for sign in (1, -1)]
RATES = Rates([("EUR", "USD", "1")], base="EUR")


def mode_of(call: Callable[[Decimal], Decimal], step: Decimal = Decimal("0.01")) -> str:
    """The rounding mode that explains a call's results for the probes."""
    scale = step / Decimal("0.01")
    got = [call(probe * scale) for probe in PROBES]
    for name, mode in MODES.items():
        if got == [(probe).quantize(Decimal("0.01"), mode) * scale for probe in PROBES]:
            return name
    raise SystemExit(f"no mode explains {got}")


def gap_of(call: Callable[[Rates, date], object]) -> str:
    """How many days old rates may be."""
    for days in range(30):
        rates = Rates([("EUR", "USD", "1", "2024-01-01")], base="EUR")
        try:
            if call(rates, date(2024, 1, 1) + timedelta(days=days + 1)) is None:
                return f"{days} days"
        except NoRate:
            return f"{days} days"
    raise SystemExit("a gap without an end")


def valued(rates: Rates, on: date) -> object:
    """A portfolio's value on a day; None if the value is unknown."""
    portfolio = Portfolio(currency="EUR")
    portfolio.buy("ABC", quantity=1, total="1", currency="EUR", on=on)
    valuation = portfolio.value({"ABC": Money(2, "USD")}, rates, on=on)
    return None if valuation.unpriced else valuation


def basket_total(amount: Decimal, **policy: Any) -> Any:
    """The receipt of one product."""
    catalogue = Catalogue(currency="EUR")
    catalogue.add("one", abs(amount))
    basket = Basket(catalogue, Policy(**policy))
    basket.add("one", -1 if amount < 0 else 1)
    return basket.checkout()


def euro(amount: Decimal) -> Money:
    """An amount of euros."""
    return Money(amount, "EUR")


ROUNDINGS: list[tuple[str, str, Callable[[], str]]] = [
    ("an amount", "`Money.rounded`", lambda: mode_of(lambda a: euro(a).rounded().amount)),
    ("a quotient", "`Money.divided`", lambda: mode_of(lambda a: euro(a).divided(1, 2).amount)),
    (
        "a quotient with a remainder",
        "`Money.divided_remainder`, `divmod`",
        lambda: mode_of(lambda a: euro(a).divided_remainder(1, 2)[0].amount),
    ),
    (
        "a step",
        "`Money.rounded_to_step`",
        lambda: mode_of(lambda a: euro(a).rounded_to_step("0.01").amount),
    ),
    (
        "a conversion",
        "`Rates.convert`",
        lambda: mode_of(lambda a: RATES.convert(euro(a), "USD").amount),
    ),
    (
        "a column",
        "`Rates.convert_column`",
        lambda: mode_of(lambda a: RATES.convert_column([a], "EUR", "USD")[0]),
    ),
    (
        "a bag",
        "`MoneyBag.reduce`",
        lambda: mode_of(lambda a: MoneyBag(euro(a)).reduce("USD", RATES).amount),
    ),
    (
        "a sum through rates",
        "`Rates.sum`",
        lambda: mode_of(lambda a: RATES.sum([euro(a)], "USD").amount),
    ),
    (
        "a wallet's total",
        "`Wallet.total`",
        lambda: mode_of(lambda a: Wallet(euro(a)).total("USD", RATES).amount),
    ),
    (
        "an expression",
        "`evaluate`",
        lambda: mode_of(lambda a: evaluate(f"({a} EUR) x 1").amount),  # type: ignore[union-attr]
    ),
    ("cash", "`Money.to_cash`", lambda: mode_of(lambda a: euro(a).to_cash("0.01").amount)),
    (
        "cash, of a basket",
        "`Policy(tender=CASH)`",
        lambda: mode_of(
            lambda a: basket_total(a, tender=Tender.CASH, cash_step="0.10").payable.amount,
            Decimal("0.10"),
        ),
    ),
    (
        "a line of a basket",
        "`Policy()`",
        lambda: mode_of(lambda a: basket_total(a).total.amount),
    ),
]

GAPS: list[tuple[str, str, Callable[[], str]]] = [
    (
        "a conversion",
        "`Rates.convert`",
        lambda: gap_of(lambda r, on: r.convert(euro(Decimal(1)), "USD", on=on)),
    ),
    (
        "a wallet's total",
        "`Wallet.total`",
        lambda: gap_of(lambda r, on: Wallet(euro(Decimal(1))).total("USD", r, on=on)),
    ),
    ("a portfolio", "`Portfolio.value`", lambda: gap_of(valued)),
]


def asked(call: Callable[[], object]) -> str:
    """The result of a call that requires an argument without a default."""
    try:
        call()
    except TypeError:
        return "required"
    raise SystemExit("a call assumed a default for a required argument")


def warned(call: Callable[[], object]) -> str:
    """The name of the warning that a call issues."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    (one,) = caught
    return f"`{one.category.__name__}`"


def others() -> list[tuple[str, str, str]]:
    """Defaults that are neither a mode nor a gap."""
    split = Money("10.00", "EUR").split(3)
    portfolio = json.loads(Portfolio(currency="EUR").to_json())
    old = Rates([("EUR", "USD", "1", "2000-01-01")]).explain(
        Money(1, "EUR"), "USD", now=datetime.now(timezone.utc)
    )
    taxed = Catalogue(currency="EUR")
    taxed.add("one", 1)
    taxed.set_tax("", 19)
    basket = Basket(taxed)
    basket.add("one")
    gross = basket.checkout().total
    basket.discount_order(percent=10)
    fresh = Converter("EUR", "USD")
    fresh.amount = "1"
    return [
        ("leftover units of a split", "`Money.split`", ", ".join(str(one.amount) for one in split)),
        ("lots chosen for a sale", "`Portfolio`", portfolio["method"]),
        ("selling more than is held", "`Portfolio`", portfolio["shortage"]),
        ("maximum age of rates", "`Rates.explain`", f"unlimited; flags {int(old.flags)}"),
        (
            "currency of a total",
            '`Wallet().total()`, `Wallet(currency="USD").total()`',
            f"{asked(Wallet().total)}; {Wallet(currency='USD').total().currency}",
        ),
        (
            "day of shipped rates",
            "`Rates.from_ecb().convert(…)`",
            "the newest, with a "
            + warned(lambda: Rates.from_ecb().convert(euro(Decimal(1)), "USD")),
        ),
        ("a tax of 19 on 1.00", "`set_tax`", str(gross.amount)),
        ("a discount of 10 on 1.19", "`discount_order`", str(basket.checkout().total.amount)),
    ]


def fields(name: str) -> list[tuple[str, str]]:
    """The values that an initialiser writes, field by field."""
    struct: Structure = _raw.SIGNATURES[name][1][0]._type_()
    getattr(native, name)(struct)
    told = []
    for field in struct._fields_:
        key = field[0]
        if key not in ("struct_size", "reserved"):
            told.append((key.rstrip("_"), shown(getattr(struct, key))))
    return told


def shown(value: Any) -> str:
    """A field's value, the library's values for nothing as `unset`."""
    if isinstance(value, Structure):
        return "0" if not any(bytes(value)) else "?"
    if isinstance(value, Array):
        return "0" if not any(bytes(value)) else "?"
    if isinstance(value, (bytes, _Pointer, _CFuncPtr)):
        return "unset" if not value else "?"
    if value is None or value in (_raw.DATE_NONE, _raw.INSTANT_NONE):
        return "unset"
    return str(value)


def page() -> str:
    """The complete page."""
    rows = [("rounding of " + what, where, call()) for what, where, call in ROUNDINGS]
    rows += [("`max_gap` of " + what, where, call()) for what, where, call in GAPS]
    rows += others()
    table = "\n".join(f"| {what} | {where} | {value} |" for what, where, value in rows)
    lines = [OPENING.format(table=table, even=_raw.ROUND_HALF_EVEN, up=_raw.ROUND_HALF_UP)]
    for name in sorted(name for name in _raw.SIGNATURES if name.endswith("_init")):
        told = ", ".join(f"{key} {value}" for key, value in fields(name))
        lines.append(f"| `{name}` | {told} |")
    return "\n".join(lines) + "\n"


OPENING = """# Defaults

This page lists the defaults of calls, as observed by making the calls. `tools/check/defaults.py`
generates it, and a test fails when it is stale.

- **Amounts** are rounded half even, which adds no bias to a sum. **Cash** is rounded half up, as
  the laws on cash require. **A basket** uses the mode of its policy: half up for each line by
  default, as most tax offices require.
- **`max_gap`** is the number of days from the requested day back to the rates, in every call. The
  default is 0, so a conversion never silently uses the rates of another day. A portfolio contains
  trades of many days, so its default is 7.
- **No currency is guessed.** A wallet's total requires a currency. In Python you may set a home
  currency once, `Wallet(currency="EUR")`, and `total` then uses it.
- **The day is always reported.** Without a day a conversion uses the newest rates of the table,
  and the newest rates shipped with libmoney are as old as its release. `Rates.explain` and other
  results with details contain the day (`as_of`). The tool `money` and `python -m libmoney` write it
  to standard error. Python calls whose result is only an amount or a column warn with a
  `ShippedRatesWarning`. Tables that you load yourself cause no warning, because you chose them.
- **Percentages** are percent everywhere, for taxes and discounts: 19 is 19 %.

| setting | call | default |
|---|---|---|
{table}

## Options in C

An initialiser writes these values, which are also used for NULL. `digits` -1 means the
currency's own digits; `rounding` {even} is half even, and {up} is half up.

| function | defaults |
|---|---|"""


def main() -> int:
    """Prints, writes or checks the page."""
    made = page()
    if "--write" in sys.argv:
        PAGE.write_text(made, encoding="utf-8")
    elif "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != made:
            print(
                "docs/reference/defaults.md is stale: run tools/check/defaults.py --write",
                file=sys.stderr,
            )
            return 1
    else:
        print(made, end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
