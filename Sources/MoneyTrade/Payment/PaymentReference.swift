import MoneyCore

/// A reference with check digits, by which a creditor recognises a payment.
public struct PaymentReference: Sendable, Equatable {
  /// The values are those of `MONEY_PAYMENT_REFERENCE_…` in `money.h`.
  public enum Kind: Int32, Sendable, CaseIterable {
    /// A creditor reference by ISO 11649.
    case creditor = 0
    /// A reference of the QR-bill.
    case qr = 1
  }

  public let kind: Kind
  /// The reference without spaces, in upper case.
  public let bytes: [UInt8]

  private static var longestNumber: Int { 21 }
  private static var qrDigits: Int { 27 }

  /// Reads a reference and verifies its check digits.
  public init(parsing text: [UInt8]) throws(MoneyFailure) {
    let compact = PaymentText.compact(text)
    if compact.count == PaymentReference.qrDigits, compact.allSatisfy(ASCII.isDigit) {
      guard PaymentReference.checkDigit(compact.dropLast()) == compact.last else {
        throw MoneyFailure(.syntax, "QR reference must have a valid check digit, got " + .quoted(compact))
      }
      kind = .qr
    } else {
      let prefix: StaticString = "RF"
      guard (5...25).contains(compact.count), compact.starts(with: UTF8Bytes(prefix)),
        compact[2..<4].allSatisfy(ASCII.isDigit), compact.allSatisfy(PaymentText.isLetterOrDigit)
      else {
        throw MoneyFailure(
          .syntax,
          "reference must be RF, two digits and 1 to 21 letters or digits, or 27 digits, got " + .quoted(compact))
      }
      guard PaymentText.isChecked(compact) else {
        throw MoneyFailure(.syntax, "reference must have valid check digits, got " + .quoted(compact))
      }
      kind = .creditor
    }
    bytes = compact
  }

  /// Adds the check digits to a number.
  public init(_ kind: Kind, number: [UInt8]) throws(MoneyFailure) {
    let compact = PaymentText.compact(number)
    let longest = kind == .qr ? PaymentReference.qrDigits - 1 : PaymentReference.longestNumber
    let isPermitted = kind == .qr ? ASCII.isDigit : PaymentText.isLetterOrDigit
    guard !compact.isEmpty, compact.allSatisfy(isPermitted) else {
      throw MoneyFailure(
        .syntax,
        "number of a reference must consist of digits" + (kind == .qr ? ", got " : " or letters, got ")
          + .quoted(compact))
    }
    if compact.count > longest {
      throw MoneyFailure(
        .limit,
        "number of a reference must be at most " + .number(longest) + " characters, got " + .number(compact.count))
    }
    self.kind = kind
    if kind == .qr {
      let digits = [UInt8](repeating: ASCII.zero, count: longest - compact.count) + compact
      bytes = digits + [PaymentReference.checkDigit(digits)]
      return
    }
    let prefix: StaticString = "RF00"
    let open = Array(UTF8Bytes(prefix)) + compact
    bytes = open[..<2] + PaymentText.checkDigits(open) + compact
  }

  /// The check digit of digits, modulo 10, recursive.
  private static func checkDigit(_ digits: some Sequence<UInt8>) -> UInt8 {
    let table: StaticString = "0946827135"
    var carry = 0
    for digit in digits { carry = Int(ASCII.digit(UTF8Bytes(table)[(carry + Int(ASCII.digit(digit))) % 10])) }
    return ASCII.zero &+ UInt8(truncatingIfNeeded: (10 - carry) % 10)
  }
}
