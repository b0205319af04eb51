"""The arguments of imports into a portfolio, and of reports for a tax year."""

from hostile import recipes
from hostile.loans import REFUSED

recipes.TEXTS["money_portfolio_import", "text"] = (
    "date,action,symbol,quantity,total,currency\\n2024-03-01,buy,ABC,1,4.00,USD\\n"
)
recipes.TEXT_LIMITS["money_portfolio_import", "text"] = "MONEY_DOCUMENT_MAX"
recipes.SCALARS["money_portfolio_import", "format"] = (
    "MONEY_IMPORT_CSV",
    [(v, REFUSED) for v in ("INT32_MIN", "-1", "0", "7", "256", "INT32_MAX")]
    + [(str(v), "ANY") for v in range(1, 7)],
)
recipes.SCALARS["money_portfolio_tax_report", "format"] = ("0", recipes.choices(4))
recipes.SCALARS["money_portfolio_tax_report", "start"] = recipes.SCALARS["int32_t", "date"]
recipes.HANDLES["money_import_report_t"] = "fixture.import_report"
recipes.VALUE_STRUCTS.update({"money_import_info_t", "money_import_row_t", "money_pool_t"})

_TEXT = [
    ("NULL", "ANY"),
    ('give_code("")', "ANY"),
    ('give_code("x")', "ANY"),
    ('give_code("x=date\\n")', "ANY"),
    ('give_code("=\\n=\\n")', "ANY"),
    ('give_code("\\377")', "ANY"),
    ("give_repeated_nts('x', 4096)", "ANY"),
    ("give_repeated_nts('\\n', 20000)", "ANY"),
]
_OPTIONS = "money_import_options_t"
for _name in "delimiter decimal_separator group_separator columns actions symbols currency".split():
    recipes.OPTION_FIELDS[_OPTIONS, _name] = _TEXT
recipes.OPTION_FIELDS[_OPTIONS, "flags"] = [
    *((v, REFUSED) for v in ("4", "0x80000000u", "UINT32_MAX")),
    *((v, "ANY") for v in ("0", "1", "2", "3")),
]
recipes.OPTION_FIELDS[_OPTIONS, "date_order"] = recipes.choices(3)
