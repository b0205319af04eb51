import CMoney
import MoneyCore

@_cdecl("money_evaluate") @implementation
public func money_evaluate(
  _ line: UnsafePointer<CChar>?, _ length: Int, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ value: UnsafeMutablePointer<money_value_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(value, "value", error) { output throws(MoneyFailure) in
    let given = try ConvertOptions(options)
    Boundary.write(try Boundary.evaluation(line, length, rates, given), to: output)
  }
}

@_cdecl("money_evaluate_caret") @implementation
public func money_evaluate_caret(
  _ line: UnsafePointer<CChar>?, _ line_length: Int, _ position: Int64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let text = try Boundary.bytes(line, line_length, limit: LineEvaluation.longestLine, "line")
    guard position >= 0, position <= text.count else {
      throw Boundary.outOfRange("position", position, 0...Int64(text.count))
    }
    return .bytes(LineCaret.text(text, at: Int(truncatingIfNeeded: position)))
  }
}

@_cdecl("money_evaluation_new") @implementation
public func money_evaluation_new(
  _ line: UnsafePointer<CChar>?, _ length: Int, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ evaluation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(evaluation, "evaluation", error) { () throws(MoneyFailure) in
    let given = try ConvertOptions(options)
    let evaluated = try Boundary.evaluation(line, length, rates, given)
    return Boundary.pointer(
      to: Handle(ToldEvaluation(evaluated, try evaluated.conversions(), now: given.now)))
  }
}

@_cdecl("money_evaluation_free") @implementation
public func money_evaluation_free(_ evaluation: OpaquePointer?) {
  Boundary.release(evaluation, as: Handle<ToldEvaluation>.self)
}

@_cdecl("money_evaluation_info") @implementation
public func money_evaluation_info(
  _ evaluation: OpaquePointer?, _ info: UnsafeMutablePointer<money_evaluation_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let told = try Boundary.handle(evaluation, of: ToldEvaluation.self, "evaluation").value
    Boundary.write(told.evaluation, to: &output.pointee.value)
    try Boundary.write(told.evaluation.exact, to: &output.pointee.exact)
    output.pointee.conversion_count = UInt64(told.conversions.count)
  }
}

@_cdecl("money_evaluation_conversion_at") @implementation
public func money_evaluation_conversion_at(
  _ evaluation: OpaquePointer?, _ index: Int, _ conversion: UnsafeMutablePointer<money_conversion_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(conversion, "conversion", error) { output throws(MoneyFailure) in
    let told = try Boundary.handle(evaluation, of: ToldEvaluation.self, "evaluation").value
    let index = try Boundary.index(index)
    guard index < told.conversions.count else { throw Boundary.pastEnd(index) }
    try Boundary.write(told.conversions[index], now: told.now, to: output)
  }
}

/// What lies behind a money_evaluation_t.
struct ToldEvaluation {
  let evaluation: LineEvaluation
  let conversions: [Conversion]
  /// The instant that ages are told at.
  let now: Int64?

  init(_ evaluation: LineEvaluation, _ conversions: [Conversion], now: Int64?) {
    self.evaluation = evaluation
    self.conversions = conversions
    self.now = now
  }
}

extension Boundary {
  static func evaluation(
    _ line: UnsafePointer<CChar>?, _ length: Int, _ rates: OpaquePointer?, _ given: ConvertOptions
  ) throws(MoneyFailure) -> LineEvaluation {
    let text = try self.text(line, length, limit: LineEvaluation.longestLine, "line")
    return try LineEvaluation(text, with: rates == nil ? nil : try table(rates), given.options, in: given.registry)
  }

  static func write(_ evaluation: LineEvaluation, to output: UnsafeMutablePointer<money_value_t>) {
    output.pointee.kind = evaluation.currency == nil ? MONEY_VALUE_NUMBER : MONEY_VALUE_MONEY
    output.pointee.flags = evaluation.flags.rawValue
    write(evaluation.number, to: &output.pointee.number)
    if let code = evaluation.currency { write(Money(evaluation.number, code), to: &output.pointee.money) }
  }
}
