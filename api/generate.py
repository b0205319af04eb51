"""Makes everything that follows from the public headers.

python3 api/generate.py            writes the files that the repository keeps, and build/api
python3 api/generate.py --build    writes build/api alone, which every build calls first
python3 api/generate.py --check    writes nothing; names files of the repository that are stale, and fails
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "api"))

from build_tree import BuildTree, BuildTreeError  # noqa: E402
from description.document import document, written  # noqa: E402
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


def committed(description: Description) -> dict[str, str]:
    """The generated files that the repository keeps, whole, by their paths from the root."""
    made = {
        "api/money.api.json": written(document(description)),
        "symbols.txt": symbols.emit(description),
        "Sources/CMoney/layout.c": layout.emit(description),
        "Sources/MoneyCore/Failure/MoneyStatus.swift": swift.emit_engine(description),
        "Sources/MoneyABI/Base/StatusNames.swift": swift.emit_names(description),
        "bindings/python/libmoney/_raw.py": python.emit(description),
        "bindings/python/libmoney/_status.py": python_errors.emit_status(description),
        "bindings/python/libmoney/_errors.py": python_errors.emit_errors(description, ROOT),
    }
    made |= {f"bindings/go/{name}": text for name, text in go.emit(description).items()}
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


def built(description: Description) -> dict[str, str]:
    """The files that a build makes, whole, by their paths in build/api."""
    folder = "cpp/include/money/cpp"
    made = {
        f"{folder}/layout.hpp": cpp_types.layout(description),
        f"{folder}/errors.hpp": cpp_types.errors(description),
        f"{folder}/constants.hpp": cpp_types.constants(description),
        f"{folder}/structs.hpp": cpp_types.structs(description),
        f"{folder}/handles.hpp": cpp.handles(description),
        f"{folder}/calls.hpp": cpp.calls(description),
        "java/libmoney/Raw.java": java_raw.emit(description),
    }
    made |= {f"java/libmoney/{name}": text for name, text in java.emit(description).items()}
    made |= {f"csharp/{name}": text for name, text in csharp.emit(description).items()}
    made["rust/libmoney-sys/src/raw.rs"] = rust_sys.emit(description)
    made["rust/libmoney-sys/tests/layout.rs"] = rust_sys.offsets(description)
    made |= {f"rust/libmoney/src/{name}": text for name, text in rust.emit(description).items()}
    folder = "javascript/src/face"
    made[f"{folder}/handles.js"] = javascript.handles(description)
    made[f"{folder}/functions.js"] = javascript.functions(description)
    made[f"{folder}/enumerations.js"] = javascript.enumerations(description)
    made[f"{folder}/generated.d.ts"] = javascript.types(description)
    made["javascript/native/calls.c"] = addon.emit(description)
    folder = "ruby/lib/libmoney"
    made["ruby/ext/libmoney/tables.c"] = ruby.tables(description)
    made[f"{folder}/handles.rb"] = ruby.handles(description)
    made[f"{folder}/functions.rb"] = ruby.functions(description)
    made[f"{folder}/statuses.rb"] = ruby.errors(description)
    made[f"{folder}/words.rb"] = ruby.words(description)
    made[f"{folder}/version.rb"] = ruby.version(description)
    made |= {f"lua/{name}": text for name, text in lua.emit(description).items()}
    made["lua/types/libmoney.lua"] = lua_types.emit(description)
    made |= {f"php/{name}": text for name, text in php.emit(description).items()}
    return made


def update(files: dict[str, str], is_check: bool) -> list[str]:
    """Writes those files of the repository that have changed, or only names them."""
    stale = []
    for name, text in files.items():
        path = ROOT / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not is_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    return stale


def main(arguments: list[str]) -> int:
    """Writes or checks."""
    if arguments not in ([], ["--build"], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    word = "".join(arguments)
    try:
        if word != "--build":
            stale = update(committed(describe()), word == "--check")
            if word == "--check":
                if stale:
                    print("stale, run `make generate`:\n  " + "\n  ".join(stale), file=sys.stderr)
                return 1 if stale else 0
        tree = BuildTree(ROOT)
        with tree.locked():
            if not tree.is_fresh():
                tree.write(built(describe()))
    except (DescriptionError, BuildTreeError) as error:
        print(f"api/generate.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
