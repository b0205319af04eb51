import MoneyFeeds
import CMoney
import MoneyCore
import MoneyDesk
import MoneyJSON

@_cdecl("money_currency_list_new") @implementation
public func money_currency_list_new(
  _ language: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(list, "list", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: WatchedHandle(try CurrencyList(language: try Boundary.locale(language))))
  }
}

@_cdecl("money_currency_list_free") @implementation
public func money_currency_list_free(_ list: OpaquePointer?) {
  CallbackHandle.free(list)
}

@_cdecl("money_currency_list_add") @implementation
public func money_currency_list_add(
  _ list: OpaquePointer?, _ code: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    try list.add(
      try Boundary.code(code, "code"),
      name: try Boundary.optionalText(name, length, limit: CurrencyList.longestName, "name"))
  }
}

@_cdecl("money_currency_list_to_json") @implementation
public func money_currency_list_to_json(
  _ list: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try CurrencySettingsDocument.write(try Boundary.list(list).value)
  }
}

@_cdecl("money_currency_list_restore") @implementation
public func money_currency_list_restore(
  _ list: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    try CurrencySettingsDocument.read(try Boundary.document(json, length, "json"), into: &list)
  }
}

@_cdecl("money_currency_list_add_current") @implementation
public func money_currency_list_add_current(
  _ list: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in try list.addCurrent() }
}

@_cdecl("money_currency_list_add_json") @implementation
public func money_currency_list_add_json(
  _ list: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    try list.add(try CurrencyListDocument.read(try Boundary.document(json, length, "json")))
  }
}

@_cdecl("money_currency_list_take_feed") @implementation
public func money_currency_list_take_feed(
  _ list: OpaquePointer?, _ feed: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    try list.add(try Boundary.feed(feed).value.knownCurrencies())
  }
}

@_cdecl("money_currency_list_set_language") @implementation
public func money_currency_list_set_language(
  _ list: OpaquePointer?, _ language: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    try list.setLanguage(try Boundary.locale(language, in: list.table))
  }
}

@_cdecl("money_currency_list_set_locales") @implementation
public func money_currency_list_set_locales(
  _ list: OpaquePointer?, _ locales: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    try list.setLocales(Boundary.keptLocales(locales))
  }
}

@_cdecl("money_currency_list_set_search") @implementation
public func money_currency_list_set_search(
  _ list: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    list.setSearch(try Boundary.optionalText(text, length, limit: CurrencyList.longestName, "text"))
  }
}

@_cdecl("money_currency_list_set_sort") @implementation
public func money_currency_list_set_sort(
  _ list: OpaquePointer?, _ sort: Int32, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    guard let sort = CurrencyList.Sort(rawValue: sort) else { throw Boundary.notOne(of: "MONEY_SORT_", "sort", sort) }
    list.setSort(sort)
  }
}

@_cdecl("money_currency_list_set_favourite") @implementation
public func money_currency_list_set_favourite(
  _ list: OpaquePointer?, _ code: UnsafePointer<CChar>?, _ is_favourite: Int32,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    try list.setFavourite(try Boundary.code(code, "code"), try Boundary.truth(is_favourite, "is_favourite"))
  }
}

@_cdecl("money_currency_list_set_favourites_only") @implementation
public func money_currency_list_set_favourites_only(
  _ list: OpaquePointer?, _ is_only: Int32, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    list.setFavouritesOnly(try Boundary.truth(is_only, "is_only"))
  }
}

@_cdecl("money_currency_list_mark") @implementation
public func money_currency_list_mark(
  _ list: OpaquePointer?, _ rates: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(list, error) { (list: inout CurrencyList) throws(MoneyFailure) in
    list.markQuoted(by: try Boundary.optionalTable(rates))
  }
}

@_cdecl("money_currency_list_count") @implementation
public func money_currency_list_count(
  _ list: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in try Boundary.list(list).value.count }
}

@_cdecl("money_currency_list_at") @implementation
public func money_currency_list_at(
  _ list: OpaquePointer?, _ index: Int, _ item: UnsafeMutablePointer<money_currency_list_item_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(item, "item", error) { output throws(MoneyFailure) in
    let list = try Boundary.list(list).value
    guard let found = list.item(at: try Boundary.index(index, of: list.count)) else {
      throw Boundary.pastEnd(index, of: list.count)
    }
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_currency_list_items") @implementation
public func money_currency_list_items(
  _ list: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_currency_list_item_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let list = try Boundary.list(list).value
    try page.fill(of: list.count) { (index, row) throws(MoneyFailure) in
      guard let found = list.item(at: index) else { throw Boundary.pastEnd(index, of: list.count) }
      Boundary.write(found, to: row)
    }
  }
}

@_cdecl("money_currency_list_state") @implementation
public func money_currency_list_state(
  _ list: OpaquePointer?, _ state: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(state, "state", error) { () throws(MoneyFailure) in try Boundary.list(list).value.state.rawValue }
}

@_cdecl("money_currency_list_revision") @implementation
public func money_currency_list_revision(
  _ list: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: list, as: CurrencyList.self, revision, error)
}

@_cdecl("money_currency_list_on_change") @implementation
public func money_currency_list_on_change(
  _ list: OpaquePointer?, _ callback: money_change_callback_t?, _ user_data: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.listen(to: list, as: CurrencyList.self, callback, user_data, error)
}

extension CurrencyList: Watched {
  static var parameter: StaticString { "list" }
}

extension Boundary {
  /// Writes an item into a zeroed output.
  fileprivate static func write(
    _ found: CurrencyListItem, to output: UnsafeMutablePointer<money_currency_list_item_t>
  ) {
    withUnsafeMutableBytes(of: &output.pointee.code) { write(found.code.bytes, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.flag) { write(found.flag, to: $0) }
    output.pointee.is_favourite = found.isFavourite ? 1 : 0
    output.pointee.is_quoted = found.isQuoted ? 1 : 0
    withUnsafeMutableBytes(of: &output.pointee.name) { write(found.name, to: $0) }
  }

  static func list(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<CurrencyList> {
    try watched(pointer)
  }

  /// Reads a truth value, 1 or 0.
  static func truth(_ value: Int32, _ name: StaticString) throws(MoneyFailure) -> Bool {
    guard value == 0 || value == 1 else { throw outOfRange(name, Int64(value), 0...1) }
    return value == 1
  }
}
