extension Calculator {
  /// Presses keys such as "12.5 + 3 =". Stops at the first alert and returns it.
  @discardableResult
  public mutating func press(_ keys: String) throws(MoneyFailure) -> CalculatorAlert? {
    let found = try keys.read { (text) throws(MoneyFailure) in try CalculatorKey.keys(in: text) }
    try check(found)
    for (key, _) in found {
      if let alert = try press(key) { return alert }
    }
    return nil
  }

  /// The text on the display.
  public var text: String { String(display) }
}

extension EvaluatedExpression {
  /// Evaluates an expression such as "3 x 4.99 EUR + 10% in USD".
  public init(_ text: String, _ rates: RatesTable? = nil, _ options: ConversionOptions = ConversionOptions())
    throws(MoneyFailure)
  {
    self = try text.read { (bytes) throws(MoneyFailure) in
      try EvaluatedExpression(bytes, with: rates, options, in: nil)
    }
  }

  /// The result as text: an amount, or a number without a currency.
  public var text: String { currency.map { Money(number, $0).description } ?? number.description }
}

extension MoneyLocale {
  /// A locale such as "de-CH".
  public init(_ name: String) throws(MoneyFailure) {
    self = try name.read { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) }
  }
}

extension CurrencyList {
  public init(language: String) throws(MoneyFailure) { try self.init(language: MoneyLocale(language)) }

  public mutating func setSearch(_ text: String) { setSearch(text.bytes) }

  /// The items that the list shows, in its order.
  public var items: [CurrencyListItem] { (0..<count).compactMap { item(at: $0) } }
}

extension Converter {
  public init(from source: String, to target: String) throws(MoneyFailure) {
    self.init(from: try CurrencyCode(source), to: try CurrencyCode(target))
  }

  /// Sets the amount from typed text.
  public mutating func setAmount(_ text: String) { setAmount(text.bytes) }
}

extension OrderForm {
  public mutating func set(_ field: OrderField, to text: String) throws(MoneyFailure) { try set(field, to: text.bytes) }
}

extension Paper {
  /// A paper in a locale such as "de-DE".
  ///
  /// - Parameter words: replacements for words by their names, such as `["title": "Quittance"]`.
  public init(
    _ locale: String = "en", words: [String: String] = [:], _ registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) {
    let found = try MoneyLocale(locale)
    let lines = words.map { "\($0)=\($1)" }.sorted().joined(separator: "\n")
    self = try Paper(in: found, PaperWords(found, own: lines.bytes), registry)
  }

  /// Sets the seller: the name, then the address in lines.
  public mutating func setSeller(_ text: String, taxID: String = "") throws(MoneyFailure) {
    try setSeller(text.bytes, taxID: taxID.bytes)
  }

  /// Sets the buyer: the name, then the address in lines.
  public mutating func setBuyer(_ text: String, taxID: String = "") throws(MoneyFailure) {
    try setBuyer(text.bytes, taxID: taxID.bytes)
  }

  public mutating func setTexts(number: String = "", note: String = "") throws(MoneyFailure) {
    try setTexts(number: number.bytes, note: note.bytes)
  }
}

extension Receipt {
  /// The receipt for a customer, as HTML or text.
  public func rendered(_ paper: Paper) throws(MoneyFailure) -> String { String(try paper.text(of: self)) }
}

extension Invoice {
  /// The invoice for a customer, as HTML or text.
  public func rendered(_ paper: Paper) throws(MoneyFailure) -> String { String(try paper.text(of: self)) }
}
