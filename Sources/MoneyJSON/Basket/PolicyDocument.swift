import MoneyCore
import MoneyTrade

/// A policy as a member of a document; its choices are written by name.
struct PolicyDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  func policy(_ value: JSONValue?) throws(MoneyFailure) -> BasketPolicy {
    guard let value else {
      throw .member("policy", mustBe: "an object", got: value)
    }
    _ = try members(value, "policy")
    try checkMembers(
      of: value, among: "level rounding remainder prices tender cash_rounding cash_step cash_country")
    var step: Decimal?
    if let given = value["cash_step"] { step = try decimal(given, "cash_step") }
    var country: CashCountry?
    if let given = value["cash_country"] {
      country = try string(given, "cash_country").withUnsafeBufferPointer {
        (text) throws(MoneyFailure) in try CashCountry(text)
      }
    }
    return try BasketPolicy(
      level: try choice(value["level"], "level", BasketPolicy.Level.allCases) { $0.name },
      rounding: try choice(value["rounding"], "rounding", Rounding.allCases) { $0.name },
      remainder: try choice(value["remainder"], "remainder", AllocationMethod.allCases) { $0.name },
      prices: try choice(value["prices"], "prices", BasketPolicy.Prices.allCases) { $0.name },
      tender: try choice(value["tender"], "tender", BasketPolicy.Tender.allCases) { $0.name },
      cashRounding: try choice(value["cash_rounding"], "cash_rounding", Rounding.allCases) { $0.name },
      cashStep: step, cashCountry: country)
  }

  static func write(
    _ policy: BasketPolicy, _ writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    let place = try writer.object(Array("policy"), in: object)
    try writer.set("level", to: Array(policy.level.name), in: place)
    try writer.set("rounding", to: Array(policy.rounding.name), in: place)
    try writer.set("remainder", to: Array(policy.remainder.name), in: place)
    try writer.set("prices", to: Array(policy.prices.name), in: place)
    try writer.set("tender", to: Array(policy.tender.name), in: place)
    try writer.set("cash_rounding", to: Array(policy.cashRounding.name), in: place)
    if let step = policy.cashStep { try writer.set("cash_step", to: step, in: place) }
    if let country = policy.cashCountry { try writer.set("cash_country", to: country.letters, in: place) }
  }
}

extension BasketPolicy.Level {
  var name: StaticString {
    switch self {
    case .unit: "unit"
    case .line: "line"
    case .taxGroup: "tax_group"
    case .order: "order"
    case .invoice: "invoice"
    }
  }
}

extension BasketPolicy.Prices {
  var name: StaticString { self == .net ? "net" : "gross" }
}

extension BasketPolicy.Tender {
  var name: StaticString { self == .exact ? "exact" : "cash" }
}

extension Rounding {
  var name: StaticString {
    switch self {
    case .halfEven: "half_even"
    case .halfUp: "half_up"
    case .halfDown: "half_down"
    case .up: "up"
    case .down: "down"
    case .ceiling: "ceiling"
    case .floor: "floor"
    case .unnecessary: "unnecessary"
    case .halfOdd: "half_odd"
    case .halfCeiling: "half_ceiling"
    case .halfFloor: "half_floor"
    }
  }
}

extension AllocationMethod {
  var name: StaticString {
    switch self {
    case .largestRemainder: "largest_remainder"
    case .floorToFirst: "floor_to_first"
    case .floorToLast: "floor_to_last"
    case .separateRemainder: "separate_remainder"
    }
  }
}
