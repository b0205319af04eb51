extension RatesSnapshot {
  /// The bytes of a table. The same table always has the same bytes.
  public static func write(_ table: RatesTable) throws(MoneyFailure) -> [UInt8] {
    let hasSparse = table.series.contains { $0.firstRow < 0 }
    let rounded = roundedPositions(table)
    guard let codeCount = UInt32(exactly: table.codes.count), let dayCount = UInt32(exactly: table.days.count),
      let seriesCount = UInt32(exactly: table.series.count),
      let rateCount = UInt32(exactly: table.series.reduce(0) { $0 &+ $1.count }),
      let roundedCount = UInt32(exactly: rounded.count),
      let sizes = Sizes(
        codes: codeCount, days: dayCount, series: seriesCount, rounded: roundedCount,
        rows: hasSparse ? rateCount : 0, rates: rateCount),
      let total = sizes.total
    else { throw .outOfMemory() }  // positions of 32 bits; such a table needs more than 64 GB
    return [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      let raw = UnsafeMutableRawPointer(start)
      raw.initializeMemory(as: UInt8.self, repeating: 0, count: total)
      writeHead(
        table, total, [codeCount, dayCount, seriesCount, roundedCount, hasSparse ? rateCount : 0, rateCount], to: raw)
      var place = raw + (headSize &+ sourceSize)
      for (index, code) in table.codes.enumerated() { code.write(to: place + index &* 12) }
      place += sizes.codes
      for (index, day) in table.days.enumerated() { put(day.number, to: place + index &* 4) }
      place += sizes.days
      for (index, one) in table.series.enumerated() {
        let row = place + index &* seriesSize
        put(one.from, to: row)
        put(one.to, to: row + 4)
        put(Int32(truncatingIfNeeded: one.firstRow), to: row + 8)
        put(Int32(truncatingIfNeeded: one.count), to: row + 12)
      }
      place += sizes.series
      for (index, position) in rounded.enumerated() {
        put(Int32(truncatingIfNeeded: position), to: place + index &* 4)
      }
      place += sizes.rounded
      if hasSparse { forEachRate(table) { put(table.rows[$1], to: place + $0 &* 4) } }
      place += sizes.rows
      forEachRate(table) { index, position in
        put(table.rates[position].numerator, to: place + index &* rateSize)
        put(table.rates[position].denominator, to: place + (index &* rateSize &+ 8))
      }
      put(checksum(UnsafeRawBufferPointer(start: raw + checkedFrom, count: total &- checkedFrom)), to: raw + 8)
      count = total
    }
  }

  /// Calls a body with the position of each rate in the snapshot and in the table. In a table from a file of the ECB,
  /// rates are in the order of the columns.
  private static func forEachRate(_ table: RatesTable, _ body: (_ index: Int, _ position: Int) -> Void) {
    var index = 0
    for one in table.series {
      for position in one.start..<(one.start &+ one.count) {
        body(index, position)
        index &+= 1
      }
    }
  }

  /// The positions of rounded rates in the snapshot, ascending.
  private static func roundedPositions(_ table: RatesTable) -> [Int] {
    guard table.hasRoundedRates else { return [] }
    var positions: [Int] = []
    forEachRate(table) { index, position in
      if table.isRounded(position) { positions.append(index) }
    }
    return positions
  }

  private static func writeHead(
    _ table: RatesTable, _ total: Int, _ counts: [UInt32], to raw: UnsafeMutableRawPointer
  ) {
    put(magic | version << 56, to: raw)
    put(UInt64(truncatingIfNeeded: total), to: raw + 16)
    for (index, count) in counts.enumerated() { put(Int32(bitPattern: count), to: raw + (24 &+ index &* 4)) }
    put(UInt64(bitPattern: table.instant ?? Int64.min), to: raw + 48)
    table.base?.write(to: raw + 56)
    put(Int32(truncatingIfNeeded: min(table.source.count, sourceSize)), to: raw + 68)
    for (index, byte) in table.source.prefix(sourceSize).enumerated() {
      raw.storeBytes(of: byte, toByteOffset: headSize &+ index, as: UInt8.self)
    }
  }

  private static func put(_ value: UInt64, to place: UnsafeMutableRawPointer) {
    place.storeBytes(of: value.littleEndian, as: UInt64.self)
  }

  private static func put(_ value: Int32, to place: UnsafeMutableRawPointer) {
    place.storeBytes(of: value.littleEndian, as: Int32.self)
  }
}
