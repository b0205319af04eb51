import MoneyCore

/// The content of a QR code that a customer pays with: an EPC QR code or a Swiss QR-bill.
///
/// `text` checks all values and returns the text of the code.
public struct PaymentCode: Sendable {
  /// The values are those of `MONEY_PAYMENT_CODE_…` in `money.h`.
  public enum Format: Int32, Sendable, CaseIterable {
    case epc = 0
    case swiss = 1
  }

  /// A creditor or a debtor. Only the QR-bill contains the address.
  public struct Party: Sendable, Equatable {
    public var name: [UInt8] = []
    public var street: [UInt8] = []
    public var building: [UInt8] = []
    public var postcode: [UInt8] = []
    public var town: [UInt8] = []
    public var country: [UInt8] = []

    public init() {}
  }

  public var format: Format
  /// The version of the EPC code, 1 or 2; nil for 2, and for the QR-bill.
  public var version: Int?
  /// The amount, or 0 in its currency if the payer enters it.
  public var amount: Money
  public var isAmountOpen = false
  public var iban: [UInt8] = []
  public var bic: [UInt8] = []
  public var creditor = Party()
  public var debtor = Party()
  public var reference: [UInt8] = []
  public var message: [UInt8] = []
  public var information: [UInt8] = []
  public var purpose: [UInt8] = []

  static var longestName: Int { 70 }
  static var longestMessage: Int { 140 }

  public init(_ format: Format, _ amount: Money) {
    self.format = format
    self.amount = amount
  }

  /// The text to encode.
  ///
  /// - Throws: unless all values are valid in the format.
  public func text() throws(MoneyFailure) -> [UInt8] {
    var line = 0
    return try text(checking: &line)
  }

  /// The text to encode. After a failure, `line` is the line of the text that contains the invalid value.
  func text(checking line: inout Int) throws(MoneyFailure) -> [UInt8] {
    line = format == .epc ? 7 : 4
    try PaymentText.require(iban, "IBAN")
    line = 6
    try PaymentText.require(creditor.name, "creditor name")
    switch format {
    case .epc: return try epc(&line)
    case .swiss: return try swiss(&line)
    }
  }

  /// The amount with two digits after the point, or nothing if the payer enters it.
  func amountText() throws(MoneyFailure) -> [UInt8] {
    if isAmountOpen {
      if amount.amount.isZero { return [] }
      throw MoneyFailure(.argument, "amount must be 0 if the payer enters it, got " + amount.message)
    }
    let value = amount.amount
    guard !value.isNegative, !value.isZero, value <= Decimal(unchecked: 99_999_999_999, scale: 2) else {
      throw MoneyFailure(.limit, "amount must be 0.01 to 999999999.99, got " + amount.message)
    }
    let rounded = try value.quantized(digits: 2, rounding: .down)
    if rounded.isRounded {
      throw MoneyFailure(.inexact, "amount must have at most 2 fraction digits, got " + amount.message)
    }
    return rounded.value.plainText
  }

  /// Throws unless the currency is one of those permitted.
  func checkCurrency(_ names: StaticString) throws(MoneyFailure) {
    if UTF8Bytes(names).split(separator: ASCII.space).contains(where: { $0.elementsEqual(amount.currency.bytes) }) {
      return
    }
    throw MoneyFailure(
      .currencyMismatch, "currency must be one of " + Message(names) + ", got " + .code(amount.currency))
  }

  /// Lines without the empty ones at the end.
  static func joined(_ lines: [[UInt8]]) -> [UInt8] {
    var text = Array(lines.joined(separator: [ASCII.lineFeed]))
    while text.last == ASCII.lineFeed { text.removeLast() }
    return text
  }
}

// MARK: - EPC

extension PaymentCode {
  private static var mostBytes: Int { 331 }

  /// The EPC QR code. Source: European Payments Council, EPC069-12 version 2.1.
  private func epc(_ line: inout Int) throws(MoneyFailure) -> [UInt8] {
    line = 2
    let version = version ?? 2
    guard version == 1 || version == 2 else {
      throw MoneyFailure(.argument, "version must be 1 or 2, got " + .number(version))
    }
    for address in [creditor.street, creditor.building, creditor.postcode, creditor.town, creditor.country] {
      try PaymentText.exclude(address, "creditor address")
    }
    for part in [debtor.name, debtor.street, debtor.building, debtor.postcode, debtor.town, debtor.country] {
      try PaymentText.exclude(part, "debtor")
    }
    line = 8
    try checkCurrency("EUR")
    line = 7
    let account = try IBAN(parsing: iban)
    line = 5
    let bank = try epcBank(of: account, version)
    line = 6
    try PaymentText.check(creditor.name, "creditor name", atMost: PaymentCode.longestName)
    line = 8
    let sum = try amountText()
    line = 9
    let purpose = try epcPurpose()
    line = 11
    if !reference.isEmpty, !message.isEmpty {
      throw MoneyFailure(.argument, "message must not be set beside a reference, got " + .quoted(message))
    }
    try PaymentText.check(message, "message", atMost: PaymentCode.longestMessage)
    line = 12
    try PaymentText.check(information, "information", atMost: PaymentCode.longestName)
    line = 10
    let reference = try epcReference()
    let head: StaticString = version == 1 ? "BCD\n001\n1\nSCT" : "BCD\n002\n1\nSCT"
    let text = PaymentCode.joined([
      Array(UTF8Bytes(head)), bank, creditor.name, account.bytes,
      sum.isEmpty ? [] : amount.currency.bytes + sum, purpose, reference, message, information,
    ])
    line = 1
    if text.count > PaymentCode.mostBytes {
      throw MoneyFailure(
        .limit, "payment code must be at most " + .number(PaymentCode.mostBytes) + " bytes, got " + .number(text.count))
    }
    return text
  }

  private func epcReference() throws(MoneyFailure) -> [UInt8] {
    if reference.isEmpty { return [] }
    let parsed = try PaymentReference(parsing: reference)
    if parsed.kind == .creditor { return parsed.bytes }
    throw MoneyFailure(.argument, "QR reference must not be set for this format, got " + .quoted(parsed.bytes))
  }

  private func epcPurpose() throws(MoneyFailure) -> [UInt8] {
    if purpose.isEmpty { return [] }
    let code = PaymentText.compact(purpose)
    guard (1...4).contains(code.count), code.allSatisfy(PaymentText.isLetterOrDigit) else {
      throw MoneyFailure(.syntax, "purpose must be 1 to 4 letters or digits, got " + .quoted(purpose))
    }
    return code
  }

  /// The bank's code. It may be missing in version 2 if the account is in the European Economic Area.
  private func epcBank(of account: IBAN, _ version: Int) throws(MoneyFailure) -> [UInt8] {
    let code = PaymentText.compact(bic)
    if code.isEmpty {
      let area: StaticString = "ATBEBGCYCZDEDKEEESFIFRGRHRHUIEISITLILTLULVMTNLNOPLPTROSESISK"
      if version == 2, account.isFrom(area) { return [] }
      throw MoneyFailure(
        .argument, "BIC must be set in version 1, and for an account outside the European Economic Area")
    }
    guard code.count == 8 || code.count == 11, code.allSatisfy(PaymentText.isLetterOrDigit),
      code[4..<6].allSatisfy(ASCII.isUppercase)
    else {
      throw MoneyFailure(
        .syntax, "BIC must be 8 or 11 letters or digits with the letters of a country, got " + .quoted(code))
    }
    return code
  }
}
