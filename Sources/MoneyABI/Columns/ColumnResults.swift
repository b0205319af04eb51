import CMachine
import CMoney
import MoneyCore

/// The memory of a call's input columns, according to their descriptions, which may not have been checked yet.
struct ColumnInputs {
  /// Where values and bits start. Both are nil for a missing column, so a result never starts there.
  private struct Start {
    let values: UnsafeMutableRawPointer?
    let bits: UnsafeMutablePointer<UInt8>?
    let firstBit: Int

    init(_ pointer: UnsafePointer<money_column_t>?) {
      let column = pointer.map { UnsafeRawPointer($0).loadUnaligned(as: money_column_t.self) }
      values = column?.values
      bits = column?.validity
      firstBit = column?.validity_offset ?? 0
    }

    init(indicesOf pointer: UnsafePointer<money_column_currencies_t>?) {
      self.init(
        pointer.flatMap { UnsafeRawPointer($0).loadUnaligned(as: money_column_currencies_t.self).indices })
    }
  }

  private let starts: (Start, Start, Start, Start)

  init(
    _ first: UnsafePointer<money_column_t>?, _ second: UnsafePointer<money_column_t>? = nil,
    of firstCurrencies: UnsafePointer<money_column_currencies_t>? = nil,
    _ secondCurrencies: UnsafePointer<money_column_currencies_t>? = nil
  ) {
    starts = (
      Start(first), Start(second), Start(indicesOf: firstCurrencies), Start(indicesOf: secondCurrencies)
    )
  }

  private func contains(_ isWanted: (Start) -> Bool) -> Bool {
    isWanted(starts.0) || isWanted(starts.1) || isWanted(starts.2) || isWanted(starts.3)
  }

  /// True if the values of a result start where those of an input start.
  func haveValues(of result: Column) -> Bool {
    contains { $0.values == result.values }
  }

  /// True if the bits of a result start where those of an input start.
  func haveBits(of result: Column) -> Bool {
    guard let bits = result.bits else { return false }
    return contains { $0.bits == bits && $0.firstBit == result.firstBit }
  }
}

/// The columns that a call writes. After a failure a column that is an input is as it was, and all others are zeros and
/// nulls.
struct ColumnResults {
  private(set) var columns: [Column] = []
  private let inputs: ColumnInputs
  private var copies: [ColumnCopy] = []

  init(_ inputs: ColumnInputs) { self.inputs = inputs }

  mutating func add(_ column: Column) { columns.append(column) }

  /// Copies the results that are inputs, before the first row is written, if the call can still fail: a row can end a
  /// strict call, and a watched one can be cancelled.
  mutating func keepInputs(isStrict: Bool) throws(MoneyFailure) {
    guard isStrict || money_watch_is_set() != 0 else { return }
    for column in columns {
      let (hasValues, hasBits) = (inputs.haveValues(of: column), inputs.haveBits(of: column))
      if !hasValues, !hasBits { continue }
      try Boundary.checkMemory(column.length, of: column.layout.width &+ 1)
      copies.append(ColumnCopy(of: column, values: hasValues, bits: hasBits))
    }
  }

  func fail() {
    for column in columns {
      if !inputs.haveValues(of: column) { column.clearValues() }
      if !inputs.haveBits(of: column) { column.clearBits() }
    }
    for copy in copies { copy.restore() }
  }

  func deallocate() {
    for copy in copies { copy.deallocate() }
  }
}

extension Boundary {
  /// Runs a call whose results are columns. If it fails, it leaves or zeroes the results that it had already checked.
  static func callColumns(
    _ inputs: ColumnInputs, _ statuses: UnsafeMutablePointer<money_status_t>?,
    _ report: UnsafeMutablePointer<money_column_report_t>?, _ output: UnsafeMutablePointer<money_error_t>?,
    _ body: (inout ColumnResults) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    var results = ColumnResults(inputs)
    defer { results.deallocate() }
    do {
      try body(&results)
      return MONEY_OK
    } catch {
      results.fail()
      if let statuses, let first = results.columns.first { zero(statuses, count: first.length) }
      zero(report)
      return Boundary.report(error, output)
    }
  }

  static func run(
    _ scaling: ColumnScaling, _ length: Int, _ threads: Int, _ results: inout ColumnResults,
    _ statuses: UnsafeMutablePointer<money_status_t>?, _ report: UnsafeMutablePointer<money_column_report_t>?
  ) throws(MoneyFailure) {
    try results.keepInputs(isStrict: statuses == nil)
    let outcome = try ColumnSlices.outcome(
      length, threads: threads, results.columns, goesOnAfterFailure: statuses != nil
    ) { scaling.run($1) }
    if outcome.failedCount > 0, statuses == nil { throw scaling.failure(outcome) }
    write(outcome, scale: scaling.resultScale, to: report)
  }
}
