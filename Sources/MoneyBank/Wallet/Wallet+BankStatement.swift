import MoneyCore
import MoneyLedger

extension Wallet {
  /// Adds the booked entries of a statement that the wallet does not contain yet. If one is rejected, the wallet is unchanged.
  ///
  /// An entry of a wallet has no reference of the bank. Entries are therefore equal if their day, amount and label are,
  /// and equal entries are counted: of two equal entries in a statement, a wallet with one receives one. The same
  /// statement twice thus changes nothing.
  public mutating func add(
    _ bank: BankStatements, statement position: Int, watch: Watch
  ) throws(MoneyFailure) -> BankImport {
    guard bank.statements.indices.contains(position) else {
      throw MoneyFailure(
        .notFound,
        "statement must be less than " + .number(bank.statements.count) + ", got " + .number(position))
    }
    var result = BankImport()
    var contained = CountedKeys()
    for (index, entry) in entries(from: 0, count: count, of: nil).enumerated() {
      try watch.step(index)
      contained.add(Wallet.key(entry.amount, entry.note))
    }
    var posted: [(amount: Money, note: WalletNote)] = []
    for index in bank.statements[position].entries {
      try watch.step(index)
      let entry = bank.entries[index]
      guard entry.status == .booked else {
        result.unbooked += 1
        continue
      }
      let label = Wallet.shortened(bank.label(of: entry))
      let note = try WalletNote(label: label, day: entry.bookingDay ?? entry.valueDay)
      if contained.take(Wallet.key(entry.amount, note)) {
        result.present += 1
      } else {
        posted.append((entry.amount, note))
      }
    }
    result.added = posted.count
    if !posted.isEmpty { try post(posted, isCovered: false) }
    return result
  }

  /// The bytes of an entry that a statement is compared by. Equal amounts have equal bytes: 3.5 EUR is 3.50 EUR.
  private static func key(_ amount: Money, _ note: WalletNote) -> [UInt8] {
    let number = (try? amount.amount.normalized(atLeast: 0)) ?? amount.amount
    let day = note.day?.isoText ?? []
    return day + [ASCII.lineFeed] + number.plainText + [ASCII.space] + amount.currency.bytes + [ASCII.lineFeed]
      + note.label
  }

  /// A text that fits a label; a longer one ends with "…".
  private static func shortened(_ text: [UInt8]) -> [UInt8] {
    if text.count <= WalletNote.longestLabel { return text }
    let ellipsis = UTF8Bytes("…")
    var end = WalletNote.longestLabel - ellipsis.count
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    while end > 0, text[end - 1] == ASCII.space { end -= 1 }
    return Array(text[..<end]) + ellipsis
  }
}
