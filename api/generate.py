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
from description import describe as describe_headers  # noqa: E402
from description.document import document, written  # noqa: E402
from description.parts import Description, DescriptionError  # noqa: E402
from emit import c, cpp, csharp, go, java, javascript, pages, python, rust, swift  # noqa: E402
from emit.tables import lua, php, ruby  # noqa: E402
from model.words import Overrides  # noqa: E402
from model.words.neutral import not_needed  # noqa: E402

#: Languages whose files a build makes, by their folders in build/api.
BUILT = {
    "cpp": cpp,
    "csharp": csharp,
    "java": java,
    "javascript": javascript,
    "lua": lua,
    "php": php,
    "ruby": ruby,
    "rust": rust,
}


def describe() -> Description:
    """The interface with its roles."""
    return describe_headers(ROOT / "include" / "money.h")


def committed(description: Description) -> dict[str, str]:
    """Returns the complete generated files that are committed, by their paths from the root."""
    made = {"api/money.api.json": written(document(description))}
    made |= c.files(description) | swift.files(description)
    made |= python.files(description, ROOT)
    made |= {f"bindings/go/{name}": text for name, text in go.files(description).items()}
    return made | pages.files(description, ROOT)


def built(description: Description) -> dict[str, str]:
    """Returns the complete files that a build generates, by their paths in build/api."""
    return {
        f"{folder}/{name}": text
        for folder, language in BUILT.items()
        for name, text in language.files(description).items()
    }


def check_words(description: Description) -> None:
    """Refuses sentences for all languages that no language needs."""
    found = not_needed(description, Overrides.of("all"))
    if found:
        raise DescriptionError("\n".join(found))


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
            description = describe()
            check_words(description)
            stale = update(committed(description), word == "--check")
            if word == "--check":
                if stale:
                    print("stale, run `make generate`:\n  " + "\n  ".join(stale), file=sys.stderr)
                return 1 if stale else 0
        tree = BuildTree(ROOT)
        with tree.locked():
            if not tree.is_fresh():
                tree.write(built(describe()))
    except DescriptionError as error:
        print(f"{error}; correct it and run `make generate`", file=sys.stderr)
        return 1
    except BuildTreeError as error:
        print(f"api/generate.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
