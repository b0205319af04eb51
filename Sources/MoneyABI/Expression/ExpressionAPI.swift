import CMoney
import MoneyCalculator
import MoneyCore

@_cdecl("money_expression_evaluate") @implementation
public func money_expression_evaluate(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ value: UnsafeMutablePointer<money_expression_value_t>?,
  _ expression: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(value)
      Boundary.zero(expression)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(value, "value")
    let given = try ConvertOptions(options)
    let bytes = try Boundary.text(text, length, limit: EvaluatedExpression.longestText, "text")
    let evaluated = try EvaluatedExpression(
      bytes, with: try Boundary.optionalTable(rates), given.options, in: given.registry)
    if let expression {
      let kept = KeptExpression(evaluated, try evaluated.conversions(), now: given.now, Array(bytes), given.registry)
      expression.pointee = Boundary.pointer(to: Handle(kept))
    }
    Boundary.zero(output)
    Boundary.write(evaluated, to: output)
  }
}

@_cdecl("money_expression_free") @implementation
public func money_expression_free(_ expression: OpaquePointer?) {
  Boundary.release(expression, as: Handle<KeptExpression>.self)
}

@_cdecl("money_expression_info") @implementation
public func money_expression_info(
  _ expression: OpaquePointer?, _ info: UnsafeMutablePointer<money_expression_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let kept = try Boundary.expression(expression)
    Boundary.write(kept.evaluated, to: &output.pointee.value)
    try Boundary.write(kept.evaluated.exact, to: &output.pointee.exact)
    output.pointee.conversion_count = UInt64(kept.conversions.count)
  }
}

@_cdecl("money_expression_explain") @implementation
public func money_expression_explain(
  _ expression: OpaquePointer?, _ explanation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(explanation, "explanation", error) { () throws(MoneyFailure) in
    let kept = try Boundary.expression(expression)
    try Boundary.checkMemory(kept.text.count, of: Boundary.mostOfEntry)
    return try kept.text.withUnsafeBufferPointer { (text) throws(MoneyFailure) in
      Boundary.pointer(to: Handle(try kept.evaluated.explanation(text, in: kept.registry)))
    }
  }
}

@_cdecl("money_expression_conversion_at") @implementation
public func money_expression_conversion_at(
  _ expression: OpaquePointer?, _ index: Int, _ conversion: UnsafeMutablePointer<money_conversion_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(conversion, "conversion", error) { output throws(MoneyFailure) in
    let kept = try Boundary.expression(expression)
    let index = try Boundary.index(index, of: kept.conversions.count)
    try Boundary.write(kept.conversions[index], now: kept.now, to: output)
  }
}

@_cdecl("money_expression_conversions") @implementation
public func money_expression_conversions(
  _ expression: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_conversion_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let kept = try Boundary.expression(expression)
    try page.fill(of: kept.conversions.count) { (index, row) throws(MoneyFailure) in
      try Boundary.write(kept.conversions[index], now: kept.now, to: row)
    }
  }
}

@_cdecl("money_expression_caret") @implementation
public func money_expression_caret(
  _ text: UnsafePointer<CChar>?, _ text_length: Int, _ position: Int64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: text, error) { () throws(MoneyFailure) in
    let text = try Boundary.bytes(text, text_length, limit: EvaluatedExpression.longestText, "text")
    guard position >= 0, position <= text.count else {
      throw Boundary.outOfRange("position", position, 0...Int64(text.count))
    }
    return .bytes(ExpressionCaret.text(text, at: Int(truncatingIfNeeded: position)))
  }
}

/// The object of a money_expression_t.
struct KeptExpression {
  let evaluated: EvaluatedExpression
  let conversions: [Conversion]
  /// The instant from which the age of the rates is counted.
  let now: Int64?
  /// The text and the user-defined currencies, for an explanation.
  let text: [UInt8]
  let registry: CurrencyRegistry?

  init(
    _ evaluated: EvaluatedExpression, _ conversions: [Conversion], now: Int64?, _ text: [UInt8],
    _ registry: CurrencyRegistry?
  ) {
    self.text = text
    self.registry = registry
    self.evaluated = evaluated
    self.conversions = conversions
    self.now = now
  }
}

extension Boundary {
  fileprivate static func expression(_ pointer: OpaquePointer?) throws(MoneyFailure) -> KeptExpression {
    try handle(pointer, of: KeptExpression.self, "expression").value
  }

  fileprivate static func write(
    _ evaluated: EvaluatedExpression, to output: UnsafeMutablePointer<money_expression_value_t>
  ) {
    output.pointee.kind = evaluated.currency == nil ? MONEY_EXPRESSION_NUMBER : MONEY_EXPRESSION_AMOUNT
    output.pointee.flags = evaluated.flags.rawValue
    write(evaluated.number, to: &output.pointee.number)
    if let code = evaluated.currency { write(Money(evaluated.number, code), to: &output.pointee.amount) }
  }
}
