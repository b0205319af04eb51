import MoneyCore

/// A difference between a stated number and the computed one.
public struct BankFinding: Sendable {
  public enum Kind: Int32, Sendable {
    /// The closing balance is not the opening balance plus the booked entries.
    case balance = 1
    /// The amount of an entry is not the sum of its transactions.
    case entryAmount = 2
    /// The number of transactions of a batch is wrong.
    case batchCount = 3
    /// A number of entries in the summary is wrong.
    case totalCount = 4
    /// A sum in the summary is wrong.
    case totalSum = 5
  }

  public let statement: Int
  /// The position of the entry; nil if the finding concerns the statement.
  public let entry: Int?
  public let kind: Kind
  public let stated: Decimal
  public let computed: Decimal
  /// Nil for a number without a currency.
  public let currency: CurrencyCode?
  /// Counted from 1, of the stated number.
  public let line: Int
  public let column: Int
}
