import MoneyCore

/// A double-entry ledger: accounts, and transactions whose postings sum to zero in every currency.
///
/// A change is checked completely before anything is stored, so a change that fails has changed nothing. Transactions
/// are only added: their ids are 1, 2, 3, …, and a mistake is corrected by a reversal.
///
///     var ledger = Ledger(base: .euro)
///     try ledger.addAccount(bank, .asset, currency: nil)
///     try ledger.post(day, description: rent, [rentPosting, bankPosting])
///
/// Each account owns a book for each currency of its postings, with running balances by date. A balance on any date
/// is therefore found by a binary search.
public struct Ledger: Sendable {
  /// The currency in which revaluations are posted.
  public let base: CurrencyCode
  /// The last day of the closed periods.
  public internal(set) var closed: Day?
  public private(set) var accounts: [LedgerAccount] = []
  public private(set) var transactions: [LedgerTransaction] = []
  private(set) var books: [LedgerBook] = []
  private var postings: [Posting] = []
  private var accountIndex = HashIndex(capacity: 0)
  private var bookIndex = HashIndex(capacity: 0)

  /// An amount in a book.
  private struct Posting: Sendable {
    let amount: Decimal
    let book: Int32
  }

  public init(base: CurrencyCode) {
    self.base = base
  }

  public var postingCount: Int { postings.count }

  /// The bytes of a copy that is changed.
  package var copySize: Int {
    let ofPostings = MemoryLayout<Posting>.stride &+ MemoryLayout<RunningBalances.Entry>.stride
    return postings.count &* ofPostings &+ transactions.count &* MemoryLayout<LedgerTransaction>.stride
      &+ accounts.count &* MemoryLayout<LedgerAccount>.stride &+ books.count &* MemoryLayout<LedgerBook>.stride
  }

  /// The bytes that the next account may need at once.
  public var growth: Int { accounts.growth &+ accountIndex.growth }

  /// The limit on the postings of one call.
  public static var mostPostings: Int { 65_536 }
  /// The limit on the elements of each list of a ledger, which would need more memory than any machine has.
  package static var mostElements: Int { Int(Int32.max) }
}

// MARK: - Accounts

extension Ledger {
  /// Adds an account, with the groups above it that do not exist. An account that exists as given stays as it is.
  public mutating func addAccount(
    _ name: [UInt8], _ kind: AccountKind, currency: CurrencyCode?
  ) throws(MoneyFailure) {
    try AccountName.check(name)
    if let known = position(of: name) { return try open(known, kind, currency: currency) }
    var missing = [name]
    var parent = AccountName.parent(of: name)
    while let name = parent, position(of: name) == nil {
      missing.append(name)
      parent = AccountName.parent(of: name)
    }
    if let parent, let position = position(of: parent) { try checkSection(kind, below: accounts[position]) }
    guard accounts.count &+ missing.count <= Ledger.mostElements else { throw .outOfMemory() }
    while let next = missing.popLast() {
      let isGroup = !missing.isEmpty
      append(
        LedgerAccount(
          name: next, kind: isGroup ? kind.section : kind, currency: isGroup ? nil : currency, isGroup: isGroup))
    }
  }

  /// Adds an account or a group that a document lists: it must not exist, and the account above it must.
  package mutating func restoreAccount(
    _ name: [UInt8], _ kind: AccountKind, currency: CurrencyCode?, isGroup: Bool
  ) throws(MoneyFailure) {
    try AccountName.check(name)
    guard position(of: name) == nil else { throw MoneyFailure(.account, "duplicate account " + .quoted(name)) }
    guard !isGroup || kind != .exchange else {
      throw MoneyFailure(.account, "kind of a group must be equity above exchange accounts, got exchange")
    }
    if let parent = AccountName.parent(of: name) { try checkSection(kind, below: accounts[try known(parent)]) }
    guard accounts.count < Ledger.mostElements else { throw .outOfMemory() }
    append(LedgerAccount(name: name, kind: kind, currency: currency, isGroup: isGroup))
  }

  private mutating func open(_ position: Int, _ kind: AccountKind, currency: CurrencyCode?) throws(MoneyFailure) {
    let account = accounts[position]
    guard account.kind == kind || (account.isGroup && account.kind.section == kind.section) else {
      throw MoneyFailure(
        .account,
        "kind of " + account.quoted + " must be " + Message(account.kind.name) + ", got "
          + Message(kind.name))
    }
    guard account.isGroup || account.currency == currency else {
      throw MoneyFailure(
        .account,
        "currency of " + account.quoted + " must be " + LedgerAccount.shown(account.currency) + ", got "
          + LedgerAccount.shown(currency))
    }
    accounts[position].kind = kind
    accounts[position].currency = currency
    accounts[position].isGroup = false
  }

  private func checkSection(_ kind: AccountKind, below parent: LedgerAccount) throws(MoneyFailure) {
    guard kind.section == parent.kind.section else {
      throw MoneyFailure(
        .account,
        "kind of an account below " + .quoted(parent.name) + " must be " + Message(parent.kind.name)
          + ", got " + Message(kind.name))
    }
  }

  mutating func append(_ account: LedgerAccount) {
    let position = accounts.count
    if let parent = AccountName.parent(of: account.name), let above = self.position(of: parent) {
      accounts[above].children.append(Int32(truncatingIfNeeded: position))
    }
    accounts.append(account)
    let accounts = accounts
    accountIndex.insert(position) { BytesKey(accounts[$0].name) }
  }

  /// The position of an account; nil if it does not exist.
  package func position(of name: [UInt8]) -> Int? {
    accountIndex.find(BytesKey(name)) { BytesKey(accounts[$0].name) }
  }

  /// The position of an account that must exist.
  func known(_ name: [UInt8]) throws(MoneyFailure) -> Int {
    guard let position = position(of: name) else { throw MoneyFailure(.notFound, "unknown account " + .quoted(name)) }
    return position
  }

}

// MARK: - Books

extension Ledger {
  /// The book of an account in a currency; nil without postings.
  func book(_ account: Int, _ currency: CurrencyCode) -> LedgerBook? {
    bookPosition(account, currency).map { books[$0] }
  }

  private func bookPosition(_ account: Int, _ currency: CurrencyCode) -> Int? {
    bookIndex.find(BookKey(account: Int32(truncatingIfNeeded: account), currency: currency)) { books[$0].key }
  }

  /// The books of an account, in the order of their currencies.
  func books(of account: Int) -> [LedgerBook] {
    accounts[account].books.map { books[Int($0)] }.ordered { $0.key.currency < $1.key.currency }
  }

  /// A posting; the position must be less than the count.
  public func posting(at position: Int) -> LedgerPosting {
    let posting = accountAmount(at: position)
    return LedgerPosting(account: accounts[posting.account].name, amount: posting.amount)
  }

  /// The transaction of a posting.
  public func transaction(ofPosting position: Int) -> Int {
    transactions.lowerBound(in: 0..<transactions.count) { $0.postings.upperBound <= position }
  }

  package func accountAmount(at position: Int) -> AccountAmount {
    let posting = postings[position]
    let key = books[Int(posting.book)].key
    return AccountAmount(amount: Money(posting.amount, key.currency), account: Int(key.account))
  }

  /// The bytes that new postings of some books need at once.
  func growth(for turnovers: [LedgerTurnover], on day: Day) -> Int {
    var bytes = transactions.growth
    var (more, added) = (0, 0)
    let key = RunningBalances.key(day, postings.count)
    for turnover in turnovers {
      more &+= turnover.count
      if let book = bookPosition(turnover.account, turnover.currency) {
        bytes &+= books[book].balances.growth(of: turnover.count, from: key)
      } else {
        added &+= 1
      }
    }
    if postings.count &+ more > postings.capacity {
      bytes &+= 2 &* (postings.count &+ more) &* MemoryLayout<Posting>.stride
    }
    if added == 0 { return bytes }
    // A new book has lists of its own, and the index of all books may be doubled.
    let entries = 2 &* more &* MemoryLayout<RunningBalances.Entry>.stride
    return bytes &+ entries &+ 4 &* (books.count &+ added) &* MemoryLayout<LedgerBook>.stride
  }

  /// Adds a transaction whose postings have been checked; returns its id.
  mutating func append(
    _ kind: LedgerTransaction.Kind, on day: Day, description: [UInt8], _ added: [AccountAmount], reverses: UInt64 = 0
  ) -> UInt64 {
    let first = postings.count
    for one in added {
      let book = bookPosition(one.account, one.amount.currency) ?? appendBook(one.account, one.amount.currency)
      let key = RunningBalances.key(day, postings.count)
      books[book].balances.insert(one.amount.amount, at: key)
      if kind == .closing { books[book].closings.insert(one.amount.amount, at: key) }
      postings.append(Posting(amount: one.amount.amount, book: Int32(truncatingIfNeeded: book)))
    }
    transactions.append(
      LedgerTransaction(
        day: day, kind: kind, reverses: reverses, postings: first..<postings.count, description: description))
    let id = UInt64(transactions.count)
    if reverses != 0 { transactions[Int(truncatingIfNeeded: reverses &- 1)].reversedBy = id }
    return id
  }

  private mutating func appendBook(_ account: Int, _ currency: CurrencyCode) -> Int {
    let position = books.count
    books.append(LedgerBook(BookKey(account: Int32(truncatingIfNeeded: account), currency: currency)))
    accounts[account].books.append(Int32(truncatingIfNeeded: position))
    let books = books
    bookIndex.insert(position) { books[$0].key }
    return position
  }

  /// Adds the book of an outline's account. An amount on the earliest possible day replaces its postings, and one on the
  /// latest possible day those after the day of the outline.
  mutating func outline(_ account: Int, _ book: OutlinedBook) {
    let position = appendBook(account, book.currency)
    books[position].turnover = book.turnover
    for (amount, number) in [(book.balance, Day.range.lowerBound), (book.later, Day.range.upperBound)] {
      if !amount.isZero {
        books[position].balances.insert(amount, at: RunningBalances.key(Day(unchecked: number), 0))
      }
    }
  }

  /// Sets the turnover of a book that exists.
  mutating func setTurnover(_ turnover: LedgerTurnover) {
    if let book = bookPosition(turnover.account, turnover.currency) { books[book].turnover = turnover.value }
  }

  /// The turnover of an account in a currency; 0 without postings.
  func turnover(_ account: Int, _ currency: CurrencyCode) -> Decimal {
    bookPosition(account, currency).map { books[$0].turnover } ?? .zero
  }
}
