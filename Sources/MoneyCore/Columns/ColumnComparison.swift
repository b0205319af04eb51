/// The comparison of two columns, row by row.
public struct ColumnComparison {
  package let a: Column
  package let b: Column
  private let first: Side
  private let second: Side
  private let orders: Column
  private let statuses: UnsafeMutablePointer<Int32>?

  /// The codes, scales and indices of one side's rows.
  private struct Side {
    let codes: [CurrencyCode?]
    let scales: [ColumnScale]
    let indices: Column?

    init(_ column: Column, _ currencies: ColumnCurrencies?, _ registry: CurrencyRegistry?) throws(MoneyFailure) {
      indices = currencies?.indices
      if let currencies {
        codes = currencies.codes
        scales = currencies.scales(of: column, in: registry)
        return
      }
      guard let scale = column.scale else {
        throw MoneyFailure(.argument, "scale must be set if no currencies are passed")
      }
      codes = [nil]
      scales = [.scale(scale)]
    }

    @inline(__always)
    func code(_ row: Int) throws(MoneyStatus) -> Int {
      guard let indices else { return 0 }
      let code = Int(indices.small(row))
      if code < 0 || code >= scales.count { throw .notFound }
      return code
    }
  }

  /// Both columns must have the same length, and currencies must be passed for both or neither.
  public init(
    _ a: Column, of aCurrencies: ColumnCurrencies?, with b: Column, of bCurrencies: ColumnCurrencies?,
    in registry: CurrencyRegistry?, into orders: Column, statuses: UnsafeMutablePointer<Int32>?
  ) throws(MoneyFailure) {
    guard (aCurrencies == nil) == (bCurrencies == nil) else {
      throw MoneyFailure(.argument, "currencies must be set for both columns or for neither")
    }
    self.a = a
    self.b = b
    self.orders = orders
    self.statuses = statuses
    first = try Side(a, aCurrencies, registry)
    second = try Side(b, bCurrencies, registry)
  }

  /// Runs a slice.
  public func run(_ rows: Range<Int>) -> ColumnOutcome {
    var outcome = ColumnOutcome()
    let block = ColumnBlock()
    defer { block.deallocate() }
    let isPlain = isPlain
    var row = rows.lowerBound
    while row < rows.upperBound {
      let count = min(ColumnBlock.rows, rows.upperBound &- row)
      let nulls = begin(row, count, block)
      outcome.nullCount &+= nulls
      if isPlain {
        for index in 0..<count {
          let left = a.word(row &+ index)
          let right = b.word(row &+ index)
          let order: Int8 = left < right ? -1 : left == right ? 0 : 1
          orders.place(row &+ index).storeBytes(of: block.isValid(index) ? order : 0, as: Int8.self)
        }
      } else {
        compareRows(row, count, block)
      }
      block.storeValidity(orders, row, count, keeps: isInPlace)
      guard block.settle(row, count, statuses, &outcome) else { return outcome }
      row &+= count
    }
    return outcome
  }

  /// True if every comparison is between two 64-bit words.
  private var isPlain: Bool {
    guard a.layout == .int64, b.layout == .int64, first.indices == nil, second.indices == nil,
      first.codes[0] == second.codes[0], case .scale(let left) = first.scales[0],
      case .scale(let right) = second.scales[0]
    else { return false }
    return left == right
  }

  /// True if the orders replace indices. A row that fails then keeps its index.
  private var isInPlace: Bool { orders.isSame(as: first.indices) || orders.isSame(as: second.indices) }

  private func begin(_ row: Int, _ count: Int, _ block: ColumnBlock) -> Int {
    _ = block.begin(row, count, (a, b, first.indices))
    var nulls = 0
    for group in 0..<ColumnBlock.groups(count) {
      let length = min(64, count &- group &* 64)
      if let indices = second.indices { block.valid[group] &= indices.loadBits(row &+ group &* 64, length) }
      nulls &+= length &- block.valid[group].nonzeroBitCount
    }
    return nulls
  }

  private func compareRows(_ row: Int, _ count: Int, _ block: ColumnBlock) {
    for index in 0..<count {
      var order: Int8 = 0
      if block.isValid(index) {
        do {
          order = try compare(row &+ index)
        } catch {
          block.statuses[index] = error.byte
          ColumnBlock.mark(block.failed, index)
          if isInPlace { continue }
        }
      }
      orders.place(row &+ index).storeBytes(of: order, as: Int8.self)
    }
  }

  private func compare(_ row: Int) throws(MoneyStatus) -> Int8 {
    let left = try first.code(row)
    let right = try second.code(row)
    if first.codes[left] != second.codes[right] { throw .currencyMismatch }
    switch (first.scales[left], second.scales[right]) {
    case (.scale(let scale), .scale(let other)):
      guard let x = Decimal(coefficient: a.coefficient(row), scale: scale),
        let y = Decimal(coefficient: b.coefficient(row), scale: other)
      else { throw .argument }
      return Int8(truncatingIfNeeded: x.order(to: y))
    case (.failed(let status), _), (_, .failed(let status)): throw status
    }
  }

  public func failure(_ outcome: ColumnOutcome) -> MoneyFailure {
    let row = outcome.firstFailed
    let start = "row " + Message.number(row) + ": "
    let status = MoneyStatus(rawValue: Int32(outcome.firstStatus)) ?? .argument
    guard let left = try? first.code(row), let right = try? second.code(row) else {
      return MoneyFailure(status, start + "currency index is outside the dictionary", at: row)
    }
    if let x = first.codes[left], let y = second.codes[right], status == .currencyMismatch {
      return MoneyFailure(status, start + .code(y) + " cannot be compared with " + .code(x), at: row)
    }
    do {
      _ = try first.scales[left].value(first.codes[left])
      _ = try second.scales[right].value(second.codes[right])
    } catch {
      return MoneyFailure(status, start + error.message, at: row)
    }
    return MoneyFailure(status, start + "amount must have at most 38 digits", at: row)
  }
}
