extension Explanation: CustomStringConvertible {
  /// The computation of each value with its rule, one below the other.
  public var description: String { String(text) }

  /// The node with a name, such as "tax" or "lines[0].net".
  public subscript(name: String) -> ExplanationNode? { find(name.bytes).map { nodes[$0] } }
}

extension ExplanationNode {
  /// The value with its currency; nil for a number, or if no decimal equals the value.
  public var amount: Money? {
    guard let value, let currency else { return nil }
    return Money(value, currency)
  }

  /// The name as text; `name` contains its bytes.
  public var title: String { String(name) }

  /// The rule as text; nil if no rule applies.
  public var ruleText: String? { rule.isEmpty ? nil : String(rule) }
}

extension EvaluatedExpression {
  /// The operations of the expression, down to its numbers, its amounts and the rates.
  ///
  /// - Parameter text: the text that was evaluated.
  public func explanation(of text: String) throws(MoneyFailure) -> Explanation {
    try text.read { (bytes) throws(MoneyFailure) in try explanation(bytes, in: nil) }
  }
}
