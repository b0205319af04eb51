"""Copies the classes of JavaScript with their module into a folder, as a package and a page have
them: src, assets.js, libmoney.wasm, libmoney.json and their licences.

    python3 -m wasm.copy FOLDER
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINDING = ROOT / "build" / "api" / "javascript"
MODULE = ROOT / "build" / "wasm"
#: The module, and its description for hosts.
ASSETS = ("libmoney.wasm", "libmoney.json")
LICENCES = ("LICENSE", "libmoney.wasm.LICENSES.txt")
#: The folder where assets.js of the repository expects them.
IN_REPOSITORY = "../../wasm/"


def is_built() -> bool:
    """True if `make wasm` has built the module."""
    return all((MODULE / name).exists() for name in (*ASSETS, *LICENCES))


def generate() -> None:
    """Writes the generated classes."""
    subprocess.run([sys.executable, "api/generate.py", "--build"], cwd=ROOT, check=True)


def copy(folder: Path, *, types: bool, module: Path = MODULE) -> None:
    """Copies the classes and a module, and the types of TypeScript if they are asked for."""
    generate()
    folder.mkdir(parents=True, exist_ok=True)
    ignored = shutil.ignore_patterns() if types else shutil.ignore_patterns("*.d.ts")
    shutil.copytree(BINDING / "src", folder / "src", ignore=ignored, dirs_exist_ok=True)
    for name in ASSETS:
        shutil.copyfile(module / name, folder / name)
    words = (BINDING / "assets.js").read_text(encoding="utf-8")
    comment = "// Where the module and its description are."
    code = words[words.index("\nexport") :]
    if code.count(IN_REPOSITORY) != len(ASSETS):
        raise SystemExit(f"assets.js must name {IN_REPOSITORY} {len(ASSETS)} times")
    (folder / "assets.js").write_text(comment + "\n" + code.replace(IN_REPOSITORY, "./"))


def copy_licences(folder: Path) -> None:
    """Copies the licences of libmoney and of the module's components, as text files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in LICENCES:
        shutil.copyfile(MODULE / name, folder / f"{name.removesuffix('.txt')}.txt")


if __name__ == "__main__":
    copy(Path(sys.argv[1]), types=True)
    for licence in LICENCES:
        shutil.copyfile(MODULE / licence, Path(sys.argv[1]) / licence)
