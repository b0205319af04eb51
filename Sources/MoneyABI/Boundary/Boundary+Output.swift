import CMoney
import MoneyCore

extension Boundary {
  /// Text for a caller's buffer: bytes yet to be copied, or the count of those that are in it already.
  enum Text {
    case bytes([UInt8])
    case written(Int)
  }

  /// Short text, written into the caller's buffer where it has room for the longest there can be; else beside it.
  @inline(__always)
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
      for index in 0..<count { buffer[index] = CChar(bitPattern: scratch[index]) }
      return .written(count)
    }
  }

  /// Runs a call whose output is text in a caller's buffer, terminated; a NULL buffer of no room asks for the length.
  @inline(__always)
  static func callText(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<money_error_t>?, _ body: () throws(MoneyFailure) -> Text
  ) -> money_status_t {
    var needed = 0
    return call(error, zeroing: { clear(buffer, capacity, length, needed: needed) }) { () throws(MoneyFailure) in
      guard capacity >= 0 else { throw MoneyFailure(.argument, "capacity is 2^63 bytes or more") }
      guard buffer != nil || capacity == 0 else { throw null("buffer") }
      switch try body() {
      case .written(let count):
        buffer?[count] = 0
        length?.pointee = count
      case .bytes(let bytes):
        needed = bytes.count
        try copy(bytes, to: buffer, capacity)
        length?.pointee = needed
      }
    }
  }

  private static func copy(
    _ bytes: [UInt8], to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
  ) throws(MoneyFailure) {
    guard let buffer else { return }
    guard capacity > bytes.count else {
      throw MoneyFailure(
        .bufferTooSmall,
        "the text needs a buffer of " + .number(bytes.count + 1) + " bytes, not " + .number(capacity))
    }
    for index in bytes.indices { buffer[index] = CChar(bitPattern: bytes[index]) }
    buffer[bytes.count] = 0
  }

  /// What a failed call leaves: no text, and the length needed where room was all that was missing.
  private static func clear(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, needed: Int
  ) {
    // A capacity below 0 is a huge one here.
    if let buffer, capacity != 0 { buffer[0] = 0 }
    length?.pointee = needed
  }

  /// Text into a fixed, zeroed field of a struct, cut to leave a NUL.
  static func write(_ bytes: [UInt8], to field: UnsafeMutableRawBufferPointer) {
    for index in 0..<min(bytes.count, field.count - 1) { field[index] = bytes[index] }
  }

  /// Runs a call whose output is a document, which the caller then owns.
  static func callDocument(
    _ document: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ name: StaticString,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> [UInt8]
  ) -> money_status_t {
    call(
      error,
      zeroing: {
        zero(document)
        zero(length)
      }
    ) { () throws(MoneyFailure) in
      let output = try required(document, name)
      let bytes = try body()
      output.pointee = allocated(bytes)
      length?.pointee = bytes.count
    }
  }

  /// A document in memory of its own, NUL-terminated.
  private static func allocated(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for index in bytes.indices { copy[index] = CChar(bitPattern: bytes[index]) }
    copy[bytes.count] = 0
    return copy
  }
}
