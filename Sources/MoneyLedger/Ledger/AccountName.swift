import MoneyCore

/// The rule for names of accounts: one line of 1 to 127 bytes, with the names of the parents before colons. No part is
/// empty, or begins or ends with a space.
public enum AccountName {
  public static var longest: Int { 127 }

  /// Throws unless bytes, which are UTF-8, are a name.
  public static func check(_ name: [UInt8]) throws(MoneyFailure) {
    try OneLine.check(name, "name of an account", atMost: longest)
    var start = 0
    for index in 0...name.count where index == name.count || name[index] == ASCII.colon {
      guard start < index, name[start] != ASCII.space, name[index &- 1] != ASCII.space else {
        throw MoneyFailure(
          .syntax, "expected the name of an account such as Assets:Bank, got " + .quoted(name), at: start)
      }
      start = index &+ 1
    }
  }

  /// The name of the account above; nil for the root of a tree.
  package static func parent(of name: [UInt8]) -> [UInt8]? {
    name.lastIndex(of: ASCII.colon).map { Array(name[..<$0]) }
  }

  /// The number of accounts above.
  static func depth(of name: [UInt8]) -> Int { name.reduce(0) { $1 == ASCII.colon ? $0 &+ 1 : $0 } }

  /// The order in which an account is followed by the accounts below it: a colon precedes all other bytes.
  static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    var index = 0
    while index < left.count, index < right.count {
      if left[index] != right[index] {
        return left[index] == ASCII.colon || (right[index] != ASCII.colon && left[index] < right[index])
      }
      index &+= 1
    }
    return left.count < right.count
  }
}
