"""The arguments of the functions of wallets, and hostile legs of movements."""

from hostile import elements, recipes

SUM = '{\\"amount\\":\\"12.50\\",\\"currency\\":\\"EUR\\",\\"id\\":1}'
recipes.TEXTS["money_wallet_from_json", "json"] = (
    '{\\"entries\\":[' + SUM + '],\\"format\\":\\"libmoney.wallet\\",'
    '\\"next\\":2,\\"revision\\":1,\\"version\\":1}'
)
recipes.TEXTS["journal"] = (
    '{\\"format\\":\\"libmoney.journal\\",\\"version\\":1}\\n'
    '{\\"do\\":\\"post\\",\\"entries\\":[' + SUM + "]}\\n"
)
recipes.TEXT_LIMITS["journal"] = "MONEY_DOCUMENT_MAX"

NOT_THERE = ("1000", "SIZE_MAX / 2 + 1", "SIZE_MAX")
NO_IDS = ("0", "1000", "UINT64_MAX / 2 + 1", "UINT64_MAX")
recipes.SCALARS.update(
    {
        ("size_t", "section"): ("0", [(v, "MONEY_ERR_NOT_FOUND") for v in NOT_THERE]),
        ("uint64_t", "id"): ("2", [(v, "MONEY_ERR_NOT_FOUND") for v in NO_IDS] + [("1", "ANY")]),
        ("uint64_t", "hold"): (
            "FIXTURE_HOLD",
            [(v, "MONEY_ERR_NOT_FOUND") for v in (*NO_IDS, "1")],
        ),
        ("money_change_callback_t", "callback"): ("hear_nothing", [("NULL", "MONEY_OK")]),
        ("void *", "user_data"): (
            "NULL",
            [("(void *)1", "MONEY_OK"), ("(void *)UINTPTR_MAX", "MONEY_OK")],
        ),
    }
)
recipes.HANDLES["money_wallet_t"] = "fixture.wallet"
recipes.HANDLES["money_wallet_statement_t"] = "fixture.statement"
recipes.OPTION_FIELDS["label"] = [
    ("NULL", "ANY"),
    ('give_code("")', "ANY"),
    ('give_code("lunch")', "ANY"),
    ("give_repeated_nts('x', 79)", "ANY"),
    ("give_repeated_nts('x', 80)", "MONEY_ERR_LIMIT"),
    ("give_repeated_nts('x', 10000)", "MONEY_ERR_LIMIT"),
    ('give_code("two\\nlines")', "MONEY_ERR_SYNTAX"),
    ('give_code("\\377")', "MONEY_ERR_ENCODING"),
    ('give_code("\\355\\240\\200")', "MONEY_ERR_ENCODING"),
]
for _field in ("counterpart", "external_id"):
    recipes.OPTION_FIELDS["money_wallet_note_t", _field] = recipes.OPTION_FIELDS["label"]
recipes.OPTION_FIELDS["money_wallet_note_t", "kind"] = [
    (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "9", "256", "INT32_MAX")
] + [(str(v), "ANY") for v in range(9)]
recipes.OPTION_FIELDS["money_wallet_note_t", "effective"] = recipes.SCALARS["int32_t", "date"][1]
recipes.OPTION_FIELDS["money_wallet_note_t", "cost"] = [
    ('(money_t){900, 0, 2, "CHF"}', "ANY"),
    ('(money_t){900, 0, 2, "EUR"}', "ANY"),
    ('(money_t){900, -1, 2, "CHF"}', "MONEY_ERR_ARGUMENT"),
    ('(money_t){900, 0, 39, "CHF"}', "MONEY_ERR_ARGUMENT"),
    ('(money_t){900, 0, 2, ""}', "MONEY_ERR_ARGUMENT"),
    ('(money_t){900, 0, 2, "C F"}', "MONEY_ERR_ARGUMENT"),
]
recipes.FIRST_SIZES["money_wallet_note_t"] = "offsetof(money_wallet_note_t, kind)"
recipes.IDENTIFIERS["external_id"] = ("x1", 79)
for _name in ("start", "end"):
    recipes.SCALARS["money_wallet_account_statement", _name] = recipes.SCALARS["int32_t", "date"]
recipes.HANDLES["money_account_statement_t"] = "fixture.account"
recipes.HANDLES["money_cash_lots_t"] = "fixture.cash_lots"
recipes.CODES["money_wallet_cash_lots", "currency"] = "USD"
recipes.CODES["reporting"] = "CHF"
recipes.SCALARS["money_wallet_cash_lots", "method"] = (
    "MONEY_CASH_LOTS_FIFO",
    [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "2", "256", "INT32_MAX")]
    + [("0", "MONEY_OK"), ("1", "MONEY_OK")],
)
# The history of the fixture contains a checkpoint at 1000.
_LATER = ("2000", [("INT64_MIN", "MONEY_ERR_ARGUMENT"), ("INT64_MAX", "MONEY_OK")])
_EARLIER = [(v, "MONEY_ERR_ARGUMENT") for v in ("INT64_MIN + 1", "-1", "0", "999")]
for _change in ("amend_entry", "void_entry", "checkpoint"):
    recipes.SCALARS[f"money_wallet_{_change}", "at"] = (_LATER[0], _LATER[1] + _EARLIER)
    recipes.IDENTIFIERS[f"money_wallet_{_change}", "reason"] = ("Ann: wrong amount", 79)
recipes.SCALARS["money_wallet_as_known", "at"] = (
    _LATER[0],
    _LATER[1] + [(v, "MONEY_OK") for v in ("INT64_MIN + 1", "-1", "0", "999", "1000")],
)
recipes.VALUE_STRUCTS.update(
    {
        "money_wallet_entry_t",
        "money_wallet_change_t",
        "money_wallet_details_t",
        "money_wallet_balance_t",
        "money_wallet_total_details_t",
        "money_wallet_statement_row_t",
        "money_account_statement_info_t",
        "money_account_turnover_t",
        "money_account_row_t",
        "money_cash_lots_info_t",
        "money_cash_lot_t",
        "money_cash_disposal_t",
    }
)
recipes.SCALAR_OUTPUTS.update({("uint64_t", "id"), ("uint64_t", "hold"), ("uint64_t", "revision")})

#: Of each kind of leg: its maker, its amount, and the changes to its other fields.
LEGS = {
    "money_transfer_leg_t": (
        "give_transfer_legs",
        "amount",
        [
            ("no wallet", "legs[{i}].source = legs[{i}].target = NULL", "MONEY_ERR_ARGUMENT"),
            ("one wallet", "legs[{i}].source = legs[{i}].target", "ANY"),
            ("into nothing", "legs[{i}].target = NULL", "MONEY_OK"),
            ("out of nothing", "legs[{i}].source = NULL", "MONEY_OK"),
            ("reserved 1", "legs[{i}].reserved = 1", "MONEY_ERR_ARGUMENT"),
            ("reserved all ones", "legs[{i}].reserved = UINT32_MAX", "MONEY_ERR_ARGUMENT"),
        ],
    ),
    "money_stored_leg_t": (
        "give_stored_legs",
        "amount",
        [
            ("no wallet", "legs[{i}].source = legs[{i}].target = NULL", "MONEY_ERR_ARGUMENT"),
            ("one wallet", "legs[{i}].source = legs[{i}].target", "ANY"),
            ("into nothing", "legs[{i}].target = NULL", "MONEY_OK"),
            ("out of nothing", "legs[{i}].source = NULL", "MONEY_OK"),
            ("no such source", 'legs[{i}].source = "nobody"', "MONEY_ERR_NOT_FOUND"),
            ("an empty name", 'legs[{i}].target = ""', "MONEY_ERR_ARGUMENT"),
            ("two lines", 'legs[{i}].target = "a\\nb"', "MONEY_ERR_SYNTAX"),
            ("not UTF-8", 'legs[{i}].source = "\\377"', "MONEY_ERR_ENCODING"),
            ("reserved 1", "legs[{i}].reserved = 1", "MONEY_ERR_ARGUMENT"),
        ],
    ),
    "money_exchange_leg_t": (
        "give_exchange_legs",
        "give",
        [
            ("no NUL", "memset(legs[{i}].receive, 'A', 12)", "MONEY_ERR_ARGUMENT"),
            ("not a code", "legs[{i}].receive[0] = ' '", "MONEY_ERR_SYNTAX"),
            ("not ASCII", "legs[{i}].receive[1] = (char)0xFF", "MONEY_ERR_SYNTAX"),
            ("a fee", "legs[{i}].receive[0] = 0", "MONEY_OK"),
            ("not known", "legs[{i}].receive[0] = 'Q'", "ANY"),
        ],
    ),
}


def add_legs(cases, p):
    """Adds the cases of an array of legs and its count."""
    give, money, broken = LEGS[p.target]
    cases.handle_states.append("state_of_wallet(state, fixture.wallet);")
    cases.handle_states.append("state_of_wallet(state, fixture.second);")
    elements.add(cases, p, give, "legs", money, broken)
    cases.case("count 0", "x->count = 0;", "MONEY_ERR_ARGUMENT")
    for count in (1, 100):
        statements = f"x->{p.name} = {give}({count}); x->count = {count};"
        cases.case(f"count {count}", statements, "MONEY_OK")
    for count in ("1025", *recipes.HUGE_COUNTS):
        cases.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")
