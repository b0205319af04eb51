import MoneyCore
import MoneyLedger

/// A wallet as JSON: its entries and holds by id, canonical. Version 2 adds the details of entries, and the history of
/// changed entries. The library writes it only for a wallet with either, so that an older library reads all other wallets.
public struct WalletDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>
  /// The path of the wallet in the text.
  var path: [JSONStep] = []
  /// The version of the members of entries.
  var version = WalletDocument.newest

  private static var format: StaticString { "libmoney.wallet" }
  static var newest: Int64 { 2 }

  /// The version that entries need.
  static func version(of entries: some Sequence<WalletEntry>) -> Int64 {
    entries.contains { $0.note.isDetailed } ? 2 : 1
  }

  /// The version that a state needs.
  static func version(of state: WalletState) -> Int64 {
    max(version(of: state.entries), version(of: state.holds), version(of: state.changes))
  }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Wallet {
    // The general reader also accepts this form, but is slower. It reports the faults of any other text.
    if let state = try CanonicalWallet.read(text), let wallet = try? Wallet(restoring: state) { return wallet }
    return try WalletDocument(text: text).wallet(try JSONReader.read(text))
  }

  public static func write(_ wallet: Wallet) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let version = max(version(of: wallet.entryList), version(of: wallet.holdList), version(of: wallet.changes))
    try write(version: version, next: wallet.next, revision: wallet.revision, with: writer, in: writer.root)
    try write(wallet.entryList, as: "entries", with: writer, in: writer.root)
    try write(wallet.holdList, as: "holds", with: writer, in: writer.root)
    try write(wallet.changes, with: writer, in: writer.root)
    return try writer.text()
  }

  static func write(
    _ state: WalletState, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try write(version: version(of: state), next: state.next, revision: state.revision, with: writer, in: object)
    try write(state.entries, as: "entries", with: writer, in: object)
    try write(state.holds, as: "holds", with: writer, in: object)
    try write(state.changes, with: writer, in: object)
  }

  private static func write(
    version: Int64, next: UInt64, revision: UInt64, with writer: borrowing JSONWriter, in object: JSONWriter.Node
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
    if entry.note.isDetailed { try writeDetails(entry.note, with: writer, in: object) }
  }

  private static func writeDetails(
    _ note: WalletNote, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    if note.kind != .unspecified { try writer.set("kind", to: Array(note.kind.name), in: object) }
    guard let details = note.details else { return }
    if !details.counterpart.isEmpty { try writer.set("counterpart", to: details.counterpart, in: object) }
    if !details.externalID.isEmpty { try writer.set("external_id", to: details.externalID, in: object) }
    if let day = details.effective { try writer.set("effective", to: day.isoText, in: object) }
    if let cost = details.cost {
      try writer.set("cost", to: cost.amount.plainText, in: object)
      try writer.set("cost_currency", to: cost.currency.bytes, in: object)
    }
  }

  func wallet(_ root: JSONValue) throws(MoneyFailure) -> Wallet {
    var document = self
    let state = try document.state(root)
    do throws(MoneyFailure) { return try Wallet(restoring: state) } catch {
      guard let index = error.position else { throw error.placed(at: position(of: [])) }
      let (holds, changes) = (state.entries.count, state.entries.count + state.holds.count)
      if index < holds { throw error.placed(at: position(of: [.member("entries"), .element(index)])) }
      throw error.placed(
        at: index < changes
          ? position(of: [.member("holds"), .element(index - holds)])
          : position(of: [.member("changes"), .element(index - changes)]))
    }
  }

  private mutating func state(_ root: JSONValue) throws(MoneyFailure) -> WalletState {
    var member: StaticString? = "format"
    let next: UInt64
    let revision: UInt64
    do throws(MoneyFailure) {
      try check(root, format: WalletDocument.format, version: WalletDocument.newest)
      version = try integer(root["version"], "version")
      member = nil
      try checkMembers(
        of: root,
        among: version == 1
          ? "entries format holds next revision version" : "changes entries format holds next revision version")
      member = "next"
      next = try natural(root["next"], "next")
      member = "revision"
      revision = try natural(root["revision"], "revision")
    } catch {
      throw error.placed(at: error.position ?? position(of: member.map { [.member($0)] } ?? []))
    }
    return WalletState(
      entries: try entries(root["entries"], "entries"), holds: try entries(root["holds"], "holds"), next: next,
      revision: revision, changes: try changes(root["changes"]))
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
      try checkMembers(
        of: value,
        among: version == 1
          ? "amount currency date id label"
          : "amount cost counterpart cost_currency date currency effective external_id kind id label")
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
      let plain = try WalletNote(label: label, day: day)
      member = nil
      let note = version == 1 ? plain : try detailed(plain, value, amount: Money(amount, currency), &member)
      return WalletEntry(id: id, amount: Money(amount, currency), note: note)
    } catch {
      var steps = steps()
      if let member { steps.append(.member(member)) }
      throw error.placed(at: position(of: steps))
    }
  }

  /// Reads the details of an entry, in addition to its label and its date.
  private func detailed(
    _ note: WalletNote, _ value: JSONValue, amount: Money, _ member: inout StaticString?
  ) throws(MoneyFailure) -> WalletNote {
    func text(_ name: StaticString) throws(MoneyFailure) -> [UInt8] {
      guard let given = value[name] else { return [] }
      member = name
      return try string(given, name)
    }
    var kind = EntryKind.unspecified
    if let given = value["kind"] {
      member = "kind"
      kind = try choice(given, "kind", EntryKind.named) { $0.name }
    }
    let counterpart = try text("counterpart")
    let externalID = try text("external_id")
    member = "effective"
    let effective = try day(value["effective"], "effective")
    let cost = try cost(value, &member)
    member = cost == nil ? nil : "cost"
    do throws(MoneyFailure) {
      let detailed = try WalletNote(
        label: note.label, day: note.day, kind: kind, counterpart: counterpart, externalID: externalID,
        effective: effective, cost: cost)
      try detailed.check(for: CollectionOfOne(amount))
      return detailed
    } catch {
      throw error.status == .argument ? MoneyFailure(.document, error.message) : error
    }
  }

  private func cost(_ value: JSONValue, _ member: inout StaticString?) throws(MoneyFailure) -> Money? {
    if value["cost"] == nil, value["cost_currency"] == nil { return nil }
    member = "cost"
    let amount = try string(value["cost"], "cost").reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
    member = "cost_currency"
    return Money(amount, try code(value["cost_currency"], "cost_currency"))
  }

  func position(of steps: [JSONStep]) -> Int { JSONPlace.position(of: path + steps, in: text) }

  /// Reads a whole number that is not negative.
  func natural(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> UInt64 {
    let number = try integer(value, name)
    guard let natural = UInt64(exactly: number) else {
      throw MoneyFailure(.document, "\"" + Message(name) + "\" must be at least 0, got " + .integer(number))
    }
    return natural
  }
}
