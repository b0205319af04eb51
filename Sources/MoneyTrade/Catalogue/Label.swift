import MoneyCore

/// Text that stands in one line of a receipt: UTF-8 without control characters.
enum Label {
  /// Throws unless the text fits its field and is one line.
  static func check(
    _ text: [UInt8], _ name: StaticString, atMost longest: Int, mayBeEmpty: Bool = true
  ) throws(MoneyFailure) {
    if text.isEmpty {
      if mayBeEmpty { return }
      throw MoneyFailure(.syntax, Message(name) + " is empty", at: 0)
    }
    guard text.count <= longest else {
      throw MoneyFailure(.limit, Message(name) + " is longer than " + .number(longest) + " bytes", at: longest)
    }
    for index in text.indices where text[index] < ASCII.space || text[index] == 0x7F {
      throw MoneyFailure(.syntax, Message(name) + " is not one line: " + .quoted(text), at: index)
    }
  }

  /// By bytes.
  static func isBefore(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}
