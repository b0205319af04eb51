"""The arguments of exchanges, quotes and daily balances, and hostile terms and accounts."""

import hostile.wallets  # noqa: F401 (its recipes)
from hostile import recipes, trade

REFUSED = "MONEY_ERR_ARGUMENT"

recipes.HANDLES["money_exchange_quote_t"] = "fixture.exchange_quote"
recipes.VALUE_STRUCTS.update({"money_exchange_t", "money_daily_balance_t"})
recipes.CODES["receive"] = "USD"
recipes.CODES["money_wallet_daily_balances", "target"] = "EUR"
recipes.TEXTS["money_ledger_exchange", "description"] = "holiday"
recipes.TEXTS["money_exchange_quote_from_json", "json"] = (
    '{\\"format\\":\\"libmoney.exchange_quote\\",\\"give\\":\\"8.00\\",'
    '\\"give_currency\\":\\"EUR\\",\\"id\\":\\"q1\\",\\"rate\\":\\"27/25\\",'
    '\\"receive\\":\\"8.64\\",\\"receive_currency\\":\\"USD\\",'
    '\\"seal\\":\\"e46111c1ad8c0ab3\\",\\"valid_until\\":1709294400,\\"version\\":1}'
)
recipes.TEXT_LIMITS["money_ledger_exchange", "description"] = "255"
_DATES = recipes.SCALARS["int32_t", "date"][1]
recipes.SCALARS.update(
    {
        ("money_wallet_daily_balances", "start"): ("19781", _DATES),
        ("money_wallet_daily_balances", "end"): ("19783", _DATES),
        ("money_wallet_daily_balances", "basis"): (
            "MONEY_BALANCE_RATES_DAILY",
            recipes.choices(2),
        ),
        ("money_exchange_quote_new", "valid_until"): (
            "1709251200",
            [("INT64_MIN", REFUSED)]
            + [(v, "MONEY_OK") for v in ("INT64_MIN + 1", "-1", "0", "INT64_MAX")],
        ),
    }
)
# The quote of the fixture is valid until 1709251200.
for _function in ("money_wallet_accept", "money_store_wallet_accept"):
    recipes.SCALARS[_function, "at"] = (
        "1709251200",
        [("INT64_MIN", REFUSED)]
        + [(v, "MONEY_OK") for v in ("INT64_MIN + 1", "-1", "0")]
        + [(v, "MONEY_ERR_EXPIRED") for v in ("1709251201", "INT64_MAX")],
    )

recipes.OPTIONS.add("money_exchange_terms_t")


def _amounts(valid):
    """The values of an optional amount above 0."""
    return [
        (f'(money_t){{50, 0, 2, "{valid}"}}', "MONEY_OK"),
        ('(money_t){50, 0, 2, "CHF"}', "ANY"),
        (f'(money_t){{0, 0, 2, "{valid}"}}', REFUSED),
        (f'(money_t){{UINT64_MAX, -1, 2, "{valid}"}}', REFUSED),
        (f'(money_t){{50, 0, 39, "{valid}"}}', REFUSED),
        (f'(money_t){{0, INT64_MIN, 2, "{valid}"}}', REFUSED),
        ('(money_t){50, 0, 2, ""}', REFUSED),
        ('(money_t){50, 0, 2, "E R"}', REFUSED),
    ]


for _field, _values in {
    "is_inverse": [(v, REFUSED) for v in ("INT32_MIN", "-1", "1", "2", "INT32_MAX")]
    + [("0", "MONEY_OK")],
    "rate": [
        ("(money_decimal_t){108, 0, 2, 0}", "MONEY_OK"),
        ("(money_decimal_t){1, 0, 38, 0}", "ANY"),
        ("(money_decimal_t){UINT64_MAX, -1, 0, 0}", "MONEY_ERR_INVALID_RATE"),
        ("(money_decimal_t){UINT64_MAX, INT64_MAX, 0, 0}", REFUSED),
        ("(money_decimal_t){5, 0, 39, 0}", REFUSED),
        ("(money_decimal_t){5, 0, 2, 1}", REFUSED),
    ],
    "receive": [*_amounts("USD"), ('(money_t){50, 0, 2, "EUR"}', "MONEY_ERR_CURRENCY_MISMATCH")],
    "fee": _amounts("EUR"),
    "id": recipes.OPTION_FIELDS["label"],
}.items():
    recipes.OPTION_FIELDS["money_exchange_terms_t", _field] = _values

_ACCOUNTS = [
    ("NULL", REFUSED),
    ('give_code("")', "MONEY_ERR_NOT_FOUND"),
    ('give_code("None")', "MONEY_ERR_NOT_FOUND"),
    ('give_code("Assets")', "MONEY_ERR_ACCOUNT"),
    ('give_code("\\377")', "MONEY_ERR_ENCODING"),
    ("give_repeated_nts('x', 127)", "MONEY_ERR_NOT_FOUND"),
    ("give_repeated_nts('x', 128)", "MONEY_ERR_LIMIT"),
    ("give_repeated_nts('x', 10000)", "MONEY_ERR_LIMIT"),
]
trade.STRUCTS["money_exchange_accounts_t"] = {
    "fill": "fill_exchange_accounts(&one)",
    "decimals": [],
    "amounts": [],
    "texts": [],
    "others": [
        *(
            (f"{field} = {value}", expected)
            for field in ("give", "receive", "exchange")
            for value, expected in _ACCOUNTS
        ),
        *(
            (f"{field} = {value}", expected)
            for field in ("remainder", "fee")
            for value, expected in _ACCOUNTS[1:]
        ),
        ('exchange = give_code("Assets:Bank")', "MONEY_ERR_ACCOUNT"),
        ("remainder = NULL", "MONEY_OK"),
        # The quote contains a fee.
        ("fee = NULL", REFUSED),
        *((f"digits = {value}", REFUSED) for value in ("INT32_MIN", "-3", "-1", "39", "INT32_MAX")),
        *((f"digits = {value}", "MONEY_OK") for value in ("-2", "0", "4", "30")),
        ("digits = 38", "ANY"),
    ],
}
