"""An invoice according to EN 16931: its totals, its UBL, and a check that reports violations."""

from libmoney import Invoice
from libmoney.invoice import Heading, Party, check

invoice = Invoice("EUR")
paper = invoice.add("Paper, 500 sheets", quantity="10", price="4.99", percent="19")
paper.allowance("5.00", reason="Discount")
invoice.add("Screws", quantity="250", price="8.00", base_quantity="100", percent="19")
invoice.add("Insurance", price="12.50", category="E")
invoice.exemption("E", "Exempt, article 135 of directive 2006/112/EC", "VATEX-EU-135-1")
invoice.charge("7.50", category="S", percent="19", reason="Freight")
invoice.prepaid("20.00")

totals = invoice.totals()
for row in totals.categories:
    print(f"{row.category} {row.percent} %: {row.tax} of {row.base}")
print(f"{totals.net} + {totals.tax} = {totals.gross}; due: {totals.payable}\n")

seller, buyer = Party("Ink Ltd", "IE", tax_id="IE1234567T"), Party("Pen GmbH", "DE")
xml = invoice.to_ubl(Heading("2026-1", "2026-10-30", seller, buyer))
print(check(xml))

wrong = xml.replace(">13.76<", ">13.75<")
for finding in check(wrong).findings:
    print(f"{finding.rule}: expected {finding.computed}, got {finding.stated}")
assert Invoice.from_ubl(xml).totals() == totals
