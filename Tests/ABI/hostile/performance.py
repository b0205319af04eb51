"""The arguments of time values, track records and rebalancing, and hostile structs."""

from hostile import portfolios, recipes, trade
from hostile.loans import REFUSED

recipes.HANDLES["money_rebalancing_t"] = "fixture.rebalancing"
recipes.HANDLES["money_breakdown_t"] = "fixture.breakdown"
recipes.VALUE_STRUCTS.update(
    {
        "money_track_record_t",
        "money_rebalancing_info_t",
        "money_order_t",
        "money_breakdown_row_t",
    }
)

recipes.DECIMALS.update(
    {
        "finance": (10, 2),
        "reinvest": (12, 2),
        "nominal": (5, 2),
        "index_start": (100, 0),
        "index_end": (110, 0),
    }
)
_DIGITS = (
    "2",
    [(v, REFUSED) for v in ("INT32_MIN", "-4", "-2", "-1", "39", "INT32_MAX")]
    + [(v, "ANY") for v in ("-3", "0", "38")],
)
_FIELDS = (
    "payment",
    "principal",
    "interest",
    "periods",
    "rate",
    "future_value",
    "present_value",
)
for _name in (*(f"money_annuity_{field}" for field in _FIELDS), "money_npv", "money_mirr"):
    recipes.SCALARS[_name, "digits"] = _DIGITS
recipes.SCALARS["int32_t", "period"] = (
    "1",
    [(v, REFUSED) for v in ("INT32_MIN", "-1", "0", "13", "INT32_MAX")] + [("12", "MONEY_OK")],
)
recipes.SCALARS["int32_t", "window"] = (
    "MONEY_WINDOW_ONE_MONTH",
    [(v, REFUSED) for v in ("INT32_MIN", "-1", "0", "10", "INT32_MAX")]
    + [(str(v), "ANY") for v in range(1, 10)],
)
for _name in ("first", "last", "earliest"):
    recipes.SCALARS["int32_t", _name] = (
        "INT32_MIN" if _name == "earliest" else "19782",
        [("INT32_MAX", "MONEY_ERR_DATE"), ("-719163", "MONEY_ERR_DATE"), ("19780", "ANY")],
    )
recipes.SCALAR_OUTPUTS.add(("int32_t", "first"))

_RESERVED = [("reserved = 1", REFUSED), ("reserved = UINT32_MAX", REFUSED)]
trade.STRUCTS["money_annuity_t"] = {
    "fill": "fill_annuity(&one)",
    "decimals": [(name, "") for name in ("rate", "payment", "present_value", "future_value")],
    "amounts": [],
    "texts": [],
    "others": [
        *((f"time = {v}", REFUSED) for v in ("INT32_MIN", "-1", "2", "INT32_MAX")),
        ("time = MONEY_PAYMENT_BEGIN", "ANY"),
        ("rate_periods = 0", REFUSED),
        ("rate_periods = UINT32_MAX", "ANY"),
        *((f"periods = {v}", "ANY") for v in ("INT32_MIN", "-1", "0", "1", "1000000", "INT32_MAX")),
    ],
}
trade.STRUCTS["money_track_options_t"] = {
    "fill": "fill_track_options(&one)",
    "decimals": [],
    "amounts": [],
    "texts": [],
    "others": [
        *((f"flow_time = {v}", REFUSED) for v in ("INT32_MIN", "-1", "4", "INT32_MAX")),
        *((f"flow_time = {v}", "ANY") for v in range(4)),
        *((f"sample = {v}", REFUSED) for v in ("INT32_MIN", "0", "4", "INT32_MAX")),
        *((f"sample = {v}", "ANY") for v in range(1, 4)),
        *((f"digits = {v}", REFUSED) for v in ("INT32_MIN", "-3", "-1", "39", "INT32_MAX")),
        *((f"digits = {v}", "ANY") for v in ("0", "38")),
        *((f"rounding = {v}", REFUSED) for v in ("INT32_MIN", "-1", "256", "INT32_MAX")),
        *((f"{name} = INT32_MAX", "MONEY_ERR_DATE") for name in ("first", "last")),
        *((f"{name} = {v}", "ANY") for name in ("first", "last") for v in ("INT32_MIN", "0")),
        *((f"price_gap = {v}", REFUSED) for v in ("INT32_MIN", "-1")),
        ("price_gap = INT32_MAX", "ANY"),
        *_RESERVED,
    ],
}
recipes.OPTION_FIELDS.update(
    {
        "quantity_digits": [(v, REFUSED) for v in ("INT32_MIN", "-1", "19", "INT32_MAX")]
        + [(v, "ANY") for v in ("0", "18")],
        "sells": [(v, "ANY") for v in ("0", "1", "-1")],
        ("money_rebalance_options_t", "cash"): [
            ("(money_t){0, 0, 39, {0}}", REFUSED),
            ("(money_t){UINT64_MAX, INT64_MAX, 0, {'U', 'S', 'D'}}", REFUSED),
        ],
    }
)
portfolios.STRUCTS["money_target_t"] = {
    "give": "give_targets",
    "decimals": ["weight"],
    "amounts": [],
    "texts": [("symbol", 64)],
    "others": _RESERVED,
}
portfolios.STRUCTS["money_symbol_label_t"] = {
    "give": "give_symbol_labels",
    "decimals": [],
    "amounts": [],
    "texts": [("symbol", 64), ("label", 64)],
    "others": _RESERVED,
}
