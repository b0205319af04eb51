import MoneyCalculator
import MoneyCore

/// A line of a notepad with its answer.
public struct NotepadLine: Sendable {
  public enum Kind: Int32, Sendable {
    /// An empty line, which separates blocks.
    case empty = 0
    /// A comment or heading.
    case text = 1
    case number = 2
    case amount = 3
    case percentage = 4
    /// An amount in several currencies.
    case targets = 5
    /// The shares of an amount.
    case shares = 6
    /// The readings of the line have different answers.
    case question = 7
    case error = 8
  }

  /// A part of a line as text.
  public enum Part: Int32, Sendable {
    case source = 0
    case label = 1
    case name = 2
    case value = 3
    case reading = 4
    case message = 5
    case caret = 6
  }

  /// The limit on the number of targets or shares of a line.
  public static var mostAmounts: Int { 1000 }

  public let index: Int
  /// A number that increases whenever the answer changes.
  public let version: UInt64
  public let kind: Kind
  public let flags: ConversionFlags
  /// The number, 15 for `15%`, or the number of `amount`.
  public let number: Decimal
  /// The amount, the first target, or the amount that was split.
  public let amount: Money?
  /// The error or the question.
  public let failure: MoneyFailure?
  public let amountCount: Int
  public let conversionCount: Int
  public let readingCount: Int

  init(_ record: LineRecord, at index: Int) {
    self.index = index
    version = record.version
    kind = record.outcome.kind
    flags = record.outcome.flags
    switch record.outcome.answer {
    case .none, .failed: (number, amount) = (.zero, nil)
    case .number(let value), .percentage(let value): (number, amount) = (value, nil)
    case .amount(let money): (number, amount) = (money.amount, money)
    }
    failure = record.detail?.failure
    amountCount = record.outcome.kind == .amount ? 1 : record.detail?.amounts.count ?? 0
    var count = 0
    for evaluated in record.detail?.evaluated ?? [] { count &+= evaluated.conversionCount }
    conversionCount = count
    readingCount = record.detail?.question?.count ?? 0
  }
}
