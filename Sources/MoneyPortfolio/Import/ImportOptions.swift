import MoneyCore

/// How the rows of an import are read.
public struct ImportOptions: Sendable {
  /// The order of the parts of a date. The values are those of `MONEY_DATE_ORDER_…` in `money/portfolio_import.h`.
  public enum DateOrder: Int32, Sendable {
    case yearMonthDay = 0
    case dayMonthYear = 1
    case monthDayYear = 2
  }

  public var dateOrder = DateOrder.yearMonthDay
  /// Nil for the delimiter of the format.
  public private(set) var delimiter: UInt8?
  /// Nil for the separator of the format.
  public private(set) var decimalSeparator: UInt8?
  /// The character between groups of digits; empty if digits are not grouped, nil for that of the format.
  public private(set) var groupSeparator: [UInt8]?
  private(set) var columns: ImportWords?
  private(set) var actions = ImportWords()
  /// The currency of amounts without one; nil for the portfolio's.
  public var currency: CurrencyCode?

  /// The limit on the length of a text of the options, in bytes.
  public static var longest: Int { 4095 }

  public init() {}

  public mutating func setDelimiter(_ text: [UInt8]) throws(MoneyFailure) {
    guard text.count == 1, let byte = text.first, byte < 0x80, byte == ASCII.tab || byte >= ASCII.space,
      byte != ASCII.quote, !ASCII.isControl(byte) || byte == ASCII.tab
    else { throw MoneyFailure(.argument, "delimiter must be one ASCII character, got " + .quoted(text)) }
    delimiter = byte
  }

  public mutating func setDecimalSeparator(_ text: [UInt8]) throws(MoneyFailure) {
    guard text.count == 1, let byte = text.first, byte == ASCII.point || byte == ASCII.comma else {
      throw MoneyFailure(.argument, "decimal separator must be \".\" or \",\", got " + .quoted(text))
    }
    decimalSeparator = byte
  }

  public mutating func setGroupSeparator(_ text: [UInt8]) throws(MoneyFailure) {
    guard text.isEmpty || UTF8Text.sequenceLength(in: text, at: 0) == text.count, text.first.map(ASCII.isDigit) != true,
      text.first != ASCII.minus, text.first != ASCII.plus
    else {
      throw MoneyFailure(.argument, "group separator must be one character or empty, got " + .quoted(text))
    }
    groupSeparator = text
  }

  /// Sets the fields of columns, as lines of `name=field`.
  public mutating func setColumns(_ text: [UInt8]) throws(MoneyFailure) {
    let words = try ImportWords(parsing: text, "columns")
    for value in words.values {
      guard ImportField(named: ImportOptions.field(value).name) != nil else {
        let names = Message.list(ImportField.allCases, named: { $0.name })
        throw MoneyFailure(.syntax, "field of a column must be one of " + names + ", got " + .quoted(value), at: 0)
      }
    }
    columns = words
  }

  /// Sets the actions of words, as lines of `word=action`.
  public mutating func setActions(_ text: [UInt8]) throws(MoneyFailure) {
    let words = try ImportWords(parsing: text, "actions")
    for value in words.values where ImportAction(named: value) == nil {
      let names = Message.list(ImportAction.allCases, named: { $0.name })
      throw MoneyFailure(.syntax, "action of a word must be one of " + names + ", got " + .quoted(value), at: 0)
    }
    actions = words
  }

  /// The action of a word that the options contain.
  func action(of word: [UInt8]) -> ImportAction? { actions.value(of: word).flatMap { ImportAction(named: $0) } }

  /// The name of a field, and whether its numbers are negated: `-fee` is a column of fees that are negative.
  static func field(_ value: [UInt8]) -> (name: [UInt8], isNegated: Bool) {
    value.first == ASCII.minus ? (Array(value.dropFirst()), true) : (value, false)
  }
}
