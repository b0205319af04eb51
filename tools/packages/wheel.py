"""Packs the wheels of a platform: wheel.py NAME TARGET FOLDER.

The library of the platform is in build/NAME, with amounts in C in build/NAME/wheel.
"""

from __future__ import annotations

import lzma
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings" / "python" / "backend"))

import libmoney_backend  # noqa: E402
import project  # noqa: E402
from wheel_archive import WheelArchive  # noqa: E402

#: The licences of the contents: libmoney and jansson, names of Unicode, parts of Swift's library.
LICENCES = "MIT AND Unicode-3.0 AND Apache-2.0 WITH Swift-exception"
#: The oldest musl that the files run with, as in platforms.txt.
MUSL = "1.2"
EXTENSION = "_accelerator.abi3.so"
#: The extension for SQLite, which libmoney.contrib.sqlite3 loads.
SQLITE = "libmoney_sqlite.so"
#: Data files that the package reads beside its modules, and those that it unpacks: these are long,
#: and the archive's own compression would leave them a third longer.
DATA = ("catalogues/groceries.csv",)
PACKED = ("ecb/eurofxref-hist.csv", "locales/cldr.locales")


def system_tag(target: str) -> str:
    """The name of a system in wheels: for x86_64-linux-gnu.2.28, manylinux_2_28_x86_64."""
    machine, _, library = target.split("-")
    if library == "musl":
        return f"musllinux_{MUSL.replace('.', '_')}_{machine}"
    name, _, version = library.partition(".")
    if name != "gnu" or not version:
        raise SystemExit(f"no wheel is made for {target}")
    return f"manylinux_{version.replace('.', '_')}_{machine}"


def licences(target: str) -> dict[str, Path]:
    """The licence texts that must accompany the contents, by file name."""
    return {
        "LICENSE": project.licence(),
        "jansson": ROOT / "build" / "targets" / target / "jansson-LICENSE",
        "Unicode-3.0": ROOT / "tools" / "packages" / "licences" / "Unicode-3.0",
    }


def contents(name: str) -> str:
    """The list of components, as CycloneDX."""
    command = [sys.executable, "tools/packages/sbom.py", name, project.version()]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def pack(name: str, target: str, folder: Path, python: str, with_extension: bool) -> Path:
    """Writes one wheel."""
    archive = WheelArchive(project.version(), f"{python}-{system_tag(target)}")
    for path in project.modules():
        archive.put_file(path.relative_to(project.ROOT).as_posix(), path)
    built = ROOT / "build" / name
    archive.put_file("libmoney/libmoney.so.0", built / "lib" / "libmoney.so.0", 0o755)
    archive.put_file(f"libmoney/{SQLITE}", built / "wheel" / SQLITE, 0o755)
    if with_extension:
        archive.put_file(f"libmoney/{EXTENSION}", built / "wheel" / EXTENSION, 0o755)
    for data in DATA:
        archive.put_file(f"libmoney/{Path(data).name}", ROOT / "share" / data)
    for data in PACKED:
        packed = lzma.compress((ROOT / "share" / data).read_bytes(), preset=9 | lzma.PRESET_EXTREME)
        archive.put(f"libmoney/{Path(data).name}.xz", packed)
    texts = licences(target)
    archive.put(f"{archive.info}/METADATA", project.metadata(LICENCES, list(texts)))
    for text, path in texts.items():
        archive.put_file(f"{archive.info}/licenses/{text}", path)
    archive.put(f"{archive.info}/sboms/libmoney.cdx.json", contents(name))
    return archive.write(folder)


def main(name: str, target: str, folder: str) -> None:
    """Writes both wheels and the sdist, and prints their sizes."""
    out = Path(folder)
    made = [
        pack(name, target, out, "cp310-abi3", with_extension=True),
        pack(name, target, out, "py3-none", with_extension=False),
        out / libmoney_backend.build_sdist(folder),
    ]
    for path in made:
        print(f"  {path.name} {path.stat().st_size:,}")


if __name__ == "__main__":
    main(*sys.argv[1:])
