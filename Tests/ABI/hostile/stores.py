"""What the functions of stores are called with."""

from hostile import recipes

recipes.HANDLES["money_store_t"] = "fixture_store(0)"
recipes.HANDLES["money_store_commit", "store"] = "fixture_store(1)"
recipes.HANDLES["money_store_rollback", "store"] = "fixture_store(1)"
recipes.IDENTIFIERS.update(
    {
        "path": (":memory:", 4095),
        "name": ("default", 63),
        "key": ("theme", 63),
        "symbol": ("ABC", 31),
    }
)
recipes.TEXTS["money_store_put_setting", "value"] = "dark"
recipes.TEXT_LIMITS["money_store_put_setting", "value"] = "MONEY_DOCUMENT_MAX"
recipes.CODES["money_store_wallet_total", "currency"] = "EUR"
_beyond = ("INT32_MIN", "-1", "6", "256", "INT32_MAX")
recipes.SCALARS["int32_t", "kind"] = (
    "MONEY_STORED_WALLET",
    [(v, "MONEY_ERR_ARGUMENT") for v in _beyond] + [(str(v), "MONEY_OK") for v in range(6)],
)
recipes.SCALARS["int64_t", "until"] = (
    "INT64_MIN",
    [(v, "ANY") for v in ("INT64_MIN + 1", "-1", "0", "INT64_MAX")],
)
recipes.SCALARS["int64_t", "before"] = (
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
recipes.VALUE_STRUCTS.add("money_price_quote_t")
recipes.SCALAR_OUTPUTS.update({("int64_t", "instant"), ("size_t", "removed")})

#: What the header's section says of all functions of a store.
STATUSES = {
    f"MONEY_ERR_{name}"
    for name in ("RETRIEVAL", "SAVING", "REMOVAL", "OUT_OF_MEMORY", "LIMIT", "SYNTAX", "ENCODING")
}


def shared(function):
    """The statuses that the section tells of, for all of its functions."""
    return STATUSES if function.name.startswith("money_store_") else set()
