"""The arguments of the functions of converters, and of documents of currency lists."""

from hostile import recipes

recipes.TEXTS["money_converter_set_amount", "text"] = "12.50"
recipes.TEXTS["money_converter_from_json", "json"] = (
    '{\\"amount\\":\\"12.\\",\\"display\\":\\"none\\",\\"format\\":\\"libmoney.converter\\",'
    '\\"fresh_for\\":3600,\\"locale\\":\\"de\\",\\"other_digits\\":8,\\"rounding\\":\\"half_even\\",'
    '\\"source\\":\\"EUR\\",\\"target\\":\\"USD\\",\\"version\\":1}'
)
recipes.TEXTS["money_currency_list_add_json", "json"] = (
    '{\\"success\\":true,\\"currencies\\":{\\"AED\\":\\"Dirham\\",\\"EUR\\":\\"Euro\\"}}'
)
recipes.TEXTS["money_currency_list_restore", "json"] = (
    '{\\"favourites\\":[\\"EUR\\"],\\"format\\":\\"libmoney.currency-list\\",\\"language\\":\\"en\\",'
    '\\"shows\\":\\"all\\",\\"sort\\":\\"code_ascending\\",\\"version\\":1}'
)
recipes.CODES["source"] = "EUR"
recipes.SCALARS.update(
    {
        ("int32_t", "origin"): (
            "MONEY_ORIGIN_STORE",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "0", "4", "256", "INT32_MAX")]
            + [(v, "MONEY_OK") for v in ("1", "3")],
        ),
        ("int64_t", "received"): (
            "1709251200",
            [(v, "MONEY_OK") for v in ("INT64_MIN", "INT64_MIN + 1", "-1", "0", "INT64_MAX")],
        ),
        ("money_status_t", "failure"): (
            "MONEY_ERR_PROVIDER",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "0")]
            + [(v, "MONEY_OK") for v in ("1", "999", "INT32_MAX")],
        ),
    }
)
recipes.HANDLES["money_converter_t"] = "fixture.converter"
recipes.OPTION_FIELDS["other_digits"] = [
    (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-2", "-1", "39", "INT32_MAX")
] + [(v, "MONEY_OK") for v in ("0", "38")]
recipes.ROOM.update({"money_converter_text": "512", "money_converter_unit_rate": "512"})
recipes.VALUE_STRUCTS.add("money_converter_info_t")
