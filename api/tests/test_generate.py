"""What is committed is what the generator makes, and all of it comes from the headers."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from generate import ROOT, describe, files

PACKAGE = "bindings/python/libmoney"
OTHER = ("include", "api", "docs/reference/errors.md", "bindings/python/errors.toml", PACKAGE)


def test_nothing_is_stale() -> None:
    made = files(describe())
    for name, text in made.items():
        assert (ROOT / name).read_text(encoding="utf-8") == text, name


def test_all_of_it_can_be_made_again(tmp_path: Path) -> None:
    """Without what is generated whole, the generator makes it from the headers and the marks."""
    for name in OTHER:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)
    made = files(describe())
    whole = [
        name
        for name in made
        if not (tmp_path / name).exists() or name.endswith(".json") or name.startswith(PACKAGE)
    ]
    for name in whole:
        (tmp_path / name).unlink(missing_ok=True)
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, str(tmp_path / "api" / "generate.py")], check=True)
    for name, text in made.items():
        assert (tmp_path / name).read_text(encoding="utf-8") == text, name


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
