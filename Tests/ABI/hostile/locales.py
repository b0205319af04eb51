"""The arguments of the functions of locales and currency lists."""

import re
from pathlib import Path

from hostile import recipes

TINY = Path(__file__).resolve().parents[1] / "tiny_locales.h"
#: The literal of the tables that tests read, as one.
LITERAL = "".join(re.findall(r'^    "(.*)";?$', TINY.read_text(encoding="utf-8"), re.MULTILINE))

recipes.IDENTIFIERS.update({"locale": ("en-US", 255), "language": ("pt-BR", 255)})
recipes.TEXTS["money_currency_list_set_search", "text"] = "d\\303\\263lar"
recipes.TEXT_LIMITS["money_currency_list_set_search", "text"] = "255"
recipes.TEXT_LIMITS["money_currency_list_add", "name"] = "255"
recipes.CODES["money_currency_list_add", "code"] = "XYZ"
recipes.ROOM.update({"money_format_locale": "512", "money_currency_text": "512"})
recipes.SCALARS.update(
    {
        ("int32_t", "display"): (
            "MONEY_DISPLAY_NAME",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "4", "5", "256", "INT32_MAX")]
            + [(str(v), "MONEY_OK") for v in range(4)],
        ),
        ("int32_t", "sort"): (
            "MONEY_SORT_CODE_DESCENDING",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "4", "256", "INT32_MAX")]
            + [(str(v), "MONEY_OK") for v in range(4)],
        ),
        ("int32_t", "is_only"): (
            "1",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "2", "256", "INT32_MAX")]
            + [("0", "MONEY_OK")],
        ),
        ("int32_t", "is_favourite"): (
            "1",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "2", "256", "INT32_MAX")]
            + [("0", "MONEY_OK")],
        ),
    }
)
for _field, _count in (("style", 3), ("display", 5), ("numerals", 2)):
    recipes.OPTION_FIELDS[_field] = recipes.choices(_count)
recipes.TEXTS["money_decimal_parse_locale", "text"] = "1.5"
recipes.SCALARS["int32_t", "reading"] = (
    "MONEY_READING_LENIENT",
    recipes.choices(2),
)
recipes.HANDLES["money_currency_list_t"] = "fixture.currency_list"
recipes.VALUE_STRUCTS.add("money_currency_list_item_t")
recipes.SCALAR_OUTPUTS.add(("int32_t", "state"))
recipes.HANDLES["money_locales_t"] = "fixture.locales"
recipes.TEXTS["money_locales_from_bytes", "bytes"] = LITERAL
recipes.TEXT_LIMITS["money_locales_from_bytes", "bytes"] = "MONEY_DOCUMENT_MAX"
recipes.IDENTIFIERS["money_locales_find", "locale"] = ("de-CH", 255)
recipes.IDENTIFIERS["money_locales_parse", "locale"] = ("de-CH", 255)
recipes.IDENTIFIERS["money_locales_currency_text", "locale"] = ("de-CH", 255)
recipes.IDENTIFIERS["money_locales_country_name", "locale"] = ("de-CH", 255)
recipes.IDENTIFIERS["money_locales_country_name", "country"] = ("CH", 255)
recipes.ROOM["money_locales_currency_text"] = "512"
recipes.ROOM["money_locales_country_name"] = "512"
recipes.OPTION_FIELDS["locales"] = [("NULL", "ANY"), ("fixture.locales", "ANY")]
