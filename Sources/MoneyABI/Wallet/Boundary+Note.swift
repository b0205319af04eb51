import CMoney
import MoneyCore
import MoneyLedger

extension Boundary {
  static var emptyNote: money_wallet_note_t {
    money_wallet_note_t(
      struct_size: UInt32(MemoryLayout<money_wallet_note_t>.size), date: Int32.min, label: nil,
      kind: MONEY_ENTRY_UNSPECIFIED, effective: Int32.min, counterpart: nil, external_id: nil, cost: money_t())
  }

  /// The offset of the label in a note, and the size of a note that ends with it, as older programs pass.
  private static var labelOffset: Int { MemoryLayout<UInt32>.size + MemoryLayout<money_date_t>.size }
  private static var shortNote: Int { labelOffset + MemoryLayout<UnsafePointer<CChar>?>.size }

  /// Reads a note; null means no label, no date and no details.
  static func note(_ pointer: UnsafePointer<money_wallet_note_t>?) throws(MoneyFailure) -> WalletNote {
    guard let pointer else { return .none }
    let raw = UnsafeRawPointer(pointer)
    if Int(clamping: raw.loadUnaligned(as: UInt32.self)) == shortNote {
      return try plainNote(
        raw.loadUnaligned(fromByteOffset: labelOffset, as: UnsafePointer<CChar>?.self),
        raw.loadUnaligned(fromByteOffset: MemoryLayout<UInt32>.size, as: money_date_t.self))
    }
    var given = try options(pointer, "MONEY_WALLET_NOTE_INIT", "note")
    let hasCost = withUnsafeBytes(of: &given.cost) { bytes in
      var bits: UInt64 = 0
      for offset in stride(from: 0, to: bytes.count, by: MemoryLayout<UInt64>.size) {
        bits |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      return bits != 0
    }
    if !hasCost, given.kind == MONEY_ENTRY_UNSPECIFIED, given.effective == Int32.min, given.counterpart == nil,
      given.external_id == nil
    {
      return try plainNote(given.label, given.date)
    }
    return try detailedNote(&given, hasCost: hasCost)
  }

  private static func plainNote(
    _ label: UnsafePointer<CChar>?, _ date: money_date_t
  ) throws(MoneyFailure) -> WalletNote {
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    if label != nil {
      bytes = try self.bytes(label, nulTerminated, limit: WalletNote.longestLabel, "note.label")
    }
    return try WalletNote(unchecked: bytes, day: try optionalDay(date))
  }

  private static func detailedNote(
    _ given: inout money_wallet_note_t, hasCost: Bool
  ) throws(MoneyFailure) -> WalletNote {
    guard let kind = EntryKind(rawValue: given.kind) else { throw notOne(of: "MONEY_ENTRY_", "note.kind", given.kind) }
    func line(_ text: UnsafePointer<CChar>?, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
      text == nil ? [] : Array(try self.text(text, nulTerminated, limit: WalletNote.longestLabel, name))
    }
    return try WalletNote(
      label: try line(given.label, "note.label"), day: try optionalDay(given.date), kind: kind,
      counterpart: try line(given.counterpart, "note.counterpart"),
      externalID: try line(given.external_id, "note.external_id"), effective: try optionalDay(given.effective),
      cost: hasCost ? try money(&given.cost, "note.cost") : nil)
  }
}
