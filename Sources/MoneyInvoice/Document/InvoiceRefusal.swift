import MoneyCore
import MoneyXML

/// The reason why a document is not a readable invoice, or cannot be totalled.
public struct InvoiceRefusal: Error {
  /// The violated rule, or "".
  public let rule: InvoiceRule
  public let place: InvoicePlace
  public let message: Message
  /// True if only the totals that the document states are wrong.
  public let isOfTotals: Bool
  private let status: MoneyStatus
  private let position: Int?
  /// A failure that the document did not cause, such as a cancelled call; or one without a place in the document.
  private let other: MoneyFailure?

  init(_ message: Message, at element: XMLElement, _ rule: InvoiceRule = "", isOfTotals: Bool = false) {
    self.init(message, at: InvoicePlace(element), rule, isOfTotals: isOfTotals)
  }

  init(_ message: Message, at place: InvoicePlace, _ rule: InvoiceRule = "", isOfTotals: Bool = false) {
    self.rule = rule
    self.place = place
    self.message = message
    self.isOfTotals = isOfTotals
    status = .document
    position = nil
    other = nil
  }

  /// A failure of the engine at an element: a refusal of the document, unless the document did not cause it.
  init(_ failure: MoneyFailure, at element: XMLElement, _ rule: InvoiceRule = "") {
    switch failure.status {
    case .cancelled, .outOfMemory: self.init(other: failure)
    default: self.init(failure.message, at: element, rule)
    }
  }

  /// A document that is not well-formed, or exceeds a limit.
  init(notXML failure: MoneyFailure, _ message: Message, at place: InvoicePlace) {
    rule = ""
    self.place = place
    self.message = message
    isOfTotals = false
    status = failure.status
    position = failure.position
    other = nil
  }

  /// A failure that is passed on as it is.
  init(other failure: MoneyFailure) {
    rule = ""
    place = InvoicePlace(path: [], line: 1, column: 1)
    message = failure.message
    isOfTotals = false
    status = failure.status
    position = failure.position
    other = failure
  }

  /// True if the document caused it, so that a check reports it.
  public var isOfDocument: Bool {
    if case .cancelled = status { return false }
    if case .outOfMemory = status { return false }
    return true
  }

  /// The failure of a call: "line 3, column 7, Invoice/TaxTotal: message (RULE)".
  public var failure: MoneyFailure {
    if let other { return other }
    let path: Message = place.path.isEmpty ? "at the start" : .bytes(place.path)
    let head = "line " + Message.number(place.line) + ", column " + .number(place.column) + ", "
    let tail: Message = rule.isEmpty ? "" : " (" + .bytes(rule.bytes) + ")"
    return MoneyFailure(status, head + path + ": " + message + tail, at: position, cause: nil)
  }
}
