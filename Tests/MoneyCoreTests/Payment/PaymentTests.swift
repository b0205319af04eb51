import Testing
@testable import MoneyCore
@testable import MoneyTrade

@Suite struct PaymentTests {
  @Test func onlyTheExceptionsDifferFromTheMinorUnit() throws {
    var exceptions = 0
    for provider in PaymentProvider.allCases {
      for row in 0..<CurrencyTable.count {
        guard let code = CurrencyTable.code(row), let digits = CurrencyTable.digits(row, on: nil) else { continue }
        let unit = try provider.unit(of: code, in: nil)
        #expect(unit.used <= unit.digits)
        if unit.digits != digits || unit.used != digits { exceptions += 1 }
      }
    }
    // Of Stripe 8, of Adyen 4, and of PayPal HUF and TWD: JPY is as in ISO 4217.
    #expect(exceptions == 14)
  }

  @Test func aNumberGoesThereAndBack() throws {
    for provider in PaymentProvider.allCases {
      for code in ["EUR", "UGX", "ISK", "KWD", "IDR", "TWD", "MGA", "CLP", "CVE"] {
        let code = try #require(CurrencyCode(bytes: Array(code.utf8)))
        for minor: Int64 in [0, 100, -100, 12_300, 9_223_372_036_854_775_800] {
          let amount = try Money(minor: minor, code, of: provider, in: nil)
          #expect(try amount.minorUnits(of: provider, in: nil) == minor)
        }
      }
    }
  }

  /// Stripe writes its codes in lower case, and no other provider does.
  @Test func codesAsStripeWritesThem() throws {
    func read(_ text: String, _ provider: PaymentProvider, _ registry: CurrencyRegistry? = nil) -> String {
      String(provider.code(code(text), in: registry))
    }
    for row in 0..<CurrencyTable.count {
      guard let capitals = CurrencyTable.code(row).map({ String($0) }), capitals == capitals.uppercased() else {
        continue
      }
      for provider in PaymentProvider.allCases {
        #expect(read(capitals, provider) == capitals)
        let small = capitals.lowercased()
        #expect(read(small, provider) == (provider == .stripe ? capitals : small))
      }
    }
    #expect(read("Eur", .stripe) == "Eur" && read("GBp", .stripe) == "GBp" && read("zzz", .stripe) == "zzz")
  }

  @Test func tooFineForTheProvider() throws {
    let shillings = money("5.01 UGX")
    expectFailure(.inexact, saying: "amount must have at most 0 fraction digits for stripe, got 5.01 UGX") {
      try shillings.minorUnits(of: .stripe, in: nil)
    }
    let dinars = money("5.124 KWD")
    expectFailure(.inexact) { try dinars.minorUnits(of: .stripe, in: nil) }
    #expect(try dinars.minorUnits(of: .adyen, in: nil) == 5124)
  }

  @Test func unitsHaveTheSignOfTheAmount() throws {
    let parts = try money("-0.75 USD").unitsAndNanos()
    #expect(parts.units == 0 && parts.nanos == -750_000_000)
    let dollar = money("1 USD").currency
    expectFailure(.argument) { try Money(units: -1, nanos: 1, dollar, in: nil) }
  }
}
