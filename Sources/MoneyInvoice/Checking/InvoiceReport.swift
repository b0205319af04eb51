import MoneyCore
import MoneyTrade
import MoneyXML

/// The result of checking a document against the rules of EN 16931.
public struct InvoiceReport {
  /// The syntax; nil if the document is not an invoice.
  public private(set) var syntax: InvoiceSyntax?
  public private(set) var profile: InvoiceProfile = .other
  public private(set) var isCreditNote = false
  /// False if the document is not an invoice whose amounts can be read; the only finding contains the reason.
  public private(set) var isReadable = false
  public private(set) var findings: [InvoiceFinding] = []
  public private(set) var corrections: [InvoiceCorrection] = []
  /// True if the document obeys all rules after the corrections.
  public private(set) var isCorrectable = false
  /// The reason why no invoice can be made of the document, or why its totals are wrong.
  public private(set) var refusal: InvoiceRefusal?
  /// The invoice with its own totals; nil if it cannot be made.
  public private(set) var invoice: Invoice?

  /// Checks a document. One that is not an invoice is a finding.
  ///
  /// - Throws: only for a cancelled call and missing memory.
  public init(_ bytes: UnsafeRawBufferPointer, watch: Watch) throws(MoneyFailure) {
    do throws(InvoiceRefusal) {
      let stated = try read(bytes, watch)
      try make(stated)
      try check(stated, watch)
      isReadable = true
    } catch {
      guard error.isOfDocument else { throw error.failure }
      if invoice == nil, refusal == nil { refusal = error }
      findings = [
        InvoiceFinding(
          rule: error.rule, place: error.place, message: error.message, stated: nil, computed: nil, target: nil)
      ]
      corrections = []
    }
  }

  private mutating func read(
    _ bytes: UnsafeRawBufferPointer, _ watch: Watch
  ) throws(InvoiceRefusal) -> StatedInvoice {
    let root = try InvoiceXML.tree(bytes, nil, watch: watch).root
    let syntax = InvoiceXML.syntax(root)
    self.syntax = syntax
    let identifier = syntax == .cii ? CIIReader.profile(root) : root.find("CustomizationID")
    profile = InvoiceProfile(identifier?.text ?? [])
    isCreditNote = syntax == .cii ? CIIReader.isCreditNote(root) : root.isNamed("CreditNote")
    return try InvoiceXML.stated(root)
  }

  private mutating func make(_ stated: StatedInvoice) throws(InvoiceRefusal) {
    do throws(InvoiceRefusal) {
      let made = try stated.made()
      invoice = made
      try stated.checkTotals(of: made)
    } catch {
      guard error.isOfDocument else { throw error }
      refusal = error
    }
  }

  private mutating func check(_ stated: StatedInvoice, _ watch: Watch) throws(InvoiceRefusal) {
    findings = try InvoiceChecker.findings(stated, watch: watch)
    try explain(stated, watch)
  }

  /// Adds the ways of rounding to the findings, and the corrections.
  private mutating func explain(_ stated: StatedInvoice, _ watch: Watch) throws(InvoiceRefusal) {
    guard findings.contains(where: { $0.target != nil }) else {
      isCorrectable = findings.isEmpty
      return
    }
    do throws(MoneyFailure) {
      let ways = RoundingWays(try InvoiceChecker(stated))
      var explained = 0
      for index in findings.indices {
        try watch.step(index, of: findings.count)
        guard let target = findings[index].target else { continue }
        // The time for a sum is proportional to the number of line items; that for a line item is constant.
        if target.step > 0 { explained += 1 }
        if target.step == 0 || explained <= InvoiceReport.mostExplained {
          findings[index].roundings = ways.ways(findings[index])
        }
      }
    } catch {
      throw InvoiceRefusal(error, at: stated.root)
    }
    rank()
    // A net amount that a way of rounding yields is not that of another price.
    (corrections, isCorrectable) = try stated.corrections(findings, watch: watch)
  }

  /// Sorts the ways of each finding by the number of findings that they explain: a program rounds in one way.
  private mutating func rank() {
    var counts = [Int](repeating: 0, count: InvoiceRounding.allCases.count)
    func place(_ way: InvoiceRounding) -> Int { InvoiceRounding.allCases.firstIndex(of: way) ?? 0 }
    for finding in findings {
      for way in finding.roundings { counts[place(way)] += 1 }
    }
    for index in findings.indices {
      findings[index].roundings.sort { (counts[place($1)], place($0)) < (counts[place($0)], place($1)) }
    }
  }

  /// The number of findings about sums with a way of rounding.
  private static var mostExplained: Int { 16 }
}
