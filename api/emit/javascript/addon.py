"""``bindings/javascript/native/calls.c``: every function of the interface behind one signature.

A call's arguments are consecutive 64-bit words, which a runtime writes without a
conversion for each of them.
"""

from __future__ import annotations

from description.parts import Callback, Description, Function

HEAD = """/* Made from the headers by api/generate.py: every function of the interface behind one signature.
 * Pointers, sizes and integers of up to 32 bits come as numbers, and integers of 64 bits as they are.
 */
#include "calls.h"

#include <money/desk.h>
#include <stdint.h>

#define POINTER(index) ((void *)(uintptr_t)words[index].number)
#define SIZE(index) ((size_t)(int64_t)words[index].number)
#define CALL(name, statement) \\
    static void call_##name(union money_word *words) \\
    { \\
        (void)words; \\
        statement; \\
    }

"""
#: Integers that a number of JavaScript does not always hold.
_LARGE = ("int64_t", "uint64_t")


class _Words:
    """How the values of a type go into a word and out of it."""

    def __init__(self, description: Description) -> None:
        self.bases = {e.name: e.base for e in description.enumerations}
        self.callbacks = {c.name for c in description.callbacks}

    def is_large(self, name: str) -> bool:
        return self.bases.get(name, name) in _LARGE

    def argument(self, name: str, index: int) -> str:
        if name.endswith("*"):
            return f"POINTER({index})"
        if name in self.callbacks:
            return f"({name})(uintptr_t)words[{index}].number"
        if name == "size_t":
            return f"SIZE({index})"
        member = f"words[{index}].integer" if self.is_large(name) else f"(int64_t)words[{index}].number"
        return f"({name}){member}"

    def call(self, function: Function) -> str:
        arguments = ", ".join(self.argument(p.type, i) for i, p in enumerate(function.params))
        text = f"{function.name}({arguments})"
        if function.result == "void":
            return text
        if function.result.endswith("*"):
            return f"words[0].number = (double)(uintptr_t){text}"
        if self.is_large(function.result):
            return f"words[0].integer = (int64_t){text}"
        return f"words[0].number = (double){text}"

    def heard(self, callback: Callback) -> str:
        """Returns the C function that represents all JavaScript functions of its type."""
        params = callback.params[1:]
        declared = ", ".join(f"{kind}{'' if kind.endswith('*') else ' '}{name}" for kind, name in params)
        rows, large = [], 0
        for index, (kind, name) in enumerate(params):
            if self.is_large(kind):
                large |= 1 << index
                rows.append(f"{{.integer = (int64_t){name}}}")
            else:
                cast = "(double)(uintptr_t)" if kind.endswith("*") else "(double)"
                rows.append(f"{{.number = {cast}{name}}}")
        return (
            f"static void on_{callback.name}(void *user_data, {declared})\n{{\n"
            f"    const union money_word words[] = {{{', '.join(rows)}}};\n"
            f"    money_addon_hear(user_data, words, {len(params)}, {large});\n}}\n"
        )


def emit(description: Description) -> str:
    """The file."""
    words = _Words(description)
    calls = "".join(f"CALL({f.name}, {words.call(f)})\n" for f in description.functions)
    rows = "".join(f'    {{"{f.name}", call_{f.name}}},\n' for f in description.functions)
    heard = "\n".join(words.heard(c) for c in description.callbacks)
    kinds = "".join(f'    {{"{c.name}", (uintptr_t)on_{c.name}}},\n' for c in description.callbacks)
    return (
        f"{HEAD}{calls}\nconst struct money_call money_calls[] = {{\n{rows}    {{0, 0}},\n}};\n\n"
        f"{heard}\nconst struct money_listener money_listeners[] = {{\n{kinds}    {{0, 0}},\n}};\n"
    )
