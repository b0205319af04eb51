import MoneyCore

/// The lots of one symbol in the order in which sales close them.
struct LotQueue: Sendable {
  private let method: LotMethod
  /// The lots by age; some have no shares left.
  private(set) var lots: [Lot] = []
  /// No lot before this index is open.
  private var head = 0
  /// The positions of lots as a binary heap, the dearest lot first.
  private var heap: [Int32] = []

  init(_ method: LotMethod) {
    self.method = method
  }

  mutating func clear() {
    lots.removeAll(keepingCapacity: true)
    heap.removeAll(keepingCapacity: true)
    head = 0
  }

  /// Adds a lot that is younger than all others; at average cost it joins the one pool.
  mutating func add(_ lot: Lot) throws(MoneyFailure) {
    guard method == .average, var pool = lots.first else {
      lots.append(lot)
      if method == .hifo { push(Int32(truncatingIfNeeded: lots.count &- 1)) }
      return
    }
    pool.quantity = try pool.quantity.adding(lot.quantity)
    pool.cost = try pool.cost.adding(lot.cost)
    pool.reported = try pool.reported.adding(lot.reported)
    lots[0] = pool
  }

  /// The index of the lot to be closed next; nil if no lot of the kind, short or not, is open.
  mutating func next(isShort: Bool) -> Int? {
    let found: Int?
    switch method {
    case .fifo, .average, .specific: found = oldest()
    case .lifo: found = newest()
    case .hifo: found = dearest()
    }
    guard let found, lots[found].quantity.isNegative == isShort else { return nil }
    return found
  }

  private mutating func oldest() -> Int? {
    while head < lots.count, lots[head].quantity.isZero { head &+= 1 }
    if head > 64, head > lots.count / 2 {
      lots.removeFirst(head)
      head = 0
    }
    return head < lots.count ? head : nil
  }

  private mutating func newest() -> Int? {
    while let last = lots.last, last.quantity.isZero { lots.removeLast() }
    return lots.isEmpty ? nil : lots.count &- 1
  }

  private mutating func dearest() -> Int? {
    while let top = heap.first {
      if !lots[Int(top)].quantity.isZero { return Int(top) }
      pop()
    }
    return nil
  }

  /// Takes a part of a lot with its share of the lot's cost; the last part takes all that is left.
  mutating func release(
    _ part: Decimal, of index: Int
  ) throws(MoneyFailure) -> (cost: Decimal, reported: Decimal) {
    let lot = lots[index]
    if part == lot.quantity.absolute {
      lots[index].quantity = .zero
      lots[index].cost = .zero
      lots[index].reported = .zero
      return (lot.cost, lot.reported)
    }
    let cost = try lot.cost.share(part, of: lot.quantity)
    let reported = try lot.reported.share(part, of: lot.quantity)
    lots[index].quantity = try lot.quantity.adding(lot.quantity.isNegative ? part : part.negated)
    lots[index].cost = try lot.cost.subtracting(cost)
    lots[index].reported = try lot.reported.subtracting(reported)
    return (cost, reported)
  }

  /// Multiplies the quantities of all lots. A factor other than 1 adds digits to a quantity, of which there are at most
  /// 38. So lots that stay open are multiplied a few hundred times at most, however many splits there are.
  mutating func multiply(by factor: Decimal) throws(MoneyFailure) {
    if factor == Decimal(unchecked: 1, scale: 0) { return }
    // Lots without shares are included, because the heap still compares them.
    for index in head..<lots.count {
      lots[index].quantity = try lots[index].quantity.multiplied(by: factor)
      lots[index].firstQuantity = try lots[index].firstQuantity.multiplied(by: factor)
    }
  }

  /// The index of the lot of a purchase; nil if the lot is not in the queue, or no longer.
  func index(of purchase: LotKey) -> Int? {
    let position = lots.lowerBound(in: head..<lots.count) { lot in
      lot.day != purchase.day ? lot.day < purchase.day : lot.row < purchase.row
    }
    return position < lots.count && lots[position].row == purchase.row ? position : nil
  }

  // MARK: The heap

  private func isBefore(_ left: Int32, _ right: Int32) -> Bool {
    if lots[Int(left)].isDearer(than: lots[Int(right)]) { return true }
    return left < right && !lots[Int(right)].isDearer(than: lots[Int(left)])
  }

  private mutating func push(_ position: Int32) {
    heap.append(position)
    var child = heap.count &- 1
    while child > 0 {
      let parent = (child &- 1) / 2
      guard isBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var first = parent
      for child in [2 &* parent &+ 1, 2 &* parent &+ 2]
      where child < heap.count && isBefore(heap[child], heap[first]) { first = child }
      if first == parent { return }
      heap.swapAt(first, parent)
      parent = first
    }
  }
}

/// The identity of a lot among those of its symbol, and its age.
struct LotKey: Sendable {
  let row: Int32
  let day: Day
}
