import MoneyCore

/// A transaction of a ledger. Its postings follow those of the transaction before it.
public struct LedgerTransaction: Sendable {
  /// The values are those of `MONEY_LEDGER_TRANSACTION_…` in `money/ledger.h`.
  public enum Kind: Int32, Sendable, CaseIterable {
    case entry = 0
    case reversal = 1
    case closing = 2
    case revaluation = 3

    /// The word in documents.
    public var name: StaticString {
      switch self {
      case .entry: "entry"
      case .reversal: "reversal"
      case .closing: "closing"
      case .revaluation: "revaluation"
      }
    }
  }

  public let day: Day
  public let kind: Kind
  /// The id of the transaction that this one reverses, or 0.
  public let reverses: UInt64
  /// The id of the transaction that reverses this one, or 0.
  public internal(set) var reversedBy: UInt64 = 0
  /// The positions of the postings in the ledger.
  public let postings: Range<Int>
  public let description: [UInt8]

  /// The limit on the length of a description, in bytes.
  public static var longestDescription: Int { 255 }
}

/// An amount and the name of its account, for a new transaction. A positive amount is a debit.
public struct LedgerPosting: Sendable {
  public let account: [UInt8]
  public let amount: Money

  public init(account: [UInt8], amount: Money) {
    self.account = account
    self.amount = amount
  }
}
