/// Checks of text that comes in. Source: the table of well-formed byte sequences in The Unicode Standard, section 3.9.
public enum UTF8Text {
  /// The length of the well-formed sequence that starts at `index`, 0 when there is none.
  static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    bytes.withUnsafeBufferPointer { sequenceLength(in: $0, at: index) }
  }

  static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    let first = bytes[index]
    if first < 0x80 { return 1 }
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, bytes.count - index >= length else { return 0 }
    let second = bytes[index + 1]
    let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    guard second >= lowest, second <= highest else { return 0 }
    var offset = 2
    while offset < length {
      guard bytes[index + offset] & 0xC0 == 0x80 else { return 0 }
      offset += 1
    }
    return length
  }

  /// Whether the next 8 bytes are ASCII without a NUL.
  @inline(__always)
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    // A byte of 0 borrows from its top bit when 1 is taken away; one of 0x80 or more has it set already.
    return (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
  }

  /// Throws at the first NUL or broken sequence.
  public static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    var index = 0
    while index < bytes.count {
      if bytes.count - index >= 8, isPlain(bytes, at: index) {
        index += 8
        continue
      }
      let byte = bytes[index]
      if byte != 0 && byte < 0x80 {
        index += 1
        continue
      }
      if byte == 0 { throw MoneyFailure(.encoding, "a NUL inside the text", at: index) }
      let length = sequenceLength(in: bytes, at: index)
      if length == 0 { throw MoneyFailure(.encoding, "invalid UTF-8", at: index) }
      index += length
    }
  }
}
