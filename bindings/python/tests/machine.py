"""Features of the machine that runs the tests, which may be an emulated processor."""

from __future__ import annotations

import importlib.util
import platform
import subprocess

import pytest


def compiles_for_itself() -> bool:
    """True if the compiler makes programs that this Python can load."""
    try:
        made = subprocess.run(["cc", "-dumpmachine"], capture_output=True, text=True).stdout
    except OSError:
        return False
    return made.startswith(platform.machine())


#: A test that compiles something for this Python to load, or that drives a terminal.
NEEDS_OWN_COMPILER = pytest.mark.skipif(
    not compiles_for_itself(), reason="the compiler is for another processor"
)
NEEDS_PIP = pytest.mark.skipif(
    importlib.util.find_spec("pip") is None, reason="this Python has no pip"
)
NEEDS_NUM2WORDS = pytest.mark.skipif(
    importlib.util.find_spec("num2words") is None, reason="num2words is not installed"
)
NEEDS_MT940 = pytest.mark.skipif(
    importlib.util.find_spec("mt940") is None, reason="requires mt-940"
)
