import MoneyCore
import MoneyDesk
import MoneyLocale

/// The settings of a list of currencies as JSON: language, order, favourites. Its currencies are the provider's.
public struct CurrencySettingsDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.currency-list" }
  private static var version: Int64 { 1 }

  private static func name(of sort: CurrencyList.Sort) -> StaticString {
    switch sort {
    case .nameAscending: "name_ascending"
    case .nameDescending: "name_descending"
    case .codeAscending: "code_ascending"
    case .codeDescending: "code_descending"
    }
  }

  public static func write(_ list: CurrencyList) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try writer.set("language", to: list.language.identifier, in: root)
    try writer.set("sort", to: Array(name(of: list.sort)), in: root)
    try writer.set("shows", to: Array(list.isFavouritesOnly ? favourites : all), in: root)
    if list.favourites.isEmpty { try writer.set(Array(favourites), to: writer.emptyList(), in: root) }
    for code in list.favourites { try writer.append(code.bytes, to: favourites, in: root) }
    return try writer.text()
  }

  private static var favourites: StaticString { "favourites" }
  private static var all: StaticString { "all" }

  /// Applies the settings of a document to a list, all or none of them.
  /// - Parameter text: UTF-8 without a NUL.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, into list: inout CurrencyList
  ) throws(MoneyFailure) {
    try CurrencySettingsDocument(text: text).restore(try JSONReader.read(text), &list)
  }

  private func restore(_ root: JSONValue, _ list: inout CurrencyList) throws(MoneyFailure) {
    typealias Own = CurrencySettingsDocument
    let isOwn = root["format"].flatMap { try? string($0, "format") }.map(Own.format.isEqual) ?? false
    try at([.member(isOwn ? "version" : "format")]) { () throws(MoneyFailure) in
      try check(root, format: Own.format, version: Own.version)
    }
    try at([]) { () throws(MoneyFailure) in
      try checkMembers(of: root, among: "favourites format language shows sort version")
    }
    let language = try at([.member("language")]) { () throws(MoneyFailure) in
      try string(root["language"], "language").reading { (name) throws(MoneyFailure) in
        try MoneyLocale(parsing: name, in: list.table)
      }
    }
    let sort = try at([.member("sort")]) { () throws(MoneyFailure) in
      try choice(root["sort"], "sort", CurrencyList.Sort.allCases, Own.name)
    }
    let isFavouritesOnly = try at([.member("shows")]) { () throws(MoneyFailure) in
      try choice(root["shows"], "shows", [true, false]) { $0 ? Own.favourites : Own.all }
    }
    let favourites = try self.favourites(root["favourites"])
    try at([.member("language")]) { () throws(MoneyFailure) in
      try list.restore(language, sort, favourites, isFavouritesOnly: isFavouritesOnly)
    }
  }

  /// The favourites, sorted by code.
  private func favourites(_ value: JSONValue?) throws(MoneyFailure) -> [CurrencyCode] {
    let values = try at([.member("favourites")]) { () throws(MoneyFailure) in
      let values = try elements(value, "favourites")
      if values.count > CurrencyList.mostCurrencies {
        throw MoneyFailure(.limit, "number of currencies must be at most 4096")
      }
      return values
    }
    var codes: [CurrencyCode] = []
    for (index, value) in values.enumerated() {
      let code = try at([.member("favourites"), .element(index)]) { () throws(MoneyFailure) in
        guard case .string(let bytes) = value else { throw .element("favourite", mustBe: "a string", got: value) }
        return try Self.code(bytes)
      }
      codes.append(code)
    }
    codes = codes.ordered()
    for (index, code) in codes.enumerated() where index > 0 && codes[index - 1] == code {
      try at([.member("favourites")]) { () throws(MoneyFailure) in
        throw MoneyFailure(.document, "duplicate favourite " + Message.code(code))
      }
    }
    return codes
  }
}
