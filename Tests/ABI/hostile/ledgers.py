"""The arguments of the functions of ledgers, and hostile postings."""

from hostile import elements, recipes, trade

recipes.HANDLES["money_ledger_t"] = "fixture.ledger"
recipes.HANDLES["money_ledger_report_t"] = "fixture.ledger_report"
recipes.VALUE_STRUCTS.add("money_ledger_info_t")
for _post in ("money_ledger_post", "money_store_ledger_post"):
    recipes.TEXTS[_post, "description"] = "rent"
    recipes.TEXT_LIMITS[_post, "description"] = "255"
recipes.TEXTS["money_ledger_from_json", "json"] = (
    '{\\"accounts\\":[{\\"kind\\":\\"asset\\",\\"name\\":\\"A\\"}],\\"base\\":\\"EUR\\",'
    '\\"format\\":\\"libmoney.ledger\\",\\"transactions\\":[{\\"date\\":\\"2024-01-02\\",'
    '\\"postings\\":[{\\"account\\":\\"A\\",\\"amount\\":\\"1\\",\\"currency\\":\\"EUR\\"},'
    '{\\"account\\":\\"A\\",\\"amount\\":\\"-1\\",\\"currency\\":\\"EUR\\"}]}],\\"version\\":1}'
)
recipes.TEXTS["money_ledger_from_journal", "journal"] = (
    "2024-01-02 * shop\\n    Assets:Bank  10.00 USD @ 0.80 EUR\\n    Equity:Opening\\n"
)
recipes.TEXT_LIMITS["money_ledger_from_journal", "journal"] = "MONEY_DOCUMENT_MAX"
for _name in ("money_ledger_post_receipt", "money_ledger_post_invoice"):
    recipes.TEXTS[_name, "description"] = "sale"
    recipes.TEXT_LIMITS[_name, "description"] = "255"
recipes.SCALAR_OUTPUTS.add(("uint64_t", "count"))
#: The roles of the accounts to which an object is posted.
ROLES = (
    "cash receivable revenue tax retained prepaid rounding deposits withdrawals transfers exchange "
    "fees interest adjustments opening other securities gains dividends missing"
).split()
trade.STRUCTS["money_posting_accounts_t"] = {
    "fill": "fill_posting_accounts(&one)",
    "decimals": [],
    "amounts": [],
    "texts": [],
    "others": [
        ("reserved = 1", "MONEY_ERR_ARGUMENT"),
        ("reserved = UINT32_MAX", "MONEY_ERR_ARGUMENT"),
        *(
            (f"{role} = {value}", expected)
            for role in ROLES
            for value, expected in (
                ("NULL", "ANY"),
                ('give_code("")', "ANY"),
                ('give_code("None")', "ANY"),
                ('give_code("Assets")', "ANY"),
                ('give_code("\\377")', "MONEY_ERR_ENCODING"),
                ("give_repeated_nts('A', 128)", "MONEY_ERR_LIMIT"),
            )
        ),
    ],
}
recipes.IDENTIFIERS.update(
    {
        ("money_ledger_from_journal", "exchange"): ("Equity:Exchange", 127),
        ("money_ledger_from_journal", "symbols"): ("$=USD", 4095),
        ("money_ledger_add_account", "name"): ("Assets:Cash", 127),
        ("money_ledger_balance", "account"): ("Assets", 127),
        ("money_ledger_statement", "account"): ("Assets:Bank", 127),
        ("money_store_ledger_balance", "account"): ("Assets", 127),
        ("money_store_ledger_add_account", "account"): ("Assets:Cash", 127),
        ("money_store_ledger_close_period", "equity"): ("Equity:Opening", 127),
        ("money_store_ledger_rows", "account"): ("Assets:Bank", 127),
        ("money_ledger_close_period", "equity"): ("Equity:Opening", 127),
        ("money_ledger_revalue", "exchange"): ("Equity:Exchange", 127),
        ("money_ledger_revalue", "gain"): ("Income:Gain", 127),
    }
)
_DATES = recipes.SCALARS["int32_t", "date"][1]
recipes.SCALARS.update(
    {
        ("money_ledger_add_account", "kind"): ("MONEY_ACCOUNT_ASSET", recipes.choices(7)),
        ("money_store_ledger_add_account", "kind"): ("MONEY_ACCOUNT_ASSET", recipes.choices(7)),
        ("money_ledger_report", "kind"): (
            "MONEY_LEDGER_REPORT_INCOME_STATEMENT",
            recipes.choices(4),
        ),
        ("money_ledger_to_journal", "format"): ("MONEY_JOURNAL_BEANCOUNT", recipes.choices(4)),
        ("money_ledger_from_journal", "format"): ("MONEY_JOURNAL_HLEDGER", recipes.choices(4)),
        ("money_store_ledger_report", "kind"): (
            "MONEY_LEDGER_REPORT_INCOME_STATEMENT",
            recipes.choices(4),
        ),
        ("int32_t", "start"): ("19000", _DATES),
        ("int32_t", "end"): ("19782", _DATES),
        ("int32_t", "with_children"): (
            "1",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "2", "256", "INT32_MAX")]
            + [("0", "MONEY_OK")],
        ),
        ("uint64_t", "transaction"): (
            "1",
            [(v, "MONEY_ERR_NOT_FOUND") for v in ("0", "1000", "UINT64_MAX / 2 + 1", "UINT64_MAX")]
            + [("2", "ANY")],
        ),
    }
)

#: Changes to a posting, with the status.
BROKEN = [
    ("no account", "postings[{i}].account = NULL", "MONEY_ERR_ARGUMENT"),
    ("an empty account", 'postings[{i}].account = ""', "MONEY_ERR_NOT_FOUND"),
    ("no such account", 'postings[{i}].account = "None"', "MONEY_ERR_NOT_FOUND"),
    ("a group", 'postings[{i}].account = "Assets"', "MONEY_ERR_ACCOUNT"),
    ("not UTF-8", 'postings[{i}].account = "\\377"', "MONEY_ERR_ENCODING"),
    ("reserved 1", "postings[{i}].reserved = 1", "MONEY_ERR_ARGUMENT"),
    ("reserved all ones", "postings[{i}].reserved = UINT32_MAX", "MONEY_ERR_ARGUMENT"),
]


def add_postings(cases, p):
    """Adds the cases of the postings of a transaction and their number."""
    elements.add(cases, p, "give_postings", "postings", "amount", BROKEN)
    for count in (0, 1):
        cases.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_ARGUMENT")
    cases.case("count 2", "x->count = 2;", "MONEY_ERR_UNBALANCED")
    for count in (2, 100):
        statements = f"x->{p.name} = give_postings({count}); x->count = {count};"
        cases.case(f"{count} postings", statements, "MONEY_OK")
    for count in ("MONEY_POSTINGS_MAX + 1", *recipes.HUGE_COUNTS):
        cases.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")
