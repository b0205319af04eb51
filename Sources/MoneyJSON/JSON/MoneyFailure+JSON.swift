import MoneyCore

extension MoneyFailure {
  /// The failure of a member that is missing or of another kind: `"digits" must be a number, got a string`.
  @inline(never)
  @_optimize(size)
  static func member(_ name: StaticString, mustBe requirement: Message, got value: JSONValue?) -> MoneyFailure {
    let subject = "\"" + Message(name) + "\""
    guard let value else { return MoneyFailure(.document, "missing " + subject + ": expected " + requirement) }
    return MoneyFailure(.document, subject + " must be " + requirement + ", got " + Message(value.kind))
  }

  /// The failure of an element of a list, or of a document, of another kind.
  @inline(never)
  @_optimize(size)
  static func element(_ name: StaticString, mustBe requirement: StaticString, got value: JSONValue) -> MoneyFailure {
    MoneyFailure(
      .document, Message(name) + " must be " + Message(requirement) + ", got " + Message(value.kind))
  }
}

extension JSONValue {
  /// The kind of the value, for a message.
  fileprivate var kind: StaticString {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .null: "null"
    }
  }
}
