import MoneyCalculator
import MoneyCore

/// A calculator as JSON: the operation's numbers and operators, and whether its result is shown.
public struct CalculatorDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.calculator" }
  private static var version: Int64 { 1 }

  public static func write(_ calculator: Calculator) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try writer.set("digits", to: Int64(calculator.digits), in: root)
    try writer.set("shows", to: Array(calculator.state == .result ? result : operation), in: root)
    for element in calculator.elements {
      switch element {
      case .sign(let sign): try writer.append(Array(sign.name), to: "operation", in: root)
      case .number(let number):
        switch number.stored {
        case .text(let text): try writer.append(text, to: "operation", in: root)
        case .ratio(let numerator, let denominator):
          let ratio = try writer.appendedObject("operation", in: root)
          try writer.set("numerator", to: numerator, in: ratio)
          try writer.set("denominator", to: denominator, in: ratio)
        }
      }
    }
    return try writer.text()
  }

  private static var operation: StaticString { "operation" }
  private static var result: StaticString { "result" }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Calculator {
    try CalculatorDocument(text: text).calculator(try JSONReader.read(text))
  }

  private func calculator(_ root: JSONValue) throws(MoneyFailure) -> Calculator {
    // The path of the value that is being read, for the position of a failure.
    var path: [JSONStep] = []
    do throws(MoneyFailure) {
      let isOwn = root["format"].flatMap { try? string($0, "format") }.map(CalculatorDocument.format.isEqual) ?? false
      path = [.member(isOwn ? "version" : "format")]
      try check(root, format: CalculatorDocument.format, version: CalculatorDocument.version)
      path = []
      try checkMembers(of: root, among: "digits format operation shows version")
      path = [.member("digits")]
      let digits = try integer(root["digits"], "digits")
      guard digits >= 0, digits <= Int64(Decimal.maximumScale) else {
        throw MoneyFailure(.document, "\"digits\" must be 0 to 38, got " + .integer(digits))
      }
      path = [.member("shows")]
      let hasResult = try showsResult(try string(root["shows"], "shows"))
      path = [.member("operation")]
      let values = try elements(root["operation"], "operation")
      var parts: [Calculator.Element] = []
      for (index, value) in values.enumerated() {
        path = [.member("operation"), .element(index)]
        parts.append(try element(value))
      }
      path = [.member("operation")]
      return try restored(parts, UInt32(truncatingIfNeeded: digits), hasResult)
    } catch {
      throw error.placed(at: error.position ?? JSONPlace.position(of: path, in: text))
    }
  }

  private func showsResult(_ shown: [UInt8]) throws(MoneyFailure) -> Bool {
    if CalculatorDocument.result.isEqual(to: shown) { return true }
    if CalculatorDocument.operation.isEqual(to: shown) { return false }
    throw MoneyFailure(.document, "\"shows\" must be \"operation\" or \"result\", got " + .quoted(shown))
  }

  private func element(_ value: JSONValue) throws(MoneyFailure) -> Calculator.Element {
    if case .object(let members) = value {
      guard members.count == 2 else {
        throw MoneyFailure(.document, "a ratio must have a \"numerator\" and a \"denominator\" only")
      }
      return .number(
        try CalculatorNumber(
          restoring: .ratio(
            numerator: try string(value["numerator"], "numerator"),
            denominator: try string(value["denominator"], "denominator"))))
    }
    guard case .string(let text) = value else {
      throw .element("element of an operation", mustBe: "a string or a ratio", got: value)
    }
    for sign in CalculatorOperator.allCases where sign.name.isEqual(to: text) { return .sign(sign) }
    return .number(try CalculatorNumber(restoring: .text(text)))
  }

  private func restored(
    _ parts: [Calculator.Element], _ digits: UInt32, _ hasResult: Bool
  ) throws(MoneyFailure) -> Calculator {
    do throws(MoneyFailure) { return try Calculator(restoring: parts, digits: digits, hasResult: hasResult) } catch {
      guard let index = error.position else { throw error }
      throw error.placed(at: JSONPlace.position(of: [.member("operation"), .element(index)], in: text))
    }
  }
}
