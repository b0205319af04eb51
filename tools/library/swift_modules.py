"""Compiles the library's Swift modules.

python3 tools/library/swift_modules.py OUT OPTION …

Each module becomes OUT/NAME.build/NAME.o in LLVM's bitcode; tools/library/merge_modules.sh compiles
all of them to one object. A module is recompiled if its sources, the options, the compiler, a
header or an imported module has changed. The options are the compiler's, followed by those of the
module in Package.swift.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from modules import ROOT, Module, description, modules_of

#: The inputs of every module beside its own sources.
SHARED = ("include", *(f"Sources/{name}" for name in ("CMachine", "CSQLite", "CForks", "CJansson")))

#: Keeps throwing functions from ending with a jump to memcpy, memmove or memset. Such a function
#: does not restore the register of the thrown error, and its caller sees an error that was never
#: thrown (docs/decisions/toolchain.md). The attribute stops the linker's optimizer from marking
#: tail calls; the compiler's own marks are removed.
CURES = {
    "attribute": (
        re.compile(r"^(define [^\n]*\bswifterror\b[^\n]*?) (#\d+)(?=[^\n]*\{$)", re.MULTILINE),
        r'\1 "disable-tail-calls"="true" \2',
    ),
    "marks": (re.compile(r"\btail (?=call void @llvm\.mem)"), ""),
}


def with_errors_kept(text: str) -> str:
    """The intermediate code of a module without the compiler's fault."""
    for pattern, new in CURES.values():
        text = pattern.sub(new, text)
    return text


def bitcode(text: Path, out: Path) -> None:
    """Makes bitcode of a module's intermediate code.

    `-O0`: the compiler has optimized it, and the linker will. clang also names the functions that
    have no name, which swiftc's own writer of bitcode refuses.
    """
    command = [
        "tools/library/triple_clang.sh",
        "-c",
        "-flto=full",
        "-O0",
        "-fPIC",
        "-ffunction-sections",
    ]
    command += ["-Wno-override-module", str(text), "-o", str(out)]
    subprocess.run(command, cwd=ROOT, check=True)


def digest(paths: list[Path]) -> str:
    """One number for the contents of files, which stays the same when the tree is moved."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return total.hexdigest()


def headers() -> list[Path]:
    """The headers that Swift imports."""
    folders = (ROOT / name for name in SHARED)
    return [path for folder in folders for path in folder.rglob("*.h")]


def compile_module(module: Module, out: Path, options: list[str], known: str) -> None:
    """Compiles a module, unless it was made from the same."""
    made = out / f"{module.name}.build"
    stamp = made / "made-of.txt"
    made.mkdir(parents=True, exist_ok=True)
    made_of = f"{known} {digest(list((ROOT / 'Sources' / module.name).rglob('*.swift')))}"
    if stamp.exists() and stamp.read_text() == made_of:
        return
    stamp.unlink(missing_ok=True)
    sources = sorted(
        str(path.relative_to(ROOT)) for path in (ROOT / "Sources" / module.name).rglob("*.swift")
    )
    command = ["swiftc", *options, "-parse-as-library", "-swift-version", "6"]
    command += ["-package-name", "money", "-module-name", module.name, *module.options]
    command += ["-emit-module", "-emit-module-path", f"{out}/modules/{module.name}.swiftmodule"]
    text = made / f"{module.name}.ll"
    command += ["-I", f"{out}/modules", "-emit-ir", "-o", str(text), *sources]
    subprocess.run(command, cwd=ROOT, check=True)
    text.write_text(with_errors_kept(text.read_text(encoding="utf-8")), encoding="utf-8")
    bitcode(text, made / f"{module.name}.o")
    text.unlink()
    print(f"  {module.name} is compiled", file=sys.stderr, flush=True)
    stamp.write_text(made_of)


def compile_all(modules: list[Module], out: Path, options: list[str]) -> None:
    """Compiles all modules, each after those that it imports."""
    (out / "modules").mkdir(parents=True, exist_ok=True)
    version = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True)
    tools = digest([Path(__file__).resolve()])
    placed = [option.replace(str(ROOT), ".") for option in options]
    common = f"{version.stdout} {placed} {digest(headers())} {tools}"
    swift = [module for module in modules if module.language == "swift"]
    under: dict[str, list[str]] = {}
    done: dict[str, Future[None]] = {}

    def after(module: Module) -> None:
        for name in under[module.name]:
            done[name].result()
        sources = [
            path
            for name in under[module.name]
            for path in (ROOT / "Sources" / name).rglob("*.swift")
        ]
        known = hashlib.sha256(f"{common} {module} {digest(sources)}".encode()).hexdigest()
        compile_module(module, out, options, known)

    # Modules come below those that import them, so a module waits only for started ones.
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        for module in swift:
            near = [name for name in module.imported if name in under]
            under[module.name] = sorted({*near, *(far for name in near for far in under[name])})
            done[module.name] = pool.submit(after, module)
    for future in done.values():
        future.result()


def main(words: list[str]) -> int:
    if not words:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        compile_all(modules_of(description()["targets"]), Path(words[0]).resolve(), words[1:])
    except subprocess.CalledProcessError as error:
        print(f"swiftc ended with {error.returncode}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
