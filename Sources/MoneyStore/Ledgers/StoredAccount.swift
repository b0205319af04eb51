import MoneyCore
import MoneyLedger

/// An account of a stored ledger.
struct StoredAccount {
  let row: Int64
  let name: [UInt8]
  let kind: AccountKind
  let currency: CurrencyCode?
  let isGroup: Bool

  /// Reads a row of the columns id, name, kind, currency and is_group.
  init(_ row: Statement) throws(MoneyFailure) {
    let kind = try row.bytes(2)
    guard let known = AccountKind.allCases.first(where: { kind.elementsEqual(UTF8Bytes($0.name)) }) else {
      throw Statement.damaged("unknown kind of an account " + .quoted(kind))
    }
    self.kind = known
    self.row = row.int(0)
    name = try row.text(1)
    currency = try row.optionalCode(3)
    isGroup = row.int(4) != 0
  }

  /// True if the account is stored as in a ledger.
  func isSame(as account: LedgerAccount) -> Bool {
    kind == account.kind && currency == account.currency && isGroup == account.isGroup
  }

  /// The account in the outline of its ledger, without books.
  var outline: OutlinedAccount { OutlinedAccount(name: name, kind: kind, currency: currency, isGroup: isGroup) }
}
