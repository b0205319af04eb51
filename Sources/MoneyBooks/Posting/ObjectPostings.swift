import MoneyCore
import MoneyLedger

/// The postings of one transaction of an object, to accounts by their roles.
struct ObjectPostings {
  private let accounts: PostingAccounts
  private(set) var postings: [LedgerPosting] = []

  init(_ accounts: PostingAccounts) {
    self.accounts = accounts
  }

  /// Adds a posting, unless its amount is 0.
  ///
  /// - Throws: `argument` if the account of the role is not set.
  mutating func add(_ role: PostingAccounts.Role, _ amount: Money) throws(MoneyFailure) {
    if amount.amount.isZero { return }
    try require(role, amount)
  }

  /// Adds a posting of any amount.
  mutating func require(_ role: PostingAccounts.Role, _ amount: Money) throws(MoneyFailure) {
    guard let account = accounts[role] else {
      throw MoneyFailure(
        .argument, "accounts." + Message(role.name) + " must be set for a posting of " + .money(amount))
    }
    postings.append(LedgerPosting(account: account, amount: amount))
  }
}
