import MoneyCore

/// An entry of a statement. The ranges are positions in `BankStatements`.
public struct BankEntry: Sendable {
  public enum Status: Int32, Sendable {
    /// A status of the bank's own.
    case other = 0
    case booked = 1
    case pending = 2
    case information = 3
    case future = 4
  }

  /// Positive for a credit, negative for a debit.
  public let amount: Money
  /// The position of its statement.
  public let statement: Int
  public let isDebit: Bool
  public let isReversal: Bool
  public let status: Status
  let line: Int
  let column: Int
  public internal(set) var bookingDay: Day?
  public internal(set) var valueDay: Day?
  public internal(set) var reference = BankText.none
  public internal(set) var servicerReference = BankText.none
  /// The bank transaction code of ISO 20022: domain, family and subfamily.
  public internal(set) var domain = BankText.none
  public internal(set) var family = BankText.none
  public internal(set) var subfamily = BankText.none
  /// The bank's own transaction code.
  public internal(set) var code = BankText.none
  public internal(set) var information = BankText.none
  public internal(set) var exchange: BankExchange?
  public internal(set) var details = 0..<0
  public internal(set) var charges = 0..<0
}
