/// A rates table as bytes that are read without scanning text, for processes that share rates.
/// `docs/reference/packed.md` defines them.
///
/// All integers are little-endian and aligned to their size. The parts are those of the table in memory, so reading
/// checks and copies them, but sorts nothing.
public enum RatesSnapshot {
  static var version: UInt64 { 1 }
  /// "LMRATES" as a little-endian word, with the version in the top byte.
  static var magic: UInt64 { 0x0053_4554_4152_4D4C }
  static var headSize: Int { 80 }
  static var sourceSize: Int { 64 }
  static var seriesSize: Int { 16 }
  static var rateSize: Int { 16 }
  /// The bytes before those that the checksum covers.
  static var checkedFrom: Int { 16 }

  /// The number of bytes, rounded up to a word.
  static func padded(_ size: Int) -> Int { (size &+ 7) & ~7 }

  /// The checksum of words: four lanes, so that a processor computes them at the same time. The change of a single word
  /// always changes it.
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    let words = bytes.count / 8
    func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
    }
    var index = 0
    while index &+ 4 <= words {
      a = (a ^ word(index)) &* factor
      b = (b ^ word(index &+ 1)) &* factor
      c = (c ^ word(index &+ 2)) &* factor
      d = (d ^ word(index &+ 3)) &* factor
      index &+= 4
    }
    while index < words {
      a = (a ^ word(index)) &* factor
      index &+= 1
    }
    return (((a &* factor ^ b) &* factor ^ c) &* factor ^ d) &* factor
  }

  /// The sizes of the parts after the head, in their order: codes, days, series, rounded rates, rows and rates.
  struct Sizes {
    let codes: Int
    let days: Int
    let series: Int
    let rounded: Int
    let rows: Int
    let rates: Int

    /// Nil if the parts exceed the address space.
    init?(codes: UInt32, days: UInt32, series: UInt32, rounded: UInt32, rows: UInt32, rates: UInt32) {
      func size(_ count: UInt32, _ width: UInt64) -> Int? { Int(exactly: (UInt64(count) &* width &+ 7) & ~7) }
      guard let codes = size(codes, 12), let days = size(days, 4),
        let series = size(series, UInt64(RatesSnapshot.seriesSize)), let rounded = size(rounded, 4),
        let rows = size(rows, 4), let rates = size(rates, UInt64(RatesSnapshot.rateSize))
      else { return nil }
      (self.codes, self.days, self.series) = (codes, days, series)
      (self.rounded, self.rows, self.rates) = (rounded, rows, rates)
    }

    /// The size of the entire snapshot; nil if it exceeds the address space.
    var total: Int? {
      var sum = RatesSnapshot.headSize &+ RatesSnapshot.sourceSize
      for part in [codes, days, series, rounded, rows, rates] {
        let (next, overflows) = sum.addingReportingOverflow(part)
        if overflows { return nil }
        sum = next
      }
      return sum
    }
  }
}
