"""Hostile cash flows and points in time of the rates of return."""

from hostile import recipes

recipes.SCALARS["int32_t", "reason"] = (
    "1",
    [(v, "ANY") for v in ("INT32_MIN", "-1", "0", "1", "8", "9", "INT32_MAX")],
)
DATES = [("INT32_MIN", "MONEY_ERR_DATE"), *recipes.SCALARS["int32_t", "date"][1][:4]]
for name in ("from", "to"):
    recipes.SCALARS["int32_t", name] = recipes.SCALARS["int32_t", "date"]
recipes.SCALARS["int32_t", "convention"] = (
    "MONEY_DAY_COUNT_ACTUAL_360",
    [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "0", "11", "256", "INT32_MAX")]
    + [(str(v), "ANY") for v in range(1, 11)],
)
for name in ("period_start", "period_end", "termination"):
    recipes.OPTION_FIELDS["money_day_count_options_t", name] = [
        (value, "ANY") for value in ("INT32_MIN", "INT32_MAX", "-1", "0", "19782")
    ]

#: Of each kind of element: its maker, its amounts, the limit of their number, and a small number.
SERIES = {
    "money_cash_flow_t": ("give_cash_flows", ("amount",), "MONEY_CASH_FLOWS_MAX", "MONEY_OK"),
    "money_value_point_t": (
        "give_value_points",
        ("value", "flow"),
        "MONEY_VALUE_POINTS_MAX",
        "MONEY_ERR_ARGUMENT",
    ),
}


def add_series(cases, p):
    """Adds the cases of an array of dated amounts and its count."""
    give, amounts, most, few = SERIES[p.target]
    cases.valid.append(f"x->{p.name} = {give}(3);")
    cases.valid.append("x->count = 3;")
    cases.give(p.name, "NULL", "NULL", "MONEY_ERR_ARGUMENT")

    def changed(index, what, statement, expected):
        statements = f"{p.target} *given = {give}(3); {statement}; x->{p.name} = given;"
        cases.case(f"{p.name}[{index}]: {what}", f"{{ {statements} }}", expected)

    def amount(index, field, words, code):
        lo, hi, scale, _ = words.split(", ")
        value = f'give_money({lo}, {hi}, {scale}, "{code}", sizeof "{code}" - 1)'
        return f"given[{index}].{field} = *{value}"

    for index in range(3):
        for field in amounts:
            for what, words in recipes.DECIMALS_REFUSED:
                if not what.startswith("reserved"):
                    statement = amount(index, field, words, "EUR")
                    changed(index, f"{field} {what}", statement, "MONEY_ERR_ARGUMENT")
            for what, words in recipes.DECIMALS_ANY:
                changed(index, f"{field} {what}", amount(index, field, words, "EUR"), "ANY")
            for what, code in recipes.CURRENCY_BYTES_REFUSED:
                statement = amount(index, field, "1250, 0, 2, 0", code)
                changed(index, f"{field} with {what}", statement, "MONEY_ERR_ARGUMENT")
            statement = amount(index, field, "1250, 0, 2, 0", "USD")
            changed(index, f"{field} in USD", statement, "MONEY_ERR_CURRENCY_MISMATCH")
        for value, expected in DATES:
            changed(index, f"date {value}", f"given[{index}].date = {value}", expected)
        for value in ("0", "1", "sizeof *given - 1", "sizeof *given + 8", "UINT32_MAX"):
            statement = f"given[{index}].struct_size = (uint32_t)({value})"
            changed(index, f"struct_size {value}", statement, "MONEY_ERR_ARGUMENT")
        changed(
            index, "all zero", f"memset(&given[{index}], 0, sizeof *given)", "MONEY_ERR_ARGUMENT"
        )
    for count, expected in (("0", few), ("1", few), ("100", "MONEY_OK")):
        statements = f"x->{p.name} = {give}({count}); x->count = {count};"
        cases.case(f"count {count}", statements, expected)
    cases.case("none, NULL", f"x->{p.name} = NULL; x->count = 0;", few)
    for count in (f"(size_t){most} + 1", *recipes.HUGE_COUNTS[1:]):
        cases.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")
