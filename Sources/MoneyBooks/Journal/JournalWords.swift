import MoneyCore
import MoneyLedger

/// The names of the metadata that only the library writes and reads, and the words for kinds of accounts.
enum JournalWords {
  static var kind: StaticString { "libmoney-kind" }
  static var reverses: StaticString { "libmoney-reverses" }
  static var closed: StaticString { "libmoney-closed" }
  static var currency: StaticString { "libmoney-currency" }
  static var description: StaticString { "libmoney-description" }

  /// The kind of a transaction by its name; nil for any other word.
  static func transactionKind(_ word: [UInt8]) -> LedgerTransaction.Kind? {
    LedgerTransaction.Kind.allCases.first { $0.name.isEqual(to: word) }
  }

  /// The first part of a name in Beancount, for each section.
  static func root(_ section: AccountKind) -> StaticString {
    switch section {
    case .asset: "Assets"
    case .liability: "Liabilities"
    case .equity, .exchange: "Equity"
    case .income: "Income"
    case .expense: "Expenses"
    }
  }

  /// The letter of a type in hledger.
  static func type(_ kind: AccountKind) -> StaticString {
    switch kind {
    case .asset: "A"
    case .liability: "L"
    case .equity: "E"
    case .income: "R"
    case .expense: "X"
    case .exchange: "V"
    }
  }

  /// The kind of an account of a type in hledger, in any case; nil for any other word.
  static func kind(ofType word: [UInt8]) -> AccountKind? {
    let word = word.lowercased
    if ("a asset c cash" as StaticString).hasWord(word) { return .asset }
    if ("l liability" as StaticString).hasWord(word) { return .liability }
    if ("e equity" as StaticString).hasWord(word) { return .equity }
    if ("r revenue" as StaticString).hasWord(word) { return .income }
    if ("x expense" as StaticString).hasWord(word) { return .expense }
    if ("v conversion" as StaticString).hasWord(word) { return .exchange }
    return nil
  }

  /// The kind that hledger infers from the name of an account; nil without an inference.
  static func kind(ofAccount name: [UInt8]) -> AccountKind? {
    let name = name.lowercased
    let root = Array(name.prefix { $0 != ASCII.colon })
    if ("asset assets" as StaticString).hasWord(root) { return .asset }
    if ("debt debts liability liabilities" as StaticString).hasWord(root) { return .liability }
    if ("income incomes revenue revenues" as StaticString).hasWord(root) { return .income }
    if ("expense expenses" as StaticString).hasWord(root) { return .expense }
    guard ("equity" as StaticString).hasWord(root) else { return nil }
    let second = Array(name.dropFirst(root.count &+ 1).prefix { $0 != ASCII.colon })
    return ("conversion conversions trade trades trading tradings" as StaticString).hasWord(second)
      ? .exchange : .equity
  }
}

// MARK: - Values

extension JournalWords {
  static func notAKind(_ word: [UInt8], at position: Int) -> MoneyFailure {
    MoneyFailure(.syntax, "unknown kind " + .quoted(word), at: position)
  }

  /// The id of a transaction.
  static func id(_ number: Decimal, at position: Int) throws(MoneyFailure) -> UInt64 {
    guard number.scale == 0, let id = UInt64(exactly: number.coefficient) else {
      throw MoneyFailure(.syntax, "id of a transaction must be a whole number, got " + .decimal(number), at: position)
    }
    return id
  }

  /// Throws unless a price is allowed for an amount.
  static func check(
    _ price: JournalPosting.Price?, of amount: Money, at position: Int
  ) throws(MoneyFailure) {
    guard let price else { return }
    guard !price.money.amount.isNegative else {
      throw MoneyFailure(.syntax, "price must not be negative, got " + .money(price.money), at: position)
    }
    guard price.money.currency != amount.currency else {
      throw MoneyFailure(
        .syntax, "currency of a price must differ from that of its amount, got " + .code(amount.currency),
        at: position)
    }
  }
}
