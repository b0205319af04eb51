import MoneyCore
import MoneyLedger

/// The contents of a journal in any format, before its transactions are balanced.
struct Journal {
  var accounts: [JournalAccount] = []
  private(set) var transactions: [JournalTransaction] = []
  private(set) var postings: [JournalPosting] = []
  private(set) var assertions: [JournalAssertion] = []
  /// The last day of the closed periods.
  var closed: Day?
  private var index = HashIndex(capacity: 0)

  /// The position of an account, which is added if it is new.
  mutating func account(_ name: [UInt8], at position: Int, _ watch: Watch) throws(MoneyFailure) -> Int {
    if let found = self.position(of: name) { return found }
    try watch.ask(accounts.growth &+ index.growth)
    return append(JournalAccount(name: name, position: position))
  }

  private mutating func append(_ account: JournalAccount) -> Int {
    accounts.append(account)
    let known = accounts
    index.insert(known.count &- 1) { BytesKey(known[$0].name) }
    return known.count &- 1
  }

  /// The position of an account; nil if the journal does not name it.
  func position(of name: [UInt8]) -> Int? {
    index.find(BytesKey(name)) { BytesKey(accounts[$0].name) }
  }

  /// Adds a transaction, to which the next postings belong.
  mutating func startTransaction(
    at position: Int, on day: Day, description: [UInt8], _ watch: Watch
  ) throws(MoneyFailure) {
    // A description is an object of its own.
    try watch.ask(2 &* transactions.growth)
    transactions.append(
      JournalTransaction(
        position: position, day: day, description: description, postings: postings.count..<postings.count))
  }

  /// Adds a posting to the last transaction.
  mutating func add(_ posting: JournalPosting, _ watch: Watch) throws(MoneyFailure) {
    try watch.ask(postings.growth)
    postings.append(posting)
    let count = postings.count
    changeLast { $0.postings = $0.postings.lowerBound..<count }
  }

  mutating func add(_ assertion: JournalAssertion, _ watch: Watch) throws(MoneyFailure) {
    try watch.ask(assertions.growth)
    assertions.append(assertion)
  }

  /// Changes the last transaction.
  mutating func changeLast(_ change: (inout JournalTransaction) -> Void) {
    if !transactions.isEmpty { change(&transactions[transactions.count &- 1]) }
  }

  /// True if the last transaction has no posting yet.
  var isBeforePostings: Bool { transactions.last?.postings.isEmpty ?? false }
}
