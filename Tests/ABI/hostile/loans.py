"""The arguments of loans and annual percentage rates, and hostile terms and flows."""

from hostile import recipes, returns, trade

REFUSED = "MONEY_ERR_ARGUMENT"

recipes.HANDLES["money_loan_t"] = "fixture.loan"
recipes.VALUE_STRUCTS.update({"money_loan_info_t", "money_loan_row_t"})
returns.SERIES["money_credit_flow_t"] = (
    "give_credit_flows",
    ("amount",),
    "MONEY_CREDIT_FLOWS_MAX",
    REFUSED,
)
returns.SERIES["money_loan_event_t"] = (
    "give_loan_events",
    ("amount",),
    "MONEY_LOAN_EVENTS_MAX",
    "MONEY_OK",
)


def _between(first, last):
    """The values of a field that accepts a range."""
    beyond = ("INT32_MIN", "-1", str(first - 1), str(last + 1), "256", "INT32_MAX")
    refused = [(value, REFUSED) for value in dict.fromkeys(beyond)]
    return refused + [(str(value), "ANY") for value in (first, last)]


for _name, _valid, _values in (
    ("rule", "MONEY_APR_EU", _between(1, 2)),
    ("unit", "MONEY_PERIOD_MONTH", _between(1, 5)),
    ("unit_count", "1", _between(1, 12)),
    ("digits", "2", _between(0, 16)),
):
    recipes.SCALARS["money_apr", _name] = (_valid, _values)
for _name in ("rule", "digits"):
    recipes.SCALARS["money_loan_apr", _name] = recipes.SCALARS["money_apr", _name]

trade.STRUCTS["money_loan_terms_t"] = {
    "fill": "fill_loan_terms(&one)",
    "decimals": [("rate", "")],
    "amounts": [("principal", ""), ("payment", ""), ("advance_fee", ""), ("payment_fee", "")],
    "texts": [],
    "others": [
        *(
            (f"{field} = {value}", expected)
            for field, values in {
                "start": recipes.SCALARS["int32_t", "date"][1][:4]
                + [("INT32_MIN", "MONEY_ERR_DATE")],
                "first_payment": recipes.SCALARS["int32_t", "date"][1][:4],
                "kind": _between(0, 2),
                "unit": _between(1, 4),
                "day_count": _between(1, 10),
                "rounding": recipes.SCALARS["money_rounding_t", "rounding"][1],
                "payment_count": [(v, REFUSED) for v in ("INT32_MIN", "-1", "0")]
                + [(v, "MONEY_ERR_LIMIT") for v in ("100001", "INT32_MAX")],
                "unit_count": [(v, REFUSED) for v in ("INT32_MIN", "-1", "0")]
                + [("INT32_MAX", "MONEY_ERR_DATE")],
                "reserved": [("1", REFUSED), ("UINT32_MAX", REFUSED)],
            }.items()
            for value, expected in values
        ),
        ("unit = MONEY_PERIOD_HALF_MONTH", REFUSED),
        ("day_count = MONEY_DAY_COUNT_ACTUAL_ACTUAL_ICMA", REFUSED),
        ("first_payment = one.start", REFUSED),
        ("first_payment = one.start + 1", "MONEY_OK"),
        ("payment_count = MONEY_LOAN_PAYMENTS_MAX", "ANY"),
        ("rate.hi = -1", REFUSED),
        ("principal.lo = 0", REFUSED),
        ("payment = one.principal", "MONEY_OK"),
        ("payment.currency[0] = 'E'", "ANY"),
        ("advance_fee = one.principal", "MONEY_OK"),
        ("payment_fee = one.principal", "MONEY_OK"),
        ("advance_fee.currency[0] = 'E'", "ANY"),
        ("payment_fee.hi = -1", "ANY"),
    ],
}
