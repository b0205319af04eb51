import MoneyCore
import MoneyLocale

/// A receipt or an invoice for a customer, as HTML or text.
public struct Paper: Sendable {
  /// The values are those of `MONEY_PAPER_…` in `money.h`.
  public enum Format: Int32, Sendable {
    case html = 0
    case fragment = 1
    case text = 2
  }

  /// The smallest and the largest width of the text, in columns.
  public static var columns: ClosedRange<Int> { 32...200 }

  public var format = Format.html
  public var columns = 48
  public var date: Day?
  public var due: Day?
  public var showsPolicy = false
  public var tendered: Money?
  public private(set) var seller: [[UInt8]] = []
  public private(set) var buyer: [[UInt8]] = []
  public private(set) var sellerTaxID: [UInt8] = []
  public private(set) var buyerTaxID: [UInt8] = []
  public private(set) var number: [UInt8] = []
  public private(set) var note: [[UInt8]] = []
  let writer: PaperWriter

  /// The limits on texts in bytes, and in lines.
  public static var longestLine: Int { 255 }
  public static var longestParty: Int { 1023 }
  public static var longestNote: Int { 4095 }
  private static var mostPartyLines: Int { 12 }
  private static var mostNoteLines: Int { 40 }

  public init(in locale: MoneyLocale, _ words: PaperWords, _ registry: CurrencyRegistry?) throws(MoneyFailure) {
    writer = try PaperWriter(locale, words, registry)
  }

  @_optimize(size)
  public mutating func setSeller(_ text: [UInt8], taxID: [UInt8]) throws(MoneyFailure) {
    seller = try Paper.lines(text, "seller", atMost: Paper.mostPartyLines)
    try OneLine.check(taxID, "seller_tax_id")
    sellerTaxID = taxID
  }

  @_optimize(size)
  public mutating func setBuyer(_ text: [UInt8], taxID: [UInt8]) throws(MoneyFailure) {
    buyer = try Paper.lines(text, "buyer", atMost: Paper.mostPartyLines)
    try OneLine.check(taxID, "buyer_tax_id")
    buyerTaxID = taxID
  }

  @_optimize(size)
  public mutating func setTexts(number: [UInt8], note: [UInt8]) throws(MoneyFailure) {
    try OneLine.check(number, "number")
    self.number = number
    self.note = try Paper.lines(note, "note", atMost: Paper.mostNoteLines)
  }

  @_optimize(size)
  private static func lines(
    _ text: [UInt8], _ name: StaticString, atMost most: Int
  ) throws(MoneyFailure) -> [[UInt8]] {
    let lines = text.split(separator: ASCII.lineFeed).map { Array($0) }
    if lines.count > most {
      throw MoneyFailure(
        .limit, Message(name) + " must be at most " + .number(most) + " lines, got " + .number(lines.count))
    }
    for line in lines { try OneLine.check(line, name) }
    return lines
  }
}

extension Paper {
  /// The labels and values at the top: number, date and due date.
  @_optimize(size)
  var facts: [(label: [UInt8], value: [UInt8])] {
    var facts: [(label: [UInt8], value: [UInt8])] = []
    if !number.isEmpty { facts.append((writer.words[.number], number)) }
    if let date { facts.append((writer.words[.date], writer.date(date))) }
    if let due { facts.append((writer.words[.due], writer.date(due))) }
    return facts
  }

  /// The rows of a payment: the tendered amount and the change.
  @_optimize(size)
  func appendTender(_ payable: Money, to rows: inout [PaperRow]) throws(MoneyFailure) {
    guard let tendered else { return }
    if tendered.currency != payable.currency {
      throw MoneyFailure(
        .currencyMismatch,
        "tendered amount must be in " + .code(payable.currency) + ", got " + .code(tendered.currency))
    }
    if tendered.amount < payable.amount {
      throw MoneyFailure(
        .argument,
        "tendered amount must be at least " + .decimal(payable.amount) + ", got " + .decimal(tendered.amount))
    }
    let change = Money(try tendered.amount.subtracting(payable.amount), payable.currency)
    rows.append(try writer.row(.tendered, tendered))
    rows.append(try writer.row(.change, change))
  }

  func text(_ rows: [PaperRow], title: [UInt8], policy: [UInt8]) -> [UInt8] {
    if format == .text {
      var page = PaperText(columns: min(max(columns, Paper.columns.lowerBound), Paper.columns.upperBound))
      page.append(self, title, rows, policy)
      return page.text
    }
    var page = PaperHTML(words: writer.words)
    page.append(self, title, rows, policy)
    return page.text
  }
}
