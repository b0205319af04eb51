import CMoney
import MoneyCore

// Values as raw memory, for the fastest paths.

extension Boundary {
  /// The two pointers; nil if one is null. A single branch detects that: null minus one is negative, unlike any address
  /// in a program.
  @inline(always)
  static func given<Input, Result>(
    _ input: UnsafePointer<Input>?, _ result: UnsafeMutablePointer<Result>?
  ) -> (UnsafePointer<Input>, UnsafeMutablePointer<Result>)? {
    guard (Int(bitPattern: input) &- 1) | (Int(bitPattern: result) &- 1) >= 0 else { return nil }
    return (input.unsafelyUnwrapped, result.unsafelyUnwrapped)
  }

  /// Writes a short decimal.
  @inline(always)
  static func write(_ coefficient: Int64, scale: UInt32, to output: UnsafeMutablePointer<money_decimal_t>) {
    let raw = UnsafeMutableRawPointer(output)
    raw.storeBytes(of: coefficient, as: Int64.self)
    raw.storeBytes(of: coefficient >> 63, toByteOffset: 8, as: Int64.self)
    raw.storeBytes(of: scale, toByteOffset: scaleOffset, as: UInt32.self)
    raw.storeBytes(of: 0, toByteOffset: reservedOffset, as: UInt32.self)
  }

  /// Writes an amount in a currency of up to four bytes.
  @inline(always)
  static func write(_ amount: Decimal, head: UInt32, to output: UnsafeMutablePointer<money_t>) {
    let raw = UnsafeMutableRawPointer(output)
    writeFields(amount, to: raw)
    raw.storeBytes(of: head.littleEndian, toByteOffset: codeOffset, as: UInt32.self)
    raw.storeBytes(of: 0, toByteOffset: codeOffset + 4, as: UInt64.self)
  }

  /// Writes a short text to a buffer that is large enough for the text, but not for the words in which it is written.
  /// `write` receives memory for these, and returns the length of the text; nil if the general code must write it.
  /// Returns false if nothing was written.
  @inline(always)
  static func writeTight(
    _ buffer: UnsafeMutablePointer<CChar>, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ write: (_ words: UnsafeMutableRawPointer, _ room: Int) -> Int?
  ) -> Bool {
    var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &words) { scratch in
      guard let start = scratch.baseAddress, let count = write(start, scratch.count), count < capacity else {
        return false
      }
      UnsafeMutableRawPointer(buffer).copyMemory(from: start, byteCount: count)
      buffer[count] = 0
      length?.pointee = count
      return true
    }
  }

  /// The bytes of a built-in code of three letters, as for `shortCode`; nil for any other code.
  @inline(always)
  static func builtInCode(_ text: UnsafePointer<CChar>?) -> UInt32? {
    guard let text, let head = shortCode(text), CurrencyTable.contains(letters: head) else { return nil }
    return head
  }

  /// The length of a text that `MoneyWords` may read; nil for a longer one.
  @inline(always)
  static func lengthOfWords(_ text: UnsafePointer<CChar>, _ length: Int) -> Int? {
    if length != nulTerminated { return length >= 0 && length <= MoneyWords.longest ? length : nil }
    var count = 0
    while text[count] != 0 {
      if count == MoneyWords.longest { return nil }
      count &+= 1
    }
    return count
  }
}
