"""The arguments of functions, by the types and names of their parameters."""

# The arguments by the parameter's name; a key (function, name) has precedence.
TEXTS = {  # const char *NAME, size_t length
    "text": "12.50 EUR",
    ("money_decimal_parse", "text"): "12.50",
    ("money_date_parse", "text"): "2024-02-29",
    "csv": "Date,USD,JPY,GBP,\\n2024-03-01,1.0813,162.82,0.85588,\\n"
    "2024-02-29,1.0826,162.53,0.85655,\\n",
    "xml": "<Envelope><Cube><Cube time='2024-03-01'><Cube currency='USD' rate='1.0813'/>"
    "<Cube currency='JPY' rate='162.82'/></Cube></Cube></Envelope>",
    "json": '{\\"base\\":\\"EUR\\",\\"date\\":\\"2024-03-01\\",'
    '\\"rates\\":{\\"USD\\":1.0813,\\"JPY\\":162.82}}',
    ("money_catalogue_from_csv", "csv"): "sku,price\\nmilk,1.30\\n",
    ("money_catalogue_from_json", "json"): '{\\"currency\\":\\"EUR\\",\\"digits\\":2,'
    '\\"format\\":\\"libmoney.catalogue\\",\\"products\\":[],\\"version\\":1}',
    ("money_basket_from_json", "json"): '{\\"currency\\":\\"EUR\\",\\"digits\\":2,'
    '\\"format\\":\\"libmoney.basket\\",\\"lines\\":[],\\"policy\\":{\\"cash_rounding\\":\\"up\\",'
    '\\"level\\":\\"line\\",\\"prices\\":\\"net\\",\\"remainder\\":\\"floor_to_last\\",'
    '\\"rounding\\":\\"half_up\\",\\"tender\\":\\"exact\\"},\\"version\\":1}',
    ("money_expression_evaluate", "text"): "5 USD + 5% in EUR",
    ("money_expression_caret", "text"): "5 USD + 5% in EUR",
    "rate": "1.25",
    "name": "Points",
    "source": "European Central Bank",
}
TEXT_LIMITS = {
    ("money_expression_evaluate", "text"): "MONEY_EXPRESSION_MAX",
    ("money_expression_caret", "text"): "MONEY_EXPRESSION_MAX",
    "csv": "MONEY_DOCUMENT_MAX",
    "json": "MONEY_DOCUMENT_MAX",
    "xml": "MONEY_DOCUMENT_MAX",
    "name": "115",
    "source": "63",
}
# Functions that accept text of any bytes.
ANY_BYTES = {"money_unpack", "money_expression_caret"}
# Functions whose valid bytes contain NULs, so that they cannot be NUL-terminated.
WITH_NULS = set()
CODES = {  # const char *NAME, NUL-terminated
    "code": "EUR",
    "currency": "EUR",
    "from": "EUR",
    "to": "USD",
    "base": "EUR",
    "target": "USD",
    ("money_currency_registry_add", "code"): "POINT",
}
IDENTIFIERS = {  # (function and) const char *NAME, NUL-terminated: a valid one, its longest
    "sku": ("milk", 63),
    "category": ("standard", 31),
}
# Functions without a status and with more than one parameter: the call, and its condition.
PLAIN_CALLS = {}
# Room for a text that is longer than an amount.
ROOM = {
    "money_basket_policy_describe": "512",
    "money_expression_caret": "MONEY_EXPRESSION_MAX + 64",
}
DECIMALS = {  # const money_decimal_t *NAME: coefficient, scale
    "value": (105, 1),
    "a": (105, 1),
    "b": (325, 2),
    "amount": (1250, 2),
    "factor": (3, 0),
    "divisor": (3, 0),
    "step": (5, 2),
    "quantity": (3, 0),
    "refunded": (0, 0),
    "percent": (10, 0),
    "rate": (19, 2),
}
SCALARS = {  # (type, name): a valid value, then (value, expected) of the hostile ones
    ("int64_t", "coefficient"): (
        "1050",
        [("INT64_MIN", "MONEY_OK"), ("INT64_MAX", "MONEY_OK"), ("0", "MONEY_OK")],
    ),
    ("int64_t", "minor"): (
        "1050",
        [("INT64_MIN", "MONEY_OK"), ("INT64_MAX", "MONEY_OK"), ("0", "MONEY_OK")],
    ),
    ("int64_t", "instant"): (
        "1709251200",
        [(v, "MONEY_OK") for v in ("INT64_MIN", "INT64_MIN + 1", "INT64_MAX", "-1", "0")],
    ),
    ("int64_t", "position"): (
        "3",
        [(v, "MONEY_ERR_ARGUMENT") for v in ("INT64_MIN", "-1", "1000", "INT64_MAX")]
        + [("0", "MONEY_OK")],
    ),
    ("uint32_t", "scale"): (
        "2",
        [
            ("38", "MONEY_OK"),
            ("39", "MONEY_ERR_ARGUMENT"),
            ("64", "MONEY_ERR_ARGUMENT"),
            ("0x80000000u", "MONEY_ERR_ARGUMENT"),
            ("UINT32_MAX", "MONEY_ERR_ARGUMENT"),
        ],
    ),
    ("int32_t", "digits"): (
        "2",
        [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-3", "39", "128", "256", "INT32_MAX")]
        + [(v, "ANY") for v in ("-2", "-1", "0", "38")],
    ),
    ("money_rounding_t", "rounding"): (
        "MONEY_ROUND_HALF_EVEN",
        [
            (v, "MONEY_ERR_ARGUMENT")
            for v in ("INT32_MIN", "-3", "-1", "0", "7", "38", "256", "999", "1011", "INT32_MAX")
        ]
        + [(str(v), "ANY") for v in range(1000, 1011)],
    ),
    ("int32_t", "date"): (
        "19782",
        [(v, "MONEY_ERR_DATE") for v in ("INT32_MIN + 1", "-719163", "2932897", "INT32_MAX")]
        + [(v, "ANY") for v in ("INT32_MIN", "-719162", "2932896", "0", "-1")],
    ),
    ("money_payment_provider_t", "provider"): (
        "MONEY_PAYMENT_STRIPE",
        [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "3", "INT32_MAX")]
        + [(str(v), "MONEY_OK") for v in range(3)],
    ),
    ("int64_t", "units"): (
        "12",
        [(v, "MONEY_OK") for v in ("INT64_MAX", "0", "1")]
        + [(v, "MONEY_ERR_ARGUMENT") for v in ("INT64_MIN", "-1")],
    ),
    ("int32_t", "nanos"): (
        "500000000",
        [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "1000000000", "INT32_MAX")]
        + [(v, "MONEY_OK") for v in ("0", "1", "999999999")],
    ),
    ("int32_t", "year"): (
        "2024",
        [(v, "MONEY_ERR_DATE") for v in ("INT32_MIN", "-1", "0", "10000", "INT32_MAX")],
    ),
    ("int32_t", "month"): (
        "2",
        [(v, "MONEY_ERR_DATE") for v in ("INT32_MIN", "-1", "0", "13", "INT32_MAX")],
    ),
    ("int32_t", "day"): (
        "29",
        [(v, "MONEY_ERR_DATE") for v in ("INT32_MIN", "-1", "0", "30", "32", "INT32_MAX")],
    ),
    ("int32_t", "numeric"): (
        "978",
        [
            (v, "MONEY_ERR_UNKNOWN_CURRENCY")
            for v in ("INT32_MIN", "-1", "0", "1000", "65536 + 978", "INT32_MAX")
        ],
    ),
    ("size_t", "index"): (
        "0",
        [
            (v, "MONEY_ERR_NOT_FOUND")
            for v in (
                "1000000",
                "LARGE_SIZE",
                "SIZE_MAX / 2",
                "SIZE_MAX / 2 + 1",
                "SIZE_MAX - 1",
                "SIZE_MAX",
            )
        ],
    ),
    ("int32_t", "preset"): (
        "6",
        [(v, "MONEY_ERR_NOT_FOUND") for v in ("INT32_MIN", "-1", "7", "INT32_MAX")],
    ),
    ("int32_t", "view"): (
        "1",
        [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "2", "INT32_MAX")],
    ),
    ("int32_t", "columns"): (
        "48",
        [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "31", "201", "INT32_MAX")]
        + [(v, "MONEY_OK") for v in ("0", "32", "200")],
    ),
    ("money_change_callback_t", "callback"): ("hear_nothing", [("NULL", "MONEY_OK")]),
    ("void *", "user_data"): (
        "NULL",
        [("(void *)1", "MONEY_OK"), ("(void *)UINTPTR_MAX", "MONEY_OK")],
    ),
    ("money_status_t", "status"): (
        "0",
        [(v, "ANY") for v in ("INT32_MIN", "-1", "3", "39", "INT32_MAX")],
    ),
}
# The object of a handle (hostile/objects.h, state.h), by its type; (type, name) goes before.
HANDLES = {
    "money_rates_t": "fixture.rates",
    "money_rates_builder_t": "fixture.builder",
    "money_currency_registry_t": "fixture.registry",
    "money_bag_t": "fixture.bag",
    "money_expression_t": "fixture.expression",
    "money_catalogue_t": "fixture.catalogue",
    "money_basket_t": "fixture.basket",
    "money_receipt_t": "fixture.receipt",
    "money_invoice_t": "fixture.invoice",
    ("money_bag_t", "other"): "fixture.other",
    ("money_bag_t", "b"): "fixture.other",
}


def choices(count):
    """The values of a field that chooses: `count` of them are known."""
    beyond = ("INT32_MIN", "-3", "-1", str(count), "8", "39", "256", "INT32_MAX")
    return [(v, "MONEY_ERR_ARGUMENT") for v in beyond] + [(str(v), "ANY") for v in range(count)]


SCALARS["int32_t", "rule"] = ("MONEY_MERGE_DAYS", choices(2))
# Fields of options structs: the values to try.
OPTION_FIELDS = {
    "reserved": [("1", "MONEY_ERR_ARGUMENT"), ("UINT32_MAX", "MONEY_ERR_ARGUMENT")],
    "date": SCALARS["int32_t", "date"][1],
    "max_gap": [
        ("INT32_MIN", "MONEY_ERR_ARGUMENT"),
        ("-1", "MONEY_ERR_ARGUMENT"),
        ("INT32_MAX", "ANY"),
        ("0", "ANY"),
    ],
    "digits": [(v, e) for v, e in SCALARS["int32_t", "digits"][1] if v != "-2"]
    + [("-2", "MONEY_ERR_ARGUMENT")],
    "rounding": SCALARS["money_rounding_t", "rounding"][1],
    "method": [
        (v, "MONEY_ERR_ARGUMENT")
        for v in ("INT32_MIN", "-3", "-1", "4", "8", "39", "256", "INT32_MAX")
    ]
    + [(str(v), "ANY") for v in range(4)],
    "now": [(v, "ANY") for v in ("INT64_MIN", "INT64_MIN + 1", "-1", "0", "INT64_MAX")],
    # Without `fresh_for` rates never become stale.
    "stale": [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "1", "2", "INT32_MAX")]
    + [("0", "ANY")],
    "registry": [("NULL", "ANY"), ("fixture.registry", "ANY")],
    "cancel": [(v, "MONEY_OK") for v in ("0", "1", "-1")],
    "done": [("UINT64_MAX", "MONEY_OK")],
    "total": [("UINT64_MAX", "MONEY_OK")],
    "callback": [("NULL", "MONEY_OK")],
    "user_data": [("(void *)8", "MONEY_OK")],
    ("money_progress_t", "reserved"): [],  # an array, which has no assignment
    "cash_country": [],  # an array as well, whose values the tests of baskets cover
    "level": choices(5),
    "remainder": choices(3),
    "prices": choices(2),
    "tender": choices(2),
    "cash_rounding": SCALARS["money_rounding_t", "rounding"][1],
    "cash_step": [
        ("(money_decimal_t){UINT64_MAX, -1, 0, 0}", "MONEY_ERR_ARGUMENT"),
        ("(money_decimal_t){5, 0, 39, 0}", "MONEY_ERR_ARGUMENT"),
        ("(money_decimal_t){5, 0, 2, 1}", "MONEY_ERR_ARGUMENT"),
        ("(money_decimal_t){0, INT64_MIN, 0, 0}", "MONEY_ERR_ARGUMENT"),
        ("(money_decimal_t){5, 0, 2, 0}", "MONEY_OK"),
        ("(money_decimal_t){1, 0, 38, 0}", "MONEY_OK"),
        ("(money_decimal_t){0, 0, 38, 0}", "MONEY_OK"),
    ],
}
# Structs that have grown: the size that an older version had, which is still read.
FIRST_SIZES = {"money_store_options_t": "sizeof options - 8"}
OPTIONS = {"money_basket_policy_t"}  # structs with a size that are not called options
CODES_REFUSED = [
    "ABCDEFGHIJKL",
    "E R",
    "1EU",
    "-EUR",
    ".EUR",
    "EUR ",
    " EUR",
    "EU\\303\\211",
    "\\377\\376\\375",
    "EUR\\n",
    "\\001\\002\\003",
    "EU/",
    "\\xe2\\x82\\xac",
]
CODES_ANY = ["eur", "ZZZ", "ABCDEFGHIJK", "X", "XXX", "XAU", "GBp"]
CURRENCY_BYTES_REFUSED = [
    ("empty", ""),
    ("12 letters", "ABCDEFGHIJKL"),
    ("a byte behind the NUL", "EUR\\0X"),
    ("a byte at the very end", "EUR\\0\\0\\0\\0\\0\\0\\0\\0X"),
    ("a NUL first", "\\0EUR"),
    ("a digit first", "1EU"),
    ("a space", "E R"),
    ("not ASCII", "EU\\303\\211"),
    ("not UTF-8", "\\377\\376\\375"),
    ("a control byte", "EU\\1"),
]
ENCODINGS_REFUSED = [
    ("a lone byte", "\\377"),
    ("a continuation", "\\200"),
    ("an overlong NUL", "\\300\\200"),
    ("an overlong slash", "\\340\\200\\257"),
    ("a surrogate", "\\355\\240\\200"),
    ("beyond U+10FFFF", "\\364\\220\\200\\200"),
    ("a cut sequence", "\\342\\202"),
    ("a cut long sequence", "\\360\\237\\222"),
    ("an embedded NUL", "\\000"),
]
BIG = "0x4B3B4CA85A86C47A"  # 10^38, high word
DECIMALS_REFUSED = [  # lo, hi, scale, reserved
    ("scale 39", "1050, 0, 39, 0"),
    ("scale 64", "1050, 0, 64, 0"),
    ("scale 2^31", "1050, 0, 0x80000000u, 0"),
    ("scale 2^32 - 1", "1050, 0, UINT32_MAX, 0"),
    ("reserved 1", "1050, 0, 2, 1"),
    ("reserved 2^32 - 1", "1050, 0, 2, UINT32_MAX"),
    ("10^38", f"0x098A224000000000, {BIG}, 0, 0"),
    ("-10^38", f"0xF675DDC000000000, ~INT64_C({BIG}), 2, 0"),
    ("2^127 - 1", "UINT64_MAX, INT64_MAX, 0, 0"),
    ("-2^127", "0, INT64_MIN, 0, 0"),
    ("-2^127, scale 38", "0, INT64_MIN, 38, 0"),
]
DECIMALS_ANY = [
    ("10^38 - 1", f"0x098A223FFFFFFFFF, {BIG}, 0, 0"),
    ("-(10^38 - 1)", f"0xF675DDC000000001, ~INT64_C({BIG}), 0, 0"),
    ("10^38 - 1, scale 38", f"0x098A223FFFFFFFFF, {BIG}, 38, 0"),
    ("0", "0, 0, 0, 0"),
    ("0, scale 38", "0, 0, 38, 0"),
    ("10^-38", "1, 0, 38, 0"),
    ("-1", "UINT64_MAX, -1, 0, 0"),
    ("2^64", "0, 1, 0, 0"),
]
HUGE_LENGTHS = [
    "(size_t)MONEY_DOCUMENT_MAX + 1",
    "LARGE_SIZE",
    "SIZE_MAX / 2",
    "SIZE_MAX / 2 + 1",
    "SIZE_MAX - 1",
]
HUGE_CAPACITIES = [
    "LARGE_SIZE",
    "SIZE_MAX / 2",
    "SIZE_MAX / 2 + 1",
    "SIZE_MAX - 1",
    "SIZE_MAX",
]
HUGE_COUNTS = [
    "(size_t)MONEY_SHARES_MAX + 1",
    "LARGE_SIZE",
    "SIZE_MAX / 32",
    "SIZE_MAX / 2",
    "SIZE_MAX / 2 + 1",
    "SIZE_MAX - 1",
    "SIZE_MAX",
]

VALUE_STRUCTS = {
    "money_decimal_t",
    "money_t",
    "money_currency_t",
    "money_cash_rule_t",
    "money_rate_t",
    "money_rates_info_t",
    "money_conversion_t",
    "money_expression_value_t",
    "money_expression_info_t",
    "money_xirr_t",
}
SCALAR_OUTPUTS = {
    ("int32_t", "date"),
    ("int32_t", "digits"),
    ("int32_t", "order"),
    ("int32_t", "equal"),
    ("uint32_t", "flags"),
    ("uint64_t", "hash"),
    ("uint64_t", "revision"),
    ("size_t", "count"),
    ("int64_t", "minor"),
    ("int64_t", "units"),
    ("int32_t", "nanos"),
    ("double", "annualised"),
}
ARRAYS = {"weights", "shares"}  # with a `size_t count` of their own


def kind_of(handle):
    """The test program's name of a handle: `builder` for money_rates_builder_t."""
    return handle[len("money_") : -len("_t")].replace("rates_builder", "builder")
