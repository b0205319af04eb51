/// An accumulator as 72 bytes, for states that databases send or store. `docs/reference/packed.md` defines them.
public enum AccumulatorBytes {
  /// Differs from the first byte of every packed amount.
  private static var kind: UInt8 { 0x41 }
  private static var version: UInt8 { 1 }
  /// Kind and version, code, scale, two counts, the sum and the check byte.
  public static var size: Int { 72 }

  public static func write(_ accumulator: Accumulator, to bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var end = 0
    var check: UInt8 = 0
    func put(_ byte: UInt8) {
      bytes[end] = byte
      check ^= byte
      end &+= 1
    }
    func put(_ word: UInt64) {
      for index in 0..<8 { put(UInt8(truncatingIfNeeded: word >> UInt64(truncatingIfNeeded: 56 &- index &* 8))) }
    }
    put(kind)
    put(version)
    for index in 0..<CurrencyCode.fieldSize { put(accumulator.currency?[index] ?? 0) }
    put(UInt8(truncatingIfNeeded: accumulator.scale))
    put(accumulator.count)
    put(accumulator.finestCount)
    put(UInt64(bitPattern: accumulator.sum.high))
    for half in [accumulator.sum.middle, accumulator.sum.low] {
      put(UInt64(truncatingIfNeeded: half >> 64))
      put(UInt64(truncatingIfNeeded: half))
    }
    bytes[end] = check
    return end &+ 1
  }

  /// Reads an accumulator that `write` wrote, and refuses all other bytes.
  public static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Accumulator {
    guard bytes.count == size else {
      throw MoneyFailure(
        .document, "accumulator must be " + .number(size) + " bytes long, got " + .number(bytes.count), at: 0)
    }
    guard bytes[0] == kind else { throw wrong("first byte", at: 0) }
    guard bytes[1] == version else {
      if bytes[1] == 0 { throw wrong("version", at: 1) }
      throw MoneyFailure(
        .version, "accumulator of version " + .number(Int(bytes[1])) + " requires a newer library", at: 1)
    }
    var check: UInt8 = 0
    for byte in bytes { check ^= byte }
    guard check == 0 else { throw wrong("check byte", at: size &- 1) }
    func word(_ place: Int) -> UInt64 {
      var word: UInt64 = 0
      for index in place..<(place &+ 8) { word = word << 8 | UInt64(bytes[index]) }
      return word
    }
    if bytes[2] == 0 {
      for index in 2..<(size &- 1) where bytes[index] != 0 { throw wrong("currency code", at: 2) }
      return Accumulator()
    }
    var length = 0
    while length < CurrencyCode.fieldSize, bytes[2 &+ length] != 0 { length &+= 1 }
    guard let code = CurrencyCode(UnsafeBufferPointer(rebasing: bytes[2..<(2 &+ length)])) else {
      throw wrong("currency code", at: 2)
    }
    for index in (2 &+ length)..<14 where bytes[index] != 0 { throw wrong("currency code", at: 2) }
    let sum = WideSum(
      low: UInt128(word(55)) << 64 | UInt128(word(63)), middle: UInt128(word(39)) << 64 | UInt128(word(47)),
      high: Int64(bitPattern: word(31)))
    guard
      let accumulator = Accumulator(
        sum, count: word(15), finestCount: word(23), scale: UInt32(bytes[14]), code)
    else { throw wrong("scale or count", at: 14) }
    return accumulator
  }

  @inline(never)
  private static func wrong(_ part: StaticString, at position: Int) -> MoneyFailure {
    MoneyFailure(.document, "accumulator must have a valid " + Message(part), at: position)
  }
}
