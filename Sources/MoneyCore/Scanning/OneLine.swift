/// The rule for a text that fits one line of a screen, a file or a receipt: a label, a name, a path, an identifier. It
/// must not contain control characters (U+0000 to U+001F, U+007F to U+009F), line separators (U+2028, U+2029) or
/// characters that change the direction of the surrounding text (U+202A to U+202E, U+2066 to U+2069), and its bytes
/// must fit its field.
///
/// The text is already valid UTF-8: the code that read it from outside has called `UTF8Text.check`. The owner of the
/// field decides whether the text may be empty.
public enum OneLine {
  /// Throws if a text is too long, or at its first control character.
  ///
  /// - Parameters:
  ///   - name: the name of the text in a failure, such as "a label".
  ///   - longest: the limit in bytes; nil if the reader of the text checks its own limit.
  public static func check(
    _ text: [UInt8], _ name: StaticString, atMost longest: Int? = nil
  ) throws(MoneyFailure) {
    if text.count <= longest ?? .max, text.withUnsafeBufferPointer(isPrintable) { return }
    try check(bytes: text, name, atMost: longest)
  }

  /// Throws as `check` does for a text of an array, which the caller has not checked to be UTF-8 either.
  public static func check(
    unchecked text: UnsafeBufferPointer<UInt8>, _ name: StaticString, atMost longest: Int
  ) throws(MoneyFailure) {
    if text.count <= longest, isPrintable(text) { return }
    try UTF8Text.check(text)
    try check(bytes: text, name, atMost: longest)
  }

  /// True if a text consists of printable ASCII, as most do. Such a text is UTF-8 and one line.
  @inline(__always)
  private static func isPrintable(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(text)
    var index = 0
    while index &+ 8 <= bytes.count {
      if others(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) != 0 { return false }
      index &+= 8
    }
    while index < bytes.count {
      if text[index] < 0x20 || text[index] > 0x7E { return false }
      index &+= 1
    }
    return true
  }

  /// Not 0 if one of the eight bytes is not printable ASCII. The top bit of a byte is set by subtracting 0x20 from less,
  /// and by adding 1 to 0x7F. A borrow or a carry starts only at a byte that is not printable.
  @inline(__always)
  private static func others(_ word: UInt64) -> UInt64 {
    ((word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101) | word) & 0x8080_8080_8080_8080
  }

  @inline(__always)
  static func check(
    bytes: some RandomAccessCollection<UInt8>, _ name: StaticString, atMost longest: Int?
  ) throws(MoneyFailure) {
    if let longest, bytes.count > longest { throw tooLong(Array(bytes), name, longest) }
    var index = 0
    // The two bytes before, of which those above U+007F need one or both.
    var (second, first): (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      if ASCII.isControl(byte) { throw control(Array(bytes), name, at: index) }
      if byte & 0xC0 == 0x80 {
        if first == 0xC2, byte < 0xA0 { throw control(Array(bytes), name, at: index &- 1) }
        if second == 0xE2, UTF8Text.breaksLine(first, byte) { throw control(Array(bytes), name, at: index &- 2) }
      }
      (second, first) = (first, byte)
      index &+= 1
    }
  }

  @inline(never)
  private static func tooLong(_ text: [UInt8], _ name: StaticString, _ longest: Int) -> MoneyFailure {
    let limit = Message(name) + " must be at most " + .number(longest) + " bytes, got "
    return MoneyFailure(.limit, limit + .number(text.count) + ": " + .quoted(text), at: longest)
  }

  @inline(never)
  private static func control(_ text: [UInt8], _ name: StaticString, at index: Int) -> MoneyFailure {
    MoneyFailure(
      .syntax, Message(name) + " must be one line without control characters, got " + .quoted(text), at: index)
  }
}
