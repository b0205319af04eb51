import CMoney
import MoneyCore

@_cdecl("money_allocate_options_init") @implementation
public func money_allocate_options_init(
  _ options: UnsafeMutablePointer<money_allocate_options_t>?
) {
  options?.pointee = Boundary.allocateDefaults
}

@_optimize(speed) @_cdecl("money_allocate") @implementation
public func money_allocate(
  _ amount: UnsafePointer<money_t>?, _ weights: UnsafePointer<money_decimal_t>?, _ count: Int,
  _ options: UnsafePointer<money_allocate_options_t>?, _ shares: UnsafeMutablePointer<money_t>?,
  _ remainder: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callAllocation(amount, count, options, shares, remainder, error) {
    (options: AllocationOptions) throws(MoneyFailure) in
    let money = try Boundary.Inlined.money(amount, "amount")
    var parts: [Decimal] = []
    parts.reserveCapacity(count)
    if let weights {
      for index in 0..<count { parts.append(try Boundary.Inlined.decimal(weights + index, "weights")) }
    } else if count > 0 {
      throw Boundary.null("weights")
    }
    return try Allocation(
      of: money, by: parts, method: options.method, digits: options.digits, step: options.step,
      in: options.registry)
  }
}

@_optimize(speed) @_cdecl("money_split") @implementation
public func money_split(
  _ amount: UnsafePointer<money_t>?, _ count: Int,
  _ options: UnsafePointer<money_allocate_options_t>?, _ shares: UnsafeMutablePointer<money_t>?,
  _ remainder: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callAllocation(amount, count, options, shares, remainder, error) {
    (options: AllocationOptions) throws(MoneyFailure) in
    try Allocation(
      of: try Boundary.Inlined.money(amount, "amount"), into: count, method: options.method,
      digits: options.digits, step: options.step, in: options.registry)
  }
}

struct AllocationOptions {
  let method: AllocationMethod
  let digits: Digits
  /// The unit of which each share is a multiple; nil if the digits decide it.
  let step: Decimal?
  let registry: CurrencyRegistry?

  init(_ pointer: UnsafePointer<money_allocate_options_t>?) throws(MoneyFailure) {
    let given =
      if let pointer { try Boundary.options(pointer, "MONEY_ALLOCATE_OPTIONS_INIT") } else { Boundary.allocateDefaults }
    if given.reserved != 0 { throw Boundary.reserved() }
    guard let method = AllocationMethod(rawValue: given.method) else {
      throw Boundary.notOne(of: "MONEY_ALLOCATE_", "options.method", given.method)
    }
    self.method = method
    digits = try Boundary.digits(given.digits)
    let step = try withUnsafePointer(to: given.step) { (step) throws(MoneyFailure) in
      try Boundary.decimal(step, "options.step")
    }
    self.step = step.isZero ? nil : step
    registry = Boundary.registry(given.registry)
  }
}

extension Boundary {
  static var allocateDefaults: money_allocate_options_t {
    money_allocate_options_t(
      struct_size: UInt32(MemoryLayout<money_allocate_options_t>.size),
      method: MONEY_ALLOCATE_LARGEST_REMAINDER, digits: MONEY_DIGITS_CURRENCY, reserved: 0,
      registry: nil, step: money_decimal_t(lo: 0, hi: 0, scale: 0, reserved: 0))
  }

  /// Runs a call whose outputs are `count` shares and a remainder.
  static func callAllocation(
    _ amount: UnsafePointer<money_t>?, _ count: Int, _ options: UnsafePointer<money_allocate_options_t>?,
    _ shares: UnsafeMutablePointer<money_t>?, _ remainder: UnsafeMutablePointer<money_t>?,
    _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: (AllocationOptions) throws(MoneyFailure) -> Allocation
  ) -> money_status_t {
    let room = count >= 0 && count <= Allocation.mostShares ? count : 0
    do throws(MoneyFailure) {
      guard room == count else {
        throw Boundary.tooMany("shares", count, atMost: Allocation.mostShares)
      }
      try checkMemory(count, of: mostOfElement)
      let options = try AllocationOptions(options)
      if options.method == .separateRemainder || options.step != nil { _ = try required(remainder, "remainder") }
      if count > 0 { _ = try required(shares, "shares") }
      let allocation = try body(options)
      if let shares {
        for index in allocation.shares.indices {
          write(allocation.shares[index], to: shares + index)
        }
      }
      if let remainder { write(allocation.remainder, to: remainder) }
      return MONEY_OK
    } catch {
      zero(shares, count: room, keeping: amount)
      zero(remainder, keeping: amount)
      return report(error, failure)
    }
  }
}
