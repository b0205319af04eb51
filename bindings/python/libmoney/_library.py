"""Finds ``libmoney.so`` and loads it.

In this order: the file that ``LIBMONEY_PATH`` names; beside the package; the source tree's
``build/lib``; where the system keeps libraries.
"""

from __future__ import annotations

import os
from ctypes import CDLL, POINTER, PyDLL, Structure, byref, c_char_p, c_int, c_void_p, cast
from pathlib import Path
from typing import Any

from ._boundary.guarded import guarded
from ._library_file import fault_of
from ._raw import ABI_VERSION, GUARDED, RELEASES, SIGNATURES, UNLOCKED

_NAMES = ("libmoney.so", f"libmoney.so.{ABI_VERSION}")
_VARIABLE = "LIBMONEY_PATH"

PACKAGE = Path(__file__).resolve().parent


def source_tree() -> Path | None:
    """The root of libmoney's source tree, when the package lies in it."""
    if len(PACKAGE.parents) > 2:
        root = PACKAGE.parents[2]
        if (root / "include" / "money.h").is_file():
            return root
    return None


def _folders() -> list[Path]:
    """Where the library may lie beside the package."""
    root = source_tree()
    return [PACKAGE, PACKAGE.parent, *([] if root is None else [root / "build" / "lib"])]


def _find() -> str:
    """The path of the library, or its bare name, for the system to find."""
    given = os.environ.get(_VARIABLE)
    if given:
        if not os.path.isfile(given):
            raise ImportError(f"{_VARIABLE} is {given!r}, and there is no such file")
        return os.path.abspath(given)
    for folder in _folders():
        for name in _NAMES:
            if (folder / name).is_file():
                return str(folder / name)
    return _NAMES[1]


def _load(path: str) -> tuple[CDLL, PyDLL]:
    fault = fault_of(path) if os.sep in path else None
    if fault:
        start = (
            f"{_VARIABLE} is" if os.environ.get(_VARIABLE) else "libmoney cannot be loaded: it is"
        )
        raise ImportError(f"{start} {path!r}, {fault}")
    try:
        return CDLL(path), PyDLL(path)
    except OSError as error:
        hint = ""
        if os.sep not in path:
            hint = (
                f"; it is not in {', '.join(map(str, _folders()))}, and not where the system keeps"
                f" libraries. Install libmoney, or set {_VARIABLE} to the file's path"
            )
        raise ImportError(f"libmoney cannot be loaded: {error}{hint}") from error


class _SymbolInfo(Structure):
    """``Dl_info`` of ``dlfcn.h``."""

    _fields_ = [
        ("file_name", c_char_p),
        ("file_base", c_void_p),
        ("symbol_name", c_char_p),
        ("symbol_address", c_void_p),
    ]


def _path_of(function: Any) -> str | None:
    """The file that a function was loaded from, as the system's loader says."""
    info = _SymbolInfo()
    try:
        ask = CDLL(None).dladdr
    except (AttributeError, OSError):
        return None
    ask.argtypes, ask.restype = (c_void_p, POINTER(_SymbolInfo)), c_int
    if not ask(cast(function, c_void_p), byref(info)) or not info.file_name:
        return None
    return os.path.abspath(os.fsdecode(info.file_name))


_RELEASING = frozenset(RELEASES.values())


class _Native:
    """Every function of the library by its name; each is declared when it is first used."""

    def __init__(self, unlocked: CDLL, locked: PyDLL) -> None:
        self._unlocked, self._locked = unlocked, locked

    def __getattr__(self, name: str) -> Any:
        if name not in SIGNATURES:
            raise AttributeError(f"the interface has no {name}")
        try:
            function = getattr(self._unlocked if name in UNLOCKED else self._locked, name)
        except AttributeError:
            path = self._unlocked._name
            raise ImportError(f"{path} is not libmoney: it has no {name}") from None
        function.restype, function.argtypes = SIGNATURES[name]
        # Nobody else has an object that is released.
        if name not in _RELEASING:
            function = guarded(function, function.argtypes, GUARDED)
        setattr(self, name, function)
        return function


def _check_version(library: CDLL) -> None:
    try:
        function = library.money_abi_version
    except AttributeError:
        raise ImportError(f"{library._name} is not libmoney: it has no money_abi_version") from None
    if function() != ABI_VERSION:
        raise ImportError(
            f"{library._name} has version {function()} of the interface; "
            f"this package needs {ABI_VERSION}"
        )


_path = _find()
_unlocked, _locked = _load(_path)
_check_version(_unlocked)

#: Every function of the library by its name.
native = _Native(_unlocked, _locked)

#: The file that was loaded.
library_path: str = _path if os.sep in _path else _path_of(native.money_version) or _path

for handle, name in RELEASES.items():
    handle.release = getattr(native, name)

# It watches the main thread as soon as the library is there.
from ._boundary import progress as _progress  # noqa: E402, F401
