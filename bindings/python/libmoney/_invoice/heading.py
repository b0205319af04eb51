"""The data of an invoice besides its amounts: parties, number and dates."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

#: The identifier of the specification (BT-24) of invoices under the norm.
NORM = "urn:cen.eu:en16931:2017"


@dataclass(frozen=True)
class Party:
    """A seller or a buyer.

    >>> from libmoney.invoice import Party
    >>> Party("Ink Ltd", "IE", city="Cork").name
    'Ink Ltd'
    """

    name: str
    #: The code of the country, such as "DE" (BT-40, BT-55).
    country: str
    #: The VAT identifier (BT-31, BT-48).
    tax_id: str = ""
    street: str = ""
    city: str = ""
    postcode: str = ""


@dataclass(frozen=True)
class Heading:
    """The data besides amounts that the norm requires of an invoice.

    >>> from libmoney.invoice import Heading, Party
    >>> Heading("2026-1", "2026-10-30", Party("Ink Ltd", "IE"), Party("Pen GmbH", "DE")).number
    '2026-1'
    """

    #: The number of the invoice (BT-1).
    number: str
    #: The day of issue (BT-2), a date or its ISO text.
    issued: date | str
    seller: Party
    buyer: Party
    #: The due date of the payment (BT-9).
    due: date | str | None = None
    is_credit_note: bool = False
    #: The buyer's reference (BT-10).
    buyer_reference: str = ""
    #: The identifier of the specification (BT-24).
    profile: str = NORM
    #: The unit of each quantity, a code of UN/ECE recommendation 20 (BT-130).
    unit: str = "C62"
