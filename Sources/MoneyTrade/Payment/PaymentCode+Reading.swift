import MoneyCore

/// Reads the text of a payment code.
extension PaymentCode {
  /// The limit on a text in bytes: the 997 characters of a QR-bill, of at most four bytes.
  public static var longestText: Int { 3_988 }
  /// The digits and the point of the largest amount.
  private static var longestAmount: Int { 12 }

  /// Reads a text. Each line must be as `text` writes it; only the amount of an EPC code may omit fraction digits of 0,
  /// as in "EUR5".
  ///
  /// - Throws: a failure that names an invalid line and the rule.
  public init(parsing text: [UInt8]) throws(MoneyFailure) {
    if text.count > PaymentCode.longestText {
      throw MoneyFailure(
        .limit,
        "payment code must be at most " + .number(PaymentCode.longestText) + " bytes, got " + .number(text.count))
    }
    let lines = PaymentLines(text)
    var line = 1
    do throws(MoneyFailure) {
      self = try PaymentCode.values(of: lines, &line)
      try check(lines, against: PaymentLines(try self.text(checking: &line)), &line)
    } catch {
      throw lines.failure(error, at: line)
    }
  }

  /// The values of the lines, of which `text` checks all but the amount.
  private static func values(of lines: PaymentLines, _ line: inout Int) throws(MoneyFailure) -> PaymentCode {
    let (epc, swiss): (StaticString, StaticString) = ("BCD", "SPC")
    if lines[1].elementsEqual(UTF8Bytes(epc)) { return try epcValues(lines, &line) }
    if lines[1].elementsEqual(UTF8Bytes(swiss)) { return try swissValues(lines, &line) }
    throw MoneyFailure(.syntax, "payment code must begin with BCD or SPC, got " + .quoted(lines[1]))
  }

  private static func epcValues(_ lines: PaymentLines, _ line: inout Int) throws(MoneyFailure) -> PaymentCode {
    let (first, currency): (StaticString, StaticString) = ("001", "EUR")
    let isFirst = lines[2].elementsEqual(UTF8Bytes(first))
    if !isFirst { try require("002", at: 2, of: lines, &line) }
    try require("1", at: 3, of: lines, &line)
    try require("SCT", at: 4, of: lines, &line)
    line = 8
    let sum = lines[8]
    let euro = try CurrencyCode(parsing: UTF8Bytes(currency))
    guard sum.isEmpty || sum.starts(with: UTF8Bytes(currency)) else {
      throw MoneyFailure(.currencyMismatch, "amount must begin with EUR, got " + .quoted(sum))
    }
    var code = PaymentCode(.epc, Money(try amount(Array(sum.dropFirst(3)), isOpen: sum.isEmpty), euro))
    code.isAmountOpen = sum.isEmpty
    code.version = isFirst ? 1 : 2
    code.bic = lines[5]
    code.creditor.name = lines[6]
    code.iban = lines[7]
    code.purpose = lines[9]
    code.reference = lines[10]
    code.message = lines[11]
    code.information = lines[12]
    return code
  }

  private static func swissValues(_ lines: PaymentLines, _ line: inout Int) throws(MoneyFailure) -> PaymentCode {
    try require("0200", at: 2, of: lines, &line)
    try require("1", at: 3, of: lines, &line)
    line = 20
    let currency = try CurrencyCode(parsing: lines[20])
    line = 19
    var code = PaymentCode(.swiss, Money(try amount(lines[19], isOpen: lines[19].isEmpty), currency))
    code.isAmountOpen = lines[19].isEmpty
    code.iban = lines[4]
    code.creditor = try party(lines, from: 5, &line)
    code.debtor = try party(lines, from: 21, &line)
    code.reference = lines[29]
    code.message = lines[30]
    code.information = lines[32]
    return code
  }

  private static func party(
    _ lines: PaymentLines, from first: Int, _ line: inout Int
  ) throws(MoneyFailure) -> Party {
    // Other types of addresses have the same lines with another meaning.
    if !lines[first].isEmpty { try require("S", at: first, of: lines, &line) }
    var party = Party()
    party.name = lines[first + 1]
    party.street = lines[first + 2]
    party.building = lines[first + 3]
    party.postcode = lines[first + 4]
    party.town = lines[first + 5]
    party.country = lines[first + 6]
    return party
  }

  /// An amount of digits with an optional point; 0 if the payer enters it.
  private static func amount(_ text: [UInt8], isOpen: Bool) throws(MoneyFailure) -> Decimal {
    if isOpen { return .zero }
    let isNumber = text.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.point }
    guard isNumber, let first = text.first, let last = text.last, ASCII.isDigit(first), ASCII.isDigit(last),
      first != ASCII.zero || text.count == 1 || text[1] == ASCII.point
    else {
      throw MoneyFailure(.syntax, "amount must be digits with an optional decimal point, got " + .quoted(text))
    }
    if text.count > longestAmount {
      throw MoneyFailure(.limit, "amount must be 0.01 to 999999999.99, got " + .quoted(text))
    }
    return try text.reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
  }

  private static func require(
    _ text: StaticString, at number: Int, of lines: PaymentLines, _ line: inout Int
  ) throws(MoneyFailure) {
    line = number
    try require(Array(UTF8Bytes(text)), got: lines[number])
  }

  private static func require(_ text: [UInt8], got found: [UInt8]) throws(MoneyFailure) {
    if text == found { return }
    throw MoneyFailure(.syntax, "expected " + .quoted(text) + ", got " + .quoted(found))
  }

  /// Throws at the first line that is not the written one.
  private func check(
    _ lines: PaymentLines, against written: PaymentLines, _ line: inout Int
  ) throws(MoneyFailure) {
    for number in 1...max(lines.count, written.count) where lines[number] != written[number] {
      if format == .epc, number == 8 { continue }
      line = number
      try PaymentCode.require(written[number], got: lines[number])
    }
  }
}
