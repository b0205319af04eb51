import Testing

@testable import MoneyCore
@testable import MoneyLedger

/// Laws of exchanges and quotes. The oracle is exact fractions.
struct ExchangeLawTests {
  private let dollar = code("USD")

  private func cents(_ count: Int, _ currency: CurrencyCode) -> Money {
    Money(Decimal(coefficient: Int128(count), scale: 2) ?? .zero, currency)
  }

  /// A rate with up to five fraction digits.
  private func rate(_ random: inout SplitMix64) -> Decimal {
    Decimal(coefficient: Int128(1 + random.below(300_000)), scale: UInt32(random.below(6))) ?? .zero
  }

  private func terms(_ random: inout SplitMix64) throws -> ExchangeTerms {
    let fee = random.flip() ? nil : cents(1 + random.below(500), random.flip() ? .euro : dollar)
    let price: ExchangeTerms.Price =
      switch random.below(4) {
      case 0: .table
      case 1: .rate(rate(&random))
      case 2: .inverseRate(rate(&random))
      default: .amount(cents(1 + random.below(100_000), dollar))
      }
    return try ExchangeTerms(price: price, fee: fee, id: random.flip() ? [] : Array("x\(random.below(9))".utf8))
  }

  private func exchange(_ random: inout SplitMix64, with table: RatesTable) throws -> Exchange {
    let options = ConversionOptions(rounding: random.pick([.halfEven, .halfUp, .down, .up]))
    return try Exchange(
      of: cents(1 + random.below(100_000), .euro), for: dollar, on: try terms(&random), with: table, options,
      in: nil)
  }

  /// `give` × `rate` = `receive` + `remainder`, and `receive` + `margin` is the conversion at the rate of the table.
  @Test func theAmountsAddUp() throws {
    let table = try table("EUR USD 1.1172")
    forEachCase(seed: 1201, 300) { random in
      let exchange = try exchange(&random, with: table)
      let exact = Fraction(exchange.give.amount) * Fraction(exchange.rate)
      try #require(exact == Fraction(exchange.receive.amount) + Fraction(exchange.remainder))
      try #require(Fraction(exchange.remainder).magnitude < Fraction(decimal("0.01")))
      let market = try #require(exchange.market)
      try #require(try exchange.receive.adding(try #require(exchange.margin)) == market.money)
      try #require(Fraction(market.rate) == Fraction(decimal("1.1172")))
    }
  }

  /// A wallet changes by the amounts of the quote, once, and only within its time.
  @Test func aQuoteIsBookedOnce() throws {
    let table = try table("EUR USD 1.1172")
    forEachCase(seed: 1202, 100) { random in
      var wallet = Wallet()
      _ = try wallet.add(cents(random.below(200_000), .euro), note: .none)
      _ = try wallet.add(cents(random.below(2000), dollar), note: .none)
      var quote = ExchangeQuote(try exchange(&random, with: table), validUntil: 1000)
      var isOpen = true
      for _ in 0..<5 {
        let (before, instant) = (wallet, Int64(random.below(2000)))
        do {
          let first = try quote.accept(at: instant, in: &wallet, note: .none)
          try #require(isOpen && instant <= 1000 && first == before.next)
          isOpen = false
          try requireBooked(quote.exchange, before, wallet)
        } catch let failure as MoneyFailure {
          let wanted: MoneyStatus = !isOpen ? .state : instant > 1000 ? .expired : .insufficient
          try #require(failure.status == wanted)
          try #require(wallet.revision == before.revision && wallet.next == before.next)
          try #require(quote.isAccepted == !isOpen)
        }
      }
    }
  }

  private func requireBooked(_ exchange: Exchange, _ before: Wallet, _ after: Wallet) throws {
    for currency in [CurrencyCode.euro, dollar] {
      var wanted = before.sum(of: currency)
      if currency == exchange.give.currency { wanted = try wanted.subtracting(exchange.give) }
      if currency == exchange.receive.currency { wanted = try wanted.adding(exchange.receive) }
      if let fee = exchange.fee, fee.currency == currency { wanted = try wanted.subtracting(fee) }
      try #require(after.sum(of: currency) == wanted)
    }
    try #require(after.revision == before.revision + 1)
    try #require(exchange.id.isEmpty || after.entry(external: exchange.id)?.id == before.next)
  }

  /// The exchange account pays the exact value, and the remainder makes the difference.
  @Test func aLedgerSumsToZero() throws {
    let table = try table("EUR USD 1.1172")
    let names = ["Assets:Euro", "Assets:Dollar", "Equity:Exchange", "Income:Remainder", "Expenses:Fee"]
    let kinds: [AccountKind] = [.asset, .asset, .exchange, .income, .expense]
    forEachCase(seed: 1203, 100) { random in
      var ledger = Ledger(base: .euro)
      for (name, kind) in zip(names, kinds) { try ledger.addAccount(Array(name.utf8), kind, currency: nil) }
      let exchange = try exchange(&random, with: table)
      let digits = UInt32(2 + random.below(9))
      let accounts = ExchangeAccounts(
        give: Array(names[0].utf8), receive: Array(names[1].utf8), exchange: Array(names[2].utf8),
        remainder: Array(names[3].utf8), fee: Array(names[4].utf8), digits: digits)
      try ledger.post(exchange, on: day("2024-01-02"), description: [], accounts)
      func balance(_ name: String, _ currency: CurrencyCode) throws -> Decimal {
        try ledger.balance(of: Array(name.utf8), in: currency, on: nil, withChildren: false, registry: nil).amount
      }
      for currency in [CurrencyCode.euro, dollar] {
        var sum = Decimal.zero
        for name in names { sum = try sum.adding(try balance(name, currency)) }
        try #require(sum.isZero)
      }
      let remainder = try balance(names[3], dollar)
      try #require(remainder == (try exchange.remainder.rounded(digits: digits, .halfEven).value))
      try #require(try balance(names[2], dollar) == exchange.receive.amount.adding(remainder).negated)
    }
  }
}
