import MoneyCore
import MoneyDesk
import MoneyLocale

extension Store {
  /// Saves the currencies of a list, with their provider's names. They replace the currencies saved under the same
  /// name.
  public func saveCurrencies(_ list: CurrencyList, as name: [UInt8]) throws(MoneyFailure) {
    try Store.check(name: name)
    try change { () throws(MoneyFailure) in
      let deletion = try Statement(connection, "DELETE FROM currency_lists WHERE name = ?")
      try deletion.bind(1, name)
      try deletion.run()
      let insertion = try Statement(connection, "INSERT INTO currency_lists (name) VALUES (?)")
      try insertion.bind(1, name)
      try insertion.run()
      let row = lastRow
      let currencies = try Statement(connection, "INSERT INTO currencies (list, code, name) VALUES (?, ?, ?)")
      for item in list.all {
        try currencies.bind(1, row)
        try currencies.bind(2, item.code)
        try currencies.bind(3, optional: item.provided)
        try currencies.run()
      }
    }
  }

  /// Loads the currencies saved under a name as a list.
  public func loadCurrencies(_ name: [UInt8], language: MoneyLocale) throws(MoneyFailure) -> CurrencyList {
    try Store.check(name: name)
    return try read { () throws(MoneyFailure) in
      let found = try Statement(connection, "SELECT id FROM currency_lists WHERE name = ?")
      try found.bind(1, name)
      guard try found.next() else { throw Store.absent(.currencies, name) }
      let rows = try Statement(connection, "SELECT code, name FROM currencies WHERE list = ? ORDER BY code")
      try rows.bind(1, found.int(0))
      found.stop()
      var list = try CurrencyList(language: language)
      while try rows.next() {
        let (code, words) = (try rows.code(0), try rows.text(1))
        do throws(MoneyFailure) { try list.add(code, name: words) } catch { throw Statement.damaged(error.message) }
      }
      list.setFavourites(try oldFavourites())
      return list
    }
  }

  /// The favourites that version 0.1 kept in a table of their own. Nothing is written there any more: the settings of a
  /// list, as JSON, hold its favourites.
  func oldFavourites() throws(MoneyFailure) -> [CurrencyCode] {
    let rows = try Statement(connection, "SELECT code FROM favourites ORDER BY code")
    var codes: [CurrencyCode] = []
    while try rows.next() { codes.append(try rows.code(0)) }
    return codes
  }
}
