import Foundation
import LibMoney

/// A golden vector, or an answer: an object of JSON.
typealias Vector = [String: Any]

struct Broken: Error, CustomStringConvertible {
  let description: String
}

extension Vector {
  func text(_ key: String) throws -> String {
    guard let text = self[key] as? String else { throw Broken(description: "\(key) is missing") }
    return text
  }

  func optional(_ key: String) -> String? { self[key] as? String }
  func texts(_ key: String) -> [String] { self[key] as? [String] ?? [] }
  func objects(_ key: String) -> [Vector] { self[key] as? [Vector] ?? [] }
  func object(_ key: String) -> Vector? { self[key] as? Vector }
  func decimal(_ key: String) throws -> LibMoney.Decimal { try number(text(key)) }
  func code(_ key: String) throws -> CurrencyCode { try CurrencyCode(text(key)) }

  /// The table of the vector's rates, which are `from`, `to` and `rate`.
  func table(_ key: String = "rates") throws -> Rates {
    var builder = RatesBuilder()
    for pair in objects(key) {
      try builder.add(pair.text("from"), pair.text("to"), pair.text("rate"), on: pair.optional("date"))
    }
    return try builder.build()
  }
}

func number(_ text: String) throws -> LibMoney.Decimal { try LibMoney.Decimal(text) }

/// A text, or null.
func shown(_ value: (some CustomStringConvertible)?) -> Any { value.map { $0.description as Any } ?? NSNull() }
