import CMoney
import MoneyCore
import MoneyTrade

@_cdecl("money_basket_policy_init") @implementation
public func money_basket_policy_init(_ policy: UnsafeMutablePointer<money_basket_policy_t>?) {
  guard let policy else { return }
  Boundary.write(.standard, to: policy)
}

@_cdecl("money_basket_policy_preset") @implementation
public func money_basket_policy_preset(
  _ preset: Int32, _ policy: UnsafeMutablePointer<money_basket_policy_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(policy, "policy", error) {
    (output: UnsafeMutablePointer<money_basket_policy_t>) throws(MoneyFailure) in
    guard let known = BasketPolicy.Preset(rawValue: preset) else {
      let missing = Boundary.notOne(of: "MONEY_BASKET_PRESET_", "preset", preset)
      throw MoneyFailure(.notFound, missing.message)
    }
    Boundary.write(BasketPolicy(known), to: output)
  }
}

@_cdecl("money_basket_policy_preset_name") @implementation
public func money_basket_policy_preset_name(_ preset: Int32) -> UnsafePointer<CChar>? {
  guard let known = BasketPolicy.Preset(rawValue: preset) else { return nil }
  return Boundary.cString(known.name)
}

@_cdecl("money_basket_policy_describe") @implementation
public func money_basket_policy_describe(
  _ policy: UnsafePointer<money_basket_policy_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.policy(policy).sentence)
  }
}

extension Boundary {
  /// Reads a policy; null is the default.
  static func policy(_ pointer: UnsafePointer<money_basket_policy_t>?) throws(MoneyFailure) -> BasketPolicy {
    guard let pointer else { return .standard }
    let given = try options(pointer, "MONEY_BASKET_POLICY_INIT", "policy")
    guard let level = BasketPolicy.Level(rawValue: given.level) else {
      throw notOne(of: "MONEY_LEVEL_", "policy.level", given.level)
    }
    guard let remainder = AllocationMethod(rawValue: given.remainder) else {
      throw notOne(of: "MONEY_ALLOCATE_", "policy.remainder", given.remainder)
    }
    guard let prices = BasketPolicy.Prices(rawValue: given.prices) else {
      throw notOne(of: "MONEY_PRICE_BASIS_", "policy.prices", given.prices)
    }
    guard let tender = BasketPolicy.Tender(rawValue: given.tender) else {
      throw notOne(of: "MONEY_TENDER_", "policy.tender", given.tender)
    }
    var country: CashCountry?
    let letters = withUnsafeBytes(of: given.cash_country) { Array($0.prefix { $0 != 0 }) }
    if !letters.isEmpty {
      country = try letters.withUnsafeBufferPointer { (text) throws(MoneyFailure) in try CashCountry(text) }
    }
    let rounding = try rounding(given.rounding)
    let cashRounding = try self.rounding(given.cash_rounding)
    var cashStep = given.cash_step
    let step = try decimal(&cashStep, "policy.cash_step")
    return try BasketPolicy(
      level: level, rounding: rounding, remainder: remainder, prices: prices, tender: tender,
      cashRounding: cashRounding, cashStep: step.isZero ? nil : step, cashCountry: country)
  }

  static func write(_ policy: BasketPolicy, to output: UnsafeMutablePointer<money_basket_policy_t>) {
    zero(output)
    output.pointee.struct_size = UInt32(MemoryLayout<money_basket_policy_t>.size)
    output.pointee.level = policy.level.rawValue
    output.pointee.rounding = policy.rounding.rawValue
    output.pointee.remainder = policy.remainder.rawValue
    output.pointee.prices = policy.prices.rawValue
    output.pointee.tender = policy.tender.rawValue
    output.pointee.cash_rounding = policy.cashRounding.rawValue
    if let country = policy.cashCountry {
      withUnsafeMutableBytes(of: &output.pointee.cash_country) { write(country.letters, to: $0) }
    }
    if let step = policy.cashStep { write(step, to: &output.pointee.cash_step) }
  }
}
