import CMoney
import MoneyCore
import MoneyJSON

@_cdecl("money_rates_free") @implementation
public func money_rates_free(_ rates: OpaquePointer?) {
  Boundary.release(rates, as: RatesTable.self)
}

@_cdecl("money_rates_from_ecb_csv") @implementation
public func money_rates_from_ecb_csv(
  _ csv: UnsafePointer<CChar>?, _ length: Int, _ rates: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rates, "rates", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(csv, length, "csv")
    return Boundary.pointer(to: try ECBReader.read(text, watch: Boundary.watch))
  }
}

@_cdecl("money_rates_from_ecb_xml") @implementation
public func money_rates_from_ecb_xml(
  _ xml: UnsafePointer<CChar>?, _ length: Int, _ rates: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rates, "rates", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(xml, length, "xml")
    return Boundary.pointer(to: try ECBXMLReader.read(text, watch: Boundary.watch))
  }
}

@_cdecl("money_rates_from_json") @implementation
public func money_rates_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ rates: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rates, "rates", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json")
    return Boundary.pointer(to: try RatesDocument.read(text))
  }
}

@_cdecl("money_rates_to_json") @implementation
public func money_rates_to_json(
  _ rates: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try RatesDocument.write(try Boundary.table(rates))
  }
}

@_cdecl("money_rates_merge") @implementation
public func money_rates_merge(
  _ rates: OpaquePointer?, _ added: OpaquePointer?, _ rule: Int32, _ date: Int32,
  _ merged: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(merged, "merged", error) { () throws(MoneyFailure) in
    let (table, other) = (try Boundary.table(rates), try Boundary.table(added, "added"))
    guard let rule = MergeRule(rawValue: rule) else { throw Boundary.notOne(of: "MONEY_MERGE_", "rule", rule) }
    let day = try Boundary.optionalDay(date)
    try Boundary.checkMemory(table.quoteCount &+ other.quoteCount, of: Boundary.mostOfElement)
    return Boundary.pointer(to: try table.merged(with: other, rule, undatedOn: day))
  }
}

@_cdecl("money_rates_info") @implementation
public func money_rates_info(
  _ rates: OpaquePointer?, _ info: UnsafeMutablePointer<money_rates_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(info) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(info, "info")
    let table = try Boundary.table(rates)
    Boundary.zero(output)
    if let base = table.base { Boundary.write(base, to: UnsafeMutableRawPointer(output)) }
    output.pointee.flags = table.hasRoundedRates ? ConversionFlags.rateRounded.rawValue : 0
    output.pointee.first_date = Boundary.date(table.days.first)
    output.pointee.last_date = Boundary.date(table.days.last)
    output.pointee.instant = table.instant ?? Int64.min
    output.pointee.currency_count = UInt64(table.codes.count)
    output.pointee.pair_count = UInt64(table.pairCount)
    output.pointee.date_count = UInt64(table.days.count)
    output.pointee.quote_count = UInt64(table.quoteCount)
    withUnsafeMutableBytes(of: &output.pointee.source) { Boundary.write(table.source, to: $0) }
  }
}

@_cdecl("money_rates_currency_at") @implementation
public func money_rates_currency_at(
  _ rates: OpaquePointer?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let table = try Boundary.table(rates)
    let index = try Boundary.index(index, of: table.codes.count)
    return .bytes(table.codes[index].bytes)
  }
}

@_cdecl("money_rates_currencies") @implementation
public func money_rates_currencies(
  _ rates: OpaquePointer?, _ date: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(Boundary.listed(try Boundary.table(rates).codes(on: try Boundary.optionalDay(date))))
  }
}

@_cdecl("money_rates_date_at") @implementation
public func money_rates_date_at(
  _ rates: OpaquePointer?, _ index: Int, _ date: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(date, "date", error) { () throws(MoneyFailure) in
    let table = try Boundary.table(rates)
    let index = try Boundary.index(index, of: table.days.count)
    return table.days[index].number
  }
}

@_cdecl("money_rates_pair_at") @implementation
public func money_rates_pair_at(
  _ rates: OpaquePointer?, _ index: Int, _ rate: UnsafeMutablePointer<money_rate_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(rate) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(rate, "rate")
    let table = try Boundary.table(rates)
    guard let quote = table.newestQuote(ofPair: try Boundary.index(index, of: table.pairCount)) else {
      throw Boundary.pastEnd(index, of: table.pairCount)
    }
    Boundary.write(quote, to: output)
  }
}

extension Boundary {
  static func table(_ rates: OpaquePointer?, _ name: StaticString = "rates") throws(MoneyFailure) -> RatesTable {
    try object(rates, as: RatesTable.self, name).takeUnretainedValue()
  }

  /// Reads a rates table; null is nil, in which case only fixed factors convert.
  @inline(always)
  static func optionalTable(_ rates: OpaquePointer?) throws(MoneyFailure) -> RatesTable? {
    rates == nil ? nil : try table(rates)
  }
}
