import Testing
@testable import MoneyCore
@testable import MoneyLocale

extension SplitMix64 {
  /// A pattern that is read, with the currency in it or not.
  mutating func pattern() -> String {
    let literals = ["", "", " ", "'0'", "x", "''", "'#1'", "\u{A0}", "("]
    func side(_ random: inout SplitMix64, _ signs: [String]) -> String {
      random.pick(literals) + random.pick(signs + ["", ""]) + random.pick(["", "¤", "¤¤"]) + random.pick(literals)
    }
    let wholes = ["0", "#,##0", "#,##,##0", "#", "#,#", "0000", "#,@@@", "@#", "00,0"]
    let whole = pick(wholes)
    let number =
      whole
      + (whole.contains("@") ? "" : pick(["", ".0", ".00", ".##", ".00##", "." + String(repeating: "0", count: 38)]))
    var pattern = side(&self, ["+"]) + number + side(&self, ["+"])
    if flip() { pattern += ";" + side(&self, ["-"]) + number + side(&self, ["-"]) }
    return pattern
  }

  mutating func formatOptions() -> FormatOptions {
    var options = FormatOptions()
    options.sign = pick(FormatOptions.Sign.allCases)
    options.zeros = pick(FormatOptions.Zeros.allCases)
    options.rounding = rounding()
    options.numerals = flip() ? .latin : .locale
    if below(3) == 0 { options.minimumFraction = pick([.amount, .count(UInt32(below(39)))]) }
    if below(3) == 0 { options.maximumFraction = pick([.amount, .count(UInt32(below(39)))]) }
    if below(4) == 0 { options.minimumSignificant = UInt32(1 + below(38)) }
    if below(4) == 0 { options.maximumSignificant = UInt32(1 + below(38)) }
    if below(3) == 0 { options.minimumGrouping = UInt32(1 + below(4)) }
    func own(_ random: inout SplitMix64) -> [UInt8]? {
      random.below(4) > 0 ? nil : Array(random.pick([",", ".", "'", " ", "..", "-", "¤", "ab"]).utf8)
    }
    options.decimalSeparator = own(&self)
    options.groupSeparator = own(&self)
    options.minusSign = own(&self)
    options.plusSign = own(&self)
    options.symbol = below(4) > 0 ? nil : Array(pick(["$", "1", "0.0", "EUR", "-", " "]).utf8)
    return options
  }
}

struct AmountFormatLawTests {
  private struct Case {
    let format: AmountFormat
    let money: Money
    let written: Rounded<[UInt8]>
    let seed: UInt64
    let index: Int
    let pattern: String

    var what: String {
      let name = format.locale.map { String($0.identifier) } ?? "no locale"
      return "seed \(seed), case \(index): \(String(money)) as \(pattern) in \(name), \(format.options)"
    }
  }

  /// Hands random amounts to a body in random formats, those that are refused left out; returns how many it got.
  private func cases(seed: UInt64, _ count: Int, _ body: (inout SplitMix64, Case) throws -> Void) throws -> Int {
    var random = SplitMix64(seed: seed)
    let codes = (0..<CurrencyTable.count).compactMap(CurrencyTable.code)
    var done = 0
    for index in 0..<count {
      let pattern = random.pattern()
      let options = random.formatOptions()
      let locale = random.flip() ? nil : MoneyLocale(at: random.below(LocaleTable.builtIn.count))
      let money = Money(random.plainDecimal(), random.pick(codes))
      do throws(MoneyFailure) {
        let format = try AmountFormat(try NumberPatternTests.pattern(pattern), options, in: locale)
        let written = try format.text(of: money)
        done += 1
        let made = Case(
          format: format, money: money, written: written, seed: seed, index: index, pattern: pattern)
        do { try body(&random, made) } catch {
          Issue.record("\(made.what): \(error)")
          return done
        }
      } catch {
        let known: [MoneyStatus] = [.argument, .syntax, .inexact, .overflow, .limit]
        try #require(known.contains(error.status), "seed \(seed), case \(index): \(pattern): \(String(error.message))")
      }
    }
    return done
  }

  /// What was written is read back as the amount that it shows, or it is refused as what could be two.
  @Test func whatWasWrittenIsReadBack() throws {
    var ambiguous = 0
    let done = try cases(seed: 32, 20_000) { random, made in
      let text = String(made.written.value)
      let digits = made.written.isRounded
      do throws(MoneyFailure) {
        let back = try reading(bytes: made.written.value) { (bytes) throws(MoneyFailure) in
          try made.format.money(parsing: bytes, currency: made.money.currency)
        }
        let wanted = made.format.options.sign == .never ? made.money.absolute : made.money
        if digits {
          // A rounded amount is what is written again, without rounding.
          let again = try made.format.text(of: back)
          let isSame = made.format.options.minimumFraction == .amount || made.format.options.maximumFraction == .amount
          if !isSame { try? #require(again.value == made.written.value && !again.isRounded, "\(made.what): \(text)") }
        } else {
          try? #require(back == wanted, "\(made.what): \(text)")
        }
      } catch {
        ambiguous += 1
        try #require(
          error.status == .syntax && String(error.message).contains("ambiguous amount"),
          "\(made.what): \(text): \(String(error.message))")
      }
    }
    #expect(done > 5000, "\(done)")
    #expect(ambiguous * 20 < done, "\(ambiguous) of \(done)")
  }

  /// Where the text says the currency, it is found without being told, or the text lists the currency among several.
  @Test func theCurrencyIsFound() throws {
    var found = 0
    _ = try cases(seed: 33, 4000) { random, made in
      let text = String(made.written.value)
      do throws(MoneyFailure) {
        let back = try reading(bytes: made.written.value) { (bytes) throws(MoneyFailure) in
          try made.format.money(parsing: bytes)
        }
        found += 1
        try? #require(back.currency == made.money.currency, "\(made.what): \(text) is \(String(back))")
      } catch {
        let words = String(error.message)
        let isAmbiguous = error.status == .ambiguousCurrency || words.contains("ambiguous amount")
        // One half of the pattern may be without a currency.
        try #require(isAmbiguous || error.status == .syntax, "\(made.what): \(text): \(words)")
      }
    }
    #expect(found > 300, "\(found)")
  }

  @Test func aCutOrChangedTextIsRefusedOrAnAmount() throws {
    _ = try cases(seed: 34, 4000) { random, made in
      var text = made.written.value
      let place = text.isEmpty ? 0 : random.below(text.count)
      switch random.below(3) {
      case 0: text.removeLast(place)
      case 1: text.removeFirst(place)
      default: text.insert(contentsOf: random.pick([[0x2C], [0x2E], [0x31], [0x20], [0x2D], [0xC2, 0xA4]]), at: place)
      }
      do throws(MoneyFailure) {
        _ = try reading(bytes: text) { (bytes) throws(MoneyFailure) in
          try made.format.money(parsing: bytes, currency: random.flip() ? nil : made.money.currency)
        }
      } catch {
        try #require(
          (0...text.count).contains(error.position ?? -1), "\(made.what): \(String(text)): \(String(error.message))")
      }
    }
  }
}
