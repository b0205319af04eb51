import Testing
@testable import MoneyCore
@testable import MoneyLocale

struct AmountFormatTests {
  private static func format(
    _ pattern: String, _ locale: String? = nil, _ registry: CurrencyRegistry? = nil,
    _ change: (inout FormatOptions) -> Void = { _ in }
  ) throws(MoneyFailure) -> AmountFormat {
    var options = FormatOptions()
    change(&options)
    var found: MoneyLocale?
    if let locale {
      found = try reading(locale) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) }
    }
    return try AmountFormat(try NumberPatternTests.pattern(pattern), options, in: found, registry)
  }

  private static func text(_ amount: String, _ format: AmountFormat) throws -> String {
    String(try format.text(of: money(amount)).value)
  }

  private static func read(
    _ text: String, _ format: AmountFormat, _ currency: String? = nil
  ) throws(MoneyFailure) -> Money {
    let expected = currency.map { code($0) }
    return try reading(text) { (bytes) throws(MoneyFailure) in try format.money(parsing: bytes, currency: expected) }
  }

  @Test(
    arguments: [
      ("¤#,##0.00;(¤#,##0.00)", "-1234.5 USD", "(USD1,234.50)"), ("#,##0.00 ¤¤", "1234567.891 EUR", "1,234,567.89 EUR"),
      ("#,##,##0.##", "12345678.50 INR", "1,23,45,678.5"), ("0.00", "-0.001 EUR", "0.00"), ("#.##", "0.5 EUR", ".5"),
      ("#.##", "0 EUR", "0"), ("#", "0.4 EUR", "0"), ("000,000.0", "12 EUR", "000,012.0"),
      ("@@@", "1234.5 EUR", "1230"),
      ("@@#", "9.996 EUR", "10"), ("@@", "0 EUR", "0.0"), ("@@#", "0.0012345 EUR", "0.00123"),
      ("@@", "99.6 EUR", "100"),
      ("+0;-0", "5 EUR", "+5"), ("+0", "-5 EUR", "-5"), ("0;0-", "-5 EUR", "5-"),
      ("'#'0 'o''clock'", "7 EUR", "#7 o'clock"),
      ("#,##0", "-999.5 EUR", "-1,000"), ("¤¤ 0.00", "1.5 JPY", "JPY 1.50"),
    ])
  func examples(_ pattern: String, _ amount: String, _ wanted: String) throws {
    #expect(try AmountFormatTests.text(amount, try AmountFormatTests.format(pattern)) == wanted)
  }

  @Test func signs() throws {
    func row(_ pattern: String, _ sign: FormatOptions.Sign) throws -> [String] {
      let format = try AmountFormatTests.format(pattern) { $0.sign = sign }
      return try ["-5 EUR", "0 EUR", "5 EUR"].map { try AmountFormatTests.text($0, format) }
    }
    #expect(try row("0", .pattern) == ["-5", "0", "5"])
    #expect(try row("0", .always) == ["-5", "+0", "+5"])
    #expect(try row("0", .exceptZero) == ["-5", "0", "+5"])
    #expect(try row("0", .never) == ["5", "0", "5"])
    #expect(try row("0;0-", .always) == ["5-", "0+", "5+"])
    #expect(try row("0;(0)", .always) == ["(5)", "+0", "+5"])
    #expect(try row("+0;(0)", .exceptZero) == ["(5)", "0", "+5"])
    #expect(try row("+0", .never) == ["5", "0", "5"])
  }

  @Test func textsOfOnesOwn() throws {
    let format = try AmountFormatTests.format("¤ #,##0.00;-¤ #,##0.00") {
      $0.decimalSeparator = Array("·".utf8)
      $0.groupSeparator = Array("&nbsp;".utf8)
      $0.minusSign = Array("−".utf8)
      $0.symbol = Array("Fr.".utf8)
    }
    #expect(try AmountFormatTests.text("-1234567.5 CHF", format) == "−Fr. 1&nbsp;234&nbsp;567·50")
    #expect(String(try AmountFormatTests.read("−Fr. 1&nbsp;234&nbsp;567·50", format, "CHF")) == "-1234567.50 CHF")
    let german = try AmountFormatTests.format("#,##0.00 ¤", "de") { $0.minimumGrouping = 2 }
    #expect(try AmountFormatTests.text("1234.5 EUR", german) == "1234,50 €")
    #expect(try AmountFormatTests.text("12345.5 USD", german) == "12.345,50 $")
    let ungrouped = try AmountFormatTests.format("#,##0") { $0.groupSeparator = [] }
    #expect(try AmountFormatTests.text("1234567 EUR", ungrouped) == "1234567")
    let arabic = try AmountFormatTests.format("#,##0.00 ¤¤", "ar-EG")
    #expect(try AmountFormatTests.text("1234.5 EGP", arabic) == "١٬٢٣٤٫٥٠ EGP")
  }

  @Test func digitsOfOnesOwn() throws {
    func texts(_ pattern: String, _ amounts: [String], _ change: (inout FormatOptions) -> Void) throws -> [String] {
      let format = try AmountFormatTests.format(pattern, nil, nil, change)
      return try amounts.map { try AmountFormatTests.text($0, format) }
    }
    let amounts = ["12.00 EUR", "12.50 EUR", "12.345 EUR", "12 JPY"]
    #expect(try texts("0.00", amounts) { $0.zeros = .strip } == ["12", "12.5", "12.34", "12"])
    #expect(try texts("0.00", amounts) { $0.zeros = .stripWhole } == ["12", "12.50", "12.34", "12"])
    #expect(try texts("0.00", amounts) { $0.maximumFraction = .amount } == ["12.00", "12.50", "12.345", "12"])
    #expect(
      try texts("0.#", amounts) {
        $0.minimumFraction = .currency
        $0.maximumFraction = .currency
      } == ["12.00", "12.50", "12.34", "12"])
    #expect(
      try texts("0.00", amounts) { $0.minimumFraction = .count(4) } == ["12.0000", "12.5000", "12.3450", "12.0000"])
    #expect(try texts("0.00", amounts) { $0.maximumFraction = .count(1) } == ["12.0", "12.5", "12.3", "12.0"])
    #expect(try texts("0.00", amounts) { $0.maximumSignificant = 1 } == ["10", "10", "10", "10"])
    #expect(try texts("0.00", amounts) { $0.minimumSignificant = 4 } == ["12.00", "12.50", "12.345", "12.00"])
    expectFailure(.unknownCurrency) {
      try texts("0.00", ["1 XAU"]) { $0.maximumFraction = .currency }
    }
  }

  @Test func roundingIsSaid() throws {
    let format = try AmountFormatTests.format("0.00")
    #expect(try format.text(of: money("1.005 EUR")).isRounded)
    #expect(try !format.text(of: money("1.500 EUR")).isRounded)
    #expect(
      try AmountFormatTests.text("1.005 EUR", try AmountFormatTests.format("0.00") { $0.rounding = .up }) == "1.01")
    for pattern in ["0.00", "@@", "@"] {
      let exact = try AmountFormatTests.format(pattern) { $0.rounding = .unnecessary }
      expectFailure(.inexact) { try exact.text(of: money("15.005 EUR")) }
    }
  }

  @Test func whatCannotBeReadBackIsRefused() {
    func refuse(_ status: MoneyStatus = .argument, at position: Int? = nil, _ change: (inout FormatOptions) -> Void) {
      expectFailure(status, at: position) { try AmountFormatTests.format("#,##0.00", nil, nil, change) }
    }
    refuse { $0.decimalSeparator = [] }
    refuse { $0.decimalSeparator = Array(",".utf8) }
    refuse { $0.groupSeparator = Array("..".utf8) }
    refuse { $0.groupSeparator = Array("a1".utf8) }
    refuse { $0.minusSign = [] }
    refuse { $0.minusSign = Array("+".utf8) }
    refuse { $0.symbol = Array("a\n".utf8) }
    refuse(.limit, at: 32) { $0.symbol = Array(repeating: 0x61, count: 33) }
    refuse {
      $0.minimumFraction = .count(3)
      $0.maximumFraction = .count(2)
    }
    refuse {
      $0.minimumSignificant = 3
      $0.maximumFraction = .count(2)
    }
    refuse { $0.maximumSignificant = 0 }
    refuse { $0.maximumSignificant = 39 }
    refuse { $0.minimumGrouping = 0 }
    expectFailure(.argument) { try AmountFormatTests.format("@@") { $0.maximumFraction = .count(2) } }
  }

  @Test func aTextIsBounded() throws {
    let format = try AmountFormatTests.format("#,0.0") { $0.groupSeparator = Array(repeating: 0x61, count: 32) }
    #expect(try format.text(of: money("123456789012345 EUR")).value.count == 15 + 14 * 32 + 2)
    expectFailure(.limit) { try format.text(of: money("12345678901234567 EUR")) }
  }

  @Test(
    arguments: [
      ("#,##0.00 ¤¤", "1,234.5 EUR", "1234.5 EUR"), ("#,##0.00 ¤¤", "1234 EUR", "1234 EUR"),
      ("¤¤ #,##0.00;(¤¤ #,##0.00)", "(USD 1,234)", "-1234 USD"), ("¤¤0.00", "USD12", "12 USD"),
      ("#.##¤¤", ".5USD", "0.5 USD"),
    ])
  func reads(_ pattern: String, _ text: String, _ wanted: String) throws {
    let format = try AmountFormatTests.format(pattern)
    #expect(String(try AmountFormatTests.read(text, format)) == wanted)
  }

  @Test func whatIsNotAnAmountSaysWhere() throws {
    let format = try AmountFormatTests.format("#,##0.00 ¤¤")
    for (text, position) in [
      ("", 0), ("abc EUR", 0), ("12,34 EUR", 2), ("1,2345 EUR", 1), ("1234,567 EUR", 4), ("1.2.3 EUR", 3),
      ("1 EURO", 2),
      (".5 EUR", 0), ("1.50", 4), ("1  EUR", 2), ("--1 EUR", 1), ("1\u{A0}EUR", 1),
    ] {
      do throws(MoneyFailure) {
        let money = try AmountFormatTests.read(text, format)
        Issue.record("\(text) is \(money)")
      } catch {
        #expect(error.position == position, "\(text): \(String(error.message))")
        #expect(error.status == .syntax || error.status == .unknownCurrency, "\(text): \(String(error.message))")
      }
    }
    expectFailure(.currencyMismatch, at: 0) { try AmountFormatTests.read("1 EUR", format, "USD") }
    expectFailure(.unknownCurrency, at: 2) { try AmountFormatTests.read("1 QQQ", format) }
    expectFailure(.syntax, at: 4) { try AmountFormatTests.read("1.50", try AmountFormatTests.format("0.00")) }
    expectFailure(.ambiguousCurrency, at: 0) {
      var registry = CurrencyRegistry()
      try registry.add(code("A"), digits: 2, name: [])
      try registry.add(code("A1"), digits: 2, name: [])
      return try AmountFormatTests.read("A12", try AmountFormatTests.format("¤¤0", nil, registry))
    }
    expectFailure(.syntax, at: 0, saying: "ambiguous amount \"100\"") {
      try AmountFormatTests.read("100", try AmountFormatTests.format("0'0';0"), "EUR")
    }
  }
}
