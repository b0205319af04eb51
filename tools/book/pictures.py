"""Draws the pictures of docs/explain with Graphviz; they are committed beside their sources."""

from __future__ import annotations

import re
import subprocess

from .interface import ROOT

FOLDER = ROOT / "docs" / "explain" / "pictures"


def draw() -> int:
    """Draws all pictures. The version of Graphviz does not get into them."""
    for source in sorted(FOLDER.glob("*.dot")):
        made = subprocess.run(
            ["dot", "-Tsvg", str(source)], capture_output=True, text=True, check=True
        )
        svg = re.sub(r"<!--.*?-->\n?", "", made.stdout, flags=re.S)
        source.with_suffix(".svg").write_text(svg, encoding="utf-8")
    return 0
