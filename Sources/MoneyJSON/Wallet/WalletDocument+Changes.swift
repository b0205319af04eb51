import MoneyCore
import MoneyLedger

// The history of a wallet: each change with its instant, and the entry before it.

extension WalletDocument {
  /// The version that a history needs.
  static func version(of changes: [WalletChange]) -> Int64 { changes.isEmpty ? 1 : 2 }

  static func write(
    _ changes: [WalletChange], with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    for change in changes {
      let node = try writer.appendedObject("changes", in: object)
      try writer.set("do", to: Array(change.kind.name), in: node)
      try write(instantAndReasonOf: change, with: writer, in: node)
      try writer.set("next", to: Int64(truncatingIfNeeded: change.next), in: node)
      guard let former = change.former else { continue }
      try write(former, with: writer, in: try writer.object(Array("former"), in: node))
    }
  }

  static func write(
    instantAndReasonOf change: WalletChange, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("at", to: change.instant, in: object)
    if !change.reason.isEmpty { try writer.set("reason", to: change.reason, in: object) }
  }

  /// Reads a history; empty if the member is missing.
  func changes(_ value: JSONValue?) throws(MoneyFailure) -> [WalletChange] {
    guard let value else { return [] }
    guard case .array(let elements) = value else {
      throw MoneyFailure.member("changes", mustBe: "a list", got: value).placed(at: position(of: [.member("changes")]))
    }
    var changes: [WalletChange] = []
    changes.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() { changes.append(try change(element, index)) }
    return changes
  }

  private func change(_ value: JSONValue, _ index: Int) throws(MoneyFailure) -> WalletChange {
    var steps: [JSONStep] = [.member("changes"), .element(index)]
    var member: StaticString?
    do throws(MoneyFailure) {
      guard case .object = value else { throw .element("change", mustBe: "an object", got: value) }
      try checkMembers(of: value, among: "at do former next reason")
      member = "do"
      let kind = try choice(value["do"], "do", WalletChange.Kind.allCases) { $0.name }
      member = "next"
      let next = try natural(value["next"], "next")
      member = "at"
      let instant = try integer(value["at"], "at")
      member = "reason"
      let reason = try reason(value)
      member = "former"
      if kind == .checkpoint {
        if let former = value["former"] { throw .member("former", mustBe: "absent from a checkpoint", got: former) }
        return WalletChange(kind, id: 0, at: instant, reason: reason, next: next)
      }
      let former = try entry(
        value["former"] ?? .null, at: [.member("changes"), .element(index), .member("former")])
      return WalletChange(kind, id: former.id, former: former, at: instant, reason: reason, next: next)
    } catch {
      if let member { steps.append(.member(member)) }
      throw error.placed(at: error.position ?? position(of: steps))
    }
  }

  /// Reads the reason of a change; empty if the member is missing.
  func reason(_ value: JSONValue) throws(MoneyFailure) -> [UInt8] {
    value["reason"] == nil ? [] : try string(value["reason"], "reason")
  }
}
