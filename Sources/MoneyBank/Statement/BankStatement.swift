import MoneyCore

/// A statement: an account, a period, balances and entries. The ranges are positions in `BankStatements`.
public struct BankStatement: Sendable {
  public internal(set) var id = BankText.none
  public internal(set) var sequence = BankText.none
  /// The time of creation as written.
  public internal(set) var created = BankText.none
  public internal(set) var from: Day?
  public internal(set) var to: Day?
  public internal(set) var account = BankText.none
  public internal(set) var isIBAN = false
  public internal(set) var owner = BankText.none
  /// The currency of the account; nil if the document does not state it.
  public internal(set) var currency: CurrencyCode?
  public internal(set) var balances = 0..<0
  public internal(set) var entries = 0..<0
  public internal(set) var findings = 0..<0
  public internal(set) var check = BankBalanceCheck.none
}

/// The result of adding the booked entries to the opening balance.
public enum BankBalanceCheck: Int32, Sendable {
  /// An opening or a closing balance is missing or ambiguous.
  case none = 0
  case equal = 1
  case different = 2
}
