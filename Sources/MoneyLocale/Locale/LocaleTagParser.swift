import MoneyCore

/// Reads a tag of BCP 47, `zh-Hant-TW-u-nu-hanidec`, with `-` or `_` and in any case. Names of POSIX (`sr_RS.UTF-8@latin`)
/// and ICU (`ar_EG@numbers=latn`) end with parts of their own.
struct LocaleTagParser {
  private let text: UnsafeBufferPointer<UInt8>
  /// The places of the parts between `-` and `_`.
  private var parts: [Range<Int>] = []
  private var next = 0
  private var found = LocaleTag()

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func tag() throws(MoneyFailure) -> LocaleTag {
    let modifier = text.firstIndex(of: UInt8(ascii: "@")) ?? text.count
    let codeset = text[..<modifier].firstIndex(of: ASCII.point) ?? modifier
    try split(codeset)
    if codeset < modifier { try skipCodeset((codeset &+ 1)..<modifier) }
    if isPOSIX {
      found.language = Array(UTF8Bytes("en"))
      found.region = Array(UTF8Bytes("US"))
    } else {
      try readLanguage()
      if !found.language.isEmpty {
        try readParts()
        try readExtensions()
      }
    }
    if modifier < text.count { try readModifier(from: modifier &+ 1) }
    return found
  }

  // MARK: Parts

  private mutating func split(_ end: Int) throws(MoneyFailure) {
    var start = 0
    for index in 0...end where index == end || text[index] == ASCII.minus || text[index] == ASCII.underscore {
      guard index > start, index &- start <= 8 else { throw notATag(at: start) }
      for place in start..<index where !isLetterOrDigit(text[place]) { throw notATag(at: place) }
      parts.append(start..<index)
      start = index &+ 1
    }
  }

  /// Skips the codeset of POSIX, which is irrelevant to the locale.
  private func skipCodeset(_ range: Range<Int>) throws(MoneyFailure) {
    if range.isEmpty { throw notATag(at: range.lowerBound) }
    for place in range {
      let isSign = text[place] == ASCII.minus || text[place] == ASCII.underscore
      guard isSign || isLetterOrDigit(text[place]) else { throw notATag(at: place) }
    }
  }

  /// True for `C` and `POSIX`, which CLDR maps to US English.
  private var isPOSIX: Bool {
    guard parts.count == 1, let name = part(0) else { return false }
    return name.elementsEqual(UTF8Bytes("c")) || name.elementsEqual(UTF8Bytes("posix"))
  }

  /// A part in lower case; nil behind the last one.
  private func part(_ index: Int) -> [UInt8]? {
    index < parts.count ? text[parts[index]].map { ASCII.isLetter($0) ? $0 | 0x20 : $0 } : nil
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || ASCII.isDigit(byte) }

  private func notATag(at position: Int) -> MoneyFailure {
    MoneyFailure(.syntax, "expected a locale such as de or pt-BR, got " + .quoted(text), at: position)
  }

  // MARK: Language, script, region, variants

  private mutating func readLanguage() throws(MoneyFailure) {
    guard let first = part(0) else { return }
    next = 1
    if first.count == 1 {
      // Tags such as `i-lux` were registered as units; a private tag contains no language.
      guard first == [UInt8(ascii: "i")] || first == [UInt8(ascii: "x")] else { throw notATag(at: 0) }
      if let second = part(1), found.replace(first + [ASCII.underscore] + second) { next = 2 }
      return
    }
    for place in parts[0] where !ASCII.isLetter(text[place]) { throw notATag(at: place) }
    // Four letters are a script without a language.
    if first.count == 4 { return }
    found.language = first
    readExtended()
  }

  /// The language after its macrolanguage: `zh-yue`, `ar-arb`. A region may have three letters too: `en_USA`.
  private mutating func readExtended() {
    var name = found.language
    while let extended = part(next), extended.count == 3, extended.allSatisfy(ASCII.isLetter) {
      name += [ASCII.underscore] + extended
      if LocaleTagTable.value(of: name, in: LocaleTagTable.languages) == nil {
        if LocaleTagTable.value(of: uppercased(extended), in: LocaleTagTable.regions) != nil { return }
        found.language = extended
      } else {
        _ = found.replace(name)
      }
      next &+= 1
    }
  }

  private mutating func readParts() throws(MoneyFailure) {
    if let script = part(next), script.count == 4, script.allSatisfy(ASCII.isLetter) {
      found.script = [script[0] & 0xDF] + script[1...]
      next &+= 1
    }
    if let region = part(next), isRegion(region) {
      found.region = uppercased(region)
      next &+= 1
    }
    while let variant = part(next), variant.count > 1 {
      if variant.count >= 5 || variant.count == 4 && ASCII.isDigit(variant[0]) {
        found.variants.append(variant)
      } else if !readOldVariant(variant) {
        throw notATag(at: parts[next].lowerBound)
      }
      next &+= 1
    }
  }

  private func isRegion(_ part: [UInt8]) -> Bool {
    if part.count == 2 { return part.allSatisfy(ASCII.isLetter) }
    guard part.count == 3 else { return false }
    if part.allSatisfy(ASCII.isDigit) { return true }
    return LocaleTagTable.value(of: uppercased(part), in: LocaleTagTable.regions) != nil
  }

  /// The variants that BCP 47 would not allow: those of Java, that of `en-GB-oed`, and those of sign languages.
  private mutating func readOldVariant(_ variant: [UInt8]) -> Bool {
    let name = found.language + [ASCII.underscore] + found.region + [ASCII.underscore] + variant
    if name.elementsEqual(UTF8Bytes("no_NO_ny")) {
      found.language = Array(UTF8Bytes("nn"))
    } else if name.elementsEqual(UTF8Bytes("th_TH_th")) {
      found.numerals = Array(UTF8Bytes("thai"))
    } else {
      return name.elementsEqual(UTF8Bytes("ja_JP_jp")) || name.elementsEqual(UTF8Bytes("en_GB_oed"))
        || found.language.elementsEqual(UTF8Bytes("sgn"))
    }
    return true
  }

  private func uppercased(_ part: [UInt8]) -> [UInt8] { part.map { ASCII.isLetter($0) ? $0 & 0xDF : $0 } }

  // MARK: Extensions

  /// The parts after a single letter or digit. Those after `x` are private, and `u` introduces the keywords of Unicode.
  private mutating func readExtensions() throws(MoneyFailure) {
    while let singleton = part(next) {
      if singleton == [UInt8(ascii: "x")] {
        if next &+ 1 == parts.count { throw notATag(at: parts[next].lowerBound) }
        return
      }
      let start = parts[next].lowerBound
      next &+= 1
      let first = next
      if singleton == [UInt8(ascii: "u")] {
        readKeywords()
      } else {
        while let part = part(next), part.count > 1 { next &+= 1 }
      }
      if next == first { throw notATag(at: start) }
    }
  }

  /// The keywords of Unicode; the first of each name applies. A keyword without a value has the value `true`.
  private mutating func readKeywords() {
    while let attribute = part(next), attribute.count > 2 { next &+= 1 }
    while let key = part(next), key.count == 2 {
      next &+= 1
      var value: [UInt8] = []
      while let word = part(next), word.count > 2 {
        value += (value.isEmpty ? [] : [ASCII.minus]) + word
        next &+= 1
      }
      set(key, to: value.isEmpty ? Array(UTF8Bytes("true")) : value)
    }
  }

  private mutating func set(_ key: [UInt8], to value: [UInt8]) {
    if key.elementsEqual(UTF8Bytes("nu")) || key.elementsEqual(UTF8Bytes("numbers")) {
      found.numerals = found.numerals ?? value
    } else if key.elementsEqual(UTF8Bytes("cu")) || key.elementsEqual(UTF8Bytes("currency")) {
      found.currency = found.currency ?? value
    } else if key.elementsEqual(UTF8Bytes("rg")) {
      found.otherRegion = found.otherRegion ?? value
    }
  }

  // MARK: Modifiers

  /// `@latin` of POSIX, or `@numbers=latn;currency=EUR` of ICU.
  private mutating func readModifier(from start: Int) throws(MoneyFailure) {
    var at = start
    while at <= text.count {
      let end = text[at...].firstIndex(of: UInt8(ascii: ";")) ?? text.count
      var equal: Int?
      for place in at..<end where !isLetterOrDigit(text[place]) && text[place] != ASCII.minus {
        guard text[place] == UInt8(ascii: "="), equal == nil, place > at else { throw notATag(at: place) }
        equal = place
      }
      let words = text[at..<end].map { ASCII.isLetter($0) ? $0 | 0x20 : $0 }
      if let equal {
        if equal &+ 1 == end { throw notATag(at: end) }
        set(Array(words[..<(equal &- at)]), to: Array(words[(equal &+ 1 &- at)...]))
      } else {
        guard at == start, end == text.count, at < end else { throw notATag(at: at) }
        readModifier(words)
      }
      at = end &+ 1
    }
  }

  /// A modifier of POSIX: a script by its name, or a variant. Others, such as `@euro`, are irrelevant to the locale.
  private mutating func readModifier(_ word: [UInt8]) {
    let scripts: [(StaticString, StaticString)] = [("latin", "Latn"), ("cyrillic", "Cyrl"), ("devanagari", "Deva")]
    for (name, script) in scripts where word.elementsEqual(UTF8Bytes(name)) {
      if found.script.isEmpty { found.script = Array(UTF8Bytes(script)) }
      return
    }
    if (5...8).contains(word.count) { found.variants.append(word) }
  }
}
