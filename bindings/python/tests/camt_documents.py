"""Random bank statements."""

from __future__ import annotations

from random import Random

from camt_oracle import ROOTS

CURRENCIES = ("EUR", "USD", "JPY", "KWD")
NAMES = ("Müller &amp; Söhne", "Book Shop", "Kafé  Nord", "A&#x20AC;B")


class Documents:
    """Makes a document of each version."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def maybe(self, text: str, chance: float = 0.5) -> str:
        return text if self.random.random() < chance else ""

    def one(self, *choices: str) -> str:
        return self.random.choice(choices)

    def number(self) -> str:
        digits = self.random.choice((0, 1, 2, 3))
        text = f"{self.random.randrange(10 ** self.random.randrange(1, 12))}"
        fraction = "".join(self.one(*"0123456789") for _ in range(digits))
        return f"{text}.{fraction}" if digits else text

    def amount(self, currency: str, name: str = "Amt") -> str:
        return f'<{name} Ccy="{currency}">{self.number()}</{name}>'

    def direction(self) -> str:
        return f"<CdtDbtInd>{self.one('CRDT', 'DBIT')}</CdtDbtInd>"

    def day(self, name: str) -> str:
        day = f"2026-{self.random.randrange(1, 13):02}-{self.random.randrange(1, 29):02}"
        inside = self.one(f"<Dt>{day}</Dt>", f"<DtTm>{day}T10:00:00+02:00</DtTm>")
        return f"<{name}>{inside}</{name}>"

    def text(self, name: str) -> str:
        return f"<{name}>{self.one('A-1', 'x', 'NOTPROVIDED', ' B  2 ')}</{name}>"

    def exchange(self) -> str:
        terms = (
            f"<CcyXchg>{self.maybe('<SrcCcy>USD</SrcCcy>')}{self.maybe('<TrgtCcy>EUR</TrgtCcy>')}"
            f"{self.maybe('<UnitCcy>USD</UnitCcy>')}{self.maybe('<XchgRate>0.8975</XchgRate>')}</CcyXchg>"
        )
        parts = [
            f"<{name}>{self.amount(self.one(*CURRENCIES))}{self.maybe(terms)}</{name}>"
            for name in ("InstdAmt", "TxAmt", "CntrValAmt")
            if self.random.random() < 0.6
        ]
        return f"<AmtDtls>{''.join(parts)}</AmtDtls>"

    def charge(self) -> str:
        included = f"<ChrgInclInd>{self.one('true', 'false')}</ChrgInclInd>"
        return (
            f"{self.amount('EUR')}{self.maybe(self.direction())}"
            f"{self.maybe(included)}"
            f"{self.maybe('<Tp><Cd>COMM</Cd></Tp>')}"
        )

    def charges(self, version: int) -> str:
        if version == 2:
            return "".join(f"<Chrgs>{self.charge()}</Chrgs>" for _ in range(2))
        if self.random.random() < 0.3:
            return f"<Chrgs>{self.amount('EUR', 'TtlChrgsAndTaxAmt')}</Chrgs>"
        records = "".join(f"<Rcrd>{self.charge()}</Rcrd>" for _ in range(2))
        return f"<Chrgs>{records}</Chrgs>"

    def party(self, role: str, version: int) -> str:
        name = f"<Nm>{self.one(*NAMES)}</Nm>"
        iban = "<IBAN>AT611904300234573201</IBAN>"
        account = self.one(iban, "<Othr><Id>12-3</Id></Othr>")
        shown = f"<Pty>{name}</Pty>" if version >= 8 else name
        named = f"<{role}>{shown}</{role}>"
        owned = f"<{role}Acct><Id>{account}</Id></{role}Acct>"
        return f"{named}{self.maybe(owned)}"

    def transaction(self, currency: str, version: int) -> str:
        lines = "".join(
            f"<Ustrd>{self.one('Rent', 'May', '  two   words ')}</Ustrd>" for _ in range(2)
        )
        reference = "<Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd>"
        amount = self.maybe(self.amount(currency)) if version > 2 else ""
        parties = (
            f"{self.maybe(self.party('Dbtr', version))}{self.maybe(self.party('Cdtr', version))}"
        )
        return (
            f"<TxDtls><Refs>{self.maybe(self.text('AcctSvcrRef'))}{self.maybe(self.text('EndToEndId'))}"
            f"{self.maybe(self.text('TxId'))}{self.maybe(self.text('MndtId'))}"
            f"<Prtry><Tp>X</Tp><Ref>Y</Ref></Prtry></Refs>{amount}"
            f"{self.maybe(self.direction(), 0.2)}{self.maybe(self.exchange())}"
            f"{self.maybe(self.charges(version), 0.3)}"
            f"<RltdPties>{parties}</RltdPties>{self.maybe('<Purp><Cd>SALA</Cd></Purp>')}"
            f"<RmtInf>{self.maybe(lines)}{self.maybe(reference)}</RmtInf>{self.maybe(self.text('AddtlTxInf'))}</TxDtls>"
        )

    def entry(self, currency: str, version: int) -> str:
        code = self.one("BOOK", "BOOK", "BOOK", "PDNG", "INFO", "FUTR")
        status = f"<Cd>{code}</Cd>" if version >= 8 else code
        count = self.random.choice((0, 1, 1, 1, 2, 3))
        batch = self.maybe(f"<Btch><NbOfTxs>{self.random.choice((count, 7))}</NbOfTxs></Btch>", 0.3)
        details = "".join(self.transaction(currency, version) for _ in range(count))
        family = "<Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly>"
        codes = (
            f"<Domn><Cd>PMNT</Cd>{family}</Domn>{self.maybe('<Prtry><Cd>NTRF+166</Cd></Prtry>')}"
        )
        reversal = f"<RvslInd>{self.one('true', 'false')}</RvslInd>"
        return (
            f"<Ntry>{self.maybe(self.text('NtryRef'))}{self.amount(currency)}{self.direction()}"
            f"{self.maybe(reversal, 0.3)}<Sts>{status}</Sts>"
            f"{self.maybe(self.day('BookgDt'))}{self.maybe(self.day('ValDt'))}{self.maybe(self.text('AcctSvcrRef'))}"
            f"<BkTxCd>{self.maybe(codes)}</BkTxCd>{self.maybe(self.exchange(), 0.2)}"
            f"{self.maybe(self.charges(version), 0.2)}<NtryDtls>{batch}{details}</NtryDtls>"
            f"{self.maybe(self.text('AddtlNtryInf'))}</Ntry>\n"
        )

    def balance(self, currency: str) -> str:
        kind = self.one(
            "<Cd>OPBD</Cd>", "<Cd>CLBD</Cd>", "<Cd>PRCD</Cd>", "<Cd>CLAV</Cd>", "<Prtry>OWN</Prtry>"
        )
        return (
            f"<Bal><Tp><CdOrPrtry>{kind}</CdOrPrtry></Tp>{self.amount(currency)}{self.direction()}"
            f"{self.maybe(self.day('Dt'))}</Bal>\n"
        )

    def summary(self) -> str:
        net = f"<TtlNetNtryAmt>{self.number()}</TtlNetNtryAmt>{self.direction()}"
        if self.random.random() < 0.5:
            net = f"<TtlNetNtry><Amt>{self.number()}</Amt>{self.direction()}</TtlNetNtry>"
        count, total = "<NbOfNtries>2</NbOfNtries>", f"<Sum>{self.number()}</Sum>"
        sides = "".join(
            self.maybe(f"<{name}>{self.maybe(count)}{self.maybe(total)}</{name}>")
            for name in ("TtlCdtNtries", "TtlDbtNtries")
        )
        entries = f"{self.maybe(count)}{self.maybe(total)}{self.maybe(net)}"
        return f"<TxsSummry><TtlNtries>{entries}</TtlNtries>{sides}</TxsSummry>"

    def document(self, version: int) -> str:
        kind = self.one(*ROOTS)
        message, name = ROOTS[kind]
        statements = ""
        for _ in range(self.random.randrange(1, 4)):
            currencies = self.random.sample(CURRENCIES, self.random.choice((1, 1, 2)))
            balances = "".join(self.balance(self.one(*currencies)) for _ in range(3))
            entries = "".join(
                self.entry(self.one(*currencies), version) for _ in range(self.random.randrange(5))
            )
            account = self.one("<IBAN>DE02120300000000202051</IBAN>", "<Othr><Id>77</Id></Othr>")
            period = "<FrDtTm>2026-01-01T00:00:00</FrDtTm><ToDtTm>2026-01-31T23:59:59</ToDtTm>"
            created = "<CreDtTm>2026-02-01T00:00:00</CreDtTm>"
            statements += (
                f"<{name}><Id>S</Id>{self.maybe('<ElctrncSeqNb>4</ElctrncSeqNb>')}{created}"
                f"{self.maybe(f'<FrToDt>{period}</FrToDt>')}<Acct><Id>{account}</Id>{self.maybe('<Ccy>EUR</Ccy>')}"
                f"{self.maybe('<Ownr><Nm>Erika</Nm></Ownr>')}</Acct>{balances}"
                f"{self.maybe(self.summary())}{entries}</{name}>"
            )
        space = f"urn:iso:std:iso:20022:tech:xsd:camt.{kind}.001.{version:02}"
        header = "<GrpHdr><MsgId>M</MsgId><CreDtTm>2026-02-01T00:00:00</CreDtTm></GrpHdr>"
        return f"<Document xmlns='{space}'>\n<{message}>{header}{statements}</{message}></Document>"
