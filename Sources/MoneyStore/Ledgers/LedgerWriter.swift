import MoneyCore
import MoneyLedger

/// Writes transactions to a stored ledger, with the totals and the sums by day of their accounts.
struct LedgerWriter {
  let connection: Connection
  /// The row of the ledger.
  let ledger: Int64
  /// The rows of the accounts, by their positions in the ledger or the outline.
  let accounts: [Int64]

  /// The changes of the sums that are written at a time, so that a ledger of any size needs little memory.
  private static var mostChanges: Int { 16_384 }

  /// Writes the transactions of a ledger, or of an outline, from a position on.
  ///
  /// - Parameters:
  ///   - transactions: the number of stored transactions before those of an outline.
  ///   - postings: the number of stored postings before those of an outline.
  ///   - reverses: the id of the transaction that the one of an outline reverses, or 0.
  func write(
    _ source: Ledger, since first: Int, transactions: UInt64, postings: UInt64, reverses: UInt64 = 0
  ) throws(MoneyFailure) {
    let days = DayWriter(connection: connection, tables: .ledger)
    var changes: [DayChange] = []
    for position in first..<source.transactions.count {
      let transaction = source.transactions[position]
      let id = transactions &+ UInt64(position) &+ 1
      try write(
        transaction, id, firstPosting: postings &+ UInt64(transaction.postings.lowerBound) &+ 1,
        reverses: reverses == 0 ? transaction.reverses : reverses)
      for place in transaction.postings {
        let posting = source.accountAmount(at: place)
        let number = postings &+ UInt64(place) &+ 1
        let account = accounts[posting.account]
        try write(posting.amount, number, of: id, to: account)
        changes.append(
          DayChange(
            transaction.kind == .closing ? .closing : .posted, posting.amount, id: number, on: transaction.day,
            of: account))
      }
      if changes.count < LedgerWriter.mostChanges { continue }
      try days.write(changes)
      changes = []
    }
    try days.write(changes)
    try writeBooks(of: source, since: first)
  }

  private func write(
    _ transaction: LedgerTransaction, _ id: UInt64, firstPosting: UInt64, reverses: UInt64
  ) throws(MoneyFailure) {
    let insertion = try Statement(
      connection,
      """
      INSERT INTO ledger_transactions (ledger, id, date, kind, description, reverses, first_posting)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
    try insertion.bind(1, ledger)
    try insertion.bind(2, Int64(clamping: id))
    try insertion.bind(3, transaction.day.isoText)
    try insertion.bind(4, name: transaction.kind.name)
    try insertion.bind(5, optional: transaction.description)
    try insertion.bind(6, optional: reverses == 0 ? nil : Int64(clamping: reverses))
    try insertion.bind(7, Int64(clamping: firstPosting))
    try insertion.run()
  }

  private func write(_ amount: Money, _ number: UInt64, of id: UInt64, to account: Int64) throws(MoneyFailure) {
    let insertion = try Statement(
      connection,
      """
      INSERT INTO ledger_postings (ledger, number, transaction_id, account, amount, currency) VALUES (?, ?, ?, ?, ?, ?)
      """)
    try insertion.bind(1, ledger)
    try insertion.bind(2, Int64(clamping: number))
    try insertion.bind(3, Int64(clamping: id))
    try insertion.bind(4, account)
    try insertion.bind(5, amount.amount)
    try insertion.bind(6, amount.currency)
    try insertion.run()
  }

  /// Writes the totals of the books to which transactions from a position on have postings.
  private func writeBooks(of source: Ledger, since first: Int) throws(MoneyFailure) {
    guard first < source.transactions.count else { return }
    let places = source.transactions[first].postings.lowerBound..<source.postingCount
    var keys: [(account: Int, currency: CurrencyCode)] = []
    keys.reserveCapacity(places.count)
    for place in places {
      let posting = source.accountAmount(at: place)
      keys.append((posting.account, posting.amount.currency))
    }
    let writing = try Statement(connection, LedgerWriter.bookWriting)
    var last: (account: Int, currency: CurrencyCode)?
    let ordered = keys.ordered { $0.account == $1.account ? $0.currency < $1.currency : $0.account < $1.account }
    for key in ordered {
      if let last, last.account == key.account, last.currency == key.currency { continue }
      last = key
      let totals = try source.totals(of: key.account, in: key.currency)
      try writing.bind(1, accounts[key.account])
      try writing.bind(2, totals.currency)
      try writing.bind(3, totals.balance)
      try writing.bind(4, totals.turnover)
      try writing.run()
    }
  }

  private static var bookWriting: StaticString {
    """
    INSERT INTO ledger_books (account, currency, balance, turnover) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT DO UPDATE SET balance = excluded.balance, turnover = excluded.turnover
    """
  }
}
