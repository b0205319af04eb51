"""Shrinks the search of a built site, which loads its engine and index at the first search.

MkDocs writes every word of every page into one index, which the theme fetches with each page. This
module keeps the sentences with which a page adds words to those before them, and of a function its
name and summary. `search.js`, in the place of the theme's worker, loads this index.
"""

from __future__ import annotations

import html
import json
import re
import shutil
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

WORKER = Path(__file__).with_name("search.js")
#: The pages of the cookbook that repeat the recipes for one language.
LANGUAGES = ("cpp", "javascript", "java", "go", "rust", "csharp", "swift", "ruby", "php", "lua")
#: The weight of pages in a search, by the beginning of their address: the first that fits.
BOOSTS = (
    ("index.html", 1.0),
    ("start/index.html", 2.0),
    ("start/", 1.6),
    ("guide/install.html", 2.2),
    ("guide/", 1.8),
    ("tutorials/", 1.2),
    *((f"cookbook/{name}.html", 0.5) for name in LANGUAGES),
    ("cookbook/", 1.8),
    ("reference/functions/", 0.3),
    ("reference/types/", 0.2),
    ("reference/glossary.html", 0.7),
    ("reference/", 1.2),
    ("runtimes/", 1.2),
    ("explain/", 1.0),
    ("compare/", 1.0),
    ("results/", 0.8),
    ("", 0.5),
)
#: Pages whose content is also on other pages.
LEFT_OUT = ("reference/index.html", "reference/names.html", "about.html")
#: Pages of which only the headings are indexed.
HEADINGS = (
    "changelog.html",
    "results/",
    "conduct.html",
    *(f"cookbook/{name}.html" for name in LANGUAGES),
)
#: Pages for contributors, and of the languages: only the first sentence of each section is indexed.
OPENINGS = (
    "contributing.html",
    "decisions/",
    "examples.html",
    "explain/architecture.html",
    "explain/defects.html",
    "explain/how-it-is-tested.html",
    "explain/promises.html",
    "reference/abi.html",
    "reference/constants.html",
    "reference/map.html",
    "reference/types/",
    "runtimes/",
    "security.html",
)
#: The words that a sentence must add, after the first sentence of a section.
LEAST = 4
#: The length from which a sentence counts as a table, of which only new words are indexed.
LONG = 240
#: Sentences of more sections than this are boilerplate.
COMMON_FROM = 3
FUNCTION = re.compile(r"reference/functions/(\w+)\.html$")
_CODE = re.compile(r"<pre>.*?</pre>", re.S)
_TAG = re.compile(r"<[^>]+>")
_BLOCK = re.compile(r"</?(?:p|li|ul|ol)>")
_SENTENCE = re.compile(r"(?<=[.!?:;])\s+")
#: The labels of tabs and outputs, which the text of a page contains.
_LABELS = re.compile(r"^(?:(?:C|Python|Output|Command line) ?)+$|^CPython(?: Output)?$")
_WORD = re.compile(r"[\w'./€$%]+")
#: Stop words.
COMMON = frozenset(
    "a an and are as at be by for from has have if in into is it its not of on or that the their "
    "then these they this to was were which with your you can each one two".split()
)


@dataclass
class Page:
    """A page of the index: its address, title and sentences, and those of its sections."""

    address: str
    boost: float
    title: str = ""
    text: str = ""
    #: Anchor, title and text of each; "" is the anchor that `slug` makes of the title.
    sections: list[tuple[str, str, str]] = field(default_factory=list)


def slug(title: str) -> str:
    """The anchor that Markdown makes of a heading; `slug` in search.js does the same."""
    plain = unicodedata.normalize("NFKD", html.unescape(_TAG.sub("", title)))
    kept = re.sub(r"[^\w\s-]", "", plain.encode("ascii", "ignore").decode()).strip().lower()
    return re.sub(r"[-\s]+", "-", kept)


def boost(address: str) -> float:
    """The weight of a page in a search."""
    return next(weight for start, weight in BOOSTS if address.startswith(start))


def sentences(text: str) -> list[str]:
    """The sentences of a section, without its code blocks and its markup."""
    found: list[str] = []
    for block in _BLOCK.split(_CODE.sub(" ", text)):
        plain = " ".join(_TAG.sub("", block).split())
        found += [one for one in _SENTENCE.split(plain) if len(one) > 2 and not _LABELS.match(one)]
    return found


def words(text: str) -> set[str]:
    """The words of a text that a search can find, in lower case, without the ending of a plural."""
    found = {one.strip("'./").rstrip("s") for one in _WORD.findall(html.unescape(text).lower())}
    return {one for one in found if len(one) > 1 and one not in COMMON}


def repeated(entries: list[dict[str, Any]]) -> set[str]:
    """The sentences that several sections have in common, such as "Edit the program"."""
    counts = Counter(one for entry in entries for one in set(sentences(entry["text"])))
    return {one for one, count in counts.items() if count > COMMON_FROM}


def kept(lines_of: list[str], seen: set[str], most: int | None) -> str:
    """The sentences of a section, at most `most`, that add words to those of its page."""
    lines: list[str] = []
    for one in lines_of:
        new = words(one) - seen
        if len(new) < (LEAST if lines else 1):
            continue
        seen |= new
        lines.append(one if len(one) < LONG else " ".join(listed(one, new)))
        if len(lines) == most:
            break
    return "\n".join(lines)


def listed(text: str, new: set[str]) -> list[str]:
    """The new words of a table, in their order."""
    found = {plain: one for one in text.split() for plain in words(one) & new}
    return list(dict.fromkeys(found.values()))


def pages(entries: list[dict[str, Any]]) -> list[Page]:
    """The pages of MkDocs' index, made small."""
    found: dict[str, Page] = {}
    common = repeated(entries)
    seen: dict[str, set[str]] = {}
    for entry in entries:
        address, _, anchor = entry["location"].partition("#")
        if address in LEFT_OUT or FUNCTION.search(address):
            continue
        if address.startswith("reference/types/") and anchor:
            continue
        page = found.setdefault(address, Page(address, boost(address)))
        known = seen.setdefault(address, set())
        known |= words(entry["title"])
        most = 1 if address.startswith(OPENINGS) else None
        own = [one for one in sentences(entry["text"]) if one not in common]
        text = "" if address.startswith(HEADINGS) else kept(own, known, most)
        if anchor:
            title = entry["title"]
            page.sections.append(("" if anchor == slug(title) else anchor, title, text))
        else:
            page.title, page.text = entry["title"], text
    return list(found.values())


def functions(entries: list[dict[str, Any]], summaries: dict[str, str]) -> list[list[Any]]:
    """Name, weight and summary of each function with a page."""
    found = []
    for entry in entries:
        match = FUNCTION.search(entry["location"])
        if match:
            summary = html.escape(summaries[match[1]].split("\n\n")[0], quote=False)
            found.append([match[1], entry.get("boost", 1.0), " ".join(summary.split())])
    return found


def shrink(site: Path, summaries: dict[str, str]) -> int:
    """Replaces index and worker of a built site; returns the size of the index in bytes."""
    whole = site / "search" / "search_index.json"
    data = json.loads(whole.read_text(encoding="utf-8"))
    small = {
        "pages": [
            [one.address, one.boost, one.title, one.text, one.sections]
            for one in pages(data["docs"])
        ],
        "functions": functions(data["docs"], summaries),
    }
    index = json.dumps(small, ensure_ascii=False, separators=(",", ":")).encode()
    (site / "search" / "index.json").write_bytes(index)
    # The theme fetches this file with each page, and passes it to the worker.
    stub = {"config": data["config"], "docs": []}
    whole.write_text(json.dumps(stub), encoding="utf-8")
    replace_worker(site / "assets" / "javascripts" / "workers")
    return len(index)


def replace_worker(folder: Path) -> None:
    """Puts search.js into the place of the theme's worker, and the worker beside it."""
    found = list(folder.glob("search.*.min.js"))
    if len(found) != 1:
        raise SystemExit(f"the theme must have one search worker, got {len(found)}")
    found[0].rename(folder / "engine.js")
    shutil.copyfile(WORKER, found[0])
