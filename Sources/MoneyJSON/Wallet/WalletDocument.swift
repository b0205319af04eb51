import MoneyCore
import MoneyLedger

/// A wallet as JSON: its entries and holds by id, canonical.
public struct WalletDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>
  /// The path of the wallet in the text.
  var path: [JSONStep] = []

  private static var format: StaticString { "libmoney.wallet" }
  private static var version: Int64 { 1 }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Wallet {
    // The general reader also accepts this form, but is slower. It reports the faults of any other text.
    if let state = try CanonicalWallet.read(text), let wallet = try? Wallet(restoring: state) { return wallet }
    return try WalletDocument(text: text).wallet(try JSONReader.read(text))
  }

  public static func write(_ wallet: Wallet) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    try write(next: wallet.next, revision: wallet.revision, with: writer, in: writer.root)
    try write(wallet.entryList, as: "entries", with: writer, in: writer.root)
    try write(wallet.holdList, as: "holds", with: writer, in: writer.root)
    return try writer.text()
  }

  static func write(
    _ state: WalletState, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try write(next: state.next, revision: state.revision, with: writer, in: object)
    try write(state.entries, as: "entries", with: writer, in: object)
    try write(state.holds, as: "holds", with: writer, in: object)
  }

  private static func write(
    next: UInt64, revision: UInt64, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("format", to: Array(format), in: object)
    try writer.set("version", to: version, in: object)
    try writer.set("next", to: Int64(truncatingIfNeeded: next), in: object)
    try writer.set("revision", to: Int64(truncatingIfNeeded: revision), in: object)
  }

  static func write(
    _ entries: some Sequence<WalletEntry>, as name: StaticString, with writer: borrowing JSONWriter,
    in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    for entry in entries {
      try write(entry, with: writer, in: try writer.appendedObject(name, in: object))
    }
  }

  static func write(
    _ entry: WalletEntry, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("id", to: Int64(truncatingIfNeeded: entry.id), in: object)
    try writer.set("amount", to: entry.amount.amount.plainText, in: object)
    try writer.set("currency", to: entry.amount.currency.bytes, in: object)
    if !entry.note.label.isEmpty { try writer.set("label", to: entry.note.label, in: object) }
    if let day = entry.note.day { try writer.set("date", to: day.isoText, in: object) }
  }

  func wallet(_ root: JSONValue) throws(MoneyFailure) -> Wallet {
    let state = try state(root)
    do throws(MoneyFailure) { return try Wallet(restoring: state) } catch {
      guard let index = error.position else { throw error.placed(at: position(of: [])) }
      let isEntry = index < state.entries.count
      throw error.placed(
        at: isEntry
          ? position(of: [.member("entries"), .element(index)])
          : position(of: [.member("holds"), .element(index - state.entries.count)]))
    }
  }

  private func state(_ root: JSONValue) throws(MoneyFailure) -> WalletState {
    var member: StaticString? = "format"
    let next: UInt64
    let revision: UInt64
    do throws(MoneyFailure) {
      try check(root, format: WalletDocument.format, version: WalletDocument.version)
      member = nil
      try checkMembers(of: root, among: "entries format holds next revision version")
      member = "next"
      next = try natural(root["next"], "next")
      member = "revision"
      revision = try natural(root["revision"], "revision")
    } catch {
      throw error.placed(at: error.position ?? position(of: member.map { [.member($0)] } ?? []))
    }
    return WalletState(
      entries: try entries(root["entries"], "entries"), holds: try entries(root["holds"], "holds"), next: next,
      revision: revision)
  }

  /// Reads entries; empty if the member is missing.
  func entries(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> [WalletEntry] {
    guard let value else { return [] }
    guard case .array(let elements) = value else {
      throw MoneyFailure.member(name, mustBe: "a list", got: value).placed(at: position(of: [.member(name)]))
    }
    var entries: [WalletEntry] = []
    entries.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      entries.append(try entry(element, at: [.member(name), .element(index)]))
    }
    return entries
  }

  func entry(_ value: JSONValue, at steps: @autoclosure () -> [JSONStep]) throws(MoneyFailure) -> WalletEntry {
    // The member that is being read, for the position of a failure.
    var member: StaticString?
    do throws(MoneyFailure) {
      guard case .object = value else { throw .element("entry", mustBe: "an object", got: value) }
      try checkMembers(of: value, among: "amount currency date id label")
      member = "id"
      let id = try natural(value["id"], "id")
      member = "amount"
      let amount = try string(value["amount"], "amount").reading { (text) throws(MoneyFailure) in
        try Decimal(parsing: text)
      }
      member = "currency"
      let currency = try code(value["currency"], "currency")
      member = "date"
      let day = try day(value["date"], "date")
      member = "label"
      let label = value["label"] == nil ? [] : try string(value["label"], "label")
      return WalletEntry(id: id, amount: Money(amount, currency), note: try WalletNote(label: label, day: day))
    } catch {
      var steps = steps()
      if let member { steps.append(.member(member)) }
      throw error.placed(at: position(of: steps))
    }
  }

  private func position(of steps: [JSONStep]) -> Int { JSONPlace.position(of: path + steps, in: text) }

  /// Reads a whole number that is not negative.
  func natural(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> UInt64 {
    let number = try integer(value, name)
    guard let natural = UInt64(exactly: number) else {
      throw MoneyFailure(.document, "\"" + Message(name) + "\" must be 0 or more, got " + .integer(number))
    }
    return natural
  }
}
