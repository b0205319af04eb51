"""Runs the C programs of the tests on 32 bits: compiled for WASI, in wasmtime.

They are linked with the objects of the library.

    python3 -m wasm.programs [NAME…]

A NAME is the beginning of the names of programs, as for suites.run_programs. `tools/library/wasm.sh
objects` must have run. Ends with "N passed, N failed".
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

from suites import interface
from suites.programs import Program, all_programs
from suites.run_programs import chosen

from wasm.exports import ROOT, exported

BUILD = ROOT / "build" / "wasm"
OUT = BUILD / "programs"
SYSTEM = "/usr/lib/wasm32-wasi"
COUNTS = re.compile(r"(\d+) passed, (\d+) failed$")
#: Programs that WASI cannot have, and why.
LEFT_OUT = {
    "abi-exceptions": "C++",
    "abi-forks": "processes",
    "abi-jumps": "longjmp",
    "abi-jumps_between": "longjmp",
    "abi-memory": "an allocator that inspects return addresses",
    "abi-peaks": "an allocator of its own",
    "abi-progress": "stores and threads",
    "abi-runtime": "the system's loader",
    "abi-starved": "processes with limits",
    "abi-threads": "threads",
    "documents-nested": "threads with a small stack",
    "store-": "stores",
}
WRAPPED = (
    "malloc",
    "calloc",
    "realloc",
    "posix_memalign",
    "aligned_alloc",
    "malloc_usable_size",
    "free",
)


def is_left_out(program: Program) -> bool:
    return program.name.startswith(tuple(LEFT_OUT))


@lru_cache(maxsize=1)
def tools() -> Path:
    """The folder of the toolchain's own clang and linker."""
    compiler = subprocess.run(
        ["sh", "-c", 'readlink -f "$(command -v swiftc)"'],
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(compiler.stdout.strip()).parent


@lru_cache(maxsize=1)
def compiler() -> list[str]:
    clang = str(tools() / "clang")
    resources = subprocess.run(
        [clang, "-print-resource-dir"], capture_output=True, text=True, check=True
    ).stdout.strip()
    folders = ("Tests/WebAssembly/include", "Sources/CWasm/include", "include", interface.GENERATED)
    return [
        *(clang, "--target=wasm32-wasi", "-resource-dir", resources, "-nostdlibinc"),
        *("-isystem", "/usr/include/wasm32-wasi", "-std=c11", "-O1", "-Wall", "-Werror"),
        *(f"-I{folder}" for folder in folders),
        f"-I{BUILD / 'jansson' / 'src'}",
    ]


def run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(" ".join(command[:3]) + " …: " + done.stderr[-2000:])


def link(program: Program) -> Path:
    """Compiles and links a program; its file."""
    objects = []
    sources = [*program.sources, "Tests/WebAssembly/no_stores.c"]
    if program.is_replay:
        sources[1] = "Tests/WebAssembly/replay.c"
    for source in sources:
        made = OUT / f"{program.name}-{Path(source).stem}.o"
        run([*compiler(), "-c", source, "-o", str(made)])
        objects.append(str(made))
    library = [
        str(path)
        for pattern in ("swift.o", "c/machine-*.o", "c/jansson-*.o", "c/wasm-[grs]*.o")
        for path in sorted(BUILD.glob(pattern))
    ]
    target = OUT / f"{program.name}.wasm"
    runtimes = sorted(Path("/usr/lib").glob("llvm-*/lib/clang/*/lib/wasi/*builtins-wasm32.a"))
    command = [
        *(str(tools() / "wasm-ld"), "--gc-sections", "--stack-first", "-z", "stack-size=4194304"),
        *("--max-memory=2147483648", *(f"--wrap={name}" for name in WRAPPED)),
        # A function of stores that a program calls traps.
        "--unresolved-symbols=ignore-all",
        *("-o", str(target), *objects, *library, f"{SYSTEM}/crt1-command.o"),
        *(f"-L{SYSTEM}", "-lc", str(runtimes[-1])),
    ]
    run(command)
    return target


class Host:
    """wasmtime, with the source tree as the folder of the programs."""

    def __init__(self) -> None:
        import wasmtime

        self.wasmtime = wasmtime
        self.engine = wasmtime.Engine()

    def compile(self, path: Path) -> object:
        return self.wasmtime.Module.from_file(self.engine, str(path))

    def start(self, module: object, words: list[str]) -> tuple[int, str]:
        """Runs a program from its start; returns its exit code, 99 for a trap, and its output."""
        wasmtime = self.wasmtime
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "out"
            settings = wasmtime.WasiConfig()
            settings.argv = ["program", *words]
            settings.preopen_dir(str(ROOT), ".")
            settings.stdout_file = str(out)
            settings.stderr_file = str(out.with_suffix(".errors"))
            store = wasmtime.Store(self.engine)
            store.set_wasi(settings)
            linker = wasmtime.Linker(self.engine)
            linker.define_wasi()
            code, trap = 0, ""
            try:
                linker.instantiate(store, module).exports(store)["_start"](store)
            except wasmtime.ExitTrap as ended:
                code = ended.code
            except (wasmtime.Trap, wasmtime.WasmtimeError) as trapped:
                code, trap = 99, str(trapped)
            del store
            errors = out.with_suffix(".errors").read_text(errors="replace")
            return code, errors + trap + "\n" + out.read_text(errors="replace")


def calls(program: Program) -> list[list[str]]:
    """The arguments of each start of a program."""
    if program.name == "abi-hostile":
        # A process for each function is a start for each.
        return [[name] for name in exported()]
    if program.is_replay:
        folder = ROOT / "build" / "fuzz" / "seeds" / program.target
        run([sys.executable, "Tests/Fuzz/seeds.py", "unpack", program.target, str(folder)])
        return [[str(path.relative_to(ROOT)) for path in sorted(folder.iterdir())]]
    return [[]]


def test(program: Program, host: Host) -> tuple[int, int]:
    """Runs a program; how many of its checks held, and how many did not."""
    started = time.monotonic()
    passed = failed = 0
    try:
        module = host.compile(link(program))
        for words in calls(program):
            code, output = host.start(module, words)
            counts = [found for line in output.splitlines() if (found := COUNTS.match(line))]
            here = (int(counts[-1][1]), int(counts[-1][2])) if counts else (0, 1)
            if code != 0:
                here = (here[0], max(here[1], 1))
            if here[1]:
                print(f"{program.name} {' '.join(words[:1])} ended with {code}")
                print("\n".join(output.splitlines()[-30:]))
            passed, failed = passed + here[0], failed + here[1]
    except RuntimeError as error:
        print(f"{program.name}: {error}")
        failed += 1
    seconds = time.monotonic() - started
    print(f"{program.name}: {passed} passed, {failed} failed ({seconds:.1f} s)", flush=True)
    return passed, failed


def main(words: list[str]) -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    interface.generate_for_programs()
    programs = [program for program in chosen(all_programs(), words) if not is_left_out(program)]
    host = Host()
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        counts = list(pool.map(lambda program: test(program, host), programs))
    passed, failed = sum(count[0] for count in counts), sum(count[1] for count in counts)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
