"""The SQLite that a store uses: the process's, the program's, the system's, or none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from machine import NEEDS_OWN_COMPILER

import libmoney

HEADER = Path(__file__).parents[3] / "include"

#: Opens a store, and prints the result and the files of that name in the process.
OPEN = """
import sys, libmoney
def copies():
    return sorted({line.split()[-1] for line in open("/proc/self/maps") if "libsqlite3" in line})
assert not copies(), copies()
assert str(libmoney.Money("1.10", "EUR") * 3) == "3.30 EUR"
assert not copies(), copies()
try:
    with libmoney.Store(":memory:") as store:
        store.add_to_wallet("w", libmoney.Money("1.00", "EUR"))
        print("ok", len(copies()))
except libmoney.MoneyError as error:
    print(type(error).__name__, error)
"""

#: A program that links SQLite statically. It prints whether the system's copy is loaded as well.
PROGRAM = """
#include <money.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    money_store_t *store;
    money_error_t error;
    char line[512];
    int copies = 0;
    FILE *maps;

    if (sqlite3_libversion_number() < 3037000) return 2;
    if (money_store_open(":memory:", NULL, &store, &error) != MONEY_OK) {
        printf("%s\\n", error.text);
        return 1;
    }
    money_store_free(store);
    maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps) != NULL) copies += strstr(line, "libsqlite3") != NULL;
    fclose(maps);
    printf(copies == 0 ? "its own\\n" : "the system's\\n");
    return 0;
}
"""


def run(code: str, folder: Path | None = None) -> str:
    """The output of a new Python, whose libsqlite3 is the one in a folder."""
    environment = dict(os.environ)
    environment["PYTHONPATH"] = str(Path(libmoney.__file__).parents[1])
    if folder is not None:
        environment["LD_LIBRARY_PATH"] = str(folder)
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def compile_library(folder: Path, source: str) -> None:
    """Makes a libsqlite3.so.0 of C."""
    (folder / "stub.c").write_text(source)
    command = [
        "cc",
        "-shared",
        "-fPIC",
        "-w",
        str(folder / "stub.c"),
        "-o",
        str(folder / "libsqlite3.so.0"),
    ]
    subprocess.run(command, check=True)


def functions(*, version: int = 3_045_000, threadsafe: int = 1) -> str:
    return (
        f"int sqlite3_libversion_number(void) {{ return {version}; }}\n"
        f"int sqlite3_threadsafe(void) {{ return {threadsafe}; }}\n"
    )


def test_sqlite_comes_with_the_first_store() -> None:
    assert run(OPEN) == "ok 1"


def test_the_copy_of_the_process_is_used() -> None:
    code = "import sqlite3; sqlite3.connect(':memory:')\n" + OPEN.replace(
        "assert not copies(), copies()", ""
    )
    assert run(code) == "ok 1"


@NEEDS_OWN_COMPILER
@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "got another library or one that lacks functions"),
        (functions(), "got another library or one that lacks functions"),
        (functions(version=3_036_000), "got an older version"),
        (functions(threadsafe=0), "got a single-threaded build"),
    ],
    ids=["another library", "not all functions", "too old", "one thread"],
)
def test_a_library_that_will_not_do(tmp_path: Path, source: str, words: str) -> None:
    compile_library(tmp_path, source)
    answer = run(OPEN, tmp_path)
    assert answer.startswith("NoSQLite") and words in answer


def test_no_library(tmp_path: Path) -> None:
    (tmp_path / "libsqlite3.so.0").write_bytes(b"")
    answer = run(OPEN, tmp_path)
    assert answer.startswith("NoSQLite") and "could not load libsqlite3.so.0" in answer


@NEEDS_OWN_COMPILER
@pytest.mark.parametrize(
    ("option", "answer"), [("-rdynamic", "its own"), ("-Wl,--no-export-dynamic", "the system's")]
)
def test_a_program_with_sqlite_inside(tmp_path: Path, option: str, answer: str) -> None:
    library = Path(libmoney.library_path)
    archive = subprocess.run(
        ["cc", "-print-file-name=libsqlite3.a"], check=True, capture_output=True, text=True
    ).stdout.strip()
    (tmp_path / "program.c").write_text(PROGRAM)
    command = [
        "cc",
        "-w",
        f"-I{HEADER}",
        option,
        str(tmp_path / "program.c"),
        "-o",
        str(tmp_path / "program"),
    ]
    # -rdynamic exports the archive's symbols that the program contains, so the entire archive is
    # linked.
    command += [
        "-Wl,--whole-archive",
        archive,
        "-Wl,--no-whole-archive",
        str(library),
        f"-Wl,-rpath,{library.parent}",
    ]
    subprocess.run([*command, "-lm", "-lpthread", "-ldl", "-lz"], check=True)
    output = subprocess.run(
        [str(tmp_path / "program")], check=True, capture_output=True, text=True
    ).stdout
    assert output.strip() == answer
