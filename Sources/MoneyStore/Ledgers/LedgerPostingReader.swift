import MoneyCore
import MoneyLedger

/// Reads the postings of a stored ledger, transaction by transaction.
struct LedgerPostingReader {
  private let rows: Statement
  /// The accounts by row.
  private let accounts: [StoredAccount]
  /// The number of the next posting.
  private(set) var number: UInt64 = 1
  /// True if the present row is still to be read.
  private var isAtRow = false

  /// - Parameters:
  ///   - rows: the columns number, transaction_id, account, amount and currency, by number.
  ///   - accounts: the accounts, sorted by row.
  init(_ rows: Statement, accounts: [StoredAccount]) {
    self.rows = rows
    self.accounts = accounts
  }

  /// The postings of the next transaction.
  mutating func postings(of id: UInt64) throws(MoneyFailure) -> [LedgerPosting] {
    var postings: [LedgerPosting] = []
    while true {
      if !isAtRow { isAtRow = try rows.next() }
      guard isAtRow, try rows.natural(1) == id else { return postings }
      guard try rows.natural(0) == number, let amount = try rows.money(3, 4) else {
        throw Statement.damaged("a ledger lacks posting " + .id(number))
      }
      postings.append(LedgerPosting(account: try name(of: rows.int(2)), amount: amount))
      number &+= 1
      isAtRow = false
    }
  }

  private func name(of row: Int64) throws(MoneyFailure) -> [UInt8] {
    let position = accounts.lowerBound(in: 0..<accounts.count) { $0.row < row }
    guard position < accounts.count, accounts[position].row == row else {
      throw Statement.damaged("a posting refers to a missing account")
    }
    return accounts[position].name
  }
}
