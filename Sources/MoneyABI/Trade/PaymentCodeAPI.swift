import CMoney
import MoneyCore
import MoneyTrade

@_cdecl("money_payment_code_options_init") @implementation
public func money_payment_code_options_init(_ options: UnsafeMutablePointer<money_payment_code_options_t>?) {
  guard let options else { return }
  Boundary.zero(options)
  options.pointee.struct_size = UInt32(MemoryLayout<money_payment_code_options_t>.size)
}

@_cdecl("money_payment_code") @implementation
public func money_payment_code(
  _ options: UnsafePointer<money_payment_code_options_t>?, _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(text, "text", length, error) { () throws(MoneyFailure) in
    try Boundary.paymentCode(try Boundary.sized(options, "MONEY_PAYMENT_CODE_OPTIONS_INIT", "options")).text()
  }
}

@_cdecl("money_payment_code_parse") @implementation
public func money_payment_code_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ content: UnsafeMutablePointer<money_payment_code_content_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(content, "content", error) {
    (output: UnsafeMutablePointer<money_payment_code_content_t>) throws(MoneyFailure) in
    let bytes = try Boundary.text(text, length, limit: PaymentCode.longestText, "text")
    Boundary.write(try PaymentCode(parsing: Array(bytes)), to: &output.pointee)
  }
}

@_cdecl("money_payment_check_iban") @implementation
public func money_payment_check_iban(
  _ iban: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    _ = try IBAN(parsing: try Boundary.identifier(iban, longest: Boundary.longestPaymentID, "iban"))
  }
}

@_cdecl("money_payment_reference") @implementation
public func money_payment_reference(
  _ kind: Int32, _ number: UnsafePointer<CChar>?, _ reference: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(reference, "reference", length, error) { () throws(MoneyFailure) in
    guard let kind = PaymentReference.Kind(rawValue: kind) else {
      throw Boundary.notOne(of: "MONEY_PAYMENT_REFERENCE_", "kind", kind)
    }
    let number = try Boundary.identifier(number, longest: Boundary.longestPaymentID, "number")
    return try PaymentReference(kind, number: number).bytes
  }
}

extension Boundary {
  /// The limit on IBANs, references and codes in bytes, which may contain spaces.
  fileprivate static var longestPaymentID: Int { 127 }
  /// The limit on other texts in bytes: 140 characters of at most four bytes.
  fileprivate static var longestPaymentText: Int { 560 }

  @_optimize(size)
  fileprivate static func paymentCode(
    _ options: money_payment_code_options_t
  ) throws(MoneyFailure) -> PaymentCode {
    var given = options
    guard let format = PaymentCode.Format(rawValue: given.format) else {
      throw notOne(of: "MONEY_PAYMENT_CODE_", "options.format", given.format)
    }
    var code = PaymentCode(format, try money(&given.amount, "options.amount"))
    if given.version != 0 { code.version = Int(given.version) }
    code.isAmountOpen = try truth(given.is_amount_open, "options.is_amount_open")
    code.iban = try optionalIdentifier(given.iban, longest: longestPaymentID, "iban")
    code.bic = try optionalIdentifier(given.bic, longest: longestPaymentID, "bic")
    code.reference = try optionalIdentifier(given.reference, longest: longestPaymentID, "reference")
    code.purpose = try optionalIdentifier(given.purpose, longest: longestPaymentID, "purpose")
    code.message = try optionalIdentifier(given.message, longest: longestPaymentText, "message")
    code.information = try optionalIdentifier(given.information, longest: longestPaymentText, "information")
    code.creditor = try paymentParty(
      (given.creditor_name, given.creditor_street, given.creditor_building),
      (given.creditor_postcode, given.creditor_town, given.creditor_country))
    code.debtor = try paymentParty(
      (given.debtor_name, given.debtor_street, given.debtor_building),
      (given.debtor_postcode, given.debtor_town, given.debtor_country))
    return code
  }

  private typealias Texts = (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?)

  @_optimize(size)
  private static func paymentParty(_ first: Texts, _ second: Texts) throws(MoneyFailure) -> PaymentCode.Party {
    var party = PaymentCode.Party()
    party.name = try optionalIdentifier(first.0, longest: longestPaymentText, "name")
    party.street = try optionalIdentifier(first.1, longest: longestPaymentText, "street")
    party.building = try optionalIdentifier(first.2, longest: longestPaymentText, "building")
    party.postcode = try optionalIdentifier(second.0, longest: longestPaymentText, "postcode")
    party.town = try optionalIdentifier(second.1, longest: longestPaymentText, "town")
    party.country = try optionalIdentifier(second.2, longest: longestPaymentText, "country")
    return party
  }

  /// Writes the values of a code into a zeroed output.
  @_optimize(size)
  fileprivate static func write(_ code: PaymentCode, to output: inout money_payment_code_content_t) {
    output.format = code.format.rawValue
    output.version = Int32(clamping: code.version ?? 0)
    output.is_amount_open = code.isAmountOpen ? 1 : 0
    withUnsafeMutablePointer(to: &output.amount) { write(code.amount, to: $0) }
    withUnsafeMutableBytes(of: &output.iban) { write(code.iban, to: $0) }
    withUnsafeMutableBytes(of: &output.bic) { write(code.bic, to: $0) }
    withUnsafeMutableBytes(of: &output.creditor_name) { write(code.creditor.name, to: $0) }
    withUnsafeMutableBytes(of: &output.creditor_street) { write(code.creditor.street, to: $0) }
    withUnsafeMutableBytes(of: &output.creditor_building) { write(code.creditor.building, to: $0) }
    withUnsafeMutableBytes(of: &output.creditor_postcode) { write(code.creditor.postcode, to: $0) }
    withUnsafeMutableBytes(of: &output.creditor_town) { write(code.creditor.town, to: $0) }
    withUnsafeMutableBytes(of: &output.creditor_country) { write(code.creditor.country, to: $0) }
    withUnsafeMutableBytes(of: &output.debtor_name) { write(code.debtor.name, to: $0) }
    withUnsafeMutableBytes(of: &output.debtor_street) { write(code.debtor.street, to: $0) }
    withUnsafeMutableBytes(of: &output.debtor_building) { write(code.debtor.building, to: $0) }
    withUnsafeMutableBytes(of: &output.debtor_postcode) { write(code.debtor.postcode, to: $0) }
    withUnsafeMutableBytes(of: &output.debtor_town) { write(code.debtor.town, to: $0) }
    withUnsafeMutableBytes(of: &output.debtor_country) { write(code.debtor.country, to: $0) }
    withUnsafeMutableBytes(of: &output.reference) { write(code.reference, to: $0) }
    withUnsafeMutableBytes(of: &output.message) { write(code.message, to: $0) }
    withUnsafeMutableBytes(of: &output.information) { write(code.information, to: $0) }
    withUnsafeMutableBytes(of: &output.purpose) { write(code.purpose, to: $0) }
  }
}
