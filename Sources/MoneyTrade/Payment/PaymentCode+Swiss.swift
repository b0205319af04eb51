import MoneyCore

/// The Swiss QR-bill. Source: SIX, Swiss Payment Standards, Implementation Guidelines for the QR-bill, version 2.3.
extension PaymentCode {
  func swiss(_ line: inout Int) throws(MoneyFailure) -> [UInt8] {
    if let version { throw MoneyFailure(.argument, "version must be 0 for this format, got " + .number(version)) }
    try PaymentText.exclude(bic, "BIC")
    try PaymentText.exclude(purpose, "purpose")
    line = 20
    try checkCurrency("CHF EUR")
    line = 4
    let account = try IBAN(parsing: iban)
    guard account.isFrom("CHLI") else {
      throw MoneyFailure(.syntax, "IBAN must be from CH or LI, got " + .quoted(account.bytes))
    }
    line = 19
    let sum = try amountText()
    line = 29
    let (kind, number) = try swissReference(of: account)
    line = 30
    try PaymentCode.checkSwiss(message, "message", atMost: PaymentCode.longestMessage)
    line = 32
    try PaymentCode.checkSwiss(
      information, "information", atMost: PaymentCode.longestMessage - PaymentText.length(message))
    let head: StaticString = "SPC\n0200\n1"
    let trailer: StaticString = "EPD"
    var lines = [Array(UTF8Bytes(head)), account.bytes]
    lines += try PaymentCode.lines(of: creditor, isDebtor: false, from: 5, &line)
    // The ultimate creditor, which is reserved.
    lines += [[UInt8]](repeating: [], count: 7)
    lines += [sum, amount.currency.bytes]
    lines += try PaymentCode.lines(of: debtor, isDebtor: true, from: 21, &line)
    lines += [Array(UTF8Bytes(kind)), number, message, Array(UTF8Bytes(trailer)), information]
    return PaymentCode.joined(lines)
  }

  /// The type of the reference, and the reference.
  private func swissReference(of account: IBAN) throws(MoneyFailure) -> (StaticString, [UInt8]) {
    if reference.isEmpty {
      if account.isQR { throw MoneyFailure(.argument, "QR reference must be set for a QR-IBAN") }
      return ("NON", [])
    }
    let parsed = try PaymentReference(parsing: reference)
    if account.isQR != (parsed.kind == .qr) {
      throw MoneyFailure(
        .argument,
        (account.isQR ? "QR reference must be set for a QR-IBAN, got " : "QR reference requires a QR-IBAN, got ")
          + .quoted(parsed.bytes))
    }
    return (parsed.kind == .qr ? "QRR" : "SCOR", parsed.bytes)
  }

  /// The seven lines of a structured address, the first of which is `first`.
  private static func lines(
    of party: Party, isDebtor: Bool, from first: Int, _ line: inout Int
  ) throws(MoneyFailure) -> [[UInt8]] {
    if isDebtor, party == Party() { return [[UInt8]](repeating: [], count: 7) }
    line = first + 1
    try PaymentText.require(party.name, isDebtor ? "debtor name" : "creditor name")
    try checkSwiss(party.name, "name", atMost: longestName)
    line = first + 2
    try checkSwiss(party.street, "street", atMost: longestName)
    line = first + 3
    try checkSwiss(party.building, "building", atMost: 16)
    line = first + 4
    try PaymentText.require(party.postcode, isDebtor ? "debtor postcode" : "creditor postcode")
    try checkSwiss(party.postcode, "postcode", atMost: 16)
    line = first + 5
    try PaymentText.require(party.town, isDebtor ? "debtor town" : "creditor town")
    try checkSwiss(party.town, "town", atMost: 35)
    line = first + 6
    try PaymentText.require(party.country, isDebtor ? "debtor country" : "creditor country")
    let country = PaymentText.compact(party.country)
    guard country.count == 2, country.allSatisfy(ASCII.isUppercase) else {
      throw MoneyFailure(.syntax, "country must be two letters, got " + .quoted(party.country))
    }
    return [[0x53], party.name, party.street, party.building, party.postcode, party.town, country]
  }

  /// Throws unless a text consists of the permitted characters: Basic Latin, Latin-1 Supplement and Latin Extended-A
  /// without control characters, S and T with a comma below, and the euro sign.
  private static func checkSwiss(_ text: [UInt8], _ name: StaticString, atMost longest: Int) throws(MoneyFailure) {
    try PaymentText.check(text, name, atMost: longest)
    try text.withUnsafeBufferPointer { (bytes) throws(MoneyFailure) in
      var index = 0
      while index < bytes.count {
        guard let (scalar, length) = UTF8Text.wideScalar(at: index, in: bytes) else {
          index += 1
          continue
        }
        guard scalar <= 0x17F || (0x218...0x21B).contains(scalar) || scalar == 0x20AC else {
          throw MoneyFailure(
            .syntax, Message(name) + " must consist of characters permitted in the QR-bill, got " + .quoted(text),
            at: index)
        }
        index += length
      }
    }
  }
}
