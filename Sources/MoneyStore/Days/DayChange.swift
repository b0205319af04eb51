import MoneyCore
import MoneyLedger

/// A change of the sums of a day.
struct DayChange {
  enum Kind {
    /// A new entry, whose id is greater than those of all entries before.
    case posted
    case removed
    case held
    /// A hold that was committed or released.
    case ended

    /// True if the amount changes the sum of the entries, rather than of the holds.
    var isOfEntry: Bool { self == .posted || self == .removed }
    var isNegated: Bool { self == .removed || self == .ended }
  }

  let amount: Decimal
  /// The row of the wallet.
  let owner: Int64
  let id: UInt64
  let currency: CurrencyCode
  /// The day on which the amount is effective; nil if it counts on every day.
  let day: Day?
  let kind: Kind

  init(_ kind: Kind, _ amount: Money, id: UInt64, on day: Day?, of owner: Int64) {
    self.kind = kind
    self.amount = amount.amount
    currency = amount.currency
    self.id = id
    self.day = day
    self.owner = owner
  }

  /// The change by a new entry or hold of a wallet.
  init(_ kind: Kind, _ entry: WalletEntry, of owner: Int64) {
    self.init(kind, entry.amount, id: entry.id, on: entry.note.effectiveDay, of: owner)
  }

  /// The day in a file.
  var dayText: [UInt8] { day?.isoText ?? [] }

  /// The place of the day; an amount without a day comes first.
  private var number: Int32 { day?.number ?? Int32.min }

  func isOfSameDay(as other: DayChange) -> Bool {
    number == other.number && currency == other.currency && owner == other.owner
  }

  /// The order of changes by owner, currency and day.
  static func precedes(_ left: DayChange, _ right: DayChange) -> Bool {
    if left.owner != right.owner { return left.owner < right.owner }
    return left.currency == right.currency ? left.number < right.number : left.currency < right.currency
  }

  /// The changes by owner, currency and day; those of one day stay in their order.
  static func ordered(_ changes: [DayChange]) -> [DayChange] {
    if changes.count < 2 { return changes }
    return changes.ordered { precedes($0, $1) }
  }
}
