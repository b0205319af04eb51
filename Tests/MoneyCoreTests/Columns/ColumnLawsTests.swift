import Testing

@testable import MoneyCore

/// The parts of operations on columns: bitmaps that start at any bit, and totals that cannot overflow.
struct ColumnLawsTests {
  @Test func bitsAreReadAndWrittenInPlace() throws {
    var random = SplitMix64(seed: 703)
    for _ in 0..<2000 {
      let offset = random.below(30)
      let length = random.below(200)
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
      defer { bytes.deallocate() }
      for index in 0..<64 { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
      var value: Int8 = 0
      try withUnsafeMutableBytes(of: &value) { value in
        let place = try #require(value.baseAddress)
        let column = try #require(
          Column(
            .int8, place, length: length, stride: 0, scale: 0, bits: bytes,
            bitmapSize: (offset + length + 7) / 8, firstBit: offset))
        let before = (0..<512).map { bytes[$0 / 8] >> UInt8($0 % 8) & 1 }
        let row = random.below(length + 1)
        let count = min(64, length - row)
        let word = column.loadBits(row, count)
        for index in 0..<count { try #require(UInt8(word >> UInt64(index) & 1) == before[offset + row + index]) }
        let written = random.next()
        column.storeBits(written, row, count)
        for bit in 0..<512 {
          let isOwn = bit >= offset + row && bit < offset + row + count
          let wanted = isOwn ? UInt8(written >> UInt64(bit - offset - row) & 1) : before[bit]
          try #require(bytes[bit / 8] >> UInt8(bit % 8) & 1 == wanted)
        }
      }
    }
  }

  @Test func totalsHoldWhatSumsOf128BitsDoNot() throws {
    var total = ColumnTotal()
    let largest = Int128(Decimal.limit) - 1
    for _ in 0..<1000 { total.add(largest) }
    #expect(total.decimal(scale: 0) == nil)
    for _ in 0..<1001 { total.add(-largest) }
    #expect(total.decimal(scale: 0)?.coefficient == -largest)
  }
}
