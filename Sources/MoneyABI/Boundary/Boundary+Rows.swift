import CMoney
import MoneyCore

/// A caller's array that is filled with the rows of an object, from an index on or as they are read.
struct RowPage<Row> {
  private let first: Int
  private let rows: UnsafeMutablePointer<Row>
  private let capacity: Int
  /// The number of rows in the array.
  private(set) var written = 0

  fileprivate init(_ first: Int, _ rows: UnsafeMutablePointer<Row>, _ capacity: Int) {
    self.first = first
    self.rows = rows
    // The caller's capacity is 2^63 or more, and there are never that many rows.
    self.capacity = capacity < 0 ? .max : capacity
  }

  /// Writes as many rows as there are and as the array has room for. Each row is zeroed before.
  mutating func fill(
    of total: Int, _ write: (Int, UnsafeMutablePointer<Row>) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    guard first <= total else { throw Boundary.pastEnd(first, of: total) }
    let count = min(capacity, total - first)
    while written < count {
      let row = rows + written
      Boundary.zero(row)
      written += 1
      try write(first + written - 1, row)
    }
  }

  /// The number of rows that the array has room for.
  var room: Int { capacity &- written }

  /// Writes an entire row after the others; there must be room for it.
  mutating func append(_ write: (UnsafeMutablePointer<Row>) -> Void) {
    guard written < capacity else { return }
    write(rows + written)
    written &+= 1
  }

  fileprivate func clear() { Boundary.zero(rows, count: written) }
}

extension Boundary {
  /// Runs a call that fills an array of rows. If one row fails, the rows before it are zeroed, and the count is 0.
  static func callRows<Row>(
    _ first: Int, _ rows: UnsafeMutablePointer<Row>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<money_error_t>?, _ body: (inout RowPage<Row>) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    call(error, zeroing: { zero(count) }) { () throws(MoneyFailure) in
      let output = try required(rows, "rows")
      let counted = try required(count, "count")
      // No object has 2^63 entries, so the body need not be called for their number.
      guard first >= 0 else { throw pastEnd(first) }
      var page = RowPage(first, output, capacity)
      do throws(MoneyFailure) {
        try body(&page)
      } catch {
        page.clear()
        throw error
      }
      counted.pointee = page.written
    }
  }
}
