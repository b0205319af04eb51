import MoneyCore
import MoneyPortfolio

/// The values of an order form's texts, and the faults of its fields.
struct OrderReading {
  private(set) var day: Day?
  private(set) var action: Transaction.Action?
  private(set) var symbol: ShortText?
  private(set) var quantity: Decimal?
  /// The price, which is only shown.
  private(set) var price: Decimal?
  private(set) var sum: Decimal?
  private var states = [FieldState](repeating: .ok, count: OrderField.allCases.count)

  /// The fraction digits of a shown price, and the most fraction digits of a quantity that is worked out.
  private static var priceDigits: UInt32 { 8 }
  private static var quantityDigits: UInt32 { 18 }

  init(_ form: OrderForm) {
    readDate(form.typed(.date))
    readAction(form.typed(.action))
    readTicker(form.typed(.ticker), form.rule)
    quantity = number(form.typed(.quantity), .quantity)
    price = number(form.typed(.price), .price)
    sum = number(form.typed(.sum), .sum)
    switch form.entered.count {
    case 3: checkPrice()
    case 2: workOut(form)
    default:
      if form.typed(.quantity).isEmpty { self[.quantity] = .missing }
      if form.typed(.sum).isEmpty { self[.sum] = .missing }
    }
  }

  private(set) subscript(_ field: OrderField) -> FieldState {
    get { states[Int(field.rawValue)] }
    set { states[Int(field.rawValue)] = newValue }
  }

  /// The first invalid field.
  var wrong: OrderField? { OrderField.allCases.first { self[$0] != .ok } }

  func figure(_ field: OrderField) -> Decimal? {
    switch field {
    case .quantity: quantity
    case .price: price
    case .sum: sum
    default: nil
    }
  }

  // MARK: Texts

  private mutating func readDate(_ text: [UInt8]) {
    day = text.withUnsafeBufferPointer { text in try? Day(parsing: text) }
    if day == nil { self[.date] = text.isEmpty ? .missing : .notADate }
  }

  private mutating func readAction(_ text: [UInt8]) {
    if text == OrderForm.name(of: .buy) {
      action = .buy
    } else if text == OrderForm.name(of: .sell) {
      action = .sell
    } else {
      self[.action] = text.isEmpty ? .missing : .unknown
    }
  }

  private mutating func readTicker(_ text: [UInt8], _ rule: TickerRule) {
    self[.ticker] = rule.state(of: text)
    if self[.ticker] == .ok { symbol = try? ShortText(text, "ticker", atMost: Transaction.longestSymbol) }
  }

  /// Reads a positive number; nil, with the state set, if the text is not one. An empty text is nil too.
  private mutating func number(_ text: [UInt8], _ field: OrderField) -> Decimal? {
    if text.isEmpty { return nil }
    do throws(MoneyFailure) {
      let number = try text.withUnsafeBufferPointer { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
      if !number.isZero, !number.isNegative { return number }
      self[field] = .notPositive
    } catch {
      self[field] = error.status == .overflow ? .tooManyDigits : .notANumber
    }
    return nil
  }

  // MARK: Figures

  /// Works the third figure out from two that have no fault.
  private mutating func workOut(_ form: OrderForm) {
    if let quantity, let sum {
      price = OrderReading.price(of: quantity, for: sum)
      if price == nil { self[.price] = .tooManyDigits }
    } else if let quantity, let price {
      sum = (try? quantity.multiplied(by: price)).map { OrderReading.shown($0, atLeast: form.digits) }
      if sum == nil { self[.sum] = .tooManyDigits }
    } else if let price, let sum {
      workOutQuantity(sum, price)
    }
  }

  /// The price to 8 fraction digits, half-even; nil if it is too long.
  private static func price(of quantity: Decimal, for sum: Decimal) -> Decimal? {
    (try? sum.divided(by: quantity, digits: priceDigits, rounding: .halfEven)).map { shown($0.value, atLeast: 0) }
  }

  /// Works the quantity out exactly or not at all, because the transaction keeps it.
  private mutating func workOutQuantity(_ sum: Decimal, _ price: Decimal) {
    self[.quantity] = .tooManyDigits
    for digits in 0...OrderReading.quantityDigits {
      guard let found = try? sum.divided(by: price, digits: digits, rounding: .halfEven) else { return }
      if !found.isRounded {
        quantity = found.value
        self[.quantity] = .ok
        return
      }
      self[.quantity] = .inexact
    }
  }

  /// Checks three typed figures. They agree if the price is the one that would be shown, or the sum is the exact
  /// product.
  private mutating func checkPrice() {
    guard let quantity, let price, let sum else { return }
    if let shown = OrderReading.price(of: quantity, for: sum), shown == price { return }
    if let product = try? quantity.multiplied(by: price), product == sum { return }
    self[.price] = .mismatch
  }

  /// The value without zeros at its end, but with at least `digits` fraction digits.
  private static func shown(_ value: Decimal, atLeast digits: UInt32) -> Decimal {
    var (coefficient, scale) = (value.coefficient, value.scale)
    while scale > digits, coefficient % 10 == 0 {
      coefficient /= 10
      scale -= 1
    }
    let short = Decimal(coefficient: coefficient, scale: scale) ?? value
    if scale >= digits { return short }
    // Zeros that do not fit 38 digits are not shown.
    return (try? short.quantized(digits: digits, rounding: .halfEven))?.value ?? short
  }
}
