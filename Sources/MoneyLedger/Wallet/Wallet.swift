import MoneyCore

/// Amounts of several currencies, each stored as an entry, with holds and a journal.
///
/// A change is checked completely before anything is stored, so a change that fails has changed nothing. The sum of a
/// currency is always the sum of its entries. A hold reserves an amount; it is not an entry.
///
///     var wallet = Wallet()
///     try wallet.post([(amount: tenEuros, note: .none)], isCovered: false)
///     let hold = try wallet.hold(eightEuros, note: .none)  // of 10.00 EUR, 2.00 can be spent now
///
/// The journal contains every change. A store saves the journal, and replaying it yields the same wallet.
public struct Wallet: Sendable {
  /// The entries, by id.
  package internal(set) var entryList = TombstoneList<WalletEntry>()
  /// The holds, by id.
  package internal(set) var holdList = TombstoneList<WalletEntry>()
  /// The id of the next entry or hold.
  public internal(set) var next: UInt64 = 1
  /// The number of changes so far.
  public internal(set) var revision: UInt64 = 0
  public internal(set) var journal: [WalletRecord] = []
  /// The changes with an instant, which the history keeps, in their order.
  public internal(set) var changes: [WalletChange] = []
  /// The entries and holds with an external id.
  var externals = ExternalEntries()
  /// The number of entries that all `DaySums` have needed.
  var dayPoints = 0
  /// The number of entries that record a cost.
  var costs = 0

  /// The sums and ids of one currency in which the wallet has entries or holds.
  struct Balance: Sendable {
    var sum = Decimal.zero
    var held = Decimal.zero
    /// The ids of the entries, ascending.
    var ids = TombstoneList<UInt64>()
    /// The sums of the entries and of the holds with a day.
    var days = DaySums()
    var heldDays = DaySums()
    /// The number of entries that record a cost.
    var costs = 0
  }

  /// The balances in no particular order; `currencies` sorts them.
  var balances: [(currency: CurrencyCode, balance: Balance)] = []
  private var index = CurrencyIndex()

  /// All ids are below this limit, because integers in JSON are signed.
  static var limit: UInt64 { UInt64(Int64.max) }

  public init() {}

  /// Makes a wallet that has sums without entries.
  @_optimize(size) init(
    sums: [(currency: CurrencyCode, sum: Decimal, held: Decimal)], holds: [WalletEntry], next: UInt64, revision: UInt64
  ) {
    holdList = TombstoneList(holds)
    self.next = next
    self.revision = revision
    for (currency, sum, held) in sums {
      balances[balanceIndex(of: currency)].balance = Balance(sum: sum, held: held)
    }
    for hold in holds { externals.insert(hold, isHold: true) }
  }

  /// The wallet without its journal. After removals, the entries are copied.
  public var state: WalletState {
    WalletState(entries: entries, holds: holds, next: next, revision: revision, changes: changes)
  }

  func balance(of currency: CurrencyCode) -> Balance {
    position(of: currency).map { balances[$0].balance } ?? Balance()
  }

  @inline(__always)
  func position(of currency: CurrencyCode) -> Int? {
    index.find(currency, among: balances.count) { balances[$0].currency }
  }

  /// The index of a currency's balance, which is added if missing.
  mutating func balanceIndex(of currency: CurrencyCode) -> Int {
    if let position = position(of: currency) { return position }
    balances.append((currency, Balance()))
    noteBalance()
    return balances.count - 1
  }

  private mutating func noteBalance() {
    let balances = balances
    index.insertLast(of: balances.count) { balances[$0].currency }
  }
}

// MARK: - Entries

extension Wallet {
  /// Adds entries, all or none; returns the id of the first. The ids of the others follow it.
  ///
  /// - Parameter isCovered: true if the sum of each currency, excluding held amounts, must cover the outflow. If false,
  /// an
  ///   entry may overdraw the wallet, but held amounts stay covered.
  @discardableResult
  public mutating func post(
    _ amounts: [(amount: Money, note: WalletNote)], isCovered: Bool
  ) throws(MoneyFailure) -> UInt64 {
    try checkExternals(of: amounts)
    try check(amounts.map { $0.amount }, isCovered: isCovered)
    return apply(amounts)
  }

  /// Adds one entry, as `post` does with an array of one; returns its id. An entry with the external id of one that the
  /// wallet contains is not added again: the call returns the id of the first.
  public mutating func post(_ amount: Money, note: WalletNote, isCovered: Bool) throws(MoneyFailure) -> UInt64 {
    if note.details != nil, let known = try repeated(amount, note, isHold: false) { return known.id }
    try Wallet.checkIDs(1, from: next)
    let position = position(of: amount.currency)
    let now = covered(position)
    let sum = try Wallet.sum(adding: amount, to: now, isCovered: isCovered)
    let entry = WalletEntry(id: next, amount: amount, note: note)
    next += 1
    append(entry, to: position ?? balanceIndex(of: amount.currency), sum: sum)
    record(.posted([entry]))
    return entry.id
  }

  /// Throws if entries cannot be added. After this call returns, `apply` cannot fail.
  func check(_ amounts: [Money], isCovered: Bool) throws(MoneyFailure) {
    try Wallet.checkIDs(amounts.count, from: next)
    var sums: [(sum: Money, now: (sum: Decimal, held: Decimal))] = []
    var found = CurrencyIndex()
    for amount in amounts {
      if let position = found.find(amount.currency, among: sums.count, at: { sums[$0].sum.currency }) {
        sums[position].sum = try sums[position].sum.adding(amount)
      } else {
        let now = covered(position(of: amount.currency))
        sums.append((try Money(now.sum, amount.currency).adding(amount), now))
        found.insertLast(of: sums.count) { sums[$0].sum.currency }
      }
    }
    for (sum, now) in sums {
      try Wallet.checkCover(sum, held: now.held, isStrict: isCovered && sum.amount < now.sum, now: now)
    }
  }

  /// The sum of the balance at a position, and how much of it is held; nil for a currency without a balance.
  func covered(_ position: Int?) -> (sum: Decimal, held: Decimal) {
    guard let position else { return (.zero, .zero) }
    return (balances[position].balance.sum, balances[position].balance.held)
  }

  /// Adds entries that `check` has accepted, and returns the id of the first. Without entries, nothing changes: a journal
  /// records no post of none.
  mutating func apply(_ amounts: [(amount: Money, note: WalletNote)]) -> UInt64 {
    let first = next
    guard !amounts.isEmpty else { return first }
    var posted: [WalletEntry] = []
    posted.reserveCapacity(amounts.count)
    for (amount, note) in amounts {
      let entry = WalletEntry(id: next, amount: amount, note: note)
      next += 1
      append(entry)
      posted.append(entry)
    }
    record(.posted(posted))
    return first
  }

  mutating func append(_ entry: WalletEntry) {
    let index = balanceIndex(of: entry.amount.currency)
    let old = balances[index].balance.sum
    // The addition cannot overflow, because `check` has already done it.
    append(entry, to: index, sum: (try? old.adding(entry.amount.amount)) ?? old)
  }

  /// Adds an entry to the balance at an index, and sets its sum.
  private mutating func append(_ entry: WalletEntry, to index: Int, sum: Decimal) {
    balances[index].balance.sum = sum
    balances[index].balance.ids.append(entry.id)
    register(entry, at: index)
    entryList.append(entry)
  }

  /// Records the day and the external id of a new entry, whose balance is at an index.
  @inline(__always)
  mutating func register(_ entry: WalletEntry, at index: Int) {
    if let day = entry.note.effectiveDay { addToDays(entry.amount.amount, on: day, at: index) }
    if let details = entry.note.details {
      externals.insert(entry, isHold: false)
      if details.cost != nil { countCost(at: index, 1) }
    }
  }

  /// Counts the cost of an entry that is added to the balance at an index, or removed from it.
  private mutating func countCost(at index: Int, _ step: Int) {
    balances[index].balance.costs &+= step
    costs &+= step
  }

  /// Adds an amount to the sums of the days of a balance.
  @inline(never)
  mutating func addToDays(_ amount: Decimal, on day: Day, at index: Int, isHold: Bool = false) {
    let isNew =
      isHold
      ? balances[index].balance.heldDays.insert(amount, at: day)
      : balances[index].balance.days.insert(amount, at: day)
    if isNew { dayPoints &+= 1 }
  }

  /// Removes an entry from the days, the costs and the external ids of the balance at an index.
  mutating func unregister(_ entry: WalletEntry, at index: Int) {
    if let day = entry.note.effectiveDay { addToDays(entry.amount.amount.negated, on: day, at: index) }
    if entry.note.details?.cost != nil { countCost(at: index, -1) }
    externals.remove(entry.note)
  }

  func entrySlot(_ id: UInt64) throws(MoneyFailure) -> Int {
    guard let slot = entryList.slot(of: id) else {
      throw MoneyFailure(.notFound, "unknown entry id " + .id(id) + " in the wallet")
    }
    return slot
  }

  /// Removes the entry of an id, as if it had never been there.
  @_optimize(size) public mutating func remove(_ id: UInt64) throws(MoneyFailure) {
    _ = try take(id)
    record(.removed(id))
  }

  /// Removes the entry of an id without a record, and returns it.
  mutating func take(_ id: UInt64) throws(MoneyFailure) -> WalletEntry {
    let slot = try entrySlot(id)
    let entry = entryList[slot: slot]
    let currency = entry.amount.currency
    let index = balanceIndex(of: currency)
    let sum = try balances[index].balance.sum.subtracting(entry.amount.amount)
    try checkCover(Money(sum, currency), held: balances[index].balance.held, isStrict: false)
    let idSlot = balances[index].balance.ids.slot(of: id) { $0 }
    if let idSlot { balances[index].balance.ids.remove(slot: idSlot) }
    unregister(entry, at: index)
    balances[index].balance.sum = sum
    if balances[index].balance.ids.isEmpty {
      balances[index].balance.sum = .zero
      balances[index].balance.days = DaySums()
    }
    entryList.remove(slot: slot)
    return entry
  }

  /// Removes the first entry whose amount equals the given one (10.5 EUR equals 10.50 EUR); returns its id.
  @_optimize(size) @discardableResult
  public mutating func remove(_ amount: Money) throws(MoneyFailure) -> UInt64 {
    guard let entry = entryList.first(where: { $0.amount == amount }) else {
      throw MoneyFailure(.notFound, "no entry of " + .money(amount) + " in the wallet")
    }
    try remove(entry.id)
    return entry.id
  }

  /// Throws if a sum would not cover the held amounts, or if it would be negative and `isStrict` is true.
  func checkCover(_ sum: Money, held: Decimal, isStrict: Bool) throws(MoneyFailure) {
    try Wallet.checkCover(sum, held: held, isStrict: isStrict, now: covered(position(of: sum.currency)))
  }

  mutating func record(_ record: WalletRecord) {
    journal.append(record)
    revision &+= 1
  }
}
