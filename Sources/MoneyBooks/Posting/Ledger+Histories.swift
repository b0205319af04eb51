import MoneyCore
import MoneyLedger
import MoneyPortfolio

extension Ledger {
  /// Adds a transaction for each entry of a wallet that is effective in a period: the entry's amount is posted to the
  /// cash account, and the negated amount to the account of the entry's kind. Returns the number of transactions.
  ///
  /// - Parameters:
  ///   - start: the first day; nil for all days to `end`.
  ///   - end: the last day; nil for all days from `start` on.
  @discardableResult
  public mutating func post(
    _ wallet: Wallet, from start: Day?, through end: Day?, to accounts: PostingAccounts, watch: Watch = .none
  ) throws(MoneyFailure) -> Int {
    try watch.ask(copySize &+ wallet.count &* MemoryLayout<WalletEntry>.stride)
    var ledger = self
    let before = ledger.transactions.count
    for (index, entry) in wallet.entries(from: 0, count: .max, of: nil).enumerated() {
      try watch.step(index, of: wallet.count)
      guard let day = entry.note.effectiveDay else {
        if start != nil { continue }
        throw MoneyFailure(.date, "entry " + .id(entry.id) + " must have a date to be posted")
      }
      guard Ledger.isIn(start, end, day) else { continue }
      var object = ObjectPostings(accounts)
      try object.require(.cash, entry.amount)
      try object.require(
        PostingAccounts.Role(entry.note.kind), Money(entry.amount.amount.negated, entry.amount.currency))
      do throws(MoneyFailure) {
        try ledger.post(day, description: entry.note.label, object.postings, watch: watch)
      } catch { throw Ledger.named("entry " + .id(entry.id), error) }
    }
    let added = ledger.transactions.count &- before
    self = ledger
    return added
  }

  /// Adds a transaction for each transaction of a portfolio in a period that changes an amount: purchases at cost,
  /// sales with their realised gains, dividends and fees. Returns their number.
  @discardableResult
  public mutating func post(
    _ portfolio: Portfolio, from start: Day?, through end: Day?, to accounts: PostingAccounts, watch: Watch = .none
  ) throws(MoneyFailure) -> Int {
    try watch.ask(copySize)
    var ledger = self
    let before = ledger.transactions.count
    for booking in try portfolio.bookings(watch: watch) where Ledger.isIn(start, end, booking.day) {
      var object = ObjectPostings(accounts)
      for part in booking.parts { try object.add(PostingAccounts.Role(part.use), part.amount) }
      if object.postings.isEmpty { continue }
      do throws(MoneyFailure) {
        try ledger.post(booking.day, description: booking.description, object.postings, watch: watch)
      } catch { throw Ledger.named("transaction " + .quoted(booking.id.bytes), error) }
    }
    let added = ledger.transactions.count &- before
    self = ledger
    return added
  }

  private static func isIn(_ start: Day?, _ end: Day?, _ day: Day) -> Bool {
    if let start, day < start { return false }
    if let end, day > end { return false }
    return true
  }

  /// A failure that names the part of an object that was being posted.
  private static func named(_ part: Message, _ failure: MoneyFailure) -> MoneyFailure {
    if failure.status == .outOfMemory || failure.status == .cancelled { return failure }
    return MoneyFailure(failure.status, part + ": " + failure.message)
  }
}

extension PostingAccounts.Role {
  init(_ use: PortfolioBooking.Use) {
    switch use {
    case .cash: self = .cash
    case .securities: self = .securities
    case .gains: self = .gains
    case .dividends: self = .dividends
    case .fees: self = .fees
    case .missing: self = .missing
    }
  }
}
