import MoneyCore

/// The rules for text in one line of a receipt.
enum Label {
  /// Throws unless the text fits its field and is one line.
  static func check(
    _ text: [UInt8], _ name: StaticString, atMost longest: Int, mayBeEmpty: Bool = true
  ) throws(MoneyFailure) {
    if text.isEmpty {
      if mayBeEmpty { return }
      throw MoneyFailure(.syntax, Message(name) + " must not be empty", at: 0)
    }
    try OneLine.check(text, name, atMost: longest)
  }

  /// Compares bytes.
  static func isBefore(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}
