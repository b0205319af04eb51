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
    guard count >= 0, count <= most else {
      throw MoneyFailure(.limit, "there are more than " + .number(most) + " " + Message(name))
    }
    if count == 0 { return [] }
    guard let rows else { throw null(name) }
    let first = UnsafeRawPointer(rows)
    let known = MemoryLayout<Row>.size
    let firstSize = first.loadUnaligned(as: UInt32.self)
    // The loop refuses a size that `Int` does not hold.
    let stride = Int(clamping: firstSize)
    try checkMemory(count, of: mostOfElement)
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      // The row is in the caller's array, so the product does not overflow.
      let row = first + index &* stride
      let given = row.loadUnaligned(as: UInt32.self)
      let size = Int(clamping: given)
      guard size >= known, size <= largestOptions, size % MemoryLayout<Row>.alignment == 0 else {
        throw wrongSize(element(name, index), given, known: known, initialiser)
      }
      guard given == firstSize else { throw differentSize(element(name, index), given, firstSize, initialiser) }
      for offset in known..<stride where row.load(fromByteOffset: offset, as: UInt8.self) != 0 {
        throw MoneyFailure(.argument, element(name, index) + " has fields that this version does not know")
      }
      values.append(try read(row))
    }
    return values
  }

  private static func element(_ name: StaticString, _ index: Int) -> Message {
    Message(name) + "[" + .number(index) + "]"
  }

  @inline(never)
  private static func differentSize(
    _ name: Message, _ size: UInt32, _ first: UInt32, _ initialiser: StaticString
  ) -> MoneyFailure {
    MoneyFailure(
      .argument,
      name + ".struct_size is " + .id(UInt64(size)) + ", and the first one's is " + .id(UInt64(first))
        + ": start each with " + Message(initialiser))
  }
}
