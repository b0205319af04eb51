"""Links the desk's module: libmoney.wasm with only the functions that the desk calls."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from pathlib import Path

from wasm.copy import ASSETS
from wasm.copy import MODULE as WHOLE
from wasm.exports import ROOT

from web import calls

FOLDER = WHOLE / "desk"
NAMES = FOLDER / "exports.txt"
KEY = FOLDER / "key"
LINK = ROOT / "tools" / "wasm" / "link.sh"
#: Members of a module's namespace that no pattern finds: they are re-exported.
MEMBER_OF_LIBRARY = re.compile(r"\blibrary\??\.(\w+)")


def check_members(page: str, binding: calls.Binding) -> None:
    """Raises SystemExit if the page names a member of the library that the binding lacks."""
    index = set(calls.WORD.findall(calls.code(binding.sources / "index.js")))
    known = set(binding.functions) | set(binding.classes) | index
    for name in MEMBER_OF_LIBRARY.findall(page):
        if name not in known:
            raise SystemExit(f"the desk uses library.{name}, which the binding does not contain")


def key(names: list[str]) -> str:
    """The names, the linker's script and the object files, as one checksum."""
    digest = hashlib.sha256("\n".join(names).encode() + LINK.read_bytes())
    for path in sorted([*(WHOLE / "swift").glob("*.o"), *(WHOLE / "c").glob("*.o")]):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def check(names: list[str], folder: Path = FOLDER) -> None:
    """Raises SystemExit if the description of a linked module lacks a function."""
    described = json.loads((folder / "libmoney.json").read_text(encoding="utf-8"))["functions"]
    for name in names:
        if name not in described:
            raise SystemExit(f"the desk's module lacks {name}")


def link() -> Path:
    """The folder of the desk's module, which is linked again if its parts have changed."""
    page, binding = calls.page_text(), calls.Binding()
    check_members(page, binding)
    names = calls.exported_of(binding.called_by(page))
    wanted = key(names)
    is_linked = all((FOLDER / name).exists() for name in ASSETS)
    if not is_linked or not KEY.exists() or KEY.read_text() != wanted:
        FOLDER.mkdir(parents=True, exist_ok=True)
        KEY.unlink(missing_ok=True)
        NAMES.write_text("".join(f"{name}\n" for name in names))
        subprocess.run([str(LINK), str(NAMES), str(FOLDER)], cwd=ROOT, check=True)
        KEY.write_text(wanted)
    check(names)
    return FOLDER
