import MoneyCore

/// A security of a portfolio, whether it is still held or not.
public struct Position: Sendable {
  public let symbol: ShortText
  public let quantity: Rounded<Decimal>
  /// The same, exactly.
  public let count: ShareCount
  /// The quantity that was sold without being held.
  public let oversold: Rounded<Decimal>
  public let state: PriceQuote.State
  /// The price of a share, or nil.
  public let price: Money?
  /// The age of the price in seconds; nil if unknown.
  public let age: Int64?
  /// The cost basis in the security's currency; nil if nothing was traded.
  public let cost: Money?
  public let value: Money?
  public let realisedGain: Money?
  /// The figures in the reporting currency.
  public let performance: Performance
  /// The transaction that has no rate.
  public let unconverted: (id: ShortText, day: Day)?
  /// The flags of the position's amounts.
  public let flags: ConversionFlags
  /// The exact number of shares held.
  let holding: Holding
  /// The currency effect of disposals, in the reporting currency.
  let disposedEffect: Decimal

  /// The flags of the position's amounts and quantities: a split can leave a quantity that no decimal holds.
  public var allFlags: ConversionFlags {
    quantity.isRounded || oversold.isRounded ? flags.union(.rounded) : flags
  }

  /// True if the price of shares that are held, or the rate of an amount, is missing.
  public var isUnpriced: Bool {
    switch state {
    case .missing, .zero, .noRate: true
    case .fresh, .stale, .closed: false
    }
  }
}
