import MoneyCore

/// The lots that a transfer removes from some wallets and brings to others.
///
/// A wallet that states costs of a currency pays with its oldest lots as of the day of the transfer. Each lot with a cost
/// is an entry of its own on both sides. The source records the cost as the proceeds, so it realises no gain; the target
/// records it as the cost, with the booked day of the lot. A part without a cost is moved as it is.
///
///     // 10.00 USD for 9.00 EUR of 2024-01-02, of which 4.00 USD are moved on 2024-06-01:
///     // the target's entry is booked on 2024-01-02, effective on 2024-06-01, and its cost is 3.60 EUR
struct CarriedLots {
  typealias Posting = (amount: Money, note: WalletNote)

  /// The lots of one currency of a wallet, as of the day of the transfer.
  private struct Book {
    let wallet: Int
    let currency: CurrencyCode
    var queue: CashQueue
  }

  private let note: WalletNote
  private var books: [Book] = []
  /// For each leg, the positions of its first entries among the postings of its source and of its target.
  private(set) var firsts: [(source: Int, target: Int)] = []

  /// - Parameter note: the note of the transfer. If it states a cost itself, no lot is carried.
  init(_ note: WalletNote) {
    self.note = note
  }

  /// The entries that legs add to each of several wallets.
  @_optimize(size)
  mutating func postings<Keeper: WalletKeeper>(
    of legs: [TransferLeg], among keepers: [Keeper]
  ) throws(MoneyFailure) -> [[Posting]] {
    var postings = [[Posting]](repeating: [], count: keepers.count)
    firsts = [(source: Int, target: Int)](repeating: (0, 0), count: legs.count)
    let hasCosts = try hasCosts(of: legs, among: keepers)
    let order = hasCosts ? CarriedLots.order(of: legs, wallets: keepers.count) : Array(legs.indices)
    for (step, index) in order.enumerated() {
      let leg = legs[index]
      let source = leg.source.flatMap { keepers.indices.contains($0) ? $0 : nil }
      let target = leg.target.flatMap { keepers.indices.contains($0) ? $0 : nil }
      let later =
        hasCosts ? order[(step &+ 1)...].map { legs[$0] }.filter { $0.amount.currency == leg.amount.currency } : []
      var parts = [CashQueue.Lot(entry: 0, opened: note.acquired, amount: leg.amount.amount, cost: nil)]
      if hasCosts, let source {
        if target != nil {
          parts = try carried(leg.amount, from: source, among: keepers) ?? parts
        } else if later.contains(where: { $0.source == source && $0.target != nil }) {
          _ = try taken(leg.amount, from: source, among: keepers)
        }
      }
      let isReceivedForLater = later.contains { $0.source == target }
      for (number, part) in parts.enumerated() {
        let amount = Money(part.amount, leg.amount.currency)
        if let source {
          if number == 0 { firsts[index].source = postings[source].count }
          postings[source].append((amount.negated, noteOf(part, booked: note.day)))
        }
        guard let target else { continue }
        if number == 0 { firsts[index].target = postings[target].count }
        postings[target].append((amount, noteOf(part, booked: part.opened)))
        if isReceivedForLater { try add(part, to: target, amount.currency, among: keepers) }
      }
    }
    return postings
  }

  /// True if a source of the legs records costs in their currency.
  private func hasCosts<Keeper: WalletKeeper>(
    of legs: [TransferLeg], among keepers: [Keeper]
  ) throws(MoneyFailure) -> Bool {
    if note.details?.cost != nil { return false }
    for leg in legs {
      guard let source = leg.source, keepers.indices.contains(source) else { continue }
      if try keepers[source].recordsCost(of: leg.amount.currency) { return true }
    }
    return false
  }

  /// The positions of legs in an order in which the amounts of a currency come into a wallet before others go out. Legs
  /// that are in such an order keep it. Legs that form a cycle begin with the first.
  @_optimize(size)
  private static func order(of legs: [TransferLeg], wallets: Int) -> [Int] {
    var order = Array(legs.indices)
    for (start, first) in legs.enumerated() {
      let currency = first.amount.currency
      if legs[..<start].contains(where: { $0.amount.currency == currency }) { continue }
      let positions = legs.indices.filter { legs[$0].amount.currency == currency }
      let sorted = inflowsFirst(positions, of: legs, wallets: wallets)
      for (position, index) in zip(positions, sorted) { order[position] = index }
    }
    return order
  }

  private static func inflowsFirst(_ positions: [Int], of legs: [TransferLeg], wallets: Int) -> [Int] {
    var sorted: [Int] = []
    var incoming = [Int](repeating: 0, count: wallets)
    func count(_ position: Int, _ step: Int) {
      let leg = legs[position]
      guard let target = leg.target, target != leg.source, incoming.indices.contains(target) else { return }
      incoming[target] &+= step
    }
    for position in positions { count(position, 1) }
    var pending = positions
    while !pending.isEmpty {
      var waiting: [Int] = []
      for position in pending {
        if let source = legs[position].source, incoming.indices.contains(source), incoming[source] > 0 {
          waiting.append(position)
        } else {
          sorted.append(position)
          count(position, -1)
        }
      }
      if waiting.count == pending.count {
        let first = waiting.removeFirst()
        sorted.append(first)
        count(first, -1)
      }
      pending = waiting
    }
    return sorted
  }

  /// The note of an entry for a part of an amount.
  private func noteOf(_ part: CashQueue.Lot, booked: Day?) -> WalletNote {
    guard let cost = part.cost else { return note }
    return note.carrying(cost, booked: booked)
  }

  /// The lots with which a wallet pays an amount; nil if they are not known. Throws if they do not cover it.
  private mutating func carried<Keeper: WalletKeeper>(
    _ amount: Money, from wallet: Int, among keepers: [Keeper]
  ) throws(MoneyFailure) -> [CashQueue.Lot]? {
    guard let taken = try taken(amount, from: wallet, among: keepers) else { return nil }
    if taken.rest.isZero { return taken.parts }
    guard let day = note.effectiveDay else {
      throw MoneyFailure(
        .date, "date of the transfer must be set to keep the dates and costs of its lots of " + .money(amount))
    }
    throw MoneyFailure(
      .insufficient,
      "lots on " + .date(day) + " must cover " + .money(amount) + ", got " + .decimal(taken.rest) + " too few")
  }

  private mutating func taken<Keeper: WalletKeeper>(
    _ amount: Money, from wallet: Int, among keepers: [Keeper]
  ) throws(MoneyFailure) -> (parts: [CashQueue.Lot], rest: Decimal)? {
    guard let position = try position(of: wallet, amount.currency, among: keepers) else { return nil }
    return try books[position].queue.take(amount.amount)
  }

  /// Adds a part that a wallet receives and a later leg may use.
  private mutating func add<Keeper: WalletKeeper>(
    _ part: CashQueue.Lot, to wallet: Int, _ currency: CurrencyCode, among keepers: [Keeper]
  ) throws(MoneyFailure) {
    if let known = try position(of: wallet, currency, among: keepers) {
      try books[known].queue.add(part)
    } else if part.cost != nil {
      // With the part, the wallet states a cost for the first time.
      var queue = try lots(of: currency, in: keepers[wallet]) ?? CashQueue(.fifo)
      try queue.add(part)
      books.append(Book(wallet: wallet, currency: currency, queue: queue))
    }
  }

  /// The position of the lots of a wallet in a currency; nil if it states no costs, or if its lots cannot be computed.
  private mutating func position<Keeper: WalletKeeper>(
    of wallet: Int, _ currency: CurrencyCode, among keepers: [Keeper]
  ) throws(MoneyFailure) -> Int? {
    if let known = books.firstIndex(where: { $0.wallet == wallet && $0.currency == currency }) { return known }
    guard try keepers[wallet].recordsCost(of: currency), let queue = try lots(of: currency, in: keepers[wallet]) else {
      return nil
    }
    books.append(Book(wallet: wallet, currency: currency, queue: queue))
    return books.count &- 1
  }

  /// The lots of a currency of a wallet on the day of the transfer, the oldest first; without a day, those of the entries
  /// without one. Nil if an entry pays more than the lots before it contain.
  private func lots<Keeper: WalletKeeper>(
    of currency: CurrencyCode, in keeper: Keeper
  ) throws(MoneyFailure) -> CashQueue? {
    let day = note.effectiveDay
    var queue = CashQueue(.fifo)
    for entry in try keeper.entries(of: currency, through: day) {
      if entry.amount.amount.isZero || (day == nil && entry.note.effectiveDay != nil) { continue }
      if entry.amount.amount.isNegative {
        guard try queue.take(entry.amount.negated.amount).rest.isZero else { return nil }
      } else {
        let cost = entry.note.details?.cost.map { Wallet.shown($0, in: nil) }
        try queue.add(
          CashQueue.Lot(entry: entry.id, opened: entry.note.acquired, amount: entry.amount.amount, cost: cost))
      }
    }
    return queue
  }
}
