import MoneyCore
import MoneyLedger

/// Makes a ledger of the contents of a journal: adds its accounts, balances and adds its transactions, and compares its
/// balances.
struct JournalBooks {
  private let journal: Journal
  private let format: JournalFormat
  /// The account over which transactions exchange currencies.
  private let exchange: [UInt8]?
  private let watch: Watch
  private var ledger: Ledger
  /// The place in the journal of the part that is being added.
  private(set) var position = 0
  /// For each assertion after a posting, the position of that posting in the ledger.
  private var places: [Int] = []

  init(_ journal: Journal, as format: JournalFormat, base: CurrencyCode, exchange: [UInt8]?, _ watch: Watch) {
    self.journal = journal
    self.format = format
    self.exchange = exchange
    self.watch = watch
    ledger = Ledger(base: base)
  }

  /// Returns the ledger. If the call fails, `position` is the place of the failure.
  mutating func build() throws(MoneyFailure) -> Ledger {
    for (number, account) in journal.accounts.enumerated() {
      try watch.step(number, of: journal.accounts.count)
      position = account.position
      try add(account)
    }
    for (number, transaction) in journal.transactions.enumerated() {
      try watch.step(number, of: journal.transactions.count)
      position = transaction.position
      try add(transaction)
    }
    if !journal.assertions.isEmpty {
      var check = JournalCheck(ledger, journal, as: format, places, watch)
      do throws(MoneyFailure) { try check.run() } catch {
        position = check.position
        throw error
      }
    }
    if let closed = journal.closed { try ledger.close(closed, into: nil, watch: watch) }
    return ledger
  }

  // MARK: Accounts

  private mutating func add(_ account: JournalAccount) throws(MoneyFailure) {
    try watch.ask(ledger.growth)
    guard format == .beancount else {
      // A name within its limit is below few accounts to search for.
      try AccountName.check(account.name)
      return try ledger.addAccount(account.name, try kind(of: account.name), currency: account.currency)
    }
    // An account that is not open is a failure of its first posting, whose place is then known.
    guard account.opened != nil, let section = BeancountName.section(of: account.name) else { return }
    let kind = account.kind ?? section
    guard kind.section == section else {
      throw MoneyFailure(
        .account,
        "kind of account " + .quoted(account.name) + " must be " + Message(section.name) + ", got " + Message(kind.name)
      )
    }
    try ledger.addAccount(account.name, kind, currency: account.currency)
  }

  /// The declared kind of an account or of the nearest account above it; or else the kind that its name implies.
  private func kind(of account: [UInt8]) throws(MoneyFailure) -> AccountKind {
    var name: [UInt8]? = account
    while let current = name {
      if let known = journal.position(of: current), let kind = journal.accounts[known].kind { return kind }
      name = AccountName.parent(of: current)
    }
    if let kind = JournalWords.kind(ofAccount: account) { return kind }
    throw MoneyFailure(
      .account,
      "unknown kind of account " + .quoted(account) + "; its type must be declared, as in account NAME  ; type: A")
  }

  private func checkOpen(_ account: JournalAccount, on day: Day) throws(MoneyFailure) {
    guard format == .beancount else { return }
    if let opened = account.opened, opened <= day, day <= account.closed ?? day { return }
    throw MoneyFailure(.notFound, "account " + .quoted(account.name) + " is not open on " + .date(day))
  }

  // MARK: Transactions

  private mutating func add(_ transaction: JournalTransaction) throws(MoneyFailure) {
    let postings = try postings(of: transaction)
    switch transaction.kind {
    case .entry:
      try ledger.post(transaction.day, description: transaction.description, postings, watch: watch)
    case .reversal:
      try ledger.restoreReversal(
        of: transaction.reverses, on: transaction.day, description: transaction.description, postings)
    case .closing, .revaluation:
      try ledger.restore(transaction.kind, on: transaction.day, description: transaction.description, postings)
    }
  }

  /// The postings of a transaction, in balance: with the amount that it omits, and those of an exchange.
  private mutating func postings(of transaction: JournalTransaction) throws(MoneyFailure) -> [LedgerPosting] {
    try watch.ask(2 &* transaction.postings.count &* MemoryLayout<LedgerPosting>.stride)
    let first = ledger.postingCount
    var balance = try balance(of: transaction)
    var postings: [LedgerPosting] = []
    for index in transaction.postings {
      let posting = journal.postings[index]
      position = posting.position
      let account = journal.accounts[posting.account].name
      if let amount = posting.amount {
        postings.append(LedgerPosting(account: account, amount: amount))
      } else {
        for amount in try omitted(by: transaction, balance) {
          balance.add(amount)
          postings.append(LedgerPosting(account: account, amount: amount))
        }
      }
      if isAsserted(index) { places.append(first &+ postings.count &- 1) }
    }
    position = transaction.position
    for entry in balance.entries where entry.amounts.sign != 0 {
      let amount = try entry.amounts.value().negated
      postings.append(
        LedgerPosting(
          account: try exchangeAccount(), amount: Wallet.shown(Money(amount, entry.currency), in: nil)))
    }
    return postings
  }

  /// True for the posting of the next assertion.
  private func isAsserted(_ posting: Int) -> Bool {
    guard places.count < journal.assertions.count, case .posting(posting) = journal.assertions[places.count].moment
    else {
      return false
    }
    return true
  }

  /// The sums of the stated amounts. Throws unless they are in balance, or one amount is omitted.
  private mutating func balance(of transaction: JournalTransaction) throws(MoneyFailure) -> JournalBalance {
    var balance = JournalBalance()
    var hasPrices = false
    var isOmitted = false
    for index in transaction.postings {
      let posting = journal.postings[index]
      position = posting.position
      try checkOpen(journal.accounts[posting.account], on: transaction.day)
      guard let amount = posting.amount else {
        guard !isOmitted else {
          throw MoneyFailure(.syntax, "only one posting of a transaction may omit its amount")
        }
        isOmitted = true
        continue
      }
      if posting.price != nil { hasPrices = true }
      balance.add(amount)
      balance.add(weight: try posting.weight(of: amount))
    }
    position = transaction.position
    if !isOmitted { try check(balance, hasPrices: hasPrices) }
    return balance
  }

  /// Throws unless the weights sum to zero in each currency. In Ledger and hledger, two currencies without prices are
  /// an exchange.
  private func check(_ balance: JournalBalance, hasPrices: Bool) throws(MoneyFailure) {
    var unbalanced: [JournalBalance.Entry] = []
    for entry in balance.entries {
      if try entry.isUnbalanced(hasPrices: hasPrices, in: format) { unbalanced.append(entry) }
    }
    guard let first = unbalanced.first else { return }
    let isExchange =
      format != .beancount && !hasPrices && unbalanced.count == 2
      && unbalanced[0].weights.sign == 0 &- unbalanced[1].weights.sign
    if isExchange { return }
    var got: Message = "more than 38 digits of " + .code(first.currency)
    if let value = try? first.weights.value() { got = .money(Money(value, first.currency)) }
    throw MoneyFailure(.unbalanced, "postings must sum to zero in each currency, got " + got)
  }

  /// The amounts of the posting that omits its own: the negated sums of the others. They are 0 in the first currency if
  /// the others are in balance.
  private func omitted(
    by transaction: JournalTransaction, _ balance: JournalBalance
  ) throws(MoneyFailure) -> [Money] {
    var amounts: [Money] = []
    for entry in balance.entries where entry.weights.sign != 0 {
      let amount = try entry.weights.value().negated
      if format == .beancount, entry.coarsest > 0,
        (try? amount.quantized(digits: entry.coarsest, rounding: .unnecessary)) == nil
      {
        throw MoneyFailure(
          .inexact,
          "amount must be written, because Beancount would round " + .money(Money(amount, entry.currency)))
      }
      amounts.append(Wallet.shown(Money(amount, entry.currency), in: nil))
    }
    if amounts.isEmpty, let entry = balance.entries.first { amounts.append(Money(.zero, entry.currency)) }
    return amounts
  }

  /// The name of the account over which currencies are exchanged, which is added at its first use.
  private mutating func exchangeAccount() throws(MoneyFailure) -> [UInt8] {
    guard let exchange else {
      throw MoneyFailure(.currencyMismatch, "transaction exchanges currencies; exchange must be set to an account")
    }
    if ledger.position(of: exchange) == nil { try ledger.addAccount(exchange, .exchange, currency: nil) }
    return exchange
  }
}
