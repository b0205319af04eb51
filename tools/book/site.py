"""Builds the site: brings the pages together, adds the reference, and runs MkDocs on them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from wasm.copy import copy, copy_licences, is_built
from web.build import assemble

from . import bindings, desk, home, interface, navigation, pages, reference, search, weight

ROOT = interface.ROOT
STAGED = ROOT / "build" / "book"
SITE = ROOT / "build" / "site"
CONFIGURATION = Path(__file__).with_name("mkdocs.yml")
ASSETS = Path(__file__).with_name("assets")


def build(version: str) -> int:
    """Builds the site of a version; returns the status of MkDocs."""
    shutil.rmtree(STAGED, ignore_errors=True)
    docs = STAGED / "docs"
    brought = pages.bring(docs)
    described = interface.read()
    made = reference.write(described, bindings.read(), docs / "reference")
    shutil.copytree(ASSETS, docs / "assets", dirs_exist_ok=True)
    live = bring_live(docs / "assets" / "live")
    home.write(docs / "index.md", live=live)
    print(f"{brought} pages of the repository, {made} of the reference", flush=True)
    if live:
        assemble(STAGED / "desk")
        # MkDocs checks the links to this page. It would make pages of the texts in the other files.
        (docs / "desk").mkdir()
        shutil.copyfile(STAGED / "desk" / "index.html", docs / "desk" / "index.html")
        desk.link(docs)
    else:
        print("build/wasm is missing, so nothing runs in the browser: make wasm, then make docs")
    configuration = CONFIGURATION.read_text(encoding="utf-8").replace("@VERSION@", version)
    configuration = navigable(navigation.with_reference(configuration, described), docs)
    (STAGED / "mkdocs.yml").write_text(configuration, encoding="utf-8")
    out = SITE / version
    shutil.rmtree(out, ignore_errors=True)
    # Not quietly: the strict build fails for warnings, and -q silences them.
    command = [sys.executable, "-m", "mkdocs", "build", "-f", str(STAGED / "mkdocs.yml")]
    # Material's makers print an advertisement about another program's next version otherwise.
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run([*command, "-d", str(out)], cwd=ROOT, env=quiet)
    if done.returncode == 0:
        if live:
            shutil.copytree(STAGED / "desk", out / "desk", dirs_exist_ok=True)
        report(search.shrink(out, summaries(described)), *weight.lighten(out))
        list_versions(version)
        print(f"In build/site: open build/site/{version}/index.html")
    return done.returncode


def report(index: int, before: int, after: int) -> None:
    """Prints the sizes of the site."""
    print(f"the index of the search: {index:,} bytes")
    print(f"all pages: {after / 1e6:.1f} MB instead of {before / 1e6:.1f} MB", flush=True)


def summaries(described: interface.Interface) -> dict[str, str]:
    """The summary of each function, by its name."""
    return {name: str(one["summary"]) for name, one in described.functions.items()}


def navigable(configuration: str, docs: Path) -> str:
    """The configuration without the pages, and then the sections, that this checkout has not."""
    head, _, nav = configuration.partition("\nnav:\n")
    kept: list[str] = []
    for line in reversed(nav.rstrip().split("\n")):
        name = line.strip().split(": ")[-1].removeprefix("- ")
        is_page = name.endswith(".md")
        if is_page and not (docs / name).exists():
            continue
        if not is_page and (not kept or _depth(kept[-1]) <= _depth(line)):
            continue
        kept.append(line)
    return head + "\nnav:\n" + "\n".join(reversed(kept)) + "\n"


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def bring_live(folder: Path) -> bool:
    """Copies the files that examples in the browser need: the module and the JavaScript classes."""
    if not is_built():
        return False
    copy(folder, types=False)
    copy_licences(folder / "licences")
    return True


def list_versions(version: str) -> None:
    """Lists the available versions for the selector, and redirects to the newest."""
    found = sorted((one.name for one in SITE.iterdir() if (one / "sitemap.xml").exists()), key=_key)
    newest = found[-1]
    listed = [
        {"version": one, "title": one, "aliases": ["latest"] if one == newest else []}
        for one in reversed(found)
    ]
    (SITE / "versions.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    to = f'<meta http-equiv="refresh" content="0; url={newest}/index.html">'
    page = f'<!doctype html><html lang="en"><title>libmoney</title>{to}\n'
    (SITE / "index.html").write_text(page, encoding="utf-8")


def _key(name: str) -> list[int]:
    return [int(part) if part.isdigit() else -1 for part in name.split(".")]
