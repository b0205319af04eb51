/// User-defined currencies, such as loyalty points.
///
/// A registry cannot redefine a built-in currency: a code that is in the table is rejected. An amount in EUR therefore
/// means the same in every program.
///
///     var registry = CurrencyRegistry()
///     try registry.add(points, digits: 0, name: Array("Points".utf8))
///
/// There is no global registry. It is passed to each call that needs it, so two parts of a process cannot change each
/// other's registry.
public struct CurrencyRegistry: Sendable {
  public private(set) var currencies: [Currency] = []
  private var index = CurrencyIndex()

  /// The bytes that the next currency may need at once.
  public var growth: Int { currencies.growth &+ index.growth }

  /// The limit on a name's length, in bytes.
  public static var longestName: Int { 115 }

  public init() {}

  /// Adds a currency. Its code may be neither built in nor already in the registry.
  public mutating func add(
    _ code: CurrencyCode, digits: UInt32, name: [UInt8]
  ) throws(MoneyFailure) {
    if CurrencyTable.contains(code) || find(code) != nil {
      throw MoneyFailure(.duplicateCurrency, "duplicate currency " + .code(code))
    }
    if name.count > CurrencyRegistry.longestName {
      throw MoneyFailure(
        .limit, "name must be at most 115 bytes, got " + .number(name.count) + ": " + .quoted(name),
        at: CurrencyRegistry.longestName)
    }
    currencies.append(
      Currency(
        code: code, kind: .custom, numeric: nil, digits: digits, introduced: nil, withdrawn: nil,
        successor: nil, fixedFactor: nil, cashStep: nil, flag: [], countries: [], name: name))
    let currencies = currencies
    index.insertLast(of: currencies.count) { currencies[$0].code }
  }

  public func find(_ code: CurrencyCode) -> Currency? {
    index.find(code, among: currencies.count) { currencies[$0].code }.map { currencies[$0] }
  }
}

extension CurrencyRegistry {
  /// The currency of a code, which may be built in or in a registry.
  public static func currency(
    _ code: CurrencyCode, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Currency {
    if let row = CurrencyTable.row(of: code), let currency = CurrencyTable.currency(row) {
      return currency
    }
    if let currency = registry?.find(code) { return currency }
    throw .unknownCurrency(code)
  }

  /// Throws if a code is neither built in nor in a registry.
  public static func check(
    _ code: CurrencyCode, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    if CurrencyTable.contains(code) || registry?.find(code) != nil { return }
    throw .unknownCurrency(code)
  }

  /// The number of fraction digits of a currency's minor unit on a day; nil without a minor unit.
  public static func digits(
    _ code: CurrencyCode, on day: Day?, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> UInt32? {
    if let row = CurrencyTable.row(of: code) { return CurrencyTable.digits(row, on: day) }
    if let currency = registry?.find(code) { return currency.digits }
    throw .unknownCurrency(code)
  }

  /// The number of fraction digits of a currency's minor unit on a day; throws without a minor unit.
  public static func minorUnits(
    _ code: CurrencyCode, on day: Day? = nil, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> UInt32 {
    guard let digits = try digits(code, on: day, in: registry) else {
      throw .noMinorUnits(code)
    }
    return digits
  }
}

extension MoneyFailure {
  package static func unknownCurrency(_ code: CurrencyCode) -> MoneyFailure {
    .unknownCurrency(code, shown: .code(code))
  }

  /// - Parameter shown: the code as written in the text.
  package static func unknownCurrency(_ code: CurrencyCode?, shown: Message, at position: Int? = nil) -> MoneyFailure {
    var message = "unknown currency " + shown
    if let meant = code?.uppercased, CurrencyTable.contains(meant) {
      message = message + "; did you mean " + .quoted(meant.bytes) + "?"
    }
    return MoneyFailure(.unknownCurrency, message, at: position)
  }

  static func noMinorUnits(
    _ code: CurrencyCode, _ wayOut: StaticString = "digits must be set"
  ) -> MoneyFailure {
    MoneyFailure(.unknownCurrency, "no minor unit for " + Message.code(code) + "; " + Message(wayOut))
  }
}
