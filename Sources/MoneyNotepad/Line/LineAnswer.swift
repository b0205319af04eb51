import MoneyCore

/// The answer of a line, rounded, to which the lines below refer.
enum LineAnswer {
  /// The line contains no expression.
  case none
  /// The line contains an error, or is a question.
  case failed
  case number(Decimal)
  /// A percentage: 15 for `15%`.
  case percentage(Decimal)
  case amount(Money)

  /// True if two answers are the same to the lines below, with the same digits.
  func isSame(as other: LineAnswer) -> Bool {
    switch (self, other) {
    case (.none, .none), (.failed, .failed): true
    case (.number(let one), .number(let two)): LineAnswer.isSame(one, two)
    case (.percentage(let one), .percentage(let two)): LineAnswer.isSame(one, two)
    case (.amount(let one), .amount(let two)):
      one.currency == two.currency && LineAnswer.isSame(one.amount, two.amount)
    default: false
    }
  }

  private static func isSame(_ one: Decimal, _ two: Decimal) -> Bool {
    one.coefficient == two.coefficient && one.scale == two.scale
  }

  /// Adds the answer to a strict expression, so that operators apply to it as a term.
  func append(to text: inout [UInt8]) {
    switch self {
    case .none, .failed: break
    case .number(let value): LineAnswer.append(value.plainText, to: &text)
    case .amount(let money): LineAnswer.append(money.plainText, to: &text)
    case .percentage(let value):
      // A percentage in brackets would be a number.
      text.append(contentsOf: value.plainText)
      text.append(UInt8(ascii: "%"))
    }
  }

  private static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    text.append(UInt8(ascii: "("))
    text.append(contentsOf: bytes)
    text.append(UInt8(ascii: ")"))
  }
}
