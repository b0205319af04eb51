"""Bank statements: camt.053, camt.052 and camt.054 of ISO 20022, and MT940 of SWIFT.

>>> from libmoney import Wallet
>>> from libmoney.bank import read_camt
>>> xml = (
...     "<Document xmlns='urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'><BkToCstmrStmt><Stmt>"
...     "<Id>7</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct><Ntry>"
...     "<Amt Ccy='EUR'>35.90</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>"
...     "<AddtlNtryInf>Book Shop</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>"
... )
>>> wallet, (statement,) = Wallet(), read_camt(xml)
>>> statement.account, statement.entries[0].amount, statement.entries[0].label
('DE02120300000000202051', Money('-35.90', 'EUR'), 'Book Shop')
>>> wallet.add_statement(statement)
Import(added=1, present=0, unbooked=0)
>>> wallet.add_statement(statement)
Import(added=0, present=1, unbooked=0)
"""

from ._bank.camt import read_camt, to_json
from ._bank.mt940 import read_mt940
from ._bank.records import (
    Balance,
    Charge,
    Entry,
    Exchange,
    Finding,
    Import,
    Statement,
    Transaction,
)

__all__ = [
    "Balance",
    "Charge",
    "Entry",
    "Exchange",
    "Finding",
    "Import",
    "Statement",
    "Transaction",
    "read_camt",
    "read_mt940",
    "to_json",
]


def __dir__() -> list[str]:
    return sorted(__all__)


for _public in (Balance, Charge, Entry, Exchange, Finding, Import, Statement, Transaction):
    _public.__module__ = __name__
read_camt.__module__ = read_mt940.__module__ = to_json.__module__ = __name__
del _public
