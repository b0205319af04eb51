"""The committed files are those that the generator makes, and all of it comes from the headers."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_tree import WHOLE, files_of
from generate import ROOT, built, committed, describe

OTHER = ("include", "api", "docs/reference/errors.md", "bindings/python")


def test_nothing_is_stale() -> None:
    for name, text in committed(describe()).items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, name


def test_no_generated_file_of_a_build_is_in_the_tree() -> None:
    for name in built(describe()):
        assert not (ROOT / "bindings" / name).exists(), name


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources that the generator reads, without its output."""
    whole = [f"bindings/{language}" for language in WHOLE]
    for name in (*OTHER, *whole):
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)
    return tmp_path


def generate(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "api" / "generate.py"), *words]
    return subprocess.run(command, capture_output=True, text=True)


def test_all_of_it_can_be_made_again(clone: Path) -> None:
    """Files that are generated completely can be regenerated from the headers alone."""
    made = committed(describe())
    for name in ("api/money.api.json", *(one for one in made if one.startswith("bindings/python/"))):
        (clone / name).unlink()
    assert generate(clone).returncode == 0
    for name, text in made.items():
        assert (clone / name).read_text(encoding="utf-8") == text, name
    for name, text in built(describe()).items():
        assert (clone / "build/api" / name).read_text(encoding="utf-8") == text, name
    for language in WHOLE:
        for path in files_of(clone / "bindings" / language):
            copy = clone / "build/api" / path.relative_to(clone / "bindings")
            assert path.read_bytes() == copy.read_bytes(), path


def test_a_build_writes_its_tree_alone(clone: Path) -> None:
    (clone / "api/money.api.json").unlink()
    assert generate(clone, "--build").returncode == 0
    assert (clone / "build/api/java/libmoney/Money.java").exists() is False
    assert (clone / "build/api/java/libmoney/Raw.java").exists()
    assert not (clone / "api/money.api.json").exists()


def test_a_stale_file_names_the_command(clone: Path) -> None:
    generate(clone)
    (clone / "symbols.txt").write_text("")
    stale = generate(clone, "--check")
    assert stale.returncode == 1
    assert stale.stderr == "stale, run `make generate`:\n  symbols.txt\n"


def test_a_function_a_struct_and_a_constant_is_a_line_of_the_description() -> None:
    lines = (ROOT / "api" / "money.api.json").read_text(encoding="utf-8").splitlines()
    whole = json.loads("\n".join(lines))
    parts = [
        one for key in ("constants", "structs", "handles", "callbacks", "functions") for one in whole[key]
    ]
    parts += [constant for one in whole["enumerations"] for constant in one["constants"]]
    rows = [line.strip().removesuffix(",") for line in lines]
    found = [json.loads(row) for row in rows if row.startswith("{") and row.endswith("}")]
    missing = [part["name"] for part in parts if part not in found]
    assert len(parts) > 600 and missing == []


def test_the_description_is_complete() -> None:
    description = json.loads((ROOT / "api" / "money.api.json").read_text(encoding="utf-8"))
    known = {one["name"] for one in description["functions"]}
    for function in description["functions"]:
        assert function["params"] or not function["name"].endswith("_new")
        for parameter in function["params"]:
            assert parameter["role"], (function["name"], parameter["name"])
        for other in function.get("see", []):
            assert other in known
    for handle in description["handles"]:
        assert handle["name"][:-2] + "_free" in known


def test_a_broken_comment_is_one_sentence(tmp_path: Path) -> None:
    """It names the file, the line and the command, and nothing is written."""
    for name in OTHER:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    header = tmp_path / "include" / "money" / "rates.h"
    text = header.read_text(encoding="utf-8")
    at = text.index("@return MONEY_OK")
    header.write_text(text[:at] + "@returns" + text[at + len("@return") :], encoding="utf-8")
    line = text.count("\n", 0, at) + 1
    command = [sys.executable, str(tmp_path / "api" / "generate.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith(f"include/money/rates.h:{line}: @returns is no tag")
    assert done.stderr.endswith("; correct it and run `make generate`\n") and done.stderr.count("\n") == 1
