"""Why calls fail, by number. Made from the headers by api/generate.py."""

from __future__ import annotations

from enum import IntEnum

from ._public import public


@public
class Status(IntEnum):
    """The reason why a call failed.

    >>> Status.NO_RATE
    <Status.NO_RATE: 80>
    """

    OK = 0
    ARGUMENT = 1
    BUFFER_TOO_SMALL = 2
    BUSY = 3
    OUT_OF_MEMORY = 4
    LIMIT = 5
    NOT_FOUND = 6
    STATE = 7
    CANCELLED = 8
    SYNTAX = 20
    ENCODING = 21
    OVERFLOW = 22
    DIVISION_BY_ZERO = 23
    INEXACT = 24
    DATE = 25
    UNKNOWN_CURRENCY = 40
    CURRENCY_MISMATCH = 41
    DUPLICATE_CURRENCY = 42
    AMBIGUOUS_CURRENCY = 43
    WEIGHTS = 60
    NO_RATE = 80
    INVALID_RATE = 81
    DUPLICATE_RATE = 82
    NO_RATES = 83
    PROVIDER = 84
    JSON = 100
    DOCUMENT = 101
    VERSION = 102
    XML = 103
    INSUFFICIENT = 110
    UNBALANCED = 111
    ACCOUNT = 112
    PERIOD_CLOSED = 113
    EXPIRED = 114
    DISCOUNT = 120
    TAX = 121
    DUPLICATE_SKU = 122
    DUPLICATE_ID = 130
    TRANSPORT = 140
    UNKNOWN_REQUEST = 141
    HTTP = 142
    UNAUTHORIZED = 143
    RATE_LIMITED = 144
    CONTENT_TYPE = 145
    TRUNCATED = 146
    TOO_LARGE = 147
    RATE_JUMPED = 148
    NO_CURRENCIES = 149
    RETRIEVAL = 160
    SAVING = 161
    REMOVAL = 162
    NOT_A_STORE = 163
    STORE_LOCKED = 164
    STORE_READ_ONLY = 165
    STORE_FULL = 166
    STORE_CORRUPT = 167
    STORE_PATH = 168
    STORE_IO = 169
    CONFLICT = 170
    NO_SQLITE = 171
    STORE_UNKNOWN = 172

    @classmethod
    def _missing_(cls, value: object) -> Status | None:  # of a later version of the library
        if not isinstance(value, int):
            return None
        status = int.__new__(cls, value)
        status._name_, status._value_ = f"STATUS_{value}", value
        return status

    # By its value: some releases of Python would look for the name, which a later version gives.
    def __reduce_ex__(self, protocol: object) -> tuple[object, ...]:
        return type(self), (self._value_,)
