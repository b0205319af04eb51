"""Hybrid invoices: the XML inside a PDF."""

from __future__ import annotations

import io

import pytest

from libmoney import DocumentError, Invoice, MoneyError
from libmoney.invoice import Heading, Party, check, read_pdf

pypdf = pytest.importorskip("pypdf", reason="pypdf is missing: pip install 'libmoney[pdf]'")


def pdf(*attachments: tuple[str, bytes], password: str = "") -> bytes:
    writer = pypdf.PdfWriter()
    writer.add_blank_page(100, 100)
    for name, content in attachments:
        writer.add_attachment(name, content)
    if password:
        writer.encrypt(password, algorithm="RC4-128")
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def xml() -> bytes:
    invoice = Invoice("EUR")
    invoice.add("Paper", quantity="10", price="4.99", percent="25")
    heading = Heading("1", "2026-11-27", Party("Ink Ltd", "IE", tax_id="IE1"), Party("b", "DE"))
    return invoice.to_cii(heading).encode()


@pytest.mark.parametrize("name", ["factur-x.xml", "Factur-X.XML", "zugferd-invoice.xml"])
def test_the_attachment_is_returned_byte_for_byte(name: str) -> None:
    found = read_pdf(pdf(("terms.txt", b"x"), (name, xml())))
    assert found == xml()
    assert check(found).ok and str(Invoice.from_cii(found).totals().gross) == "62.38 EUR"


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (pdf(), "must contain one attachment .* got 0"),
        (pdf(("invoice.xml", b"<a/>")), "got 0"),
        (pdf(("factur-x.xml", b"<a/>"), ("xrechnung.xml", b"<a/>")), "got 2"),
        (pdf(("factur-x.xml", b"<a/>"), ("factur-x.xml", b"<b/>")), "got 2"),
        (pdf(("factur-x.xml", b"<a/>"), password="secret"), "expected a readable PDF"),
        (b"", "expected a readable PDF"),
        (b"<Invoice/>", "expected a readable PDF"),
        (b"%PDF-1.7\n" + b"[" * 100_000, "expected a readable PDF"),
    ],
)
def test_other_files_are_refused(document: bytes, words: str) -> None:
    with pytest.raises(DocumentError, match=words):
        read_pdf(document)


def compressed(name: str, size: int) -> bytes:
    """A PDF with an attachment of `size` bytes in a thousandth of them."""
    writer = pypdf.PdfWriter()
    writer.add_attachment(name, b" " * size)
    files = writer.root_object["/Names"]["/EmbeddedFiles"]["/Names"][1].get_object()["/EF"]
    writer._replace_object(files.raw_get("/F"), files["/F"].flate_encode(9))
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def test_an_attachment_that_expands_without_end_is_refused() -> None:
    bomb = compressed("factur-x.xml", 80_000_000)
    assert len(bomb) < 200_000
    with pytest.raises(DocumentError, match="expected a readable PDF"):
        read_pdf(bomb)
    with pytest.raises(DocumentError, match="got 0"):
        read_pdf(compressed("terms.xml", 80_000_000))


@pytest.mark.parametrize("document", [10**15, "factur-x.xml", None])
def test_only_bytes_are_read(document: object) -> None:
    with pytest.raises(TypeError):
        read_pdf(document)  # type: ignore[arg-type]


def test_every_beginning_is_refused() -> None:
    whole = pdf(("factur-x.xml", b"<a/>"))
    for end in range(0, len(whole) - 8, 7):
        try:
            assert read_pdf(whole[:end]) == b"<a/>"
        except MoneyError:
            continue
