import LibMoney
import Testing

/// Extreme numbers: each call fails or returns; no call stops the process or runs for long.
struct ExtremeNumberTests {
  private let euro = CurrencyCode.euro
  private static let digits: [UInt32] = [39, 40, 100, 255, 1000, 1 << 31, .max]
  private static let indices = [Int.min, -1, 0, 1, Int.max]

  @Test(arguments: digits) func fractionDigits(_ count: UInt32) throws {
    let amount = try Money("12.505 EUR")
    let rates = try Rates.of(["EUR/USD": "1.1172"])
    #expect(throws: MoneyFailure.self) { try amount.rounded(.count(count)) }
    #expect(throws: MoneyFailure.self) { try amount.times(3, .count(count)) }
    #expect(throws: MoneyFailure.self) { try amount.divided(by: 3, digits: .count(count), rounding: .halfEven) }
    #expect(throws: MoneyFailure.self) { try amount.amount.normalized(atLeast: count) }
    #expect(throws: MoneyFailure.self) { try rates.convert(amount, to: "USD", digits: .count(count)) }
    #expect(throws: MoneyFailure.self) {
      try Allocation(of: amount, into: 2, method: .largestRemainder, digits: .count(count), in: nil)
    }
    #expect(try amount.amount.rounded(significantDigits: count, rounding: .up).value == amount.amount)
    var calculator = Calculator()
    #expect(throws: MoneyFailure.self) { try calculator.setDigits(count) }
    #expect(Catalogue(currency: euro, digits: count).digits == 38)
    let options = ValuationOptions(percentDigits: count)
    var portfolio = try Portfolio("EUR")
    _ = try? portfolio.value([:], nil, options)
  }

  @Test func counts() throws {
    let amount = try Money("12.505 EUR")
    for count in [Int.min, -1, 0, 1_048_577, Int.max] {
      #expect(throws: MoneyFailure.self) { try amount.split(count) }
    }
    #expect(throws: MoneyFailure.self) { try amount.amount.rounded(significantDigits: 0, rounding: .up) }
    #expect(throws: MoneyFailure.self) { try amount.allocated(by: Array(repeating: 1, count: 1_048_577)) }
    #expect(throws: MoneyFailure.self) { try amount.allocated(by: []) }
  }

  @Test(arguments: indices) func positions(_ index: Int) throws {
    var wallet = Wallet()
    _ = try wallet.add(Money("1 EUR"), note: WalletNote())
    #expect((wallet.entry(at: index, of: nil) != nil) == (index == 0))
    #expect((wallet.entry(at: index, of: euro) != nil) == (index == 0))
    #expect(wallet.entries(from: index, count: Int.max, of: nil).count == (index <= 0 ? 1 : 0))
    #expect(wallet.entries(from: 0, count: index, of: euro).count == (index > 0 ? 1 : 0))
    _ = try CurrencyList(language: "en").item(at: index)
    #expect(try Portfolio("EUR").transaction(at: index) == nil)
    var invoice = try Invoice("EUR")
    #expect(throws: MoneyFailure.self) { try invoice.adjust(index, InvoiceAdjustment(.charge, amount: 1)) }
    let receipt = try Basket(Catalogue("EUR")).checkout()
    let lines = receipt.text(columns: index).split(separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.count <= Receipt.columns.upperBound })
  }

  @Test(arguments: [Int64.min, -1, 0, Int64.max]) func instants(_ now: Int64) throws {
    var settings = ConverterSettings()
    settings.otherDigits = .max
    settings.freshFor = now
    for received in [Int64.min, 0, Int64.max] {
      var converter = Converter(from: euro, to: try CurrencyCode("USD"), settings)
      converter.setRates(try Rates.of(["EUR/USD": "1.1172"]), .program, received: received)
      _ = converter.outcome(at: now)
      _ = converter.isStale(at: now)
      _ = Converter.age(of: received, at: now)
    }
    let url = Array("https://rates.example".utf8)
    for count in [Int.min, -1, 0, Int.max] {
      var feed = Feed(
        try FeedSettings(
          .ecb, baseURL: url, ttl: max(now, 0), retry: max(now, 0), perSecond: count, perMinute: count,
          largestBody: count))
      let request = feed.next(at: now)
      if let request { try? feed.failRequest(request.id, .connection, at: now) }
      _ = feed.next(at: Int64.max)
      _ = feed.info(at: Int64.min)
    }
    #expect(Day(instant: now) != nil || now == Int64.min || now == Int64.max)
  }
}
