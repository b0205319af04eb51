import CMoney
import MoneyCore

// A struct that a caller hands in starts with its own size, which its initialiser writes. A struct of zeros is refused,
// because it would mean something that nobody said, such as a date in 1970.

extension Boundary {
  /// Reads a struct that must be there, as this version knows it. The tail of a longer one must be zero. The function
  /// is inlined for the same reason as `options`.
  ///
  /// - Parameters:
  ///   - initialiser: the macro that writes an empty one, which a failure names.
  ///   - name: the name of the parameter.
  @inline(always)
  static func sized<Value>(
    _ pointer: UnsafePointer<Value>?, _ initialiser: StaticString, _ name: StaticString
  ) throws(MoneyFailure) -> Value {
    guard let pointer else { throw null(name) }
    return try options(pointer, initialiser, name)
  }

  /// Reads the rows of an array that a caller gives with its count, one by one. The array may be NULL if there are
  /// none.
  ///
  /// The first row's size is the distance between two rows. So a program that was built against a later version, with
  /// longer rows, is understood too if the rest of each row is zero. A size that would put the second row in a place
  /// where such a row cannot lie is refused.
  static func sizedRows<Row, Value>(
    _ rows: UnsafePointer<Row>?, _ count: Int, atMost most: Int, _ initialiser: StaticString, _ name: StaticString,
    _ read: (UnsafeRawPointer) throws(MoneyFailure) -> Value
  ) throws(MoneyFailure) -> [Value] {
    try Inlined.sizedRows(rows, count, atMost: most, initialiser, name, read)
  }

  static func element(_ name: StaticString, _ index: Int) -> Message {
    Message(name) + "[" + .number(index) + "]"
  }

  @inline(never)
  static func differentSize(
    _ name: Message, _ size: UInt32, _ first: UInt32, _ initialiser: StaticString
  ) -> MoneyFailure {
    MoneyFailure(
      .argument,
      name + ".struct_size must be that of the first, " + .id(UInt64(first)) + ", got " + .id(UInt64(size))
        + "; initialise with " + Message(initialiser))
  }
}
