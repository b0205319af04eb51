"""Hostile columns, dictionaries and their options."""

from hostile import recipes

recipes.OPTION_FIELDS["threads"] = [
    (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "257", "INT32_MAX")
] + [(v, "ANY") for v in ("0", "1", "2", "256")]
recipes.VALUE_STRUCTS.add("money_column_report_t")

for _layout in ("int64", "decimal128", "date32", "int8", "int16", "int32"):
    _name = f"money_column_of_{_layout}"
    _scale = " INT32_MIN," if _layout == "decimal128" else ""
    recipes.PLAIN_CALLS[_name] = (
        "{ money_column_t column; int64_t values[2];"
        f" {_name}(NULL, 0,{_scale} &column); made(column.length == 0 && column.values == NULL);"
        f" {_name}(values, 2,{_scale} NULL); {_name}(values, SIZE_MAX,{_scale} &column);"
        " made(column.values == values && column.length == SIZE_MAX && column.validity == NULL); }"
    )

LAYOUTS = {
    "dates": "MONEY_COLUMN_DATE32",
    "orders": "MONEY_COLUMN_INT8",
    "groups": "MONEY_COLUMN_INT8",
}
RESULTS = {"result", "orders", "remainder"}
HUGE = ("SIZE_MAX", "SIZE_MAX / 2", "SIZE_MAX / 2 + 1", "SIZE_MAX / 16 + 1")


def add_column(cases, p):
    """Adds the cases of one column."""
    kind = LAYOUTS.get(p.name, "MONEY_COLUMN_INT64")
    is_result = int(p.name in RESULTS)
    cases.has_text = True
    cases.valid.append(f"x->{p.name} = give_column(column_of({kind}, {is_result}));")
    cases.null(p)

    def changed(what, statement, expected):
        statements = f"money_column_t column = column_of({kind}, {is_result}); {statement};"
        cases.case(
            f"{p.name}: {what}", f"{{ {statements} x->{p.name} = give_column(column); }}", expected
        )

    refused = "MONEY_ERR_ARGUMENT"
    changed("values NULL", "column.values = NULL", refused)
    # A sum has no other column to agree with.
    is_alone = cases.function.name == "money_column_sum"
    for length in ("0", "1", "2") if is_alone else ("0", "1", "2", "4"):
        expected = "MONEY_OK" if is_alone else refused
        changed(f"length {length}", f"column.length = {length}", expected)
    for length in HUGE:
        changed(f"length {length}", f"column.length = {length}", refused)
    for stride in ("INT64_MAX", "INT64_MIN", "INT64_MAX / 2", "INT64_MIN / 2 + 1"):
        changed(f"stride {stride}", f"column.stride = {stride}", refused)
    changed("stride 0", "column.stride = 0", refused if is_result else "ANY")
    if is_result and p.name != "orders":
        for stride in ("1", "7", "-7"):
            changed(f"stride {stride}", f"column.stride = {stride}", refused)
    for layout in ("INT32_MIN", "-1", "0", "7", "256", "INT32_MAX"):
        changed(f"layout {layout}", f"column.layout = {layout}", refused)
    changed("all bytes 0", "memset(&column, 0, sizeof column)", refused)
    for scale in ("INT32_MIN", "-3", "-2", "39", "INT32_MAX"):
        changed(f"scale {scale}", f"column.scale = {scale}", refused)
    for reserved in ("1", "UINT64_MAX"):
        changed(f"reserved {reserved}", f"column.reserved = {reserved}", refused)
    changed("a bitmap's size without one", "column.validity_size = 1", refused)
    changed("a bitmap's offset without one", "column.validity_offset = 1", refused)
    bits = "column.validity = output(1, COLUMN); *column.validity = 0xFF"
    for size, offset in (("0", "0"), ("1", "6"), ("1", "8"), ("1", "SIZE_MAX"), ("SIZE_MAX", "0")):
        statement = f"{bits}; column.validity_size = {size}; column.validity_offset = {offset}"
        changed(f"a bitmap of {size} from {offset}", statement, refused)
    statement = f"{bits}; column.validity_size = 1; column.validity_offset = 5"
    changed("a bitmap that is full", statement, "MONEY_OK" if is_result else "ANY")
    if kind == "MONEY_COLUMN_INT64" and not is_result:
        for value in ("INT64_MIN", "INT64_MAX", "0", "-1"):
            changed(f"{value}", f"((int64_t *)column.values)[1] = {value}", "ANY")
    if p.name == "dates":
        for value in ("INT32_MIN", "-719163", "2932897", "INT32_MAX"):
            statement = f"((int32_t *)column.values)[1] = {value}"
            changed(f"day {value}", statement, "MONEY_ERR_DATE")


def add_currencies(cases, p):
    """Adds the cases of a dictionary."""
    name = p.name
    cases.has_text = True
    cases.valid.append(f'x->{name} = give_currencies("EUR", 1, NULL);')
    # One side alone with currencies does not compare.
    alone = {
        "money_column_compare": "MONEY_ERR_ARGUMENT",
        "money_column_quantize": "ANY",
        "money_column_multiply": "ANY",
    }
    cases.null(p, alone.get(cases.function.name))
    cases.give(name, "a NULL code", "give_currencies(NULL, 1, NULL)", "MONEY_ERR_ARGUMENT")
    for bad in ("", *recipes.CODES_REFUSED):
        shown = bad.replace("\\", "\\\\")
        expected = "ANY" if cases.function.name == "money_column_compare" else "MONEY_ERR_SYNTAX"
        cases.give(name, f"the code '{shown}'", f'give_currencies("{bad}", 1, NULL)', expected)
    for code in recipes.CODES_ANY:
        cases.give(name, f"the code {code}", f'give_currencies("{code}", 1, NULL)', "ANY")
    cases.give(name, "no codes", 'give_currencies("EUR", 0, NULL)', "MONEY_ERR_ARGUMENT")
    cases.give(name, "two without indices", 'give_currencies("EUR", 2, NULL)', "MONEY_ERR_ARGUMENT")
    for count in ("65537", *HUGE):
        value = f'give_currencies("EUR", {count}, NULL)'
        cases.give(name, f"{count} codes", value, "MONEY_ERR_LIMIT")
    for kind in ("INT8", "INT16", "INT32"):
        for index, expected in (
            ("0", "MONEY_OK"),
            ("1", "MONEY_ERR_NOT_FOUND"),
            ("-1", "MONEY_ERR_NOT_FOUND"),
        ):
            statements = (
                f"money_column_t indices = column_of(MONEY_COLUMN_{kind}, 0);"
                f" ((unsigned char *)indices.values)[0] = (unsigned char){index};"
                f" if ({index} < 0) memset(indices.values, 0xFF, (size_t)indices.stride);"
                f' x->{name} = give_currencies("EUR", 1, give_column(indices));'
            )
            cases.case(f"{name}: {kind} index {index}", f"{{ {statements} }}", expected)
    for what, change in (
        ("indices too short", "indices.length = 2"),
        ("indices too long", "indices.length = 4"),
        ("indices NULL", "indices.values = NULL"),
        ("indices of amounts", "indices.layout = MONEY_COLUMN_INT64"),
    ):
        statements = (
            f"money_column_t indices = column_of(MONEY_COLUMN_INT32, 0); {change};"
            f' x->{name} = give_currencies("EUR", 1, give_column(indices));'
        )
        cases.case(f"{name}: {what}", f"{{ {statements} }}", "MONEY_ERR_ARGUMENT")


def add(cases, p):
    """Adds the cases of a parameter of columns; returns the number that it used, 0 for others."""
    if not cases.function.name.startswith("money_column_"):
        return 0
    if p.target == "money_column_t" and p.name == "shares":
        cases.valid.append("x->shares = give_share_columns(3);")
        cases.null(p)
        for index in range(3):
            statements = (
                "money_column_t *columns = give_share_columns(3);"
                f" columns[{index}].length = 4; x->shares = columns;"
            )
            cases.case(f"shares: {index} too long", f"{{ {statements} }}", "MONEY_ERR_ARGUMENT")
    elif p.target == "money_column_t":
        add_column(cases, p)
    elif p.target == "money_column_currencies_t":
        add_currencies(cases, p)
    elif p.type == "money_status_t *":
        cases.valid.append(f"x->{p.name} = NULL;")
        cases.give(
            p.name, "given", "output(COLUMN_ROWS * sizeof(money_status_t), COLUMN)", "MONEY_OK"
        )
    elif p.target == "money_decimal_t" and p.name == "sums":
        cases.valid.append("x->sums = output(sizeof(money_decimal_t), PLAIN);")
        cases.null(p)
    elif p.name == "weights" and cases.function.name == "money_column_allocate":
        cases.valid.append("x->weights = give_weights(3, 1, 0, 0, 0); x->count = 3;")
        cases.null(p)
        for what, words in recipes.DECIMALS_REFUSED:
            value = f"give_weight(1, {words})"
            cases.give(p.name, f"{what} at 1", value, "MONEY_ERR_ARGUMENT")
        for what, words in recipes.DECIMALS_ANY:
            cases.give(p.name, f"{what} at 1", f"give_weight(1, {words})", "ANY")
        cases.case("count 0", "x->count = 0;", "MONEY_ERR_WEIGHTS")
        cases.case("count 1", "x->count = 1;", "MONEY_OK")
        for count in recipes.HUGE_COUNTS:
            cases.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")
        return 2
    else:
        return 0
    return 1
