import MoneyCore

/// The lots that payments use, the oldest first or as one pool at average cost.
///
/// Lots arrive in the order of their effective days. One that a transfer brought from another wallet may be older than
/// lots before it, so the open lots are a heap: n lots need n log n steps.
struct CashQueue {
  /// An amount with its cost in a currency; nil for an unknown cost.
  struct Lot {
    let entry: UInt64
    let opened: Day?
    var amount: Decimal
    var cost: Money?
  }

  private let method: CashLotMethod
  private var lots: [Lot] = []
  /// The positions of the lots of which an amount is left: a heap with the oldest one first.
  private var heap: [Int] = []

  init(_ method: CashLotMethod) {
    self.method = method
  }

  /// The lots of which an amount is left, by age.
  var open: [Lot] { heap.ordered { isOlder($0, $1) }.map { lots[$0] } }

  /// Adds a lot; at average cost it joins the one pool.
  mutating func add(_ lot: Lot) throws(MoneyFailure) {
    if method == .average, let pool = heap.first {
      let amount = try lots[pool].amount.adding(lot.amount)
      if let cost = lots[pool].cost, let more = lot.cost { lots[pool].cost = try cost.adding(more) }
      lots[pool].amount = amount
      return
    }
    lots.append(method == .average ? Lot(entry: 0, opened: nil, amount: lot.amount, cost: lot.cost) : lot)
    heap.append(lots.count &- 1)
    rise()
  }

  /// Uses an amount above 0 of the lots. Returns the parts that it consists of, and the rest that the lots lack.
  mutating func take(_ amount: Decimal) throws(MoneyFailure) -> (parts: [Lot], rest: Decimal) {
    var parts: [Lot] = []
    var rest = amount
    while !rest.isZero, let oldest = heap.first {
      let lot = lots[oldest]
      if lot.amount <= rest {
        rest = try rest.subtracting(lot.amount)
        parts.append(lot)
        removeOldest()
        continue
      }
      var part = lot
      part.amount = rest
      if let cost = lot.cost {
        let share = try cost.amount.share(rest, of: lot.amount)
        part.cost = Money(share, cost.currency)
        lots[oldest].cost = Money(try cost.amount.subtracting(share), cost.currency)
      }
      lots[oldest].amount = try lot.amount.subtracting(rest)
      parts.append(part)
      rest = .zero
    }
    return (parts, rest)
  }

  /// True if a lot is older than another. Of lots of one day, the one that arrived first is older.
  private func isOlder(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (lots[left].opened?.number ?? Int32.min, lots[right].opened?.number ?? Int32.min)
    return first == second ? left < right : first < second
  }

  /// Moves the last position of the heap to its place.
  private mutating func rise() {
    var child = heap.count &- 1
    while child > 0 {
      let parent = (child &- 1) / 2
      guard isOlder(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func removeOldest() {
    let last = heap.removeLast()
    if heap.isEmpty { return }
    heap[0] = last
    var parent = 0
    while true {
      var oldest = parent
      for child in [2 &* parent &+ 1, 2 &* parent &+ 2] where child < heap.count {
        if isOlder(heap[child], heap[oldest]) { oldest = child }
      }
      if oldest == parent { return }
      heap.swapAt(parent, oldest)
      parent = oldest
    }
  }
}
