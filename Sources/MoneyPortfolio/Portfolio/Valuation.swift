import MoneyCore

/// The value of a portfolio at the prices and rates of one moment.
///
/// A position without a price or a rate is listed with the reason and left out of the total, so that it never silently
/// counts as 0. `unpricedCount` is the number of such positions.
///
/// If everything is priced, it is always true that profit = realised gain + unrealised gain + income - fees.
public struct Valuation: Sendable {
  public let currency: CurrencyCode
  public let options: ValuationOptions
  /// The positions by symbol.
  public let positions: [Position]
  /// The sum of all priced positions, and of fees that concern no security.
  public let total: Performance
  public let flags: ConversionFlags
  /// The fees that concern no security, which are in the total.
  let otherFees: Decimal
  /// The rates of the valuation, for its explanation.
  let reporting: Reporting

  public var unpricedCount: Int { positions.count { $0.isUnpriced } }
}

extension Portfolio {
  /// Values the portfolio. It keeps the lots that it works out, for the next call.
  ///
  /// - Parameter quotes: prices; the last quote of a symbol counts.
  public mutating func value(
    _ quotes: [PriceQuote], _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> Valuation {
    let reporting = Reporting(settings, table, options)
    self.reporting = reporting
    var positions: [Position] = []
    var total = Performance()
    var flags: ConversionFlags = []
    var otherFees = Decimal.zero
    let prices = QuoteIndex(quotes)
    let linked = try currentLinkedLots(upTo: options.day, reporting, watch: watch)
    for book in books.indices where !books[book].order.isEmpty || books[book].isLinked {
      let known = linked.indices.contains(book) ? linked[book] : nil
      if let known, !known.isUsed { continue }
      if known == nil, let day = options.day, let first = books[book].order.first,
        rows[Int(first)].transaction.day > day
      {
        continue
      }
      let lots: LotBook
      if let known {
        lots = known
      } else {
        lots = try currentLots(of: book, upTo: options.day, reporting, watch: watch)
      }
      let position = try position(books[book].symbol, lots, prices.find(books[book].symbol), reporting, options)
      if position.state != .noRate || position.unconverted == nil {
        try total.add(position.performance)
        flags.formUnion(position.flags)
        if books[book].symbol.isEmpty { otherFees = position.performance.fees }
      }
      if !books[book].symbol.isEmpty || position.isUnpriced { positions.append(position) }
    }
    positions = positions.ordered { $0.symbol < $1.symbol }
    return Valuation(
      currency: settings.currency, options: options, positions: positions, total: try total.raised(to: settings.digits),
      flags: flags, otherFees: otherFees, reporting: reporting)
  }

  private func position(
    _ symbol: ShortText, _ lots: LotBook, _ quote: PriceQuote?, _ reporting: Reporting, _ options: ValuationOptions
  ) throws(MoneyFailure) -> Position {
    let held = lots.holding
    var result = Performance()
    var flags = lots.flags
    var state = PriceQuote.State.closed
    var price: Money?
    var age: Int64?
    var value: Money?
    let own = lots.currency
    if let quote, let currency = quote.currency ?? own { price = Money(quote.price, currency) }
    if let now = options.now, let instant = quote?.instant {
      let (seconds, overflow) = now.subtractingReportingOverflow(instant)
      age = overflow ? nil : seconds
    }
    let isConverted = lots.unconverted == nil
    if isConverted {
      result.realisedGain = try RealisedGain.of(
        proceeds: lots.disposed.proceeds.reported, cost: lots.disposed.cost.reported)
      result.disposedCost = lots.disposed.cost.reported
      result.currencyEffect = lots.disposed.currencyEffect
      result.income = lots.income
      result.fees = lots.fees
    }
    result.cost = isConverted ? lots.cost.reported : nil
    if !held.quantity.isZero {
      result.value = nil
      result.unrealisedGain = nil
      state = PortfolioPricing.state(of: price, age: age, options)
    }
    if let price, state == .fresh || state == .stale, let own {
      do throws(MoneyFailure) {
        let worth = try reporting.value(
          of: held.quantity, unit: held.unit, at: price, in: settings.currency, digits: settings.digits,
          on: options.day)
        let today = try reporting.convert(Money(lots.cost.own, own), on: options.day, at: nil)
        let digits = try CurrencyRegistry.digits(own, on: nil, in: settings.registry) ?? price.amount.scale
        value = try reporting.value(
          of: held.quantity, unit: held.unit, at: price, in: own, digits: digits, on: options.day
        ).money
        flags.formUnion(worth.flags)
        flags.formUnion(today.flags)
        if isConverted {
          result.value = worth.money.amount
          result.unrealisedGain = try worth.money.amount.subtracting(lots.cost.reported)
          let effect = try today.money.amount.subtracting(lots.cost.reported)
          result.currencyEffect = try result.currencyEffect.adding(effect)
        }
      } catch {
        guard error.status == .noRate else { throw error }
        state = .noRate
      }
    }
    if !isConverted { state = .noRate }
    let made = try result.realisedGain.adding(result.unrealisedGain ?? .zero)
    result.priceEffect = try made.subtracting(result.currencyEffect)
    result.profit = try made.adding(result.income).subtracting(result.fees)
    return Position(
      symbol: symbol, quantity: try held.shares(held.quantity), count: held.ratio(held.quantity),
      oversold: try held.shares(lots.oversold), state: state, price: price, age: age,
      cost: own.map { Money(lots.cost.own, $0) }, value: value,
      realisedGain: try PortfolioPricing.realisedGain(lots), performance: try result.raised(to: settings.digits),
      unconverted: lots.unconverted.map {
        (rows[Int($0)].transaction.id, rows[Int($0)].transaction.day)
      }, flags: flags, holding: held, disposedEffect: isConverted ? lots.disposed.currencyEffect : .zero)
  }
}

/// The rules that decide on a price and on a gain.
enum PortfolioPricing {
  static func state(of price: Money?, age: Int64?, _ options: ValuationOptions) -> PriceQuote.State {
    if price == nil { return .missing }
    if let age, let freshFor = options.freshFor, age > freshFor { return .stale }
    return .fresh
  }

  /// The realised gain in the security's currency.
  static func realisedGain(_ lots: LotBook) throws(MoneyFailure) -> Money? {
    guard let currency = lots.currency else { return nil }
    return Money(try RealisedGain.of(proceeds: lots.disposed.proceeds.own, cost: lots.disposed.cost.own), currency)
  }
}

/// Finds quotes by their symbols.
struct QuoteIndex {
  private let quotes: [PriceQuote]
  private var positions: HashIndex

  init(_ quotes: [PriceQuote]) {
    self.quotes = quotes
    positions = HashIndex(capacity: quotes.count)
    // The last quote of a symbol is inserted first, and the others are skipped.
    for position in quotes.indices.reversed() where find(quotes[position].symbol) == nil {
      positions.insert(position) { quotes[$0].symbol }
    }
  }

  func find(_ symbol: ShortText) -> PriceQuote? {
    positions.find(symbol) { quotes[$0].symbol }.map { quotes[$0] }
  }
}

extension Decimal {
  /// The same value with at least `digits` fraction digits, if 38 digits hold them.
  func raised(to digits: UInt32) throws(MoneyFailure) -> Decimal {
    if scale >= digits { return self }
    return try quantized(digits: digits, rounding: .unnecessary).value
  }
}

extension Performance {
  /// The same figures, each with at least `digits` fraction digits.
  func raised(to digits: UInt32) throws(MoneyFailure) -> Performance {
    var raised = self
    raised.value = try value?.raised(to: digits)
    raised.cost = try cost?.raised(to: digits)
    raised.unrealisedGain = try unrealisedGain?.raised(to: digits)
    raised.realisedGain = try realisedGain.raised(to: digits)
    raised.disposedCost = try disposedCost.raised(to: digits)
    raised.priceEffect = try priceEffect.raised(to: digits)
    raised.currencyEffect = try currencyEffect.raised(to: digits)
    raised.income = try income.raised(to: digits)
    raised.fees = try fees.raised(to: digits)
    raised.profit = try profit.raised(to: digits)
    return raised
  }
}
