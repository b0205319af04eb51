import MoneyCore
import MoneyLocale

/// A row of a paper: a line item with its columns, or a label with an amount.
struct PaperRow {
  enum Kind {
    case plain
    /// A part of the line item above.
    case part
    /// The first row of the sums.
    case first
    case total
  }

  /// The quantity, the item and the price of a line item.
  struct Item {
    let name: [UInt8]
    let unit: [UInt8]
    let quantity: [UInt8]
    let price: [UInt8]
    /// The quantity to which the price applies; empty for 1.
    let base: [UInt8]
  }

  let item: Item?
  let label: PaperLabel
  let amount: [UInt8]
  let kind: Kind

  init(_ item: Item, _ amount: [UInt8]) {
    self.item = item
    label = PaperLabel()
    self.amount = amount
    kind = .plain
  }

  init(_ label: PaperLabel, _ amount: [UInt8], _ kind: Kind = .plain) {
    item = nil
    self.label = label
    self.amount = amount
    self.kind = kind
  }
}

/// A label of words, and of names and amounts, whose direction may be another.
struct PaperLabel {
  private(set) var pieces: [(text: [UInt8], isIsolated: Bool)] = []

  init() {}

  init(_ word: [UInt8]) { pieces = [(word, false)] }

  mutating func append(word: [UInt8]) { pieces.append((word, false)) }
  mutating func append(isolated text: [UInt8]) { pieces.append((text, true)) }
  mutating func append(_ text: StaticString) { pieces.append((Array(UTF8Bytes(text)), false)) }
}

/// Writes amounts, numbers and dates for a customer.
struct PaperWriter: Sendable {
  let words: PaperWords
  private let locale: MoneyLocale
  private let registry: CurrencyRegistry?
  private let numbers: AmountFormat

  init(_ locale: MoneyLocale, _ words: PaperWords, _ registry: CurrencyRegistry?) throws(MoneyFailure) {
    self.locale = locale
    self.words = words
    self.registry = registry
    var options = FormatOptions()
    options.maximumFraction = .amount
    options.zeros = .strip
    numbers = try AmountFormat(try NumberPattern(parsing: UTF8Bytes("#,##0.#")), options, in: locale)
  }

  func amount(_ money: Money) throws(MoneyFailure) -> [UInt8] {
    try money.text(in: locale, LocaleOptions(), registry).value
  }

  /// A number without trailing zeros. The pattern shows no currency, so that of the paper may be any.
  func number(_ value: Decimal, _ currency: CurrencyCode) throws(MoneyFailure) -> [UInt8] {
    try numbers.text(of: Money(try value.normalized(atLeast: 0), currency)).value
  }

  func percent(_ value: Decimal, _ currency: CurrencyCode) throws(MoneyFailure) -> [UInt8] {
    try number(value, currency) + UTF8Bytes("\u{A0}%")
  }

  @_optimize(size)
  func date(_ day: Day) -> [UInt8] {
    let iso = day.isoText
    var text: [UInt8] = []
    for byte in words[.dateFormat] {
      switch byte {
      case UInt8(ascii: "Y"): text += iso[..<4]
      case UInt8(ascii: "M"): text += iso[5..<7]
      case UInt8(ascii: "D"): text += iso[8...]
      default: text.append(byte)
      }
    }
    return text
  }

  func row(_ word: PaperWord, _ money: Money, _ kind: PaperRow.Kind = .plain) throws(MoneyFailure) -> PaperRow {
    PaperRow(PaperLabel(words[word]), try amount(money), kind)
  }
}
