"""The modules of the page's state and its messages, in Node, where no browser is needed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest


@pytest.mark.parametrize("name", ["rates", "state", "words"])
def test_the_modules_in_node(name: str) -> None:
    file = Path(__file__).with_name(f"{name}.test.mjs")
    done = subprocess.run(["node", "--test", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
