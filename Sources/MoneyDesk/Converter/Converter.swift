import MoneyCore
import MoneyFeeds
import MoneyLocale

/// The model of a screen that converts an amount while a person types it.
///
/// Rates may come from any source, and fetching them may fail. The converter keeps good rates, with their age, until
/// better ones arrive. It keeps any text that is typed, and reports its state: `12.` is 12, and may continue.
///
/// A screen displays the converter's view and decides nothing itself, so that the screens of all runtimes show the same
/// at the same moment.
public struct Converter: Sendable {
  /// The state of the screen. The values are those of `MONEY_CONVERTER_…` in `money.h`.
  public enum State: Int32, Sendable {
    case empty = 0
    case loading = 1
    case ready = 2
    case stale = 3
    case failed = 4
  }

  /// The origin of the rates. The values are those of `MONEY_ORIGIN_…` in `money.h`.
  public enum Origin: Int32, Sendable {
    case none = 0
    case network = 1
    case store = 2
    case program = 3
  }

  /// The reason why rates did not arrive: any status, also one of the transport's own.
  public struct Fault: Sendable, Equatable {
    public let status: Int32
    public let reason: [UInt8]

    public init(status: Int32, reason: [UInt8]) {
      self.status = status
      self.reason = reason
    }

    init(_ failure: MoneyFailure) {
      self.init(status: failure.status.rawValue, reason: Array(failure.message.line))
    }
  }

  /// The longest text of an amount, in bytes.
  public static var longestAmount: Int { 1024 }

  public private(set) var source: CurrencyCode
  public private(set) var target: CurrencyCode
  /// The input as it was typed.
  public private(set) var amount: [UInt8] = []
  /// The locale of the input and of the texts; nil: plain decimals.
  public private(set) var locale: MoneyLocale?
  /// The tables that `locale` is one of; nil: those inside of the library.
  private var tables: LoadedLocales?
  public private(set) var settings: ConverterSettings
  /// The last good rates.
  public private(set) var rates: RatesTable?
  public private(set) var origin = Origin.none
  /// The time when they arrived, in seconds since the epoch.
  public private(set) var received: Int64?
  /// The failure of the last attempt to get rates.
  public private(set) var fault: Fault?
  public private(set) var isLoading = false
  /// True if the user requested new rates, however fresh the current ones are.
  public private(set) var isRefreshWanted = false
  /// A number that grows with each change.
  public private(set) var revision: UInt64 = 0

  public init(from source: CurrencyCode, to target: CurrencyCode, _ settings: ConverterSettings = ConverterSettings()) {
    self.source = source
    self.target = target
    self.settings = settings
  }

  /// Restores a converter from its document, without rates.
  public init(
    restoring source: CurrencyCode, _ target: CurrencyCode, amount: [UInt8], in locale: MoneyLocale?,
    _ settings: ConverterSettings
  ) {
    self.init(from: source, to: target, settings)
    self.amount = amount
    self.locale = locale
  }

  // MARK: Input and choices

  public mutating func setAmount(_ text: [UInt8]) {
    if text == amount { return }
    amount = text
    revision &+= 1
  }

  public mutating func setPair(from source: CurrencyCode, to target: CurrencyCode) {
    if source == self.source, target == self.target { return }
    self.source = source
    self.target = target
    revision &+= 1
  }

  public mutating func swap() { setPair(from: target, to: source) }

  public mutating func setLocale(_ locale: MoneyLocale?) {
    if let locale, let own = self.locale, locale.isSame(as: own) { return }
    if locale == nil, self.locale == nil { return }
    self.locale = locale
    revision &+= 1
  }

  /// The table that contains the converter's locales.
  public var table: LocaleTable { tables?.table ?? .builtIn }

  /// Sets the tables; nil: those inside of the library. The locale stays, as they have it.
  public mutating func setLocales(_ tables: LoadedLocales?) throws(MoneyFailure) {
    if tables === self.tables { return }
    if let locale { self.locale = try locale.found(in: tables?.table ?? .builtIn) }
    self.tables = tables
    revision &+= 1
  }

  public mutating func setSettings(_ settings: ConverterSettings) {
    self.settings = settings
    revision &+= 1
  }

  // MARK: Rates and failures

  public mutating func refresh() {
    if isRefreshWanted { return }
    isRefreshWanted = true
    revision &+= 1
  }

  /// Notes that rates were asked for.
  public mutating func setLoading() {
    if isLoading, !isRefreshWanted { return }
    isLoading = true
    isRefreshWanted = false
    revision &+= 1
  }

  public mutating func setRates(_ rates: RatesTable, _ origin: Origin, received: Int64?) {
    self.rates = rates
    self.origin = origin
    self.received = received
    fault = nil
    isLoading = false
    isRefreshWanted = false
    revision &+= 1
  }

  /// Notes a failure; the present rates stay.
  public mutating func setFault(_ fault: Fault) {
    self.fault = fault
    isLoading = false
    isRefreshWanted = false
    revision &+= 1
  }

  /// Copies the state of a feed of rates: its rates with origin and time of arrival, its last failure, and its pending
  /// request. A feed without rates leaves the current ones.
  public mutating func take(_ feed: Feed) throws(MoneyFailure) {
    try feed.check(.rates, "rates")
    var next = self
    if let table = feed.rates, let item = feed.items.first {
      next.rates = table
      next.origin = item.isRestored ? .store : .network
      next.received = item.success
      next.fault = nil
    }
    if let failure = feed.lastFailure { next.fault = Fault(failure.failure) }
    next.isLoading = feed.pendingCount > 0
    next.isRefreshWanted = false
    if next.rates === rates, next.origin == origin, next.received == received, next.fault == fault,
      next.isLoading == isLoading, !isRefreshWanted
    {
      return
    }
    self = next
    revision &+= 1
  }
}
