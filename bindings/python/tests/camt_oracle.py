"""Reads bank statements with expat, independently of the library, for comparison."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from decimal import Context, Decimal
from typing import Any
from xml.parsers import expat

ROOTS = {"053": ("BkToCstmrStmt", "Stmt"), "052": ("BkToCstmrAcctRpt", "Rpt")}
ROOTS["054"] = ("BkToCstmrDbtCdtNtfctn", "Ntfctn")
STATUSES = {"BOOK": "booked", "PDNG": "pending", "INFO": "information", "FUTR": "future"}
EXACT = Context(prec=60)


@dataclass
class Node:
    name: str
    line: int
    column: int
    currency: str = ""
    parts: list[str] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " ".join("".join(self.parts).split())

    def all(self, name: str) -> list[Node]:
        return [one for one in self.children if one.name == name]

    def find(self, path: str) -> Node | None:
        found: Node | None = self
        for name in path.split("/"):
            found = next(iter(found.all(name)), None) if found else None
        return found

    def word(self, path: str) -> str:
        found = self.find(path)
        return found.text if found else ""


def tree(text: str) -> tuple[str, Node]:
    """Returns the namespace and the root of a document."""
    parser = expat.ParserCreate(namespace_separator=" ")
    top, namespaces = Node("", 0, 0), []
    stack = [top]

    def start(name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        namespaces.append(space)
        place = parser.CurrentLineNumber, parser.CurrentColumnNumber + 1
        node = Node(local if space == namespaces[0] else "?", *place, attributes.get("Ccy", ""))
        stack[-1].children.append(node)
        stack.append(node)

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: stack.pop()
    parser.CharacterDataHandler = lambda data: stack[-1].parts.append(data)
    parser.Parse(text.encode(), True)
    return namespaces[0], top.children[0]


def read(text: str) -> dict[str, Any]:
    """Returns the content of the JSON that the library writes."""
    namespace, root = tree(text)
    kind, version = re.findall(r"camt\.(\d{3})\.001\.(\d\d)$", namespace)[0]
    message = root.all(ROOTS[kind][0])[0]
    told = {"format": "libmoney.bank_statements", "version": 1, "message": f"camt.{kind}"}
    told["message_version"] = int(version)
    told |= given(id=message.word("GrpHdr/MsgId"), created=message.word("GrpHdr/CreDtTm"))
    told["statements"] = [statement(one) for one in message.all(ROOTS[kind][1])]
    return told


def given(**values: Any) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value not in ("", None, [], {})}


def signed(node: Node) -> tuple[Decimal, str]:
    number = Decimal(node.word("Amt"))
    amount = node.find("Amt")
    assert amount is not None
    debit = node.word("CdtDbtInd") == "DBIT"
    return EXACT.minus(number) if debit else number, amount.currency


def money(number: Decimal, currency: str) -> str:
    return f"{abs(number) if number.is_zero() else number:f} {currency}"


def amount(node: Node | None) -> str | None:
    return None if node is None else money(Decimal(node.text), node.currency)


def day(node: Node | None) -> str:
    if node is None:
        return ""
    return (node.word("Dt") or node.word("DtTm"))[:10]


def account(node: Node | None) -> dict[str, Any]:
    if node is None:
        return {}
    iban, other = node.word("Id/IBAN"), node.word("Id/Othr/Id")
    return {"account": iban or other, "is_iban": bool(iban)} if iban or other else {}


def statement(node: Node) -> dict[str, Any]:
    entries = node.all("Ntry")
    told = given(
        id=node.word("Id"),
        sequence=node.word("ElctrncSeqNb"),
        created=node.word("CreDtTm"),
        owner=node.word("Acct/Ownr/Nm"),
        currency=node.word("Acct/Ccy"),
        to=node.word("FrToDt/ToDtTm")[:10],
        **{"from": node.word("FrToDt/FrDtTm")[:10]},
        **account(node.find("Acct")),
    )
    told["balances"] = [balance(one) for one in node.all("Bal")]
    told["entries"] = [entry(one) for one in entries]
    check, findings = balances(node)
    told["check"] = check
    told["findings"] = [*batches(entries), *amounts(entries), *totals(node), *findings]
    return told


def balance(node: Node) -> dict[str, Any]:
    kind = node.word("Tp/CdOrPrtry/Cd") or node.word("Tp/CdOrPrtry/Prtry")
    return given(type=kind, amount=money(*signed(node)), date=day(node.find("Dt")))


def is_booked(node: Node) -> bool:
    return (node.word("Sts/Cd") or node.word("Sts")) == "BOOK"


def transactions(node: Node) -> list[Node]:
    return [one for group in node.all("NtryDtls") for one in group.all("TxDtls")]


def entry(node: Node) -> dict[str, Any]:
    debit = node.word("CdtDbtInd") == "DBIT"
    reversal = node.word("RvslInd") in ("true", "1")
    told = given(
        amount=money(*signed(node)),
        status=STATUSES.get(node.word("Sts/Cd") or node.word("Sts"), "other"),
        booking_date=day(node.find("BookgDt")),
        value_date=day(node.find("ValDt")),
        reference=node.word("NtryRef"),
        servicer_reference=node.word("AcctSvcrRef"),
        domain=node.word("BkTxCd/Domn/Cd"),
        family=node.word("BkTxCd/Domn/Fmly/Cd"),
        subfamily=node.word("BkTxCd/Domn/Fmly/SubFmlyCd"),
        code=node.word("BkTxCd/Prtry/Cd"),
        information=node.word("AddtlNtryInf"),
        exchange=exchange(node.find("AmtDtls")),
        charges=charges(node),
    )
    if debit:
        told["is_debit"] = True
    if reversal:
        told["is_reversal"] = True
    details = [transaction(one, node, debit != reversal) for one in transactions(node)]
    label = label_of(told, details[0] if len(details) == 1 else {})
    return told | given(label=label, transactions=details)


def label_of(told: dict[str, Any], only: dict[str, Any]) -> str:
    reasons = [only.get(name, "") for name in ("remittance", "creditor_reference", "details")]
    reason = next((one for one in (*reasons, told.get("information", "")) if one), "")
    return ": ".join(one for one in (only.get("name", ""), reason.replace("\n", " ")) if one)


def detail_amount(node: Node, parent: Node) -> tuple[Decimal, str] | None:
    stated = node.find("Amt")
    if stated is None and not (charges(node) or charges(parent)):
        stated = node.find("AmtDtls/TxAmt/Amt")
    if stated is None:
        return None
    debit = (node.word("CdtDbtInd") or parent.word("CdtDbtInd")) == "DBIT"
    number = Decimal(stated.text)
    return EXACT.minus(number) if debit else number, stated.currency


def transaction(node: Node, parent: Node, to_creditor: bool) -> dict[str, Any]:
    role = "Cdtr" if to_creditor else "Dbtr"
    found = detail_amount(node, parent)
    lines = [one.text for one in node.all("RmtInf")[0].all("Ustrd")] if node.all("RmtInf") else []
    structured = node.all("RmtInf")[0].all("Strd") if node.all("RmtInf") else []
    references = [one.word("CdtrRefInf/Ref") for one in structured]
    party = f"RltdPties/{role}"
    return given(
        amount=money(*found) if found else None,
        name=node.word(f"{party}/Nm") or node.word(f"{party}/Pty/Nm"),
        **account(node.find(f"RltdPties/{role}Acct")),
        remittance="\n".join(one for one in lines if one),
        creditor_reference=next((one for one in references if one), ""),
        end_to_end_id=node.word("Refs/EndToEndId"),
        transaction_id=node.word("Refs/TxId"),
        mandate_id=node.word("Refs/MndtId"),
        servicer_reference=node.word("Refs/AcctSvcrRef"),
        purpose=node.word("Purp/Cd") or node.word("Purp/Prtry"),
        details=node.word("AddtlTxInf"),
        exchange=exchange(node.find("AmtDtls")),
        charges=charges(node),
    )


def exchange(node: Node | None) -> dict[str, Any]:
    if node is None:
        return {}
    places = ("TxAmt", "InstdAmt", "CntrValAmt")
    terms = next((found for one in places if (found := node.find(f"{one}/CcyXchg"))), None)
    rate = terms.word("XchgRate") if terms else ""
    return given(
        instructed=amount(node.find("InstdAmt/Amt")),
        transaction=amount(node.find("TxAmt/Amt")),
        source=terms.word("SrcCcy") if terms else "",
        target=terms.word("TrgtCcy") if terms else "",
        unit=terms.word("UnitCcy") if terms else "",
        rate=f"{Decimal(rate):f}" if rate else "",
    )


def charges(node: Node) -> list[dict[str, Any]]:
    told = []
    for group in node.all("Chrgs"):
        for one in group.all("Rcrd") or [group]:
            included = {"true": "included", "false": "separate"}.get(one.word("ChrgInclInd"), "")
            direction = {"CRDT": "credit", "DBIT": "debit"}.get(one.word("CdtDbtInd"), "")
            stated = one.find("Amt") or one.find("TtlChrgsAndTaxAmt")
            kind = one.word("Tp/Cd") or one.word("Tp/Prtry/Id")
            told.append(
                given(amount=amount(stated), direction=direction, inclusion=included, type=kind)
            )
    return told


def finding(
    node: Node, kind: str, stated: Decimal, computed: Decimal, **more: Any
) -> dict[str, Any]:
    place = {"line": node.line, "column": node.column}
    numbers = {"stated": f"{stated:f}", "computed": f"{computed:f}"}
    return {"kind": kind, **place, **numbers, **more}


def batches(entries: list[Node]) -> list[dict[str, Any]]:
    told = []
    for index, one in enumerate(entries):
        for group in one.all("NtryDtls"):
            number, count = group.find("Btch/NbOfTxs"), len(group.all("TxDtls"))
            if number and count and Decimal(number.text) != count:
                stated = Decimal(number.text)
                told.append(finding(number, "batch_count", stated, Decimal(count), entry=index))
    return told


def add(numbers: list[Decimal]) -> Decimal:
    total = Decimal(0)
    for one in numbers:
        total = EXACT.add(total, one)
    return total


def amounts(entries: list[Node]) -> list[dict[str, Any]]:
    told = []
    for index, one in enumerate(entries):
        found = [detail_amount(detail, one) for detail in transactions(one)]
        number, currency = signed(one)
        if not found or any(part is None or part[1] != currency for part in found):
            continue
        computed = add([part[0] for part in found if part])
        if computed != number:
            more = {"entry": index, "currency": currency}
            told.append(finding(one, "entry_amount", number, computed, **more))
    return told


def totals(node: Node) -> list[dict[str, Any]]:
    summary = node.find("TxsSummry")
    if summary is None:
        return []
    found = [(*signed(one), one.word("CdtDbtInd")) for one in node.all("Ntry")]
    sides = {
        side: [abs(number) for number, _, way in found if way == side] for side in ("CRDT", "DBIT")
    }
    currencies = sorted({currency for _, currency, _ in found})
    credit, debit = add(sides["CRDT"]), add(sides["DBIT"])
    net = summary.find("TtlNtries/TtlNetNtry") or summary.find("TtlNtries")
    net_amount = net and (net.find("TtlNetNtryAmt") or net.find("Amt"))
    told = []

    def compare(stated: Node | None, computed: Decimal, is_count: bool, sign: int = 1) -> None:
        if stated is None or (not is_count and len(currencies) > 1):
            return
        number = EXACT.multiply(Decimal(stated.text), Decimal(sign))
        if number != computed:
            more = {} if is_count or not currencies else {"currency": currencies[0]}
            kind = "total_count" if is_count else "total_sum"
            told.append(finding(stated, kind, number, computed, **more))

    compare(summary.find("TtlNtries/NbOfNtries"), Decimal(len(found)), True)
    compare(summary.find("TtlNtries/Sum"), EXACT.add(credit, debit), False)
    compare(summary.find("TtlCdtNtries/NbOfNtries"), Decimal(len(sides["CRDT"])), True)
    compare(summary.find("TtlCdtNtries/Sum"), credit, False)
    compare(summary.find("TtlDbtNtries/NbOfNtries"), Decimal(len(sides["DBIT"])), True)
    compare(summary.find("TtlDbtNtries/Sum"), debit, False)
    sign = -1 if net and net.word("CdtDbtInd") == "DBIT" else 1
    compare(net_amount or None, EXACT.subtract(credit, debit), False, sign)
    return told


def balances(node: Node) -> tuple[str, list[dict[str, Any]]]:
    by_type: dict[tuple[str, str], list[tuple[Decimal, Node]]] = {}
    currencies: list[str] = []
    for one in node.all("Bal"):
        kind, (number, currency) = one.word("Tp/CdOrPrtry/Cd"), signed(one)
        if kind in ("OPBD", "PRCD", "CLBD"):
            by_type.setdefault((kind, currency), []).append((number, one))
            currencies += [] if currency in currencies else [currency]
    booked: dict[str, list[Decimal]] = {}
    for one in filter(is_booked, node.all("Ntry")):
        number, currency = signed(one)
        booked.setdefault(currency, []).append(number)
    told, covered = [], set()
    for currency in currencies:
        opening = by_type.get(("OPBD", currency)) or by_type.get(("PRCD", currency)) or []
        closing = by_type.get(("CLBD", currency), [])
        if len(opening) != 1 or len(closing) != 1:
            continue
        covered.add(currency)
        computed = EXACT.add(opening[0][0], add(booked.get(currency, [])))
        if computed != closing[0][0]:
            number, place = closing[0]
            told.append(finding(place, "balance", number, computed, currency=currency))
    if told:
        return "different", told
    return ("equal" if covered and covered >= set(booked) else "none"), told


def wallet(content: dict[str, Any]) -> dict[str, Any]:
    """Returns the JSON of a wallet to which each statement was added."""
    entries: list[dict[str, Any]] = []
    revision = 0
    for one in content["statements"]:
        contained = Counter(key(row) for row in entries)
        added = []
        for row in one["entries"]:
            made = wallet_entry(row)
            if row["status"] != "booked":
                continue
            if contained[key(made)]:
                contained[key(made)] -= 1
            else:
                added.append(made)
        revision += bool(added)
        entries += added
    for index, made in enumerate(entries):
        made["id"] = index + 1
    told: dict[str, Any] = {"format": "libmoney.wallet", "version": 1, "revision": revision}
    return told | {"next": len(entries) + 1} | given(entries=entries)


def key(row: dict[str, Any]) -> tuple[Any, ...]:
    return Decimal(row["amount"]), row["currency"], row.get("date"), row.get("label")


def wallet_entry(row: dict[str, Any]) -> dict[str, Any]:
    number, currency = row["amount"].split(" ")
    label = row.get("label", "").encode()
    if len(label) > 79:
        label = label[:76].decode(errors="ignore").rstrip(" ").encode() + "…".encode()
    date = row.get("booking_date") or row.get("value_date") or ""
    return given(amount=number, currency=currency, date=date, label=label.decode())


def dumped(content: dict[str, Any]) -> str:
    return json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
