import MoneyCore

/// The number of a bank account by ISO 13616.
public struct IBAN: Sendable, Equatable {
  /// The number without spaces, in upper case.
  public let bytes: [UInt8]

  /// - Throws: unless the form and the check digits are right, and the length is that of the country.
  public init(parsing text: [UInt8]) throws(MoneyFailure) {
    let compact = PaymentText.compact(text)
    guard (15...34).contains(compact.count), compact.allSatisfy(PaymentText.isLetterOrDigit),
      compact.prefix(2).allSatisfy(ASCII.isUppercase), compact[2..<4].allSatisfy(ASCII.isDigit)
    else {
      throw MoneyFailure(
        .syntax,
        "IBAN must be two letters, two digits and 11 to 30 letters or digits, got " + .quoted(compact))
    }
    if let length = IBAN.length(in: compact), length != compact.count {
      throw MoneyFailure(
        .syntax,
        "IBAN of " + .bytes(compact.prefix(2)) + " must be " + .number(length) + " characters, got "
          + .number(compact.count))
    }
    if !PaymentText.isChecked(compact) {
      throw MoneyFailure(.syntax, "IBAN must have valid check digits, got " + .quoted(compact))
    }
    bytes = compact
  }

  func isFrom(_ countries: StaticString) -> Bool {
    PaymentText.contains(countries, bytes[0], bytes[1])
  }

  /// True for an account of the QR-bill's own clearing numbers, 30000 to 31999, which requires a QR reference.
  var isQR: Bool { isFrom("CHLI") && bytes[4] == ASCII.zero &+ 3 && bytes[5] <= ASCII.zero &+ 1 }

  /// The length of a country's numbers; nil for a country that is not in the table. Source: the IBAN registry of SWIFT,
  /// releases to 2025.
  private static func length(in number: [UInt8]) -> Int? {
    let rows: StaticString =
      """
      AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22\
      GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20\
      MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26\
      UA29VA22VG24XK20YE30
      """
    let table = UTF8Bytes(rows)
    for start in stride(from: 0, to: table.count, by: 4)
    where table[start] == number[0] && table[start + 1] == number[1] {
      return Int(ASCII.digit(table[start + 2])) * 10 + Int(ASCII.digit(table[start + 3]))
    }
    return nil
  }
}
