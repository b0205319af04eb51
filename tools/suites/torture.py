"""Suites of `make torture`: those too slow for each push, in parts that machines can share."""

from __future__ import annotations

import sys

from suites import bindings, interface, languages, packages, wasm
from suites.builds import (
    ACCELERATOR,
    ADDONS,
    CROSS,
    CROSS_LIBRARY,
    CROSS_PYTHON,
    DESK_PAGE,
    LIBRARIES,
    PROGRAMS,
    SANITIZED,
    SITE,
    SQL,
    SUITES,
    SWIFT_DRIVER,
    TOOL,
    WASM,
    WATCHING_THREADS,
    with_builds,
)
from suites.check import pytest
from suites.places import BUILD, FLAVOURS, PYTHON, ROOT, library
from suites.task import Task
from suites.test import (
    CONTRIB,
    ORACLE,
    PACKAGE_TESTS,
    PRODUCT,
    all_programs,
    amounts,
    built,
    examples,
    exports,
    model,
    network,
    package,
    programs,
    python,
    sql,
)

BUILDS = [
    *LIBRARIES.values(),
    TOOL,
    ACCELERATOR,
    PROGRAMS,
    SANITIZED,
    WATCHING_THREADS,
    WASM,
    DESK_PAGE,
    SITE,
    SQL,
    CROSS_LIBRARY,
    CROSS_PYTHON,
    *ADDONS.values(),
    SWIFT_DRIVER,
    *languages.BUILDS,
    *packages.BUILDS,
]
OTHER = FLAVOURS[1]

#: Programs that run for minutes under valgrind, each a part of its own, with approximate seconds.
SLOW = {"abi-columns": 150, "basics-shortcuts": 120, "store-memory": 200}
#: The number of parts of the hostile calls, which run for nearly half an hour under valgrind.
HOSTILE_PARTS = 6
FUZZ_SECONDS = 60


#: Tests in Python that are not informative for another processor: they start this processor's
#: programs, or spend an hour on texts that no processor changes.
NOT_UNDER_QEMU = ("test_locale_oracle", "test_country_names")

#: Programs that limit a process's memory, which is the memory of qemu there.
OWN_MEMORY = ("abi-starved",)
#: The shares of Python's tests there, with the approximate seconds of each.
PYTHON_SECONDS = (300, 300, 300)

#: Programs that bring an allocator of their own, as valgrind and the sanitizers do.
OWN_ALLOCATOR = ("abi-peaks", "abi-starved")
#: Programs that use threads. Those that fork beside them, or leave callbacks with longjmp, are
#: missing: the sanitizer forbids the one, and loses its place in the other.
THREADED = ("abi-threads", "abi-progress")


def valgrind() -> list[Task]:
    """An error or a leak of memory is a failure."""
    found = [
        programs(f"valgrind-{name}", PRODUCT, "--valgrind", name, seconds=seconds)
        for name, seconds in SLOW.items()
    ]
    for number in range(1, HOSTILE_PARTS + 1):
        part = f"--part={number}/{HOSTILE_PARTS}"
        name = f"valgrind-hostile-{number}"
        found.append(programs(name, PRODUCT, "--valgrind", part, "abi-hostile", seconds=280))
    # A child that is forked beside threads loses their objects, which valgrind reports as a leak.
    # The thousands of rounds with a failing disk run with AddressSanitizer instead.
    forking = ("abi-forks", "store-forks")
    failing = ("store-failing", "store-outcomes")
    others = ("abi-hostile", *forking, *failing, *OWN_ALLOCATOR, "vectors-", "seeds-")
    rest = [f"not-{name}" for name in (*SLOW, *others)]
    found.append(programs("valgrind-rest", PRODUCT, "--valgrind", *rest, seconds=250))
    found.append(programs("valgrind-vectors", PRODUCT, "--valgrind", "vectors-", seconds=60))
    # Not the standard library: drd does not recognise the atomic accesses of Swift's runtime.
    found.append(programs("drd", PRODUCT, "--drd", "abi-threads", seconds=15))
    found.append(network("valgrind-network", PRODUCT, "valgrind", seconds=60))
    return found


def sanitizers() -> list[Task]:
    """One sanitizer for addresses, under C programs and fuzzers, and one for threads."""
    needs = (SANITIZED.name,)
    runner = (sys.executable, "-m", "suites.run_programs", str(BUILD / "sanitized" / "lib"))
    # These are about the library as it is shipped.
    others = [f"not-{name}" for name in OWN_ALLOCATOR]
    words = ("--sanitized", "not-abi-runtime", "not-abi-forks", *others)
    found = [Task("address-sanitizer", (*runner, *words), needs, SUITES, seconds=200)]
    fuzz = ("sh", "Tests/Fuzz/run.sh", str(FUZZ_SECONDS))
    for path in sorted((ROOT / "Tests" / "Fuzz" / "seeds").glob("*.jsonl")):
        words_of = {"FUZZ_TARGETS": path.stem, "BUILT": "1"}
        found.append(Task(f"fuzz-{path.stem}", fuzz, needs, words_of, FUZZ_SECONDS + 10))
    # All of the tool's tests, with the tool built with the sanitizers.
    environment = {**python(PRODUCT), "MONEY_TOOL": "sanitized"}
    found.append(
        Task("cli-sanitized", pytest("cli/tests"), (*built(PRODUCT), TOOL.name), environment, 60)
    )
    folder = str(BUILD / "threads" / "lib")
    watched = (sys.executable, "-m", "suites.run_programs", folder, "--threads", *THREADED)
    found.append(Task("thread-sanitizer", watched, (WATCHING_THREADS.name,), SUITES, 20))
    found += [network(f"threads-{flavour}", flavour, "threads", seconds=10) for flavour in FLAVOURS]
    return found


def long_models() -> list[Task]:
    """The models that `make test` runs for seconds, for minutes from another seed."""
    return [
        model("wallet-model-long", "wallet", PRODUCT, "1000000", "7", seconds=60),
        model("calculator-model-long", "calculator", PRODUCT, "500000", "7", seconds=60),
        model("portfolio-model-long", "portfolio", PRODUCT, "200000", "7", seconds=60),
        model("ledger-model-long", "ledger", PRODUCT, "50000", "7", seconds=60),
        model("journals-long", "journals", PRODUCT, "10000", "7", seconds=30),
        model("ledger-journals-long", "ledger_journals", PRODUCT, "100", "7", seconds=60),
        *(
            programs(f"kills-{flavour}", flavour, "--kills=1000", "store-faults", seconds=40)
            for flavour in FLAVOURS
        ),
        examples("spark", PRODUCT, "python", seconds=20, ONLY="spark"),
        *(
            Task(f"go-{one}", ("sh", "Tests/Go/run.sh", str(library(one))), built(one), seconds=10)
            for one in FLAVOURS
        ),
    ]


def other_build() -> list[Task]:
    """With the other build, the suites that `make test` runs only with the product."""
    return [
        all_programs(OTHER),
        exports(OTHER),
        package(f"python-{OTHER}", OTHER, True, *PACKAGE_TESTS, seconds=35),
        package(f"python-ecosystem-{OTHER}", OTHER, True, CONTRIB, seconds=45),
        Task(f"locale-oracle-{OTHER}", pytest(ORACLE), built(OTHER), python(OTHER), seconds=55),
        examples(f"examples-{OTHER}", OTHER, seconds=20),
        network(f"network-{OTHER}", OTHER, "none", seconds=4),
        model(f"wallet-model-{OTHER}", "wallet", OTHER, "100000", seconds=6),
        model(f"calculator-model-{OTHER}", "calculator", OTHER, "100000", seconds=11),
        model(f"portfolio-model-{OTHER}", "portfolio", OTHER, "20000", seconds=5),
        model(f"ledger-model-{OTHER}", "ledger", OTHER, "3000", seconds=5),
        model(f"journals-{OTHER}", "journals", OTHER, "2000", seconds=4),
        model(f"ledger-journals-{OTHER}", "ledger_journals", OTHER, "10", seconds=6),
    ]


def accelerator() -> list[Task]:
    """Python's amounts in C beside those through ctypes, with a sanitizer, and in a debug build."""
    needs, check = built(PRODUCT), "tools/bindings/check_accelerator.sh"
    fuzz, references = (check, "fuzz", str(FUZZ_SECONDS), "7"), (check, "references", "1000000")
    return [
        package("python-ctypes-all", PRODUCT, False, *PACKAGE_TESTS, seconds=35),
        amounts("amounts-long", PRODUCT, "1000000", "7", seconds=120),
        Task("accelerator-fuzz", fuzz, needs, python(PRODUCT), FUZZ_SECONDS + 10),
        Task("accelerator-references", references, needs, python(PRODUCT), 120),
    ]


def archive() -> list[Task]:
    """The static archive, with programs of all languages."""
    # They install an allocator of their own in the library's jansson, or open the shared library.
    not_inside = ("abi-memory", "abi-document_memory", "abi-feed_memory", "abi-runtime")
    words = ("--archive", *(f"not-{name}" for name in not_inside))
    languages_too = ("bash", "Tests/Packages/static_archive.sh", "all")
    return [
        programs("archive-programs", PRODUCT, *words, seconds=90),
        Task("archive-languages", languages_too, built(PRODUCT), seconds=10),
    ]


def python_tests(number: int) -> list[str]:
    """One of the shares of Python's tests; together they are all but those that are left out."""
    # The packages that contrib works with are not installed for that processor.
    paths = sorted((ROOT / "bindings" / "python" / "tests").glob("test_*.py"))
    wanted = [str(path.relative_to(ROOT)) for path in paths if path.stem not in NOT_UNDER_QEMU]
    return wanted[number :: len(PYTHON_SECONDS)]


def other_processor() -> list[Task]:
    """The library for arm64 under qemu, which is some twenty times slower."""
    folder = library(CROSS)
    needs = (CROSS_LIBRARY.name,)
    runner = (sys.executable, "-m", "suites.run_programs", str(folder), "--cross", CROSS)
    parts = [("--part=1/2", "abi-hostile"), ("--part=2/2", "abi-hostile")]
    interpreter = str(BUILD / CROSS / "python")
    environment = {
        "LIBMONEY_PATH": str(folder / "libmoney.so.0"),
        "PYTHONPATH": "bindings/python",
        "PYTHON": interpreter,
    }
    command = (interpreter, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    neon = ("sh", "Tests/ABI/check_neon.sh", str(folder / "libmoney.a"))
    stores = ("store-memory", "store-failing")
    others = [f"not-{name}" for name in ("abi-hostile", *stores, *OWN_MEMORY)]
    return [
        Task(f"{CROSS}-programs", (*runner, "--kills=20", *others), needs, SUITES, 200),
        *(Task(f"{CROSS}-{name}", (*runner, name), needs, SUITES, 300) for name in stores),
        *(
            Task(f"{CROSS}-hostile-{number}", (*runner, *words), needs, SUITES, 300)
            for number, words in enumerate(parts, 1)
        ),
        *(
            Task(
                f"{CROSS}-python-{number}",
                (*command, *python_tests(number)),
                (CROSS_PYTHON.name,),
                environment,
                seconds,
            )
            for number, seconds in enumerate(PYTHON_SECONDS)
        ),
        Task(f"exports-{CROSS}", interface.exports_command(str(folder)), needs, seconds=4),
        Task(f"{CROSS}-neon", neon, needs, seconds=4),
    ]


def desk() -> list[Task]:
    """The page in Chromium: screens, feeds, storage, axe, layout boxes and times.

    The checks of the screens run in a narrow and in a wide window, in light and in dark.
    """
    words = {"PYTHON": PYTHON, "WEB_IS_BUILT": "1"}
    command = ("sh", "Tests/Web/run.sh", "all")
    tables = ("sh", "Tests/Web/run.sh", "tables")
    found = [Task("desk-all", command, (DESK_PAGE.name,), words, seconds=400)]
    for mode in ("360-light", "360-dark", "1280-dark"):
        own = {**words, "WEB_MODE": mode}
        found.append(Task(f"desk-{mode}", tables, (DESK_PAGE.name,), own, seconds=75))
    return found


def docs_site() -> Task:
    """The site: each link leads somewhere, axe and the console are quiet, examples run."""
    return Task("docs-site", pytest("Tests/Book"), (SITE.name,), seconds=80)


def suites() -> list[Task]:
    """Every part of `make torture`."""
    counting = (PYTHON, "Benchmarks/instructions.py")
    both = tuple(build.name for build in LIBRARIES.values())
    instructions = Task("instructions", counting, both, seconds=60)
    return [
        *valgrind(),
        *sanitizers(),
        *long_models(),
        *other_build(),
        *accelerator(),
        *archive(),
        *bindings.torture(),
        wasm.hostile(),
        *desk(),
        docs_site(),
        # Their servers and packages are large.
        sql("postgresql", seconds=60),
        sql("clickhouse", seconds=10),
        instructions,
    ]


def platforms() -> list[Task]:
    """Every part of `make platforms-test`, which needs cross compilers and systems of its own."""
    return [*other_processor(), *packages.suites()]


def shared(parts: list[Task], share: int, shares: int) -> list[Task]:
    """The parts of one of `shares` shares of about equal duration."""
    loads = [0.0] * shares
    mine = []
    for part in sorted(parts, key=lambda part: (-part.seconds, part.name)):
        least = loads.index(min(loads))
        loads[least] += part.seconds
        if least == share:
            mine.append(part)
    return mine


def platform_tasks() -> list[Task]:
    return with_builds(platforms(), BUILDS)


def tasks(share: int = 0, shares: int = 1) -> list[Task]:
    """The tasks of a share, the first of which is 0."""
    return with_builds(shared(suites(), share, shares), BUILDS)
