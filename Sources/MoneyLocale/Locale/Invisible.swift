import MoneyCore

/// Invisible characters: Unicode's default ignorable code points, which occur in text from web pages. Next to a number
/// they are meaningless, like directional marks, and they never denote a currency. Source: DerivedCoreProperties.txt of
/// Unicode 17.
enum Invisible {
  /// The number of bytes of the invisible character at an index, or nil.
  static func length(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let (scalar, length) = UTF8Text.wideScalar(at: index, in: text), contains(scalar), !overrides.contains(scalar)
    else { return nil }
    return length
  }

  /// True if the character at an index shows the digits after it in another order (U+202D, U+202E). An amount with such
  /// a character would be read differently from its appearance.
  static func isOverride(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    UTF8Text.wideScalar(at: index, in: text).map { overrides.contains($0.scalar) } ?? false
  }

  private static var overrides: ClosedRange<UInt32> { 0x202D...0x202E }

  private static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164: true
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
