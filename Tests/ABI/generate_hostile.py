#!/usr/bin/env python3
"""Writes hostile calls of every function that money.h declares, as C that hostile.c includes.

A function joins by being in the header: what its calls look like follows from its parameters' types and names. Where
they do not say enough, this ends with the name of the function, and so does the build.

    generate_hostile.py include/money.h > hostile_cases.h
    generate_hostile.py --list include/money.h      # the names of the functions, one a line
"""

import re
import sys

# ---------------------------------------------------------------------------------------------- recipes ----

# What a function may be called with, by the parameter's name; (function, name) goes before.
TEXTS = {  # const char *NAME, size_t length
    "text": "12.50 EUR",
    ("money_decimal_parse", "text"): "12.50",
    ("money_date_parse", "text"): "2024-02-29",
    "csv": "Date,USD,JPY,GBP,\\n2024-03-01,1.0813,162.82,0.85588,\\n2024-02-29,1.0826,162.53,0.85655,\\n",
    "json": '{\\"base\\":\\"EUR\\",\\"date\\":\\"2024-03-01\\",\\"rates\\":{\\"USD\\":1.0813,\\"JPY\\":162.82}}',
    (
        "money_wallet_from_json",
        "json",
    ): '{\\"entries\\":[{\\"amount\\":\\"12.50\\",\\"currency\\":\\"EUR\\",\\"id\\":1}],'
    '\\"format\\":\\"libmoney.wallet\\",\\"next\\":2,\\"revision\\":1,\\"version\\":1}',
    "journal": '{\\"format\\":\\"libmoney.journal\\",\\"version\\":1}\\n'
    '{\\"do\\":\\"post\\",\\"entries\\":[{\\"amount\\":\\"12.50\\",\\"currency\\":\\"EUR\\",\\"id\\":1}]}\\n',
    "rate": "1.25",
    "name": "Points",
    "source": "European Central Bank",
}
TEXT_LIMITS = {
    "csv": "MONEY_DOCUMENT_MAX",
    "json": "MONEY_DOCUMENT_MAX",
    "journal": "MONEY_DOCUMENT_MAX",
    "name": "115",
    "source": "63",
}
CODES = {  # const char *NAME, NUL-terminated
    "code": "EUR",
    "currency": "EUR",
    "from": "EUR",
    "to": "USD",
    "base": "EUR",
    "target": "USD",
    ("money_registry_add", "code"): "POINT",
}
DECIMALS = {  # const money_decimal_t *NAME: coefficient, scale
    "value": (105, 1),
    "a": (105, 1),
    "b": (325, 2),
    "amount": (1250, 2),
    "factor": (3, 0),
    "divisor": (3, 0),
    "step": (5, 2),
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
            for v in ("INT32_MIN", "-3", "-1", "8", "39", "256", "INT32_MAX")
        ]
        + [(str(v), "ANY") for v in range(8)],
    ),
    ("int32_t", "date"): (
        "19782",
        [(v, "MONEY_ERR_DATE") for v in ("INT32_MIN + 1", "-719163", "2932897", "INT32_MAX")]
        + [(v, "ANY") for v in ("INT32_MIN", "-719162", "2932896", "0", "-1")],
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
                "(size_t)1 << 40",
                "SIZE_MAX / 2",
                "SIZE_MAX / 2 + 1",
                "SIZE_MAX - 1",
                "SIZE_MAX",
            )
        ],
    ),
    ("size_t", "section"): (
        "0",
        [(v, "MONEY_ERR_NOT_FOUND") for v in ("1000000", "SIZE_MAX / 2 + 1", "SIZE_MAX")],
    ),
    ("size_t", "row"): (
        "0",
        [(v, "MONEY_ERR_NOT_FOUND") for v in ("1000000", "SIZE_MAX / 2 + 1", "SIZE_MAX")],
    ),
    ("uint64_t", "id"): (
        "2",
        [(v, "MONEY_ERR_NOT_FOUND") for v in ("0", "1000", "UINT64_MAX / 2 + 1", "UINT64_MAX")]
        + [("1", "ANY")],
    ),
    ("uint64_t", "hold"): (
        "FIXTURE_HOLD",
        [
            (v, "MONEY_ERR_NOT_FOUND")
            for v in ("0", "1", "1000", "UINT64_MAX / 2 + 1", "UINT64_MAX")
        ],
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
# What a constructed object of a handle is, and how its state is told (hostile.c). NAME goes before the type.
HANDLES = {
    "money_rates_t": "fixture.rates",
    "money_rates_builder_t": "fixture.builder",
    "money_registry_t": "fixture.registry",
    "money_bag_t": "fixture.bag",
    "money_wallet_t": "fixture.wallet",
    "money_table_t": "fixture.table",
    ("money_bag_t", "other"): "fixture.other",
    ("money_bag_t", "b"): "fixture.other",
}
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
    "registry": [("NULL", "ANY"), ("fixture.registry", "ANY")],
    "label": [
        ('give_code("lunch")', "ANY"),
        ('give_code("")', "ANY"),
        ("give_repeated_nts('x', 79)", "ANY"),
        ("give_repeated_nts('x', 80)", "MONEY_ERR_LIMIT"),
        ("give_repeated_nts('x', 10000)", "MONEY_ERR_LIMIT"),
        ('give_code("two\\nlines")', "MONEY_ERR_SYNTAX"),
        ('give_code("\\377")', "MONEY_ERR_ENCODING"),
        ('give_code("\\355\\240\\200")', "MONEY_ERR_ENCODING"),
        ("NULL", "ANY"),
    ],
}
# Arrays of legs: a valid one, and how its other fields are broken.
LEGS = {
    "money_transfer_leg_t": (
        "give_transfer_legs",
        [
            ("no wallet", "from = legs[{i}].to = NULL", "MONEY_ERR_ARGUMENT"),
            ("one wallet", "from = legs[{i}].to", "MONEY_OK"),
            ("into nothing", "to = NULL", "MONEY_OK"),
        ],
    ),
    "money_exchange_leg_t": (
        "give_exchange_legs",
        [
            ("reserved 1", "reserved = 1", "MONEY_ERR_ARGUMENT"),
            ("reserved 2^32 - 1", "reserved = UINT32_MAX", "MONEY_ERR_ARGUMENT"),
            (
                "receive without a NUL",
                "receive[3] = 'A', memset(legs[{i}].receive, 'A', sizeof legs[{i}].receive)",
                "MONEY_ERR_ARGUMENT",
            ),
            ("receive not a code", "receive[0] = ' '", "MONEY_ERR_SYNTAX"),
            ("receive not ASCII", "receive[1] = (char)0xFF", "MONEY_ERR_SYNTAX"),
            ("receive empty", "receive[0] = 0", "MONEY_OK"),
            ("receive not known", "receive[0] = 'Q'", "ANY"),
        ],
    ),
}
OPTIONS = {"money_wallet_note_t"}  # structs with a size that are not called options
# Functions whose statuses are those of others, said in words.
DOCUMENTED_BY = {
    "money_wallet_from_journal": [
        "money_wallet_add",
        "money_wallet_remove",
        "money_wallet_hold",
        "money_wallet_commit",
        "money_wallet_release",
    ]
}
# NULL is allowed for these outputs and inputs wherever they appear; elsewhere the comments say so.
NULLABLE = {"flags", "error", "options", "registry", "length", "note", "user_data"}
NULLABLE_IN = {
    ("money_rates_builder_set_base", "base"),
    ("money_rates_builder_set_source", "source"),
    ("money_rates_convert", "target"),
    ("money_rates_find", "rates"),
    ("money_split", "remainder"),
    ("money_wallet_totals", "target"),
    ("money_wallet_totals", "rates"),
    ("money_wallet_table", "target"),
    ("money_wallet_table", "rates"),
    ("money_wallet_exchange", "rates"),
}
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
    "(size_t)1 << 40",
    "SIZE_MAX / 2",
    "SIZE_MAX / 2 + 1",
    "SIZE_MAX - 1",
]
HUGE_COUNTS = [
    "(size_t)MONEY_SHARES_MAX + 1",
    "(size_t)1 << 40",
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
    "money_rate_t",
    "money_rates_info_t",
    "money_conversion_t",
    "money_wallet_entry_t",
    "money_wallet_totals_t",
    "money_table_row_t",
}
SCALAR_OUTPUTS = {
    ("int32_t", "date"),
    ("int32_t", "digits"),
    ("int32_t", "order"),
    ("int32_t", "equal"),
    ("uint64_t", "id"),
    ("uint64_t", "hold"),
    ("uint64_t", "revision"),
    ("uint32_t", "flags"),
    ("uint64_t", "hash"),
    ("size_t", "count"),
    ("int64_t", "minor"),
}
ARRAYS = {"weights", "shares"}  # with a `size_t count` of their own

# ------------------------------------------------------------------------------------------- the header ----


class Parameter:
    def __init__(self, text):
        match = re.fullmatch(r"(.*?[\s*])(\w+)", text.strip())
        if not match:
            raise SystemExit(f"generate_hostile.py: cannot read the parameter '{text.strip()}'")
        self.type = re.sub(r"\s+", " ", match[1]).strip().replace("* *", "**")
        self.name = match[2]

    @property
    def target(self):  # of a pointer
        return self.type.replace("const ", "").rstrip("* ")

    @property
    def field(self):
        return (
            f"{self.type} {self.name}" if not self.type.endswith("*") else f"{self.type}{self.name}"
        )


class Function:
    def __init__(self, result, name, parameters, comment):
        self.result, self.name, self.comment = result.strip(), name, comment
        self.parameters = (
            [] if parameters.strip() == "void" else [Parameter(p) for p in parameters.split(",")]
        )

    def fail(self, what):
        raise SystemExit(
            f"generate_hostile.py: {self.name}: {what}; teach the generator what to call it with"
        )

    def said_of(self, name):
        """What the comment says of a parameter."""
        match = re.search(rf"@param +{name}\b(.*?)(?=@param|@return|$)", self.comment, re.S)
        return re.sub(r"\s*\n\s*\*?\s*", " ", match[1]) if match else ""

    def allows_null(self, name):
        if name in NULLABLE or (self.name, name) in NULLABLE_IN:
            return True
        said = self.said_of(name)
        return "NULL" in said and not re.search(r"([Nn]ot be|[Nn]either) NULL", said)

    def recipe(self, table, name, what):
        for key in ((self.name, name), name):
            if key in table:
                return table[key]
        return self.fail(f"no valid value for the {what} '{name}'")


def read_header(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    comments = []

    def keep(match):
        comments.append(match[0])
        return f"\x01{len(comments) - 1}\x02"

    text = re.sub(r"/\*.*?\*/", keep, text, flags=re.S)
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*$", "", text, flags=re.M)
    structs = {}
    for match in re.finditer(r"typedef struct \w+ \{(.*?)\} (\w+);", text, re.S):
        body = re.sub(r"\x01\d+\x02", "", match[1])
        fields = [
            re.fullmatch(r"(.*?[\s*])(\w+)(?:\[\w+\])?", line.strip())
            for line in body.split(";")
            if line.strip()
        ]
        structs[match[2]] = [(field[1].strip(), field[2]) for field in fields]
    functions = []
    pattern = r"(?:\x01(\d+)\x02\s*)?((?:const )?\w+(?: \*| ))(money_\w+)\(([^()]*)\);"
    for match in re.finditer(pattern, text):
        parameters = re.sub(r"\x01\d+\x02", "", match[4])
        functions.append(
            Function(match[2], match[3], parameters, comments[int(match[1])] if match[1] else "")
        )
    # Nothing that looks like a prototype may be passed over.
    seen = {function.name for function in functions}
    for name in re.findall(r"\b(money_\w+)\s*\(", text):
        if name not in seen:
            raise SystemExit(f"generate_hostile.py: cannot read the prototype of {name}")
    handles = set(re.findall(r"typedef struct (?:\w+) (\w+);", text))
    return functions, structs, handles


def documented(function, functions, seen=()):
    """The statuses a comment tells of, with those of the functions it points to."""
    if function.name in seen:
        return set()
    found = {"MONEY_OK", "MONEY_ERR_ARGUMENT"} | set(re.findall(r"MONEY_ERR_\w+", function.comment))
    pattern = r"(?:[Aa]s|[Aa]s in|under the rules of) (money_\w+)(?: and (money_\w+))?"
    names = [name for pair in re.findall(pattern, function.comment) for name in pair]
    for name in names + DOCUMENTED_BY.get(function.name, []):
        if name in functions:
            found |= documented(functions[name], functions, (*seen, function.name))
    return found


# -------------------------------------------------------------------------------------------- the cases ----


class Cases:
    """Of one function: the fields of a call, how a valid one is made, and what is changed in it."""

    def __init__(self, function, structs, handles):
        self.function, self.structs, self.handles = function, structs, handles
        self.valid = []  # statements that fill `x`
        self.after = []  # statements behind a call; `status` is known
        self.cases = []  # (what, statements, expected, position)
        self.handle_states = []
        self.has_text = False
        self.buffer = None

    def case(self, what, statements, expected, position="ANYWHERE"):
        self.cases.append((what, statements, expected, position))

    def build(self):
        parameters = self.function.parameters
        index = 0
        while index < len(parameters):
            following = [p.name for p in parameters[index + 1 : index + 3]]
            index += self.classify(parameters[index], following)
        pointers = [p.name for p in parameters if p.type.endswith("*") and p.name != "error"]
        if len(pointers) > 1:
            statements = " ".join(f"x->{name} = absent(x->{name});" for name in pointers)
            self.case(
                "all pointers NULL",
                statements,
                "ANY" if self.all_nullable(pointers) else "MONEY_ERR_ARGUMENT",
            )

    def all_nullable(self, names):
        return all(self.function.allows_null(name) for name in names)

    def classify(self, p, following):
        """Adds the cases of a parameter; how many parameters that took."""
        f, name = self.function, p.name
        constant = p.type.startswith("const ")
        pointer = p.type.endswith("*")
        if p.type == "money_error_t *":
            self.valid.append("x->error = NULL;")
            return 1
        if p.type == "const char *":
            if following[:1] == ["length"]:
                self.text(p)
                return 2
            self.code(p)
            return 1
        if p.type == "char *" and following == ["capacity", "length"]:
            self.buffer_triple(p)
            return 3
        if p.type == "char **":
            self.handle_output(p, "money_string_free")
            return 1
        if pointer and p.target in self.handles:
            if p.type.endswith("**"):
                self.handle_output(p, p.target[:-2] + "_free")
            else:
                self.handle(p)
            return 1
        if constant and pointer and (p.target.endswith("_options_t") or p.target in OPTIONS):
            self.options(p)
            return 1
        if constant and pointer and p.target in LEGS and following[:1] == ["count"]:
            self.legs(p)
            return 2
        if name in ARRAYS and pointer and p.target in ("money_decimal_t", "money_t"):
            self.array(p)
            return 1
        if constant and p.target == "money_decimal_t":
            coefficient, scale = f.recipe(DECIMALS, name, "decimal")
            self.valid.append(f"x->{name} = give_decimal({coefficient}, 0, {scale}, 0);")
            self.null(p)
            for what, words in DECIMALS_REFUSED:
                self.case(
                    f"{name}: {what}", f"x->{name} = give_decimal({words});", "MONEY_ERR_ARGUMENT"
                )
            for what, words in DECIMALS_ANY:
                self.case(f"{name}: {what}", f"x->{name} = give_decimal({words});", "ANY")
            return 1
        if constant and p.target == "money_t":
            self.money(p)
            return 1
        if not constant and pointer and p.target in VALUE_STRUCTS:
            self.output(p, f"sizeof({p.target})")
            return 1
        if not constant and pointer and (p.target, name) in SCALAR_OUTPUTS:
            self.output(p, f"sizeof({p.target})")
            return 1
        if p.type == "size_t *" and name == "length":
            self.output(p, "sizeof(size_t)")
            return 1
        if p.type == "size_t" and name == "count" and any(q.name in ARRAYS for q in f.parameters):
            self.count(p)
            return 1
        if (p.type, name) in SCALARS:
            value, hostile = SCALARS[p.type, name]
            self.valid.append(f"x->{name} = {value};")
            for hostile_value, expected in hostile:
                self.case(f"{name} = {hostile_value}", f"x->{name} = {hostile_value};", expected)
            return 1
        return f.fail(f"the parameter '{p.field}' is of no kind that is known")

    def null(self, p, expected=None):
        if expected is None:
            expected = "ANY" if self.function.allows_null(p.name) else "MONEY_ERR_ARGUMENT"
        self.case(f"{p.name} = NULL", f"x->{p.name} = absent(x->{p.name});", expected)

    def output(self, p, size):
        self.valid.append(f"x->{p.name} = output({size}, PLAIN);")
        self.null(p)

    def handle_output(self, p, release):
        self.valid.append(f"x->{p.name} = output(sizeof(void *), PLAIN);")
        self.null(p)
        self.after.append(
            f"if (status == MONEY_OK && x->{p.name} != NULL) {{ made(*x->{p.name} != NULL); {release}(*x->{p.name}); }}"
        )

    def handle(self, p):
        name = HANDLES.get((p.target, p.name)) or HANDLES.get(p.target)
        if name is None:
            self.function.fail(f"no object of the type '{p.target}' for '{p.name}'")
        self.valid.append(f"x->{p.name} = {name};")
        kind = p.target[len("money_") : -2].replace("rates_builder", "builder")
        self.handle_states.append(f"state_of_{kind}(state, {name});")
        self.null(p)

    def text(self, p):
        f, name = self.function, p.name
        self.has_text = True
        text = f.recipe(TEXTS, name, "text")
        limit = TEXT_LIMITS.get(name, "MONEY_INPUT_MAX")
        self.valid.append(
            f'x->{name} = give_text("{text}", sizeof "{text}" - 1); x->length = sizeof "{text}" - 1;'
        )
        nothing = "ANY" if f.allows_null(name) else "MONEY_ERR_ARGUMENT"
        self.case(f"{name} = NULL", f"x->{name} = NULL;", "MONEY_ERR_ARGUMENT")
        self.case(f"{name} = NULL, length 0", f"x->{name} = NULL; x->length = 0;", nothing)
        for length in ("1", "MONEY_NTS", *HUGE_LENGTHS):
            self.case(
                f"{name} = NULL, length {length}",
                f"x->{name} = NULL; x->length = {length};",
                "MONEY_ERR_ARGUMENT",
            )
        self.case(f"{name}: length 0", f'x->{name} = give_text("", 0); x->length = 0;', "ANY")
        self.case(f"{name}: length 1", f'x->{name} = give_text("{text}", 1); x->length = 1;', "ANY")
        self.case(
            f"{name}: NUL-terminated",
            f'x->{name} = give_text("{text}", sizeof "{text}"); x->length = MONEY_NTS;',
            "MONEY_OK",
        )
        self.case(
            f"{name}: empty, NUL-terminated",
            f'x->{name} = give_text("", 1); x->length = MONEY_NTS;',
            "ANY",
        )
        for length in HUGE_LENGTHS:
            self.case(f"{name}: length {length}", f"x->length = {length};", "MONEY_ERR_LIMIT")
        if limit != "MONEY_DOCUMENT_MAX":
            for fill in "19AZ. ":
                self.case(
                    f"{name}: '{fill}' up to the limit",
                    f"x->{name} = give_repeated('{fill}', {limit}); x->length = {limit};",
                    "ANY",
                )
                self.case(
                    f"{name}: '{fill}', one more than the limit",
                    f"x->{name} = give_repeated('{fill}', {limit} + 1); x->length = {limit} + 1;",
                    "MONEY_ERR_LIMIT",
                )
                self.case(
                    f"{name}: '{fill}', one more than the limit, NUL-terminated",
                    f"x->{name} = give_repeated_nts('{fill}', {limit} + 1); x->length = MONEY_NTS;",
                    "MONEY_ERR_LIMIT",
                )
        for what, bad in ENCODINGS_REFUSED:
            for where, offset in (
                ("first", "0"),
                ("in the middle", f'(sizeof "{text}" - 1) / 2'),
                ("last", f'sizeof "{text}" - 1'),
            ):
                self.case(
                    f"{name}: {what}, {where}",
                    f'x->{name} = give_broken("{text}", {offset}, "{bad}", sizeof "{bad}" - 1, &x->length);',
                    "MONEY_ERR_ENCODING",
                    f"(int64_t)({offset})",
                )
        for byte in ("\\n", "\\t", "\\x7f", "\\x1b"):
            self.case(
                f"{name}: a control byte last",
                f'x->{name} = give_broken("{text}", sizeof "{text}" - 1, "{byte}", 1, &x->length);',
                "ANY",
            )

    def code(self, p):
        f, name = self.function, p.name
        self.has_text = True
        code = f.recipe(CODES, name, "code")
        self.valid.append(f'x->{name} = give_code("{code}");')
        self.null(p)
        self.case(
            f"{name}: empty",
            f'x->{name} = give_code("");',
            "ANY" if f.allows_null(name) else "MONEY_ERR_SYNTAX",
        )
        for bad in CODES_REFUSED:
            escaped = bad.replace("\\", "\\\\")
            self.case(f"{name}: {escaped}", f'x->{name} = give_code("{bad}");', "MONEY_ERR_SYNTAX")
        self.case(
            f"{name}: 10000 letters",
            f"x->{name} = give_repeated_nts('A', 10000);",
            "MONEY_ERR_SYNTAX",
        )
        for good in CODES_ANY:
            self.case(f"{name}: {good}", f'x->{name} = give_code("{good}");', "ANY")

    def buffer_triple(self, p):
        f = self.function
        self.buffer = p.name
        self.valid.append(
            f"x->{p.name} = output(MONEY_TEXT_MAX, BUFFER); x->capacity = MONEY_TEXT_MAX;"
        )
        self.valid.append("x->length = output(sizeof(size_t), BUFFER_LENGTH);")
        self.case(f"{p.name} = NULL", f"x->{p.name} = absent(x->{p.name});", "MONEY_ERR_ARGUMENT")
        self.case(
            f"{p.name} = NULL, capacity 0",
            f"x->{p.name} = absent(x->{p.name}); x->capacity = 0;",
            "MONEY_OK",
        )
        self.case(
            f"{p.name} = NULL, capacity 0, length = NULL",
            f"x->{p.name} = absent(x->{p.name}); x->capacity = 0; x->length = absent(x->length);",
            "ANY",
        )
        self.case("length = NULL", "x->length = absent(x->length);", "MONEY_OK")
        for capacity in (
            "(size_t)1 << 40",
            "SIZE_MAX / 2",
            "SIZE_MAX / 2 + 1",
            "SIZE_MAX - 1",
            "SIZE_MAX",
        ):
            self.case(f"capacity {capacity}", f"x->capacity = {capacity};", "ANY")
        for capacity in range(0, 66):
            self.case(
                f"capacity {capacity}",
                f"x->{p.name} = replaced(x->{p.name}, {capacity}, BUFFER); x->capacity = {capacity};",
                "BY_CAPACITY",
            )
            if capacity % 8 == 0:
                self.case(
                    f"capacity {capacity}, length = NULL",
                    f"x->{p.name} = replaced(x->{p.name}, {capacity}, BUFFER); x->capacity = {capacity};"
                    " x->length = absent(x->length);",
                    "BY_CAPACITY",
                )

    def money(self, p):
        name = p.name
        self.valid.append(f'x->{name} = give_money(1250, 0, 2, "EUR", 3);')
        self.null(p)
        for what, words in DECIMALS_REFUSED:
            if not what.startswith("reserved"):
                lo, hi, scale, _ = words.split(", ")
                self.case(
                    f"{name}: {what}",
                    f'x->{name} = give_money({lo}, {hi}, {scale}, "EUR", 3);',
                    "MONEY_ERR_ARGUMENT",
                )
        for what, words in DECIMALS_ANY:
            lo, hi, scale, _ = words.split(", ")
            for currency in ("EUR", "CHF", "XAU", "POINTS"):
                self.case(
                    f"{name}: {what} {currency}",
                    f'x->{name} = give_money({lo}, {hi}, {scale}, "{currency}", {len(currency)});',
                    "ANY",
                )
        for what, code in CURRENCY_BYTES_REFUSED:
            self.case(
                f"{name}: currency with {what}",
                f'x->{name} = give_money(1250, 0, 2, "{code}", sizeof "{code}" - 1);',
                "MONEY_ERR_ARGUMENT",
            )
        for code in CODES_ANY:
            self.case(
                f"{name}: currency {code}",
                f'x->{name} = give_money(1250, 0, 2, "{code}", {len(code)});',
                "ANY",
            )
        self.case(
            f"{name}: all bytes 0",
            f"x->{name} = give_filled(0, sizeof(money_t));",
            "MONEY_ERR_ARGUMENT",
        )
        self.case(
            f"{name}: all bytes 255",
            f"x->{name} = give_filled(255, sizeof(money_t));",
            "MONEY_ERR_ARGUMENT",
        )

    def array(self, p):
        name = p.name
        if p.type.startswith("const "):
            self.valid.append(f"x->{name} = give_weights(3, 1, 0, 0, 0);")
            for what, words in DECIMALS_REFUSED:
                for index in range(3):
                    self.case(
                        f"{name}[{index}]: {what}",
                        f"x->{name} = give_weight({index}, {words});",
                        "MONEY_ERR_ARGUMENT",
                    )
            for what, words in DECIMALS_ANY:
                self.case(f"{name}[1]: {what}", f"x->{name} = give_weight(1, {words});", "ANY")
        else:
            self.valid.append(f"x->{name} = output(3 * sizeof(money_t), ARRAY);")
        self.null(p)

    def legs(self, p):
        name, (give, broken) = p.name, LEGS[p.target]
        self.has_text = True
        self.valid.append(f"x->{name} = {give}(3); x->count = 3;")
        self.handle_states.append(
            "state_of_wallet(state, fixture.wallet); state_of_wallet(state, fixture.second);"
        )
        self.null(p)
        field = self.structs[p.target]
        money = next(one for kind, one in field if kind == "money_t")

        def changed(what, index, statement, expected):
            self.case(
                f"{name}[{index}]: {what}",
                f"{{ {p.target} *legs = {give}(3); {statement}; x->{name} = legs; }}",
                expected,
            )

        for index in range(3):
            for what, words in DECIMALS_REFUSED:
                if not what.startswith("reserved"):
                    lo, hi, scale, _ = words.split(", ")
                    changed(
                        what,
                        index,
                        f'legs[{index}].{money} = *give_money({lo}, {hi}, {scale}, "EUR", 3)',
                        "MONEY_ERR_ARGUMENT",
                    )
            for what, words in DECIMALS_ANY:
                lo, hi, scale, _ = words.split(", ")
                changed(
                    what,
                    index,
                    f'legs[{index}].{money} = *give_money({lo}, {hi}, {scale}, "EUR", 3)',
                    "ANY",
                )
            for what, code in CURRENCY_BYTES_REFUSED:
                changed(
                    f"currency with {what}",
                    index,
                    f'legs[{index}].{money} = *give_money(1250, 0, 2, "{code}", sizeof "{code}" - 1)',
                    "MONEY_ERR_ARGUMENT",
                )
            for what, statement, expected in broken:
                changed(what, index, f"legs[{index}].{statement.format(i=index)}", expected)
        self.case("count 0", "x->count = 0;", "MONEY_ERR_ARGUMENT")
        self.case("count 1", f"x->{name} = {give}(1); x->count = 1;", "MONEY_OK")
        self.case("count 100", f"x->{name} = {give}(100); x->count = 100;", "MONEY_OK")
        for count in ("1025", *HUGE_COUNTS):
            self.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")

    def count(self, p):
        arrays = [q for q in self.function.parameters if q.name in ARRAYS]

        def resized(count):
            return " ".join(
                f"x->{q.name} = give_weights({count}, 1, 0, 0, 0);"
                if q.type.startswith("const ")
                else f"x->{q.name} = replaced(x->{q.name}, {count} * sizeof(money_t), ARRAY);"
                for q in arrays
            )

        self.valid.append("x->count = 3;")
        self.case("count 0", f"x->count = 0; {resized(0)}", "MONEY_ERR_WEIGHTS")
        self.case("count 1", f"x->count = 1; {resized(1)}", "MONEY_OK")
        self.case("count 200", f"x->count = 200; {resized(200)}", "MONEY_OK")
        for count in HUGE_COUNTS:
            self.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")
            if any(q.type.startswith("const ") for q in arrays):
                self.case(
                    f"count {count}, arrays of one",
                    f"x->count = {count}; {resized(1)}",
                    "MONEY_ERR_LIMIT",
                )

    def options(self, p):
        f, name, struct = self.function, p.name, p.target
        fields = self.structs.get(struct) or f.fail(f"the struct '{struct}' is not in the header")
        macro = struct[:-2].upper() + "_INIT"
        begin = f"{struct} options = {macro};"
        give = f"x->{name} = give_text((const char *)&options, sizeof options);"
        self.valid.append(f"{{ {begin} {give.replace('give_text((const char *)', 'give_copy(')} }}")
        give = give.replace("give_text((const char *)", "give_copy(")
        self.null(p, "ANY")
        for size in ("0", "3", "4", "8", "sizeof options - 8", "sizeof options - 1"):
            self.case(
                f"{name}: struct_size {size}",
                f"{{ {begin} options.struct_size = (uint32_t)({size});"
                f" x->{name} = give_sized(&options, sizeof options, {size}, 0); }}",
                "MONEY_ERR_ARGUMENT",
            )
        for more in (1, 8, 64, 1000):
            for what, tail, expected in (
                ("zero", 0, "MONEY_OK"),
                ("not zero", 1, "MONEY_ERR_ARGUMENT"),
            ):
                self.case(
                    f"{name}: {more} bytes more, {what}",
                    f"{{ {begin} options.struct_size += {more};"
                    f" x->{name} = give_sized(&options, sizeof options, sizeof options + {more}, {tail}); }}",
                    expected,
                )
        for size in ("0x7FFFFFFFu", "0x80000000u", "UINT32_MAX"):
            self.case(
                f"{name}: struct_size {size}",
                f"{{ {begin} options.struct_size = {size}; {give} }}",
                "MONEY_ERR_ARGUMENT",
            )
        self.has_text = self.has_text or any(kind == "const char *" for kind, _ in fields)
        for _, field in fields[1:]:
            if field not in OPTION_FIELDS:
                f.fail(f"the field '{field}' of '{struct}' is of no kind that is known")
            for value, expected in OPTION_FIELDS[field]:
                self.case(
                    f"{name}->{field} = {value}",
                    f"{{ {begin} options.{field} = {value}; {give} }}",
                    expected,
                )
        if fields[0][1] != "struct_size":
            f.fail(f"'{struct}' does not start with struct_size")

    # ------------------------------------------------------------------------------------------ as C ----

    def write(self, statuses):
        f = self.function
        n = f.name
        lines = [f"/* {n} */"]
        lines.append(
            f"typedef struct {{ {' '.join(p.field + ';' for p in f.parameters)} }} call_{n};"
        )
        lines.append(
            f"static void valid_{n}(call_{n} *x)\n{{\n    " + "\n    ".join(self.valid) + "\n}"
        )
        arguments = ", ".join(f"x->{p.name}" for p in f.parameters)
        lines.append(
            f"static void state_{n}(state_t *state)\n{{\n    "
            + "\n    ".join(self.handle_states or ["(void)state;"])
            + "\n}"
        )
        lines.append(f"static void change_{n}(call_{n} *x, int index)\n{{\n    switch (index) {{")
        for index, (what, statements, expected, position) in enumerate(self.cases):
            quoted = what.replace('"', "'")
            lines.append(
                f'    case {index}: expect("{quoted}", {expected}, {position}); {statements} break;'
            )
        lines.append("    default: break;\n    }\n}")
        known = " || ".join(f"status == {status}" for status in sorted(statuses))
        after = "\n    ".join(self.after)
        capacity = (
            f"check_buffer(x->{self.buffer}, x->capacity, x->length, status);"
            if self.buffer
            else ""
        )
        lines.append(f"""static money_status_t run_{n}(const call_{n} *x)
{{
    money_status_t status = {n}({arguments});
    documented({known}, status);
    {capacity}
    {after}
    return status;
}}
static void hostile_{n}(int index, int with_error)
{{
    call_{n} call, *x = &call;
    state_t before = {{0}}, after = {{0}};
    money_status_t status;

    valid_{n}(x);
    change_{n}(x, index);
    if (with_error) x->error = output(sizeof(money_error_t), ERROR_DETAIL);
    state_{n}(&before);
    status = run_{n}(x);
    state_{n}(&after);
    check_call(status, with_error ? x->error : NULL, {int(self.has_text)});
    check_state(status, &before, &after);
    if (status == MONEY_OK) return;
    /* The same objects serve a good call as if nothing had been. */
    forget_outputs();
    valid_{n}(x);
    x->error = output(sizeof(money_error_t), ERROR_DETAIL);
    expect("a good call after it", MONEY_OK, ANYWHERE);
    status = run_{n}(x);
    check_call(status, x->error, {int(self.has_text)});
}}
""")
        return "\n".join(lines)


def write_plain(function, handles):
    """Functions without a status: nothing to fail with, so they must take anything."""
    f = function
    n = f.name
    result = f.result
    parameters = f.parameters
    body = []
    count = 1
    if result == "void" and len(parameters) == 1 and parameters[0].type.endswith("*"):
        p = parameters[0]
        if p.target in handles and p.type == p.target + " *":
            maker = "make_" + p.target[len("money_") : -2].replace("rates_builder", "builder")
            body.append(f'expect("NULL", MONEY_OK, ANYWHERE); {n}(NULL); made(1);')
            body.append(
                f'expect("an object", MONEY_OK, ANYWHERE); {{ {p.target} *one = {maker}(); made(one != NULL); {n}(one); }}'
            )
        elif p.type == "char *":
            body.append(f'expect("NULL", MONEY_OK, ANYWHERE); {n}(NULL); made(1);')
            body.append(
                f'expect("a document", MONEY_OK, ANYWHERE); {{ char *one = make_document(); made(one != NULL); {n}(one); }}'
            )
        elif p.target.endswith("_options_t") or p.target in OPTIONS:
            macro = p.target[:-2].upper() + "_INIT"
            body.append(f'expect("NULL", MONEY_OK, ANYWHERE); {n}(NULL); made(1);')
            body.append(
                f'expect("equals {macro}", MONEY_OK, ANYWHERE); {{ {p.target} wanted = {macro}, '
                f"*got = output(sizeof wanted, PLAIN); {n}(got); made(memcmp(got, &wanted, sizeof wanted) == 0); }}"
            )
        else:
            f.fail(f"the parameter '{p.field}' is of no kind that is known")
    elif result in ("const char *", "size_t", "int32_t") and all(
        (p.type, p.name) in SCALARS for p in parameters
    ):
        values = (
            [""]
            if not parameters
            else [v for v, _ in SCALARS[parameters[0].type, parameters[0].name][1]]
        )
        if len(parameters) > 1:
            f.fail("more than one parameter")
        for value in values:
            body.append(f'expect("({value})", MONEY_OK, ANYWHERE);')
            if result == "const char *":
                body.append(f"made(is_line({n}({value})));")
            else:
                body.append(f"made({n}({value}) == {n}({value}));")
    else:
        f.fail(f"a result of the type '{result}' with these parameters is of no kind that is known")
    inner = "\n    ".join(body)
    return (
        count,
        f"""/* {n} */
static void hostile_{n}(int index, int with_error)
{{
    (void)index;
    (void)with_error;
    {inner}
    check_outputs(MONEY_OK);
}}
""",
    )


def main(arguments):
    listing = arguments[:1] == ["--list"]
    arguments = arguments[int(listing) :]
    if len(arguments) != 1:
        raise SystemExit(__doc__)
    functions, structs, handles = read_header(arguments[0])
    if not functions:
        raise SystemExit("generate_hostile.py: no function in " + arguments[0])
    if listing:
        print("\n".join(function.name for function in functions))
        return
    by_name = {function.name: function for function in functions}
    print(f"/* Generated from {arguments[0].rsplit('/', 1)[-1]} by generate_hostile.py. */\n")
    table = []
    for function in functions:
        if function.result == "money_status_t":
            cases = Cases(function, structs, handles)
            cases.build()
            print(cases.write(documented(function, by_name)))
            table.append((function.name, len(cases.cases) + 1))
        else:
            count, text = write_plain(function, handles)
            print(text)
            table.append((function.name, count))
    print("static const hostile_t hostile_functions[] = {")
    for name, count in table:
        print(f'    {{"{name}", hostile_{name}, {count}}},')
    print("};")


if __name__ == "__main__":
    main(sys.argv[1:])
