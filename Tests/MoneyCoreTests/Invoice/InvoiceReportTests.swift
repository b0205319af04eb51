import MoneyCore
import MoneyTrade
import Testing

@testable import MoneyInvoice

/// A written invoice obeys all rules, and one changed amount is reported, explained and corrected.
struct InvoiceReportTests {
  private func invoice() throws -> Invoice {
    var invoice = try Invoice(code("EUR"))
    let item = try InvoiceLineItem(quantity: decimal("1"), price: decimal("1091.50"))
    try invoice.add(item, [InvoiceTax(Array("S".utf8), percent: decimal("15"))])
    return invoice
  }

  private var heading: InvoiceHeading {
    let seller = InvoiceParty(name: Array("Ink".utf8), country: Array("IE".utf8))
    let buyer = InvoiceParty(name: Array("Pen".utf8), country: Array("DE".utf8))
    return InvoiceHeading(number: Array("1".utf8), issued: day("2026-10-30"), seller: seller, buyer: buyer)
  }

  private func report(_ text: String) throws -> InvoiceReport {
    try Array(text.utf8).withUnsafeBytes { try InvoiceReport($0, watch: .none) }
  }

  @Test func writtenInvoicesObeyAllRules() throws {
    for document in [try UBLWriter.write(invoice(), heading), try CIIWriter.write(invoice(), heading)] {
      let report = try report(String(decoding: document, as: UTF8.self))
      #expect(report.findings.isEmpty && report.isReadable && report.isCorrectable && report.refusal == nil)
      #expect(try report.invoice?.totals().payable == invoice().totals().payable)
    }
  }

  @Test func halfACentIsExplained() throws {
    var text = String(decoding: try CIIWriter.write(invoice(), heading), as: UTF8.self)
    text = text.replacingFirst("CalculatedAmount>163.73", "CalculatedAmount>163.72")
    let report = try report(text)
    #expect(report.findings.map { String(decoding: $0.rule.bytes, as: UTF8.self) } == ["BR-CO-17", "BR-CO-14"])
    #expect(report.findings[0].roundings == [.halfEven, .halfDown, .down])
    #expect(report.findings[1].roundings == [.norm])
    #expect(report.corrections.count == 1 && report.isCorrectable)
  }

  @Test func profilesAreRecognised() {
    let known: [(String, InvoiceProfile)] = [
      ("", .en16931), ("urn:cen.eu:en16931:2017", .en16931), ("urn:factur-x.eu:1p0:minimum", .minimum),
      ("urn:factur-x.eu:1p0:basicwl", .basicWithoutLines), ("urn:zugferd.de:2p0:minimum", .minimum),
      ("urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic", .basic),
      ("urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended", .extended),
      ("urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0", .xRechnung),
      ("urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0", .peppol), ("urn:other", .other),
    ]
    for (identifier, profile) in known { #expect(InvoiceProfile(Array(identifier.utf8)) == profile) }
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, _ new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, new)
  }

  private func replacingCharacters(in range: Range<String.Index>, _ new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
