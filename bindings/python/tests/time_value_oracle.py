"""An independent oracle of the time value of money, which writes Tests/Vectors/time-value.json.

Payments, interest, values and net present values are exact fractions, summed period by period.
Numbers of periods and rates are decimals with 250 digits. Figures with a source are checked here.

    python3 bindings/python/tests/time_value_oracle.py > Tests/Vectors/time-value.json
"""

from __future__ import annotations

import json
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

from oracle_rounding import SIGNIFICANT, lines, rounded

Case = dict[str, Any]
NUMPY = "numpy/numpy-financial tests/test_financial.py"
DEFAULTS: Case = {
    "rate": "0",
    "rate_periods": 1,
    "periods": 1,
    "time": "end",
    "period": 0,
    "payment": "0",
    "present_value": "0",
    "future_value": "0",
    "digits": SIGNIFICANT,
    "rounding": "half_even",
}


def _growth(case: Case) -> Fraction:
    return 1 + Fraction(case["rate"]) / case["rate_periods"]


def _grown(case: Case, start: Fraction, payment: Fraction, periods: int) -> Fraction:
    """The amount after some periods, each of which adds its payment at its beginning or end."""
    growth, amount = _growth(case), start
    for _ in range(periods):
        if case["time"] == "begin":
            amount = (amount + payment) * growth
        else:
            amount = amount * growth + payment
    return amount


def _payment(case: Case) -> Fraction:
    present, future = Fraction(case["present_value"]), Fraction(case["future_value"])
    whole = _grown(case, present, Fraction(0), case["periods"]) + future
    return -whole / _grown(case, Fraction(0), Fraction(1), case["periods"])


def _interest(case: Case) -> Fraction:
    before, payment = Fraction(case["present_value"]), _payment(case)
    amount = _grown(case, before, payment, case["period"] - 1)
    if case["time"] == "begin":
        if case["period"] == 1:
            return Fraction(0)
        # The amount before the interest of the period that ends with this payment.
        amount /= _growth(case)
    return -amount * (_growth(case) - 1)


def _present(case: Case) -> Fraction:
    payments = _grown(case, Fraction(0), Fraction(case["payment"]), case["periods"])
    return -(payments + Fraction(case["future_value"])) / _growth(case) ** case["periods"]


def _npv(case: Case) -> Fraction:
    growth = 1 + Fraction(case["rate"])
    return sum(
        (Fraction(one) / growth**index for index, one in enumerate(case["amounts"])), Fraction(0)
    )


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)


def _near(value: Decimal) -> Fraction:
    """A number, or the decimal with 60 digits that it is in all digits but the last ones."""
    short = round(value, 60)
    return Fraction(short if abs(value - short) < Decimal("1e-150") else value)


def _periods(case: Case) -> Fraction:
    names = ("payment", "present_value", "future_value")
    payment, present, future = (Fraction(case[name]) for name in names)
    growth = _growth(case)
    if growth == 1:
        return -(present + future) / payment
    level = payment * (growth if case["time"] == "begin" else 1) / (growth - 1)
    ratio = (level - future) / (present + level)
    return _near(_decimal(ratio).ln() / _decimal(growth).ln())


def _rate(case: Case) -> Fraction:
    """The rate, by halves of an interval in which the amount after all periods changes sign."""
    names = ("payment", "present_value", "future_value")
    payment, present, future = (Decimal(case[name]) for name in names)

    def left(rate: Decimal) -> Decimal:
        growth, amount = 1 + rate, present
        for _ in range(case["periods"]):
            begins = case["time"] == "begin"
            amount = (amount + payment) * growth if begins else amount * growth + payment
        return amount + future

    least, most = Decimal("-0.99"), Decimal(16)
    assert left(least) * left(most) < 0
    for _ in range(620):
        middle = (least + most) / 2
        if left(least) * left(middle) > 0:
            least = middle
        else:
            most = middle
    return _near(least)


def _mirr(case: Case) -> Fraction:
    finance, reinvest = (1 + Fraction(case[name]) for name in ("finance", "reinvest"))
    amounts = [Fraction(one) for one in case["amounts"]]
    last = len(amounts) - 1
    received = sum(one * reinvest ** (last - at) for at, one in enumerate(amounts) if one > 0)
    paid = -sum(one / finance**at for at, one in enumerate(amounts) if one < 0)
    growth = _decimal(Fraction(received) / Fraction(paid))
    return _near((growth.ln() / last).exp() - 1)


def _real_return(case: Case) -> Fraction:
    start, end = (Fraction(case[f"index_{name}"]) for name in ("start", "end"))
    return (1 + Fraction(case["nominal"])) * start / end - 1


ANSWERS = {
    "payment": _payment,
    "principal": lambda case: _payment(case) - _interest(case),
    "interest": _interest,
    "periods": _periods,
    "rate": _rate,
    "future_value": lambda case: -_grown(
        case, Fraction(case["present_value"]), Fraction(case["payment"]), case["periods"]
    ),
    "present_value": _present,
    "npv": _npv,
    "mirr": _mirr,
    "real_return": _real_return,
}


def vector(given: Case) -> Case:
    """A case with its answer. The first digits of a figure with a source are compared."""
    stated = given.pop("stated", None)
    full = given if "amounts" in given or "nominal" in given else {**DEFAULTS, **given}
    full = {"digits": SIGNIFICANT, "rounding": "half_even", **full}
    with localcontext() as context:
        context.prec = 250
        value = ANSWERS[full["function"]](full)
        if stated is not None:
            assert abs(value - Fraction(stated)) <= Fraction(1, 10**8), (given, float(value))
        return {**full, "result": rounded(value, full["digits"], full["rounding"])}


def _annuities() -> list[Case]:
    loan = {"rate": "0.08", "rate_periods": 12, "periods": 60, "present_value": "15000"}
    house = {"rate": "0.1", "rate_periods": 12, "periods": 60, "present_value": "55000"}
    begin = {"time": "begin"}
    saved = {"rate": "0.045", "rate_periods": 12, "periods": 36, "future_value": "-10000"}
    mixed = {**saved, "present_value": "2500.50"}
    return [
        {"function": "payment", "source": NUMPY, **loan, "stated": "-304.1459143262"},
        {"function": "payment", **loan, "digits": 2},
        {"function": "payment", **loan, **begin, "digits": 2, "rounding": "up"},
        {"function": "payment", **loan, "rate": "0", "digits": 4},
        {"function": "payment", **mixed, "digits": 8, "rounding": "half_up"},
        {"function": "payment", **mixed, **begin},
        {"function": "payment", **loan, "rate": "-0.012", "digits": 10, "rounding": "floor"},
        {"function": "payment", **loan, "periods": 1200, "digits": 12},
        {"function": "principal", "source": NUMPY, **house, "period": 1}
        | {"stated": "-710.2541257864217612489830917"},
        {"function": "principal", **loan, **begin, "period": 1, "digits": 6},
        {"function": "principal", **loan, "period": 60, "digits": 2, "rounding": "down"},
        {"function": "principal", **mixed, "period": 17},
        {"function": "interest", **loan, "period": 1, "digits": 2},
        {"function": "interest", **loan, **begin, "period": 1},
        {"function": "interest", **loan, **begin, "period": 2, "digits": 20},
        {"function": "interest", **mixed, "period": 36, "digits": 5, "rounding": "ceiling"},
        {"function": "periods", "source": NUMPY, "rate": "0.075", "payment": "-2000"}
        | {"future_value": "100000", "stated": "21.5449441973233"},
        {"function": "periods", **begin, "rate": "0.075", "payment": "-2000", "digits": 8}
        | {"future_value": "100000"},
        {"function": "periods", "payment": "-150", "present_value": "1000", "digits": 4},
        {"function": "periods", "rate": "0.06", "rate_periods": 12, "payment": "-311.38"}
        | {"present_value": "16000"},
        {"function": "rate", "source": NUMPY, "periods": 10, "present_value": "-3500"}
        | {"future_value": "10000", "stated": "0.1106908537142689284704528100"},
        {"function": "rate", "periods": 60, "payment": "-304.15", "present_value": "15000"},
        {"function": "rate", **begin, "periods": 24, "payment": "-50", "present_value": "1000"}
        | {"future_value": "0", "digits": 10},
        {"function": "rate", "periods": 2, "present_value": "-100", "future_value": "121"},
        {"function": "rate", "periods": 12, "payment": "-80", "present_value": "1000"}
        | {"digits": 6, "rounding": "half_up"},
        {"function": "future_value", "source": NUMPY, "rate": "0.075", "periods": 20}
        | {"payment": "-2000", "stated": "86609.362673042924"},
        {"function": "future_value", **begin, "rate": "0.075", "periods": 20, "payment": "-2000"}
        | {"digits": 2},
        {"function": "future_value", **loan, "payment": "-304.15", "digits": 2},
        {"function": "future_value", "periods": 20, "payment": "-2000", "present_value": "7"},
        {"function": "present_value", "source": NUMPY, "rate": "0.07", "periods": 20}
        | {"payment": "12000", "stated": "-127128.17094619398"},
        {"function": "present_value", **begin, "rate": "0.07", "periods": 20, "digits": 3}
        | {"payment": "12000", "rounding": "down"},
        {"function": "present_value", "rate": "0.1", "periods": 2, "future_value": "121"},
        {"function": "present_value", "rate": "-0.5", "periods": 3, "payment": "1"},
    ]


def _flows() -> list[Case]:
    project = ["-15000", "1500", "2500", "3500", "4500", "6000"]
    machine = ["-120000", "39000", "30000", "21000", "37000", "46000"]
    index = {"index_start": "117.3", "index_end": "120.8"}
    return [
        {"function": "npv", "source": NUMPY, "rate": "0.05", "amounts": project}
        | {"stated": "122.894854950942692161628715"},
        {"function": "npv", "rate": "0.05", "amounts": project, "digits": 2, "rounding": "up"},
        {"function": "npv", "rate": "-0.25", "amounts": ["0.1", "-7", "12.345"], "digits": 12},
        {"function": "npv", "rate": "0", "amounts": ["1.10", "2.20", "-3.30"]},
        {"function": "npv", "rate": "0.3", "amounts": [str(one) for one in range(-60, 61, 2)]},
        {"function": "npv", "rate": "0.3", "amounts": []},
        {"function": "mirr", "source": NUMPY, "amounts": machine, "finance": "0.1"}
        | {"reinvest": "0.12", "stated": "0.126094130365905145828421880"},
        {"function": "mirr", "amounts": project, "finance": "0.08", "reinvest": "0.055"}
        | {"digits": 10},
        {"function": "mirr", "amounts": ["-100", "0", "121"], "finance": "0.2", "reinvest": "0"},
        {"function": "mirr", "amounts": ["-4500", "-800", "800", "800", "600", "600", "800"]}
        | {"finance": "0.08", "reinvest": "0.055", "digits": 8, "rounding": "half_up"},
        {"function": "real_return", "nominal": "0.07", **index, "digits": 10},
        {"function": "real_return", "nominal": "-1", **index, "digits": 4},
        {"function": "real_return", "nominal": "0", **index, "digits": 6, "rounding": "up"},
    ]


def _refusals() -> list[Case]:
    full = {**DEFAULTS, "rate": "0.01", "periods": 12, "present_value": "1000"}
    flows = {"digits": 2, "rounding": "half_even"}
    return [
        {**full, "function": "payment", "rate": "-1", "error": "argument"},
        {**full, "function": "payment", "periods": 0, "error": "argument"},
        {**full, "function": "payment", "periods": 1000001, "error": "limit"},
        {**full, "function": "payment", "digits": 2, "rounding": "unnecessary"}
        | {"error": "inexact"},
        {**full, "function": "payment", "present_value": "12345678901234567890", "digits": 38}
        | {"error": "overflow"},
        {**full, "function": "principal", "period": 13, "error": "argument"},
        {**full, "function": "interest", "period": 0, "error": "argument"},
        {**full, "function": "periods", "payment": "-1", "error": "argument"},
        {**full, "function": "rate", "payment": "80", "error": "argument"},
        {**full, "function": "future_value", "rate": "-2", "error": "argument"},
        {**flows, "function": "npv", "rate": "-1", "amounts": ["1"], "error": "argument"},
        {**flows, "function": "mirr", "amounts": ["1", "2"], "finance": "0", "reinvest": "0"}
        | {"error": "argument"},
        {**flows, "function": "real_return", "nominal": "-1.5", "index_start": "1"}
        | {"index_end": "1", "error": "argument"},
        {**flows, "function": "real_return", "nominal": "0", "index_start": "1"}
        | {"index_end": "0", "error": "argument"},
    ]


def vectors() -> list[Case]:
    """All cases of Tests/Vectors/time-value.json."""
    return [vector(one) for one in _annuities() + _flows()] + _refusals()


def written() -> str:
    """The text of Tests/Vectors/time-value.json."""
    return lines([json.dumps(one, separators=(",", ":")) for one in vectors()])


if __name__ == "__main__":
    print(written(), end="")
