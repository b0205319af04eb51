"""Rust: a crate with the functions of C, and one with a type for each kind of object."""

from __future__ import annotations

from description.parts import Description

from . import methods, sys_crate
from .methods import Writer


def files(description: Description) -> dict[str, str]:
    return {
        "libmoney-sys/src/raw.rs": sys_crate.emit(description),
        "libmoney-sys/tests/layout.rs": sys_crate.offsets(description),
        **{f"libmoney/src/{name}": text for name, text in methods.emit(Writer(description)).items()},
    }


def declarations(description: Description) -> dict[str, list[str]]:
    """The methods of Rust by the functions of C."""
    writer = Writer(description)
    methods.emit(writer)
    return writer.declared
