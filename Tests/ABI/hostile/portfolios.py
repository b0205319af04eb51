"""The arguments of the functions of portfolios, and hostile transactions, lots and quotes."""

from hostile import recipes

recipes.TEXTS["money_portfolio_from_json", "json"] = (
    '{\\"currency\\":\\"EUR\\",\\"format\\":\\"libmoney.portfolio\\",\\"method\\":\\"fifo\\",'
    '\\"next\\":2,\\"revision\\":1,\\"shortage\\":\\"reject\\",\\"transactions\\":[{\\"action\\":\\"buy\\",'
    '\\"currency\\":\\"EUR\\",\\"date\\":\\"2024-02-29\\",\\"id\\":\\"1\\",\\"quantity\\":\\"3\\",'
    '\\"symbol\\":\\"ABC\\",\\"total\\":\\"10.00\\"}],\\"version\\":1}'
)
recipes.TEXTS["money_portfolio_from_csv", "csv"] = (
    "id,date,action,symbol,quantity,price,total,currency,fee,fee_currency,rate,lots\\n"
    "1,2024-02-29,buy,ABC,3,3.33333333,10.00,EUR,1.00,USD,,\\n"
    "2,2024-02-29,sell,ABC,1,4,4.00,EUR,,,,1:1\\n"
)
recipes.TEXTS["reason"] = "no connection"
recipes.TEXT_LIMITS["reason"] = "239"
recipes.IDENTIFIERS["id"] = ("s1", 39)
recipes.SCALARS["int64_t", "now"] = (
    "1709251200",
    [(v, "MONEY_OK") for v in ("INT64_MIN", "INT64_MIN + 1", "-1", "0", "INT64_MAX")],
)
recipes.HANDLES.update(
    {
        "money_portfolio_t": "fixture.portfolio",
        "money_valuation_t": "fixture.valuation",
        "money_disposals_t": "fixture.disposals",
        "money_open_lots_t": "fixture.open_lots",
        "money_portfolio_view_t": "fixture.view",
    }
)
recipes.OPTION_FIELDS.update(
    {
        ("money_portfolio_options_t", "method"): recipes.choices(7),
        "short_sales": recipes.choices(3),
        "fees": recipes.choices(2),
        "wash_sales": recipes.choices(2),
        "capital": recipes.choices(2),
        "percent_digits": [
            (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-3", "-2", "-1", "39", "INT32_MAX")
        ]
        + [(v, "ANY") for v in ("0", "2", "38")],
        "fresh_for": [(v, "ANY") for v in ("INT64_MIN", "0", "1", "INT64_MAX")]
        + [(v, "MONEY_ERR_ARGUMENT") for v in ("INT64_MIN + 1", "-1")],
    }
)
recipes.VALUE_STRUCTS.update(
    {
        "money_transaction_t",
        "money_lot_selection_t",
        "money_portfolio_info_t",
        "money_portfolio_summary_t",
        "money_position_t",
        "money_disposal_t",
        "money_open_lot_t",
    }
)
recipes.SCALAR_OUTPUTS.add(("int32_t", "state"))

#: Clears the field that most corporate actions leave unused.
_WITHOUT_SHARES = "quantity = (money_decimal_t){0, 0, 0, 0}"

#: Of each struct: its maker, its decimals, amounts and texts, and the changes to other fields.
STRUCTS = {
    "money_transaction_t": {
        "give": "give_transaction",
        "decimals": ["quantity", "per"],
        "amounts": ["total", "fee"],
        "texts": [("id", 40), ("symbol", 64), ("into", 64)],
        "others": [
            ("date = INT32_MIN", "MONEY_ERR_DATE"),
            ("date = INT32_MAX", "MONEY_ERR_DATE"),
            ("date = -719163", "MONEY_ERR_DATE"),
            ("date = -719162", "ANY"),
            ("action = INT32_MIN", "MONEY_ERR_ARGUMENT"),
            ("action = -1", "MONEY_ERR_ARGUMENT"),
            ("action = 0", "MONEY_ERR_ARGUMENT"),
            ("action = 17", "MONEY_ERR_ARGUMENT"),
            ("action = INT32_MAX", "MONEY_ERR_ARGUMENT"),
            ("action = MONEY_ACTION_BUY", "MONEY_ERR_ARGUMENT"),
            ("action = MONEY_ACTION_DIVIDEND", "MONEY_ERR_ARGUMENT"),
            ("action = MONEY_ACTION_FEE", "MONEY_ERR_ARGUMENT"),
            ("action = MONEY_ACTION_SPLIT", "MONEY_ERR_ARGUMENT"),
            *((f"action = {action}", "ANY") for action in range(6, 17)),
            *((f"{_WITHOUT_SHARES}; one->action = {action}", "ANY") for action in range(6, 17)),
            ("cost_share_numerator = 7", "MONEY_ERR_ARGUMENT"),
            ("cost_share_denominator = 7", "MONEY_ERR_ARGUMENT"),
            ("cost_share_numerator = one->cost_share_denominator = UINT64_MAX", "ANY"),
            ("opened = INT32_MIN + 1", "MONEY_ERR_DATE"),
            ("opened = INT32_MAX", "MONEY_ERR_DATE"),
            ("opened = 19782", "ANY"),
            ("rate_numerator = 7", "MONEY_ERR_INVALID_RATE"),
            ("rate_denominator = 7", "MONEY_ERR_INVALID_RATE"),
            ("rate_denominator = one->rate_numerator = UINT64_MAX", "MONEY_OK"),
            ("reserved = 1", "MONEY_ERR_ARGUMENT"),
            ("reserved = UINT32_MAX", "MONEY_ERR_ARGUMENT"),
            ("reserved_terms = 1", "MONEY_ERR_ARGUMENT"),
            ("reserved_terms = UINT32_MAX", "MONEY_ERR_ARGUMENT"),
        ],
    },
    "money_lot_selection_t": {
        "give": "give_lot_selections",
        "decimals": ["quantity"],
        "amounts": [],
        "texts": [("id", 40)],
        "others": [("reserved = 1", "MONEY_ERR_ARGUMENT")],
    },
    "money_price_quote_t": {
        "give": "give_quotes",
        "decimals": ["price"],
        "amounts": [],
        "texts": [("symbol", 64)],
        "others": [
            ("currency[0] = ' '", "MONEY_ERR_ARGUMENT"),
            ("currency[11] = 'X'", "MONEY_ERR_ARGUMENT"),
            ("currency[1] = (char)0xFF", "MONEY_ERR_ARGUMENT"),
            ("currency[0] = 0", "MONEY_ERR_ARGUMENT"),
            ("currency[0] = 'Q'", "ANY"),
            ("instant = INT64_MIN", "ANY"),
            ("instant = INT64_MIN + 1", "ANY"),
            ("instant = INT64_MAX", "ANY"),
        ],
    },
}

#: The functions that need a price of each position; others leave its value out.
PRICED = {"money_portfolio_track_record", "money_portfolio_rebalance"}


def add_structs(cases, p, following):
    """Adds the cases of a struct, or of an array with its count; returns the parameters used."""
    known = STRUCTS[p.target]
    count = following[0] if following[:1] in (["count"], ["lot_count"], ["target_count"]) else None
    cases.has_text = True  # ids, symbols and codes have positions
    # A sale that is there is edited; another one is added.
    id = "s2" if cases.function.name.endswith("_add") else "s1"
    given = f"{known['give']}(1)" if count else f'{known["give"]}("{id}")'
    cases.valid.append(f"x->{p.name} = {given};")
    if count:
        cases.valid.append(f"x->{count} = 1;")
    cases.null(p, "MONEY_ERR_ARGUMENT")

    def changed(what, statement, expected):
        statements = f"{p.target} *one = {given}; {statement}; x->{p.name} = one;"
        cases.case(f"{p.name}: {what}", f"{{ {statements} }}", expected)

    for size in ("0", "1", "sizeof *one - 1", "UINT32_MAX"):
        statement = f"one->struct_size = (uint32_t)({size})"
        changed(f"struct_size {size}", statement, "MONEY_ERR_ARGUMENT")
    changed("all zero", "memset(one, 0, sizeof *one)", "MONEY_ERR_ARGUMENT")
    for field in known["decimals"]:
        for what, words in recipes.DECIMALS_REFUSED:
            statement = f"one->{field} = *give_decimal({words})"
            changed(f"{field} of {what}", statement, "MONEY_ERR_ARGUMENT")
        for what, words in recipes.DECIMALS_ANY:
            changed(f"{field} of {what}", f"one->{field} = *give_decimal({words})", "ANY")
    for field in known["amounts"]:
        for what, words in recipes.DECIMALS_REFUSED:
            if not what.startswith("reserved"):
                lo, hi, scale, _ = words.split(", ")
                statement = f'one->{field} = *give_money({lo}, {hi}, {scale}, "EUR", 3)'
                changed(f"{field} of {what}", statement, "MONEY_ERR_ARGUMENT")
        for what, words in recipes.DECIMALS_ANY:
            lo, hi, scale, _ = words.split(", ")
            changed(
                f"{field} of {what}",
                f'one->{field} = *give_money({lo}, {hi}, {scale}, "EUR", 3)',
                "ANY",
            )
        for what, code in recipes.CURRENCY_BYTES_REFUSED:
            statement = f'one->{field} = *give_money(1250, 0, 2, "{code}", sizeof "{code}" - 1)'
            changed(f"{field}: currency with {what}", statement, "MONEY_ERR_ARGUMENT")
        changed(f"{field} all zero", f"memset(&one->{field}, 0, sizeof one->{field})", "ANY")
    for field, size in known["texts"]:
        changed(f"{field} without a NUL", f"memset(one->{field}, 'A', {size})", "MONEY_ERR_LIMIT")
        changed(f"{field} empty", f"memset(one->{field}, 0, {size})", "ANY")
        changed(f"{field} as long as can be", f"memset(one->{field}, 'A', {size} - 1)", "ANY")
        changed(f"{field} not UTF-8", f"one->{field}[0] = (char)0xFF", "MONEY_ERR_ENCODING")
        changed(f"{field} of two lines", f"one->{field}[0] = '\\n'", "MONEY_ERR_SYNTAX")
    for statement, expected in known["others"]:
        changed(statement, f"one->{statement}", expected)
    if not count:
        return 1
    if p.target == "money_price_quote_t":
        expected = "MONEY_ERR_NOT_FOUND" if cases.function.name in PRICED else "MONEY_OK"
        cases.case("count 0", f"x->{count} = 0; x->{p.name} = NULL;", expected)
    for many in ("0", "2", "100"):
        statements = f"x->{p.name} = {known['give']}({many}); x->{count} = {many};"
        cases.case(f"{count} {many}", statements, "ANY")
    for many in recipes.HUGE_COUNTS:
        cases.case(f"{count} {many}", f"x->{count} = {many};", "MONEY_ERR_LIMIT")
    return 2
