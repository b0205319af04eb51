import MoneyCore
import MoneyLedger

/// A wallet's journal: a first line with format and version, then one line of JSON for each change.
public struct JournalDocument {
  private static var format: StaticString { "libmoney.journal" }
  /// Version 2 adds the details of entries, and changes with an instant; the library writes it only for a journal with
  /// either.
  private static var newest: Int64 { 2 }

  public static func write(_ wallet: Wallet) throws(MoneyFailure) -> [UInt8] {
    let header = try JSONWriter()
    try header.set("format", to: Array(format), in: header.root)
    try header.set("version", to: version(of: wallet.journal), in: header.root)
    var text = try header.text() + [ASCII.lineFeed]
    for record in wallet.journal {
      let line = try line(record)
      try JSONProgress.check()
      guard text.hasRoom(line.count + 1) else { throw .outOfMemory() }
      text += line
      text.append(ASCII.lineFeed)
    }
    return text
  }

  /// The version that changes need. A restored state states its own.
  private static func version(of records: [WalletRecord]) -> Int64 {
    for record in records {
      let version: Int64 =
        switch record {
        case .posted(let entries): WalletDocument.version(of: entries)
        case .held(let entry), .committed(_, let entry): WalletDocument.version(of: CollectionOfOne(entry))
        case .restored(let state): WalletDocument.version(of: state)
        case .removed, .released: 1
        case .changed: 2
        }
      if version > 1 { return version }
    }
    return 1
  }

  private static func line(_ record: WalletRecord) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    func say(_ what: StaticString) throws(MoneyFailure) { try writer.set("do", to: Array(what), in: root) }
    func write(_ entry: WalletEntry) throws(MoneyFailure) {
      try WalletDocument.write(entry, with: writer, in: try writer.object(Array("entry"), in: root))
    }
    switch record {
    case .restored(let state):
      try say("restore")
      try WalletDocument.write(state, with: writer, in: try writer.object(Array("wallet"), in: root))
    case .posted(let entries):
      try say("post")
      try WalletDocument.write(entries, as: "entries", with: writer, in: root)
    case .removed(let id):
      try say("remove")
      try writer.set("id", to: Int64(truncatingIfNeeded: id), in: root)
    case .held(let entry):
      try say("hold")
      try write(entry)
    case .committed(let hold, let entry):
      try say("commit")
      try writer.set("hold", to: Int64(truncatingIfNeeded: hold), in: root)
      try write(entry)
    case .released(let hold):
      try say("release")
      try writer.set("hold", to: Int64(truncatingIfNeeded: hold), in: root)
    case .changed(let change):
      try writer.set("do", to: Array(change.kind.name), in: root)
      try WalletDocument.write(instantAndReasonOf: change, with: writer, in: root)
      if let entry = change.entry { try write(entry) }
      if change.kind == .voided { try writer.set("id", to: Int64(truncatingIfNeeded: change.id), in: root) }
    }
    return try writer.text()
  }

  /// Makes the wallet of a journal, completely or not at all.
  ///
  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Wallet {
    var wallet = Wallet()
    var start = 0
    var number = 0
    var version: Int64 = 1
    while start < text.count {
      let end = text[start...].firstIndex(of: ASCII.lineFeed)
      number += 1
      if number % 256 == 0 { JSONProgress.note(start, of: text.count) }
      try JSONProgress.check()
      do throws(MoneyFailure) {
        guard let end else { throw MoneyFailure(.json, "the line is truncated", at: 0) }
        let line = JournalLine(text: UnsafeBufferPointer(rebasing: text[start..<end]), version: version)
        if number == 1 {
          let header = try JSONReader.read(line.text)
          try line.check(header, format: format, version: newest)
          try line.checkMembers(of: header, among: "format version")
          version = try line.integer(header["version"], "version")
        } else {
          try wallet.replay(try line.record())
        }
      } catch {
        let moved = error.moved(by: start)
        throw MoneyFailure(
          error.status, "line " + Message.number(number) + ": " + error.message, at: moved.position ?? start)
      }
      start = (end ?? text.count) + 1
    }
    if number == 0 { throw MoneyFailure(.document, "the journal is empty", at: 0) }
    return wallet
  }
}

private struct JournalLine: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>
  /// The version of the journal.
  let version: Int64

  func record() throws(MoneyFailure) -> WalletRecord {
    let root = try JSONReader.read(text)
    do throws(MoneyFailure) { return try record(root) } catch {
      // A fault without a place of its own is a fault of the line.
      throw error.placed(at: error.position ?? 0)
    }
  }

  private func record(_ root: JSONValue) throws(MoneyFailure) -> WalletRecord {
    let what = try string(root["do"], "do")
    let document = WalletDocument(text: text, version: version)
    func isDone(_ name: StaticString) -> Bool { name.isEqual(to: what) }
    func entry() throws(MoneyFailure) -> WalletEntry {
      try document.entry(root["entry"] ?? .null, at: [.member("entry")])
    }
    if isDone("restore") {
      try checkMembers(of: root, among: "do wallet")
      let wallet = try WalletDocument(text: text, path: [.member("wallet")]).wallet(root["wallet"] ?? .null)
      return .restored(wallet.state)
    }
    if isDone("post") {
      try checkMembers(of: root, among: "do entries")
      return .posted(try document.entries(root["entries"], "entries"))
    }
    if isDone("remove") {
      try checkMembers(of: root, among: "do id")
      return .removed(try document.natural(root["id"], "id"))
    }
    if isDone("hold") {
      try checkMembers(of: root, among: "do entry")
      return .held(try entry())
    }
    if isDone("commit") {
      try checkMembers(of: root, among: "do hold entry")
      return .committed(try document.natural(root["hold"], "hold"), try entry())
    }
    if isDone("release") {
      try checkMembers(of: root, among: "do hold")
      return .released(try document.natural(root["hold"], "hold"))
    }
    if version > 1, let kind = WalletChange.Kind.allCases.first(where: { isDone($0.name) }) {
      return .changed(try change(kind, of: root, in: document))
    }
    throw MoneyFailure(.document, "unknown journal action " + .quoted(what), at: 0)
  }

  /// Reads a change with an instant. Its former entry is that of the wallet in which the journal is replayed.
  private func change(
    _ kind: WalletChange.Kind, of root: JSONValue, in document: WalletDocument
  ) throws(MoneyFailure) -> WalletChange {
    let instant = try integer(root["at"], "at")
    let reason = try document.reason(root)
    switch kind {
    case .amended:
      try checkMembers(of: root, among: "at do entry reason")
      let entry = try document.entry(root["entry"] ?? .null, at: [.member("entry")])
      return WalletChange(kind, id: entry.id, entry: entry, at: instant, reason: reason, next: 0)
    case .voided:
      try checkMembers(of: root, among: "at do id reason")
      let id = try document.natural(root["id"], "id")
      return WalletChange(kind, id: id, at: instant, reason: reason, next: 0)
    case .checkpoint:
      try checkMembers(of: root, among: "at do reason")
      return WalletChange(kind, id: 0, at: instant, reason: reason, next: 0)
    }
  }
}
