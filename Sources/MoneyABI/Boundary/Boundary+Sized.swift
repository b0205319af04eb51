import CMoney
import MoneyCore

// A struct of the caller starts with its own size, which its initialiser sets. A struct of zeros is rejected, because
// it would have an unintended meaning, such as a date in 1970.

extension Boundary {
  /// Reads a required struct in this version's layout. The tail of a longer one must be zero. The function is inlined
  /// for the same reason as `options`.
  ///
  /// - Parameters:
  ///   - initialiser: the macro that initialises an empty one, named in a failure.
  ///   - name: the name of the parameter.
  @inline(always)
  static func sized<Value>(
    _ pointer: UnsafePointer<Value>?, _ initialiser: StaticString, _ name: StaticString
  ) throws(MoneyFailure) -> Value {
    guard let pointer else { throw null(name) }
    return try options(pointer, initialiser, name)
  }

  /// Reads the rows of a caller's array one by one. The array may be null if the count is 0.
  ///
  /// The first row's size is the distance between two rows. Rows of a program that was built against a later version
  /// are therefore accepted if the additional bytes of each row are zero. A size that would misalign the second row is
  /// rejected.
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
