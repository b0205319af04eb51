extension RatesSnapshot {
  /// The bytes of a table. The same table always has the same bytes.
  public static func write(_ table: RatesTable) throws(MoneyFailure) -> [UInt8] {
    let hasSparse = table.series.contains { $0.firstRow < 0 }
    let (rates, rounded) = counts(of: table)
    guard let codeCount = UInt32(exactly: table.codes.count), let dayCount = UInt32(exactly: table.days.count),
      let seriesCount = UInt32(exactly: table.series.count), let rateCount = UInt32(exactly: rates),
      let roundedCount = UInt32(exactly: rounded),
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
      writeRates(
        table, rounded: place, rows: hasSparse ? place + sizes.rounded : nil,
        rates: place + (sizes.rounded &+ sizes.rows))
      put(checksum(UnsafeRawBufferPointer(start: raw + checkedFrom, count: total &- checkedFrom)), to: raw + 8)
      count = total
    }
  }

  /// The number of rates in all series, and that of the rounded ones. The table of a document also contains rates of
  /// no series: those of columns without a rate.
  private static func counts(of table: RatesTable) -> (rates: Int, rounded: Int) {
    var (rates, rounded) = (0, 0)
    for one in table.series {
      rates &+= one.count
      guard table.hasRoundedRates else { continue }
      for place in one.start..<(one.start &+ one.count) where table.isRounded(place) { rounded &+= 1 }
    }
    return (rates, rounded)
  }

  /// Writes the rates in the order of the series. A table may keep them in another one, such as that of the columns of
  /// its document. The positions of rounded rates are those in the snapshot.
  private static func writeRates(
    _ table: RatesTable, rounded: UnsafeMutableRawPointer, rows: UnsafeMutableRawPointer?,
    rates: UnsafeMutableRawPointer
  ) {
    let hasRounded = table.hasRoundedRates
    var (position, roundedCount) = (0, 0)
    for one in table.series {
      for place in one.start..<(one.start &+ one.count) {
        let rate = table.rates[place]
        put(rate.numerator, to: rates + position &* rateSize)
        put(rate.denominator, to: rates + (position &* rateSize &+ 8))
        if let rows, one.firstRow < 0 { put(table.rows[place], to: rows + position &* 4) }
        if hasRounded, table.isRounded(place) {
          put(Int32(truncatingIfNeeded: position), to: rounded + roundedCount &* 4)
          roundedCount &+= 1
        }
        position &+= 1
      }
    }
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
