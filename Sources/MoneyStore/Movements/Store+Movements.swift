import MoneyCore
import MoneyLedger

/// A leg of a transfer between stored wallets, by their names; nil for an external end.
public struct StoredTransferLeg {
  let source: [UInt8]?
  let target: [UInt8]?
  let amount: Money

  public init(source: [UInt8]?, target: [UInt8]?, amount: Money) {
    self.source = source
    self.target = target
    self.amount = amount
  }
}

// Each of these calls is a transaction that reads the sums of the wallet and, for a hold, one entry. A transfer of a
// currency with costs also reads the entries in it. The engine decides on the outline of the wallet; the store saves the
// records of the engine.

extension Store {
  /// Adds an entry and returns its id. If the wallet does not exist, it is created. Unlike a wallet in memory, a stored
  /// one cannot be overdrawn in this way; `spend` can, on request.
  public func add(_ amount: Money, _ note: WalletNote, to name: [UInt8]) throws(MoneyFailure) -> UInt64 {
    try Store.check(name: name)
    let added = try change(isChange: { (added: (id: UInt64, isRepeated: Bool)) in !added.isRepeated }) {
      () throws(MoneyFailure) -> (id: UInt64, isRepeated: Bool) in
      if let posted = try post(amount, note, to: name, isCovered: true) { return posted }
      let keeper = try keeper(of: name, [], makes: true)
      let id = try keeper.wallet.post(amount, note: note, isCovered: true)
      try write(keeper)
      return (id, false)
    }
    return added.id
  }

  /// Spends an amount, as `Wallet.spend` does.
  public func spend(
    _ amount: Money, _ note: WalletNote, from name: [UInt8], mayGoBelowZero: Bool, key: [UInt8]?
  ) throws(MoneyFailure) -> StoredAnswer {
    let limit = Array(UTF8Bytes(mayGoBelowZero ? "any" : "covered"))
    let request = try request(
      key, "spend", [name] + StoredRequest.parts(amount) + StoredRequest.parts(note) + [limit])
    try Store.check(name: name)
    return try answer(request) { () throws(MoneyFailure) in
      let posted = try post(amount.negated, note, to: name, isCovered: !mayGoBelowZero) { () throws(MoneyFailure) in
        try Wallet.checkSpending(amount)
      }
      guard let posted else { throw Store.absent(.wallet, name) }
      return StoredAnswer(entries: [LegEntries(source: posted.id)], isRepeated: posted.isRepeated)
    }
  }

  /// Holds an amount, as `Wallet.hold` does.
  public func hold(
    _ amount: Money, _ note: WalletNote, in name: [UInt8], key: [UInt8]?
  ) throws(MoneyFailure) -> StoredAnswer {
    let request = try request(key, "hold", [name] + StoredRequest.parts(amount) + StoredRequest.parts(note))
    try Store.check(name: name)
    return try answer(request) { () throws(MoneyFailure) in
      let keeper = try keeper(of: name, [amount.currency], external: note.externalID)
      let id = try keeper.wallet.hold(amount, note: note)
      return try written([LegEntries(source: id)], by: [keeper])
    }
  }

  /// Commits a hold, or an amount of it, as `Wallet.commit` does.
  public func commit(
    hold: UInt64, amount: Money? = nil, in name: [UInt8], key: [UInt8]?
  ) throws(MoneyFailure) -> StoredAnswer {
    let parts = [name, Message.id(hold).bytes] + (amount.map(StoredRequest.parts) ?? [])
    let request = try request(key, "commit", parts)
    return try end(hold, request, in: name) { (wallet: inout Wallet) throws(MoneyFailure) in
      LegEntries(source: try wallet.commit(hold, amount: amount))
    }
  }

  /// Releases a hold, as `Wallet.release` does.
  public func release(hold: UInt64, in name: [UInt8], key: [UInt8]?) throws(MoneyFailure) -> StoredAnswer {
    let request = try request(key, "release", [name, Message.id(hold).bytes])
    return try end(hold, request, in: name) { (wallet: inout Wallet) throws(MoneyFailure) in
      try wallet.release(hold)
      return LegEntries()
    }
  }

  /// Moves amounts between stored wallets, as `Wallet.transfer` does. A wallet that amounts only go into is made if it is
  /// not there, as `add` does.
  public func transfer(
    _ legs: [StoredTransferLeg], _ note: WalletNote, key: [UInt8]?
  ) throws(MoneyFailure) -> StoredAnswer {
    var parts = StoredRequest.parts(note)
    for leg in legs {
      for name in [leg.source, leg.target] { if let name { try Store.check(name: name) } }
      parts += [leg.source ?? [], leg.target ?? []] + StoredRequest.parts(leg.amount)
    }
    let request = try request(key, "transfer", parts)
    return try answer(request) { () throws(MoneyFailure) in
      let (keepers, moved) = try keepers(of: legs, external: note.externalID)
      return try written(try Wallet.transfer(moved, among: keepers, note: note), by: keepers)
    }
  }

  /// Exchanges amounts in a stored wallet, as `Wallet.exchange` does. The rates are no part of a request with a key: they
  /// may be newer when the request is repeated.
  public func exchange(
    _ legs: [ExchangeLeg], in name: [UInt8], with table: RatesTable?, _ options: ConversionOptions,
    registry: CurrencyRegistry?, _ note: WalletNote, key: [UInt8]?
  ) throws(MoneyFailure) -> StoredAnswer {
    try Store.check(name: name)
    var parts = [name] + StoredRequest.parts(note)
    for leg in legs { parts += StoredRequest.parts(leg.give) + [leg.receive?.bytes ?? []] }
    let request = try request(key, "exchange", parts)
    return try answer(request) { () throws(MoneyFailure) in
      let currencies = legs.map { $0.give.currency } + legs.compactMap { $0.receive }
      let keeper = try keeper(of: name, currencies, makes: false, external: note.externalID)
      let first = try keeper.wallet.exchange(legs, with: table, options, in: registry, note: note)
      // Only an entry that pays without receiving can be there before.
      let entries =
        keeper.hasChanged
        ? LegEntries.all(of: legs, posted: keeper.wallet.entries) : [LegEntries(source: first)]
      return try written(entries, by: [keeper])
    }
  }

  /// Accepts a quote in a stored wallet, as `ExchangeQuote.accept` does; returns the id of the first entry. After a failure
  /// the quote is still open.
  public func accept(
    _ quote: inout ExchangeQuote, at instant: Int64, in name: [UInt8], _ note: WalletNote
  ) throws(MoneyFailure) -> UInt64 {
    try Store.check(name: name)
    let made = quote.exchange
    let currencies = [made.give.currency, made.receive.currency] + (made.fee.map { [$0.currency] } ?? [])
    var accepted = quote
    let first = try change { () throws(MoneyFailure) -> UInt64 in
      let keeper = try keeper(of: name, currencies, external: made.id.isEmpty ? nil : made.id)
      let first = try accepted.accept(at: instant, in: &keeper.wallet, note: note)
      try write(keeper)
      return first
    }
    quote = accepted
    return first
  }

  /// Saves the changes of stored wallets; returns the answer of the movement that made them.
  private func written(
    _ entries: [LegEntries], by keepers: [StoredKeeper]
  ) throws(MoneyFailure) -> StoredAnswer {
    var isRepeated = true
    for keeper in keepers where keeper.hasChanged {
      try write(keeper)
      isRepeated = false
    }
    return StoredAnswer(entries: entries, isRepeated: isRepeated)
  }

  // MARK: One wallet

  private func request(
    _ key: [UInt8]?, _ action: StaticString, _ parts: [[UInt8]]
  ) throws(MoneyFailure) -> StoredRequest? {
    guard let key else { return nil }
    return try StoredRequest(key, action, parts)
  }

  private func end(
    _ hold: UInt64, _ request: StoredRequest?, in name: [UInt8],
    _ body: (inout Wallet) throws(MoneyFailure) -> LegEntries
  ) throws(MoneyFailure) -> StoredAnswer {
    try Store.check(name: name)
    return try answer(request) { () throws(MoneyFailure) in
      let held = try storedHold(hold, of: try knownWallet(name).row)
      let keeper = try keeper(of: name, held.map { [$0.amount.currency] } ?? [], holds: held.map { [$0] } ?? [])
      let entries = try body(&keeper.wallet)
      try write(keeper)
      return StoredAnswer(entries: [entries], isRepeated: false)
    }
  }

  private func keeper(
    of name: [UInt8], _ currencies: [CurrencyCode], holds: [WalletEntry] = [], makes: Bool = false,
    external: [UInt8]? = nil
  ) throws(MoneyFailure) -> StoredKeeper {
    guard let known = try storedWallet(name) else {
      if makes { return StoredKeeper(name, nil, of: self, balances: [], holds: []) }
      throw Store.absent(.wallet, name)
    }
    var balances: [WalletBalance] = []
    var last: CurrencyCode?
    for currency in currencies.ordered() where currency != last {
      last = currency
      if let balance = try storedBalance(of: currency, known.row) { balances.append(balance) }
    }
    let external = try currentEntry(external: external, in: known.row)
    return StoredKeeper(name, known, of: self, balances: balances, holds: holds, external: external)
  }

  /// The stored wallets involved in a transfer, and its legs with their positions.
  private func keepers(
    of legs: [StoredTransferLeg], external: [UInt8]?
  ) throws(MoneyFailure) -> (keepers: [StoredKeeper], legs: [TransferLeg]) {
    var parts: [(name: [UInt8], currencies: [CurrencyCode], gives: Bool)] = []
    func position(_ name: [UInt8]?, _ currency: CurrencyCode, gives: Bool) -> Int? {
      guard let name else { return nil }
      let found = parts.firstIndex { $0.name == name }
      if found == nil { parts.append((name, [], false)) }
      let position = found ?? parts.count - 1
      parts[position].currencies.append(currency)
      if gives { parts[position].gives = true }
      return position
    }
    let moved = legs.map { leg in
      TransferLeg(
        source: position(leg.source, leg.amount.currency, gives: true),
        target: position(leg.target, leg.amount.currency, gives: false), amount: leg.amount)
    }
    var keepers: [StoredKeeper] = []
    for part in parts {
      keepers.append(try keeper(of: part.name, part.currencies, makes: !part.gives, external: external))
    }
    return (keepers, moved)
  }

  private func storedHold(_ id: UInt64, of row: Int64) throws(MoneyFailure) -> WalletEntry? {
    guard let number = Int64(exactly: id) else { return nil }
    let found = try Statement(
      connection, "SELECT amount, currency, date, label FROM wallet_entries WHERE wallet = ? AND id = ? AND state = 2")
    try found.bind(1, row)
    try found.bind(2, number)
    guard try found.next() else { return nil }
    guard let amount = try found.money(0, 1) else { throw Statement.damaged("a hold lacks an amount") }
    let plain = try note(found, 2, 3)
    found.stop()
    guard let details = try storedDetails(of: id, in: row) else {
      return WalletEntry(id: id, amount: amount, note: plain)
    }
    return WalletEntry(id: id, amount: amount, note: try details.note(plain, of: amount, isCurrent: true))
  }
}
