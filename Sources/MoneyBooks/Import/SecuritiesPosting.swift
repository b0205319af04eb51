import MoneyCore

/// A posting of a journal that may contain shares, with its cost and its price.
struct SecuritiesPosting {
  /// A cost or a price: of one unit, or of all units.
  struct Value {
    let amount: Decimal
    let code: CurrencyCode
    let isTotal: Bool
  }

  /// The section of an account, by the first part of its name.
  enum Section {
    case cash, equity, income, expense
  }

  var account: [UInt8]
  /// Nil if the journal omits the amount.
  var amount: Decimal?
  /// The name of the security; empty for an amount of money.
  var security: [UInt8] = []
  /// The currency of an amount of money.
  var code: CurrencyCode?
  var cost: Value?
  var price: Value?
  /// The label of the lot.
  var label: [UInt8] = []

  var section: Section {
    let root = Array(account.prefix { $0 != ASCII.colon }).lowercased
    if ("equity" as StaticString).isEqual(to: root) { return .equity }
    if ("income revenue revenues" as StaticString).hasWord(root) { return .income }
    if ("expense expenses" as StaticString).hasWord(root) { return .expense }
    return .cash
  }

  /// True for shares that a portfolio holds: shares in equity only balance them.
  var isHolding: Bool { !security.isEmpty && amount != nil && section != .equity }

  /// True if a part of the account's name is a word, in lower case.
  func hasPart(_ word: StaticString) -> Bool {
    account.split(separator: ASCII.colon).contains { word.isEqual(to: Array($0).lowercased) }
  }

  /// The shares at their cost or their price, as an amount above 0.
  func worth(at value: Value) throws(MoneyFailure) -> Decimal {
    let worth = value.isTotal ? value.amount : try (amount ?? .zero).multiplied(by: value.amount)
    return worth.isNegative ? worth.negated : worth
  }
}
