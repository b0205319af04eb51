"""The arguments of the imports of portfolios, and hostile options."""

from hostile import recipes
from hostile.loans import REFUSED

recipes.HANDLES["money_import_report_t"] = "fixture.import_report"
recipes.VALUE_STRUCTS.update({"money_import_row_t", "money_import_info_t"})
recipes.TEXTS["money_portfolio_import", "text"] = (
    "date,action,symbol,quantity,total\\n2024-01-02,buy,ABC,1,1\\n"
)
recipes.TEXT_LIMITS["money_portfolio_import", "text"] = "MONEY_DOCUMENT_MAX"
recipes.SCALARS["money_portfolio_import", "format"] = (
    "MONEY_IMPORT_CSV",
    [(v, REFUSED) for v in ("INT32_MIN", "-1", "0", "7", "INT32_MAX")],
)
_HOSTILE = [("NULL", "ANY"), ('give_code("")', "ANY"), ('give_code("\\377")', "ANY")] + [
    ("give_repeated_nts('x', 4096)", "ANY")
]
for _field in (
    "delimiter",
    "decimal_separator",
    "group_separator",
    "columns",
    "actions",
    "symbols",
    "currency",
):
    recipes.OPTION_FIELDS["money_import_options_t", _field] = _HOSTILE
recipes.OPTION_FIELDS["money_import_options_t", "date_order"] = recipes.choices(3)
recipes.OPTION_FIELDS["money_import_options_t", "flags"] = [
    ("4", REFUSED),
    ("UINT32_MAX", REFUSED),
    ("3", "ANY"),
]
