import CMoney
import MoneyCore
import MoneyInvoice
import MoneyTrade

@_cdecl("money_invoice_check") @implementation
public func money_invoice_check(
  _ xml: UnsafePointer<CChar>?, _ length: Int, _ report: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(report, "report", error) { () throws(MoneyFailure) in
    let document = try Boundary.xml(xml, length)
    return Boundary.pointer(to: Handle(try InvoiceReport(document, watch: Boundary.watch)))
  }
}

@_cdecl("money_invoice_report_free") @implementation
public func money_invoice_report_free(_ report: OpaquePointer?) {
  Boundary.release(report, as: Handle<InvoiceReport>.self)
}

@_cdecl("money_invoice_report_info") @implementation
public func money_invoice_report_info(
  _ report: OpaquePointer?, _ info: UnsafeMutablePointer<money_invoice_report_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) {
    (output: UnsafeMutablePointer<money_invoice_report_info_t>) throws(MoneyFailure) in
    let report = try Boundary.report(report)
    output.pointee.syntax = report.syntax?.rawValue ?? MONEY_INVOICE_SYNTAX_NONE
    output.pointee.profile = report.profile.rawValue
    output.pointee.finding_count = UInt64(report.findings.count)
    output.pointee.correction_count = UInt64(report.corrections.count)
    output.pointee.is_credit_note = report.isCreditNote ? 1 : 0
    output.pointee.is_readable = report.isReadable ? 1 : 0
    output.pointee.is_correctable = report.isCorrectable ? 1 : 0
    guard let refusal = report.refusal else { return }
    output.pointee.is_refused = 1
    output.pointee.is_refused_totals = refusal.isOfTotals ? 1 : 0
    Boundary.write(refusal.rule, refusal.place, refusal.message, to: &output.pointee.refusal)
  }
}

@_cdecl("money_invoice_report_findings") @implementation
public func money_invoice_report_findings(
  _ report: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_invoice_finding_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let findings = try Boundary.report(report).findings
    try page.fill(of: findings.count) { (index, row) throws(MoneyFailure) in
      let finding = findings[index]
      Boundary.write(finding.rule, finding.place, finding.message, to: &row.pointee)
      if let stated = finding.stated {
        row.pointee.has_stated = 1
        Boundary.write(stated, to: &row.pointee.stated)
      }
      if let computed = finding.computed {
        row.pointee.has_computed = 1
        Boundary.write(computed, to: &row.pointee.computed)
      }
      row.pointee.rounding = finding.roundings.first?.rawValue ?? MONEY_INVOICE_ROUNDING_UNKNOWN
      withUnsafeMutableBytes(of: &row.pointee.hypothesis) { Boundary.write(finding.hypothesis, to: $0) }
    }
  }
}

@_cdecl("money_invoice_report_corrections") @implementation
public func money_invoice_report_corrections(
  _ report: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_invoice_correction_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let corrections = try Boundary.report(report).corrections
    try page.fill(of: corrections.count) { (index, row) throws(MoneyFailure) in
      let correction = corrections[index]
      withUnsafeMutableBytes(of: &row.pointee.place) { Boundary.write(correction.place.path, to: $0) }
      row.pointee.line = UInt64(clamping: correction.place.line)
      row.pointee.column = UInt64(clamping: correction.place.column)
      Boundary.write(correction.from, to: &row.pointee.from)
      Boundary.write(correction.to, to: &row.pointee.to)
    }
  }
}

@_cdecl("money_invoice_report_invoice") @implementation
public func money_invoice_report_invoice(
  _ report: OpaquePointer?, _ invoice: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(invoice, "invoice", error) { () throws(MoneyFailure) in
    let report = try Boundary.report(report)
    guard let invoice = report.invoice else {
      throw report.refusal?.failure ?? MoneyFailure(.document, "the document contains no invoice")
    }
    try Boundary.checkMemory(invoice.entryCount, of: Boundary.mostOfEntry)
    return Boundary.pointer(to: Handle(invoice))
  }
}

extension Boundary {
  fileprivate static func report(_ pointer: OpaquePointer?) throws(MoneyFailure) -> InvoiceReport {
    try handle(pointer, of: InvoiceReport.self, "report").value
  }

  /// Writes a finding into a zeroed output.
  fileprivate static func write(
    _ rule: InvoiceRule, _ place: InvoicePlace, _ message: Message, to output: inout money_invoice_finding_t
  ) {
    withUnsafeMutableBytes(of: &output.rule) { write(rule.bytes, to: $0) }
    withUnsafeMutableBytes(of: &output.place) { write(place.path, to: $0) }
    withUnsafeMutableBytes(of: &output.message) { write(message.bytes, to: $0) }
    output.line = UInt64(clamping: place.line)
    output.column = UInt64(clamping: place.column)
  }
}
