import MoneyCore
import MoneyLedger

/// A place in the order of the entries by effective day and id. A page contains the entries before it, newest first.
///
/// Without a day and an id it is the end of the entries, and with a day alone the end of that day. The id of an entry goes
/// with the entry's day, which is nil for an entry without one.
struct AccountPosition {
  let day: Day?
  let id: UInt64

  /// The end of a day; without one, the end of the entries.
  init(endOf day: Day?) {
    self.day = day
    id = 0
  }

  /// The place of an entry, or the end of an earlier day.
  init(_ id: UInt64, on day: Day?, orEndOf end: Day?) {
    let isLater = if let end, let day { end < day } else { false }
    self.day = isLater ? end : day
    self.id = isLater ? 0 : id
  }

  /// A text that is greater than those of all days.
  static var afterAllDays: [UInt8] { [ASCII.colon] }

  /// The text of the last day.
  var text: [UInt8] {
    if let day { return day.isoText }
    return id == 0 ? AccountPosition.afterAllDays : []
  }

  /// The last id of that day. Without a bound, `id - 1` is the largest of all.
  var last: Int64 { Int64(clamping: id &- 1) }

  /// True if an entry is before the place.
  func isAfter(_ entry: WalletEntry) -> Bool {
    guard let other = entry.note.effectiveDay else { return day != nil || id == 0 || entry.id < id }
    guard let day else { return id == 0 }
    return other < day || (other == day && (id == 0 || entry.id < id))
  }
}
