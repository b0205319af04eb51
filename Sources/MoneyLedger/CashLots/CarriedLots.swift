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
    let hasCosts = note.details?.cost == nil && keepers.contains { $0.wallet.costs > 0 }
    let legs = hasCosts ? CarriedLots.ordered(legs, wallets: keepers.count) : legs
    for (index, leg) in legs.enumerated() {
      let source = leg.source.flatMap { keepers.indices.contains($0) ? $0 : nil }
      let target = leg.target.flatMap { keepers.indices.contains($0) ? $0 : nil }
      let later = hasCosts ? legs[(index &+ 1)...].filter { $0.amount.currency == leg.amount.currency } : []
      var parts = [CashQueue.Lot(entry: 0, opened: note.acquired, amount: leg.amount.amount, cost: nil)]
      if hasCosts, let source {
        if target != nil {
          parts = try carried(leg.amount, from: source, among: keepers) ?? parts
        } else if later.contains(where: { $0.source == source && $0.target != nil }) {
          _ = try taken(leg.amount, from: source, among: keepers)
        }
      }
      let isReceivedForLater = later.contains { $0.source == target }
      for part in parts {
        let amount = Money(part.amount, leg.amount.currency)
        if let source { postings[source].append((amount.negated, noteOf(part, booked: note.day))) }
        guard let target else { continue }
        postings[target].append((amount, noteOf(part, booked: part.opened)))
        if isReceivedForLater { try add(part, to: target, amount.currency, among: keepers) }
      }
    }
    return postings
  }

  /// The legs in an order in which the amounts of a currency come into a wallet before others go out. Legs that are in
  /// such an order keep it. Legs that form a cycle begin with the first.
  @_optimize(size)
  private static func ordered(_ legs: [TransferLeg], wallets: Int) -> [TransferLeg] {
    var ordered = legs
    for (start, first) in legs.enumerated() {
      let currency = first.amount.currency
      if legs[..<start].contains(where: { $0.amount.currency == currency }) { continue }
      let positions = legs.indices.filter { legs[$0].amount.currency == currency }
      let sorted = inflowsFirst(positions.map { legs[$0] }, wallets: wallets)
      for (position, leg) in zip(positions, sorted) { ordered[position] = leg }
    }
    return ordered
  }

  private static func inflowsFirst(_ legs: [TransferLeg], wallets: Int) -> [TransferLeg] {
    var sorted: [TransferLeg] = []
    var incoming = [Int](repeating: 0, count: wallets)
    func count(_ leg: TransferLeg, _ step: Int) {
      guard let target = leg.target, target != leg.source, incoming.indices.contains(target) else { return }
      incoming[target] &+= step
    }
    for leg in legs { count(leg, 1) }
    var pending = legs
    while !pending.isEmpty {
      var waiting: [TransferLeg] = []
      for leg in pending {
        if let source = leg.source, incoming.indices.contains(source), incoming[source] > 0 {
          waiting.append(leg)
        } else {
          sorted.append(leg)
          count(leg, -1)
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
      var queue = try keepers[wallet].wallet.lots(of: currency, on: note.effectiveDay) ?? CashQueue(.fifo)
      try queue.add(part)
      books.append(Book(wallet: wallet, currency: currency, queue: queue))
    }
  }

  /// The position of the lots of a wallet in a currency; nil if it states no costs, or if its lots cannot be computed.
  private mutating func position<Keeper: WalletKeeper>(
    of wallet: Int, _ currency: CurrencyCode, among keepers: [Keeper]
  ) throws(MoneyFailure) -> Int? {
    if let known = books.firstIndex(where: { $0.wallet == wallet && $0.currency == currency }) { return known }
    let kept = keepers[wallet].wallet
    guard kept.lotCount(of: currency) > 0, let queue = try kept.lots(of: currency, on: note.effectiveDay) else {
      return nil
    }
    books.append(Book(wallet: wallet, currency: currency, queue: queue))
    return books.count &- 1
  }
}

extension Wallet {
  /// The lots of a currency on a day, the oldest first; without a day, those of the entries without one. Nil if an entry
  /// pays more than the lots before it contain.
  fileprivate func lots(of currency: CurrencyCode, on day: Day?) throws(MoneyFailure) -> CashQueue? {
    var queue = CashQueue(.fifo)
    for entry in try AccountStatement.entries(of: self, in: currency, from: nil, through: day, watch: .none) {
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
