import MoneyCore

/// A format of journals. The values are those of `MONEY_JOURNAL_…` in `money/journal.h`.
public enum JournalFormat: Int32, Sendable, CaseIterable {
  case beancount = 1
  case ledger = 2
  case hledger = 3

  /// The name of the program, for messages.
  public var name: StaticString {
    switch self {
    case .beancount: "Beancount"
    case .ledger: "Ledger"
    case .hledger: "hledger"
    }
  }
}
