import MoneyCore

/// Blanks, including those that do not break a line.
package enum Blank {
  /// The number of bytes of the blank at an index, or nil.
  package static func length(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard index < text.count else { return nil }
    switch text[index] {
    case ASCII.space, ASCII.tab: return 1
    case 0xC2 where index &+ 1 < text.count && text[index &+ 1] == 0xA0: return 2
    case 0xE2 where index &+ 2 < text.count && text[index &+ 1] == 0x80:
      // The characters U+2000 to U+200A and U+202F.
      let last = text[index &+ 2]
      return (0x80...0x8A).contains(last) || last == 0xAF ? 3 : nil
    default: return nil
    }
  }

  /// The number of bytes of the blank that ends before an index, or nil.
  package static func length(before index: Int, in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      for length in 1...3 where index >= length {
        if self.length(at: index &- length, in: bytes) == length { return length }
      }
      return nil
    }
  }
}
