extension MoneyWords {
  /// The length of the longest text that `read` accepts: a sign, 16 bytes of digits, a space and three letters.
  @inlinable public static var longest: Int { 1 + DecimalWords.longest + 4 }

  /// Reads a short decimal, a space and a built-in code of three letters; nil for any other text.
  @inlinable @inline(always)
  public static func read(_ text: UnsafeBufferPointer<UInt8>) -> (number: Decimal, head: UInt32)? {
    let length = text.count &- 4
    guard length > 0, let base = text.baseAddress else { return nil }
    let end = UnsafeRawPointer(base + length).loadUnaligned(as: UInt32.self).littleEndian
    guard UInt8(truncatingIfNeeded: end) == ASCII.space, CurrencyTable.contains(letters: end >> 8),
      let number = DecimalWords.read(UnsafeBufferPointer(start: base, count: length))
    else { return nil }
    return (number, end >> 8)
  }

  /// Writes a decimal, a space and the code as `DecimalWords.write` does; nil if the general code must write them.
  @inlinable @inline(always)
  public func write(to buffer: UnsafeMutableRawPointer, room: Int) -> Int? {
    // The room that is left for the code is part of the room for full words, but not behind the longest decimal.
    guard isPlain, room > 4, let count = DecimalWords.write(short, scale: scale, to: buffer, room: room &- 4) else {
      return nil
    }
    buffer.storeBytes(of: (UInt32(ASCII.space) | head << 8).littleEndian, toByteOffset: count, as: UInt32.self)
    return count &+ 4
  }
}
