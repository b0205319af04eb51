import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

/// A slow model of the lots of one security in fractions: the lots sold, the remaining quantity, and its cost.
private struct LotModel {
  struct Lot {
    let id: ShortText
    var quantity: Fraction
    /// The remaining cost.
    var cost: Fraction
    /// The purchase price of a share, in shares as of now.
    var price: Fraction
  }

  let method: LotMethod
  var lots: [Lot] = []

  var held: Fraction { lots.reduce(Fraction.zero) { $0 + $1.quantity } }

  /// - Parameters:
  ///   - cost: the total with its fee.
  ///   - price: the part of it that is in the currency of the total: rates do not determine the order of lots.
  mutating func buy(_ one: Transaction, _ cost: Fraction, price: Fraction) {
    let quantity = Fraction(one.quantity)
    if method == .average, !lots.isEmpty {
      lots[0].quantity = lots[0].quantity + quantity
      lots[0].cost = lots[0].cost + cost
    } else {
      let id = method == .average ? .empty : one.id
      lots.append(Lot(id: id, quantity: quantity, cost: cost, price: price * quantity.inverse))
    }
  }

  mutating func split(_ one: Transaction) {
    let ratio = Fraction(one.quantity) * Fraction(one.per).inverse
    for index in lots.indices {
      lots[index].quantity = lots[index].quantity * ratio
      lots[index].price = lots[index].price * ratio.inverse
    }
  }

  /// The lots that a sale sells, and how much of each.
  func parts(of sale: Transaction) -> [(index: Int, quantity: Fraction)] {
    if !sale.lots.isEmpty {
      return sale.lots.compactMap { named in
        lots.firstIndex { $0.id == named.id }.map { ($0, Fraction(named.quantity)) }
      }
    }
    var order = Array(lots.indices)
    if method == .lifo { order.reverse() }
    if method == .hifo {
      order.sort { lots[$0].price == lots[$1].price ? $0 < $1 : lots[$1].price < lots[$0].price }
    }
    var parts: [(index: Int, quantity: Fraction)] = []
    var rest = Fraction(sale.quantity)
    for index in order where Fraction.zero < rest {
      let part = lots[index].quantity < rest ? lots[index].quantity : rest
      parts.append((index, part))
      rest = rest - part
    }
    return parts
  }

  mutating func forgetEmpty() { lots.removeAll { $0.quantity == Fraction.zero } }
}

/// Lots against a model in fractions, sale by sale.
struct PortfolioLotLawTests {
  /// A quantity, rounded to 18 digits if its expansion does not terminate.
  private func isShown(_ shown: Rounded<Decimal>, _ exact: Fraction) -> Bool {
    if !shown.isRounded { return Fraction(shown.value) == exact }
    let error = (Fraction(shown.value) - exact).magnitude
    return error != Fraction.zero && !(Fraction(Natural(1 as UInt64), over: Natural.powerOfTen(18)) < error + error)
  }

  /// A share of a lot's remaining cost, rounded half to even; all of it for the entire lot.
  private func isShare(_ cost: Money, _ part: Fraction, of lot: LotModel.Lot) -> Bool {
    let exact = lot.cost * part * lot.quantity.inverse
    let rounded = Rounded(cost.amount, isRounded: Fraction(cost.amount) != exact)
    return RoundingLaw.allows(.success(rounded), of: exact, digits: cost.amount.scale, .halfEven)
  }

  /// The fee in the basis or the proceeds of a trade. Without a table, only the transaction's own rate converts it.
  private func fee(of one: Transaction, in settings: PortfolioSettings) throws -> Fraction {
    guard settings.fees == .basis, let fee = one.fee else { return .zero }
    if fee.currency == one.total?.currency { return Fraction(fee.amount) }
    guard fee.currency == settings.currency, let rate = one.rate else { return .zero }
    let converted = try Decimal.rounded(
      fee.amount.magnitude, times: UInt128(rate.denominator), over: UInt128(rate.numerator),
      scale: Int(fee.amount.scale), isNegative: false, digits: 2, rounding: .halfEven, name: "fee")
    return Fraction(converted.value)
  }

  private func follow(_ portfolio: Portfolio, _ symbol: String) throws {
    let mine = (0..<portfolio.count).compactMap { portfolio.transaction(at: $0) }.filter { $0.symbol == text(symbol) }
    var disposals = try portfolio.disposals(nil, ValuationOptions()).filter { $0.symbol == text(symbol) }[...]
    var model = LotModel(method: portfolio.settings.method)
    var gains = Fraction.zero
    for one in mine {
      switch one.action {
      case .buy:
        let total = Fraction(try #require(one.total).amount)
        let fee = try fee(of: one, in: portfolio.settings)
        let isOwn = one.fee?.currency == one.total?.currency
        model.buy(one, total + fee, price: isOwn ? total + fee : total)
      case .split: model.split(one)
      case .sell:
        let total = try #require(one.total)
        let parts = model.parts(of: one)
        let found = disposals.prefix { $0.transaction == one.id }
        disposals = disposals.dropFirst(found.count)
        try #require(found.count == parts.count, "\(String(one.described.bytes))")
        var proceeds = Fraction.zero
        for (disposal, part) in zip(found, parts) {
          let lot = model.lots[part.index]
          let cost = try #require(disposal.cost)
          try #require(disposal.lot == lot.id, "\(String(one.described.bytes))")
          try #require(isShown(disposal.quantity, part.quantity) && isShare(cost, part.quantity, of: lot))
          model.lots[part.index].quantity = lot.quantity - part.quantity
          model.lots[part.index].cost = lot.cost - Fraction(cost.amount)
          proceeds = proceeds + Fraction(disposal.proceeds.amount)
          gains = gains + Fraction(disposal.proceeds.amount) - Fraction(cost.amount)
        }
        // The proceeds of a sale are those of its parts.
        try #require(try proceeds == Fraction(total.amount) - fee(of: one, in: portfolio.settings))
        model.forgetEmpty()
      default: break
      }
    }
    try #require(disposals.isEmpty)
    var valued = portfolio
    let valuation = try valued.value([], nil, ValuationOptions())
    guard let position = valuation.position(symbol) else { return }
    try #require(isShown(position.quantity, model.held))
    let left = model.lots.reduce(Fraction.zero) { $0 + $1.cost }
    try #require(position.cost.map { Fraction($0.amount) } ?? .zero == left)
    try #require(position.realisedGain.map { Fraction($0.amount) } ?? .zero == gains)
  }

  /// Bought - sold = held after every split; a sale uses the lots of its method; gains plus costs equal its proceeds.
  @Test(arguments: everyMethod) func lotsAreThoseOfTheModel(_ method: LotMethod) {
    forEachCase(seed: 430, 40) { random in
      let portfolio = try random.portfolio(method, 20)
      for symbol in [plainSymbol, oddSymbol] { try follow(portfolio, symbol) }
    }
  }

  /// Shares sold without being held are counted as such, and no lot is below 0.
  @Test(arguments: [LotMethod.fifo, .lifo, .hifo, .average]) func whatIsOversoldIsCounted(_ method: LotMethod) {
    forEachCase(seed: 431, 30) { random in
      var portfolio = try random.portfolio(method, 16, .record)
      let disposals = try portfolio.disposals(nil, ValuationOptions())
      let valuation = try portfolio.value([], nil, ValuationOptions())
      for symbol in [plainSymbol, oddSymbol] {
        let mine = (0..<portfolio.count).compactMap { portfolio.transaction(at: $0) }
          .filter { $0.symbol == text(symbol) }
        var (held, oversold) = (Fraction.zero, Fraction.zero)
        for one in mine {
          let quantity = Fraction(one.quantity)
          switch one.action {
          case .buy: held = held + quantity
          case .sell where held < quantity:
            oversold = oversold + quantity - held
            held = .zero
          case .sell: held = held - quantity
          case .split:
            let ratio = quantity * Fraction(one.per).inverse
            (held, oversold) = (held * ratio, oversold * ratio)
          default: break
          }
        }
        guard let position = valuation.position(symbol) else { continue }
        try #require(isShown(position.quantity, held) && isShown(position.oversold, oversold))
        let hasNoLot = disposals.filter { $0.symbol == text(symbol) && $0.isOversold }
        try #require(hasNoLot.allSatisfy { $0.cost == nil && $0.lot.isEmpty })
        try #require(hasNoLot.isEmpty == (oversold == Fraction.zero))
      }
    }
  }
}
