"""Loads ``libmoney.so`` with ctypes."""

from __future__ import annotations

import os
from ctypes import CDLL, POINTER, PyDLL, Structure, byref, c_char_p, c_int, c_void_p, cast

from ._ffi.guarded import guarded
from ._library_file import VARIABLE, fault_of, folders, library_file
from ._raw import ABI_VERSION, GUARDED, RELEASES, SIGNATURES, UNLOCKED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _load(path: str) -> tuple[CDLL, PyDLL]:
    fault = fault_of(path) if os.sep in path else None
    if fault:
        source = f", set by {VARIABLE}" if os.environ.get(VARIABLE) else ""
        raise ImportError(f"could not load {path!r}{source}: {fault}")
    try:
        return CDLL(path), PyDLL(path)
    except OSError as error:
        raise ImportError(f"could not load libmoney: {_refusal(path, str(error))}") from error


def _refusal(path: str, reason: str) -> str:
    """Returns the loader's message, with advice if the library itself was not found."""
    missing, absent, _ = reason.partition(": cannot open shared object file")
    if not absent:
        return reason
    if missing in (path, os.path.basename(path)):
        return (
            f"{reason}; it is neither in {', '.join(folders())} nor in the system's folders of"
            f" libraries. Install libmoney, or set {VARIABLE} to the file's path"
        )
    known = missing.startswith("libjansson")
    cure = (
        "jansson (Debian package libjansson4)" if known else f"the library that contains {missing}"
    )
    return f"{path} requires another library: {reason}; install {cure}"


class _SymbolInfo(Structure):
    """``Dl_info`` of ``dlfcn.h``."""

    _fields_ = [
        ("file_name", c_char_p),
        ("file_base", c_void_p),
        ("symbol_name", c_char_p),
        ("symbol_address", c_void_p),
    ]


def _path_of(function: Any) -> str | None:
    """Returns the file from which a function was loaded, according to the system's loader."""
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
    """The functions of the library by name, each declared on first use."""

    def __init__(self, unlocked: CDLL, locked: PyDLL) -> None:
        self._unlocked, self._locked = unlocked, locked

    def __getattr__(self, name: str) -> Any:
        if name not in SIGNATURES:
            raise AttributeError(f"unknown function {name!r}")
        try:
            function = getattr(self._unlocked if name in UNLOCKED else self._locked, name)
        except AttributeError:
            path = self._unlocked._name
            raise ImportError(f"{path} is not libmoney: missing function {name}") from None
        function.restype, argument_types = SIGNATURES[name]
        function.argtypes = argument_types
        # An object that is being released has no other users.
        if name not in _RELEASING:
            function = guarded(function, argument_types, GUARDED)
            self._declare_releases(argument_types)
        setattr(self, name, function)
        return function

    def _declare_releases(self, argument_types: Any) -> None:
        """Sets the releasing functions of the handles to which a function gets pointers."""
        for pointer in argument_types:
            handle = getattr(pointer, "_type_", None)
            if handle in RELEASES and handle.release is None:
                handle.release = getattr(self, RELEASES[handle])


def _check_version(library: CDLL) -> None:
    try:
        function = library.money_abi_version
    except AttributeError:
        told = f"{library._name} is not libmoney: missing function money_abi_version"
        raise ImportError(told) from None
    if function() != ABI_VERSION:
        raise ImportError(
            f"interface version of {library._name} must be {ABI_VERSION}, got {function()}"
        )


_path = library_file()
_unlocked, _locked = _load(_path)
_check_version(_unlocked)

#: The functions of the library by name.
native = _Native(_unlocked, _locked)

#: The file that was loaded.
library_path: str = _path if os.sep in _path else _path_of(native.money_version) or _path
