import MoneyXML

/// The location of an element in a document.
public struct InvoicePlace: Sendable {
  /// The path, such as "Invoice/InvoiceLine[2]/LineExtensionAmount".
  public let path: [UInt8]
  /// The line and the column, from 1.
  public let line: Int
  public let column: Int

  init(_ element: XMLElement) {
    path = element.place
    line = element.line
    column = element.column
  }

  public init(path: [UInt8], line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
