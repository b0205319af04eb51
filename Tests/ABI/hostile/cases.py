"""Makes hostile calls of one function out of its parameters."""

from hostile import (
    accumulators,
    columns,
    formats,
    ledgers,
    numbers,
    portfolios,
    recipes,
    returns,
    rows,
    trade,
    wallets,
)
from hostile.recipes import ARRAYS, HANDLES, HUGE_COUNTS, HUGE_LENGTHS


class Cases:
    """The valid call of one function, and the changes to it."""

    def __init__(self, function, structs, handles):
        self.function, self.structs, self.handles = function, structs, handles
        self.valid = []  # statements that fill the call `x`
        self.after = []  # statements behind a call; `status` is known
        self.cases = []  # (description, statements, expected, position)
        self.forms = []  # (description, statements): the calls whose output is an input
        self.handle_states = []
        self.has_text = False
        self.buffer = None

    def case(self, what, statements, expected, position="ANYWHERE"):
        """Adds a call that differs from the valid one by some statements."""
        self.cases.append((what, statements, expected, position))

    def give(self, name, what, value, expected, position="ANYWHERE"):
        """Adds a call that differs by the value of one parameter."""
        self.case(f"{name}: {what}", f"x->{name} = {value};", expected, position)

    def null(self, p, expected=None):
        """Adds the call with a null pointer for a parameter."""
        if expected is None:
            allowed = self.function.allows_null(p.name)
            expected = "NOT_REFUSED" if allowed else "MONEY_ERR_ARGUMENT"
        self.give(p.name, "NULL", f"absent(x->{p.name})", expected)

    def build(self):
        """Adds the cases of all parameters."""
        parameters = self.function.parameters
        index = 0
        while index < len(parameters):
            following = [p.name for p in parameters[index + 1 : index + 3]]
            index += self.classify(parameters[index], following)
        names = [p.name for p in parameters if p.is_pointer and p.name != "error"]
        if len(names) > 1:
            may_be = all(self.function.allows_null(name) for name in names)
            statements = " ".join(f"x->{name} = absent(x->{name});" for name in names)
            self.case("all pointers NULL", statements, "ANY" if may_be else "MONEY_ERR_ARGUMENT")

    def classify(self, p, following):
        """Adds the cases of a parameter; returns the number of parameters that it used."""
        taken = accumulators.add(self, p) or columns.add(self, p) or rows.add(self, p, following)
        if taken:
            return taken
        own = (self.function.name, p.name)
        scalar = own if own in recipes.SCALARS else (p.type, p.name)
        if p.type == "money_error_t *" and p.name == "error":
            self.valid.append("x->error = NULL;")
        elif p.type == "const char *" and following[:1] in (["length"], [f"{p.name}_length"]):
            self.text(p, following[0])
            return 2
        elif p.type == "char *" and following == ["capacity", "length"]:
            self.buffer_triple(p)
            return 3
        elif p.type == "const char *" and {own, p.name} & recipes.IDENTIFIERS.keys():
            self.identifier(p)
        elif p.type == "const char *":
            self.code(p)
        elif p.type == "char **":
            self.handle_output(p, "money_string_free")
        elif p.is_pointer and p.target in self.handles:
            if p.type.endswith("**"):
                self.handle_output(p, p.target[:-2] + "_free")
            else:
                self.handle(p)
        elif p.is_input and p.target in trade.STRUCTS:
            trade.add(self, p)
        elif p.is_input and p.target == "money_posting_t":
            ledgers.add_postings(self, p)
            return 2
        elif p.target == "money_progress_t" or (
            p.is_input
            and (p.target.endswith(("_options_t", "_note_t")) or p.target in recipes.OPTIONS)
        ):
            self.options(p)
        elif p.is_input and p.target in wallets.LEGS and following[:1] == ["count"]:
            wallets.add_legs(self, p)
            return 2
        elif p.is_output and p.target == "money_leg_entries_t":
            # As many as the longest array of legs that is accepted here.
            self.valid.append(f"x->{p.name} = output(100 * sizeof({p.target}), ROWS);")
            self.null(p)
        elif p.is_input and p.target in returns.SERIES and following[:1] == ["count"]:
            returns.add_series(self, p)
            return 2
        elif p.is_input and p.target in portfolios.STRUCTS:
            return portfolios.add_structs(self, p, following)
        elif numbers.is_array(p):
            numbers.add_array(self, p)
            return 2
        elif p.type == "size_t *" and p.name == "indices":
            numbers.add_indices(self, p)
        elif p.is_input and p.target == "money_ratio_t":
            numbers.add_ratio(self, p)
        elif p.name in ARRAYS and p.is_pointer and p.target in ("money_decimal_t", "money_t"):
            self.array(p)
        elif p.is_input and p.target == "money_rate_t":
            formats.add_rate(self, p)
        elif p.is_input and p.target == "money_decimal_t":
            self.decimal(p)
        elif p.is_input and p.target == "money_t":
            self.money(p)
        elif p.is_output and self.is_plain(p):
            self.valid.append(f"x->{p.name} = output(sizeof({p.target}), PLAIN);")
            self.null(p)
        elif p.type == "size_t" and p.name == "count" and self.arrays():
            self.count(p)
        elif scalar in recipes.SCALARS:
            value, hostile = recipes.SCALARS[scalar]
            self.valid.append(f"x->{p.name} = {value};")
            for hostile_value, expected in hostile:
                self.give(p.name, hostile_value, hostile_value, expected)
        else:
            self.function.fail(f"the parameter '{p.field}' is of no kind that is known")
        return 1

    def is_plain(self, p):
        """True if a parameter receives a struct or a number."""
        return (
            p.target in recipes.VALUE_STRUCTS
            or (p.target, p.name) in recipes.SCALAR_OUTPUTS
            or p.type == "size_t *"
            and p.name == "length"
        )

    # Handles

    def handle(self, p):
        """An object that there is."""
        keys = ((self.function.name, p.name), (p.target, p.name), p.target)
        name = next((HANDLES[key] for key in keys if key in HANDLES), None)
        if name is None:
            self.function.fail(f"no object of the type '{p.target}' for '{p.name}'")
        self.valid.append(f"x->{p.name} = {name};")
        self.handle_states.append(f"state_of_{recipes.kind_of(p.target)}(state, {name});")
        self.null(p)

    def handle_output(self, p, release):
        """An object that the call makes."""
        self.valid.append(f"x->{p.name} = output(sizeof(void *), PLAIN);")
        self.null(p)
        self.after.append(f"if (status == MONEY_OK && x->{p.name} != NULL) {{")
        self.after.append(f"    made(*x->{p.name} != NULL);")
        self.after.append(f"    {release}(*x->{p.name});")
        self.after.append("}")

    # Text

    def text(self, p, field):
        """Text with a length."""
        f, name = self.function, p.name
        self.has_text = True
        text = f.recipe(recipes.TEXTS, name, "text")
        limit = recipes.TEXT_LIMITS.get(name, "MONEY_INPUT_MAX")
        limit = recipes.TEXT_LIMITS.get((f.name, name), limit)
        size = f'sizeof "{text}"'
        self.valid.append(f'x->{name} = give_text("{text}", {size} - 1);')
        self.valid.append(f"x->{field} = {size} - 1;")

        def give(what, value, length, expected):
            self.give(name, what, f"{value}; x->{field} = {length}", expected)

        self.give(name, "NULL", "NULL", "MONEY_ERR_ARGUMENT")
        give("NULL, 0", "NULL", "0", "ANY" if f.allows_null(name) else "MONEY_ERR_ARGUMENT")
        for length in ("1", "MONEY_NTS", *HUGE_LENGTHS):
            give(f"NULL, length {length}", "NULL", length, "MONEY_ERR_ARGUMENT")
        give("length 0", 'give_text("", 0)', "0", "ANY")
        give("length 1", f'give_text("{text}", 1)', "1", "ANY")
        if f.name not in recipes.WITH_NULS:
            give("NUL-terminated", f'give_text("{text}", {size})', "MONEY_NTS", "MONEY_OK")
        give("empty, NUL-terminated", 'give_text("", 1)', "MONEY_NTS", "ANY")
        for length in HUGE_LENGTHS:
            expected = "ANY" if f.name in recipes.ANY_BYTES else "MONEY_ERR_LIMIT"
            self.case(f"{name}: length {length}", f"x->{field} = {length};", expected)
        if limit != "MONEY_DOCUMENT_MAX":
            more = f"{limit} + 1"
            for fill in "19AZ. ":
                give(f"'{fill}' to the limit", f"give_repeated('{fill}', {limit})", limit, "ANY")
                for many, length in (("repeated", more), ("repeated_nts", "MONEY_NTS")):
                    value = f"give_{many}('{fill}', {more})"
                    give(f"'{fill}' beyond it, {many}", value, length, "MONEY_ERR_LIMIT")
        if f.name in recipes.WITH_NULS:
            return
        places = (("first", "0"), ("inside", f"({size} - 1) / 2"), ("last", f"{size} - 1"))
        for what, bad in recipes.ENCODINGS_REFUSED:
            for where, at in places:
                value = f'give_broken("{text}", {at}, "{bad}", sizeof "{bad}" - 1, &x->{field})'
                position = f"(int64_t)({at})"
                if f.name in recipes.ANY_BYTES:
                    self.give(name, f"{what}, {where}", value, "ANY")
                    continue
                self.give(name, f"{what}, {where}", value, "MONEY_ERR_ENCODING", position)
        for byte in ("\\n", "\\t", "\\x7f", "\\x1b"):
            value = f'give_broken("{text}", {size} - 1, "{byte}", 1, &x->{field})'
            self.give(name, "a control byte last", value, "ANY")

    def identifier(self, p):
        """A NUL-terminated identifier that is no code."""
        name = p.name
        self.has_text = True
        text, longest = self.function.recipe(recipes.IDENTIFIERS, name, "identifier")
        self.valid.append(f'x->{name} = give_code("{text}");')
        self.null(p)
        self.give(name, "empty", 'give_code("")', "ANY")
        self.give(name, "as long as can be", f"give_repeated_nts('A', {longest})", "ANY")
        for length in (longest + 1, 10000):
            value = f"give_repeated_nts('A', {length})"
            self.give(name, f"{length} bytes", value, "MONEY_ERR_LIMIT")
        for what, bad in recipes.ENCODINGS_REFUSED:
            if bad != "\\000":
                expected = (
                    "ANY" if self.function.name in recipes.ANY_BYTES else "MONEY_ERR_ENCODING"
                )
                self.give(name, what, f'give_code("{text}" "{bad}")', expected)
        for byte in ("\\n", "\\t", "\\x7f", "\\x1b"):
            self.give(name, "a control byte last", f'give_code("{text}" "{byte}")', "ANY")

    def code(self, p):
        """A NUL-terminated code."""
        f, name = self.function, p.name
        self.has_text = True
        code = f.recipe(recipes.CODES, name, "code")
        self.valid.append(f'x->{name} = give_code("{code}");')
        self.null(p)
        empty = "ANY" if f.allows_null(name) else "MONEY_ERR_SYNTAX"
        self.give(name, "empty", 'give_code("")', empty)
        for bad in recipes.CODES_REFUSED:
            shown = bad.replace("\\", "\\\\")
            self.give(name, shown, f'give_code("{bad}")', "MONEY_ERR_SYNTAX")
        long = "give_repeated_nts('A', 10000)"
        self.give(name, "10000 letters", long, "MONEY_ERR_SYNTAX")
        for good in recipes.CODES_ANY:
            self.give(name, good, f'give_code("{good}")', "ANY")

    def buffer_triple(self, p):
        """A buffer, its capacity, and the length of the written text."""
        name = self.buffer = p.name
        room = recipes.ROOM.get(self.function.name, "MONEY_TEXT_MAX")
        self.valid.append(f"x->{name} = output({room}, BUFFER);")
        self.valid.append(f"x->capacity = {room};")
        self.valid.append("x->length = output(sizeof(size_t), BUFFER_LENGTH);")
        nothing = f"x->{name} = absent(x->{name});"
        no_length = "x->length = absent(x->length);"
        self.null(p, "MONEY_ERR_ARGUMENT")
        self.case("buffer NULL, capacity 0", nothing + " x->capacity = 0;", "MONEY_OK")
        self.case("both NULL, capacity 0", f"{nothing} {no_length} x->capacity = 0;", "ANY")
        self.case("length NULL", no_length, "MONEY_OK")
        for capacity in recipes.HUGE_CAPACITIES:
            self.case(f"capacity {capacity}", f"x->capacity = {capacity};", "ANY")
        for capacity in range(66):
            room = f"x->{name} = replaced(x->{name}, {capacity}, BUFFER);"
            room += f" x->capacity = {capacity};"
            self.case(f"capacity {capacity}", room, "BY_CAPACITY")
            if capacity % 8 == 0:
                self.case(f"capacity {capacity}, no length", f"{room} {no_length}", "BY_CAPACITY")

    # Values

    def decimal(self, p):
        """A decimal."""
        coefficient, scale = self.function.recipe(recipes.DECIMALS, p.name, "decimal")
        self.valid.append(f"x->{p.name} = give_decimal({coefficient}, 0, {scale}, 0);")
        self.null(p)
        for what, words in recipes.DECIMALS_REFUSED:
            self.give(p.name, what, f"give_decimal({words})", "MONEY_ERR_ARGUMENT")
        for what, words in recipes.DECIMALS_ANY:
            self.give(p.name, what, f"give_decimal({words})", "ANY")

    def money(self, p):
        """An amount."""
        name = p.name

        def of(words, code):
            lo, hi, scale, _ = words.split(", ")
            return f'give_money({lo}, {hi}, {scale}, "{code}", sizeof "{code}" - 1)'

        good = "1250, 0, 2, 0"
        self.valid.append(f"x->{name} = {of(good, 'EUR')};")
        self.null(p)
        for what, words in recipes.DECIMALS_REFUSED:
            if not what.startswith("reserved"):
                self.give(name, what, of(words, "EUR"), "MONEY_ERR_ARGUMENT")
        for what, words in recipes.DECIMALS_ANY:
            for code in ("EUR", "CHF", "XAU", "POINTS"):
                self.give(name, f"{what} {code}", of(words, code), "ANY")
        for what, code in recipes.CURRENCY_BYTES_REFUSED:
            self.give(name, f"currency with {what}", of(good, code), "MONEY_ERR_ARGUMENT")
        for code in recipes.CODES_ANY:
            self.give(name, f"currency {code}", of(good, code), "ANY")
        for byte in (0, 255):
            value = f"give_filled({byte}, sizeof(money_t))"
            self.give(name, f"all bytes {byte}", value, "MONEY_ERR_ARGUMENT")

    # Arrays

    def arrays(self):
        """The parameters that `count` is the length of."""
        return [p for p in self.function.parameters if p.name in ARRAYS]

    def array(self, p):
        """Weights in, or shares out."""
        name = p.name
        self.null(p)
        if not p.is_input:
            self.valid.append(f"x->{name} = output(3 * sizeof(money_t), ARRAY);")
            return
        self.valid.append(f"x->{name} = give_weights(3, 1, 0, 0, 0);")
        for what, words in recipes.DECIMALS_REFUSED:
            for index in range(3):
                value = f"give_weight({index}, {words})"
                self.give(name, f"{what} at {index}", value, "MONEY_ERR_ARGUMENT")
        for what, words in recipes.DECIMALS_ANY:
            self.give(name, f"{what} at 1", f"give_weight(1, {words})", "ANY")

    def count(self, p):
        """The length of the arrays."""

        def of(count):
            values = [
                f"give_weights({count}, 1, 0, 0, 0)"
                if q.is_input
                else f"replaced(x->{q.name}, {count} * sizeof(money_t), ARRAY)"
                for q in self.arrays()
            ]
            pairs = zip(self.arrays(), values)
            return " ".join(f"x->{q.name} = {value};" for q, value in pairs)

        self.valid.append("x->count = 3;")
        self.case("count 0", f"x->count = 0; {of(0)}", "MONEY_ERR_WEIGHTS")
        self.case("count 1", f"x->count = 1; {of(1)}", "MONEY_OK")
        self.case("count 200", f"x->count = 200; {of(200)}", "MONEY_OK")
        for count in HUGE_COUNTS:
            self.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")
            if any(q.is_input for q in self.arrays()):
                what = f"count {count}, arrays of one"
                self.case(what, f"x->count = {count}; {of(1)}", "MONEY_ERR_LIMIT")

    # Options

    def options(self, p):
        """A struct that starts with its size."""
        f, name, struct = self.function, p.name, p.target
        fields = self.structs.get(struct) or f.fail(f"the struct '{struct}' is not in the header")
        begin = f"{struct} options = {struct[:-2].upper()}_INIT;"
        copied = f"x->{name} = give_copy(&options, sizeof options);"
        self.valid.append(f"{{ {begin} {copied} }}")
        self.null(p, "ANY")

        def sized(what, told, size, tail, expected):
            given = f"give_sized(&options, sizeof options, {size}, {tail})"
            statements = f"options.struct_size = (uint32_t)({told}); x->{name} = {given};"
            self.case(f"{name}: {what}", f"{{ {begin} {statements} }}", expected)

        first = recipes.FIRST_SIZES.get(struct)
        for size in ("0", "3", "4", "8", "sizeof options - 8", "sizeof options - 1"):
            if size != first:
                sized(f"struct_size {size}", size, size, 0, "MONEY_ERR_ARGUMENT")
        if first is not None:
            sized("the size of an older version", first, first, 0, "MONEY_OK")
        for more in (1, 8, 64, 1000):
            size = f"sizeof options + {more}"
            sized(f"{more} bytes more, zero", size, size, 0, "MONEY_OK")
            sized(f"{more} bytes more, not zero", size, size, 1, "MONEY_ERR_ARGUMENT")
        for size in ("0x7FFFFFFFu", "0x80000000u", "UINT32_MAX"):
            sized(f"struct_size {size}", size, "sizeof options", 0, "MONEY_ERR_ARGUMENT")
        if fields[0] != "struct_size":
            f.fail(f"'{struct}' does not start with struct_size")
        # Labels, keys, names of locales and the texts of a paper report positions.
        texts = ("label", "idempotency_key", "api_key", "home", "seller")
        self.has_text = self.has_text or any(name in fields for name in texts)
        for field in fields[1:]:
            known = recipes.OPTION_FIELDS
            values = known.get((struct, field), known.get(field))
            if values is None:
                f.fail(f"the field '{field}' of '{struct}' is of no kind that is known")
            for value, expected in values:
                statements = f"{{ {begin} options.{field} = {value}; {copied} }}"
                shown = value.replace("\\", "\\\\").replace('"', "'")
                self.case(f"{name}->{field} = {shown}", statements, expected)
