import MoneyCore

/// The kinds of objects that a store keeps by name. The values are those of `MONEY_STORE_KIND_…` in `money/store.h`.
public enum StoredKind: Int32, Sendable, CaseIterable {
  case wallet = 0
  case portfolio = 1
  case catalogue = 2
  case basket = 3
  case rates = 4
  case currencies = 5
  case key = 6
  case ledger = 7

  /// The first version of the schema with the objects.
  var sinceVersion: Int64 {
    switch self {
    case .key: 2
    case .ledger: 3
    default: 1
    }
  }

  var names: StaticString {
    switch self {
    case .wallet: "SELECT name FROM wallets ORDER BY name"
    case .portfolio: "SELECT name FROM portfolios ORDER BY name"
    case .catalogue: "SELECT name FROM catalogues ORDER BY name"
    case .basket: "SELECT name FROM baskets ORDER BY name"
    case .rates: "SELECT DISTINCT name FROM rate_tables ORDER BY name"
    case .currencies: "SELECT name FROM currency_lists ORDER BY name"
    case .key: "SELECT key FROM requests ORDER BY key"
    case .ledger: "SELECT name FROM ledgers ORDER BY name"
    }
  }

  var count: StaticString {
    switch self {
    case .wallet: "SELECT count(*) FROM wallets"
    case .portfolio: "SELECT count(*) FROM portfolios"
    case .catalogue: "SELECT count(*) FROM catalogues"
    case .basket: "SELECT count(*) FROM baskets"
    case .rates: "SELECT count(DISTINCT name) FROM rate_tables"
    case .currencies: "SELECT count(*) FROM currency_lists"
    case .key: "SELECT count(*) FROM requests"
    case .ledger: "SELECT count(*) FROM ledgers"
    }
  }

  /// A query for the object of a name. It returns a row if the object exists.
  var existence: StaticString {
    switch self {
    case .wallet: "SELECT 1 FROM wallets WHERE name = ?"
    case .portfolio: "SELECT 1 FROM portfolios WHERE name = ?"
    case .catalogue: "SELECT 1 FROM catalogues WHERE name = ?"
    case .basket: "SELECT 1 FROM baskets WHERE name = ?"
    case .rates: "SELECT 1 FROM rate_tables WHERE name = ?"
    case .currencies: "SELECT 1 FROM currency_lists WHERE name = ?"
    case .key: "SELECT 1 FROM requests WHERE key = ?"
    case .ledger: "SELECT 1 FROM ledgers WHERE name = ?"
    }
  }

  /// The rows that belong to the object are deleted with it, by ON DELETE CASCADE.
  var removal: StaticString {
    switch self {
    case .wallet: "DELETE FROM wallets WHERE name = ?"
    case .portfolio: "DELETE FROM portfolios WHERE name = ?"
    case .catalogue: "DELETE FROM catalogues WHERE name = ?"
    case .basket: "DELETE FROM baskets WHERE name = ?"
    case .rates: "DELETE FROM rate_tables WHERE name = ?"
    case .currencies: "DELETE FROM currency_lists WHERE name = ?"
    case .key: "DELETE FROM requests WHERE key = ?"
    case .ledger: "DELETE FROM ledgers WHERE name = ?"
    }
  }

  var noun: StaticString {
    switch self {
    case .wallet: "wallet"
    case .portfolio: "portfolio"
    case .catalogue: "catalogue"
    case .basket: "basket"
    case .rates: "rates"
    case .currencies: "list of currencies"
    case .key: "key"
    case .ledger: "ledger"
    }
  }
}
