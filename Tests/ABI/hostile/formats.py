"""The arguments of the functions of formats, and of amounts, bags and rates as text."""

from hostile import recipes

ONE = '{\\"amount\\":\\"12.50\\",\\"currency\\":\\"EUR\\"}'
recipes.TEXTS["pattern"] = "#,##0.00 \\302\\244\\302\\244"
recipes.TEXT_LIMITS["pattern"] = "MONEY_PATTERN_MAX"
recipes.TEXTS["money_from_json", "json"] = ONE
recipes.TEXT_LIMITS["money_from_json", "json"] = "MONEY_INPUT_MAX"
recipes.TEXTS["money_bag_parse", "text"] = "-12.50 EUR + 3.00 USD"
recipes.TEXT_LIMITS["money_bag_parse", "text"] = "MONEY_DOCUMENT_MAX"
recipes.TEXTS["money_bag_from_json", "json"] = f"[{ONE}]"
recipes.TEXTS["money_currency_pair_parse", "text"] = "EUR/USD"
recipes.TEXTS["money_rate_parse", "text"] = "EUR/USD 1.1172 2020-03-13"
recipes.TEXTS["money_rate_from_json", "json"] = (
    '{\\"date\\":\\"2020-03-13\\",\\"from\\":\\"EUR\\",\\"rate\\":\\"1.1172\\",\\"to\\":\\"USD\\"}'
)
recipes.TEXT_LIMITS["money_rate_from_json", "json"] = "MONEY_INPUT_MAX"
recipes.TEXTS["money_unpack", "bytes"] = "\\023EUR\\002\\004\\032M"
recipes.TEXT_LIMITS["money_unpack", "bytes"] = "MONEY_PACKED_MAX"
recipes.ROOM.update(
    {
        "money_pack": "MONEY_PACKED_MAX",
        "money_sort_key": "MONEY_SORT_KEY_MAX",
        "money_format_pattern": "MONEY_LOCALE_TEXT_MAX",
        "money_to_json": "MONEY_JSON_MAX",
        "money_bag_format": "512",
        "money_rate_format": "MONEY_RATE_TEXT_MAX",
        "money_rate_to_json": "MONEY_RATE_JSON_MAX",
    }
)
recipes.VALUE_STRUCTS.add("money_currency_pair_t")
recipes.IDENTIFIERS["country"] = ("DE", 255)
recipes.SCALARS["uint32_t", "flags"] = (
    "0x40",
    [(v, "MONEY_OK") for v in ("0", "1", "0x7f", "UINT32_MAX", "0xffffffbf")],
)
for _name in ("from", "to"):
    recipes.SCALARS["money_redenomination", _name] = (
        "19782",
        [("INT32_MIN", "MONEY_ERR_DATE"), *recipes.SCALARS["int32_t", "date"][1][:4]]
        + [(v, "MONEY_OK") for v in ("-719162", "2932896", "0", "-1")],
    )
recipes.PLAIN_CALLS["money_rate_init"] = (
    "{ money_rate_t wanted = MONEY_RATE_INIT, *got = output(sizeof wanted, PLAIN);"
    " money_rate_init(NULL); money_rate_init(got);"
    " made(memcmp(got, &wanted, sizeof wanted) == 0); }"
)

DIGITS = [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-4", "39", "256", "INT32_MAX")]
OWN_TEXT = [
    ("NULL", "ANY"),
    ('give_code("")', "ANY"),
    ('give_code("x")', "ANY"),
    ("give_repeated_nts('x', 32)", "ANY"),
    ("give_repeated_nts('x', 33)", "MONEY_ERR_LIMIT"),
    ("give_repeated_nts('x', 10000)", "MONEY_ERR_LIMIT"),
    ('give_code("two\\nlines")', "MONEY_ERR_ARGUMENT"),
    ('give_code("\\377")', "MONEY_ERR_ENCODING"),
    ('give_code("\\355\\240\\200")', "MONEY_ERR_ENCODING"),
]
FIELDS = {
    "sign": recipes.choices(4),
    "zeros": recipes.choices(3),
    "minimum_fraction": DIGITS + [(v, "ANY") for v in ("-3", "-2", "-1", "0", "38")],
    "maximum_fraction": DIGITS + [(v, "ANY") for v in ("-3", "-2", "-1", "0", "38")],
    "minimum_significant": [*DIGITS, ("0", "MONEY_ERR_ARGUMENT"), ("1", "ANY"), ("38", "ANY")],
    "maximum_significant": [*DIGITS, ("0", "MONEY_ERR_ARGUMENT"), ("1", "ANY"), ("38", "ANY")],
    "minimum_grouping": [*DIGITS, ("0", "MONEY_ERR_ARGUMENT"), ("1", "ANY"), ("38", "ANY")],
    "decimal_separator": [*OWN_TEXT, ('give_code("1")', "MONEY_ERR_ARGUMENT")],
    "group_separator": [*OWN_TEXT, ('give_code("1")', "MONEY_ERR_ARGUMENT")],
    "minus_sign": [*OWN_TEXT, ('give_code("1")', "MONEY_ERR_ARGUMENT")],
    "plus_sign": [*OWN_TEXT, ('give_code("1")', "MONEY_ERR_ARGUMENT")],
    "symbol": [*OWN_TEXT, ('give_code("1")', "ANY")],
    "locale": [
        ("NULL", "ANY"),
        ('give_code("de-DE")', "ANY"),
        ('give_code("")', "MONEY_ERR_SYNTAX"),
        ('give_code("xx")', "MONEY_ERR_NOT_FOUND"),
        ("give_repeated_nts('x', 256)", "MONEY_ERR_LIMIT"),
        ('give_code("\\377")', "MONEY_ERR_ENCODING"),
    ],
}
for _field, _values in FIELDS.items():
    recipes.OPTION_FIELDS["money_format_options_t", _field] = _values

#: How a rate that is given is broken.
RATES = [
    ("numerator = 0", "MONEY_ERR_INVALID_RATE"),
    ("denominator = 0", "MONEY_ERR_INVALID_RATE"),
    ("numerator = UINT64_MAX", "MONEY_OK"),
    ("denominator = UINT64_MAX", "MONEY_OK"),
    ("date = INT32_MIN", "MONEY_OK"),
    ("date = -719162", "MONEY_OK"),
    ("date = -719163", "MONEY_ERR_DATE"),
    ("date = INT32_MAX", "MONEY_ERR_DATE"),
    ("kind = -1", "MONEY_ERR_ARGUMENT"),
    ("kind = INT32_MAX", "MONEY_ERR_ARGUMENT"),
    ("kind = MONEY_RATE_UNIT", "MONEY_OK"),
    ("flags = MONEY_FLAG_RATE_ROUNDED", "MONEY_OK"),
    ("flags = MONEY_FLAG_ROUNDED", "MONEY_ERR_ARGUMENT"),
    ("flags = UINT32_MAX", "MONEY_ERR_ARGUMENT"),
    ("reserved = 1", "MONEY_ERR_ARGUMENT"),
    ("from[0] = 0", "MONEY_ERR_ARGUMENT"),
    ("from[1] = ' '", "MONEY_ERR_ARGUMENT"),
    ("from[11] = 'X'", "MONEY_ERR_ARGUMENT"),
    ("to[0] = (char)0xFF", "MONEY_ERR_ARGUMENT"),
    ("to[0] = 'Q'", "MONEY_OK"),
    ("to[0] = 'E', rate.to[1] = 'U', rate.to[2] = 'R'", "MONEY_ERR_INVALID_RATE"),
]


def add_rate(cases, p):
    """Adds the cases of a rate that goes in."""
    begin = "money_rate_t rate = MONEY_RATE_INIT;"
    good = (
        'memcpy(rate.from, "EUR", 3); memcpy(rate.to, "USD", 3);'
        " rate.numerator = 10; rate.denominator = 9; rate.date = 18334;"
    )
    copied = f"x->{p.name} = give_copy(&rate, sizeof rate);"
    cases.valid.append(f"{{ {begin} {good} {copied} }}")
    cases.null(p)
    cases.case(f"{p.name}: not set", f"{{ {begin} {copied} }}", "MONEY_ERR_ARGUMENT")
    for change, expected in RATES:
        statements = f"{{ {begin} {good} rate.{change}; {copied} }}"
        cases.case(f"{p.name}->{change}".replace("'", "`"), statements, expected)
    for byte in (0, 255):
        value = f"give_filled({byte}, sizeof(money_rate_t))"
        cases.give(p.name, f"all bytes {byte}", value, "MONEY_ERR_ARGUMENT")
