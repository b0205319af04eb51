"""Makes everything that follows from the public headers.

python3 api/generate.py            writes what has changed
python3 api/generate.py --check    writes nothing; names what is stale, and fails
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "api"))

from description.document import document  # noqa: E402
from description.model import Description, DescriptionError  # noqa: E402
from description.reader import read_headers  # noqa: E402
from description.roles import give_roles  # noqa: E402
from emit import (  # noqa: E402
    addon,
    cpp,
    cpp_types,
    csharp,
    go,
    java,
    java_raw,
    javascript,
    layout,
    lua,
    lua_types,
    pages,
    php,
    python,
    python_errors,
    python_names,
    ruby,
    rust,
    rust_sys,
    swift,
    symbols,
)

CONTENTS = " *  @contents\n"


def describe() -> Description:
    """The interface with its roles."""
    description = read_headers(ROOT / "include" / "money.h")
    give_roles(description)
    return description


def files(description: Description) -> dict[str, str]:
    """Every generated file, whole, by its path from the root."""
    status, errors = python_errors.emit_status(description), python_errors.emit_errors(description, ROOT)
    names = python_names.public_names(ROOT, {"_status": status, "_errors": errors})
    made = {
        "api/money.api.json": json.dumps(document(description), indent=1, ensure_ascii=False) + "\n",
        "symbols.txt": symbols.emit(description),
        "Sources/CMoney/layout.c": layout.emit(description),
        "Sources/MoneyCore/Failure/MoneyStatus.swift": swift.emit_engine(description),
        "Sources/MoneyABI/Base/StatusNames.swift": swift.emit_names(description),
        "bindings/python/libmoney/_raw.py": python.emit(description),
        "bindings/python/libmoney/_status.py": status,
        "bindings/python/libmoney/_errors.py": errors,
        "bindings/python/libmoney/_names.py": python_names.emit(names),
        "bindings/python/libmoney/__init__.pyi": python_names.emit_stub(names),
    }
    folder = "bindings/cpp/include/money/cpp"
    made[f"{folder}/layout.hpp"] = cpp_types.layout(description)
    made[f"{folder}/errors.hpp"] = cpp_types.errors(description)
    made[f"{folder}/constants.hpp"] = cpp_types.constants(description)
    made[f"{folder}/structs.hpp"] = cpp_types.structs(description)
    made[f"{folder}/handles.hpp"] = cpp.handles(description)
    made[f"{folder}/calls.hpp"] = cpp.calls(description)
    folder = "bindings/javascript/src/face"
    made[f"{folder}/handles.js"] = javascript.handles(description)
    made[f"{folder}/functions.js"] = javascript.functions(description)
    made[f"{folder}/enumerations.js"] = javascript.enumerations(description)
    made[f"{folder}/generated.d.ts"] = javascript.types(description)
    made["bindings/javascript/native/calls.c"] = addon.emit(description)
    folder = "bindings/java/generated/libmoney"
    made[f"{folder}/Raw.java"] = java_raw.emit(description)
    made |= {f"{folder}/{name}": text for name, text in java.emit(description).items()}
    made |= {f"bindings/csharp/generated/{name}": text for name, text in csharp.emit(description).items()}
    made |= {f"bindings/go/{name}": text for name, text in go.emit(description).items()}
    folder = "bindings/rust"
    made[f"{folder}/libmoney-sys/src/lib.rs"] = rust_sys.emit(description)
    made[f"{folder}/libmoney-sys/tests/layout.rs"] = rust_sys.offsets(description)
    made |= {f"{folder}/libmoney/src/{name}": text for name, text in rust.emit(description).items()}
    made |= {f"bindings/lua/{name}": text for name, text in lua.emit(description).items()}
    made["bindings/lua/types/libmoney.lua"] = lua_types.emit(description)
    folder = "bindings/ruby"
    made[f"{folder}/ext/libmoney/tables.c"] = ruby.tables(description)
    made[f"{folder}/lib/libmoney/handles.rb"] = ruby.handles(description)
    made[f"{folder}/lib/libmoney/functions.rb"] = ruby.functions(description)
    made[f"{folder}/lib/libmoney/statuses.rb"] = ruby.errors(description)
    made[f"{folder}/lib/libmoney/words.rb"] = ruby.words(description)
    made[f"{folder}/lib/libmoney/version.rb"] = ruby.version(description)
    made |= {f"bindings/php/{name}": text for name, text in php.emit(description).items()}
    path = "docs/reference/errors.md"
    made[path] = pages.replaced(
        (ROOT / path).read_text(encoding="utf-8"),
        "<!-- statuses -->\n",
        "<!-- end -->",
        pages.status_table(description),
        path,
    )
    path = "include/money.h"
    made[path] = pages.replaced(
        (ROOT / path).read_text(encoding="utf-8"),
        " * THE MAP\n *\n",
        " *\n * CONVENTIONS",
        pages.header_map(description),
        path,
    )
    for header in description.headers:
        path = f"include/money/{header.name}"
        text = (ROOT / path).read_text(encoding="utf-8")
        if CONTENTS in text:
            made[path] = pages.replaced(text, CONTENTS, " */", pages.contents(header), path)
    return made


def main(arguments: list[str]) -> int:
    """Writes or checks."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        made = files(describe())
    except DescriptionError as error:
        print(f"api/generate.py: {error}", file=sys.stderr)
        return 1
    stale = []
    for name, text in made.items():
        path = ROOT / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if arguments and stale:
        print("stale, run `make generate`:\n  " + "\n  ".join(stale), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
