"""The arguments of the functions of stores."""

from hostile import recipes

recipes.HANDLES["money_store_t"] = "fixture_store(0)"
recipes.HANDLES["money_store_commit", "store"] = "fixture_store(1)"
recipes.HANDLES["money_store_rollback", "store"] = "fixture_store(1)"
recipes.IDENTIFIERS.update(
    {
        "path": (":memory:", 4095),
        "name": ("default", 255),
        "key": ("theme", 255),
        "symbol": ("ABC", 63),
    }
)
recipes.TEXTS["money_store_setting_save", "value"] = "dark"
recipes.TEXT_LIMITS["money_store_setting_save", "value"] = "MONEY_DOCUMENT_MAX"
_beyond = ("INT32_MIN", "-1", "8", "256", "INT32_MAX")
recipes.SCALARS["int32_t", "kind"] = (
    "MONEY_STORE_KIND_WALLET",
    [(v, "MONEY_ERR_ARGUMENT") for v in _beyond] + [(str(v), "MONEY_OK") for v in range(8)],
)
recipes.SCALARS["uint64_t", "before"] = (
    "0",
    [(v, "MONEY_OK") for v in ("1", "2", "UINT64_MAX / 2 + 1", "UINT64_MAX")],
)
for _rows in ("money_store_wallet_account_rows", "money_store_ledger_rows"):
    recipes.SCALARS[_rows, "before"] = (
        "0",
        [(v, "ANY") for v in ("1", "2")]
        + [(v, "MONEY_ERR_NOT_FOUND") for v in ("UINT64_MAX / 2 + 1", "UINT64_MAX")],
    )
recipes.SCALARS["int64_t", "as_of"] = (
    "INT64_MIN",
    [(v, "ANY") for v in ("INT64_MIN + 1", "-1", "0", "INT64_MAX")],
)
recipes.SCALARS["money_store_rates_remove_before", "instant"] = (
    "1709251200",
    [("INT64_MIN", "MONEY_ERR_ARGUMENT")]
    + [(v, "MONEY_OK") for v in ("INT64_MIN + 1", "-1", "0", "INT64_MAX")],
)
for _field in ("read_only", "create"):
    recipes.OPTION_FIELDS[_field] = [
        (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "2", "256", "INT32_MAX")
    ] + [("0", "ANY"), ("1", "ANY")]
recipes.OPTION_FIELDS["busy_milliseconds"] = [
    (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1")
] + [(v, "MONEY_OK") for v in ("0", "1", "INT32_MAX")]
recipes.OPTION_FIELDS["may_go_below_zero"] = [
    (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "2", "256", "INT32_MAX")
] + [("0", "ANY"), ("1", "ANY")]
recipes.OPTION_FIELDS["money_movement_options_t", "idempotency_key"] = [
    ("NULL", "MONEY_OK"),
    ('give_code("order-17")', "MONEY_OK"),
    ("give_repeated_nts('x', 255)", "MONEY_OK"),
    ('give_code("")', "MONEY_ERR_ARGUMENT"),
    ("give_repeated_nts('x', 256)", "MONEY_ERR_LIMIT"),
    ('give_code("two\\nlines")', "MONEY_ERR_SYNTAX"),
    ('give_code("\\377")', "MONEY_ERR_ENCODING"),
]
recipes.OPTION_FIELDS["work_milliseconds"] = [
    (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1")
] + [(v, "MONEY_OK") for v in ("0", "10000", "INT32_MAX")]
recipes.VALUE_STRUCTS.add("money_price_quote_t")
recipes.SCALAR_OUTPUTS.update({("int64_t", "instant"), ("size_t", "removed")})
