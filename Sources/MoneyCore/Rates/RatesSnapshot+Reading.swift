extension RatesSnapshot {
  /// The limit on a snapshot is that of 32-bit positions of its rates.
  private static var mostRates: UInt32 { 0x7FFF_FFFF }

  /// Reads the bytes of `write`, and refuses all others. The table copies them.
  public static func read(_ bytes: UnsafeRawBufferPointer) throws(MoneyFailure) -> RatesTable {
    guard bytes.count >= headSize &+ sourceSize else { throw wrong("length", at: bytes.count) }
    let head = word(bytes, 0)
    guard head & ~0 >> 8 == magic, head >> 56 != 0 else { throw wrong("first word", at: 0) }
    guard head >> 56 == version else {
      throw MoneyFailure(
        .version, "snapshot of version " + .id(head >> 56) + " requires a newer library", at: 7)
    }
    let counts = (0..<6).map { UInt32(bitPattern: small(bytes, 24 &+ $0 &* 4)) }
    guard counts[5] <= mostRates,
      let sizes = Sizes(
        codes: counts[0], days: counts[1], series: counts[2], rounded: counts[3], rows: counts[4], rates: counts[5]),
      let total = sizes.total, word(bytes, 16) == UInt64(truncatingIfNeeded: total)
    else { throw wrong("head", at: 16) }
    guard total == bytes.count else { throw wrong("length", at: min(total, bytes.count)) }
    guard checksum(UnsafeRawBufferPointer(rebasing: bytes[checkedFrom...])) == word(bytes, 8) else {
      throw wrong("checksum", at: 8)
    }
    var parts = try readHead(bytes)
    var place = headSize &+ sourceSize
    parts.codes = try readCodes(bytes, place, Int(counts[0]))
    place &+= sizes.codes
    parts.days = try readDays(bytes, place, Int(counts[1]))
    place &+= sizes.days
    let rows = place &+ sizes.series &+ sizes.rounded
    parts.rows = (0..<Int(counts[4])).map { small(bytes, rows &+ $0 &* 4) }
    try readSeries(bytes, place, Int(counts[2]), rateCount: Int(counts[5]), into: &parts)
    place &+= sizes.series
    parts.roundedRates = try readRounded(bytes, place, Int(counts[3]), rateCount: Int(counts[5]))
    try readRates(bytes, rows &+ sizes.rows, Int(counts[5]), into: &parts)
    if let base = parts.base, parts.codes.sortedIndex(of: base) == nil { throw wrong("base", at: 56) }
    return RatesTable(parts)
  }

  private static func readHead(_ bytes: UnsafeRawBufferPointer) throws(MoneyFailure) -> RatesTableParts {
    var base: CurrencyCode?
    if bytes[56] != 0 {
      guard let code = code(bytes, 56) else { throw wrong("base", at: 56) }
      base = code
    }
    let length = Int(small(bytes, 68))
    guard length >= 0, length <= RatesBuilder.longestSource else { throw wrong("source", at: 68) }
    let source = [UInt8](bytes[headSize..<(headSize &+ length)])
    do throws(MoneyFailure) {
      try OneLine.check(source, "source", atMost: RatesBuilder.longestSource)
    } catch {
      throw wrong("source", at: headSize)
    }
    var parts = RatesTableParts(base: base, source: source)
    let instant = Int64(bitPattern: word(bytes, 48))
    parts.instant = instant == Int64.min ? nil : instant
    return parts
  }

  private static func readCodes(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int
  ) throws(MoneyFailure) -> [CurrencyCode] {
    var codes: [CurrencyCode] = []
    codes.reserveCapacity(count)
    for index in 0..<count {
      let place = start &+ index &* 12
      guard let code = code(bytes, place), codes.last.map({ $0 < code }) ?? true else {
        throw wrong("currency code", at: place)
      }
      codes.append(code)
    }
    return codes
  }

  private static func readDays(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int
  ) throws(MoneyFailure) -> [Day] {
    var days: [Day] = []
    days.reserveCapacity(count)
    for index in 0..<count {
      let place = start &+ index &* 4
      guard let day = Day(number: small(bytes, place)), days.last.map({ $0 < day }) ?? true else {
        throw wrong("date", at: place)
      }
      days.append(day)
    }
    return days
  }

  private static func readSeries(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int, rateCount: Int, into parts: inout RatesTableParts
  ) throws(MoneyFailure) {
    let rowCount = max(parts.days.count, 1)
    var position = 0
    var last: (Int32, Int32) = (-1, -1)
    for index in 0..<count {
      let place = start &+ index &* seriesSize
      let (from, to) = (small(bytes, place), small(bytes, place &+ 4))
      let (firstRow, length) = (Int(small(bytes, place &+ 8)), Int(small(bytes, place &+ 12)))
      let isAscending = last.0 < from || last.0 == from && last.1 < to
      guard isAscending, from >= 0, to >= 0, from != to, Int(from) < parts.codes.count, Int(to) < parts.codes.count,
        length >= 1, length <= rateCount &- position, firstRow >= -1
      else { throw wrong("series", at: place) }
      if firstRow >= 0 {
        guard firstRow < rowCount, length <= rowCount &- firstRow else { throw wrong("series", at: place &+ 8) }
      } else {
        guard parts.rows.count == rateCount else { throw wrong("series", at: place &+ 8) }
        var row: Int32 = -1
        for next in parts.rows[position..<(position &+ length)] {
          guard next > row, Int(next) < rowCount else { throw wrong("series", at: place &+ 12) }
          row = next
        }
      }
      parts.series.append(
        RatesTable.Series(from: from, to: to, start: position, count: length, firstRow: firstRow))
      position &+= length
      last = (from, to)
    }
    guard position == rateCount else { throw wrong("series", at: start) }
  }

  private static func readRounded(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int, rateCount: Int
  ) throws(MoneyFailure) -> [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(count)
    for index in 0..<count {
      let position = Int(small(bytes, start &+ index &* 4))
      guard position > positions.last ?? -1, position < rateCount else {
        throw wrong("position of a rounded rate", at: start &+ index &* 4)
      }
      positions.append(position)
    }
    return positions
  }

  private static func readRates(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int, into parts: inout RatesTableParts
  ) throws(MoneyFailure) {
    var broken: Int?
    var quoteCount = 0
    parts.rates = [Rate](unsafeUninitializedCapacity: count) { rates, initialized in
      for index in 0..<count {
        let place = start &+ index &* rateSize
        let (numerator, denominator) = (word(bytes, place), word(bytes, place &+ 8))
        if (numerator == 0) != (denominator == 0), broken == nil { broken = place }
        if denominator != 0 { quoteCount &+= 1 }
        rates.initializeElement(at: index, to: Rate(unchecked: numerator, over: denominator))
      }
      initialized = count
    }
    if let broken { throw wrong("rate", at: broken) }
    parts.quoteCount = quoteCount
  }

  private static func code(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> CurrencyCode? {
    let head = UInt32(bitPattern: small(bytes, place))
    let tail = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place &+ 4, as: UInt64.self))
    return CurrencyCode(head: head, rest: tail)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  private static func small(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Int32 {
    Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self))
  }

  @inline(never)
  private static func wrong(_ part: StaticString, at position: Int) -> MoneyFailure {
    MoneyFailure(.document, "snapshot of rates must have a valid " + Message(part), at: position)
  }
}
