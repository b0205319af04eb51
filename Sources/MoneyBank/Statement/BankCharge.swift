import MoneyCore

/// A charge of an entry or of one of its transactions.
public struct BankCharge: Sendable {
  public enum Direction: Int32, Sendable {
    case unstated = 0
    case credit = 1
    case debit = 2
  }

  public enum Inclusion: Int32, Sendable {
    case unstated = 0
    case included = 1
    case separate = 2
  }

  /// As stated, without a sign.
  public let amount: Money
  /// The position of its entry.
  public let entry: Int
  /// The position of its transaction; nil for a charge of the entry.
  public let detail: Int?
  public let direction: Direction
  public let inclusion: Inclusion
  public let type: BankText
}
