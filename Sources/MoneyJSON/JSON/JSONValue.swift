import MoneyCore

/// A JSON value; its numbers stay as they are written.
enum JSONValue {
  case object(JSONMembers)
  case array(JSONElements)
  case string([UInt8])
  /// The span of the number in the text.
  case number(Range<Int>)
  case bool(Bool)
  case null

  /// The member of an object, or nil.
  subscript(key: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
}
