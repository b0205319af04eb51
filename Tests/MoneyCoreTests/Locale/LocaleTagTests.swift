import Testing
@testable import MoneyCore
@testable import MoneyLocale

struct LocaleTagTests {
  private static func locale(_ name: String) throws -> MoneyLocale {
    try reading(name) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) }
  }

  private static func identifier(_ name: String) throws -> String {
    String(decoding: try locale(name).identifier, as: UTF8.self)
  }

  private static func tag(_ name: String) throws -> LocaleTag {
    try reading(name) { (text) throws(MoneyFailure) in try LocaleTag(parsing: text) }
  }

  private static func tables() -> [StaticString] {
    [
      LocaleTagTable.languages, LocaleTagTable.regions, LocaleTagTable.variants, LocaleTagTable.likely,
      LocaleTagTable.parents, LocaleTagTable.systems, LocaleTagTable.signs, LocaleTagTable.native,
      LocaleTagTable.traditional, LocaleTagTable.finance,
    ]
  }

  @Test func everyLineIsFound() {
    for table in LocaleTagTests.tables() {
      let bytes = UTF8Bytes(table)
      var (start, last) = (0, [UInt8]())
      while start < bytes.count {
        let line = LocaleTagTable.line(at: start, of: bytes)
        #expect(last.lexicographicallyPrecedes(line.key), "\(String(decoding: line.key, as: UTF8.self))")
        #expect(LocaleTagTable.value(of: line.key, in: table)?.elementsEqual(line.value) == true)
        last = Array(line.key)
        #expect(LocaleTagTable.value(of: last + [0x21], in: table) == nil)
        start = line.end
      }
      #expect(LocaleTagTable.value(of: [], in: table) == nil)
    }
  }

  /// A locale is found by its identifier, with its default script, and in any case and with any separators.
  @Test func everySpellingFindsTheLocale() throws {
    for row in 0..<LocaleTable.builtIn.count {
      let own = String(decoding: try #require(MoneyLocale(at: row)).identifier, as: UTF8.self)
      let dashed = own.split(separator: "_").joined(separator: "-")
      let names = [own, dashed, own.lowercased(), dashed.uppercased(), own + ".UTF-8", dashed + "-x-own"]
      for name in names + [dashed + "-u-co-phonebk"] {
        #expect(try LocaleTagTests.identifier(name) == own, "\(name)")
      }
      var tag = try LocaleTagTests.tag(own)
      guard tag.script.isEmpty, tag.variants.isEmpty else { continue }
      let key = own.split(separator: "_").map { Array($0.utf8) }
      let found =
        LocaleTagTable.value(of: Array(own.utf8), in: LocaleTagTable.likely)
        ?? LocaleTagTable.value(of: key[0], in: LocaleTagTable.likely)
      tag.script = Array(try #require(found, "\(own) has no likely script").prefix(4))
      let whole = try #require(tag.row(in: .builtIn).flatMap { MoneyLocale(at: $0) })
      let plain = try LocaleTagTests.locale(own)
      // kk_KZ and kk_Cyrl_KZ are two locales that write the same.
      #expect(whole.format.index == plain.format.index, "\(own) with its script")
    }
  }

  @Test(arguments: [
    // The script that a language has anyway.
    ("de-Latn-CH", "de_CH"), ("en-Latn-DE", "en_DE"), ("ar-Arab-MA", "ar_MA"), ("pt-Latn-PT", "pt_PT"),
    ("sr-Cyrl", "sr_Cyrl"), ("sr-Latn-DE", "sr_Latn"), ("hi-Latn-US", "hi_Latn"), ("mn-Cyrl-CN", "mn"),
    ("kk-Cyrl-KZ", "kk_Cyrl_KZ"), ("de-Cyrl-CH", "de_CH"), ("zh-Hant-CN", "zh_Hant"), ("zh-Hans-TW", "zh_Hans"),
    // The script that is likely in a region.
    ("zh-TW", "zh_Hant_TW"), ("zh-AU", "zh_Hant"), ("ha-CM", "ha_Arab"), ("ky-TR", "ky"), ("sr-ME", "sr_Latn_ME"),
    // Aliases of regions; of several the likely one.
    ("en-036", "en_AU"), ("en-840", "en_US"), ("de-276", "de_DE"), ("es-419", "es_419"), ("en-UK", "en_GB"),
    ("de-DD", "de_DE"), ("my-BU", "my_MM"), ("sr-YU", "sr_Cyrl_RS"), ("ru-SU", "ru_RU"), ("uk-SU", "uk_UA"),
    ("hy-SU", "hy_AM"), ("nl-AN", "nl_CW"), ("cs-200", "cs_CZ"), ("sk-200", "sk_SK"), ("en_USA", "en_US"),
    ("de-ZZ", "de"),
    // Aliases of languages.
    ("iw_IL", "he_IL"), ("in_ID", "id_ID"), ("ji", "yi"), ("jw", "jv"), ("tl-PH", "fil_PH"), ("mo-MD", "ro_MD"),
    ("mo", "ro"), ("sh", "sr_Latn"), ("sh-RS", "sr_Latn_RS"), ("sh-Cyrl-RS", "sr_Cyrl_RS"), ("scc-RS", "sr_Cyrl_RS"),
    ("hbs-YU", "sr_Latn_RS"), ("cnr", "sr_Latn_ME"), ("cnr-Cyrl", "sr_Cyrl_ME"), ("deu-DE", "de_DE"), ("ger", "de"),
    ("cmn-Hans-CN", "zh_Hans_CN"), ("nob-NO", "nb_NO"), ("nno-NO", "nn_NO"), ("prs", "fa_AF"), ("prs-AF", "fa_AF"),
    ("zsm-MY", "ms_MY"), ("swc", "sw_CD"), ("no", "no"), ("no-NO", "no"), ("ltg-LV", "ltg_LV"),
    // Languages after another one, and tags that were registered as a unit.
    ("zh-cmn-Hant", "zh_Hant"), ("zh-yue-HK", "yue_Hant_HK"), ("ar-arb-EG", "ar_EG"), ("ms-zsm-MY", "ms_MY"),
    ("art-lojban", "jbo"), ("i-lux", "lb"), ("i-navajo", "nv"), ("i-default", "en"), ("zh-guoyu", "zh"),
    ("no-bok", "nb"),
    ("no-nyn", "nn"), ("no-nynorsk", "nn"), ("en-GB-oed", "en_GB"), ("sv-aaland", "sv_AX"),
    // Variants.
    ("ca-valencia", "ca_ES_VALENCIA"), ("ca-ES-valencia", "ca_ES_VALENCIA"), ("ca-FR-valencia", "ca_FR"),
    ("be-BY-tarask", "be_TARASK"), ("el-polytoni", "el_POLYTON"), ("de-1996", "de"), ("en_US_POSIX", "en_US"),
    ("hy-arevela", "hy"), ("aa-ER-saaho", "ssy_ER"),
    // Parents.
    ("es-JP", "es_419"), ("pt-FR", "pt_PT"),
    // POSIX, Java and ICU.
    ("de_DE.UTF-8", "de_DE"), ("de_DE.ISO-8859-1", "de_DE"), ("de_DE@euro", "de_DE"), ("de_DE.utf8@euro", "de_DE"),
    ("C", "en_US"), ("C.UTF-8", "en_US"), ("POSIX", "en_US"), ("sr_RS@latin", "sr_Latn_RS"),
    ("sr_RS.UTF-8@latin", "sr_Latn_RS"), ("uz_UZ@cyrillic", "uz_Cyrl_UZ"), ("sd_IN@devanagari", "sd_Deva_IN"),
    ("ca_ES@valencia", "ca_ES_VALENCIA"), ("aa_ER@saaho", "ssy_ER"), ("no_NO_NY", "nn_NO"), ("ja_JP_JP", "ja_JP"),
    ("ar_EG@numbers=latn", "ar_EG"), ("de_DE@collation=phonebook;currency=EUR", "de_DE"),
    // Extensions.
    ("de-DE-u-co-phonebk", "de_DE"), ("de-t-en-latn-m0-iso", "de"), ("de-CH-x-own-words", "de_CH"),
    ("en-a-bbb-x-c", "en"),
    ("de-DE-u-attr-ca-gregory-rg-chzzzz", "de_DE"),
  ])
  func tags(_ name: String, _ wanted: String) throws {
    #expect(try LocaleTagTests.identifier(name) == wanted)
  }

  @Test(arguments: [
    "und", "und-CH", "root", "xx", "Latn", "Latn-DE", "i-klingon", "zh-min-nan", "zh-hakka", "cel-gaulish",
    "hy-arevmda",
    "x-own", "sgn-BE-FR", "zh-gan", "de-abc", "tlh",
  ])
  func noLanguage(_ name: String) {
    expectFailure(.notFound, saying: "unknown locale \"\(name)\"; expected a name such as de or pt-BR") {
      try LocaleTagTests.locale(name)
    }
  }

  @Test(arguments: [
    ("", 0), ("_", 0), ("e n", 1), ("en-", 3), ("-en", 0), ("en--US", 3), ("abcdefghi", 0), ("a-DE", 0), ("e1", 1),
    ("de-DE-Latn", 6), ("de-DE-AT", 6), ("de-1", 3), ("de-u", 3), ("de-u-", 5), ("de-x", 3), ("de-t-x-a", 3),
    ("de.", 3),
    ("de.@euro", 3), ("de@", 3), ("de@=a", 3), ("de@a=", 5), ("de@a=b=c", 6), ("de@a=b;", 7), ("de@eu ro", 5),
    ("@euro", 0),
    ("de.UTF 8", 6), ("dé", 1), ("de\u{0}", 2),
  ])
  func noTag(_ name: String, _ position: Int) {
    expectFailure(.syntax, at: position) { try LocaleTagTests.locale(name) }
  }

  /// A text of parts of tags in any order is a locale or a failure, and a long one needs no longer than its parts.
  @Test func anyPartsAreALocaleOrAFailure() throws {
    var random = SplitMix64(seed: 77)
    let parts = [
      "de", "zh", "sr", "i", "x", "u", "t", "a", "nu", "latn", "arab", "rg", "chzzzz", "Latn", "Hant", "CH", "036",
      "YU",
      "USA", "valencia", "1996", "cmn", "yue", "lojban", "POSIX", "C", "@latin", "@numbers=", ".UTF-8", ";", "=", "",
      "ß",
    ]
    var found = 0
    for index in 0..<20000 {
      var name = ""
      for _ in 0...random.below(6) { name += (name.isEmpty ? "" : random.pick(["-", "_", ""])) + random.pick(parts) }
      let outcome: Result<MoneyLocale, MoneyFailure>
      do throws(MoneyFailure) {
        outcome = .success(try reading(name) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) })
      } catch {
        outcome = .failure(error)
      }
      switch outcome {
      case .success(let locale):
        let again = try locale.found(in: .builtIn)
        try #require(again.isSame(as: locale), "seed 77, case \(index): \(name)")
        found += 1
      case .failure(let error):
        try #require(error.status == .syntax || error.status == .notFound, "seed 77, case \(index): \(name)")
        try #require((0...name.utf8.count).contains(error.position ?? 0), "seed 77, case \(index): \(name)")
      }
    }
    #expect(found > 1000)
    let long = "de" + String(repeating: "-abcde", count: 200_000)
    #expect(try LocaleTagTests.identifier(long) == "de")
  }

  // MARK: Numbering systems

  private static func text(_ amount: String, _ name: String) throws -> String {
    String(decoding: try Money(reading: amount).text(in: try locale(name)).value, as: UTF8.self)
  }

  @Test(arguments: [
    ("ar-EG-u-nu-latn", "\u{200F}1,234,567.50\u{A0}€"), ("ar_EG@numbers=latn", "\u{200F}1,234,567.50\u{A0}€"),
    ("ar-EG", "\u{200F}١٬٢٣٤٬٥٦٧٫٥٠\u{A0}€"), ("ar-EG-u-nu-arab", "\u{200F}١٬٢٣٤٬٥٦٧٫٥٠\u{A0}€"),
    ("ar-MA-u-nu-native", "\u{200F}١٬٢٣٤٬٥٦٧٫٥٠\u{A0}€"), ("de-u-nu-arab", "١٬٢٣٤٬٥٦٧٫٥٠\u{A0}€"),
    ("de-u-nu-arabext", "۱٬۲۳۴٬۵۶۷٫۵۰\u{A0}€"), ("fa-u-nu-latn", "\u{200E}€\u{A0}1,234,567.50"),
    ("hi-u-nu-deva", "€१२,३४,५६७.५०"), ("hi-u-nu-native", "€१२,३४,५६७.५०"), ("en-IN-u-nu-deva", "€१२,३४,५६७.५०"),
    ("ja-u-nu-fullwide", "€１,２３４,５６７.５０"), ("ja-u-nu-hanidec", "€一,二三四,五六七.五〇"),
    ("zh-u-nu-native", "€一,二三四,五六七.五〇"), ("zh-TW-u-nu-native", "€一,二三四,五六七.五〇"),
    ("en-u-nu-thai", "€๑,๒๓๔,๕๖๗.๕๐"), ("th_TH_TH", "€๑,๒๓๔,๕๖๗.๕๐"), ("km-u-nu-khmr", "១.២៣៤.៥៦៧,៥០€"),
    ("en-u-nu-khmr", "€១,២៣៤,៥៦៧.៥០"), ("en-u-nu-mathbold", "€𝟏,𝟐𝟑𝟒,𝟓𝟔𝟕.𝟓𝟎"), ("de-u-nu-native", "1.234.567,50\u{A0}€"),
    ("de-u-nu-finance", "1.234.567,50\u{A0}€"), ("hi-u-nu-traditio", "€१२,३४,५६७.५०"),
    ("en-u-nu-latn-nu-arab", "€1,234,567.50"), ("de-1996-u-nu-latn-x-nu-arab", "1.234.567,50\u{A0}€"),
  ])
  func digitsOfTags(_ name: String, _ wanted: String) throws {
    let text = try LocaleTagTests.text("1234567.50 EUR", name)
    #expect(text == wanted)
    for amount in ["1234567.50 EUR", "-0.05 EUR", "999999999999 EUR"] {
      let text = try LocaleTagTests.text(amount, name)
      let locale = try LocaleTagTests.locale(name)
      let back = try reading(text) { (bytes) throws(MoneyFailure) in
        try Money(parsing: bytes, in: locale, currency: nil)
      }
      #expect(try back == Money(reading: amount), "\(text)")
    }
  }

  @Test(arguments: [
    ("de-u-nu-xyz", "xyz"), ("de-u-nu-roman", "roman"), ("ja-u-nu-finance", "jpanfin"), ("zh-u-nu-traditio", "hans"),
    ("ta-u-nu-traditio", "taml"), ("de-u-nu", "true"), ("de-u-nu-latn-arab", "latn-arab"),
    ("de@numbers=roman", "roman"),
  ])
  func noDecimalDigits(_ name: String, _ system: String) {
    expectFailure(.notFound, saying: "unknown decimal numbering system \"\(system)\"") {
      try LocaleTagTests.locale(name)
    }
  }

  private static func read(_ text: String, _ name: String) throws -> Money {
    let locale = try locale(name)
    return try reading(text) { (bytes) throws(MoneyFailure) in
      try Money(parsing: bytes, in: locale, currency: code("EUR"))
    }
  }

  @Test(arguments: [
    ("１,２３４", "ja", "1234"), ("１，２３４．５０", "ja", "1234.50"), ("１.２３４,５０ €", "de", "1234.50"),
    ("١٢٣٤٫٥", "ar-MA", "1234.5"), ("١٬٢٣٤٫٥٠", "ar-MA", "1234.50"), ("١.٢٣٤,٥٠", "ar-MA", "1234.50"),
    ("١٬٢٣٤٫٥٠", "de", "1234.50"), ("१२,३४,५६७.५०", "en-IN", "1234567.50"), ("१२,३४,५६७.५०", "hi", "1234567.50"),
    ("១.២៣៤,៥០", "km", "1234.50"), ("1,234.50", "km", "1234.50"), ("一二三.五", "zh-u-nu-hanidec", "123.5"),
    ("12.5", "zh-u-nu-hanidec", "12.5"), ("１２.５", "ar-EG", "12.5"), ("১২.৫", "en", "12.5"),
  ])
  func digitsOfAnyScriptAreRead(_ text: String, _ name: String, _ wanted: String) throws {
    #expect(try LocaleTagTests.read(text, name) == Money(reading: wanted + " EUR"))
  }

  @Test func digitsOfEverySystemAreRead() throws {
    let systems = UTF8Bytes(LocaleTagTable.systems)
    var (start, count) = (0, 0)
    while start < systems.count {
      let line = LocaleTagTable.line(at: start, of: systems)
      start = line.end
      let system = String(decoding: line.key, as: UTF8.self)
      let text = try LocaleTagTests.text("1234567.89 EUR", "en-u-nu-\(system)")
      #expect(try LocaleTagTests.read(text, "en-u-nu-\(system)") == Money(reading: "1234567.89 EUR"), "\(system)")
      if system != "hanidec" {
        #expect(try LocaleTagTests.read(text, "en") == Money(reading: "1234567.89 EUR"), "\(system)")
      }
      count += 1
    }
    #expect(count == 78)
  }

  @Test(arguments: [
    ("1２3", 1), ("１2", 3), ("1٣", 1), ("１٣", 3), ("1,２34", 2), ("１.2", 4), ("١٢३", 4), ("1.5٣", 3),
  ])
  func scriptsAreNotMixedInANumber(_ text: String, _ position: Int) {
    expectFailure(.syntax, at: position) { try LocaleTagTests.read(text, "en") }
  }

  @Test(arguments: ["一二三", "百", "½", "Ⅷ", "①", "٫"])
  func whatIsNoDecimalDigit(_ text: String) {
    expectFailure(.syntax, at: text.utf8.count) { try LocaleTagTests.read(text, "zh") }
  }

  @Test func latinDigitsAreTheOptionBeforeTheTag() throws {
    var options = LocaleOptions()
    options.numerals = .latin
    let text = try Money(reading: "1234.5 EUR").text(in: try LocaleTagTests.locale("de-u-nu-arab"), options).value
    #expect(String(decoding: text, as: UTF8.self) == "1.234,50\u{A0}€")
  }
}
