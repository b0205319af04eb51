import CMoney
import MoneyCore

extension Boundary {
  /// Text for a caller's buffer: bytes that are not copied yet, or the number of bytes that are in it already.
  enum Text {
    case bytes([UInt8])
    case written(Int)
  }

  /// Writes a short text into the caller's buffer if the longest such text fits; otherwise into memory of its own
  /// first.
  @inline(always)
  static func shortText(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, longest: Int,
    _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) -> Text {
    if let buffer, capacity > longest {
      let start = UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: UInt8.self)
      return .written(write(UnsafeMutableBufferPointer(start: start, count: longest)))
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { scratch in
      let count = write(scratch)
      guard let buffer, capacity > count else { return .bytes(Array(scratch[..<count])) }
      for index in 0..<count { buffer[index] = CChar(truncatingIfNeeded: scratch[index]) }
      return .written(count)
    }
  }

  /// Runs a call that writes a NUL-terminated text to a caller's buffer, which may be a text of the input. With a null
  /// buffer and no capacity, it returns only the length.
  static func callText(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    keeping first: UnsafePointer<CChar>? = nil, and second: UnsafePointer<CChar>? = nil,
    _ failure: UnsafeMutablePointer<money_error_t>?, _ body: () throws(MoneyFailure) -> Text
  ) -> money_status_t {
    Inlined.callText(buffer, capacity, length, keeping: first, and: second, failure, body)
  }

  static func copy(
    _ bytes: [UInt8], to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
  ) throws(MoneyFailure) {
    guard let buffer else { return }
    guard capacity > bytes.count else {
      throw MoneyFailure(
        .bufferTooSmall,
        "capacity must be at least " + .number(bytes.count + 1) + " bytes, got " + .number(capacity))
    }
    for index in bytes.indices { buffer[index] = CChar(truncatingIfNeeded: bytes[index]) }
    buffer[bytes.count] = 0
  }

  /// Clears the text after a failure, unless it is a text of the input. The length is the one needed if the only fault
  /// was a lack of room.
  static func clear(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    keeping first: UnsafePointer<CChar>?, and second: UnsafePointer<CChar>?, needed: Int
  ) {
    // A capacity that is below 0 here is a huge one to the caller.
    if let buffer, capacity != 0, UnsafePointer(buffer) != first, UnsafePointer(buffer) != second { buffer[0] = 0 }
    length?.pointee = needed
  }

  /// Writes a text into a fixed, zeroed field of a struct, and cuts it to leave a NUL.
  static func write(_ bytes: [UInt8], to field: UnsafeMutableRawBufferPointer) {
    var end = min(bytes.count, field.count - 1)
    // A text that does not fit is cut between characters.
    while end > 0, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end &-= 1 }
    for index in 0..<end { field[index] = bytes[index] }
  }

  /// Runs a call whose output is a document, which the caller then owns.
  static func callDocument(
    _ document: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ name: StaticString,
    _ length: UnsafeMutablePointer<Int>?, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> [UInt8]
  ) -> money_status_t {
    do throws(MoneyFailure) {
      let output = try required(document, name)
      try checkMemory()
      let bytes = try body()
      try checkMemory(bytes.count + 1)
      output.pointee = allocated(bytes)
      length?.pointee = bytes.count
      return MONEY_OK
    } catch {
      zero(document)
      zero(length)
      return report(error, failure)
    }
  }

  /// Copies a document into memory of its own, NUL-terminated.
  private static func allocated(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for index in bytes.indices { copy[index] = CChar(truncatingIfNeeded: bytes[index]) }
    copy[bytes.count] = 0
    return copy
  }
}
