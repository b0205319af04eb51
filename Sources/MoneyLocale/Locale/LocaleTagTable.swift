import MoneyCore

/// CLDR's values for the parts of tags. The tables are texts of sorted lines, which share one search and are compact.
enum LocaleTagTable {
  /// The value of a key, or nil.
  static func value(of key: some Collection<UInt8>, in table: StaticString) -> UnsafeBufferPointer<UInt8>? {
    let bytes = UTF8Bytes(table)
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = low &+ (high &- low) / 2
      var start = middle
      while start > low, bytes[start &- 1] != ASCII.lineFeed { start &-= 1 }
      let line = LocaleTagTable.line(at: start, of: bytes)
      if line.key.elementsEqual(key) { return line.value }
      if line.key.lexicographicallyPrecedes(key) { low = line.end } else { high = start }
    }
    return nil
  }

  /// The line that starts at a place, and the place of the next one.
  static func line(
    at start: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (key: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, end: Int) {
    var sign = start
    while bytes[sign] != UInt8(ascii: "=") { sign &+= 1 }
    var end = sign &+ 1
    while bytes[end] != ASCII.lineFeed { end &+= 1 }
    return (
      UnsafeBufferPointer(rebasing: bytes[start..<sign]), UnsafeBufferPointer(rebasing: bytes[(sign &+ 1)..<end]),
      end &+ 1
    )
  }

  /// The value for a locale, or for the nearest one that is left without its last parts.
  static func value(
    ofLocale identifier: some Collection<UInt8>, in table: StaticString
  ) -> UnsafeBufferPointer<UInt8>? {
    var name = Array(identifier)
    while true {
      if let value = value(of: name, in: table) { return value }
      guard let last = name.lastIndex(of: ASCII.underscore) else { return nil }
      name.removeSubrange(last...)
    }
  }
}
