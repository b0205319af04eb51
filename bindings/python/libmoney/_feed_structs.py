"""The structures and handles of feeds in ``money.h``, as ctypes sees them."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_char_p, c_int32, c_int64, c_uint32, c_uint64
from typing import Any

from ._portfolio_structs import PortfolioOptions
from ._structs import Handle


class FeedOptions(Structure):
    """``money_feed_options_t``: what a feed is made with."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("jump", c_int32),
        ("key", c_char_p),
        ("base_url", c_char_p),
        ("currency", c_char_p),
        ("portfolio", POINTER(PortfolioOptions)),
        ("ttl", c_int64),
        ("retry", c_int64),
        ("per_second", c_int32),
        ("per_minute", c_int32),
        ("largest_body", c_uint64),
    ]
    struct_size: int
    jump: int
    key: bytes | None
    base_url: bytes | None
    currency: bytes | None
    portfolio: Any
    ttl: int
    retry: int
    per_second: int
    per_minute: int
    largest_body: int


class FeedInfoStruct(Structure):
    """``money_feed_info_t``: how a feed is doing."""

    _fields_ = [
        ("provider", c_int32),
        ("state", c_int32),
        ("status", c_int32),
        ("cause", c_int32),
        ("reason", c_int32),
        ("http_status", c_int32),
        ("under_way", c_uint32),
        ("flags", c_uint32),
        ("success", c_int64),
        ("age", c_int64),
        ("attempt", c_int64),
        ("next_at", c_int64),
        ("revision", c_uint64),
        ("reserved", c_uint64),
    ]
    provider: int
    state: int
    status: int
    cause: int
    reason: int
    http_status: int
    under_way: int
    flags: int
    success: int
    age: int
    attempt: int
    next_at: int
    revision: int
    reserved: int


class FeedHandle(Handle):
    """``money_feed_t *``."""


class RequestHandle(Handle):
    """``money_request_t *``."""
