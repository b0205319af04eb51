"""The raw layer of C#: a method for each function of the library."""

from __future__ import annotations

from description.parts import Description

from .types import HEAD, Types

_PAIR = """        [MethodImpl(MethodImplOptions.NoInlining)]
        internal static {result} {name}({head})
        {{
            {returns}Extern.{name}({words});
        }}
"""


def emit(description: Description) -> dict[str, str]:
    """``Extern.cs``: every function of C, with addresses as 64-bit integers; ``Raw.cs``: their callers."""
    types = Types(description)
    declared, called = [], []
    for function in description.functions:
        kinds = {"V": "void", "I": "int", "J": "long", "D": "double"}
        letters = types.letters(function)
        head = ", ".join(f"{kinds[one]} p{at}" for at, one in enumerate(letters[1:]))
        result, name = kinds[letters[0]], function.name
        declared.append(
            f"        [DllImport(Native.Name)]\n        internal static extern {result} {name}({head});\n"
        )
        words = ", ".join(f"p{at}" for at in range(len(letters) - 1))
        returns = "" if result == "void" else "return "
        called.append(_PAIR.format(result=result, name=name, head=head, words=words, returns=returns))
    lists = "using System.Collections.Generic;"
    return {
        "Extern": f"{HEAD.replace(lists, 'using System.Runtime.InteropServices;')}"
        "    /// <summary>The functions of C, with addresses as 64-bit integers.</summary>\n"
        "    internal static class Extern\n    {\n"
        f"{chr(10).join(declared)}    }}\n}}\n",
        "Raw": f"{HEAD.replace(lists, 'using System.Runtime.CompilerServices;')}"
        "    /// <summary>Calls the functions of C. mono looks for a function when it compiles the\n"
        "    /// method that calls it, so these methods are not part of others: the library has been loaded\n"
        "    /// before they are compiled.</summary>\n"
        "    internal static class Raw\n    {\n"
        f"{chr(10).join(called)}    }}\n}}\n",
    }
