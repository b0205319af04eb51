// The engine computes on columns in memory, by address. The arrays of a column are lent to a call and stay in their place
// until it returns.

extension Array {
  /// Lends the elements to a call that reads them.
  func lent<Result>(
    _ body: (UnsafeMutableRawPointer) throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    try withUnsafeBufferPointer { (elements) throws(MoneyFailure) in
      // An array without elements may have no address; a column without rows is never read.
      guard let start = elements.baseAddress else { return try Lent.nothing(body) }
      return try body(UnsafeMutableRawPointer(mutating: start))
    }
  }

  /// Lends the elements to a call that writes them.
  mutating func lentForWriting<Result>(
    _ body: (UnsafeMutableRawPointer) throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    try withUnsafeMutableBufferPointer { (elements) throws(MoneyFailure) in
      guard let start = elements.baseAddress else { return try Lent.nothing(body) }
      return try body(UnsafeMutableRawPointer(start))
    }
  }
}

private enum Lent {
  /// Lends an address where nothing is.
  static func nothing<Result>(
    _ body: (UnsafeMutableRawPointer) throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    var place: UInt64 = 0
    return try withUnsafeMutablePointer(to: &place) { (place) throws(MoneyFailure) in
      try body(UnsafeMutableRawPointer(place))
    }
  }
}

extension Column {
  /// A column of values next to each other.
  init(
    _ layout: Layout, _ values: UnsafeMutableRawPointer, _ count: Int, width: Int, scale: UInt32? = nil,
    bits: UnsafeMutableRawPointer? = nil
  ) throws(MoneyFailure) {
    let bitmap = bits.map { $0.assumingMemoryBound(to: UInt8.self) }
    let column = Column(
      layout, values, length: count, stride: width, scale: scale, bits: bitmap, bitmapSize: Amounts.bytes(for: count),
      firstBit: 0)
    guard let column else { throw MoneyFailure(.limit, "column must fit the address space") }
    self = column
  }
}

extension Amounts {
  /// Lends the column and its currencies to a call.
  func lent<Result>(
    _ body: (Column, ColumnCurrencies) throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    try values.lent { (values) throws(MoneyFailure) in
      try (validity ?? []).lent { (bits) throws(MoneyFailure) in
        try (indices ?? []).lent { (places) throws(MoneyFailure) in
          let column = try Column(
            .int64, values, count, width: 8, scale: scale, bits: validity == nil ? nil : bits)
          let rows = indices == nil ? nil : try Column(.int32, places, count, width: 4)
          return try body(column, ColumnCurrencies(codes, rows))
        }
      }
    }
  }

  /// The column that a product with ratios makes, of as many rows as this one.
  func made(
    codes: [CurrencyCode], indices: [Int32]?, _ goesOn: Bool,
    _ prepare: (Column, UnsafeMutablePointer<Int32>?) throws(MoneyFailure) -> ColumnScaling
  ) throws(MoneyFailure) -> Amounts {
    var values = [Int64](repeating: 0, count: count)
    let hasBits = goesOn || validity != nil
    var bits = [UInt8](repeating: 0, count: hasBits ? Amounts.bytes(for: count) : 0)
    var statuses = [Int32](repeating: 0, count: goesOn ? count : 0)
    let scale = try values.lentForWriting { (start) throws(MoneyFailure) in
      try bits.lentForWriting { (bits) throws(MoneyFailure) in
        try statuses.lentForWriting { (statuses) throws(MoneyFailure) in
          let result = try Column(.int64, start, count, width: 8, bits: hasBits ? bits : nil)
          let scaling = try prepare(result, goesOn ? statuses.assumingMemoryBound(to: Int32.self) : nil)
          let outcome = scaling.run(0..<count)
          if outcome.failedCount > 0, !goesOn { throw scaling.failure(outcome) }
          return scaling.resultScale
        }
      }
    }
    return Amounts(
      values: values, codes: codes, indices: indices, scale: scale, validity: hasBits ? bits : nil,
      statuses: goesOn ? statuses : nil)
  }
}
