"""Hostile elements of an array of structs, each with a size and an amount."""

from hostile import recipes

SIZES_REFUSED = ("0", "3", "8", "0x80000000u", "UINT32_MAX", "sizeof {element} + 8")


def add(cases, p, give, name, money, broken):
    """Adds the cases of the elements of an array, of which `give` makes three.

    :param name: the name of the array in the statements of `broken`.
    :param money: the member that is an amount.
    :param broken: (description, statement, status) each; `{i}` is the index of the element.
    """
    cases.has_text = True  # texts and codes have positions
    cases.valid.append(f"x->{p.name} = {give}(3);")
    cases.valid.append("x->count = 3;")
    cases.null(p)

    def changed(index, what, statement, expected):
        statements = f"{p.target} *{name} = {give}(3); {statement}; x->{p.name} = {name};"
        cases.case(f"{p.name}[{index}]: {what}", f"{{ {statements} }}", expected)

    def amount(index, words, code):
        lo, hi, scale, _ = words.split(", ")
        given = f'give_money({lo}, {hi}, {scale}, "{code}", sizeof "{code}" - 1)'
        return f"{name}[{index}].{money} = *{given}"

    for index in range(3):
        element = f"{name}[{index}]"
        for what, words in recipes.DECIMALS_REFUSED:
            if not what.startswith("reserved"):
                changed(index, what, amount(index, words, "EUR"), "MONEY_ERR_ARGUMENT")
        for what, words in recipes.DECIMALS_ANY:
            changed(index, what, amount(index, words, "EUR"), "ANY")
        for what, code in recipes.CURRENCY_BYTES_REFUSED:
            statement = amount(index, "1250, 0, 2, 0", code)
            changed(index, f"currency with {what}", statement, "MONEY_ERR_ARGUMENT")
        for size in (one.format(element=element) for one in SIZES_REFUSED):
            statement = f"{element}.struct_size = (uint32_t)({size})"
            changed(index, f"struct_size {size}", statement, "MONEY_ERR_ARGUMENT")
        for what, statement, expected in broken:
            changed(index, what, statement.format(i=index), expected)
