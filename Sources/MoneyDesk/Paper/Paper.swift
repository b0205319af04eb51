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
  public private(set) var seller: [UInt8] = []
  public private(set) var buyer: [UInt8] = []
  public private(set) var sellerTaxID: [UInt8] = []
  public private(set) var buyerTaxID: [UInt8] = []
  public private(set) var number: [UInt8] = []
  public private(set) var note: [UInt8] = []
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

  /// The text, whose lines must each fit one line of a paper.
  @inline(never)
  @_optimize(size)
  private static func lines(_ text: [UInt8], _ name: StaticString, atMost most: Int) throws(MoneyFailure) -> [UInt8] {
    var count = 1
    var plain = text
    for index in plain.indices where plain[index] == ASCII.lineFeed {
      plain[index] = ASCII.space
      count += 1
    }
    if count > most {
      throw MoneyFailure(.limit, Message(name) + " must be at most " + .number(most) + " lines, got " + .number(count))
    }
    try OneLine.check(plain, name)
    return text
  }
}

extension Paper {
  /// Adds the rows of a payment: the tendered amount and the change.
  @_optimize(size)
  func appendTender(_ payable: Decimal, to page: inout PaperPage) throws(MoneyFailure) {
    guard let tendered else { return }
    if tendered.currency != page.currency {
      throw MoneyFailure(
        .currencyMismatch, "tendered amount must be in " + .code(page.currency) + ", got " + .code(tendered.currency))
    }
    if tendered.amount < payable {
      throw MoneyFailure(
        .argument, "tendered amount must be at least " + .decimal(payable) + ", got " + .decimal(tendered.amount))
    }
    let change = try tendered.amount.subtracting(payable)
    try page.row(.tendered, tendered.amount)
    try page.row(.change, change)
  }
}
