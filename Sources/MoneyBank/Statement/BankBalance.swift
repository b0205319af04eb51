import MoneyCore

/// A balance of a statement.
public struct BankBalance: Sendable {
  /// The position of its statement.
  public let statement: Int
  /// The code of ISO 20022, such as "OPBD", or the bank's own.
  public let type: BankText
  /// Negative for a debit balance.
  public let amount: Money
  public let day: Day?
  let line: Int
  let column: Int
}
