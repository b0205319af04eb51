"""The parts of the home page that other files contain: a converter, and a tab for each language.

A tab consists of the line of README.md that installs the package, and the first program of the
page "Fifteen minutes in …" with its output. The suites run both in their own places.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

from .interface import ROOT

LANGUAGES_HERE = "<!-- site: languages -->\n"
CONVERTER_HERE = "<!-- site: converter -->\n"
#: Each language with the name of its page in docs/start, and its rows in the table of README.md.
LANGUAGES = {
    "Python": ("python", ("Python",)),
    "JavaScript": ("javascript", ("JavaScript",)),
    "Java": ("java", ("Java",)),
    "C#": ("csharp", ("C# on .NET",)),
    "C": ("c", ("C and C++",)),
    "C++": ("cpp", ("C and C++",)),
    "Go": ("go", ("Go",)),
    "Rust": ("rust", ("Rust",)),
    "Swift": ("swift", ("Swift",)),
    "Ruby": ("ruby", ("Ruby",)),
    "PHP": ("php", ("PHP",)),
    "Lua": ("lua", ("Lua 5.4", "LuaJIT")),
}
#: Settings of a program that a line of shell does not contain.
INSTALL_KINDS = {"Swift": "swift"}
_ROW = re.compile(r"^\| (?P<what>.+?) \| (?P<needs>.*?) ?\| (?P<line>`.+) \|$", re.M)
_BLOCK = re.compile(r"^```(?P<kind>\w+)[^\n]*\n(?P<code>.*?)^```$", re.S | re.M)
_OUTPUT = re.compile(r'^```text title="Output"\n(?P<text>.*?)^```$', re.S | re.M)
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
CONVERTER = """
<form class="convert" id="convert" data-rates="assets/live/rates.csv"
 aria-label="Currency converter" hidden>
<div class="convert-row">
<label>Amount
<input name="amount" inputmode="decimal" autocomplete="off" spellcheck="false" value="100"></label>
<label>From <select name="from">{options}</select></label>
<button type="button" class="convert-swap" aria-label="Swap the currencies">⇄</button>
<label>To <select name="to">{options}</select></label>
</div>
<output class="convert-answer" for="convert"></output>
<p class="convert-source"></p>
</form>
"""


@dataclass(frozen=True)
class Install:
    """A row of the table in README.md."""

    line: str
    #: The line of a configuration file, with its name, or "".
    setting: str


def installs() -> dict[str, Install]:
    """The lines that install a package, by the language or system that they are for."""
    _, _, section = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## Install\n")
    found = {}
    for row in _ROW.finditer(section.partition("\n## ")[0]):
        line, _, setting = row["line"].partition("`, then ")
        found[_LINK.sub(r"\1", row["what"])] = Install(line.strip("`"), setting)
    return found


@dataclass(frozen=True)
class Program:
    """The first program of a page, with the language of its block and its output."""

    kind: str
    code: str
    output: str


def first_program(page: Path) -> Program:
    """The first program of a page that prints something."""
    text = page.read_text(encoding="utf-8")
    blocks = [one for one in _BLOCK.finditer(text) if one["kind"] not in ("sh", "text")]
    output = _OUTPUT.search(text, blocks[0].end())
    if output is None:
        raise SystemExit(f"{page}: the first program must be followed by its output")
    return Program(blocks[0]["kind"], blocks[0]["code"], output["text"])


def tab(language: str, rows: dict[str, Install]) -> str:
    """The tab of a language: install line, program, output, and the way on."""
    page, names = LANGUAGES[language]
    program = first_program(ROOT / "docs" / "start" / f"{page}.md")
    kind = INSTALL_KINDS.get(language, "sh")
    lines = [f'```{kind} title="Install"', *(rows[name].line for name in names), "```", ""]
    settings = [rows[name].setting for name in names if rows[name].setting]
    lines += [f"Then add {one}." for one in settings] + ([""] if settings else [])
    lines += [f"```{program.kind}", program.code.rstrip("\n"), "```", ""]
    lines += ['```text title="Output"', program.output.rstrip("\n"), "```", ""]
    lines += [f"[Fifteen minutes in {language}](start/{page}.md){{ .md-button }}"]
    return f'=== "{language}"\n\n' + textwrap.indent("\n".join(lines), "    ") + "\n\n"


def languages() -> str:
    """The tabs of all languages."""
    rows = installs()
    return "".join(tab(language, rows) for language in LANGUAGES)


def newest_rates(csv: str) -> str:
    """The head and the newest day of the European Central Bank's history."""
    return "".join(csv.splitlines(keepends=True)[:2])


def currencies(csv: str) -> list[str]:
    """The currencies with a rate on the newest day, in alphabetical order."""
    head, newest = (line.split(",") for line in newest_rates(csv).splitlines())
    pairs = zip(head[1:], newest[1:], strict=True)
    return sorted(["EUR", *(code for code, rate in pairs if rate not in ("N/A", ""))])


def converter(csv: str) -> str:
    """The form of the converter; `home.js` fills it."""
    options = "".join(f"<option>{code}</option>" for code in currencies(csv))
    return CONVERTER.format(options=options)


def write(page: Path, *, live: bool) -> None:
    """Completes the home page of the book; the converter requires the module."""
    text = page.read_text(encoding="utf-8")
    csv = (ROOT / "share" / "ecb" / "eurofxref-hist.csv").read_text(encoding="ascii")
    for mark in (LANGUAGES_HERE, CONVERTER_HERE):
        if text.count(mark) != 1:
            raise SystemExit(f"{page}: must contain {mark.strip()} once")
    text = text.replace(CONVERTER_HERE, converter(csv) if live else "")
    page.write_text(text.replace(LANGUAGES_HERE, languages()), encoding="utf-8")
    if live:
        rates = page.parent / "assets" / "live" / "rates.csv"
        rates.write_text(newest_rates(csv), encoding="ascii")
