import MoneyCore
import MoneyXML

// The values of elements. A text that exceeds the length of its field is refused rather than cut.

extension CamtReader {
  /// The message definitions limit identifiers to 35 characters, of at most 4 bytes each.
  private static var longestIdentifier: Int { 143 }
  private static var longestCode: Int { 7 }
  static var longestTime: Int { 39 }

  mutating func text(
    _ parent: XMLElement?, _ path: StaticString, longest: Int
  ) throws(MoneyFailure) -> BankText {
    guard let element = parent?.find(path), !element.isEmpty else { return .none }
    let text = element.text
    guard text.count <= longest else {
      let limit: Message = "text must be at most " + .number(longest) + " bytes, got "
      throw element.failure(.document, limit + .number(text.count))
    }
    return try bank.texts.add(text, watch)
  }

  mutating func identifier(_ parent: XMLElement?, _ path: StaticString) throws(MoneyFailure) -> BankText {
    try text(parent, path, longest: CamtReader.longestIdentifier)
  }

  mutating func code(_ parent: XMLElement?, _ path: StaticString) throws(MoneyFailure) -> BankText {
    try text(parent, path, longest: CamtReader.longestCode)
  }

  /// The identifier of an account, and whether it is an IBAN.
  mutating func account(_ account: XMLElement) throws(MoneyFailure) -> (BankText, Bool) {
    if account.find("Id/IBAN") != nil { return (try identifier(account, "Id/IBAN"), true) }
    return (try identifier(account, "Id/Othr/Id"), false)
  }

  func currency(_ element: XMLElement, _ text: [UInt8]) throws(MoneyFailure) -> CurrencyCode {
    do throws(MoneyFailure) {
      let code = try CurrencyCode(parsing: text)
      _ = try CurrencyRegistry.currency(code, in: nil)
      return code
    } catch {
      throw element.failure(.unknownCurrency, "unknown currency " + .quoted(text))
    }
  }

  func optionalCurrency(_ parent: XMLElement?, _ path: StaticString) throws(MoneyFailure) -> CurrencyCode? {
    guard let element = parent?.find(path) else { return nil }
    return try currency(element, element.text)
  }

  /// An amount as stated, which must not be negative: its direction is an element of its own.
  func amount(_ element: XMLElement) throws(MoneyFailure) -> Money {
    let number = try element.decimal()
    if number.isNegative {
      throw element.failure(.document, "amount must not be negative, got " + .quoted(element.text))
    }
    return Money(number, try currency(element, element.currency))
  }

  func optionalAmount(_ parent: XMLElement?, _ path: StaticString) throws(MoneyFailure) -> Money? {
    guard let element = parent?.find(path) else { return nil }
    return try amount(element)
  }

  /// The amount of a balance or an entry, negative for a debit.
  func signed(_ element: XMLElement) throws(MoneyFailure) -> Money {
    guard let stated = element.find("Amt") else { throw CamtReader.missing("Amt", in: element) }
    let amount = try amount(stated)
    return try requiredDirection(element) == .debit ? amount.negated : amount
  }

  func requiredDirection(_ element: XMLElement) throws(MoneyFailure) -> BankCharge.Direction {
    let found = try direction(element)
    if found == .unstated { throw CamtReader.missing("CdtDbtInd", in: element) }
    return found
  }

  func direction(_ parent: XMLElement) throws(MoneyFailure) -> BankCharge.Direction {
    guard let element = parent.find("CdtDbtInd") else { return .unstated }
    let text = element.text
    if text.elementsEqual(UTF8Bytes("CRDT")) { return .credit }
    if text.elementsEqual(UTF8Bytes("DBIT")) { return .debit }
    throw element.failure(.document, "CdtDbtInd must be CRDT or DBIT, got " + .quoted(text))
  }

  func truth(_ element: XMLElement) throws(MoneyFailure) -> Bool {
    let text = element.text
    if text.elementsEqual(UTF8Bytes("true")) || text.elementsEqual(UTF8Bytes("1")) { return true }
    if text.elementsEqual(UTF8Bytes("false")) || text.elementsEqual(UTF8Bytes("0")) { return false }
    throw element.failure(.document, "expected true or false, got " + .quoted(text))
  }

  /// The day of a choice of a date and a time.
  func date(_ choice: XMLElement?) throws(MoneyFailure) -> Day? {
    try day(choice?.find("Dt") ?? choice?.find("DtTm"))
  }

  /// The day of a date or a time as written; time zones are ignored.
  func day(_ element: XMLElement?) throws(MoneyFailure) -> Day? {
    guard let element else { return nil }
    do throws(MoneyFailure) {
      return try Array(element.text.prefix(10)).reading { (text) throws(MoneyFailure) in try Day(parsing: text) }
    } catch {
      throw element.failure(.document, "expected a date such as 2026-02-28, got " + .quoted(element.text))
    }
  }
}
