import MoneyCore
@testable import MoneyLedger

/// A ledger as plain arrays, in which everything is added up from scratch.
struct LedgerModel {
  struct Posting {
    let account: String
    let amount: Decimal
    let currency: String
    let day: Day
    let isClosing: Bool
  }

  var kinds: [(name: String, kind: AccountKind)] = []
  var postings: [Posting] = []

  init() {}

  /// The postings of a ledger, by its own lists.
  init(of ledger: Ledger) {
    kinds = ledger.accounts.map { (String($0.name), $0.kind) }
    for transaction in ledger.transactions {
      for position in transaction.postings {
        let posting = ledger.posting(at: position)
        postings.append(
          Posting(
            account: String(posting.account), amount: posting.amount.amount,
            currency: String(posting.amount.currency), day: transaction.day, isClosing: transaction.kind == .closing))
      }
    }
  }

  var currencies: [String] { Set(postings.map { $0.currency }).sorted() }

  /// The sum of the postings that satisfy a condition.
  func sum(_ currency: String, where isWanted: (Posting) -> Bool) throws -> Decimal {
    try postings.filter { $0.currency == currency && isWanted($0) }
      .reduce(Decimal.zero) { try $0.adding($1.amount) }
  }

  func balance(_ account: String, _ currency: String, on day: Day?, withChildren: Bool) throws -> Decimal {
    try sum(currency) {
      ($0.account == account || (withChildren && $0.account.hasPrefix(account + ":"))) && (day == nil || $0.day <= day!)
    }
  }

  func kind(of account: String) -> AccountKind? { kinds.first { $0.name == account }?.kind }

  /// The sum of the postings to accounts of a section, up to a day.
  func section(_ section: AccountKind, _ currency: String, to end: Day?) throws -> Decimal {
    try sum(currency) { kind(of: $0.account)?.section == section && (end == nil || $0.day <= end!) }
  }

  /// The same in a period, without the transactions that close periods.
  func change(_ section: AccountKind, _ currency: String, from start: Day?, to end: Day?) throws -> Decimal {
    try sum(currency) {
      kind(of: $0.account)?.section == section && !$0.isClosing && (start == nil || $0.day >= start!)
        && (end == nil || $0.day <= end!)
    }
  }
}
