import CMoney
import MoneyCore
import MoneyDesk
import MoneyLedger
import MoneyLocale
import MoneyTrade

@_cdecl("money_paper_options_init") @implementation
public func money_paper_options_init(_ options: UnsafeMutablePointer<money_paper_options_t>?) {
  options?.pointee = Boundary.paperDefaults
}

@_cdecl("money_receipt_render") @implementation
public func money_receipt_render(
  _ receipt: OpaquePointer?, _ options: UnsafePointer<money_paper_options_t>?,
  _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(text, "text", length, error) { () throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let paper = try Boundary.paper(options)
    try Boundary.checkMemory(receipt.lineItems.count, of: Boundary.mostOfPaperRow)
    return try paper.text(of: receipt)
  }
}

@_cdecl("money_invoice_render") @implementation
public func money_invoice_render(
  _ invoice: OpaquePointer?, _ options: UnsafePointer<money_paper_options_t>?,
  _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(text, "text", length, error) { () throws(MoneyFailure) in
    let invoice = try Boundary.invoice(invoice).value
    let paper = try Boundary.paper(options)
    try Boundary.checkMemory(invoice.entryCount, of: Boundary.mostOfPaperRow)
    return try paper.text(of: invoice)
  }
}

@_cdecl("money_account_statement_render") @implementation
public func money_account_statement_render(
  _ statement: OpaquePointer?, _ options: UnsafePointer<money_paper_options_t>?,
  _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(text, "text", length, error) { () throws(MoneyFailure) in
    let statement = try Boundary.accountStatement(statement)
    let paper = try Boundary.paper(options)
    try Boundary.checkMemory(statement.rows.count, of: Boundary.mostOfPaperRow)
    return try paper.text(of: statement, watch: Boundary.watch)
  }
}

extension Boundary {
  /// The bytes that the rows of a line item and its adjustments need, with their text.
  fileprivate static var mostOfPaperRow: Int { 4096 }

  fileprivate static var paperDefaults: money_paper_options_t {
    var options = money_paper_options_t()
    options.struct_size = UInt32(MemoryLayout<money_paper_options_t>.size)
    options.date = Int32.min
    options.due = Int32.min
    return options
  }

  @_optimize(size)
  fileprivate static func paper(
    _ options: UnsafePointer<money_paper_options_t>?
  ) throws(MoneyFailure) -> Paper {
    var given = paperDefaults
    if let options { given = try self.options(options, "MONEY_PAPER_OPTIONS_INIT") }
    if given.reserved != 0 { throw reserved() }
    let english: StaticString = "en"
    let found: MoneyLocale
    if given.locale == nil {
      found = try MoneyLocale(parsing: UTF8Bytes(english), in: locales(given.locales))
    } else {
      found = try locale(given.locale, in: locales(given.locales))
    }
    let own = try optionalIdentifier(given.words, longest: PaperWords.longest, "words")
    var paper = try Paper(
      in: found, try PaperWords(found, own: own), registry(given.registry))
    guard let format = Paper.Format(rawValue: given.format) else {
      throw notOne(of: "MONEY_PAPER_", "options.format", given.format)
    }
    paper.format = format
    if given.columns != 0 {
      guard Paper.columns.contains(Int(given.columns)) else {
        throw outOfRange("options.columns", Int64(given.columns), 32...200)
      }
      paper.columns = Int(given.columns)
    }
    paper.date = try optionalDay(given.date)
    paper.due = try optionalDay(given.due)
    paper.showsPolicy = try truth(given.show_policy, "options.show_policy")
    try setTexts(of: &paper, given)
    if !withUnsafeBytes(of: &given.tendered, { $0.allSatisfy { $0 == 0 } }) {
      paper.tendered = try money(&given.tendered, "options.tendered")
    }
    return paper
  }

  @_optimize(size)
  private static func setTexts(of paper: inout Paper, _ given: money_paper_options_t) throws(MoneyFailure) {
    try paper.setSeller(
      try optionalIdentifier(given.seller, longest: Paper.longestParty, "seller"),
      taxID: try optionalIdentifier(given.seller_tax_id, longest: Paper.longestLine, "seller_tax_id"))
    try paper.setBuyer(
      try optionalIdentifier(given.buyer, longest: Paper.longestParty, "buyer"),
      taxID: try optionalIdentifier(given.buyer_tax_id, longest: Paper.longestLine, "buyer_tax_id"))
    try paper.setTexts(
      number: try optionalIdentifier(given.number, longest: Paper.longestLine, "number"),
      note: try optionalIdentifier(given.note, longest: Paper.longestNote, "note"))
  }
}
