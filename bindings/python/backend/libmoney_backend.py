"""Builds the Python package: a PEP 517 backend without dependencies.

``make wheel`` builds the wheels that include the library. This backend builds a wheel for a machine
that has the library already, and the sdist, which contains the Python package alone.
"""

from __future__ import annotations

import gzip
import io
import os
import sys
import sysconfig
import tarfile
from ctypes import CDLL
from pathlib import Path
from typing import Any

import project
from wheel_archive import WheelArchive, instant

_LIBRARY = "libmoney.so.0"
_EXTENSION = "_accelerator.abi3.so"
_MISSING = """
libmoney's Python package needs the library {library}, and this machine has none.
The library is written in Swift, so pip cannot build it. You can choose one of these ways:
  - Install a wheel, which has the library inside: pip install --only-binary libmoney libmoney
  - Install the library from an archive or a package of libmoney, and try again.
  - Set LIBMONEY_PATH to the path of {library}, and try again.
"""


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Returns the packages that the functions below import and this Python may lack."""
    return [] if sys.version_info >= (3, 11) else ["tomli"]


get_requires_for_build_sdist = get_requires_for_build_editable = get_requires_for_build_wheel


def _library_is_there() -> bool:
    """Returns whether the package finds the library, now or after a build in the source tree."""
    given = os.environ.get("LIBMONEY_PATH")
    if given:
        return os.path.isfile(given)
    if (project.ROOT.parent.parent / "include" / "money.h").is_file():
        return True
    if (project.PACKAGE / _LIBRARY).is_file():
        return True
    try:
        CDLL(_LIBRARY)
    except OSError:
        return False
    return True


def _tag() -> str:
    """The tag of a wheel for this machine: only files beside the modules depend on a system."""
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    if _takes_extension():
        return f"cp310-abi3-{system}"
    return f"py3-none-{system}" if any(project.PACKAGE.glob("*.so.*")) else "py3-none-any"


def _takes_extension() -> bool:
    """Returns whether the C accelerator is beside the modules and this Python can load it."""
    is_free = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))
    is_known = sys.implementation.name == "cpython" and sys.version_info >= (3, 10)
    return is_known and not is_free and (project.PACKAGE / _EXTENSION).is_file()


def _described(archive: WheelArchive) -> WheelArchive:
    archive.put(f"{archive.info}/METADATA", project.metadata("MIT", ["LICENSE"]))
    archive.put_file(f"{archive.info}/licenses/LICENSE", project.licence())
    return archive


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """Builds the wheel for this machine, with a library from the tree or an installed one."""
    if not _library_is_there():
        raise SystemExit(_MISSING.format(library=_LIBRARY))
    archive = _described(WheelArchive(project.version(), _tag()))
    extra = [*project.PACKAGE.glob("*.so.*"), *project.PACKAGE.glob("*.csv")]
    if _takes_extension():
        extra.append(project.PACKAGE / _EXTENSION)
    for path in [*project.modules(), *extra]:
        archive.put_file(path.relative_to(project.ROOT).as_posix(), path)
    return archive.write(Path(wheel_directory)).name


def build_editable(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """A wheel that names this folder, for ``pip install -e``."""
    archive = _described(WheelArchive(project.version(), "py3-none-any"))
    archive.put("libmoney.pth", f"{project.ROOT}\n")
    return archive.write(Path(wheel_directory)).name


def _sources() -> list[Path]:
    """The files of an sdist, but the licence and the metadata."""
    backend = sorted(Path(__file__).parent.glob("*.py"))
    return [project.ROOT / "README.md", project.ROOT / "pyproject.toml", *backend]


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """Returns the Python package as source; equal content produces equal bytes."""
    top = f"libmoney-{project.version()}"
    content = {
        path.relative_to(project.ROOT).as_posix(): path.read_bytes()
        for path in [*_sources(), *project.modules()]
    }
    content["LICENSE"] = project.licence().read_bytes()
    content["PKG-INFO"] = project.metadata("MIT", ["LICENSE"]).encode("utf-8")
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, data in sorted(content.items()):
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mtime, entry.mode = len(data), instant(), 0o644
            archive.addfile(entry, io.BytesIO(data))
    target = Path(sdist_directory) / f"{top}.tar.gz"
    target.write_bytes(gzip.compress(packed.getvalue(), 9, mtime=instant()))
    return target.name
