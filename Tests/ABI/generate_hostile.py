#!/usr/bin/env python3
"""Writes hostile calls of every function that money.h declares, as C that hostile.c includes.

A function joins by being in the header: what its calls look like follows from its parameters'
types and names. Where they do not say enough, this ends with the name of the function, and so does
the build; hostile/recipes.py is where to say more.

    generate_hostile.py include/money.h > hostile_cases.h
    generate_hostile.py --list include/money.h      # the names of the functions, one a line
"""

import sys

from hostile.cases import Cases
from hostile.header import documented, read_header
from hostile.program import write_cases, write_plain
from hostile.stores import shared


def main(arguments):
    """Writes the program, or the list."""
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
    parts, table = [], []
    for function in functions:
        count = 1
        if function.result == "money_status_t":
            cases = Cases(function, structs, handles)
            cases.build()
            parts.append(write_cases(cases, documented(function, by_name) | shared(function)))
            count += len(cases.cases)
        else:
            parts.append(write_plain(function, handles))
        table.append(f'    {{"{function.name}", hostile_{function.name}, {count}}},')
    print("/* Generated from the header by generate_hostile.py. */\n")
    print("\n".join(parts))
    print("static const hostile_t hostile_functions[] = {")
    print("\n".join(table))
    print("};")


if __name__ == "__main__":
    main(sys.argv[1:])
