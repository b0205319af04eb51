/// A sum of any number of coefficients. Its 192 bits cannot be overflowed by 2^64 coefficients.
public struct ColumnTotal {
  private var low: UInt128 = 0
  private var high: Int64 = 0

  public init() {}

  @inline(__always)
  package mutating func add(_ value: Int128) {
    let (sum, carries) = low.addingReportingOverflow(UInt128(truncatingIfNeeded: value))
    low = sum
    high &+= (value < 0 ? -1 : 0) &+ (carries ? 1 : 0)
  }

  public mutating func add(_ other: ColumnTotal) {
    let (sum, carries) = low.addingReportingOverflow(other.low)
    low = sum
    high &+= other.high &+ (carries ? 1 : 0)
  }

  /// The sum as a decimal; nil if it does not fit 38 digits.
  package func decimal(scale: UInt32) -> Decimal? {
    let short = Int128(truncatingIfNeeded: low)
    guard high == (short < 0 ? -1 : 0) else { return nil }
    return Decimal(coefficient: short, scale: scale)
  }
}

/// The sums of a column, one for each code of its dictionary.
public struct ColumnSum {
  package let amounts: Column
  package let indices: Column?
  private let codes: [CurrencyCode?]
  private let scales: [ColumnScale]
  private let addWords: WordSum

  /// A function that adds two sequences of at most 32768 words each. It returns the sum modulo 2^64, and the bitwise "or"
  /// of all words, each with 2^46 added.
  public typealias WordSum = (UnsafePointer<Int64>, UnsafePointer<Int64>, Int) -> (sum: Int64, excess: UInt64)

  public var count: Int { scales.count }

  /// - Parameters:
  ///   - currencies: nil if the amounts have no currency; the scale must then be given.
  ///   - addWords: adds words that are aligned and next to each other.
  public init(
    _ amounts: Column, of currencies: ColumnCurrencies?, in registry: CurrencyRegistry?, addWords: @escaping WordSum
  ) throws(MoneyFailure) {
    self.amounts = amounts
    self.addWords = addWords
    indices = currencies?.indices
    guard let currencies else {
      guard let scale = amounts.scale else {
        throw MoneyFailure(.argument, "scale must be set if no currencies are passed")
      }
      codes = [nil]
      scales = [.scale(scale)]
      return
    }
    codes = currencies.codes
    scales = currencies.scales(of: amounts, in: registry)
  }

  /// Adds the rows of a slice to `totals`, which has an element per code.
  public func run(_ rows: Range<Int>, into totals: UnsafeMutablePointer<ColumnTotal>) -> ColumnOutcome {
    var outcome = ColumnOutcome()
    if indices == nil, amounts.bits == nil, !rows.isEmpty, case .scale = scales[0] {
      runPlain(rows, &totals.pointee, &outcome)
      return outcome
    }
    for row in rows {
      if amounts.loadBits(row, 1) & (indices?.loadBits(row, 1) ?? 1) == 0 {
        outcome.nullCount &+= 1
        continue
      }
      var code = 0
      if let indices {
        code = Int(indices.small(row))
        if code < 0 || code >= scales.count {
          outcome.fail(row, MoneyStatus.notFound.byte)
          return outcome
        }
      }
      let value = amounts.coefficient(row)
      if value.magnitude >= Decimal.limit {
        outcome.fail(row, MoneyStatus.argument.byte)
        return outcome
      }
      if case .failed(let status) = scales[code] {
        outcome.fail(row, status.byte)
        return outcome
      }
      totals[code].add(value)
    }
    return outcome
  }

  /// Adds rows of one currency without nulls, in blocks that are known to fit words before they are added.
  private func runPlain(_ rows: Range<Int>, _ total: inout ColumnTotal, _ outcome: inout ColumnOutcome) {
    if let words = amounts.words(from: rows.lowerBound) { return runWords(words, rows.count, &total) }
    var row = rows.lowerBound
    while row < rows.upperBound {
      let count = min(65536, rows.upperBound &- row)
      if let sum = amounts.layout == .int64 ? sumNarrow(row, count) : sumWide(row, count) {
        total.add(sum)
      } else {
        for index in row..<(row &+ count) {
          let value = amounts.coefficient(index)
          if value.magnitude >= Decimal.limit {
            outcome.fail(index, MoneyStatus.argument.byte)
            return
          }
          total.add(value)
        }
      }
      row &+= count
    }
  }

  /// Adds adjacent words. The two halves are read at the same time: a processor fetches two sequences from main memory
  /// faster than one. 2^16 words from -2^46 to 2^46 - 1 add up to less than 2^63.
  private func runWords(_ words: UnsafePointer<Int64>, _ count: Int, _ total: inout ColumnTotal) {
    let half = count / 2
    let other = words + half
    var row = 0
    while row < half {
      let length = min(32768, half &- row)
      let (sum, excess) = addWords(words + row, other + row, length)
      if excess >> 47 == 0 {
        total.add(Int128(sum))
      } else {
        for index in row..<(row &+ length) { total.add(Int128(words[index]) &+ Int128(other[index])) }
      }
      row &+= length
    }
    if count % 2 == 1 { total.add(Int128(other[half])) }
  }

  /// The sum of words at any stride; nil if one of them is outside -2^46 to 2^46 - 1.
  private func sumNarrow(_ row: Int, _ count: Int) -> Int128? {
    var sum: Int64 = 0
    var excess: UInt64 = 0
    var place = amounts.place(row)
    for _ in 0..<count {
      let word = place.loadUnaligned(as: Int64.self)
      sum &+= word
      excess |= UInt64(bitPattern: word &+ (1 << 46))
      place += amounts.stride
    }
    return excess >> 47 == 0 ? Int128(sum) : nil
  }

  /// The sum of wide coefficients; nil if an upper word is outside -2^46 to 2^46 - 1.
  @inline(__always)
  private func sumWide(_ row: Int, _ count: Int) -> Int128? {
    var low: UInt64 = 0
    var high: Int64 = 0
    var excess: UInt64 = 0
    var place = amounts.place(row)
    for _ in 0..<count {
      let upper = place.loadUnaligned(fromByteOffset: 8, as: Int64.self)
      let (sum, carries) = low.addingReportingOverflow(place.loadUnaligned(as: UInt64.self))
      low = sum
      high &+= upper &+ (carries ? 1 : 0)
      excess |= UInt64(bitPattern: upper &+ (1 << 46))
      place += amounts.stride
    }
    return excess >> 47 == 0 ? Int128(high) << 64 | Int128(low) : nil
  }

  /// The sum of a code's rows.
  public func sum(_ code: Int, _ total: ColumnTotal) throws(MoneyFailure) -> Decimal {
    guard case .scale(let scale) = scales[code] else { return .zero }
    guard let sum = total.decimal(scale: scale) else { throw .overflow("sum") }
    return sum
  }

  public func failure(_ outcome: ColumnOutcome) -> MoneyFailure {
    let row = outcome.firstFailed
    let start = "row " + Message.number(row) + ": "
    let code = indices.map { Int($0.small(row)) } ?? 0
    guard code >= 0, code < scales.count else {
      return MoneyFailure(
        .notFound, start + "currency index must be 0 to " + .number(scales.count - 1) + ", got " + .number(code),
        at: row)
    }
    // The order of the checks is that of a row: the amount is checked before its currency.
    if amounts.coefficient(row).magnitude < Decimal.limit {
      do {
        _ = try scales[code].value(codes[code])
      } catch {
        return MoneyFailure(error.status, start + error.message, at: row)
      }
    }
    return MoneyFailure(.argument, start + "amount must have at most 38 digits", at: row)
  }
}
