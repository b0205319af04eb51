import Testing

@testable import MoneyCore

/// The result of a column's row, or its expected result by the function of one amount.
enum ColumnRow: Equatable {
  case null
  case failed(MoneyStatus)
  case value(Int128)

  /// The row that an operation on one amount asks of a column of a layout.
  init(of layout: Column.Layout, _ body: () throws(MoneyFailure) -> Int128) {
    do throws(MoneyFailure) {
      let value = try body()
      let isHeld = layout == .int64 ? Int64(exactly: value) != nil : value.magnitude < Decimal.limit
      self = isHeld ? .value(value) : .failed(.overflow)
    } catch {
      self = .failed(error.status)
    }
  }

  var isFailed: Bool {
    if case .failed = self { return true }
    return false
  }
}

/// A row whose result is not the expected one.
struct WrongRow: Error {
  let row: Int
  let wanted: ColumnRow
  let found: Int128?
  let status: Int32
}

extension ColumnOutcome {
  /// Runs an operation in slices, with any cut, and combines their outcomes.
  static func ofSlices(_ count: Int, _ random: inout SplitMix64, _ run: (Range<Int>) -> ColumnOutcome) -> ColumnOutcome
  {
    let cut = random.below(count + 1)
    var outcome = run(0..<cut)
    outcome.add(run(cut..<count))
    return outcome
  }

  /// Requires that all rows match their expected results.
  func require(
    _ wanted: [ColumnRow], _ found: [Int128?], _ statuses: [Int32], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (row, wanted) in wanted.enumerated() {
      let isRight: Bool =
        switch wanted {
        case .null: found[row] == nil && statuses[row] == 0
        case .failed(let status): found[row] == nil && statuses[row] == status.rawValue
        case .value(let value): found[row] == value && statuses[row] == 0
        }
      // `#require` for every row would cost most of the time.
      if !isRight { throw WrongRow(row: row, wanted: wanted, found: found[row], status: statuses[row]) }
    }
    try #require(nullCount == wanted.count { $0 == .null }, sourceLocation: sourceLocation)
    try #require(failedCount == wanted.count { $0.isFailed }, sourceLocation: sourceLocation)
    try requireFirst(of: wanted, sourceLocation: sourceLocation)
  }

  /// Requires that the outcome names the first row that fails, and why.
  func requireFirst(of wanted: [ColumnRow], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let first = wanted.firstIndex { $0.isFailed } ?? -1
    try #require(firstFailed == first, sourceLocation: sourceLocation)
    if first < 0 { return }
    try #require(
      .failed(MoneyStatus(rawValue: Int32(firstStatus)) ?? .argument) == wanted[first], sourceLocation: sourceLocation)
  }
}

extension SplitMix64 {
  /// Coefficients of a layout: of every length, at the edges of words, ties, and sometimes nil or with too many digits.
  ///
  /// Half of the columns consist only of short rows, so that no other row hides a fault.
  mutating func coefficients(_ layout: Column.Layout, _ count: Int) -> [Int128?] {
    let isPlain = flip()
    return (0..<count).map { _ in
      if below(12) == 0 { return nil }
      return isPlain ? Int128(Int64(bitPattern: next()) >> Int64(30 + below(34))) : coefficient(layout)
    }
  }

  private mutating func coefficient(_ layout: Column.Layout) -> Int128 {
    let word = Int128(Int64(bitPattern: next()) >> Int64(below(64)))
    switch below(12) {
    case 0: return Int128(pick([Int64.min, .min + 1, .max, .max - 1]))
    case 1, 2:
      // Halves of powers of ten, and their neighbours.
      let power = Int128(PowerOfTen.word(1 + below(17)))
      let tie = power / 2 + power * Int128(below(9)) + Int128(below(3) - 1)
      return flip() ? tie : -tie
    case 3, 4, 5:
      if layout == .int64 { return word }
      let magnitude = below(30) == 0 ? Int128(Decimal.limit) : Int128(magnitude())
      return flip() ? magnitude : -magnitude
    default: return word
    }
  }

  /// The indices of rows in a dictionary; sometimes outside of it, or absent.
  mutating func indices(_ codes: Int, _ count: Int) -> [Int128?] {
    let isSound = flip()
    return (0..<count).map { _ in
      if isSound || below(20) > 0 { return Int128(below(codes)) }
      return pick([nil, -1, Int128(codes), 127])
    }
  }

  mutating func amountLayout() -> Column.Layout { flip() ? .int64 : .decimal128 }

  /// Few rows or more than a block of them.
  mutating func rowCount() -> Int { below(16) == 0 ? 513 + below(200) : below(70) }

  mutating func gap() -> Int { flip() ? 0 : 1 + below(9) }
}
