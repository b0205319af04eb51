import Testing
@testable import MoneyCore
@testable import MoneyLocale

/// The digits in a locale's text of an amount: all of its digits and no others, in the locale's groups.
struct LocaleDigitsLawTests {
  /// The number in a text, split byte by byte: the digits as Latin ones, and the length of each group.
  private struct Shown {
    var whole = ""
    var fraction = ""
    /// Digits in each group, the first one first; a single group without separators.
    var groups = [0]
    /// From the first digit to the last.
    var bytes: ArraySlice<UInt8> = []

    init(_ text: [UInt8], _ locale: MoneyLocale, isLatin: Bool) throws {
      let format = locale.format(isLatin ? .latin : .locale)
      let zero = Array(format.zero)
      func digit(_ index: Int) -> UInt8? {
        guard index + zero.count <= text.count, text[index..<(index + zero.count - 1)].elementsEqual(zero.dropLast())
        else { return nil }
        let digit = text[index + zero.count - 1] &- zero[zero.count - 1]
        return digit <= 9 ? digit : nil
      }
      func isNext(_ sign: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        text[index...].starts(with: sign) && digit(index + sign.count) != nil
      }
      let first = try #require(text.indices.first { digit($0) != nil })
      var index = first
      var hasPoint = false
      while index < text.count {
        if let digit = digit(index) {
          if hasPoint { fraction.append(String(digit)) } else { whole.append(String(digit)) }
          if !hasPoint { groups[groups.count - 1] += 1 }
          index += zero.count
        } else if isNext(format.decimalSign, index) {
          try #require(!hasPoint)
          hasPoint = true
          index += format.decimalSign.count
        } else if isNext(format.groupSign, index), !hasPoint {
          groups.append(0)
          index += format.groupSign.count
        } else {
          break
        }
      }
      bytes = text[first..<index]
      try #require(!text[index...].indices.contains { digit($0) != nil })
    }
  }

  private static let codes = (0..<CurrencyTable.count).compactMap(CurrencyTable.code)

  /// A locale of the table, an amount, and a way to write it: as a number alone.
  private func made(_ random: inout SplitMix64, _ row: Int) throws -> (MoneyLocale, Money, LocaleOptions) {
    let locale = try #require(MoneyLocale(at: row))
    var options = LocaleOptions()
    options.display = .none
    options.style = random.flip() ? .standard : .accounting
    options.numerals = random.flip() ? .locale : .latin
    options.rounding = random.pick(Rounding.allCases.filter { $0 != .unnecessary })
    options.digits = random.flip() ? .currency : .count(UInt32(random.below(8)))
    return (locale, Money(random.plainDecimal(), random.pick(LocaleDigitsLawTests.codes)), options)
  }

  /// The visible digits of an amount: its own, or the requested number, padded with zeros.
  private func wanted(_ money: Money, _ options: LocaleOptions) throws -> (
    whole: String, fraction: String, isRounded: Bool
  ) {
    var least = 0
    var value = Rounded(money.amount, isRounded: false)
    switch options.digits {
    case .currency: least = Int((try? CurrencyRegistry.minorUnits(money.currency, in: nil)) ?? 0)
    case .count(let count):
      least = Int(count)
      if count < money.amount.scale { value = try money.amount.quantized(digits: count, rounding: options.rounding) }
    }
    let digits = String(value.value.absolute)
    let parts = digits.split(separator: ".").map(String.init)
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.utf8.count < least { fraction += "0" }
    return (parts[0], fraction, value.isRounded)
  }

  @Test func theDigitsAreThoseOfTheAmountInEveryLocale() {
    forEachCase(seed: 600, 4) { random in
      for row in 0..<LocaleTable.builtIn.count {
        let (locale, money, options) = try made(&random, row)
        let text = try money.text(in: locale, options)
        let shown = try Shown(text.value, locale, isLatin: options.numerals == .latin)
        let wanted = try wanted(money, options)
        let what: Comment = "\(String(locale.identifier)): \(String(text.value)) for \(String(money)), \(options)"
        try #require(shown.whole == wanted.whole && shown.fraction == wanted.fraction, what)
        try #require(text.isRounded == wanted.isRounded, what)
      }
    }
  }

  /// Groups of the locale's sizes, the first one neither empty nor larger; and only groups that the locale makes.
  @Test func digitsAreGroupedAsTheLocaleGroups() {
    forEachCase(seed: 601, 4) { random in
      for row in 0..<LocaleTable.builtIn.count {
        let (locale, money, options) = try made(&random, row)
        let text = try money.text(in: locale, options).value
        let groups = try Shown(text, locale, isLatin: options.numerals == .latin).groups
        let format = locale.format(options.numerals)
        let pattern = options.style == .accounting ? format.accounting : format.standard
        let sizes = Grouping(pattern, least: format.minimumGrouping)
        let what: Comment = "\(String(locale.identifier)): \(String(text)), \(groups)"
        let count = groups.reduce(0, +)
        if sizes.primary == 0 || count < sizes.primary + format.minimumGrouping {
          try #require(groups.count == 1, what)
          continue
        }
        try #require(groups.count > 1 && groups.last == sizes.primary, what)
        try #require(groups.dropFirst().dropLast().allSatisfy { $0 == sizes.secondary }, what)
        try #require((1...sizes.secondary).contains(groups[0]), what)
      }
    }
  }

  /// The number is the same with and without its currency, and the sign is seen where there is one.
  @Test func theCurrencyAndTheSignLeaveTheDigitsAlone() {
    forEachCase(seed: 602, 2) { random in
      for row in 0..<LocaleTable.builtIn.count {
        let (locale, money, options) = try made(&random, row)
        let positive = Money(money.amount.absolute, money.currency)
        var symmetric = options
        symmetric.rounding = .halfEven
        let number = try positive.text(in: locale, symmetric).value
        let shown = try Shown(number, locale, isLatin: options.numerals == .latin)
        for display in [LocaleOptions.Display.symbol, .narrow, .code, .none] {
          symmetric.display = display
          let text = String(try positive.text(in: locale, symmetric).value)
          let negated = String(try positive.negated.text(in: locale, symmetric).value)
          let digits = String(Array(shown.bytes))
          try #require(text.contains(digits) && negated.contains(digits), "\(text), \(negated)")
          let isZero = !digits.contains { $0.wholeNumberValue.map { $0 > 0 } ?? false }
          if !isZero { try #require(text != negated) }
        }
      }
    }
  }
}
