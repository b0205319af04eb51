/// The ASCII bytes that the readers and writers compare with.
public enum ASCII {
  @inlinable public static var tab: UInt8 { 0x09 }
  @inlinable public static var lineFeed: UInt8 { 0x0A }
  @inlinable public static var carriageReturn: UInt8 { 0x0D }
  @inlinable public static var space: UInt8 { 0x20 }
  @inlinable public static var quote: UInt8 { 0x22 }
  @inlinable public static var plus: UInt8 { 0x2B }
  @inlinable public static var comma: UInt8 { 0x2C }
  @inlinable public static var minus: UInt8 { 0x2D }
  @inlinable public static var point: UInt8 { 0x2E }
  @inlinable public static var slash: UInt8 { 0x2F }
  @inlinable public static var zero: UInt8 { 0x30 }
  @inlinable public static var nine: UInt8 { 0x39 }
  @inlinable public static var colon: UInt8 { 0x3A }
  @inlinable public static var semicolon: UInt8 { 0x3B }
  @inlinable public static var equals: UInt8 { 0x3D }
  @inlinable public static var question: UInt8 { 0x3F }
  @inlinable public static var openBracket: UInt8 { 0x5B }
  @inlinable public static var backslash: UInt8 { 0x5C }
  @inlinable public static var closeBracket: UInt8 { 0x5D }
  @inlinable public static var underscore: UInt8 { 0x5F }
  @inlinable public static var openBrace: UInt8 { 0x7B }
  @inlinable public static var closeBrace: UInt8 { 0x7D }

  /// True if a byte is a control character, such as a tab or a line break.
  @inlinable @inline(__always)
  public static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// The value of a decimal digit; more than 9 for any other byte.
  @inlinable @inline(__always)
  public static func digit(_ byte: UInt8) -> UInt8 { byte &- 0x30 }

  @inlinable @inline(__always)
  public static func isDigit(_ byte: UInt8) -> Bool { digit(byte) <= 9 }

  @inlinable @inline(__always)
  public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inlinable @inline(__always)
  public static func isUppercase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
}
