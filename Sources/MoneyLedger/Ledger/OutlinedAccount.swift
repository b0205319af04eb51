import MoneyCore

/// An account in the outline of a ledger, with the books that a change or a report needs.
package struct OutlinedAccount: Sendable {
  package let name: [UInt8]
  package let kind: AccountKind
  /// The currency of all postings; nil for any currency.
  package let currency: CurrencyCode?
  package let isGroup: Bool
  package var books: [OutlinedBook] = []

  package init(name: [UInt8], kind: AccountKind, currency: CurrencyCode?, isGroup: Bool) {
    self.name = name
    self.kind = kind
    self.currency = currency
    self.isGroup = isGroup
  }
}
