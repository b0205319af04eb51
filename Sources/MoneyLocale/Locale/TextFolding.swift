import MoneyCore

/// The keys by which texts are searched and sorted: letters without accents and case, kana and kanji in their order.
///
/// The order is that of UTS #10 with CLDR's root collation, as far as names of currencies need it: first by letters,
/// then by accents, then by case. Spaces and signs come before digits, and digits before letters. The scripts follow
/// each other in the order Latin, Greek, Cyrillic, kana, kanji. A voiced kana comes after the plain one, and a long one
/// sorts as its vowel. Kanji are those of CLDR's names, in the order of JIS X 0208.
package enum TextFolding {
  /// A letter, with its first, second and third sort key.
  struct Unit {
    var primary: UInt32
    var accent: UInt32 = 0
    var shape: UInt32 = 0
  }

  /// The numbers at which the classes of letters begin.
  private enum Class {
    static var sign: UInt32 { 0x100 }
    static var digit: UInt32 { 0x1000 }
    static var latin: UInt32 { 0x2000 }
    static var other: UInt32 { 0x10000 }
    static var knownKanji: UInt32 { 0x40_0000 }
    static var kanji: UInt32 { 0x50_0000 }
  }

  private static var kana: ClosedRange<UInt32> { 0x30A1...0x30FA }
  private static var longMark: UInt32 { 0x30FC }

  /// The letters of a text.
  /// - Parameters:
  ///   - hasEnye: whether ñ is a letter of its own, after n.
  ///   - isLong: whether the mark of a long vowel sorts as the vowel; if false, it stays itself.
  static func units(_ text: [UInt8], hasEnye: Bool, isLong: Bool) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(text.count)
    var vowel: UInt32 = 0
    text.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        var scalar = next(bytes, &index)
        var shape: UInt32 = 0
        // Combining accents occur if a letter and its accent are separate characters.
        if (0x300...0x36F).contains(scalar) {
          if let last = units.indices.last { units[last].accent = scalar &- 0x200 }
          continue
        }
        if (0xFF01...0xFF5E).contains(scalar) {
          // Wide forms are mapped to the usual characters.
          scalar = scalar &- 0xFEE0
          shape = 2
        } else if (0x3041...0x3096).contains(scalar) {
          scalar = scalar &+ 0x60
        } else if kana.contains(scalar) {
          shape = 2
        }
        if scalar == longMark, isLong, vowel > 0 {
          // A, I, U, E and O are at every second place from U+30A2 on.
          units.append(Unit(primary: Class.other &+ 0x30A0 &+ vowel &* 2, shape: 4))
          continue
        }
        vowel = kana.contains(scalar) ? UInt32(vowels.utf8Start[Int(scalar &- kana.lowerBound)] &- ASCII.zero) : 0
        let isEnye = hasEnye && (scalar == 0xF1 || scalar == 0xD1)
        append(scalar, shape, to: &units)
        if isEnye, let last = units.indices.last {
          units[last].primary &+= 1
          units[last].accent = 0
        }
      }
    }
    return units
  }

  /// The key by which a text is searched: its letters, with the voicing of kana.
  package static func searchKey(_ text: [UInt8]) -> [UInt32] {
    units(text, hasEnye: false, isLong: false).map { unit in
      let isKana = unit.primary >= Class.other &+ kana.lowerBound && unit.primary <= Class.other &+ kana.upperBound
      return isKana ? unit.primary &* 64 &+ unit.accent : unit.primary &* 64
    }
  }

  /// The key by which a text is sorted.
  package static func sortKey(_ text: [UInt8], hasEnye: Bool) -> [UInt32] {
    let units = units(text, hasEnye: hasEnye, isLong: true)
    var key: [UInt32] = []
    key.reserveCapacity(units.count &* 3 &+ 2)
    for unit in units { key.append(unit.primary) }
    key.append(0)
    for unit in units { key.append(unit.accent &+ 1) }
    key.append(0)
    for unit in units { key.append(unit.shape &+ 1) }
    return key
  }

  /// True if two texts differ only in the case of their letters.
  static func isSameWord(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    let (one, other) = (units(first, hasEnye: false, isLong: false), units(second, hasEnye: false, isLong: false))
    guard one.count == other.count else { return false }
    return one.indices.allSatisfy { one[$0].primary == other[$0].primary && one[$0].accent == other[$0].accent }
  }

  private static func append(_ scalar: UInt32, _ shape: UInt32, to units: inout [Unit]) {
    if let at = fold(of: scalar) {
      let place = Base92.number(folds, at &+ 3, 2)
      let bytes = UnsafeBufferPointer(start: bases.utf8Start + place, count: Base92.number(folds, at &+ 5, 1))
      let accent = UInt32(truncatingIfNeeded: Base92.number(folds, at &+ 6, 1))
      let upper = UInt32(truncatingIfNeeded: Base92.number(folds, at &+ 7, 1))
      var index = 0
      while index < bytes.count {
        units.append(Unit(primary: primary(next(bytes, &index)), accent: accent, shape: shape &+ upper))
      }
    } else if scalar < 0x80, ASCII.isUppercase(UInt8(truncatingIfNeeded: scalar)) {
      units.append(Unit(primary: primary(scalar | 0x20), shape: shape &+ 1))
    } else {
      units.append(Unit(primary: primary(scalar), shape: shape))
    }
  }

  private static func primary(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar)
      if ASCII.isDigit(byte) { return Class.digit &+ scalar }
      // After each letter there is room for one that only some languages have.
      if ASCII.isLetter(byte) { return Class.latin &+ scalar &* 2 }
    }
    if let place = place(of: scalar, in: signs) { return Class.sign &+ place }
    if (0x3400...0x9FFF).contains(scalar) {
      return place(of: scalar, in: kanji).map { Class.knownKanji &+ $0 } ?? Class.kanji &+ scalar
    }
    return Class.other &+ scalar
  }

  /// The index of a scalar among the letters of a text.
  private static func place(of scalar: UInt32, in text: StaticString) -> UInt32? {
    let bytes = UTF8Bytes(text)
    var index = 0
    var place: UInt32 = 0
    while index < bytes.count {
      if next(bytes, &index) == scalar { return place }
      place &+= 1
    }
    return nil
  }

  private static func fold(of scalar: UInt32) -> Int? {
    let wanted = Int(scalar)
    var low = 0
    var high = count
    while low < high {
      let middle = low &+ (high &- low) / 2
      let found = Base92.number(folds, middle &* 8, 3)
      if found == wanted { return middle &* 8 }
      if found < wanted { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// The scalar at an index of checked UTF-8; U+FFFD for a byte that is not part of valid UTF-8.
  private static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    if let (scalar, length) = UTF8Text.wideScalar(at: index, in: bytes) {
      index &+= length
      return scalar
    }
    let byte = bytes[index]
    index &+= 1
    return byte < 0x80 ? UInt32(byte) : 0xFFFD
  }
}
