/// Checks of text from outside. Source: the table of well-formed byte sequences in The Unicode Standard, section 3.9.
public enum UTF8Text {
  /// The length of the well-formed sequence that starts at `index`, or 0.
  package static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    bytes.withUnsafeBufferPointer { sequenceLength(in: $0, at: index) }
  }

  package static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
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

  /// True if the bytes after 0xE2 encode U+2028 or U+2029, which end a line, or U+202A to U+202E or U+2066 to U+2069,
  /// which change the direction of the surrounding text.
  static func breaksLine(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 ? third >= 0xA8 && third <= 0xAE : second == 0x81 && third >= 0xA6 && third <= 0xA9
  }

  package static func isControl(_ bytes: [UInt8], at index: Int, length: Int) -> Bool {
    bytes.withUnsafeBufferPointer { isControl($0, at: index, length: length) }
  }

  /// True if a sequence of several bytes is a control character from U+0080 to U+009F, or is covered by `breaksLine`.
  package static func isControl(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) -> Bool {
    if length == 2 { return bytes[index] == 0xC2 && bytes[index + 1] < 0xA0 }
    return length == 3 && bytes[index] == 0xE2 && breaksLine(bytes[index + 1], bytes[index + 2])
  }

  /// The character at an index and its number of bytes; nil if it is one of ASCII, or no character.
  package static func wideScalar(
    at index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (scalar: UInt32, length: Int)? {
    guard index < text.count, text[index] >= 0x80 else { return nil }
    let length = sequenceLength(in: text, at: index)
    guard length > 1 else { return nil }
    var scalar = UInt32(text[index]) & (0x7F >> UInt32(truncatingIfNeeded: length))
    for offset in 1..<length { scalar = scalar << 6 | UInt32(text[index &+ offset] & 0x3F) }
    return (scalar, length)
  }
}
