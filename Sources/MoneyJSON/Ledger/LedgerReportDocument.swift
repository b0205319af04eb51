import MoneyCore
import MoneyLedger

/// A report on a ledger as JSON: its kind and its rows.
public enum LedgerReportDocument {
  public static func write(_ report: LedgerReport) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    try writer.set("kind", to: Array(report.kind.name), in: writer.root)
    if report.rows.isEmpty { try writer.set(Array("rows"), to: writer.emptyList(), in: writer.root) }
    for row in report.rows {
      let node = try writer.appendedObject("rows", in: writer.root)
      try writer.set("kind", to: Array(row.kind.name), in: node)
      try writer.set("amount", to: row.amount.amount.plainText, in: node)
      try writer.set("currency", to: row.amount.currency.bytes, in: node)
      if let kind = row.accountKind { try writer.set("account_kind", to: Array(kind.name), in: node) }
      if row.account.isEmpty { continue }
      try writer.set("account", to: row.account, in: node)
      try writer.set("depth", to: Int64(row.depth), in: node)
    }
    return try writer.text()
  }
}
