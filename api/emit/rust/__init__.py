"""Rust: a crate with the functions of C, and one with a type for each kind of object."""

from __future__ import annotations

from description.parts import Description

from . import methods, sys_crate


def files(description: Description) -> dict[str, str]:
    return {
        "libmoney-sys/src/lib.rs": sys_crate.emit(description),
        "libmoney-sys/tests/layout.rs": sys_crate.offsets(description),
        **{f"libmoney/src/{name}": text for name, text in methods.emit(description).items()},
    }
