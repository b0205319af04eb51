"""The structures of stores, as ctypes sees them."""

from __future__ import annotations

from ctypes import Structure, c_int32, c_uint32

from ._structs import Handle

STORE_NAME_SIZE = 64


class StoreOptions(Structure):
    """``money_store_options_t``."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("read_only", c_int32),
        ("create", c_int32),
        ("busy_milliseconds", c_int32),
    ]
    struct_size: int
    read_only: int
    create: int
    busy_milliseconds: int


class StoreHandle(Handle):
    """``money_store_t *``."""
