"""The modules of the page's state, in Node, where no browser is needed."""

from __future__ import annotations

import subprocess
from pathlib import Path


def test_the_state_in_node() -> None:
    file = Path(__file__).with_name("state.test.mjs")
    done = subprocess.run(["node", "--test", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
