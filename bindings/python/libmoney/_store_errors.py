"""The errors of stores, local or remote."""

from __future__ import annotations

from ._errors import CLASSES, MoneyError, Status


class RetrievalError(MoneyError, OSError):
    """Reading from a store, local or remote, failed; ``cause`` tells why.

    >>> RetrievalError._status.name
    'RETRIEVAL'
    """

    _status = Status.RETRIEVAL


class SavingError(MoneyError, OSError):
    """Saving failed, and store and object are as before; ``cause`` tells why.

    >>> SavingError._status.name
    'SAVING'
    """

    _status = Status.SAVING


class RemovalError(MoneyError, OSError):
    """Removing failed, and the store is as before; ``cause`` tells why.

    >>> RemovalError._status.name
    'REMOVAL'
    """

    _status = Status.REMOVAL


class NotAStore(MoneyError, ValueError):
    """A file of something else.

    >>> NotAStore._status.name
    'NOT_A_STORE'
    """

    _status = Status.NOT_A_STORE


class StoreLocked(MoneyError, OSError):
    """Another connection writes, and did not end within the time given.

    >>> StoreLocked._status.name
    'STORE_LOCKED'
    """

    _status = Status.STORE_LOCKED


class StoreReadOnly(MoneyError, OSError):
    """The store, or its file, may be read only.

    >>> StoreReadOnly._status.name
    'STORE_READ_ONLY'
    """

    _status = Status.STORE_READ_ONLY


class StoreFull(MoneyError, OSError):
    """No room is left on the disk, or in the quota.

    >>> StoreFull._status.name
    'STORE_FULL'
    """

    _status = Status.STORE_FULL


class StoreCorrupt(MoneyError, ValueError):
    """Damaged: truncated, or overwritten in part.

    >>> StoreCorrupt._status.name
    'STORE_CORRUPT'
    """

    _status = Status.STORE_CORRUPT


class StorePathError(MoneyError, OSError):
    """A path that is not there, a directory, or not permitted.

    >>> StorePathError._status.name
    'STORE_PATH'
    """

    _status = Status.STORE_PATH


class StoreIOError(MoneyError, OSError):
    """The disk failed.

    >>> StoreIOError._status.name
    'STORE_IO'
    """

    _status = Status.STORE_IO


CLASSES.update(
    {
        one._status: one
        for one in (
            RetrievalError,
            SavingError,
            RemovalError,
            NotAStore,
            StoreLocked,
            StoreReadOnly,
            StoreFull,
            StoreCorrupt,
            StorePathError,
            StoreIOError,
        )
    }
)
