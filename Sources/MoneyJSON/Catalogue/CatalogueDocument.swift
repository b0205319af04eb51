import MoneyCore
import MoneyTrade

/// A catalogue as JSON: `{"format":"libmoney.catalogue","version":2,"currency":"USD","digits":2,"products":[…],
/// "taxes":{"standard":{"percent":"19"}}}`.
public struct CatalogueDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.catalogue" }
  private static var version: Int64 { 2 }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Catalogue {
    try CatalogueDocument(text: text).catalogue()
  }

  private func catalogue() throws(MoneyFailure) -> Catalogue {
    let root = try JSONReader.read(text)
    try at([]) { () throws(MoneyFailure) in
      try check(root, format: CatalogueDocument.format, version: CatalogueDocument.version)
      try checkMembers(of: root, among: "format version currency digits products taxes")
    }
    var catalogue = try catalogue(root)
    let products = try at([.member("products")]) { () throws(MoneyFailure) in
      try elements(root["products"], "products")
    }
    for (index, product) in products.enumerated() {
      try at([.member("products"), .element(index)]) { () throws(MoneyFailure) in
        try checkMembers(of: product, among: "sku name unit category price")
        try catalogue.addNew(try self.product(product))
      }
    }
    catalogue.restore(try taxes(root))
    return catalogue
  }

  public static func write(_ catalogue: Catalogue) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    try writer.set("format", to: Array(format), in: writer.root)
    try writer.set("version", to: version, in: writer.root)
    try writer.set("currency", to: catalogue.currency.bytes, in: writer.root)
    try writer.set("digits", to: Int64(catalogue.digits), in: writer.root)
    try writer.list("products", in: writer.root)
    for product in catalogue.products {
      try writer.set(product, in: try writer.appendedObject("products", in: writer.root))
    }
    try writer.set(catalogue.taxes, in: writer.root)
    return try writer.text()
  }
}
