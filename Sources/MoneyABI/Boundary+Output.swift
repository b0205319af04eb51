import CMoney
import MoneyCore

extension Boundary {
  /// Copies text into a caller's buffer and terminates it; a NULL buffer of no room asks for the length.
  static func write(
    _ bytes: [UInt8], to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?
  ) throws(MoneyFailure) {
    guard capacity >= 0 else { throw outOfRange("capacity", capacity) }
    guard let buffer else {
      guard capacity == 0 else { throw null("buffer") }
      length?.pointee = bytes.count
      return
    }
    guard capacity > bytes.count else {
      throw MoneyFailure(
        .bufferTooSmall,
        "the text needs a buffer of " + .number(bytes.count + 1) + " bytes, not "
          + .number(capacity))
    }
    for index in bytes.indices { buffer[index] = CChar(bitPattern: bytes[index]) }
    buffer[bytes.count] = 0
    length?.pointee = bytes.count
  }

  /// What a failed call leaves in a text output: the length needed where that was all that was wrong.
  static func clear(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    needed: Int
  ) {
    if let buffer, capacity > 0 { buffer[0] = 0 }
    length?.pointee = needed
  }

  /// Runs a call whose output is text in a caller's buffer.
  @inline(__always)
  static func callText(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> [UInt8]
  ) -> money_status_t {
    var needed = 0
    return call(error, zeroing: { clear(buffer, capacity, length, needed: needed) }) {
      () throws(MoneyFailure) in
      let bytes = try body()
      if capacity >= 0, buffer != nil || capacity == 0 { needed = bytes.count }
      try write(bytes, to: buffer, capacity, length)
    }
  }

  /// Text into a fixed, zeroed field of a struct, cut to leave a NUL.
  static func write(_ bytes: [UInt8], to field: UnsafeMutableRawBufferPointer) {
    for index in 0..<min(bytes.count, field.count - 1) { field[index] = bytes[index] }
  }

  /// A document in memory of its own, NUL-terminated.
  static func allocated(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for index in bytes.indices { copy[index] = CChar(bitPattern: bytes[index]) }
    copy[bytes.count] = 0
    return copy
  }
}
