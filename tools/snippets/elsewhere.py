"""Blocks that another suite reads from their page, and the proof that it does.

A suite's command names a file. Each file of the chain names the next one, and the last one contains
the words that read the block. A package suite reads it by `tools/snippets/fenced.sh PAGE LANGUAGE
NUMBER`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from suites.places import ROOT
from suites.task import Task

from snippets.answers import Answer
from snippets.blocks import Block
from snippets.recipes.languages import LANGUAGES


@dataclass(frozen=True)
class Reader:
    """A suite that reads blocks from a page."""

    suite: str
    #: The files by which it does; the first is in the suite's command, itself or its folder.
    chain: tuple[str, ...]
    #: The words of the last file that read the page, if not by tools/snippets/fenced.sh.
    words: str = ""


def package(language: str) -> Reader:
    """The suite that installs the package of a binding."""
    return Reader(f"install-{language}", (f"Tests/Packages/{language}.sh",))


def line(page: str, language: str) -> Reader:
    """The same, of the line to install on that page: the suite types README.md's, and compares."""
    return Reader(f"install-{language}", (f"Tests/Packages/{language}.sh",), f"agrees {page}")


INSTALL = Reader("install", ("Tests/Packages/prefix.sh",))
BUNDLER = Reader("javascript-bundler", ("Tests/Packages/bundler.sh",))
ARROWS = ("tools/check/lint.sh", "tools/check/arrows.py")
#: The pages with a line to install, and the scripts that type it.
LINES = {
    "csharp": "csharp",
    "go": "go",
    "java": "java",
    "javascript": "npm",
    "lua": "lua",
    "php": "php",
    "ruby": "ruby",
    "rust/libmoney": "rust",
}
#: The languages whose first fifteen minutes begin with the same line.
STARTS = ("csharp", "go", "java", "rust")


def recipes(name: str) -> Reader:
    """The suite that runs the pages of a language as one program each."""
    chain = ("tools/snippets/recipes/__main__.py",)
    return Reader(f"{name}-recipes", chain, 'FOLDERS = ("docs/start", "docs/cookbook")')


#: The readers of a page's blocks, by language.
READERS: dict[tuple[str | int, ...], Reader] = {
    ("bindings/c/README.md", "cmake"): INSTALL,
    ("bindings/cpp/README.md", "cmake"): INSTALL,
    ("bindings/csharp/README.md", "csharp"): package("csharp"),
    ("bindings/go/README.md", "go"): package("go"),
    ("bindings/java/README.md", "java"): package("java"),
    ("docs/guide/bundlers.md", "js"): BUNDLER,
    ("docs/guide/bundlers.md", "sh"): BUNDLER,
    ("docs/guide/bundlers.md", "html"): BUNDLER,
    ("bindings/javascript/native/README.md", "sh"): package("npm"),
    ("bindings/php/README.md", "php"): package("php"),
    ("bindings/ruby/README.md", "ruby"): package("ruby"),
    ("bindings/rust/libmoney/README.md", "rust"): package("rust"),
    **{
        (f"bindings/{page}/README.md", "sh", 1): line(f"bindings/{page}/README.md", language)
        for page, language in LINES.items()
    },
    **{(f"docs/start/{name}.md", "sh", 1): line(f"docs/start/{name}.md", name) for name in STARTS},
    **{
        (f"docs/{folder}/{name}.md", language.fence): recipes(name)
        for name, language in LANGUAGES.items()
        for folder in ("start", "cookbook")
    },
    **{
        (f"docs/start/{page}.md", "sh", 1): line(f"docs/start/{page}.md", LINES[page])
        for page in ("javascript", "lua", "php", "ruby")
    },
    ("bindings/csharp/README.md", "sh", 2): package("csharp"),
    ("bindings/php/README.md", "sh", 2): package("php"),
    # The lines for Package.swift; the programs run here.
    ("bindings/swift/README.md", "swift", 1): package("swift"),
    ("bindings/swift/Sources/LibMoney/LibMoney.docc/LibMoney.md", "swift"): package("swift"),
    # They need files, and the exit code of the command before.
    ("docs/guide/cli.md", "console"): Reader("cli", ("cli/tests/test_manual.py",), '"cli.md"'),
    ("docs/guide/serve.md", "console"): Reader("cli", ("cli/tests/test_manual.py",), '"serve.md"'),
    **{
        (f"docs/guide/{engine}.md", "sql"): Reader(
            f"sql-{engine}",
            ("sql/test.sh", f"sql/{engine}/tests/run.py"),
            f'"docs/guide/{engine}.md"',
        )
        for engine in ("sqlite", "duckdb", "postgresql", "clickhouse")
    },
    # They are drawn from the code.
    ("docs/explain/architecture.md", "mermaid"): Reader(
        "rules", ARROWS, 'PAGE = "docs/explain/architecture.md"'
    ),
}


def reader_of(block: Block) -> Reader | None:
    """The suite that reads a block, if there is one."""
    page = str(block.page.relative_to(ROOT))
    numbered = READERS.get((page, block.language, block.number))
    return numbered or READERS.get((page, block.language))


def calls(text: str) -> set[tuple[str, str, str]]:
    """The blocks that a script reads by tools/snippets/fenced.sh: page, language and number."""
    pattern = r'tools/snippets/fenced\.sh"? (\S+\.md) (\w+)(?: (\d+))?'
    return {(page, language, number or "1") for page, language, number in re.findall(pattern, text)}


def wrong_of(block: Block, reader: Reader, suites: dict[str, Task]) -> str:
    """The error in a row of the table, or an empty text."""
    if reader.suite not in suites:
        return f"unknown suite: {reader.suite}"
    command = suites[reader.suite].command
    first = reader.chain[0]
    if not any(first == word or first.startswith(f"{word}/") for word in command):
        return f"the suite {reader.suite} does not run {first}"
    texts = [(ROOT / path).read_text(encoding="utf-8") for path in reader.chain]
    for path, text, following in zip(reader.chain, texts, reader.chain[1:]):
        if following not in text:
            return f"{path} does not run {following}"
    if reader.words:
        return "" if reader.words in texts[-1] else f"{reader.chain[-1]} does not read the page"
    page = str(block.page.relative_to(ROOT))
    wanted = [(page, block.language, str(block.number))]
    wanted += [(page, "Output", "1")] if block.output is not None else []
    missing = [" ".join(one) for one in wanted if one not in calls(texts[-1])]
    return f"{reader.chain[-1]} does not read {', '.join(missing)}" if missing else ""


def elsewhere(block: Block, reader: Reader, suites: dict[str, Task]) -> Answer:
    """A block that another suite reads, if it does."""
    wrong = wrong_of(block, reader, suites)
    return block, "failed" if wrong else "elsewhere", wrong
