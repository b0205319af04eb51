import MoneyCore

// Amounts, rates and dates are text, exactly as written: "10.50" keeps its zero, and no column is a float. Tables are
// STRICT, so that type and value of a column cannot disagree. docs/guide/store.md describes the tables for readers of a file.

extension Store {
  /// The value of SQLite's application_id: "$MNY".
  static var applicationID: Int64 { 0x244D_4E59 }
  static var markAsStore: StaticString { "PRAGMA application_id = 609046105" }

  /// Version 1 of the schema; `migration` contains the additions of later versions.
  static var schema: StaticString {
    """
    CREATE TABLE store (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      revision INTEGER NOT NULL) STRICT;
    INSERT INTO store VALUES (1, 0);

    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL,
      instant INTEGER) STRICT, WITHOUT ROWID;

    -- Version 0.1 kept favourites here; a list that is loaded still gets them. A list's settings keep them now.
    CREATE TABLE favourites (
      code TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

    CREATE TABLE currency_lists (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE currencies (
      list INTEGER NOT NULL REFERENCES currency_lists ON DELETE CASCADE,
      code TEXT NOT NULL,
      name TEXT,
      PRIMARY KEY (list, code)) STRICT, WITHOUT ROWID;

    CREATE TABLE rate_tables (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      instant INTEGER,
      base TEXT,
      source TEXT) STRICT;
    CREATE INDEX rate_tables_by_name ON rate_tables (name, instant);
    CREATE TABLE rates (
      rate_table INTEGER NOT NULL REFERENCES rate_tables ON DELETE CASCADE,
      base TEXT NOT NULL,
      quote TEXT NOT NULL,
      date TEXT NOT NULL,
      rate TEXT NOT NULL,
      is_rounded INTEGER NOT NULL,
      PRIMARY KEY (rate_table, base, quote, date)) STRICT, WITHOUT ROWID;

    CREATE TABLE catalogues (
      name TEXT PRIMARY KEY,
      document TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE VIEW goods AS
      SELECT name AS catalogue, json_extract(value, '$.sku') AS sku, json_extract(value, '$.name') AS name,
        json_extract(value, '$.unit') AS unit, json_extract(value, '$.price') AS price,
        json_extract(document, '$.currency') AS currency
      FROM catalogues, json_each(document, '$.products');

    CREATE TABLE baskets (
      name TEXT PRIMARY KEY,
      document TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE VIEW basket_lines AS
      SELECT name AS basket, json_extract(value, '$.sku') AS sku, json_extract(value, '$.quantity') AS quantity,
        json_extract(value, '$.price') AS price, json_extract(document, '$.currency') AS currency
      FROM baskets, json_each(document, '$.lines');

    CREATE TABLE wallets (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      next INTEGER NOT NULL,
      revision INTEGER NOT NULL) STRICT;
    CREATE TABLE wallet_entries (
      wallet INTEGER NOT NULL REFERENCES wallets ON DELETE CASCADE,
      id INTEGER NOT NULL,
      amount TEXT NOT NULL,
      currency TEXT NOT NULL,
      date TEXT,
      label TEXT,
      state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 3),
      PRIMARY KEY (wallet, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE wallet_sums (
      wallet INTEGER NOT NULL REFERENCES wallets ON DELETE CASCADE,
      currency TEXT NOT NULL,
      first INTEGER NOT NULL,
      count INTEGER NOT NULL,
      sum TEXT NOT NULL,
      held TEXT NOT NULL,
      PRIMARY KEY (wallet, currency)) STRICT, WITHOUT ROWID;
    CREATE TABLE wallet_journal (
      wallet INTEGER NOT NULL REFERENCES wallets ON DELETE CASCADE,
      number INTEGER NOT NULL,
      action TEXT NOT NULL,
      id INTEGER NOT NULL,
      count INTEGER NOT NULL,
      times INTEGER NOT NULL,
      PRIMARY KEY (wallet, number)) STRICT, WITHOUT ROWID;
    CREATE VIEW wallet_moneys AS
      SELECT wallets.name AS wallet, wallet_entries.id AS id, amount, currency, date, label
      FROM wallet_entries JOIN wallets ON wallets.id = wallet_entries.wallet WHERE state = 0;

    CREATE TABLE portfolios (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      currency TEXT NOT NULL,
      method TEXT NOT NULL,
      shortage TEXT NOT NULL,
      next INTEGER NOT NULL,
      revision INTEGER NOT NULL) STRICT;
    CREATE TABLE transactions (
      portfolio INTEGER NOT NULL REFERENCES portfolios ON DELETE CASCADE,
      entry INTEGER NOT NULL,
      id TEXT NOT NULL,
      date TEXT NOT NULL,
      action TEXT NOT NULL,
      symbol TEXT,
      quantity TEXT NOT NULL,
      per TEXT NOT NULL,
      total TEXT,
      currency TEXT,
      fee TEXT,
      fee_currency TEXT,
      rate TEXT,
      PRIMARY KEY (portfolio, entry)) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX transactions_by_id ON transactions (portfolio, id);
    CREATE TABLE chosen_lots (
      portfolio INTEGER NOT NULL,
      entry INTEGER NOT NULL,
      number INTEGER NOT NULL,
      lot TEXT NOT NULL,
      quantity TEXT NOT NULL,
      PRIMARY KEY (portfolio, entry, number),
      FOREIGN KEY (portfolio, entry) REFERENCES transactions ON DELETE CASCADE) STRICT, WITHOUT ROWID;

    CREATE TABLE quotes (
      symbol TEXT PRIMARY KEY,
      price TEXT NOT NULL,
      currency TEXT,
      instant INTEGER) STRICT, WITHOUT ROWID;
    """
  }
}
