"""Programs on the pages in C, C++, Swift, Lua and Python, and the commands of the tool."""

from __future__ import annotations

import contextlib
import json
import tempfile
from pathlib import Path

from suites.places import INCLUDE, PYTHON, ROOT

from snippets.answers import LIB, Answer, beside_sources, call, compared
from snippets.blocks import Block, preamble_of, setup_of

#: The limit of all Python pages together, in seconds.
TOGETHER = 600
PAGE = ROOT / "tools" / "snippets" / "page.py"
COMPILERS = {
    "c": ("cc", "-std=c11", "-D_GNU_SOURCE", "-Werror=implicit-function-declaration"),
    "cpp": ("c++", "-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Werror"),
}
#: The builds of the module for Swift: that of the tests, and that of the conformance runner. The
#: list in a build names the files that the driver of the binding is linked with.
SWIFT_BUILDS = (ROOT / ".build" / "tests" / "release", ROOT / ".build" / "debug")
DRIVER = "MoneyDriver"


def compiled(block: Block) -> Answer:
    """A block in C or C++: complete programs run, and so do fragments that the page calls."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        before = preamble_of(block.page)
        text = block.text if block.is_whole else f"{before}\nvoid block(void)\n{{\n{block.text}}}\n"
        source = f"block.{block.language}"
        (folder / source).write_text(text)
        is_whole = "int main(" in text
        folders = (INCLUDE, ROOT / "bindings/cpp/include", ROOT / "build/api/cpp/include")
        headers = [f"-I{folder}" for folder in folders]
        flags = [*COMPILERS[block.language], *headers, source, "-o", "block"]
        last = [f"-L{LIB}", "-lmoney", "-pthread"] if is_whole else ["-c"]
        _, wrong = call([*flags, *last], folder)
        if wrong or not is_whole:
            return block, "failed" if wrong else "compiled only", wrong
        return compared(block, *call(["./block"], folder))


NO_SWIFT = "no build of the Swift module: run `tools/library/test_swift.sh build`"


def swift_command(source: Path, program: Path) -> list[str]:
    """Compiles a program with the Swift module of the first build; empty without a build."""
    for build in SWIFT_BUILDS:
        listing = build / f"{DRIVER}.product" / "Objects.LinkFileList"
        if listing.exists():
            objects = [line.strip("'") for line in listing.read_text().splitlines()]
            parts = [path for path in objects if f"/{DRIVER}.build/" not in path]
            modules = str(build / "Modules")
            # LibMoneyJSON was compiled with modules in C.
            maps = (build / "CMachine.build", ROOT / "Sources" / "CJansson")
            words = ["-I", modules]
            for folder in maps:
                words += ["-Xcc", f"-fmodule-map-file={folder / 'module.modulemap'}"]
            # The compiler of Swift brings a linker of its own.
            return ["swiftc", *words, str(source), *parts, "-o", str(program)]
    return []


def swift(block: Block) -> Answer:
    """A program in Swift."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "main.swift").write_text(block.text)
        words = swift_command(folder / "main.swift", folder / "block")
        if not words:
            return block, "failed", NO_SWIFT
        _, wrong = call(words, folder)
        return (block, "failed", wrong) if wrong else compared(block, *call(["./block"], folder))


def lua(block: Block) -> Answer:
    """A program in Lua, with LuaJIT, which every machine of the tests has."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "block.lua").write_text(block.text)
        builder = str(ROOT / "tools/bindings/lua.sh")
        return compared(block, *call([builder, str(LIB), "luajit", "run", "block.lua"], folder))


def together(jobs: list[list[str]]) -> list[list[tuple[str, str]]]:
    """Runs texts in Python: those of a job share their names and an empty folder."""
    if not jobs:
        return []
    with contextlib.ExitStack() as stack:
        folders = [str(stack.enter_context(beside_sources())) for _ in jobs]
        text = json.dumps(list(zip(folders, jobs)))
        wrote, wrong = call([PYTHON, str(PAGE)], ROOT, text, limit=TOGETHER)
    if wrong:
        return [[("", wrong) for _ in job] for job in jobs]
    return [[(out, why) for out, why in answers] for answers in json.loads(wrote)]


def python(pages: list[list[Block]]) -> list[Answer]:
    """The blocks in Python of pages; those of a page share their names."""
    found: list[Answer] = []
    jobs = [[setup_of(one[0].page), *(block.text for block in one)] for one in pages]
    for blocks, (first, *answers) in zip(pages, together(jobs), strict=True):
        if first[1]:
            found += [(one, "failed", f"the setup of the page: {first[1]}") for one in blocks]
        else:
            found += [compared(b, *answer) for b, answer in zip(blocks, answers, strict=True)]
    return found


def checked(blocks: list[Block]) -> list[Answer]:
    """Blocks that are not programs: the comment before each verifies its text."""
    jobs = [[f"text = {one.text!r}\n{setup_of(one.page)}", one.check] for one in blocks]
    found: list[Answer] = []
    for block, answers in zip(blocks, together(jobs), strict=True):
        wrong = "".join(why for _, why in answers)
        found.append((block, "failed" if wrong else "checked", wrong))
    return found


def python_syntax(block: Block) -> Answer:
    """A block in Python whose packages are not here."""
    try:
        compile(block.text, str(block.page), "exec")
    except SyntaxError as error:
        return block, "failed", str(error)
    return block, "compiled only", ""


def console(block: Block) -> Answer:
    """Lines `$ money …`, each with its output."""
    wrote = ""
    with beside_sources() as folder:
        for line in block.text.splitlines():
            if line.startswith("$ "):
                out, wrong = call(["sh", "-c", f"exec 2>&1; {line[2:]}"], folder)
                # A page may show an error of the tool: its output is compared all the same.
                wrote += f"{line}\n{out}" if not wrong or out else f"{line}\n{wrong}\n"
    if not wrote:
        return block, "failed", "no line of it begins with `$ `"
    if wrote != block.text:
        return block, "failed", f"it wrote\n{wrote}and the page says\n{block.text}"
    return block, "compared", ""
