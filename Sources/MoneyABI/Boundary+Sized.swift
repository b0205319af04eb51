import CMoney
import MoneyCore

// Values that go in start with their own size, which their initialiser writes. A struct of zeros is refused: it would
// mean something that nobody said, such as a date in 1970.

extension Boundary {
  /// A value that has to be there, as this version knows it: a longer one's tail must be zero.
  ///
  /// - Parameters:
  ///   - initialiser: the macro that writes an empty one, which a failure names.
  ///   - name: of the parameter.
  static func sized<Value>(
    _ pointer: UnsafePointer<Value>?, _ initialiser: StaticString, _ name: StaticString
  ) throws(MoneyFailure) -> Value {
    guard let pointer else { throw null(name) }
    return try options(pointer, initialiser, name)
  }

  /// The rows of an array that a caller gives with its count, read one by one; NULL is allowed where there are none.
  ///
  /// Each row has the size that this version knows: of a longer one nobody could tell where the next one starts.
  static func sizedRows<Row, Value>(
    _ rows: UnsafePointer<Row>?, _ count: Int, atMost most: Int, _ initialiser: StaticString, _ name: StaticString,
    _ read: (UnsafeRawPointer) throws(MoneyFailure) -> Value
  ) throws(MoneyFailure) -> [Value] {
    guard count >= 0, count <= most else {
      throw MoneyFailure(.limit, "there are more than " + .number(most) + " " + Message(name))
    }
    if count == 0 { return [] }
    guard let rows else { throw null(name) }
    var values: [Value] = []
    values.reserveCapacity(count)
    let known = MemoryLayout<Row>.size
    for index in 0..<count {
      let row = UnsafeRawPointer(rows + index)
      let size = Int(row.loadUnaligned(as: UInt32.self))
      guard size == known else { throw wrongSize(element(name, index), size, known: known, initialiser) }
      values.append(try read(row))
    }
    return values
  }

  private static func element(_ name: StaticString, _ index: Int) -> Message {
    Message(name) + "[" + .number(index) + "]"
  }
}
