"""Calls in place: an output is the same variable as an input of its type."""

#: Arrays, whose first and last element are used.
ARRAYS = ("values", "amounts", "shares")


def add(cases):
    """Adds a form of the calls for each pair of an input and an output of the same type."""
    function = cases.function
    for out in function.parameters:
        for one in function.parameters:
            if not one.is_input or one.target != out.target or one.target in cases.handles:
                continue
            if one.target == "money_column_t":
                _add_columns(cases, out, one)
            elif out.type == f"{out.target} *" and one.type == f"const {out.type}":
                _add_pair(cases, out, one)


def _add_pair(cases, out, one):
    """Adds the forms of a value, an array or a text."""
    for place in ("first", "last") if {out.name, one.name} & set(ARRAYS) else ("same",):
        size = "0" if out.target == "char" else f"sizeof({out.target})"
        given = f"x->{out.name}, x->{one.name}, {size}, {int(place == 'last')}"
        if out.target == "char" or out.name in ARRAYS:
            taken, call = one.name, f"input_in_output({given})"
        else:
            taken, call = out.name, f"output_in_input({given})"
        statements = f"return (x->{taken} = {call}) != NULL;"
        cases.forms.append((f"{out.name} is {one.name} ({place})", statements))


def _add_columns(cases, out, one):
    """Adds the form of a result that overlaps a column of the input."""
    if one.name not in ("amounts", "a", "b") or out.name not in ("result", "shares", "remainder"):
        return
    for index in (0, 2) if out.name == "shares" else (0,):
        given = f"x->{out.name}, {index}, x->{one.name}"
        statements = f"return result_in_column({given});"
        cases.forms.append((f"{out.name}[{index}] is {one.name}", statements))
