"""Makes the book, or parts of it.

python3 -m book site VERSION     the site, in build/site
python3 -m book manual FOLDER    manual pages of section 3
python3 -m book changes          the list of new functions in CHANGELOG.md
python3 -m book counts           the counts of how-it-is-tested.md, from build/suites
python3 -m book pictures         the picture of the tables of a store
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main(words: list[str]) -> int:
    if len(words) == 2 and words[0] == "site":
        from . import site

        # The pages of the functions show the declarations of all languages.
        command = [sys.executable, "api/generate.py", "--build"]
        subprocess.run(command, cwd=ROOT, check=True)
        return site.build(words[1])
    if len(words) == 2 and words[0] == "manual":
        from . import interface, manual

        manual.write(interface.read(), Path(words[1]))
        return 0
    if words == ["changes"]:
        from . import changes

        return changes.write()
    if words == ["counts"]:
        from . import tested

        return tested.write()
    if words == ["pictures"]:
        from . import pictures

        return pictures.draw()
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
