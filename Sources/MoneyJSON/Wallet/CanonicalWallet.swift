import MoneyCore
import MoneyLedger

/// Reads a wallet's JSON exactly as the library writes it, without a tree: members in their order, no white space, no
/// escapes. For any other JSON it returns nil, and the general reader accepts or refuses the text.
struct CanonicalWallet {
  private var scanner: CanonicalScanner
  /// True if an entry has details, which version 1 has no members for.
  private var isDetailed = false

  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> WalletState? {
    var reader = CanonicalWallet(scanner: CanonicalScanner(text))
    return try reader.state()
  }

  private init(scanner: CanonicalScanner) {
    self.scanner = scanner
  }

  private mutating func state() throws(MoneyFailure) -> WalletState? {
    guard scanner.take("{") else { return nil }
    var entries: [WalletEntry] = []
    if scanner.take("\"entries\":[") {
      guard try self.entries(into: &entries), scanner.take(",") else { return nil }
    }
    guard scanner.take("\"format\":\"libmoney.wallet\",") else { return nil }
    var holds: [WalletEntry] = []
    if scanner.take("\"holds\":[") {
      guard try self.entries(into: &holds), scanner.take(",") else { return nil }
    }
    guard scanner.take("\"next\":"), let next = scanner.number(), scanner.take(",\"revision\":"),
      let revision = scanner.number(),
      scanner.take(isDetailed ? ",\"version\":2}" : ",\"version\":1}"), scanner.isAtEnd
    else { return nil }
    return WalletState(entries: entries, holds: holds, next: next, revision: revision)
  }

  /// Reads entries up to the end of the list. There is at least one, because the library writes no empty list.
  private mutating func entries(into entries: inout [WalletEntry]) throws(MoneyFailure) -> Bool {
    repeat {
      if entries.count % 256 == 255 { try scanner.noteProgress() }
      guard let entry = entry() else { return false }
      entries.append(entry)
    } while scanner.take(",")
    return scanner.take("]")
  }

  private mutating func entry() -> WalletEntry? {
    let start = scanner
    if let entry = plainEntry() { return entry }
    scanner = start
    isDetailed = true
    return detailedEntry()
  }

  /// Reads an entry without details, as most are.
  private mutating func plainEntry() -> WalletEntry? {
    guard scanner.take("{\"amount\":\""), let amount = scanner.decimal(),
      scanner.take(",\"currency\":\""), let currency = scanner.code()
    else { return nil }
    var day: Day?
    if scanner.take(",\"date\":\"") {
      guard let read = scanner.day() else { return nil }
      day = read
    }
    guard scanner.take(",\"id\":"), let id = scanner.number() else { return nil }
    var note = WalletNote.none
    var label: [UInt8] = []
    if scanner.take(",\"label\":\"") {
      guard let words = scanner.string() else { return nil }
      label = Array(words)
    }
    if day != nil || !label.isEmpty {
      guard let given = try? WalletNote(label: label, day: day) else { return nil }
      note = given
    }
    return scanner.take("}") ? WalletEntry(id: id, amount: Money(amount, currency), note: note) : nil
  }

  private mutating func detailedEntry() -> WalletEntry? {
    guard scanner.take("{\"amount\":\""), let amount = scanner.decimal(), let cost = cost(),
      let counterpart = text(",\"counterpart\":\""), scanner.take(",\"currency\":\""), let currency = scanner.code(),
      let booked = day(",\"date\":\""), let effective = day(",\"effective\":\""),
      let externalID = text(",\"external_id\":\""), scanner.take(",\"id\":"), let id = scanner.number(),
      let kind = kind(), let label = text(",\"label\":\""), scanner.take("}")
    else { return nil }
    let note = try? WalletNote(
      label: label, day: booked.value, kind: kind, counterpart: counterpart, externalID: externalID,
      effective: effective.value, cost: cost.value)
    let money = Money(amount, currency)
    guard let note, note.isDetailed, (try? note.check(for: CollectionOfOne(money))) != nil else { return nil }
    return WalletEntry(id: id, amount: money, note: note)
  }

  /// A member that may be absent.
  private struct Optionally<Value> {
    let value: Value?
  }

  /// Reads a member that is a text; empty if it is not the next one, nil if it is malformed.
  private mutating func text(_ name: StaticString) -> [UInt8]? {
    guard scanner.take(name) else { return [] }
    return scanner.string().map { Array($0) }
  }

  private mutating func day(_ name: StaticString) -> Optionally<Day>? {
    guard scanner.take(name) else { return Optionally(value: nil) }
    return scanner.day().map { Optionally(value: $0) }
  }

  private mutating func cost() -> Optionally<Money>? {
    guard scanner.take(",\"cost\":\"") else { return Optionally(value: nil) }
    guard let amount = scanner.decimal(), scanner.take(",\"cost_currency\":\""), let currency = scanner.code() else {
      return nil
    }
    return Optionally(value: Money(amount, currency))
  }

  private mutating func kind() -> EntryKind? {
    guard scanner.take(",\"kind\":\"") else { return .unspecified }
    return scanner.string().flatMap { EntryKind(named: $0) }
  }
}
