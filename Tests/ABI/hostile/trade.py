"""The arguments of catalogues and baskets, and hostile products and discounts."""

from hostile import invoice_documents, recipes

recipes.VALUE_STRUCTS.update(
    {
        "money_product_t",
        "money_tax_rate_t",
        "money_basket_policy_t",
        "money_basket_line_item_t",
        "money_receipt_info_t",
        "money_receipt_line_item_t",
        "money_receipt_tax_t",
        "money_invoice_totals_t",
        "money_invoice_line_amounts_t",
        "money_invoice_category_t",
        "money_explanation_node_t",
        "money_invoice_report_info_t",
        "money_invoice_finding_t",
        "money_invoice_correction_t",
        "money_payment_code_content_t",
    }
)
recipes.TEXTS["money_payment_code_parse", "text"] = (
    "BCD\\n002\\n1\\nSCT\\n\\nLaden Nord\\nBE72000000001616\\nEUR145.00"
)
recipes.TEXT_LIMITS["money_payment_code_parse", "text"] = "3988"
recipes.HANDLES["money_invoice_report_t"] = "fixture.report"
recipes.ANY_BYTES.update(
    {"money_invoice_check", "money_invoice_from_ubl", "money_invoice_from_cii"}
)


# Their initialisers are called as those of options.
recipes.OPTIONS.update({"money_product_t", "money_discount_t"})
recipes.OPTIONS.update({"money_invoice_line_item_t", "money_invoice_adjustment_t"})

recipes.IDENTIFIERS.update(
    {
        "zero_category": ("E", 31),
        "iban": ("BE72000000001616", 127),
        ("money_payment_reference", "number"): ("17", 127),
    }
)
recipes.SCALARS["money_payment_reference", "kind"] = (
    "MONEY_PAYMENT_REFERENCE_RF",
    recipes.choices(2),
)

recipes.SCALAR_OUTPUTS.add(("size_t", "index"))
recipes.SCALARS["size_t", "line_item"] = (
    "0",
    [(v, "MONEY_ERR_NOT_FOUND") for v in ("1", "1000000", "LARGE_SIZE", "SIZE_MAX / 2")]
    + [("SIZE_MAX / 2 + 1", "MONEY_ERR_NOT_FOUND"), ("SIZE_MAX - 1", "MONEY_ERR_NOT_FOUND")]
    # The document, which needs a tax.
    + [("SIZE_MAX", "MONEY_ERR_TAX")],
)
recipes.HANDLES["money_explanation_t"] = "fixture.explanation"
recipes.IDENTIFIERS["money_explanation_find", "name"] = ("result", 63)
recipes.IDENTIFIERS.update({"reason": ("Exempt", 255), "reason_code": ("VATEX-EU-E", 31)})
recipes.CODES["money_invoice_set_accounting", "currency"] = "SEK"
recipes.TEXTS["money_invoice_from_json", "json"] = (
    '{\\"currency\\":\\"EUR\\",\\"digits\\":2,\\"format\\":\\"libmoney.invoice\\",'
    '\\"lines\\":[],\\"version\\":1}'
)

for _name, _text in {
    "money_invoice_check": invoice_documents.UBL,
    "money_invoice_from_ubl": invoice_documents.UBL,
    "money_invoice_from_cii": invoice_documents.CII,
}.items():
    recipes.TEXTS[_name, "xml"] = _text
    recipes.TEXT_LIMITS[_name, "xml"] = "MONEY_DOCUMENT_MAX"

REFUSED = "MONEY_ERR_ARGUMENT"


def _texts(limit, in_lines, most_lines):
    """The values of a text of a paper, in lines or in one."""
    lines = "MONEY_OK" if in_lines else "MONEY_ERR_SYNTAX"
    values = [
        ("NULL", "MONEY_OK"),
        ('give_code("")', "MONEY_OK"),
        ('give_code("<script>&\\"\'")', "MONEY_OK"),
        (f"give_repeated_nts('x', {limit})", "MONEY_OK"),
        (f"give_repeated_nts('x', {limit + 1})", "MONEY_ERR_LIMIT"),
        ('give_code("two\\nlines")', lines),
        ('give_code("a\\rb")', "MONEY_ERR_SYNTAX"),
        ('give_code("\\342\\200\\256")', "MONEY_ERR_SYNTAX"),
        ('give_code("\\377")', "MONEY_ERR_ENCODING"),
    ]
    if in_lines:
        for count, status in ((most_lines, "MONEY_OK"), (most_lines + 1, "MONEY_ERR_LIMIT")):
            text = "\\n".join("x" * count)
            values.append((f'give_code("{text}")', status))
    return values


for _field, _values in {
    "format": recipes.choices(3),
    "columns": recipes.SCALARS["int32_t", "columns"][1],
    "due": recipes.SCALARS["int32_t", "date"][1],
    "show_policy": recipes.choices(2),
    "tendered": [
        ('(money_t){UINT64_MAX, -1, 0, "EUR"}', "ANY"),
        ('(money_t){1, 0, 39, "EUR"}', REFUSED),
        ('(money_t){1, 0, 0, ""}', REFUSED),
        # An account statement ignores the amount.
        ('(money_t){1, 0, 0, "JPY"}', "ANY"),
        ('(money_t){0, 0, 0, ""}', "MONEY_OK"),
    ],
    "locale": [
        ("NULL", "MONEY_OK"),
        ('give_code("pt-BR")', "MONEY_OK"),
        ('give_code("")', "MONEY_ERR_SYNTAX"),
        ('give_code("xx")', "MONEY_ERR_NOT_FOUND"),
        ("give_repeated_nts('x', 256)", "MONEY_ERR_LIMIT"),
        ('give_code("\\377")', "MONEY_ERR_ENCODING"),
    ],
    "words": [
        ("NULL", "MONEY_OK"),
        ('give_code("")', "MONEY_OK"),
        ('give_code("title=A\\ntotal=B")', "MONEY_OK"),
        ('give_code("title=")', "MONEY_OK"),
        ('give_code("=")', REFUSED),
        ('give_code("title")', REFUSED),
        ('give_code("Title=A")', REFUSED),
        ('give_code("title=a\\tb")', "MONEY_ERR_SYNTAX"),
        ("give_repeated_nts('x', 4096)", "MONEY_ERR_LIMIT"),
        ('give_code("\\377")', "MONEY_ERR_ENCODING"),
    ],
    "seller": _texts(1023, True, 12),
    "buyer": _texts(1023, True, 12),
    "seller_tax_id": _texts(255, False, 1),
    "buyer_tax_id": _texts(255, False, 1),
    "number": _texts(255, False, 1),
    "note": _texts(4095, True, 40),
}.items():
    recipes.OPTION_FIELDS["money_paper_options_t", _field] = _values
#: The values of the fields of a payment code.
PAYMENT_TEXTS = [
    ("format is_amount_open", [(v, REFUSED) for v in ("INT32_MIN", "-1", "2", "INT32_MAX")]),
    # The account is not one of the QR-bill, and the amount is not 0.
    ("format", [("0", "MONEY_OK"), ("1", "MONEY_ERR_SYNTAX")]),
    ("is_amount_open", [("0", "MONEY_OK"), ("1", REFUSED)]),
    ("version", [(v, REFUSED) for v in ("INT32_MIN", "-1", "1", "3", "INT32_MAX")]),
    ("version", [(v, "MONEY_OK") for v in ("0", "2")]),
    ("iban creditor_name", [("NULL", REFUSED), ('give_code("")', REFUSED)]),
    (
        "creditor_street creditor_building creditor_postcode creditor_town creditor_country "
        "debtor_name debtor_street debtor_building debtor_postcode debtor_town debtor_country",
        [("NULL", "MONEY_OK"), ('give_code("")', "MONEY_OK"), ('give_code("a")', REFUSED)],
    ),
    (
        "bic message information purpose reference",
        [("NULL", "MONEY_OK"), ('give_code("")', "MONEY_OK")],
    ),
    (
        "iban bic reference purpose",
        [
            ('give_code("x")', "ANY"),
            ("give_repeated_nts('A', 127)", "MONEY_ERR_SYNTAX"),
            ("give_repeated_nts('A', 128)", "MONEY_ERR_LIMIT"),
            ('give_code("a\\nb")', "MONEY_ERR_SYNTAX"),
        ],
    ),
    (
        "creditor_name message information",
        [
            ("give_repeated_nts('x', 70)", "MONEY_OK"),
            ("give_repeated_nts('x', 141)", "MONEY_ERR_LIMIT"),
            ("give_repeated_nts('x', 10000)", "MONEY_ERR_LIMIT"),
            ('give_code("a\\nb")', "MONEY_ERR_SYNTAX"),
            ('give_code("\\342\\200\\256")', "MONEY_ERR_SYNTAX"),
        ],
    ),
    (
        "iban bic reference purpose creditor_name message information debtor_town",
        [('give_code("\\377")', "MONEY_ERR_ENCODING")],
    ),
]

#: Of each struct: its initialisation, its decimals and amounts with the settings that use them, its
#: texts with their sizes, and the changes to other fields.
STRUCTS = {
    "money_product_t": {
        "fill": 'fill_product(&one, "milk")',
        "decimals": [],
        "amounts": [("price", "")],
        "texts": [("sku", 64), ("name", 256), ("unit", 32), ("category", 32)],
        "others": [("reserved = 1", REFUSED), ("reserved = UINT32_MAX", REFUSED)],
    },
    "money_invoice_line_item_t": {
        "fill": "fill_invoice_item(&one)",
        "decimals": [("quantity", ""), ("base_quantity", ""), ("taxes[0].percent", "")],
        "amounts": [("price", "")],
        "texts": [("name", 256), ("taxes[0].category", 32)],
        "others": [
            ("reserved = 1", REFUSED),
            ("taxes[0].kind = -1", REFUSED),
            ("taxes[0].kind = 3", REFUSED),
            ("taxes[0].kind = INT32_MAX", REFUSED),
            ("taxes[0].reserved = 1", REFUSED),
            ("taxes[3].reserved = 1", REFUSED),
            ("taxes[3].percent.lo = 1", "MONEY_ERR_SYNTAX"),
            ("taxes[3] = one.taxes[0]", "MONEY_ERR_TAX"),
        ],
    },
    "money_invoice_adjustment_t": {
        "fill": "fill_invoice_adjustment(&one)",
        "decimals": [("percent", "")],
        "amounts": [("amount", ""), ("base", "")],
        "texts": [("reason", 256), ("reason_code", 32)],
        "others": [
            ("kind = INT32_MIN", REFUSED),
            ("kind = 0", REFUSED),
            ("kind = 3", REFUSED),
            ("kind = INT32_MAX", REFUSED),
            ("taxes[0].category[0] = 'S'", "MONEY_ERR_TAX"),
            ("taxes[2].reserved = 1", REFUSED),
        ],
    },
    "money_payment_code_options_t": {
        "fill": "fill_payment_code(&one)",
        "decimals": [],
        "amounts": [("amount", "")],
        "texts": [],
        "others": [
            (f"{name} = {value}", expected)
            for names, values in PAYMENT_TEXTS
            for name in names.split()
            for value, expected in values
        ],
    },
    "money_invoice_heading_t": {
        "fill": "fill_invoice_heading(&one)",
        "decimals": [],
        "amounts": [],
        "texts": [],
        "others": [
            ("is_credit_note = 1", "MONEY_OK"),
            ("is_credit_note = 2", REFUSED),
            ("is_credit_note = -1", REFUSED),
            ("issued = MONEY_DATE_NONE", "MONEY_ERR_DATE"),
            ("issued = INT32_MAX", "MONEY_ERR_DATE"),
            ("due = MONEY_DATE_NONE", "MONEY_OK"),
            ("due = INT32_MAX", "MONEY_ERR_DATE"),
            ("number = NULL", REFUSED),
            ('number = give_code("")', REFUSED),
            ("seller = NULL", REFUSED),
            ('profile = give_code("")', "MONEY_OK"),
            ("unit = give_repeated_nts('x', 1023)", "MONEY_OK"),
            ("unit = give_repeated_nts('x', 1024)", "MONEY_ERR_LIMIT"),
            ('buyer = give_code("<&>")', "MONEY_OK"),
            ('buyer_reference = give_code("two\\nlines")', "MONEY_ERR_SYNTAX"),
            ('seller_city = give_code("\\377")', "MONEY_ERR_ENCODING"),
            ("buyer_street = give_repeated_nts('x', 10000)", "MONEY_ERR_LIMIT"),
        ],
    },
    "money_discount_t": {
        "fill": "fill_discount(&one)",
        "decimals": [("percent", "")],
        "amounts": [
            (
                "amount",
                "memset(&one.percent, 0, sizeof one.percent); one.kind = MONEY_DISCOUNT_FIXED; ",
            )
        ],
        "texts": [],
        "others": [
            ("kind = INT32_MIN", REFUSED),
            ("kind = -1", REFUSED),
            ("kind = MONEY_DISCOUNT_NONE", REFUSED),
            ("kind = MONEY_DISCOUNT_FIXED", REFUSED),
            ("kind = 3", REFUSED),
            ("kind = INT32_MAX", REFUSED),
            ("amount.currency[0] = 'E'", REFUSED),
            ("amount.scale = 1", REFUSED),
        ],
    },
}


def add(cases, p):
    """Adds the cases of a struct that starts with its size."""
    known = STRUCTS[p.target]
    begin = f"{p.target} one; {known['fill']};"
    given = f"x->{p.name} = give_copy(&one, sizeof one);"
    cases.has_text = True  # texts have positions
    cases.valid.append(f"{{ {begin} {given} }}")
    cases.null(p)

    def changed(what, statements, expected):
        cases.case(f"{p.name}: {what}", f"{{ {begin} {statements}; {given} }}", expected)

    _sizes(cases, p, begin)
    for field, before in known["decimals"]:
        for what, words in recipes.DECIMALS_REFUSED:
            value = f"{before}one.{field} = *give_decimal({words})"
            changed(f"{field} of {what}", value, "MONEY_ERR_ARGUMENT")
        for what, words in recipes.DECIMALS_ANY:
            changed(f"{field} of {what}", f"{before}one.{field} = *give_decimal({words})", "ANY")
    for field, before in known["amounts"]:
        _amounts(changed, field, before)
    for field, size in known["texts"]:
        changed(f"{field} without a NUL", f"memset(one.{field}, 'A', {size})", "MONEY_ERR_LIMIT")
        changed(f"{field} empty", f"memset(one.{field}, 0, {size})", "ANY")
        full = f"memset(one.{field}, 'A', {size} - 1); one.{field}[{size} - 1] = 0"
        changed(f"{field} as long as can be", full, "MONEY_OK")
        for what, bad in recipes.ENCODINGS_REFUSED:
            if bad != "\\000":
                changed(f"{field}: {what}", f'strcpy(one.{field}, "a{bad}")', "MONEY_ERR_ENCODING")
        changed(f"{field} of two lines", f'strcpy(one.{field}, "a\\nb")', "MONEY_ERR_SYNTAX")
    for statement, expected in known["others"]:
        shown = statement.replace("\\", "\\\\").replace('"', "'")
        changed(shown, f"one.{statement}", expected)


def _sizes(cases, p, begin):
    def sized(what, told, size, tail, expected):
        copy = f"x->{p.name} = give_sized(&one, sizeof one, {size}, {tail});"
        cases.case(
            f"{p.name}: {what}",
            f"{{ {begin} one.struct_size = (uint32_t)({told}); {copy} }}",
            expected,
        )

    for size in ("0", "4", "8", "sizeof one - 8", "sizeof one - 1"):
        sized(f"struct_size {size}", size, size, 0, "MONEY_ERR_ARGUMENT")
    for more in (1, 8, 64):
        size = f"sizeof one + {more}"
        sized(f"{more} bytes more, zero", size, size, 0, "MONEY_OK")
        sized(f"{more} bytes more, not zero", size, size, 1, "MONEY_ERR_ARGUMENT")
    for size in ("0x7FFFFFFFu", "0x80000000u", "UINT32_MAX"):
        sized(f"struct_size {size}", size, "sizeof one", 0, "MONEY_ERR_ARGUMENT")


def _amounts(changed, field, before):
    def amount(words, code):
        lo, hi, scale, _ = words.split(", ")
        given = f'give_money({lo}, {hi}, {scale}, "{code}", sizeof "{code}" - 1)'
        return f"{before}one.{field} = *{given}"

    for what, words in recipes.DECIMALS_REFUSED:
        if not what.startswith("reserved"):
            changed(f"{field} of {what}", amount(words, "EUR"), "MONEY_ERR_ARGUMENT")
    for what, words in recipes.DECIMALS_ANY:
        for code in ("EUR", "CHF", "POINTS"):
            changed(f"{field} of {what} {code}", amount(words, code), "ANY")
    for what, code in recipes.CURRENCY_BYTES_REFUSED:
        changed(
            f"{field}: currency with {what}", amount("1250, 0, 2, 0", code), "MONEY_ERR_ARGUMENT"
        )
