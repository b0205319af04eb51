"""The C programs of the tests: which there are, and how each is compiled, once for all builds.

A program is found by its place: every .c or .cpp file of Tests/ABI and its folders, every run_*.c
of Tests/Vectors, and every fuzz target of Tests/Fuzz together with replay.c. It is linked against a
stub library with the interface's names, so that it can be compiled before the library is built;
LD_LIBRARY_PATH selects the library that it runs with. It can also be linked with the static
archive. A program that calls arithmetic which money/inline.h defines is compiled a second time with
those definitions, as inline-NAME.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from suites import interface
from suites.places import BUILD, INCLUDE, ROOT, SYMBOLS
from suites.toolchain import Toolchain

#: Folders with programs, and the prefixes of their programs' names.
FOLDERS = {
    "Tests/ABI": "abi",
    "Tests/ABI/basics": "basics",
    "Tests/ABI/documents": "documents",
    "Tests/ABI/store": "store",
    "Tests/Vectors": "vectors",
    "Tests/Fuzz": "seeds",
}
#: A call that money/inline.h defines, too.
INLINE_CALL = re.compile(r"\bmoney_(add|subtract|compare|negate|sign|sum|multiply)\(")
#: The options that compile a program with these definitions.
INLINED = ("-DMONEY_INLINE_CALLS", "-include", "money/inline.h")
#: No programs, but parts of them.
PARTS = ("Tests/Fuzz/replay.c",)
OUT = BUILD / "programs"


@dataclass(frozen=True)
class Program:
    """A C program of the tests."""

    name: str
    sources: tuple[str, ...]
    options: tuple[str, ...] = ()

    @property
    def folder(self) -> str:
        return self.sources[0].rpartition("/")[0]

    @property
    def is_replay(self) -> bool:
        """True if it runs a fuzz target over given inputs."""
        return self.folder == "Tests/Fuzz"

    @property
    def target(self) -> str:
        """The fuzz target."""
        return Path(self.sources[0]).stem


def all_programs() -> list[Program]:
    """Every program, by name."""
    programs = []
    for folder, prefix in FOLDERS.items():
        for path in sorted((*(ROOT / folder).glob("*.c"), *(ROOT / folder).glob("*.cpp"))):
            source = f"{folder}/{path.name}"
            if source in PARTS:
                continue
            stem = path.stem.removeprefix("run_")
            parts = PARTS if prefix == "seeds" else ()
            programs.append(Program(f"{prefix}-{stem}", (source, *parts)))
            text = path.read_text()
            is_beside = "money/inline.h" in text
            if prefix != "seeds" and not is_beside and INLINE_CALL.search(text):
                programs.append(Program(f"inline-{prefix}-{stem}", (source,), INLINED))
    return sorted(programs, key=lambda program: program.name)


def stand_in(toolchain: Toolchain) -> Path:
    """The library without content that programs are linked against."""
    machine = toolchain.name if toolchain.runner else "here"
    return OUT / "stand-in" / machine / "libmoney.so"


def make_stand_in(toolchain: Toolchain) -> None:
    """Makes the stub library if the names have changed."""
    library = stand_in(toolchain)
    lines = [line.split("#")[0].split() for line in SYMBOLS.read_text().splitlines()]
    content = "".join(f"void {words[0]}(void) {{}}\n" for words in lines if words)
    source = library.with_suffix(".c")
    if library.exists() and source.exists() and source.read_text() == content:
        return
    library.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(content)
    compiler = [toolchain.compiler, *toolchain.flags] if toolchain.runner else ["cc"]
    command = [*compiler, "-shared", "-fPIC", "-w", "-fno-builtin", "-Wl,-soname,libmoney.so.0"]
    subprocess.run([*command, str(source), "-o", str(library)], check=True)


def command_of(program: Program, toolchain: Toolchain) -> list[str]:
    """The command that compiles and links a program."""
    # The hostile calls are 37,000 generated lines, half a minute's work for the optimizer.
    level = "-O0" if program.name == "abi-hostile" else "-O1"
    is_cpp = program.sources[0].endswith(".cpp")
    standard = "-std=c++17" if is_cpp else "-std=c11"
    command = [toolchain.compiler, standard, level, "-g", "-Wall", "-Wextra", "-Werror"]
    if program.is_replay:
        command.append("-Wpedantic")
    command += [*toolchain.flags, f"-I{INCLUDE}", f"-I{interface.GENERATED}", *program.options]
    command += ["-o", str(program_path(program, toolchain)), *program.sources]
    command += linked(toolchain)
    command += ["-Wl,--as-needed", "-ljansson", "-lsqlite3", "-lpthread", "-ldl", "-lm"]
    return [*command, "-lstdc++"] if is_cpp else command


def linked(toolchain: Toolchain) -> list[str]:
    """The library among the linker's words; the rest of them may not be needed."""
    if toolchain.archive is not None:
        return [str(toolchain.archive)]
    return [f"-L{stand_in(toolchain).parent}", "-Wl,--as-needed", "-lmoney"]


def program_path(program: Program, toolchain: Toolchain) -> Path:
    return OUT / toolchain.name / program.name


def is_fresh(program: Program, toolchain: Toolchain) -> bool:
    """True if a program is newer than its inputs and was built by this command."""
    made = program_path(program, toolchain)
    notes = made.with_suffix(".json")
    try:
        since = made.stat().st_mtime_ns
        kept = json.loads(notes.read_text())
        if kept["command"] != command_of(program, toolchain):
            return False
        return all((ROOT / part).stat().st_mtime_ns <= since for part in kept["parts"])
    except (OSError, ValueError, KeyError):
        return False


def compile_program(program: Program, toolchain: Toolchain) -> str:
    """Compiles a program if it is outdated; returns the error, or an empty text."""
    if is_fresh(program, toolchain):
        return ""
    made = program_path(program, toolchain)
    made.unlink(missing_ok=True)
    command = command_of(program, toolchain)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        return f"{program.name} does not compile: {shlex.join(command)}\n{done.stderr}"
    listing = subprocess.run(
        [*command[: command.index("-o")], "-MM", *program.sources],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    parts = {word for word in listing.replace("\\\n", " ").split() if not word.endswith(":")}
    if toolchain.archive is not None:
        parts.add(str(toolchain.archive))
    notes = {"command": command, "parts": sorted(parts)}
    made.with_suffix(".json").write_text(json.dumps(notes))
    return ""


def compile_programs(
    programs: list[Program], toolchain: Toolchain | None = None, workers: int = 1
) -> list[str]:
    """Compiles outdated programs; returns the errors, one text a program."""
    toolchain = toolchain or Toolchain()
    (OUT / toolchain.name).mkdir(parents=True, exist_ok=True)
    interface.generate_for_programs()
    make_stand_in(toolchain)
    with ThreadPoolExecutor(max_workers=workers) as pool:
        failures = pool.map(lambda program: compile_program(program, toolchain), programs)
        return [failure for failure in failures if failure]


def main() -> int:
    programs = all_programs()
    failures = compile_programs(programs, workers=os.cpu_count() or 1)
    print("\n".join(failures), end="")
    print(f"{len(programs) - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
