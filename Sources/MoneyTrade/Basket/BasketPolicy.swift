import MoneyCore

/// The rules that turn a basket into amounts in minor units.
public struct BasketPolicy: Sendable, Equatable {
  /// The level at which amounts are rounded. The values are those of `MONEY_LEVEL_…` in `money.h`.
  public enum Level: Int32, Sendable, CaseIterable {
    case unit = 0
    case line = 1
    case taxGroup = 2
    case order = 3
    /// Prices and discounts as `line`, taxes as `taxGroup`: the rounding of EN 16931.
    case invoice = 4
  }

  /// The treatment of tax in prices. The values are those of `MONEY_PRICE_BASIS_…` in `money.h`.
  public enum Prices: Int32, Sendable, CaseIterable {
    case net = 0
    case gross = 1
  }

  /// The means of payment. The values are those of `MONEY_TENDER_…` in `money.h`.
  public enum Tender: Int32, Sendable, CaseIterable {
    case exact = 0
    case cash = 1
  }

  /// The step's coefficient and scale; 0 if not set. The coefficient is split into two words, because an unoptimized
  /// build otherwise reads it from the stack at an address that is not a multiple of 16, and crashes.
  private var stepHigh: Int64 = 0
  private var stepLow: UInt64 = 0
  private var stepScale: UInt32 = 0
  public var level: Level
  public var rounding: Rounding
  /// The rule for the minor units that the rounding of a sum leaves: which line items receive them.
  public var remainder: AllocationMethod
  public var prices: Prices
  public var tender: Tender
  public var cashRounding: Rounding
  /// The country whose rule for cash holds; nil if the step and the rounding above do.
  public var cashCountry: CashCountry?

  /// The cash step in the catalogue's currency. If it is nil, and in any other currency, the currency's own step or its
  /// minor unit is used.
  public var cashStep: Decimal? {
    get {
      if stepHigh == 0, stepLow == 0 { return nil }
      return Decimal(unchecked: Int128(stepHigh) << 64 | Int128(stepLow), scale: stepScale)
    }
    set {
      let coefficient = newValue?.coefficient ?? 0
      stepHigh = Int64(truncatingIfNeeded: coefficient >> 64)
      stepLow = UInt64(truncatingIfNeeded: coefficient)
      stepScale = newValue?.scale ?? 0
    }
  }

  /// - Throws: if the remainder would be kept separate, a cash step is not above 0, or there are a step and a country.
  public init(
    level: Level = .line, rounding: Rounding = .halfUp, remainder: AllocationMethod = .largestRemainder,
    prices: Prices = .net, tender: Tender = .exact, cashRounding: Rounding = .halfUp, cashStep: Decimal? = nil,
    cashCountry: CashCountry? = nil
  ) throws(MoneyFailure) {
    if remainder == .separateRemainder {
      throw MoneyFailure(
        .argument, "remainder must not be separate, so that the line items add up to the total")
    }
    if let cashStep, cashStep.isNegative || cashStep.isZero {
      throw MoneyFailure(.argument, "cash step must be positive, got " + .decimal(cashStep))
    }
    if cashStep != nil, cashCountry != nil {
      throw MoneyFailure(.argument, "cash step and cash country must not both be set")
    }
    self.init(
      unchecked: level, rounding: rounding, remainder: remainder, prices: prices, tender: tender,
      cashRounding: cashRounding, cashStep: cashStep)
    self.cashCountry = cashCountry
  }

  private init(
    unchecked level: Level, rounding: Rounding = .halfUp, remainder: AllocationMethod = .largestRemainder,
    prices: Prices = .net, tender: Tender = .exact, cashRounding: Rounding = .halfUp, cashStep: Decimal? = nil
  ) {
    self.level = level
    self.rounding = rounding
    self.remainder = remainder
    self.prices = prices
    self.tender = tender
    self.cashRounding = cashRounding
    self.cashStep = cashStep
  }

  /// Rounding of each line item, half up; prices without tax; exact payment.
  public static var standard: BasketPolicy { BasketPolicy(unchecked: .line) }
}

extension BasketPolicy {
  /// The policies with a name. The values are those of `MONEY_BASKET_PRESET_…` in `money.h`.
  public enum Preset: Int32, Sendable, CaseIterable {
    case perLineHalfUp = 0
    case perUnitHalfUp = 1
    case perLineHalfEven = 2
    case perTaxGroupHalfUp = 3
    case perOrderHalfUp = 4
    case swissCash = 5
    case en16931 = 6

    public var name: StaticString {
      switch self {
      case .perLineHalfUp: "per_line_half_up"
      case .perUnitHalfUp: "per_unit_half_up"
      case .perLineHalfEven: "per_line_half_even"
      case .perTaxGroupHalfUp: "per_tax_group_half_up"
      case .perOrderHalfUp: "per_order_half_up"
      case .swissCash: "swiss_cash"
      case .en16931: "en16931"
      }
    }
  }

  public init(_ preset: Preset) {
    switch preset {
    case .perLineHalfUp: self.init(unchecked: .line)
    case .perUnitHalfUp: self.init(unchecked: .unit)
    case .perLineHalfEven: self.init(unchecked: .line, rounding: .halfEven)
    case .perTaxGroupHalfUp: self.init(unchecked: .taxGroup)
    case .perOrderHalfUp: self.init(unchecked: .order)
    case .swissCash:
      self.init(
        unchecked: .line, prices: .gross, tender: .cash, cashStep: Decimal(unchecked: 5, scale: 2))
    case .en16931: self.init(unchecked: .invoice)
    }
  }
}

extension BasketPolicy {
  /// The policy as one sentence.
  public var sentence: [UInt8] {
    var text: Message = prices == .net ? "Prices are without tax; " : "Prices include tax; "
    text.append("amounts are rounded ")
    switch level {
    case .unit: text.append("per unit")
    case .line: text.append("per line")
    case .taxGroup: text.append("per tax group")
    case .order: text.append("per order")
    case .invoice: text.append("per line, and taxes per tax group")
    }
    text.append(", ")
    text.append(rounding.words)
    text.append(", and the remainder goes to ")
    switch remainder {
    case .largestRemainder, .separateRemainder: text.append("the lines that lost most")
    case .floorToFirst: text.append("the first lines")
    case .floorToLast: text.append("the last lines")
    }
    switch tender {
    case .exact: text.append("; payment is exact.")
    case .cash:
      if let cashCountry {
        return (text + "; payment is in cash, as in " + .bytes(cashCountry.letters) + ".").bytes
      }
      text.append("; payment is in cash, to ")
      if let cashStep {
        text = text + .decimal(cashStep)
      } else {
        text.append("the currency's cash step")
      }
      text.append(", ")
      text.append(cashRounding.words)
      text.append(".")
    }
    return text.bytes
  }
}
