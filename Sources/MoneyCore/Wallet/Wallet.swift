/// Moneys of several currencies, each one kept, with holds and a journal.
///
/// Every change is checked whole before anything is stored: a change that fails has changed nothing.
public struct Wallet: Sendable {
  public private(set) var state = WalletState(entries: [], holds: [], next: 1, revision: 0)
  public private(set) var journal: [WalletRecord] = []

  /// What a wallet knows of each currency that it has, or holds, money of.
  struct Balance: Sendable {
    var sum = Decimal.zero
    var held = Decimal.zero
    /// Of its moneys, ascending.
    var ids: [UInt64] = []
  }

  /// In no order that matters.
  private var balances: [(currency: CurrencyCode, balance: Balance)] = []
  private var index = CurrencyIndex()

  /// What no id reaches: JSON's integers are signed.
  static var limit: UInt64 { UInt64(Int64.max) }

  public init() {}

  public var entries: [WalletEntry] { state.entries }
  public var holds: [WalletEntry] { state.holds }
  /// Grows with each change.
  public var revision: UInt64 { state.revision }

  func balance(of currency: CurrencyCode) -> Balance {
    position(of: currency).map { balances[$0].balance } ?? Balance()
  }

  @inline(__always)
  private func position(of currency: CurrencyCode) -> Int? {
    index.find(currency, among: balances.count) { balances[$0].currency }
  }

  /// Where a currency's balance is, made where there is none.
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

  /// The currencies that have moneys, in the order of their first.
  public var currencies: [CurrencyCode] {
    balances.filter { !$0.balance.ids.isEmpty }
      .sorted { ($0.balance.ids.first ?? 0) < ($1.balance.ids.first ?? 0) }
      .map { $0.currency }
  }
}

// MARK: - Moneys in and out

extension Wallet {
  /// Puts moneys in (more than 0) and out, all or none. Their ids are given out in order, from the one returned.
  ///
  /// - Parameter isCovered: whether every currency must have what goes out of it, held money left alone.
  @discardableResult
  public mutating func post(
    _ moneys: [(money: Money, note: WalletNote)], isCovered: Bool
  ) throws(MoneyFailure) -> UInt64 {
    try check(moneys.map { $0.money }, isCovered: isCovered)
    return apply(moneys)
  }

  /// Whether moneys can be posted. Afterwards `apply` cannot fail.
  public func check(_ moneys: [Money], isCovered: Bool) throws(MoneyFailure) {
    guard state.next < Wallet.limit, UInt64(moneys.count) < Wallet.limit - state.next else {
      throw MoneyFailure(.limit, "the wallet has given out all its ids")
    }
    var sums: [Money] = []
    for money in moneys {
      if let index = sums.firstIndex(where: { $0.currency == money.currency }) {
        sums[index] = try sums[index].adding(money)
      } else {
        sums.append(try Money(balance(of: money.currency).sum, money.currency).adding(money))
      }
    }
    for sum in sums {
      let isLess = sum.amount < balance(of: sum.currency).sum
      try checkCover(sum, held: balance(of: sum.currency).held, isStrict: isCovered && isLess)
    }
  }

  public mutating func apply(_ moneys: [(money: Money, note: WalletNote)]) -> UInt64 {
    let first = state.next
    var posted: [WalletEntry] = []
    posted.reserveCapacity(moneys.count)
    for (money, note) in moneys {
      posted.append(WalletEntry(id: state.next, money: money, note: note))
      state.next += 1
    }
    for entry in posted { append(entry) }
    record(.posted(posted))
    return first
  }

  private mutating func append(_ entry: WalletEntry) {
    let index = balanceIndex(of: entry.money.currency)
    // Checked before.
    if let sum = try? balances[index].balance.sum.adding(entry.money.amount) { balances[index].balance.sum = sum }
    balances[index].balance.ids.append(entry.id)
    state.entries.append(entry)
  }

  /// Takes the money of an id away.
  public mutating func remove(_ id: UInt64) throws(MoneyFailure) {
    guard let position = Wallet.position(of: id, in: state.entries) else {
      throw MoneyFailure(.notFound, "the wallet has no money with the id " + .id(id))
    }
    let money = state.entries[position].money
    let index = balanceIndex(of: money.currency)
    let sum = try balances[index].balance.sum.subtracting(money.amount)
    try checkCover(Money(sum, money.currency), held: balances[index].balance.held, isStrict: false)
    if let place = balances[index].balance.ids.sortedIndex(of: id) { balances[index].balance.ids.remove(at: place) }
    balances[index].balance.sum = balances[index].balance.ids.isEmpty ? .zero : sum
    state.entries.remove(at: position)
    record(.removed(id))
  }

  /// Takes away the first money that equals another; its id.
  @discardableResult
  public mutating func take(_ money: Money) throws(MoneyFailure) -> UInt64 {
    guard let entry = state.entries.first(where: { $0.money == money }) else {
      throw MoneyFailure(.notFound, "the wallet has no " + .money(money))
    }
    try remove(entry.id)
    return entry.id
  }

  /// What is held stays covered; with `isStrict`, the rest does not go below 0 either.
  private func checkCover(_ sum: Money, held: Decimal, isStrict: Bool) throws(MoneyFailure) {
    let now = balance(of: sum.currency)
    try Wallet.checkCover(sum, held: held, isStrict: isStrict, now: (now.sum, now.held))
  }

  static func checkCover(
    _ sum: Money, held: Decimal, isStrict: Bool, now: (sum: Decimal, held: Decimal)
  ) throws(MoneyFailure) {
    let isShort = held.isZero ? isStrict && sum.amount.isNegative : sum.amount < held
    guard isShort else { return }
    var message = "not enough: the wallet has " + Message.money(Money(now.sum, sum.currency))
    if !now.held.isZero { message = message + ", " + .decimal(now.held) + " of it held" }
    throw MoneyFailure(.insufficient, message)
  }

  static func position(of id: UInt64, in entries: [WalletEntry]) -> Int? {
    let position = entries.lowerBound(in: 0..<entries.count) { $0.id < id }
    return position < entries.count && entries[position].id == id ? position : nil
  }

  private mutating func record(_ record: WalletRecord) {
    journal.append(record)
    state.revision &+= 1
  }
}

// MARK: - Holds

extension Wallet {
  /// Reserves an amount, which cannot be spent until it is committed or released; the hold's id.
  public mutating func hold(_ money: Money, note: WalletNote) throws(MoneyFailure) -> UInt64 {
    guard !money.amount.isNegative, !money.amount.isZero else {
      throw MoneyFailure(.argument, "a hold is more than 0: " + .money(money))
    }
    guard state.next < Wallet.limit else { throw MoneyFailure(.limit, "the wallet has given out all its ids") }
    let balance = balance(of: money.currency)
    let held = try balance.held.adding(money.amount)
    try checkCover(Money(balance.sum, money.currency), held: held, isStrict: true)
    let hold = WalletEntry(id: state.next, money: money, note: note)
    state.next += 1
    balances[balanceIndex(of: money.currency)].balance.held = held
    state.holds.append(hold)
    record(.held(hold))
    return hold.id
  }

  /// Lets held money go out; the id of what went out.
  public mutating func commit(_ id: UInt64) throws(MoneyFailure) -> UInt64 {
    guard state.next < Wallet.limit else { throw MoneyFailure(.limit, "the wallet has given out all its ids") }
    let position = try holdPosition(id)
    let hold = state.holds[position]
    let held = try balance(of: hold.money.currency).held.subtracting(hold.money.amount)
    let spent = WalletEntry(id: state.next, money: hold.money.negated, note: hold.note)
    // What is held is covered, so what is left is not below 0.
    _ = try balance(of: hold.money.currency).sum.adding(spent.money.amount)
    balances[balanceIndex(of: hold.money.currency)].balance.held = held
    state.next += 1
    state.holds.remove(at: position)
    append(spent)
    record(.committed(id, spent))
    return spent.id
  }

  /// Gives held money back.
  public mutating func release(_ id: UInt64) throws(MoneyFailure) {
    let position = try holdPosition(id)
    let hold = state.holds[position]
    let held = try balance(of: hold.money.currency).held.subtracting(hold.money.amount)
    balances[balanceIndex(of: hold.money.currency)].balance.held = held
    state.holds.remove(at: position)
    record(.released(id))
  }

  private func holdPosition(_ id: UInt64) throws(MoneyFailure) -> Int {
    guard let position = Wallet.position(of: id, in: state.holds) else {
      throw MoneyFailure(.notFound, "the wallet has no hold with the id " + .id(id))
    }
    return position
  }
}

// MARK: - Memory

extension Wallet {
  /// Gives back what arrays have reserved beyond what they hold.
  public mutating func releaseMemory() {
    state.entries = state.entries.map { $0 }
    state.holds = state.holds.map { $0 }
    journal = journal.map { $0 }
    for index in balances.indices { balances[index].balance.ids = balances[index].balance.ids.map { $0 } }
  }
}

// MARK: - Restoring

extension Wallet {
  /// A wallet in a state it once had. A failure's position is the index of the entry that is wrong, holds counted behind
  /// the entries.
  public init(restoring state: WalletState) throws(MoneyFailure) {
    try self.init(checking: state)
    journal = [.restored(state)]
  }

  private init(checking state: WalletState) throws(MoneyFailure) {
    guard state.next >= 1, state.next <= Wallet.limit, state.revision <= Wallet.limit else {
      throw MoneyFailure(.document, "no such next id or revision")
    }
    self.state = WalletState(entries: [], holds: [], next: state.next, revision: state.revision)
    // In another order than they came, sums may not fit on the way to one that does.
    var wide: [CurrencyCode] = []
    var last: UInt64 = 0
    for (index, entry) in state.entries.enumerated() {
      guard entry.id > last, entry.id < state.next else { throw Wallet.outOfOrder(entry.id).placed(at: index) }
      last = entry.id
      let position = balanceIndex(of: entry.money.currency)
      if let sum = try? balances[position].balance.sum.adding(entry.money.amount) {
        balances[position].balance.sum = sum
      } else if !wide.contains(entry.money.currency) {
        wide.append(entry.money.currency)
      }
      balances[position].balance.ids.append(entry.id)
    }
    self.state.entries = state.entries
    for currency in wide {
      do throws(MoneyFailure) {
        let parts = state.entries.filter { $0.money.currency == currency }.map { $0.money.amount }
        balances[balanceIndex(of: currency)].balance.sum = try DecimalSum.of(parts).normalized(atLeast: 0)
      } catch { throw error.placed(at: state.entries.lastIndex { $0.money.currency == currency } ?? 0) }
    }
    for (index, hold) in state.holds.enumerated() {
      do throws(MoneyFailure) { try restore(hold) } catch { throw error.placed(at: state.entries.count + index) }
    }
    for hold in state.holds {
      let index = balanceIndex(of: hold.money.currency)
      if balances[index].balance.held.isZero {
        balances[index].balance.held = try held(of: hold.money.currency)
      }
    }
    for (index, hold) in state.holds.enumerated() {
      let balance = balance(of: hold.money.currency)
      let sum = Money(balance.sum, hold.money.currency)
      do throws(MoneyFailure) { try checkCover(sum, held: balance.held, isStrict: true) } catch {
        throw error.placed(at: state.entries.count + index)
      }
    }
  }

  private mutating func restore(_ hold: WalletEntry) throws(MoneyFailure) {
    guard hold.id > state.holds.last?.id ?? 0, hold.id < state.next,
      Wallet.position(of: hold.id, in: state.entries) == nil
    else { throw Wallet.outOfOrder(hold.id) }
    guard !hold.money.amount.isNegative, !hold.money.amount.isZero else {
      throw MoneyFailure(.document, "a hold is more than 0: " + .money(hold.money))
    }
    state.holds.append(hold)
  }

  private func held(of currency: CurrencyCode) throws(MoneyFailure) -> Decimal {
    let parts = state.holds.filter { $0.money.currency == currency }.map { $0.money.amount }
    return try DecimalSum.of(parts).normalized(atLeast: 0)
  }

  private static func outOfOrder(_ id: UInt64) -> MoneyFailure {
    MoneyFailure(.document, "ids out of order at " + .id(id))
  }

  /// Does again what a journal says.
  public mutating func replay(_ record: WalletRecord) throws(MoneyFailure) {
    switch record {
    case .restored(let state):
      guard journal.isEmpty, revision == 0 else {
        throw MoneyFailure(.document, "a journal restores a state only at its start")
      }
      self = try Wallet(restoring: state)
    case .posted(let entries):
      if entries.isEmpty { throw MoneyFailure(.document, "nothing is posted") }
      for (index, entry) in entries.enumerated() { try expect(entry.id, after: UInt64(index)) }
      try post(entries.map { ($0.money, $0.note) }, isCovered: false)
    case .removed(let id):
      try remove(id)
    case .held(let entry):
      try expect(entry.id)
      _ = try hold(entry.money, note: entry.note)
    case .committed(let hold, let entry):
      try expect(entry.id)
      let held = state.holds[try holdPosition(hold)]
      guard entry.money == held.money.negated, entry.money.amount.scale == held.money.amount.scale,
        entry.note == held.note
      else { throw MoneyFailure(.document, "what goes out is not what was held: " + .money(entry.money)) }
      _ = try commit(hold)
    case .released(let hold):
      try release(hold)
    }
  }

  private func expect(_ id: UInt64, after given: UInt64 = 0) throws(MoneyFailure) {
    if id != state.next &+ given { throw Wallet.outOfOrder(id) }
  }
}
