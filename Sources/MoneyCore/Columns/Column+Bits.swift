// Bitmaps are read and written 64 rows at a time. Bytes without any of the rows' bits are not accessed.

extension Column {
  /// The validity of up to 64 rows: a bit per row, set if the row has a value; the first row has the lowest bit.
  @inline(__always)
  func loadBits(_ row: Int, _ count: Int) -> UInt64 {
    let all: UInt64 = count >= 64 ? ~0 : (1 << UInt64(truncatingIfNeeded: count)) &- 1
    guard let bits else { return all }
    let position = firstBit &+ row
    let start = bits + position / 8
    let shift = position % 8
    if count == 64 {
      let low = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian
      if shift == 0 { return low }
      return low >> UInt64(truncatingIfNeeded: shift) | UInt64(start[8]) << UInt64(truncatingIfNeeded: 64 &- shift)
    }
    var word: UInt64 = 0
    var taken = 0
    var index = 0
    while taken < count &+ shift {
      let byte = UInt64(start[index])
      let at = taken &- shift
      if at < 0 {
        word |= byte >> UInt64(truncatingIfNeeded: 0 &- at)
      } else if at < 64 {
        word |= byte << UInt64(truncatingIfNeeded: at)
      }
      taken &+= 8
      index &+= 1
    }
    return word & all
  }

  /// Writes the bits of up to 64 rows, if the column has a bitmap. Bits of other rows in the same bytes are preserved.
  @inline(__always)
  func storeBits(_ word: UInt64, _ row: Int, _ count: Int) {
    guard let bits, count > 0 else { return }
    let position = firstBit &+ row
    let start = bits + position / 8
    let shift = position % 8
    if count == 64, shift == 0 {
      UnsafeMutableRawPointer(start).storeBytes(of: word.littleEndian, as: UInt64.self)
      return
    }
    var done = 0
    var index = 0
    while done < count {
      let offset = index == 0 ? shift : 0
      let room = min(8 &- offset, count &- done)
      let mask = UInt8(truncatingIfNeeded: ((1 << room) &- 1) << offset)
      let byte = UInt8(
        truncatingIfNeeded: (word >> UInt64(truncatingIfNeeded: done)) << UInt64(truncatingIfNeeded: offset))
      start[index] = (start[index] & ~mask) | (byte & mask)
      done &+= room
      index &+= 1
    }
  }
}
