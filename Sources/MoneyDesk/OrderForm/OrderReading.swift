import MoneyCore
import MoneyPortfolio

/// What the texts of an order form come to.
struct OrderReading {
  private(set) var day: Day?
  private(set) var action: Transaction.Action?
  private(set) var symbol: ShortText?
  private(set) var quantity: Decimal?
  /// Only shown.
  private(set) var price: Decimal?
  private(set) var sum: Decimal?
  private var states = [FieldState](repeating: .ok, count: OrderField.allCases.count)

  /// A price is shown to so many digits, and a quantity worked out has no more than as many as …
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

  /// The first field that something is wrong with.
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
    if self[.ticker] == .ok { symbol = try? ShortText(text, "the ticker", atMost: Transaction.longestSymbol) }
  }

  /// A number above 0; nil, and the state, where there is none.
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

  /// The third of two that are right.
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

  /// To 8 digits, half-even; nil where that is too long.
  private static func price(of quantity: Decimal, for sum: Decimal) -> Decimal? {
    (try? sum.divided(by: quantity, digits: priceDigits, rounding: .halfEven)).map { shown($0.value, atLeast: 0) }
  }

  /// Exactly, or not at all: a quantity is kept.
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

  /// Three that were typed agree where the price is the one that would be shown, or the sum its exact product.
  private mutating func checkPrice() {
    guard let quantity, let price, let sum else { return }
    if let shown = OrderReading.price(of: quantity, for: sum), shown == price { return }
    if let product = try? quantity.multiplied(by: price), product == sum { return }
    self[.price] = .mismatch
  }

  /// Without zeros at the end, but for those of the first digits.
  private static func shown(_ value: Decimal, atLeast digits: UInt32) -> Decimal {
    var (coefficient, scale) = (value.coefficient, value.scale)
    while scale > digits, coefficient % 10 == 0 {
      coefficient /= 10
      scale -= 1
    }
    let short = Decimal(coefficient: coefficient, scale: scale) ?? value
    if scale >= digits { return short }
    // Where 38 digits do not hold the zeros, they are not shown.
    return (try? short.quantized(digits: digits, rounding: .halfEven))?.value ?? short
  }
}
