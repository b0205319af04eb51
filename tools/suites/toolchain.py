"""C compilers, and the available parts of the Swift toolchain."""

from __future__ import annotations

import functools
import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from suites.places import BUILD


@dataclass(frozen=True)
class Toolchain:
    """A compiler of C with its options, and the folder that keeps its programs apart."""

    name: str = "cc"
    compiler: str = "cc"
    flags: tuple[str, ...] = ()
    #: The static archive that programs link, instead of a shared library found at run time.
    archive: Path | None = None
    #: The emulator that runs programs for another processor.
    runner: tuple[str, ...] = ()


def archived(library: Path) -> Toolchain:
    """The toolchain that links programs with the static archive next to a library."""
    return Toolchain("archive", archive=library / "libmoney.a")


def crossing(processor: str) -> Toolchain:
    """The toolchain that compiles programs for another processor and runs them on this one."""
    # The warnings of Swift's clang differ; the system's compiler has checked the programs already.
    root = BUILD / processor / "root"
    flags = (f"--target={processor}-linux-gnu", f"--sysroot={root}", "-fuse-ld=lld", "-w")
    return Toolchain(processor, own_clang(), flags, runner=(f"qemu-{processor}", "-L", str(root)))


def musl() -> Toolchain:
    """The toolchain for systems with musl; prepare_musl.sh makes the folder.

    musl cannot report the amount of allocated memory, so a header replaces the function.
    """
    flags = ("-include", "Tests/Packages/musl_allocated.h", "-Wno-unused-function")
    return Toolchain("musl", "musl-gcc", (*flags, "-Ibuild/musl/include", "-Lbuild/musl/lib"))


def sanitizing() -> Toolchain:
    """The toolchain for a library that Swift has built with AddressSanitizer.

    Both must come from one release of LLVM: Swift's own clang, if it includes the runtime.
    """
    # Its warnings differ; the system's compiler has checked the programs already.
    flags = ("-fsanitize=address", "-w", "-DMONEY_SANITIZED")
    return Toolchain("sanitized", own_clang(), flags)


def watching_threads() -> Toolchain:
    """The toolchain for a library that Swift has built with the thread sanitizer.

    The sanitizer's runtime is linked into the program, and hooks Swift's queues. The library finds
    the functions of the runtime only if the program exports them.
    """
    folders = target_info().get("runtimeLibraryPaths", [])
    flags = ["-fsanitize=thread", "-w", "-DMONEY_SANITIZED", "-rdynamic"]
    for folder in folders if isinstance(folders, list) else []:
        flags += [f"-L{folder}", f"-Wl,-rpath,{folder}"]
    return Toolchain("threads", own_clang(), (*flags, "-ldispatch", "-lBlocksRuntime"))


def own_clang() -> str:
    """Swift's own compiler of C if it is there, else the system's of the same kind."""
    resources = Path(str(target_info().get("runtimeResourcePath", "")))
    own = resources.parent.parent / "bin" / "clang"
    return str(own) if own.exists() else "clang"


@functools.lru_cache(maxsize=1)
def target_info() -> dict[str, object]:
    """The paths that the Swift compiler reports; empty without a compiler."""
    if shutil.which("swiftc") is None:
        return {}
    done = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True)
    if done.returncode != 0:
        return {}
    paths = json.loads(done.stdout).get("paths", {})
    return dict(paths)


def another_runtime() -> Path | None:
    """The toolchain's own runtime library, for the library under test to live next to."""
    folders = target_info().get("runtimeLibraryPaths", [])
    for folder in folders if isinstance(folders, list) else []:
        runtime = Path(str(folder)) / "libswiftCore.so"
        if runtime.exists():
            return runtime
    return None
