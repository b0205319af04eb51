import CMoney
import MoneyCore

// Bytes that are no text: they may contain any byte, and no NUL follows them.

extension Boundary {
  /// Runs a call that writes a few bytes to a caller's buffer. With a null buffer and no capacity, it returns only the
  /// length.
  ///
  /// - Parameters:
  ///   - longest: the room that `body` receives.
  ///   - body: writes the bytes and returns their number.
  static func callShortBytes(
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, longest: Int,
    _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: (UnsafeMutableBufferPointer<UInt8>) throws(MoneyFailure) -> Int
  ) -> money_status_t {
    var needed = 0
    do throws(MoneyFailure) {
      guard capacity >= 0 else { throw MoneyFailure(.argument, "capacity must be less than 2^63 bytes") }
      guard buffer != nil || capacity == 0 else { throw null("bytes") }
      try withRoom(longest) { (room) throws(MoneyFailure) in
        needed = try body(room)
        guard let buffer else { return }
        guard capacity >= needed else { throw tooSmall(needed, capacity) }
        if let start = room.baseAddress {
          UnsafeMutableRawPointer(buffer).copyMemory(from: start, byteCount: needed)
        }
      }
      length?.pointee = needed
      return MONEY_OK
    } catch {
      // A capacity that is below 0 here is a huge one to the caller. The length is the one needed if the only fault was a lack of room.
      if let buffer, capacity != 0 { buffer[0] = 0 }
      length?.pointee = error.status == .bufferTooSmall ? needed : 0
      return report(error, failure)
    }
  }

  /// Runs a call with temporary memory. The standard library's function passes no typed failure in Embedded Swift.
  @inline(__always)
  private static func withRoom(
    _ count: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    var words: InlineArray<9, UInt64> = .init(repeating: 0)
    let failure: MoneyFailure? = withUnsafeMutableBytes(of: &words) { raw in
      do throws(MoneyFailure) {
        let bytes = UnsafeMutableRawBufferPointer(rebasing: raw[..<min(count, raw.count)])
        try body(bytes.bindMemory(to: UInt8.self))
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  private static func tooSmall(_ needed: Int, _ capacity: Int) -> MoneyFailure {
    MoneyFailure(
      .bufferTooSmall, "capacity must be at least " + .number(needed) + " bytes, got " + .number(capacity))
  }
}
