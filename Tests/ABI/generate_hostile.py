#!/usr/bin/env python3
"""Writes hostile calls of every function of the interface, as C that hostile.c includes.

A function is included by being in a header: the form of its calls follows from the roles of its
parameters in the interface description, which also states where null is allowed. If the description
is insufficient, this program and the build fail with the name of the function; hostile/recipes.py
is the place to add a recipe.

    generate_hostile.py api/money.api.json > hostile_cases.h
"""

import sys

import hostile.bank  # noqa: F401 (its recipes)
import hostile.calculators  # noqa: F401 (its recipes)
import hostile.converters  # noqa: F401 (its recipes)
import hostile.exchanges  # noqa: F401 (its recipes)
import hostile.feeds  # noqa: F401 (its recipes)
import hostile.imports  # noqa: F401 (its recipes)
import hostile.loans  # noqa: F401 (its recipes)
import hostile.locales  # noqa: F401 (its recipes)
import hostile.notepads  # noqa: F401 (its recipes)
import hostile.order_forms  # noqa: F401 (its recipes)
import hostile.performance  # noqa: F401 (its recipes)
import hostile.snapshots  # noqa: F401 (its recipes)
import hostile.stores  # noqa: F401 (its recipes)
from hostile import in_place
from hostile.cases import Cases
from hostile.header import read_description
from hostile.program import write_cases, write_plain


def main(arguments):
    """Writes the program."""
    if len(arguments) != 1:
        raise SystemExit(__doc__)
    functions, structs, handles = read_description(arguments[0])
    if not functions:
        raise SystemExit("generate_hostile.py: no function in " + arguments[0])
    parts, table = [], []
    for function in functions:
        count, forms = 1, 1
        if function.result == "money_status_t":
            cases = Cases(function, structs, handles)
            cases.build()
            in_place.add(cases)
            parts.append(write_cases(cases, function.statuses))
            count += len(cases.cases)
            forms += len(cases.forms)
        else:
            parts.append(write_plain(function, handles))
        table.append(f'    {{"{function.name}", hostile_{function.name}, {count}, {forms}}},')
    print("/* Generated from the interface description by generate_hostile.py. */\n")
    print("\n".join(parts))
    print("static const hostile_t hostile_functions[] = {")
    print("\n".join(table))
    print("};")


if __name__ == "__main__":
    main(sys.argv[1:])
