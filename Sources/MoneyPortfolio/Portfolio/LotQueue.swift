import MoneyCore

/// The lots of one symbol in the order in which sales close them.
struct LotQueue: Sendable {
  private let method: LotMethod
  /// The lots by age; some have no shares left. Their quantities may lack the last splits.
  private var lots: [Lot] = []
  /// The products of the splits: the one at an index is the product of that many splits.
  private var products = [SplitProduct()]
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
    forgetSplits()
  }

  /// Adds a lot that is younger than all others; at average cost it joins the one pool.
  mutating func add(_ lot: Lot) throws(MoneyFailure) {
    guard method == .average, !lots.isEmpty else {
      lots.append(lot)
      lots[lots.count &- 1].splits = splits
      if method == .hifo { try push(Int32(truncatingIfNeeded: lots.count &- 1)) }
      return
    }
    try settle(0)
    var pool = lots[0]
    pool.quantity = try pool.quantity.adding(lot.quantity)
    pool.cost = try pool.cost.adding(lot.cost)
    pool.reported = try pool.reported.adding(lot.reported)
    lots[0] = pool
  }

  /// The index of the lot to be closed next; nil if no lot of the kind, short or not, is open.
  mutating func next(isShort: Bool) throws(MoneyFailure) -> Int? {
    let found: Int?
    switch method {
    case .fifo, .average, .specific: found = oldest()
    case .lifo: found = newest()
    case .hifo: found = try dearest()
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

  private mutating func dearest() throws(MoneyFailure) -> Int? {
    while let top = heap.first {
      if !lots[Int(top)].quantity.isZero { return Int(top) }
      try pop()
    }
    return nil
  }

  /// Removes a part of a lot with its share of the lot's cost; the last part removes the entire rest.
  mutating func release(
    _ part: Decimal, of index: Int
  ) throws(MoneyFailure) -> (cost: Decimal, reported: Decimal) {
    try settle(index)
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

  // MARK: Splits

  private var splits: Int32 { Int32(truncatingIfNeeded: products.count &- 1) }

  /// Multiplies the quantities of all lots, when somebody asks for them.
  mutating func multiply(by factor: Decimal) throws(MoneyFailure) {
    if factor == Decimal(unchecked: 1, scale: 0) || lots.isEmpty { return }
    var next = products[products.count &- 1].times(factor)
    if next == nil {
      // No lot stays open through more digits than a product has room for, so each lot is settled here once.
      for index in head..<lots.count { try settle(index) }
      for index in lots.indices { lots[index].splits = 0 }
      forgetSplits()
      next = products[0].times(factor)
    }
    if let next { products.append(next) }
  }

  private mutating func forgetSplits() {
    products.removeAll(keepingCapacity: true)
    products.append(SplitProduct())
  }

  /// The lot at an index, with all splits.
  func lot(at index: Int) throws(MoneyFailure) -> Lot {
    var lot = lots[index]
    if lot.splits == splits { return lot }
    let (now, then) = (products[products.count &- 1], products[Int(lot.splits)])
    lot.quantity = try now.multiplying(lot.quantity, since: then)
    // Lots without shares are included, because the heap still compares them.
    if method == .hifo { lot.firstQuantity = try now.multiplying(lot.firstQuantity, since: then) }
    lot.splits = splits
    return lot
  }

  private mutating func settle(_ index: Int) throws(MoneyFailure) {
    if lots[index].splits != splits { lots[index] = try lot(at: index) }
  }

  /// The number of lots, open or not.
  var count: Int { lots.count }

  /// The lots of which shares are held or owed, by age.
  func open() throws(MoneyFailure) -> [Lot] {
    var open: [Lot] = []
    for index in lots.indices where !lots[index].quantity.isZero { open.append(try lot(at: index)) }
    return open
  }

  /// The index of the lot of a purchase; nil if the lot is not in the queue, or no longer.
  func index(of purchase: LotKey) -> Int? {
    let position = lots.lowerBound(in: head..<lots.count) { lot in
      lot.day != purchase.day ? lot.day < purchase.day : lot.row < purchase.row
    }
    return position < lots.count && lots[position].row == purchase.row ? position : nil
  }

  // MARK: The heap

  private mutating func isBefore(_ left: Int32, _ right: Int32) throws(MoneyFailure) -> Bool {
    try settle(Int(left))
    try settle(Int(right))
    if lots[Int(left)].isDearer(than: lots[Int(right)]) { return true }
    return left < right && !lots[Int(right)].isDearer(than: lots[Int(left)])
  }

  private mutating func push(_ position: Int32) throws(MoneyFailure) {
    heap.append(position)
    var child = heap.count &- 1
    while child > 0 {
      let parent = (child &- 1) / 2
      guard try isBefore(heap[child], heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() throws(MoneyFailure) {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var first = parent
      for child in (2 &* parent &+ 1)...(2 &* parent &+ 2) where child < heap.count {
        if try isBefore(heap[child], heap[first]) { first = child }
      }
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
