"""Reads bank statements of SWIFT MT940, by the package mt-940.

Each statement becomes a document of camt.053, which the library reads and checks.
"""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar
from dataclasses import replace
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal, InvalidOperation, localcontext
from typing import Any, NoReturn
from xml.etree import ElementTree

from .._boundary.optional import optional
from .._errors import DocumentError, XMLError
from .camt import read_camt
from .records import Statement

_NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"
#: The first field of a statement, possibly after the headers of its message.
_FIRST = re.compile(r"(?:^|\{4:)(?=:20:)")
#: Fields with an entry, and those with the closing balance.
_ENTRY, _CLOSING = ":61:", (":62F:", ":62M:")
#: Characters that XML cannot contain.
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
_IBAN = re.compile(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}")
#: True while this thread reads a statement.
_PARSES: ContextVar[bool] = ContextVar("_PARSES", default=False)
#: Exact for every amount, unlike the caller's context, which can round and trap.
_EXACT = Context(MAX_PREC, Emin=MIN_EMIN, Emax=MAX_EMAX, traps=[InvalidOperation])
#: The most characters of one unstructured remittance information in camt.053.
_REMITTANCE = 140


def read_mt940(document: str | bytes, encoding: str = "utf-8") -> list[Statement]:
    r"""Reads the statements of a file in the format MT940 of SWIFT.

    The package mt-940 parses the file: ``pip install 'libmoney[mt940]'``. Dates, amounts and
    balances are checked as those of camt.053. The line of a finding is that of the closing balance.
    Each page of a statement of several pages is a statement of its own.

    >>> text = (
    ...     ":20:STATEMENT\n:25:DE02120300000000202051\n:28C:7/1\n:60F:C261118EUR100,00\n"
    ...     ":61:2611191119D35,90NMSCNONREF\n:86:Book Shop\n:62F:C261119EUR64,10\n-\n"
    ... )
    >>> (statement,) = read_mt940(text)
    >>> statement.account, statement.entries[0].amount, statement.entries[0].label, statement.check
    ('DE02120300000000202051', Money('-35.90', 'EUR'), 'Book Shop', 'equal')

    :param encoding: the encoding of bytes.
    :raises DocumentError: if the document contains no statement, a mandatory field is missing, or a
        value is malformed. The message contains the line of the statement.
    :raises UnknownCurrency: if the library does not contain a currency.
    :raises UnicodeDecodeError: if bytes are not in the encoding.
    :raises ImportError: if mt-940 is not installed.
    """
    text = document if isinstance(document, str) else bytes(document).decode(encoding)
    found = _CONTROL.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        raise DocumentError(f"line {line}: a control character in an MT940 statement")
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if _FIRST.search(line)]
    if not starts:
        raise DocumentError("expected an MT940 statement, which begins with the field :20:")
    ends = [*starts[1:], len(lines)]
    return [_statement(lines[start:end], start + 1) for start, end in zip(starts, ends)]


def _statement(lines: list[str], line: int) -> Statement:
    """Reads a statement that begins in a line, by way of camt.053."""
    # Without the headers of the messages.
    fields = [lines[0][lines[0].index(":20:") :]]
    fields += [one for one in lines[1:] if not one.startswith(("{1:", "-}"))]
    parsed = _parsed("\n".join(fields) + "\n", line)
    for names in (":60F:", ":60M:"), _CLOSING:
        if sum(one.startswith(names) for one in fields) > 1:
            _refuse(line, f"duplicate balance {names[0]}")
    wanted = sum(one.startswith(_ENTRY) for one in fields)
    # The type follows the amount. Without it, a part of the amount would count as the reference.
    if not all(one.data.get("id") for one in parsed.transactions):
        _refuse(line, "an entry (:61:) requires an amount of at most 15 characters and a type")
    if len(parsed.transactions) != wanted:
        _refuse(line, f"{wanted} entries (:61:), but {len(parsed.transactions)} could be read")
    xml = ElementTree.tostring(_camt(parsed, line), "utf-8")
    try:
        (statement,) = read_camt(xml)
    except (DocumentError, XMLError) as error:
        raise DocumentError(f"line {line}: MT940 statement: {error}") from None
    closing = next((n for n, one in enumerate(lines) if one.startswith(_CLOSING)), 0)
    findings = tuple(one._replace(line=line + closing, column=1) for one in statement.findings)
    return replace(statement, message="MT940", findings=findings)


def _parsed(text: str, line: int) -> Any:
    """Returns the fields of a statement as mt-940 parses them."""
    package = optional("mt940")
    logging.getLogger("mt940.tags").addFilter(_is_traced)
    here = _PARSES.set(True)
    try:
        with localcontext(_EXACT):
            return package.parse(text)
    except (ArithmeticError, LookupError, RuntimeError, TypeError, ValueError) as error:
        words = str(error.args[0] if error.args else error).splitlines()[0]
        shown = re.sub(r"<mt940\.tags\.(\w+) object at 0x[0-9a-f]+>", r"the field \1", words)
        _refuse(line, shown)
    finally:
        _PARSES.reset(here)


def _is_traced(_record: logging.LogRecord) -> bool:
    """Drops the trace of a field that does not match, whose error names it."""
    return not _PARSES.get()


def _camt(parsed: Any, line: int) -> ElementTree.Element:
    """Returns a statement as a document of camt.053."""
    document = ElementTree.Element("Document", xmlns=_NAMESPACE)
    statement = _add(_add(document, "BkToCstmrStmt"), "Stmt")
    data = parsed.data
    _add(statement, "Id", data.get("transaction_reference") or "")
    if data.get("statement_number"):
        _add(statement, "ElctrncSeqNb", data["statement_number"].lstrip("0") or "0")
    account = data.get("account_identification")
    if not account:
        _refuse(line, "the account (:25:) is missing")
    _account(_add(_add(statement, "Acct"), "Id"), account)
    currency = None
    for names, code in (
        (("final_opening_balance", "intermediate_opening_balance"), "OPBD"),
        (("final_closing_balance", "intermediate_closing_balance"), "CLBD"),
    ):
        balance = data.get(names[0]) or data.get(names[1])
        if balance is None:
            field = ":60F:" if code == "OPBD" else ":62F:"
            _refuse(line, f"the balance {field} is missing")
        currency = currency or balance.amount.currency
        one = _add(statement, "Bal")
        _add(_add(_add(one, "Tp"), "CdOrPrtry"), "Cd", code)
        is_credit = balance.status.upper() == "C"
        _amount(one, balance.amount.amount.copy_abs(), balance.amount.currency, is_credit)
        _day(one, "Dt", balance.date)
    for transaction in parsed.transactions:
        _entry(_add(statement, "Ntry"), transaction.data, currency)
    return document


def _entry(entry: ElementTree.Element, data: dict[str, Any], currency: str | None) -> None:
    mark = data["status"].upper()
    # A reversed credit is a debit; its other party is that of the credit.
    is_reversal, is_credit_mark = mark.startswith("R"), mark.endswith("C")
    _amount(entry, data["amount"].amount.copy_abs(), currency, is_credit_mark != is_reversal)
    if is_reversal:
        _add(entry, "RvslInd", "true")
    _add(_add(entry, "Sts"), "Cd", "BOOK")
    _day(entry, "BookgDt", data.get("entry_date"))
    _day(entry, "ValDt", data.get("date"))
    _text(entry, "AcctSvcrRef", data.get("bank_reference"))
    _add(_add(_add(entry, "BkTxCd"), "Prtry"), "Cd", data["id"].strip())
    details = _add(_add(entry, "NtryDtls"), "TxDtls")
    reference = (data.get("customer_reference") or "").strip()
    end_to_end = data.get("end_to_end_reference") or reference
    if end_to_end and end_to_end != "NONREF":
        _add(_add(details, "Refs"), "EndToEndId", end_to_end)
    name, account = data.get("applicant_name"), data.get("applicant_iban")
    if name or account:
        parties = _add(details, "RltdPties")
        party = "Dbtr" if is_credit_mark else "Cdtr"
        if name:
            _add(_add(_add(parties, party), "Pty"), "Nm", name.strip())
        if account:
            _account(_add(_add(parties, f"{party}Acct"), "Id"), account)
    texts = [data.get("purpose"), data.get("additional_purpose"), data.get("transaction_details")]
    words = " ".join(" ".join(one.split()) for one in texts if one)
    if words:
        remittance = _add(details, "RmtInf")
        for start in range(0, len(words), _REMITTANCE):
            _add(remittance, "Ustrd", words[start : start + _REMITTANCE])
    extra = [data.get("posting_text"), data.get("extra_details")]
    _text(entry, "AddtlNtryInf", " ".join(one.strip() for one in extra if one and one.strip()))


def _account(parent: ElementTree.Element, text: str) -> None:
    plain = text.replace(" ", "")
    if _IBAN.fullmatch(plain):
        _add(parent, "IBAN", plain)
    else:
        _add(_add(parent, "Othr"), "Id", text.strip())


def _amount(
    parent: ElementTree.Element, value: Decimal, currency: str | None, is_credit: bool
) -> None:
    _add(parent, "Amt", format(value, "f")).set("Ccy", currency or "")
    _add(parent, "CdtDbtInd", "CRDT" if is_credit else "DBIT")


def _day(parent: ElementTree.Element, name: str, day: Any) -> None:
    if day is not None:
        _add(_add(parent, name), "Dt", f"{day.year:04}-{day.month:02}-{day.day:02}")


def _text(parent: ElementTree.Element, name: str, text: str | None) -> None:
    if text:
        _add(parent, name, text)


def _add(parent: ElementTree.Element, name: str, text: str | None = None) -> ElementTree.Element:
    made = ElementTree.SubElement(parent, name)
    made.text = text
    return made


def _refuse(line: int, words: str) -> NoReturn:
    raise DocumentError(f"line {line}: MT940 statement: {words}")
