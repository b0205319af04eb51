import CMoney
import MoneyCore

@_cdecl("money_currency_find") @implementation
public func money_currency_find(
  _ code: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ currency: UnsafeMutablePointer<money_currency_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(currency) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(currency, "currency")
    let code = try Boundary.code(code, "code")
    let found = try CurrencyRegistry.currency(code, in: Boundary.registry(registry))
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_currency_find_numeric") @implementation
public func money_currency_find_numeric(
  _ numeric: Int32, _ date: Int32, _ currency: UnsafeMutablePointer<money_currency_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(currency) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(currency, "currency")
    let day = try Boundary.optionalDay(date)
    guard let row = CurrencyTable.row(ofNumeric: Int(numeric), on: day),
      let found = CurrencyTable.currency(row)
    else {
      var message = "unknown numeric currency code " + Message.number(Int(numeric))
      if let day { message = message + " on " + .date(day) }
      throw MoneyFailure(.unknownCurrency, message)
    }
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_currency_digits") @implementation
public func money_currency_digits(
  _ code: UnsafePointer<CChar>?, _ date: Int32, _ registry: OpaquePointer?,
  _ digits: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(digits, "digits", error) { () throws(MoneyFailure) in
    let code = try Boundary.code(code, "code")
    let day = try Boundary.optionalDay(date)
    let found = try CurrencyRegistry.digits(code, on: day, in: Boundary.registry(registry))
    return Boundary.digits(found)
  }
}

@_cdecl("money_currency_count") @implementation
public func money_currency_count() -> Int { CurrencyTable.count }

@_cdecl("money_currency_at") @implementation
public func money_currency_at(
  _ index: Int, _ currency: UnsafeMutablePointer<money_currency_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(currency) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(currency, "currency")
    guard let found = CurrencyTable.currency(try Boundary.index(index, of: CurrencyTable.count)) else {
      throw Boundary.pastEnd(index, of: CurrencyTable.count)
    }
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_currency_data_version") @implementation
public func money_currency_data_version() -> UnsafePointer<CChar>? {
  Boundary.cString(CurrencyTable.version)
}

@_cdecl("money_currency_registry_new") @implementation
public func money_currency_registry_new(
  _ registry: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(registry, "registry", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Handle(CurrencyRegistry()))
  }
}

@_cdecl("money_currency_registry_free") @implementation
public func money_currency_registry_free(_ registry: OpaquePointer?) {
  Boundary.release(registry, as: Handle<CurrencyRegistry>.self)
}

@_cdecl("money_currency_registry_add") @implementation
public func money_currency_registry_add(
  _ registry: OpaquePointer?, _ code: UnsafePointer<CChar>?, _ digits: Int32,
  _ name: UnsafePointer<CChar>?, _ length: Int, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.handle(registry, of: CurrencyRegistry.self, "registry")
    try Boundary.checkMemory(handle.value.growth)
    try handle.value.add(
      try Boundary.code(code, "code"), digits: try Boundary.digitCount(digits),
      name: try Boundary.optionalText(
        name, length, limit: CurrencyRegistry.longestName, "name"))
  }
}

@_cdecl("money_currency_registry_count") @implementation
public func money_currency_registry_count(
  _ registry: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    let handle = try Boundary.handle(registry, of: CurrencyRegistry.self, "registry")
    return handle.value.currencies.count
  }
}

@_cdecl("money_currency_registry_at") @implementation
public func money_currency_registry_at(
  _ registry: OpaquePointer?, _ index: Int, _ currency: UnsafeMutablePointer<money_currency_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(currency) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(currency, "currency")
    let handle = try Boundary.handle(registry, of: CurrencyRegistry.self, "registry")
    let index = try Boundary.index(index, of: handle.value.currencies.count)
    Boundary.write(handle.value.currencies[index], to: output)
  }
}

extension Boundary {
  static func digits(_ digits: UInt32?) -> Int32 {
    digits.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }

  static func date(_ day: Day?) -> Int32 { day?.number ?? Int32.min }

  static func write(_ currency: Currency, to output: UnsafeMutablePointer<money_currency_t>) {
    zero(output)
    withUnsafeMutableBytes(of: &output.pointee.code) { write(currency.code.bytes, to: $0) }
    output.pointee.kind = currency.kind.rawValue
    output.pointee.numeric = Int32(truncatingIfNeeded: currency.numeric ?? 0)
    output.pointee.digits = digits(currency.digits)
    output.pointee.introduced = date(currency.introduced)
    output.pointee.withdrawn = date(currency.withdrawn)
    output.pointee.factor_since = date(currency.factorSince)
    withUnsafeMutableBytes(of: &output.pointee.successor) {
      write(currency.successor?.bytes ?? [], to: $0)
    }
    output.pointee.factor_numerator = currency.factor?.numerator ?? 0
    output.pointee.factor_denominator = currency.factor?.denominator ?? 0
    if let step = currency.cashStep { write(step, to: &output.pointee.cash_step) }
    withUnsafeMutableBytes(of: &output.pointee.flag) { write(currency.flag, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.countries) {
      write(spaced(currency.countries, room: $0.count - 1), to: $0)
    }
    withUnsafeMutableBytes(of: &output.pointee.name) { write(currency.name, to: $0) }
  }

  /// Writes two-letter codes with a space between them, as many as fit.
  private static func spaced(_ letters: [UInt8], room: Int) -> [UInt8] {
    var text: [UInt8] = []
    for index in stride(from: 0, to: letters.count - 1, by: 2) {
      if text.count + 3 > room { break }
      if !text.isEmpty { text.append(0x20) }
      text += letters[index...(index + 1)]
    }
    return text
  }
}
