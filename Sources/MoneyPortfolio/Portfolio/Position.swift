import MoneyCore

/// A security of a portfolio, held or held once.
public struct Position: Sendable {
  public let symbol: ShortText
  public let quantity: Rounded<Decimal>
  /// How much was sold without being held.
  public let oversold: Rounded<Decimal>
  public let state: PriceQuote.State
  /// Nil where there is none.
  public let price: Money?
  /// Of the price, in seconds; nil where it is not known.
  public let age: Int64?
  /// In the security's currency; nil where nothing was traded.
  public let cost: Money?
  public let value: Money?
  public let realisedGain: Money?
  /// In the reporting currency.
  public let performance: Performance
  /// The transaction that has no rate.
  public let unconverted: (id: ShortText, day: Day)?
  /// Of its amounts.
  public let flags: ConversionFlags

  /// Of its amounts and its quantities: a split can leave a quantity that no decimal holds.
  public var allFlags: ConversionFlags {
    quantity.isRounded || oversold.isRounded ? flags.union(.rounded) : flags
  }

  /// Whether something is held that a price was not found for, or amounts that have no rate.
  public var isUnpriced: Bool {
    switch state {
    case .missing, .zero, .noRate: true
    case .fresh, .stale, .closed: false
    }
  }
}
