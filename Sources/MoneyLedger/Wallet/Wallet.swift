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
  package private(set) var entryList = TombstoneList<WalletEntry>()
  /// The holds, by id.
  package private(set) var holdList = TombstoneList<WalletEntry>()
  /// The id of the next entry or hold.
  public private(set) var next: UInt64 = 1
  /// The number of changes so far.
  public private(set) var revision: UInt64 = 0
  public private(set) var journal: [WalletRecord] = []

  /// The sums and ids of one currency in which the wallet has entries or holds.
  struct Balance: Sendable {
    var sum = Decimal.zero
    var held = Decimal.zero
    /// The ids of the entries, ascending.
    var ids = TombstoneList<UInt64>()
  }

  /// The balances in no particular order; `currencies` sorts them.
  private(set) var balances: [(currency: CurrencyCode, balance: Balance)] = []
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
  }

  /// The wallet without its journal. After removals, the entries are copied.
  public var state: WalletState {
    WalletState(entries: entries, holds: holds, next: next, revision: revision)
  }

  func balance(of currency: CurrencyCode) -> Balance {
    position(of: currency).map { balances[$0].balance } ?? Balance()
  }

  @inline(__always)
  private func position(of currency: CurrencyCode) -> Int? {
    index.find(currency, among: balances.count) { balances[$0].currency }
  }

  /// The index of a currency's balance, which is added if missing.
  private mutating func balanceIndex(of currency: CurrencyCode) -> Int {
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
    try check(amounts.map { $0.amount }, isCovered: isCovered)
    return apply(amounts)
  }

  /// Adds one entry, as `post` does with an array of one; returns its id.
  public mutating func post(_ amount: Money, note: WalletNote, isCovered: Bool) throws(MoneyFailure) -> UInt64 {
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
  private func covered(_ position: Int?) -> (sum: Decimal, held: Decimal) {
    guard let position else { return (.zero, .zero) }
    return (balances[position].balance.sum, balances[position].balance.held)
  }

  mutating func apply(_ amounts: [(amount: Money, note: WalletNote)]) -> UInt64 {
    let first = next
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

  private mutating func append(_ entry: WalletEntry) {
    let index = balanceIndex(of: entry.amount.currency)
    let old = balances[index].balance.sum
    // The addition cannot overflow, because `check` has already done it.
    append(entry, to: index, sum: (try? old.adding(entry.amount.amount)) ?? old)
  }

  /// Adds an entry to the balance at an index, and sets its sum.
  private mutating func append(_ entry: WalletEntry, to index: Int, sum: Decimal) {
    balances[index].balance.sum = sum
    balances[index].balance.ids.append(entry.id)
    entryList.append(entry)
  }

  /// Removes the entry of an id, as if it had never been there.
  @_optimize(size) public mutating func remove(_ id: UInt64) throws(MoneyFailure) {
    guard let slot = entryList.slot(of: id) else {
      throw MoneyFailure(.notFound, "unknown entry id " + .id(id) + " in the wallet")
    }
    let amount = entryList[slot: slot].amount
    let index = balanceIndex(of: amount.currency)
    let sum = try balances[index].balance.sum.subtracting(amount.amount)
    try checkCover(Money(sum, amount.currency), held: balances[index].balance.held, isStrict: false)
    let idSlot = balances[index].balance.ids.slot(of: id) { $0 }
    if let idSlot { balances[index].balance.ids.remove(slot: idSlot) }
    balances[index].balance.sum = balances[index].balance.ids.isEmpty ? .zero : sum
    entryList.remove(slot: slot)
    record(.removed(id))
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
  private func checkCover(_ sum: Money, held: Decimal, isStrict: Bool) throws(MoneyFailure) {
    try Wallet.checkCover(sum, held: held, isStrict: isStrict, now: covered(position(of: sum.currency)))
  }

  private mutating func record(_ record: WalletRecord) {
    journal.append(record)
    revision &+= 1
  }
}

// MARK: - Holds

extension Wallet {
  /// Holds an amount, which cannot be spent until the hold is committed or released; returns the hold's id.
  @_optimize(size) public mutating func hold(_ amount: Money, note: WalletNote) throws(MoneyFailure) -> UInt64 {
    guard !amount.amount.isNegative, !amount.amount.isZero else {
      throw MoneyFailure(.argument, "amount to hold must be positive, got " + .money(amount))
    }
    guard next < Wallet.limit else { throw MoneyFailure(.limit, "wallet ids are exhausted") }
    let balance = balance(of: amount.currency)
    let held = try balance.held.adding(amount.amount)
    try checkCover(Money(balance.sum, amount.currency), held: held, isStrict: true)
    let hold = WalletEntry(id: next, amount: amount, note: note)
    next += 1
    balances[balanceIndex(of: amount.currency)].balance.held = held
    holdList.append(hold)
    record(.held(hold))
    return hold.id
  }

  /// Settles a hold: an entry with its negated amount replaces it. If an amount is given, the entry has that amount, and
  /// the rest of the hold can be spent again. Returns the entry's id.
  @_optimize(size) public mutating func commit(_ id: UInt64, amount: Money? = nil) throws(MoneyFailure) -> UInt64 {
    guard next < Wallet.limit else { throw MoneyFailure(.limit, "wallet ids are exhausted") }
    let slot = try holdSlot(id)
    let hold = holdList[slot: slot]
    if let amount { try hold.checkPart(amount) }
    let held = try balance(of: hold.amount.currency).held.subtracting(hold.amount.amount)
    let spent = WalletEntry(id: next, amount: (amount ?? hold.amount).negated, note: hold.note)
    // The sum covers the held amounts, so it does not become negative.
    _ = try balance(of: hold.amount.currency).sum.adding(spent.amount.amount)
    balances[balanceIndex(of: hold.amount.currency)].balance.held = held
    next += 1
    holdList.remove(slot: slot)
    append(spent)
    record(.committed(id, spent))
    return spent.id
  }

  /// Releases a hold: its amount can be spent again.
  @_optimize(size) public mutating func release(_ id: UInt64) throws(MoneyFailure) {
    let slot = try holdSlot(id)
    let hold = holdList[slot: slot]
    let held = try balance(of: hold.amount.currency).held.subtracting(hold.amount.amount)
    balances[balanceIndex(of: hold.amount.currency)].balance.held = held
    holdList.remove(slot: slot)
    record(.released(id))
  }

  @_optimize(size) private func holdSlot(_ id: UInt64) throws(MoneyFailure) -> Int {
    guard let slot = holdList.slot(of: id) else {
      throw MoneyFailure(.notFound, "unknown hold id " + .id(id) + " in the wallet")
    }
    return slot
  }
}

// MARK: - Restoring

extension Wallet {
  /// Makes a wallet in a state that a wallet once had. The position of a failure is the index of the wrong entry; holds
  /// are counted after the entries.
  @_optimize(size) public init(restoring state: WalletState) throws(MoneyFailure) {
    try self.init(checking: state)
    journal = [.restored(state)]
  }

  private init(checking state: WalletState) throws(MoneyFailure) {
    guard state.next >= 1, state.next <= Wallet.limit else {
      throw MoneyFailure(.document, "next id must be 1 to 2^63 - 1, got " + .id(state.next))
    }
    guard state.revision <= Wallet.limit else {
      throw MoneyFailure(.document, "revision must be at most 2^63 - 1, got " + .id(state.revision))
    }
    next = state.next
    revision = state.revision
    try restore(state.entries)
    for (index, hold) in state.holds.enumerated() {
      do throws(MoneyFailure) { try restore(hold) } catch { throw error.placed(at: state.entries.count + index) }
    }
    do throws(MoneyFailure) {
      let held = try exactSums(of: state.holds) { _ in true }
      for (position, sum) in held { balances[position].balance.held = sum }
    } catch { throw error.placed(at: state.entries.count + (error.position ?? 0)) }
    for (index, hold) in state.holds.enumerated() {
      let now = covered(position(of: hold.amount.currency))
      let sum = Money(now.sum, hold.amount.currency)
      do throws(MoneyFailure) { try checkCover(sum, held: now.held, isStrict: true) } catch {
        throw error.placed(at: state.entries.count + index)
      }
    }
  }

  /// Restores all entries. Entries between them may have been removed. So a sum may overflow during the addition
  /// although the final sum does not.
  private mutating func restore(_ entries: [WalletEntry]) throws(MoneyFailure) {
    var isWide: [Bool] = []
    var last: UInt64 = 0
    for (index, entry) in entries.enumerated() {
      guard entry.id > last, entry.id < next else { throw Wallet.outOfOrder(entry.id).placed(at: index) }
      last = entry.id
      let position = balanceIndex(of: entry.amount.currency)
      if position == isWide.count { isWide.append(false) }
      if let sum = try? balances[position].balance.sum.adding(entry.amount.amount) {
        balances[position].balance.sum = sum
      } else {
        isWide[position] = true
      }
      balances[position].balance.ids.append(entry.id)
    }
    entryList = TombstoneList(entries)
    guard isWide.contains(true) else { return }
    let sums = try exactSums(of: entries) { isWide[$0] }
    for (position, sum) in sums { balances[position].balance.sum = sum }
  }

  @_optimize(size) private mutating func restore(_ hold: WalletEntry) throws(MoneyFailure) {
    guard hold.id > holdList.last?.id ?? 0, hold.id < next, entryList.slot(of: hold.id) == nil else {
      throw Wallet.outOfOrder(hold.id)
    }
    guard !hold.amount.amount.isNegative, !hold.amount.amount.isZero else {
      throw MoneyFailure(.document, "amount of a hold must be positive, got " + .money(hold.amount))
    }
    holdList.append(hold)
  }

  /// The exact sums of the currencies in which entries have amounts, for each whose balance is at a wanted position. A
  /// failure is placed at the last entry of the currency.
  @_optimize(size) private mutating func exactSums(
    of entries: [WalletEntry], where isWanted: (Int) -> Bool
  ) throws(MoneyFailure) -> [(position: Int, sum: Decimal)] {
    var sums: [DecimalSum] = []
    var last: [Int] = []
    for (index, entry) in entries.enumerated() {
      let position = balanceIndex(of: entry.amount.currency)
      while position >= sums.count {
        sums.append(DecimalSum())
        last.append(-1)
      }
      sums[position].add(entry.amount.amount)
      last[position] = index
    }
    var found: [(position: Int, sum: Decimal)] = []
    for position in sums.indices where last[position] >= 0 && isWanted(position) {
      do throws(MoneyFailure) {
        found.append((position, try sums[position].value().normalized(atLeast: 0)))
      } catch { throw error.placed(at: last[position]) }
    }
    return found
  }

  @_optimize(size) private static func outOfOrder(_ id: UInt64) -> MoneyFailure {
    MoneyFailure(.document, "ids must ascend below the next id, got " + .id(id))
  }

  /// Repeats a change that a journal records.
  public mutating func replay(_ record: WalletRecord) throws(MoneyFailure) {
    switch record {
    case .restored(let state):
      guard journal.isEmpty, revision == 0 else {
        throw MoneyFailure(.document, "journal must restore a state only at its start")
      }
      self = try Wallet(restoring: state)
    case .posted(let entries):
      if entries.isEmpty { throw MoneyFailure(.document, "number of entries of a post must be at least 1, got 0") }
      for (index, entry) in entries.enumerated() { try expect(entry.id, after: UInt64(index)) }
      try post(entries.map { (amount: $0.amount, note: $0.note) }, isCovered: false)
    case .removed(let id):
      try remove(id)
    case .held(let entry):
      try expect(entry.id)
      _ = try hold(entry.amount, note: entry.note)
    case .committed(let hold, let entry):
      try expect(entry.id)
      let held = holdList[slot: try holdSlot(hold)]
      guard entry.note == held.note, (try? held.checkPart(entry.amount.negated)) != nil else {
        throw MoneyFailure(.document, "entry of a commit must match the hold, got " + .money(entry.amount))
      }
      _ = try commit(hold, amount: entry.amount.negated)
    case .released(let hold):
      try release(hold)
    }
  }

  private func expect(_ id: UInt64, after given: UInt64 = 0) throws(MoneyFailure) {
    if id != next &+ given { throw Wallet.outOfOrder(id) }
  }
}
