/// The buffers of a slice, which goes through its rows 512 at a time. They are allocated together before the first row, and
/// small enough to stay in the processor's nearest cache.
package struct ColumnBlock {
  package static var rows: Int { 512 }
  private static var groups: Int { rows / 64 }

  let input: UnsafeMutablePointer<Int64>
  let output: UnsafeMutablePointer<Int64>
  /// The results of rows on the general path.
  package let wide: UnsafeMutablePointer<Int128>
  /// The address of each row's ratio.
  package let slots: UnsafeMutablePointer<UnsafePointer<ColumnStep>>
  /// Copies of the column's indices, if those are not 32-bit integers next to each other in memory.
  package let indices: UnsafeMutablePointer<Int32>
  package let days: UnsafeMutablePointer<Int32>
  /// The ratios themselves. They are fetched before the first is used, so that the processor waits for many at a time.
  let steps: UnsafeMutablePointer<ColumnStep>
  /// A status per row; it is valid only for rows on the general path.
  let statuses: UnsafeMutablePointer<UInt8>
  /// Bitmaps with a bit per row: `valid` marks rows with a value, `slow` rows on the general path, `failed` rows that
  /// have failed.
  let valid: UnsafeMutablePointer<UInt64>
  let slow: UnsafeMutablePointer<UInt64>
  package let failed: UnsafeMutablePointer<UInt64>

  /// The memory of all buffers, those with the widest elements first.
  private let memory: UnsafeMutableRawPointer

  package init() {
    let (rows, groups) = (ColumnBlock.rows, ColumnBlock.groups)
    memory = .allocate(byteCount: ColumnBlock.size, alignment: 16)
    var rest = memory
    func next<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
      let buffer = rest.bindMemory(to: Element.self, capacity: count)
      rest += count &* MemoryLayout<Element>.stride
      return buffer
    }
    wide = next(rows)
    steps = next(rows)
    input = next(rows)
    output = next(rows)
    valid = next(groups)
    slow = next(groups)
    failed = next(groups)
    slots = next(rows)
    indices = next(rows)
    days = next(rows)
    statuses = next(rows)
  }

  private static var size: Int {
    let row =
      MemoryLayout<Int128>.stride &+ MemoryLayout<ColumnStep>.stride &+ 2 &* MemoryLayout<Int64>.stride
      &+ MemoryLayout<UnsafePointer<ColumnStep>>.stride &+ 2 &* MemoryLayout<Int32>.stride &+ 1
    return rows &* row &+ 3 &* groups &* MemoryLayout<UInt64>.stride
  }

  func deallocate() { memory.deallocate() }

  package static func groups(_ count: Int) -> Int { (count &+ 63) / 64 }

  /// Starts a block: no row is slow or failed, and a row is valid if it is valid in each of the columns.
  @inline(__always)
  func begin(_ row: Int, _ count: Int, _ columns: (Column?, Column?, Column?)) -> Int {
    var nulls = 0
    for group in 0..<ColumnBlock.groups(count) {
      let start = row &+ group &* 64
      let length = min(64, count &- group &* 64)
      let all: UInt64 = length == 64 ? ~0 : (1 << UInt64(truncatingIfNeeded: length)) &- 1
      var word = all
      if let column = columns.0 { word &= column.loadBits(start, length) }
      if let column = columns.1 { word &= column.loadBits(start, length) }
      if let column = columns.2 { word &= column.loadBits(start, length) }
      valid[group] = word
      slow[group] = 0
      failed[group] = 0
      nulls &+= length &- word.nonzeroBitCount
    }
    return nulls
  }

  /// Calls `body` for each row of the block whose bit is not set.
  @inline(__always)
  static func forEachClear(_ words: UnsafeMutablePointer<UInt64>, _ count: Int, _ body: (Int) -> Void) {
    for group in 0..<groups(count) {
      let length = min(64, count &- group &* 64)
      let all: UInt64 = length == 64 ? ~0 : (1 << UInt64(truncatingIfNeeded: length)) &- 1
      var word = ~words[group] & all
      while word != 0 {
        body(group &* 64 &+ word.trailingZeroBitCount)
        word &= word &- 1
      }
    }
  }

  /// Calls `body` for each row of the block whose bit is set.
  @inline(__always)
  static func forEachSet(_ words: UnsafeMutablePointer<UInt64>, _ count: Int, _ body: (Int) -> Void) {
    for group in 0..<groups(count) {
      var word = words[group]
      while word != 0 {
        body(group &* 64 &+ word.trailingZeroBitCount)
        word &= word &- 1
      }
    }
  }

  @inline(__always)
  func isValid(_ index: Int) -> Bool { valid[index >> 6] >> UInt64(truncatingIfNeeded: index & 63) & 1 == 1 }

  @inline(__always)
  package static func mark(_ words: UnsafeMutablePointer<UInt64>, _ index: Int) {
    words[index >> 6] |= 1 << UInt64(truncatingIfNeeded: index & 63)
  }

  /// Copies the coefficients into `input`; false if one of them does not fit 64 bits.
  @inline(__always)
  func gather(_ column: Column, _ row: Int, _ count: Int) -> Bool {
    var excess: Int64 = 0
    if column.layout == .int64 {
      if let words = column.words(from: row) {
        for index in 0..<count { input[index] = words[index] }
      } else {
        var place = column.place(row)
        for index in 0..<count {
          input[index] = place.loadUnaligned(as: Int64.self)
          place += column.stride
        }
      }
    } else {
      var place = column.place(row)
      for index in 0..<count {
        let low = place.loadUnaligned(as: Int64.self)
        excess |= place.loadUnaligned(fromByteOffset: 8, as: Int64.self) ^ (low >> 63)
        input[index] = low
        place += column.stride
      }
    }
    return excess == 0
  }

  /// Stores the results in the column: those of slow rows from `wide`, the others from `output` times `pad`. Rows that
  /// are null or failed get zeros, and the bitmap marks them as null.
  @inline(__always)
  func scatter(_ column: Column, _ row: Int, _ count: Int, pad: UInt64, hasSlow: Bool, hasGaps: Bool) {
    if hasGaps {
      ColumnBlock.forEachClear(valid, count) { index in
        output[index] = 0
        wide[index] = 0
      }
    }
    if column.layout == .int64, !hasSlow {
      if let words = column.words(from: row) {
        for index in 0..<count { words[index] = output[index] }
      } else {
        for index in 0..<count { column.store(output[index], row &+ index) }
      }
    } else {
      for index in 0..<count {
        let isSlow = hasSlow && slow[index >> 6] >> UInt64(truncatingIfNeeded: index & 63) & 1 == 1
        if isSlow {
          column.put(wide[index], row &+ index)
        } else {
          let product = output[index].multipliedFullWidth(by: Int64(truncatingIfNeeded: pad))
          column.put(Int128(product.high) << 64 | Int128(product.low), row &+ index)
        }
      }
    }
  }

  /// Stores the bits of the rows.
  ///
  /// - Parameter keeps: true to keep the bit of a failed row, which is set because the row has a value.
  @inline(__always)
  func storeValidity(_ column: Column, _ row: Int, _ count: Int, keeps: Bool) {
    guard column.bits != nil else { return }
    for group in 0..<ColumnBlock.groups(count) {
      let word = keeps ? valid[group] : valid[group] & ~failed[group]
      column.storeBits(word, row &+ group &* 64, min(64, count &- group &* 64))
    }
  }

  /// Records the failed rows; false if the first of them ends the call.
  @inline(__always)
  package func settle(
    _ row: Int, _ count: Int, _ output: UnsafeMutablePointer<Int32>?, _ outcome: inout ColumnOutcome
  ) -> Bool {
    if let output {
      UnsafeMutableRawPointer(output + row).initializeMemory(as: UInt8.self, repeating: 0, count: count &* 4)
    }
    for group in 0..<ColumnBlock.groups(count) {
      var word = failed[group]
      while word != 0 {
        let index = group &* 64 &+ word.trailingZeroBitCount
        outcome.fail(row &+ index, statuses[index])
        guard let output else { return false }
        UnsafeMutableRawPointer(output + (row &+ index)).storeBytes(of: Int32(statuses[index]), as: Int32.self)
        word &= word &- 1
      }
    }
    return true
  }
}
