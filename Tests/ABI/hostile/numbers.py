"""Hostile arrays of decimals and amounts, ratios and rates."""

from hostile import recipes

recipes.TEXTS["money_decimal_from_coefficient", "text"] = "-1050"
recipes.TEXTS["money_ratio_parse", "text"] = "7/3"
recipes.ROOM["money_ratio_format"] = "MONEY_RATIO_TEXT_MAX"
recipes.ROOM["money_ratio_format_decimal"] = "MONEY_RATIO_TEXT_MAX"
recipes.DECIMALS["dividend"] = (7, 0)
recipes.SCALARS["uint64_t", "lo"] = (
    "1050",
    [("0", "MONEY_OK"), ("UINT64_MAX", "MONEY_OK")],
)
recipes.SCALARS["int64_t", "hi"] = (
    "0",
    [(v, "MONEY_ERR_ARGUMENT") for v in ("INT64_MIN", "INT64_MAX", "0x4B3B4CA85A86C47B")]
    + [("-1", "MONEY_OK"), ("1", "MONEY_OK")],
)
recipes.VALUE_STRUCTS.add("money_ratio_t")
recipes.SCALAR_OUTPUTS |= {
    ("int32_t", name) for name in ("sign", "year", "month", "day", "weekday")
} | {("double", "result")}
recipes.OPTION_FIELDS["step"] = [
    (value, expected)
    for value, expected in recipes.OPTION_FIELDS["cash_step"]
    if value != "(money_decimal_t){1, 0, 38, 0}"
] + [("(money_decimal_t){1, 0, 38, 0}", "ANY"), ("(money_decimal_t){7, 0, 0, 0}", "MONEY_OK")]

#: Functions that need at least one entry.
NOT_OF_NOTHING = ("minimum", "maximum", "mirr")
GIVE = {"money_decimal_t": "give_values", "money_t": "give_amounts"}


def is_array(p):
    """True if a parameter is an array of decimals or amounts that is summed or compared."""
    return p.is_input and p.target in GIVE and p.name in ("values", "amounts")


def add_array(cases, p):
    """Adds the cases of such an array and its count."""
    is_both_ways = cases.function.name == "money_mirr"
    give = "give_both_ways" if is_both_ways else GIVE[p.target]
    indices = [q for q in cases.function.parameters if q.name == "indices"]
    none = "MONEY_ERR_ARGUMENT" if cases.function.name.endswith(NOT_OF_NOTHING) else "MONEY_OK"

    def of(count):
        room = [
            f"x->{q.name} = replaced(x->{q.name}, {count} * sizeof(size_t), ARRAY);"
            for q in indices
        ]
        return " ".join([f"x->{p.name} = {give}({count});", f"x->count = {count};", *room])

    cases.valid.append(f"x->{p.name} = {give}(3);")
    cases.valid.append("x->count = 3;")
    cases.null(p)
    cases.case("count 0", of(0), none)
    cases.case("count 0, NULL", f"{of(0)} x->{p.name} = NULL;", none)
    for count in (1, 200):
        expected = none if is_both_ways and count == 1 else "MONEY_OK"
        cases.case(f"count {count}", of(count), expected)
    for count in ("(size_t)MONEY_AMOUNTS_MAX + 1", *recipes.HUGE_COUNTS[1:]):
        cases.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")

    def changed(index, what, statement, expected):
        statements = f"{p.target} *given = {give}(3); {statement}; x->{p.name} = given;"
        cases.case(f"{p.name}[{index}]: {what}", f"{{ {statements} }}", expected)

    for index in range(3):
        for refused, expected in (
            (recipes.DECIMALS_REFUSED, "MONEY_ERR_ARGUMENT"),
            (recipes.DECIMALS_ANY, "ANY"),
        ):
            for what, words in refused:
                lo, hi, scale, reserved = words.split(", ")
                if p.target == "money_decimal_t":
                    value = f"*give_decimal({words})"
                elif what.startswith("reserved"):
                    continue
                else:
                    value = f'*give_money({lo}, {hi}, {scale}, "EUR", 3)'
                changed(index, what, f"given[{index}] = {value}", expected)
        if p.target == "money_t":
            for what, code in recipes.CURRENCY_BYTES_REFUSED:
                value = f'*give_money(1250, 0, 2, "{code}", sizeof "{code}" - 1)'
                changed(
                    index,
                    f"currency with {what}",
                    f"given[{index}] = {value}",
                    "MONEY_ERR_ARGUMENT",
                )


def add_indices(cases, p):
    """Adds the cases of an array of positions that comes out."""
    cases.valid.append(f"x->{p.name} = output(3 * sizeof(size_t), ARRAY);")
    cases.null(p)


def _add_struct(cases, p, give, refused, taken):
    cases.valid.append(f"x->{p.name} = {give}();")
    cases.null(p)
    for statements, expected in [(s, "MONEY_ERR_ARGUMENT") for s in refused] + [
        (s, "ANY") for s in taken
    ]:
        made = f"{p.target} *given = {give}(); {statements} x->{p.name} = given;"
        shown = statements.replace("given->", "").replace("\\", "\\\\").replace('"', "'")
        cases.case(f"{p.name}: {shown}", f"{{ {made} }}", expected)
    for byte in (0, 255):
        value = f"give_filled({byte}, sizeof({p.target}))"
        cases.give(p.name, f"all bytes {byte}", value, "MONEY_ERR_ARGUMENT")


def add_ratio(cases, p):
    """Adds the cases of an input ratio: 7/3 and its alternatives."""
    ones = "memset(given->{0}, 255, sizeof given->{0});"
    refused = [f"given->sign = {v};" for v in ("0", "2", "INT32_MIN", "INT32_MAX")]
    refused += [f"given->reserved = {v};" for v in ("1", "UINT32_MAX")]
    refused += ["given->denominator[0] = 0;", "given->numerator[0] = 0;"]
    taken = ["given->sign = -1;", "given->numerator[0] = 0; given->sign = 0;"]
    taken += [ones.format("numerator"), ones.format("denominator")]
    taken += [ones.format("numerator") + ones.format("denominator")]
    _add_struct(cases, p, "give_ratio", refused, taken)
