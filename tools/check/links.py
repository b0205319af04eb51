"""Looks for links of Markdown pages to files that are not there; ends with 'N passed, N failed'."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
#: The beginnings of pages that are written elsewhere, where their links lead.
BEGINNINGS = ("Benchmarks/growth.md", "Benchmarks/page.md")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def pages() -> list[Path]:
    """The pages that are in the repository."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [ROOT / name for name in names.split("\0")[:-1] if name not in BEGINNINGS]
    return [path for path in found if path.exists()]


def main() -> int:
    passed = failed = 0
    for page in pages():
        for target in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
            path = unquote(target.partition("#")[0])
            if not path or re.match(r"[a-z]+:", path):
                continue
            if (page.parent / path).exists():
                passed += 1
            else:
                failed += 1
                print(f"{page.relative_to(ROOT)}: there is no {target}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
