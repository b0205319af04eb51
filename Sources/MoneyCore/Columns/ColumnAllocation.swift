/// The division of each amount of a column in proportion to the same weights.
public struct ColumnAllocation {
  package let amounts: Column
  private let shares: [Column]
  private let remainder: Column?
  private let statuses: UnsafeMutablePointer<Int32>?
  private let method: AllocationMethod
  private let weights: Allocation.Weights
  private let decimals: [Decimal]
  /// The scale of the amounts, if it is known, and of the shares.
  private let scale: UInt32
  public let digits: UInt32?
  private let places: UInt32

  /// All columns must have the same length; each weight requires one column of shares.
  public init(
    _ amounts: Column, by weights: [Decimal], method: AllocationMethod, digits: Digits, into shares: [Column],
    remainder: Column?, statuses: UnsafeMutablePointer<Int32>?
  ) throws(MoneyFailure) {
    self.amounts = amounts
    self.shares = shares
    self.remainder = remainder
    self.statuses = statuses
    self.method = method
    self.weights = try Allocation.aligned(weights)
    decimals = weights
    // Without a scale the coefficients are divided as whole numbers.
    scale = amounts.scale ?? 0
    switch digits {
    case .currency:
      self.digits = amounts.scale
      places = scale
    case .count(let count):
      guard amounts.scale != nil else {
        throw MoneyFailure(.argument, "amounts.scale must be set if digits are set")
      }
      self.digits = count
      places = count
    }
    for share in shares + (remainder.map { [$0] } ?? []) where share.scale != nil && share.scale != self.digits {
      throw MoneyFailure(
        .argument,
        "shares.scale must equal the digits " + .number(Int(self.digits ?? 0)) + ", got "
          + .number(Int(share.scale ?? 0)))
    }
  }

  /// The buffers of a slice, allocated before its first row.
  private struct Scratch {
    let shares: UnsafeMutablePointer<UInt64>
    let losses: UnsafeMutablePointer<UInt64>
    let heap: UnsafeMutablePointer<Int>

    init(_ count: Int) {
      shares = .allocate(capacity: count)
      losses = .allocate(capacity: count)
      heap = .allocate(capacity: count)
    }

    func deallocate() {
      shares.deallocate()
      losses.deallocate()
      heap.deallocate()
    }
  }

  /// Runs a slice.
  public func run(_ rows: Range<Int>) -> ColumnOutcome {
    var outcome = ColumnOutcome()
    let block = ColumnBlock()
    let scratch = Scratch(weights.count)
    defer {
      block.deallocate()
      scratch.deallocate()
    }
    let sum = weights.sum.limbs.first ?? 0
    let isShort = !weights.words.isEmpty && sum < 1 << 62 && places == scale
    var row = rows.lowerBound
    while row < rows.upperBound {
      let count = min(ColumnBlock.rows, rows.upperBound &- row)
      outcome.nullCount &+= block.begin(row, count, (amounts, nil, nil))
      for index in 0..<count {
        let isValid = block.isValid(index)
        let value = isValid ? amounts.coefficient(row &+ index) : 0
        if isShort, let word = Int64(exactly: value) {
          allocate(word, sum, scratch, row &+ index)
        } else {
          do {
            try allocate(value, row &+ index)
          } catch {
            block.statuses[index] = error.status.byte
            ColumnBlock.mark(block.failed, index)
            clear(row &+ index)
          }
        }
      }
      for share in shares { block.storeValidity(share, row, count, keeps: share.isSame(as: amounts)) }
      if let remainder { block.storeValidity(remainder, row, count, keeps: remainder.isSame(as: amounts)) }
      guard block.settle(row, count, statuses, &outcome) else { return outcome }
      row &+= count
    }
    return outcome
  }

  /// The fast path of nearly all rows: the amount, the weights and their sum fit 64-bit words.
  @inline(__always)
  private func allocate(_ value: Int64, _ sum: UInt64, _ scratch: Scratch, _ row: Int) {
    let count = weights.count
    let whole = value.magnitude
    var left = whole
    weights.words.withUnsafeBufferPointer { words in
      for index in 0..<count {
        let product = whole.multipliedFullWidth(by: words[index])
        // A weight is at most the sum, so the quotient is at most the amount. The high word stays below the sum even
        // for a weight that equals the sum.
        let (quotient, rest) =
          product.high == 0 ? product.low.quotientAndRemainder(dividingBy: sum) : sum.dividingFullWidth(product)
        scratch.shares[index] = quotient
        scratch.losses[index] = rest
        left &-= quotient
      }
      hand(out: &left, words, scratch)
    }
    let sign = value >> 63
    for index in 0..<count {
      let share = (Int64(bitPattern: scratch.shares[index]) ^ sign) &- sign
      let column = shares[index]
      if column.layout == .int64 { column.store(share, row) } else { column.storeWide(Int128(share), row) }
    }
    remainder?.put(Int128((Int64(bitPattern: left) ^ sign) &- sign), row)
  }

  @inline(__always)
  private func hand(out left: inout UInt64, _ words: UnsafeBufferPointer<UInt64>, _ scratch: Scratch) {
    let count = words.count
    switch method {
    case .separateRemainder: return
    case .floorToFirst, .floorToLast:
      var step = 0
      while left > 0, step < count {
        let index = method == .floorToFirst ? step : count &- 1 &- step
        if words[index] != 0 {
          scratch.shares[index] &+= 1
          left &-= 1
        }
        step &+= 1
      }
    case .largestRemainder:
      // The losses sum to exactly `left` units, each being less than one unit. Fewer units are therefore left than
      // shares with a loss.
      if count <= 16 || left <= 8 {
        while left > 0 {
          var largest = 0
          for index in 1..<max(count, 1) where scratch.losses[index] > scratch.losses[largest] { largest = index }
          scratch.shares[largest] &+= 1
          scratch.losses[largest] = 0
          left &-= 1
        }
      } else {
        handOutByHeap(&left, count, scratch)
      }
    }
  }

  @inline(never)
  private func handOutByHeap(_ left: inout UInt64, _ count: Int, _ scratch: Scratch) {
    let (heap, losses) = (scratch.heap, scratch.losses)
    func precedes(_ first: Int, _ second: Int) -> Bool {
      losses[first] != losses[second] ? losses[first] > losses[second] : first < second
    }
    func sink(_ start: Int, _ size: Int) {
      var parent = start
      while true {
        var child = parent &* 2 &+ 1
        if child >= size { return }
        if child &+ 1 < size, precedes(heap[child &+ 1], heap[child]) { child &+= 1 }
        if !precedes(heap[child], heap[parent]) { return }
        (heap[parent], heap[child]) = (heap[child], heap[parent])
        parent = child
      }
    }
    for index in 0..<count { heap[index] = index }
    var start = count / 2
    while start > 0 {
      start &-= 1
      sink(start, count)
    }
    var size = count
    while left > 0, size > 0 {
      scratch.shares[heap[0]] &+= 1
      left &-= 1
      size &-= 1
      heap[0] = heap[size]
      sink(0, size)
    }
  }

  /// The general path, which allocates a row as one amount is allocated.
  @inline(never)
  private func allocate(_ value: Int128, _ row: Int) throws(MoneyFailure) {
    guard let amount = Decimal(coefficient: value, scale: scale) else {
      throw MoneyFailure(.argument, "amount must have at most 38 digits")
    }
    // The currency does not matter, because the digits are given.
    let allocation = try Allocation(
      of: Money(amount, .euro), by: decimals, method: method, digits: .count(places), in: nil)
    for (index, share) in shares.enumerated() where !share.holds(allocation.shares[index].amount.coefficient) {
      throw MoneyFailure(.overflow, "share exceeds the range of its column")
    }
    if let remainder, !remainder.holds(allocation.remainder.amount.coefficient) {
      throw MoneyFailure(.overflow, "remainder exceeds the range of its column")
    }
    for (index, share) in shares.enumerated() { share.put(allocation.shares[index].amount.coefficient, row) }
    remainder?.put(allocation.remainder.amount.coefficient, row)
  }

  /// Writes the results of a row that fails: 0, or the amount itself in the place of the amounts.
  private func clear(_ row: Int) {
    for share in shares where !share.isSame(as: amounts) { share.put(0, row) }
    if let remainder, !remainder.isSame(as: amounts) { remainder.put(0, row) }
  }

  public func failure(_ outcome: ColumnOutcome) -> MoneyFailure {
    let row = outcome.firstFailed
    do {
      try allocate(amounts.coefficient(row), row)
    } catch {
      return MoneyFailure(error.status, "row " + Message.number(row) + ": " + error.message, at: row)
    }
    return MoneyFailure(.argument, "row " + Message.number(row) + " failed", at: row)
  }
}
