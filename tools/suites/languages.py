"""The bindings of one shape: vectors, names, random operations beside C, tests, examples."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

from suites.builds import LIBRARIES
from suites.places import FLAVOURS, PYTHON, library
from suites.task import Task

PRODUCT = FLAVOURS[0]
RUNNER = "bindings/conformance"
FOLDER = str(library(PRODUCT))


@dataclass(frozen=True)
class Runtime:
    """Where a binding runs."""

    #: Its name in the runners of vectors and random operations, and the prefix of its suites.
    name: str
    #: Its name in the examples' runner.
    examples: str
    #: The last words of the tests' command.
    words: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Language:
    """A binding, and the approximate seconds of each of its suites."""

    name: str
    #: Its name in surface.py.
    title: str
    #: The command of the binding's own tests.
    tests: tuple[str, ...]
    vectors: float
    surface: float
    random: float
    host: float
    demo: float
    runtimes: tuple[Runtime, ...] = ()
    #: Builds the programs of the tests once for all suites.
    build: Task | None = None
    #: The tests that run with sanitizers, too: not the rounds, which measure memory, and not
    #: programs that have no sanitizer of their own, which do not start with one loaded before them.
    sanitized: tuple[str, ...] = ()

    def suites(self) -> list[Task]:
        runtimes = self.runtimes or (Runtime(self.name, self.name),)
        names = [runtime.name for runtime in runtimes]
        vectors = (sys.executable, f"{RUNNER}/run.py", *names)
        surface = (sys.executable, f"{RUNNER}/surface.py", self.title)
        return [
            *(self.task("vectors", vectors, self.vectors, flavour) for flavour in FLAVOURS),
            self.task("surface", surface, self.surface),
            recipes(self.name, *(task.name for task in (LIBRARIES[PRODUCT], self.build) if task)),
            *(task for runtime in runtimes for task in self.of_runtime(runtime)),
        ]

    def of_runtime(self, runtime: Runtime) -> list[Task]:
        name, settings = runtime.name, runtime.settings
        tests = (*self.tests, *runtime.words)
        random = (sys.executable, f"{RUNNER}/random_operations.py", name)
        demo = ("sh", "examples/run.sh", FOLDER, runtime.examples)
        found = [
            self.task("random", random, self.random, name=name, **settings),
            self.task("host", tests, self.host, name=name, **settings),
            self.task("demo", demo, self.demo, name=name, **settings),
        ]
        if self.sanitized:
            words = (*tests, *self.sanitized)
            found.append(self.task("sanitizer", words, 40, name=name, LIBMONEY_SANITIZE="1"))
        return found

    def task(
        self,
        kind: str,
        command: tuple[str, ...],
        seconds: float,
        flavour: str = "",
        name: str = "",
        **settings: str,
    ) -> Task:
        """A suite that needs the product, or a build that is named."""
        build = flavour or PRODUCT
        folder = library(build)
        environment = {
            "LIBMONEY_FOLDER": str(folder),
            "LIBMONEY_PATH": f"{folder}/libmoney.so.0",
            "PYTHON": PYTHON,
            **settings,
        }
        needs = (LIBRARIES[build].name, *([self.build.name] if self.build else []))
        suite = f"{name or self.name}-{kind}" + (f"-{flavour}" if flavour else "")
        return Task(suite, command, needs, environment, seconds)


def recipes(name: str, *needs: str, seconds: float = 20) -> Task:
    """The programs on the pages of a language."""
    command = (sys.executable, "tools/snippets/recipes", name)
    environment = {"PYTHON": PYTHON, "PYTHONPATH": "tools"}
    return Task(f"{name}-recipes", command, needs, environment, seconds)


def built(name: str, script: str, seconds: float) -> Task:
    return Task(name, (script, "tests"), (), {"PYTHON": PYTHON}, seconds, is_build=True)


LANGUAGES = (
    Language(
        "java",
        "Java",
        ("tools/bindings/java.sh", "run", "Checks"),
        *(6, 4, 25, 60, 8),
        build=built("java-classes", "tools/bindings/java.sh", 20),
    ),
    Language(
        "csharp",
        "C#",
        ("tools/bindings/csharp.sh", "run", "Checks"),
        *(8, 4, 25, 60, 10),
        runtimes=(
            Runtime("csharp", "csharp", settings={"RUNTIME": "mono"}),
            Runtime("csharp-core", "csharp", settings={"RUNTIME": "core"}),
        ),
        build=built("csharp-assembly", "tools/bindings/csharp.sh", 10),
    ),
    Language("go", "Go", ("sh", "bindings/go/tests/run.sh", FOLDER), *(60, 10, 25, 40, 25)),
    Language("rust", "Rust", ("sh", "bindings/rust/test.sh", FOLDER), *(90, 10, 25, 150, 25)),
    Language(
        "ruby",
        "Ruby",
        ("tools/bindings/ruby.sh", FOLDER, "run", "build/api/ruby/tests/run.rb"),
        *(15, 4, 25, 60, 6),
        sanitized=("values", "objects", "columns", "feeds", "threads"),
    ),
    Language("php", "PHP", ("sh", "bindings/php/test.sh", FOLDER), *(15, 10, 25, 40, 15)),
    Language(
        "lua",
        "Lua",
        ("sh", "bindings/lua/test.sh", FOLDER),
        *(12, 3, 15, 20, 4),
        runtimes=(Runtime("lua", "lua", ("lua5.4",)), Runtime("luajit", "luajit", ("luajit",))),
        sanitized=("values", "objects", "columns", "hostile"),
    ),
)
BUILDS = [language.build for language in LANGUAGES if language.build]


def suites() -> list[Task]:
    return [task for language in LANGUAGES for task in language.suites()]
