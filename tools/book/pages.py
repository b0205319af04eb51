"""Brings the pages of the repository together in one folder, and mends the links between them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from .interface import ROOT

#: Pages outside docs, by their place in the book.
BROUGHT = {
    "README.md": "about.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "bindings/c/README.md": "runtimes/c-transport.md",
    "bindings/conformance/README.md": "runtimes/conformance.md",
    "bindings/cpp/README.md": "runtimes/cpp.md",
    "bindings/csharp/README.md": "runtimes/csharp.md",
    "bindings/go/README.md": "runtimes/go.md",
    "bindings/java/README.md": "runtimes/java.md",
    "bindings/javascript/README.md": "runtimes/javascript.md",
    "bindings/lua/README.md": "runtimes/lua.md",
    "bindings/php/README.md": "runtimes/php.md",
    "bindings/python/README.md": "runtimes/python.md",
    "bindings/ruby/README.md": "runtimes/ruby.md",
    "bindings/rust/libmoney/README.md": "runtimes/rust.md",
    "bindings/surface.md": "runtimes/surface.md",
    "bindings/swift/README.md": "runtimes/swift.md",
    "examples/README.md": "examples.md",
}
FOLDERS = {"web/pictures": "pictures/desk"}
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\]\([^)]*\)|`[^`]*`)*)\]\(([^)\s#]+)([^)\s]*)\)")
#: The folders whose pages begin with a sentence about their subject.
DESCRIBED = ("docs/compare/", "docs/explain/", "docs/guide/", "docs/tutorials/")
_PARAGRAPH = re.compile(r"^(?:\w|[`*\[])[^\n]*(?:\n[^\n]+)*", re.M)
#: A heading that ends in "C#": Python's Markdown removes the # as the end of the heading.
_SHARP = re.compile(r"^(#+ .*\w)#$", re.M)
_FENCE = re.compile(r"(^```.*?^```|^    ```.*?^    ```)", re.S | re.M)
_MERMAID = re.compile(r"^```mermaid\ngraph TD\n(.*?)^```", re.S | re.M)


def places() -> dict[str, str]:
    """The place in the book of every file that it contains."""
    # A table for the tools is no page: links to it become plain text.
    found = {f"docs/{path}": path for path in listed("docs") if not path.endswith(".toml")}
    found |= {name: place for name, place in BROUGHT.items() if (ROOT / name).exists()}
    for folder, place in FOLDERS.items():
        found |= {f"{folder}/{path}": f"{place}/{path}" for path in listed(folder)}
    return found


def listed(folder: str) -> list[str]:
    """The files below a folder that git tracks or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", folder]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    names = sorted(set(done.stdout.split("\n")) - {""})
    return [name.removeprefix(f"{folder}/") for name in names if (ROOT / name).exists()]


def bring(out: Path) -> int:
    """Copies everything into the folder of the book; returns the number of pages."""
    where = places()
    pages = 0
    for name, place in where.items():
        target = out / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if not name.endswith(".md"):
            shutil.copyfile(ROOT / name, target)
            continue
        text = (ROOT / name).read_text(encoding="utf-8")
        page = drawn(mended(text, name, place, where))
        target.write_text(described(page, name), encoding="utf-8")
        pages += 1
    return pages


def described(text: str, name: str) -> str:
    """A page with the first sentence of its first paragraph as its description."""
    if text.startswith("---") or not name.startswith(DESCRIBED):
        return text
    found = _PARAGRAPH.search(re.sub(r"<!--.*?-->", "", text, flags=re.S))
    if not found:
        return text
    plain = re.sub(r"\*\*|`", "", _LINK.sub(r"\2", " ".join(found[0].split())))
    sentence = re.split(r"(?<=[.!?]) ", plain)[0]
    sentence = re.sub(r":$", ".", sentence)
    return f"---\ndescription: {json.dumps(sentence, ensure_ascii=False)}\n---\n\n{text}"


def mended(text: str, name: str, place: str, where: dict[str, str]) -> str:
    """A page whose links lead to places of the book; links out of it become plain text."""

    def mend(found: re.Match[str]) -> str:
        picture, words, target, anchor = found.groups()
        if re.match(r"[a-z]+:", target):
            return found[0]
        words = _LINK.sub(mend, words)
        full = os.path.normpath(os.path.join(os.path.dirname(name), target))
        if full in where:
            path = os.path.relpath(where[full], os.path.dirname(place) or ".")
            dark = full.replace("-light.png", "-dark.png")
            if picture and dark != full and dark in where:
                # The theme shows the one that fits its colours.
                other = path.replace("-light.png", "-dark.png")
                light = f"![{words}]({path}#only-light){{ loading=lazy }}"
                return f"{light} ![{words}]({other}#only-dark)"
            return f"{picture}[{words}]({path}{anchor})"
        return words

    pieces = _FENCE.split(text)
    pieces[::2] = [_SHARP.sub(r"\1\\#", _LINK.sub(mend, piece)) for piece in pieces[::2]]
    return "".join(pieces)


def drawn(text: str) -> str:
    """A page with its graphs drawn by Graphviz, so that no script is needed to see them."""

    def draw(found: re.Match[str]) -> str:
        lines = [
            "digraph { bgcolor=transparent; ranksep=0.35; nodesep=0.25;",
            'node [shape=box style="rounded,filled" fillcolor="#e8eefc" color="#4a6fa5"',
            'fontname="DejaVu Sans" fontsize=11 fontcolor="#14233c"];',
            'edge [color="#5b7fb5" arrowsize=0.7];',
        ]
        for line in found[1].strip().split("\n"):
            pair = re.match(r"\s*(\w+)(?:\[\"([^\"]*)\"\])? --> (\w+)", line)
            if pair:
                if pair[2]:
                    lines.append(f'{pair[1]} [label="{pair[2]}"];')
                lines.append(f"{pair[1]} -> {pair[3]};")
        made = subprocess.run(
            ["dot", "-Tsvg"],
            input="\n".join([*lines, "}"]),
            capture_output=True,
            text=True,
            check=True,
        )
        svg = made.stdout[made.stdout.index("<svg") :]
        return (
            '<div class="graph" role="img" aria-label="A graph; the table has the same">'
            + svg
            + "</div>"
        )

    return _MERMAID.sub(draw, text)
