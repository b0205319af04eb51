import CMoney
import MoneyCore

/// A caller's array, to be filled with rows of a list.
struct RowOutput<Row> {
  fileprivate let rows: UnsafeMutablePointer<Row>
  fileprivate let capacity: Int
  fileprivate let count: UnsafeMutablePointer<Int>

  /// Writes the rows of a list from `first` on, as many as there is room for; each row is zeroed before it is written.
  ///
  /// Only what is written is touched, since a capacity may say more than there is. A `first` equal to the total gives no
  /// row, so that a loop by chunks ends by itself: 256, 256, 88, or 256, 256, 0.
  func write(
    from first: Int, of total: Int, _ row: (Int, UnsafeMutablePointer<Row>) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    guard first >= 0, first <= total else {
      throw MoneyFailure(
        .notFound, "first is " + .id(UInt64(UInt(bitPattern: first))) + ", and the list has " + .number(total) + " rows"
      )
    }
    // A size_t above 2^63 is negative here.
    let room = capacity < 0 ? Int.max : capacity
    let written = min(room, total &- first)
    for offset in 0..<written {
      Boundary.zero(rows + offset)
      do throws(MoneyFailure) {
        try row(first &+ offset, rows + offset)
      } catch {
        Boundary.zero(rows, count: offset &+ 1)
        throw error
      }
    }
    count.pointee = written
  }
}

extension Boundary {
  /// Runs a call that fills an array with rows; when it fails, no row was written.
  static func callRows<Row>(
    _ rows: UnsafeMutablePointer<Row>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<money_error_t>?, _ body: (RowOutput<Row>) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    call(error, zeroing: { zero(count) }) { () throws(MoneyFailure) in
      try body(
        RowOutput(rows: try required(rows, "rows"), capacity: capacity, count: try required(count, "count")))
    }
  }
}
