import MoneyCore
import MoneyDesk
import MoneyLocale

/// A converter as JSON: the pair, the input and the settings. Its rates have documents of their own.
public struct ConverterDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.converter" }
  private static var version: Int64 { 1 }

  private static func name(of display: LocaleOptions.Display) -> StaticString {
    switch display {
    case .symbol: "symbol"
    case .narrow: "narrow"
    case .code: "code"
    case .name: "name"
    case .none: "none"
    }
  }

  public static func write(_ converter: Converter) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    let settings = converter.settings
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try writer.set("source", to: converter.source.bytes, in: root)
    try writer.set("target", to: converter.target.bytes, in: root)
    try writer.set("amount", to: converter.amount, in: root)
    if let locale = converter.locale { try writer.set("locale", to: locale.name, in: root) }
    if case .count(let digits) = settings.digits { try writer.set("digits", to: Int64(digits), in: root) }
    try writer.set("other_digits", to: Int64(settings.otherDigits), in: root)
    try writer.set("rounding", to: Array(settings.rounding.name), in: root)
    try writer.set("display", to: Array(name(of: settings.display)), in: root)
    if let freshFor = settings.freshFor { try writer.set("fresh_for", to: freshFor, in: root) }
    return try writer.text()
  }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Converter {
    try ConverterDocument(text: text).converter(try JSONReader.read(text), registry)
  }

  private func converter(_ root: JSONValue, _ registry: CurrencyRegistry?) throws(MoneyFailure) -> Converter {
    typealias Own = ConverterDocument
    let isOwn = root["format"].flatMap { try? string($0, "format") }.map(Own.format.isEqual) ?? false
    try at([.member(isOwn ? "version" : "format")]) { () throws(MoneyFailure) in
      try check(root, format: Own.format, version: Own.version)
    }
    try at([]) { () throws(MoneyFailure) in
      try checkMembers(
        of: root, among: "amount digits display format fresh_for locale other_digits rounding source target version")
    }
    var settings = ConverterSettings()
    settings.registry = registry
    if let digits = root["digits"] { settings.digits = .count(try digitCount(digits, "digits")) }
    settings.otherDigits = try digitCount(root["other_digits"], "other_digits")
    settings.rounding = try at([.member("rounding")]) { () throws(MoneyFailure) in
      try choice(root["rounding"], "rounding", Rounding.allCases) { $0.name }
    }
    settings.display = try at([.member("display")]) { () throws(MoneyFailure) in
      try choice(root["display"], "display", LocaleOptions.Display.allCases, Own.name)
    }
    settings.freshFor = try at([.member("fresh_for")]) { () throws(MoneyFailure) in try freshFor(root["fresh_for"]) }
    return Converter(
      restoring: try at([.member("source")]) { () throws(MoneyFailure) in try code(root["source"], "source") },
      try at([.member("target")]) { () throws(MoneyFailure) in try code(root["target"], "target") },
      amount: try at([.member("amount")]) { () throws(MoneyFailure) in try amount(root["amount"]) },
      in: try at([.member("locale")]) { () throws(MoneyFailure) in try locale(root["locale"]) }, settings)
  }

  private func digitCount(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> UInt32 {
    try at([.member(name)]) { () throws(MoneyFailure) in
      let digits = try integer(value, name)
      guard digits >= 0, digits <= Int64(Decimal.maximumScale) else {
        throw MoneyFailure(.document, "\"" + Message(name) + "\" must be 0 to 38, got " + .integer(digits))
      }
      return UInt32(truncatingIfNeeded: digits)
    }
  }

  private func freshFor(_ value: JSONValue?) throws(MoneyFailure) -> Int64? {
    guard let value else { return nil }
    let seconds = try integer(value, "fresh_for")
    guard seconds >= 0 else {
      throw MoneyFailure(.document, "\"fresh_for\" must be at least 0, got " + .integer(seconds))
    }
    return seconds
  }

  private func amount(_ value: JSONValue?) throws(MoneyFailure) -> [UInt8] {
    let amount = try string(value, "amount")
    try check(amount.count, within: Converter.longestAmount, "amount")
    return amount
  }

  private func check(_ count: Int, within most: Int, _ name: StaticString) throws(MoneyFailure) {
    guard count <= most else {
      let limit: Message = "\"" + Message(name) + "\" must be at most " + .number(most) + " bytes, got "
      throw MoneyFailure(.limit, limit + .number(count))
    }
  }

  private func locale(_ value: JSONValue?) throws(MoneyFailure) -> MoneyLocale? {
    guard let value else { return nil }
    return try string(value, "locale").reading { (name) throws(MoneyFailure) in
      try check(name.count, within: MoneyLocale.longestName, "locale")
      return try MoneyLocale(parsing: name)
    }
  }
}
