import MoneyCore

/// A wallet as JSON: its moneys and holds by id, canonical.
public struct WalletDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.wallet" }
  private static var version: Int64 { 1 }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Wallet {
    try Wallet(restoring: WalletDocument(text: text).state(try JSONReader.read(text)))
  }

  public static func write(_ wallet: Wallet) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    try write(wallet.state, with: writer, in: writer.root)
    return try writer.text()
  }

  static func write(
    _ state: WalletState, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("format", to: Array(format), in: object)
    try writer.set("version", to: version, in: object)
    try writer.set("next", to: Int64(truncatingIfNeeded: state.next), in: object)
    try writer.set("revision", to: Int64(truncatingIfNeeded: state.revision), in: object)
    try write(state.entries, as: "entries", with: writer, in: object)
    try write(state.holds, as: "holds", with: writer, in: object)
  }

  static func write(
    _ entries: [WalletEntry], as name: StaticString, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    for entry in entries {
      try write(entry, with: writer, in: try writer.appendedObject(name, in: object))
    }
  }

  static func write(
    _ entry: WalletEntry, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("id", to: Int64(truncatingIfNeeded: entry.id), in: object)
    try writer.set("amount", to: entry.money.amount.plainText, in: object)
    try writer.set("currency", to: entry.money.currency.bytes, in: object)
    if !entry.note.label.isEmpty { try writer.set("label", to: entry.note.label, in: object) }
    if let day = entry.note.day { try writer.set("date", to: day.isoText, in: object) }
  }

  func state(_ root: JSONValue) throws(MoneyFailure) -> WalletState {
    try check(root, format: WalletDocument.format, version: WalletDocument.version)
    return WalletState(
      entries: try entries(root["entries"]), holds: try entries(root["holds"]), next: try natural(root["next"], "next"),
      revision: try natural(root["revision"], "revision"))
  }

  /// None where there is no member.
  func entries(_ value: JSONValue?) throws(MoneyFailure) -> [WalletEntry] {
    guard let value else { return [] }
    var entries: [WalletEntry] = []
    for element in try elements(value, "entries") { entries.append(try entry(element)) }
    return entries
  }

  func entry(_ value: JSONValue) throws(MoneyFailure) -> WalletEntry {
    guard case .object = value else {
      throw MoneyFailure(.document, "an entry is not an object")
    }
    let amount = try string(value["amount"], "amount").reading { (text) throws(MoneyFailure) in
      try Decimal(parsing: text)
    }
    let label = value["label"] == nil ? [] : try string(value["label"], "label")
    return WalletEntry(
      id: try natural(value["id"], "id"), money: Money(amount, try code(value["currency"], "currency")),
      note: try WalletNote(label: label, day: try day(value["date"], "date")))
  }

  /// A whole number, not negative.
  func natural(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> UInt64 {
    let number = try integer(value ?? .null, name)
    guard let natural = UInt64(exactly: number) else {
      throw MoneyFailure(.document, "\"" + Message(name) + "\" is below 0: " + .number(Int(number)))
    }
    return natural
  }
}
