"""What the functions of drafts in ``money.h`` take and return."""

from __future__ import annotations

from ctypes import POINTER, c_char_p, c_int32
from typing import Any

from ._parameters import buffer, code, error, status, text
from ._portfolio_structs import DraftHandle, PortfolioHandle, TransactionStruct

_draft = POINTER(DraftHandle)
_transaction = POINTER(TransactionStruct)

DRAFT_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "money_draft_state_name": (c_char_p, (c_int32,)),
    "money_draft_new": (status, (PortfolioHandle, code, c_int32, _draft, error)),
    "money_draft_from": (status, (PortfolioHandle, c_char_p, c_int32, _draft, error)),
    "money_draft_free": (None, (DraftHandle,)),
    "money_draft_set": (status, (DraftHandle, c_int32, *text, error)),
    "money_draft_text": (status, (DraftHandle, c_int32, *buffer, error)),
    "money_draft_state": (status, (DraftHandle, c_int32, POINTER(c_int32), error)),
    "money_draft_transaction": (status, (DraftHandle, _transaction, error)),
    "money_draft_save": (status, (DraftHandle, PortfolioHandle, _transaction, error)),
}
