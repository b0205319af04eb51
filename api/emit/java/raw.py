"""The raw layer of Java: a method for each function of the library."""

from __future__ import annotations

from description.parts import Description, Function

from .types import HEAD, Types

#: The letters of words: nothing, 32 bits, 64 bits, a double.
KINDS = {"V": "void", "I": "int", "J": "long", "D": "double"}


def emit(description: Description) -> str:
    """``Raw.java``."""
    types = Types(description)
    shapes = sorted({types.letters(f) for f in description.functions})
    parts = [
        HEAD,
        "import java.lang.foreign.MemorySegment;\nimport java.lang.invoke.MethodHandle;\n\n",
        "/**\n * The functions of C, with addresses as 64-bit integers. The first call of a shape links all\n"
        " * of that shape, so that the start of a program does not wait for the others.\n */\n",
        "final class Raw {\n    private Raw() {}\n\n",
    ]
    for function in description.functions:
        parts.append(_method(types, function))
    for one in shapes:
        parts.append(
            f"    private static final class {one} {{\n"
            f'        static final MethodHandle CALL = Native.shape("{one}");\n    }}\n\n'
        )
    return "".join(parts).rstrip() + "\n}\n"


def _method(types: Types, function: Function) -> str:
    letters = types.letters(function)
    result = KINDS[letters[0]]
    names = [f"p{index}" for index in range(len(function.params))]
    head = ", ".join(f"{KINDS[kind]} {name}" for kind, name in zip(letters[1:], names, strict=True))
    given = ", ".join([function.name, *names])
    back = "" if result == "void" else f"return ({result}) "
    return (
        f'    private static final MemorySegment {function.name} = Native.symbol("{function.name}");\n\n'
        f"    static {result} {function.name}({head}) {{\n        try {{\n"
        f"            {back}{letters}.CALL.invokeExact({given});\n"
        "        } catch (Throwable error) {\n            throw Native.failed(error);\n        }\n    }\n\n"
    )
