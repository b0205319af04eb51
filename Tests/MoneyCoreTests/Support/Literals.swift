import Testing

@testable import MoneyCore

// Values from their text, as a test writes them.

/// Hands the bytes of a text to a reader.
func reading<Result>(
  _ text: String, _ body: (UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Result
) throws(MoneyFailure) -> Result {
  try reading(bytes: Array(text.utf8), body)
}

func reading<Result>(
  bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Result
) throws(MoneyFailure) -> Result {
  try bytes.withUnsafeBufferPointer { (buffer) throws(MoneyFailure) in try body(buffer) }
}

extension Decimal {
  init(reading text: String) throws(MoneyFailure) {
    self = try MoneyCoreTests.reading(text) { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
  }
}

extension Rate {
  init(reading text: String) throws(MoneyFailure) {
    self = try MoneyCoreTests.reading(text) { (text) throws(MoneyFailure) in try Rate(parsing: text) }
  }
}

extension Day {
  init(reading text: String) throws(MoneyFailure) {
    self = try MoneyCoreTests.reading(text) { (text) throws(MoneyFailure) in try Day(parsing: text) }
  }
}

extension CurrencyCode {
  init(reading text: String) throws(MoneyFailure) {
    try self.init(parsing: Array(text.utf8))
  }
}

extension Money {
  init(
    reading text: String, currency: CurrencyCode? = nil, in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) {
    self = try MoneyCoreTests.reading(text) { (text) throws(MoneyFailure) in
      try Money(parsing: text, currency: currency, in: registry)
    }
  }
}

// The literals of a test are valid, or the test has to be fixed.

func decimal(_ text: String) -> Decimal { literal(text) { try Decimal(reading: text) } }
func rate(_ text: String) -> Rate { literal(text) { try Rate(reading: text) } }
func day(_ text: String) -> Day { literal(text) { try Day(reading: text) } }
func code(_ text: String) -> CurrencyCode { literal(text) { try CurrencyCode(reading: text) } }
func money(_ text: String, in registry: CurrencyRegistry? = nil) -> Money {
  literal(text) { try Money(reading: text, in: registry) }
}

private func literal<Value>(_ text: String, _ body: () throws -> Value) -> Value {
  do {
    return try body()
  } catch {
    preconditionFailure("not well written in a test: \"\(text)\": \(error)")
  }
}

extension String {
  init(_ bytes: [UInt8]) {
    self = String(decoding: bytes, as: UTF8.self)
  }

  init(_ message: Message) {
    self = String(message.bytes)
  }

  init(_ code: CurrencyCode) {
    self = String(code.bytes)
  }

  init(_ value: Decimal) {
    self = String(value.plainText)
  }

  init(_ money: Money) {
    self = String(money.plainText)
  }

  init(_ day: Day) {
    self = String(day.isoText)
  }

  init(_ rate: Rate) {
    self = String(rate.plainText)
  }
}
