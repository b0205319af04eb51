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
  /// The positions of lots as a binary heap, the lot to be closed next first.
  private var heap: [Int32] = []
  /// False if a lot is older than one before it, because it came from another security or account.
  private var isSorted = true
  /// The positions of the lots by row, if they are not sorted.
  private var rows = HashIndex(capacity: 0)
  /// The purchases that can replace shares sold at a loss; nil if no loss is disallowed.
  private var replacements: ReplacementIndex?

  /// - Parameter replaces: true if purchases can replace shares sold at a loss.
  init(_ method: LotMethod, replaces: Bool = false) {
    self.method = method
    if replaces { replacements = ReplacementIndex() }
  }

  mutating func clear() {
    lots.removeAll(keepingCapacity: true)
    heap.removeAll(keepingCapacity: true)
    head = 0
    isSorted = true
    rows = HashIndex(capacity: 0)
    replacements?.clear()
    forgetSplits()
  }

  /// True if the heap decides which lot is closed next.
  private var usesHeap: Bool { method == .hifo || (!isSorted && (method == .fifo || method == .lifo)) }

  /// Adds a lot; at average cost it joins the one pool.
  mutating func add(_ lot: Lot, isPurchase: Bool = false) throws(MoneyFailure) {
    guard method.isPooled, !lots.isEmpty else { return try append(lot, isPurchase: isPurchase) }
    try settle(0)
    var pool = lots[0]
    pool.quantity = try pool.quantity.adding(lot.quantity)
    pool.cost = try pool.cost.adding(lot.cost)
    pool.reported = try pool.reported.adding(lot.reported)
    pool.fee = try pool.fee.adding(lot.fee)
    lots[0] = pool
  }

  private mutating func append(_ lot: Lot, isPurchase: Bool) throws(MoneyFailure) {
    let position = lots.count
    if isSorted, let last = lots.last, (lot.day, lot.row) < (last.day, last.row) { try unsort() }
    lots.append(lot)
    lots[position].splits = splits
    replacements?.append(isPurchase: isPurchase)
    if !isSorted { note(position) }
    if usesHeap { try push(Int32(truncatingIfNeeded: position)) }
  }

  /// Prepares for lots in any order of age.
  private mutating func unsort() throws(MoneyFailure) {
    isSorted = false
    rows = HashIndex(capacity: lots.count)
    for position in lots.indices { note(position) }
    if method == .hifo { return }
    heap.removeAll(keepingCapacity: true)
    guard usesHeap else { return }
    for position in lots.indices where !lots[position].quantity.isZero {
      try push(Int32(truncatingIfNeeded: position))
    }
  }

  /// Notes the position of a lot by its row. Of several lots of one purchase, the first can be selected.
  private mutating func note(_ position: Int) {
    let lots = lots
    if rows.find(RowKey(lots[position].row), keyAt: { RowKey(lots[$0].row) }) != nil { return }
    rows.insert(position) { RowKey(lots[$0].row) }
  }

  /// The index of the lot to be closed next; nil if no lot of the kind, short or not, is open.
  mutating func next(isShort: Bool) throws(MoneyFailure) -> Int? {
    let found: Int?
    if usesHeap {
      found = try first()
    } else if method == .lifo {
      found = newest()
    } else {
      found = oldest()
    }
    guard let found, lots[found].quantity.isNegative == isShort else { return nil }
    return found
  }

  private mutating func oldest() -> Int? {
    while head < lots.count, lots[head].quantity.isZero { head &+= 1 }
    if head > 64, head > lots.count / 2, isSorted, replacements == nil {
      lots.removeFirst(head)
      head = 0
    }
    return head < lots.count ? head : nil
  }

  private mutating func newest() -> Int? {
    while let last = lots.last, last.quantity.isZero {
      lots.removeLast()
      replacements?.removeLast()
    }
    return lots.isEmpty ? nil : lots.count &- 1
  }

  private mutating func first() throws(MoneyFailure) -> Int? {
    while let top = heap.first {
      if !lots[Int(top)].quantity.isZero { return Int(top) }
      try pop()
    }
    return nil
  }

  /// The cost that a part of a lot releases.
  struct Released: Sendable {
    var amounts: Amounts
    var fee: Decimal
    /// The number of days that shares sold before the lot's purchase add to its age.
    var carriedDays: Int32 = 0
  }

  /// Removes a part of a lot with its share of the lot's cost; the last part removes the entire rest. A part may be at
  /// most the quantity that carries a loss, if there is one.
  mutating func release(_ part: Decimal, of index: Int) throws(MoneyFailure) -> Released {
    try settle(index)
    let lot = lots[index]
    var released: Released
    if part == lot.quantity.absolute {
      released = Released(amounts: Amounts(own: lot.cost, reported: lot.reported), fee: lot.fee)
      lots[index].quantity = .zero
      lots[index].cost = .zero
      lots[index].reported = .zero
      lots[index].fee = .zero
    } else {
      let fee = lot.fee.isZero ? Decimal.zero : try lot.fee.share(part, of: lot.quantity)
      released = Released(
        amounts: Amounts(
          own: try lot.cost.share(part, of: lot.quantity), reported: try lot.reported.share(part, of: lot.quantity)),
        fee: fee)
      lots[index].quantity = try lot.quantity.adding(lot.quantity.isNegative ? part : part.negated)
      lots[index].cost = try lot.cost.subtracting(released.amounts.own)
      lots[index].reported = try lot.reported.subtracting(released.amounts.reported)
      lots[index].fee = try lot.fee.subtracting(fee)
    }
    if let carried = lot.carried {
      released.carriedDays = carried.days
    }
    if let carried = lot.carried, !carried.quantity.isZero {
      let isLast = part == carried.quantity
      let share = isLast ? carried.amounts : try carried.amounts.share(part, of: carried.quantity)
      released.amounts = try released.amounts.adding(share)
      lots[index].carried =
        isLast
        ? nil
        : CarriedLoss(
          quantity: try carried.quantity.subtracting(part), amounts: try carried.amounts.subtracting(share),
          days: carried.days)
    }
    return released
  }

  /// Replaces the cost of a lot, into which the losses that it carries are folded.
  mutating func set(_ cost: Amounts, of index: Int) throws(MoneyFailure) {
    try settle(index)
    lots[index].cost = cost.own
    lots[index].reported = cost.reported
    if let carried = lots[index].carried {
      lots[index].carried = CarriedLoss(quantity: carried.quantity, amounts: .zero, days: carried.days)
    }
  }

  /// Removes a share of the fee in a lot's cost.
  mutating func takeFee(_ share: CostShare, of index: Int) throws(MoneyFailure) -> Decimal {
    let fee = try share.of(lots[index].fee)
    lots[index].fee = try lots[index].fee.subtracting(fee)
    return fee
  }

  // MARK: Disallowed losses

  /// The number of shares of a lot that do not replace others yet.
  func replaceable(_ index: Int) throws(MoneyFailure) -> Decimal {
    let lot = try lot(at: index)
    return try lot.quantity.subtracting(lot.carried?.quantity ?? .zero)
  }

  /// The first purchase of a day or later, from an index on, whose shares can replace others. Time must not go back.
  mutating func replacement(from index: Int, since day: Day) throws(MoneyFailure) -> Int? {
    var found = replacements?.first(from: index) ?? lots.count
    while found < lots.count {
      if lots[found].day >= day, !(try replaceable(found)).isZero { return found }
      replacements?.drop(found)
      found = replacements?.first(from: found) ?? lots.count
    }
    return nil
  }

  /// Adds a disallowed loss to shares of a lot.
  mutating func carry(
    _ loss: Amounts, to quantity: Decimal, of index: Int, days: Int32
  ) throws(MoneyFailure) {
    try settle(index)
    let old = lots[index].carried
    lots[index].carried = CarriedLoss(
      quantity: try quantity.adding(old?.quantity ?? .zero), amounts: try loss.adding(old?.amounts ?? .zero),
      days: Swift.max(days, old?.days ?? 0))
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
    if let carried = lot.carried {
      lot.carried = CarriedLoss(
        quantity: try now.multiplying(carried.quantity, since: then), amounts: carried.amounts, days: carried.days)
    }
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
    if !isSorted { return rows.find(RowKey(purchase.row)) { RowKey(lots[$0].row) } }
    let position = lots.lowerBound(in: head..<lots.count) { lot in
      lot.day != purchase.day ? lot.day < purchase.day : lot.row < purchase.row
    }
    return position < lots.count && lots[position].row == purchase.row ? position : nil
  }

  // MARK: The heap

  private mutating func isBefore(_ left: Int32, _ right: Int32) throws(MoneyFailure) -> Bool {
    if method != .hifo {
      let (one, other) = (lots[Int(left)], lots[Int(right)])
      if one.day != other.day { return (one.day < other.day) == (method == .fifo) }
      if one.row != other.row { return (one.row < other.row) == (method == .fifo) }
      return left < right
    }
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

/// A row as a key.
private struct RowKey: IndexKey {
  private let row: UInt64

  init(_ row: Int32) {
    self.row = UInt64(UInt32(bitPattern: row))
  }

  // Multiplication by an odd constant spreads rows that follow one another.
  var hash: UInt64 { (row &* 0x9E37_79B9_7F4A_7C15) >> 16 }

  static func < (left: RowKey, right: RowKey) -> Bool { left.row < right.row }
  static func == (left: RowKey, right: RowKey) -> Bool { left.row == right.row }
}

/// The identity of a lot among those of its symbol, and its age.
struct LotKey: Sendable {
  let row: Int32
  let day: Day
}
