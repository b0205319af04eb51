import MoneyCore
import MoneyPortfolio

/// A purchase or sale while it is typed: six text fields with their errors, and a transaction once all are valid.
///
/// Two of quantity, price and sum determine the third. The transaction stores quantity and sum.
public struct OrderForm: Sendable {
  /// The currency of the sum.
  public let currency: CurrencyCode
  public let rule: TickerRule
  /// The currency's minor units: a sum that is worked out is shown with at least as many fraction digits.
  let digits: UInt32
  /// The transaction that is edited; nil for a new one.
  var stored: Transaction?
  /// The text of each field; empty for a figure that is worked out.
  private(set) var texts = [[UInt8]](repeating: [], count: OrderField.allCases.count)
  /// The numbers that have been entered, in order of entry.
  private(set) var entered: [OrderField] = []
  /// The numbers from a stored transaction, which typed numbers replace.
  private var brought: [OrderField] = []

  /// The longest text of a field, in bytes.
  public static var longestText: Int { 63 }

  /// - Parameter currency: the currency of the sum; nil for the portfolio's.
  public init(
    for portfolio: Portfolio, currency: CurrencyCode? = nil, rule: TickerRule = .letters
  ) throws(MoneyFailure) {
    let registry = portfolio.settings.registry
    self.currency = currency ?? portfolio.settings.currency
    self.rule = rule
    try CurrencyRegistry.check(self.currency, in: registry)
    // A metal has no minor units.
    digits = (try? CurrencyRegistry.minorUnits(self.currency, in: registry)) ?? 0
  }

  /// Starts from a stored purchase or sale, to edit it.
  public init(
    editing id: ShortText, of portfolio: Portfolio, rule: TickerRule = .letters
  ) throws(MoneyFailure) {
    let stored = try portfolio.known(id)
    guard stored.isTrade, let total = stored.total else {
      throw MoneyFailure(
        .argument, "transaction of an order form must be a purchase or a sale, got " + stored.described)
    }
    try self.init(for: portfolio, currency: total.currency, rule: rule)
    self.stored = stored
    write(stored.day.isoText, to: .date)
    write(OrderForm.name(of: stored.action), to: .action)
    write(stored.symbol.bytes, to: .ticker)
    // The sum comes first, so that a typed price replaces it and determines the sum together with the quantity.
    write(total.amount.plainText, to: .sum)
    write(stored.quantity.plainText, to: .quantity)
    brought = [.sum, .quantity]
  }

  /// Replaces the text of a field; an empty text empties it.
  public mutating func set(_ field: OrderField, to text: [UInt8]) throws(MoneyFailure) {
    guard text.count <= OrderForm.longestText else {
      throw MoneyFailure(
        .limit, Message(field.name) + " must be at most " + .number(OrderForm.longestText) + " bytes",
        at: OrderForm.longestText)
    }
    brought.removeAll { $0 == field }
    write(field == .ticker ? text.map { ASCII.isLetter($0) ? $0 & 0xDF : $0 } : text, to: field)
    // If a third number is typed, it replaces the first of those from the stored transaction.
    if entered.count == 3, let first = entered.first(where: { brought.contains($0) }) {
      brought.removeAll { $0 == first }
      write([], to: first)
    }
  }

  private mutating func write(_ text: [UInt8], to field: OrderField) {
    texts[Int(field.rawValue)] = text
    guard field.isFigure else { return }
    entered.removeAll { $0 == field }
    if !text.isEmpty { entered.append(field) }
  }

  func typed(_ field: OrderField) -> [UInt8] { texts[Int(field.rawValue)] }

  static func name(of action: Transaction.Action) -> [UInt8] {
    Message(action == .buy ? "buy" : "sell").bytes
  }
}
