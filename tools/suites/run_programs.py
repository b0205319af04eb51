"""Runs C programs of the tests with a library, and ends with one line 'N passed, N failed'.

    python3 -m suites.run_programs FOLDER [--record] [--kills N] [--part K/N] [NAME…]
        [--valgrind | --drd | --sanitized | --threads | --archive | --cross PROCESSOR | --musl]

FOLDER contains the library. A NAME is a prefix of programs' names, such as `vectors-` or
`abi-wallet` (default: all programs); `not-NAME` excludes programs. Options:
- `--drd`: valgrind detects races.
- `--sanitized`, `--threads`: the library was built with AddressSanitizer or ThreadSanitizer.
- `--archive`: the programs link FOLDER/libmoney.a.
- `--cross aarch64`: the programs are compiled for that processor and run under qemu.
- `--musl`: the programs are compiled for systems with musl.
- `--within FOLDER`: the programs run with that folder as their root.
- `--record`: the statuses that the programs receive are recorded, and compared with the headers.
- `--part 2/4`: the hostile calls are those of every fourth function.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

from suites import interface
from suites.places import BUILD, FLAVOURS, PYTHON, ROOT
from suites.programs import Program, all_programs, compile_programs, program_path
from suites.toolchain import (
    Toolchain,
    another_runtime,
    archived,
    crossing,
    musl,
    sanitizing,
    watching_threads,
)

COUNTS = re.compile(r"(\d+) passed, (\d+) failed$")
VALGRIND = (
    *("valgrind", "-q", "--error-exitcode=99", "--leak-check=full"),
    *("--show-leak-kinds=definite", "--errors-for-leak-kinds=definite"),
)
DRD = (
    *("valgrind", "-q", "--tool=drd", "--error-exitcode=99"),
    f"--suppressions={ROOT / 'Tests' / 'ABI' / 'drd.supp'}",
)
#: Programs that depend on glibc's allocator, or on a jansson outside the library.
GLIBC_ALONE = ("abi-peaks", "abi-starved")
JANSSON_OUTSIDE = ("abi-memory", "abi-document_memory", "abi-feed_memory")
#: On slow machines only every STRIDE-th allocation of a store fails, instead of each.
STRIDE = 11
#: A program that exceeds this limit hangs; valgrind makes it some fifty times slower.
SECONDS = 600
SECONDS_UNDER_VALGRIND = 7200


def chosen(programs: list[Program], words: list[str]) -> list[Program]:
    """The programs that the words name."""
    without = tuple(word.removeprefix("not-") for word in words if word.startswith("not-"))
    wanted = tuple(word for word in words if not word.startswith("not-")) or ("",)
    return [
        program
        for program in programs
        if program.name.startswith(wanted) and not (without and program.name.startswith(without))
    ]


def runs_with_musl(program: Program) -> bool:
    """True if a program can run there: it is C, and portable between C libraries."""
    is_cpp = program.sources[0].endswith(".cpp")
    return not is_cpp and program.name not in (*GLIBC_ALONE, *JANSSON_OUTSIDE)


def arguments(program: Program, library: Path, options: argparse.Namespace) -> list[str]:
    """The arguments of a program; most only need the root as their folder."""
    if program.is_replay:
        folder = BUILD / "fuzz" / "seeds" / program.target
        command = [sys.executable, "Tests/Fuzz/seeds.py", "unpack", program.target, str(folder)]
        subprocess.run(command, cwd=ROOT, check=True)
        return [str(path) for path in sorted(folder.iterdir())]
    if program.name == "store-faults":
        return [".", str(options.kills)]
    if program.name == "abi-hostile" and options.part:
        return [options.part]
    if program.name == "store-memory" and (options.valgrind or options.cross):
        return [str(STRIDE)]
    if program.name == "abi-runtime":
        # valgrind reports the system loader's expansion of another library's $ORIGIN as an error.
        # The toolchain's own runtime is for this processor, and for glibc.
        is_other = options.valgrind or options.cross or options.musl
        other = None if is_other else another_runtime()
        return [str(library / "libmoney.so.0"), *([str(other)] if other else [])]
    if program.name == "abi-threads" and options.drd:
        return ["used"]
    if program.name == "abi-forks" and library.parent.name != FLAVOURS[0]:
        # Swift's own runtime has first uses that money_initialize cannot make.
        return ["used"]
    return []


def run(
    program: Program, toolchain: Toolchain, options: argparse.Namespace, library: Path
) -> tuple[int, int]:
    """Runs a program; returns the numbers of passed and failed checks."""
    # musl's allocator is slow, too.
    is_slow = options.valgrind or options.drd or options.musl or toolchain.runner
    limit = SECONDS_UNDER_VALGRIND if is_slow else SECONDS
    command = [str(program_path(program, toolchain)), *arguments(program, library, options)]
    settings = {"LD_LIBRARY_PATH": str(library)}
    if program.name == "abi-hostile":
        settings["GLIBC_TUNABLES"] = "glibc.malloc.tcache_count=0"
    if options.threads:
        # An access without an order fails the program, which may have counted no failure itself.
        settings["TSAN_OPTIONS"] = "exitcode=66"
    if options.valgrind:
        command = [*VALGRIND, *command]
    elif options.drd:
        command = [*DRD, *command]
    if toolchain.runner:
        for name, value in settings.items():
            command = ["-E", f"{name}={value}", *command]
        command = [*toolchain.runner, *command]
        settings = {}
    if options.within:
        start = f'cd {shlex.quote(str(ROOT))} && exec "$@"'
        command = ["chroot", str(options.within), "/bin/sh", "-c", start, "sh", *command]
    environment = {**os.environ, **settings, "PYTHON": PYTHON}
    if options.record:
        environment |= interface.recording()
    started = time.monotonic()
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=limit,
        )
        output, code = done.stdout, done.returncode
    except subprocess.TimeoutExpired:
        output, code = f"not done after {limit} seconds", 1
    seconds = time.monotonic() - started
    counts = [found for line in output.splitlines() if (found := COUNTS.match(line))]
    passed, failed = (int(counts[-1][1]), int(counts[-1][2])) if counts else (0, 1)
    if code != 0:
        failed = max(failed, 1)
    if failed:
        print("\n".join(output.splitlines()[-40:]))
        print(f"{program.name} ended with {code}")
    print(f"{program.name}: {passed} passed, {failed} failed ({seconds:.1f} s)", flush=True)
    return passed, failed


def toolchain_of(options: argparse.Namespace, library: Path) -> Toolchain:
    """The toolchain that compiles the programs."""
    if options.sanitized:
        return sanitizing()
    if options.cross:
        return crossing(options.cross)
    if options.threads:
        return watching_threads()
    if options.musl:
        return musl()
    return archived(library) if options.archive else Toolchain()


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library", type=Path)
    parser.add_argument("--valgrind", action="store_true")
    parser.add_argument("--drd", action="store_true")
    parser.add_argument("--sanitized", action="store_true")
    parser.add_argument("--threads", action="store_true")
    parser.add_argument("--archive", action="store_true")
    parser.add_argument("--cross")
    parser.add_argument("--musl", action="store_true")
    parser.add_argument("--within", type=Path)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--part")
    parser.add_argument("names", nargs="*")
    options = parser.parse_intermixed_args(words)
    library = options.library.resolve()
    if not (library / "libmoney.so.0").exists():
        raise SystemExit(f"{library}/libmoney.so.0 is missing: tools/library/build.sh makes it")
    programs = chosen(all_programs(), options.names)
    if options.musl:
        programs = [program for program in programs if runs_with_musl(program)]
    toolchain = toolchain_of(options, library)
    failures = compile_programs(programs, toolchain)
    print("\n".join(failures), end="")
    if options.record:
        interface.start_recording()
    passed, failed = 0, len(failures)
    for program in programs:
        if program_path(program, toolchain).exists():
            more_passed, more_failed = run(program, toolchain, options, library)
            passed += more_passed
            failed += more_failed
    if options.record:
        more_passed, more_failed = interface.compare_record()
        passed, failed = passed + more_passed, failed + more_failed
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
