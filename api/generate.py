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

from description import describe as describe_headers  # noqa: E402
from description.document import document  # noqa: E402
from description.parts import Description, DescriptionError  # noqa: E402
from emit import c, cpp, csharp, go, java, javascript, pages, python, rust, swift  # noqa: E402
from emit.tables import lua, php, ruby  # noqa: E402

#: Each language, by the folder that its files are in.
BINDINGS = {
    "bindings/cpp": cpp,
    "bindings/csharp/generated": csharp,
    "bindings/go": go,
    "bindings/java/generated": java,
    "bindings/javascript": javascript,
    "bindings/lua": lua,
    "bindings/php": php,
    "bindings/ruby": ruby,
    "bindings/rust": rust,
}


def describe() -> Description:
    """The interface with its roles."""
    return describe_headers(ROOT / "include" / "money.h")


def files(description: Description) -> dict[str, str]:
    """Every generated file, whole, by its path from the root."""
    made = {
        "api/money.api.json": json.dumps(document(description), indent=1, ensure_ascii=False) + "\n",
    }
    made |= c.files(description) | swift.files(description)
    made |= python.files(description, ROOT / "bindings" / "python" / "errors.toml")
    for folder, language in BINDINGS.items():
        made |= {f"{folder}/{name}": text for name, text in language.files(description).items()}
    made |= pages.files(description, ROOT)
    return made


def main(arguments: list[str]) -> int:
    """Writes or checks."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        made = files(describe())
    except DescriptionError as error:
        print(f"{error}; correct it and run `make generate`", file=sys.stderr)
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
