import MoneyCore
import MoneyLedger

/// The rule for names of accounts in Beancount: at least two parts, of which the first is that of the section. Each
/// other part begins with a capital letter or a digit, and consists of letters, digits and hyphens.
enum BeancountName {
  /// The section of an account; nil if its name is not valid.
  static func section(of name: [UInt8]) -> AccountKind? {
    let root = name.prefix { $0 != ASCII.colon }
    guard root.count < name.count, let section = section(ofRoot: Array(root)) else { return nil }
    var start = root.count &+ 1
    while start <= name.count {
      var end = start
      while end < name.count, name[end] != ASCII.colon { end &+= 1 }
      guard isPart(name[start..<end]) else { return nil }
      start = end &+ 1
    }
    return section
  }

  private static func section(ofRoot root: [UInt8]) -> AccountKind? {
    AccountKind.allCases.first { $0 == $0.section && JournalWords.root($0).isEqual(to: root) }
  }

  private static func isPart(_ part: ArraySlice<UInt8>) -> Bool {
    guard let first = part.first else { return false }
    if first >= 0x80 {
      guard part.count >= 2, isCapital(first, part[part.startIndex &+ 1]) else { return false }
    } else if !ASCII.isUppercase(first), !ASCII.isDigit(first) {
      return false
    }
    return part.allSatisfy { $0 >= 0x80 || ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.minus }
  }

  /// True if two bytes are, or begin, a capital letter of Latin-1, Greek or Cyrillic. Other capital letters are not
  /// recognised.
  private static func isCapital(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC3: second <= 0x9E && second != 0x97
    case 0xCE: second >= 0x91 && second <= 0xA9
    case 0xD0: second <= 0xAF
    default: false
    }
  }
}
