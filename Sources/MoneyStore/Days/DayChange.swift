import MoneyCore
import MoneyLedger

/// A change of the sums of a day.
struct DayChange {
  enum Kind {
    /// A new entry, whose id is greater than those of all entries before.
    case posted
    /// A new posting of a transaction that closes a period.
    case closing
    case removed
    /// An entry that was amended, whose place is among others of its slot.
    case inserted
    case held
    /// A hold that was committed or released.
    case ended

    /// True if the amount changes the sum of the entries.
    var isOfEntry: Bool { self == .posted || self == .closing || self == .removed || self == .inserted }
    /// True if the amount changes the sum beside it: of a wallet's holds, or of a ledger's closing transactions.
    var isBeside: Bool { self == .held || self == .ended || self == .closing }
    var isNegated: Bool { self == .removed || self == .ended }
  }

  let amount: Decimal
  /// The row of the wallet, or of the account of a ledger.
  let owner: Int64
  /// The id of the entry, or the number of the posting.
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

  /// The slot of the entry: its day, or a block of ids for an entry without a day, of which there may be millions.
  var slot: DaySlot { DaySlot(day: day, id: id) }

  func isOfSameBook(as other: DayChange) -> Bool { currency == other.currency && owner == other.owner }

  func isOfSameSlot(as other: DayChange) -> Bool { slot == other.slot && isOfSameBook(as: other) }

  /// The order of changes by owner, currency and slot.
  static func precedes(_ left: DayChange, _ right: DayChange) -> Bool {
    if left.owner != right.owner { return left.owner < right.owner }
    if left.currency != right.currency { return left.currency < right.currency }
    return left.number == right.number ? left.slot.block < right.slot.block : left.number < right.number
  }

  /// The changes by owner, currency and slot; those of one slot stay in their order.
  static func ordered(_ changes: [DayChange]) -> [DayChange] {
    if changes.count < 2 { return changes }
    return changes.ordered { precedes($0, $1) }
  }
}
