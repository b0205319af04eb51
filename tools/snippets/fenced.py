"""Writes one block of a page: python3 -m snippets.fenced PAGE KIND [NUMBER] (see fenced.sh)."""

from __future__ import annotations

import sys
from pathlib import Path

from snippets.blocks import Reader


def main(words: list[str]) -> int:
    page, kind = words[:2]
    number = int(words[2]) if len(words) > 2 else 1
    reader = Reader(Path(page))
    texts = [block.text for block in reader.blocks() if block.language == kind]
    if kind == "Output":
        texts = reader.outputs
    if not 1 <= number <= len(texts):
        print(f"fenced.sh: block {kind} number {number} not found in {page}", file=sys.stderr)
        return 1
    sys.stdout.write(texts[number - 1])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
