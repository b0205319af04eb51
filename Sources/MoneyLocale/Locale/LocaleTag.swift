import MoneyCore

/// A tag of BCP 47 with the aliases of UTS #35 replaced: `iw-IL` is `he` and `IL`. The names of POSIX, of Java and of ICU
/// are read as well.
struct LocaleTag {
  /// In lower case; empty if the tag does not contain one.
  var language: [UInt8] = []
  /// Four letters, or empty.
  var script: [UInt8] = []
  /// Two letters, three digits, or empty.
  var region: [UInt8] = []
  /// The region before its alias was replaced: `SU` where `region` is `RU`.
  var givenRegion: [UInt8] = []
  /// In lower case.
  var variants: [[UInt8]] = []
  /// The values of the keywords `nu`, `cu` and `rg` in lower case, or nil.
  var numerals: [UInt8]?
  var currency: [UInt8]?
  var otherRegion: [UInt8]?

  init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    var parser = LocaleTagParser(text)
    self = try parser.tag()
    replaceAliases()
  }

  /// A tag without parts.
  init() {}

  // MARK: Aliases

  /// Applies "LocaleId Canonicalization" of UTS #35 to the parts by which locales differ.
  private mutating func replaceAliases() {
    for index in variants.indices {
      if let new = LocaleTagTable.value(of: variants[index], in: LocaleTagTable.variants) {
        variants[index] = Array(new)
      }
    }
    for variant in variants where !replace(language + [ASCII.underscore] + variant) {
      _ = replace(UTF8Bytes("und_") + variant)
    }
    // An alias may lead to another one. No chain of CLDR is longer than two.
    for _ in 0..<4 where !replace(language) { break }
    givenRegion = region
    if let found = LocaleTagTable.value(of: region, in: LocaleTagTable.regions) {
      let regions = found.split(separator: ASCII.space)
      let usual = regions.first { $0.elementsEqual(likelyRegion ?? []) } ?? regions.first
      region = usual.map { Array($0) } ?? region
    }
  }

  /// Replaces the language by the value of an alias; parts that the tag already contains are kept.
  mutating func replace(_ alias: some Collection<UInt8>) -> Bool {
    guard let found = LocaleTagTable.value(of: alias, in: LocaleTagTable.languages) else { return false }
    for (index, part) in found.split(separator: ASCII.underscore).enumerated() {
      if index == 0 {
        if !part.elementsEqual(UTF8Bytes("und")) { language = Array(part) }
      } else if part.count == 4, script.isEmpty {
        script = Array(part)
      } else if part.count == 2, region.isEmpty {
        region = Array(part)
      }
    }
    return true
  }

  // MARK: Likely subtags

  /// The likely script and region of the language, alone or with one of them, or nil.
  private func likely(_ part: [UInt8]) -> (script: [UInt8], region: [UInt8])? {
    let key = part.isEmpty ? language : language + [ASCII.underscore] + part
    guard let found = LocaleTagTable.value(of: key, in: LocaleTagTable.likely) else { return nil }
    let parts = found.split(separator: ASCII.underscore)
    guard let script = parts.first, let region = parts.last else { return nil }
    return (Array(script), Array(region))
  }

  /// The script in which the language is written in a region; nil for a language that CLDR does not contain.
  private func likelyScript(in region: [UInt8]) -> [UInt8]? { (likely(region) ?? likely([]))?.script }

  /// The region of the language in the tag's script.
  private var likelyRegion: [UInt8]? { (likely(script) ?? likely([]))?.region }

  // MARK: Lookup

  /// The row of the nearest locale in a table; nil if the table does not contain the language.
  func row(in table: LocaleTable) -> Int? {
    for variant in variants {
      if let row = row(with: variant, in: table) { return row }
    }
    if let row = row(script, in: table) { return row }
    // No locale of the language uses the script, so the region alone selects one.
    return script.isEmpty ? nil : row([], in: table)
  }

  /// The row of a locale with a variant, whose likely region may be left out or added.
  private func row(with variant: [UInt8], in table: LocaleTable) -> Int? {
    let name = variant.map { ASCII.isDigit($0) ? $0 : $0 & 0xDF }
    if let row = find([script, region, name], in: table) { return row }
    guard let usual = likelyRegion, region.isEmpty || region == usual, isLikely(script, in: usual) else { return nil }
    return find([usual, name], in: table) ?? find([name], in: table)
  }

  /// The row of the nearest locale with a script; without one, with the language's own.
  private func row(_ script: [UInt8], in table: LocaleTable) -> Int? {
    if let row = find([script, region], in: table) { return row }
    let wanted = script.isEmpty ? likelyScript(in: region) ?? [] : script
    if !region.isEmpty {
      if let row = find([wanted, region], in: table) { return row }
      if isLikely(wanted, in: region) {
        if let row = find([region], in: table) { return row }
        let name = language + [ASCII.underscore] + region
        if let parent = LocaleTagTable.value(of: name, in: LocaleTagTable.parents),
          let row = table.row(of: Array(parent))
        {
          return row
        }
      }
    }
    if let row = find([wanted], in: table) { return row }
    return script.isEmpty || isLikely(script, in: []) ? find([], in: table) : nil
  }

  private func isLikely(_ script: [UInt8], in region: [UInt8]) -> Bool {
    script.isEmpty || script == likelyScript(in: region)
  }

  /// The row of the language with parts, of which empty ones do not count.
  private func find(_ parts: [[UInt8]], in table: LocaleTable) -> Int? {
    var name = language
    for part in parts where !part.isEmpty { name += [ASCII.underscore] + part }
    return table.row(of: name) ?? table.row(ofAlias: name)
  }
}
