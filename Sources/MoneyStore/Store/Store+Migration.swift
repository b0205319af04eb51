import MoneyCore

extension Store {
  /// The version of the schema, which is SQLite's user_version.
  static var schemaVersion: Int64 { 3 }
  static var markVersion: StaticString { "PRAGMA user_version = 3" }

  /// The statements that lead from a version of the schema to the next one, or nil. A new file is created by all of
  /// them, starting with version 0. A step only adds, so that a file of an older version can be read.
  static func migration(from version: Int64) -> StaticString? {
    switch version {
    case 0: schema
    case 1: versionsAndRequests
    case 2: detailsAndLedgers
    default: nil
    }
  }

  /// Fills the tables that a step of a migration has added from the older ones.
  static func fill(_ connection: Connection, from version: Int64) throws(MoneyFailure) {
    if version == 2 { try fillDays(connection) }
  }

  /// The first version that keeps details and the history of entries, sums by day, and ledgers.
  static var detailsVersion: Int64 { 3 }

  /// Version 3: an entry of a wallet may contain a kind, a counterpart, an external id, an effective day and a cost. An entry
  /// without them has no row. An external id is unique among the entries and holds that a wallet still contains; those
  /// are marked as current.
  ///
  /// Sums by day: `wallet_entry_days` contains the entries of each wallet and currency in the order of their effective
  /// days, '' without one, with the sum of the day up to the entry; `wallet_periods` the sums of the days and of longer
  /// periods, as far as they are not 0. A wallet may contain millions of entries without a day. Their sums are up to each
  /// entry among those with the same `id >> 8`; `wallet_undated` contains the sums of the entries with the same
  /// `id >> 8`, `id >> 16` and `id >> 24`.
  ///
  /// History: `wallet_changes` contains the changes of each wallet with an instant, with the entry before the change. The
  /// `next` id is that of the first entry that was added later.
  ///
  /// Ledgers: `ledger_books` contains the totals of each account in each currency of its postings. Its sums by day are
  /// like those of a wallet, with the part of the transactions that close periods.
  private static var detailsAndLedgers: StaticString {
    """
    CREATE TABLE wallet_entry_details (
      wallet INTEGER NOT NULL REFERENCES wallets ON DELETE CASCADE,
      id INTEGER NOT NULL,
      is_current INTEGER NOT NULL CHECK (is_current IN (0, 1)),
      kind TEXT,
      counterpart TEXT,
      external_id TEXT,
      effective TEXT,
      cost TEXT,
      cost_currency TEXT,
      PRIMARY KEY (wallet, id)) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX wallet_entries_by_external_id ON wallet_entry_details (wallet, external_id)
      WHERE is_current = 1 AND external_id IS NOT NULL;
    CREATE INDEX wallet_entries_by_cost ON wallet_entry_details (wallet)
      WHERE is_current = 1 AND cost IS NOT NULL;

    CREATE TABLE wallet_entry_days (
      wallet INTEGER NOT NULL REFERENCES wallets ON DELETE CASCADE,
      currency TEXT NOT NULL,
      day TEXT NOT NULL,
      id INTEGER NOT NULL,
      sum TEXT NOT NULL,
      PRIMARY KEY (wallet, currency, day, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE wallet_undated (
      wallet INTEGER NOT NULL REFERENCES wallets ON DELETE CASCADE,
      currency TEXT NOT NULL,
      shift INTEGER NOT NULL CHECK (shift IN (8, 16, 24)),
      block INTEGER NOT NULL,
      sum TEXT NOT NULL,
      PRIMARY KEY (wallet, currency, shift, block)) STRICT, WITHOUT ROWID;
    CREATE TABLE wallet_periods (
      wallet INTEGER NOT NULL REFERENCES wallets ON DELETE CASCADE,
      currency TEXT NOT NULL,
      unit TEXT NOT NULL CHECK (unit IN ('day', 'month', 'decade')),
      period TEXT NOT NULL,
      sum TEXT NOT NULL,
      held TEXT NOT NULL,
      PRIMARY KEY (wallet, currency, unit, period)) STRICT, WITHOUT ROWID;

    CREATE TABLE wallet_changes (
      wallet INTEGER NOT NULL REFERENCES wallets ON DELETE CASCADE,
      number INTEGER NOT NULL,
      action TEXT NOT NULL CHECK (action IN ('amend', 'void', 'checkpoint')),
      instant INTEGER NOT NULL,
      reason TEXT,
      next INTEGER NOT NULL,
      id INTEGER NOT NULL,
      amount TEXT,
      currency TEXT,
      date TEXT,
      label TEXT,
      kind TEXT,
      counterpart TEXT,
      external_id TEXT,
      effective TEXT,
      cost TEXT,
      cost_currency TEXT,
      PRIMARY KEY (wallet, number)) STRICT, WITHOUT ROWID;

    CREATE TABLE ledgers (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      base TEXT NOT NULL,
      closed TEXT,
      transactions INTEGER NOT NULL,
      postings INTEGER NOT NULL) STRICT;
    CREATE TABLE ledger_accounts (
      id INTEGER PRIMARY KEY,
      ledger INTEGER NOT NULL REFERENCES ledgers ON DELETE CASCADE,
      number INTEGER NOT NULL,
      name TEXT NOT NULL,
      kind TEXT NOT NULL,
      currency TEXT,
      is_group INTEGER NOT NULL CHECK (is_group IN (0, 1))) STRICT;
    CREATE UNIQUE INDEX ledger_accounts_by_name ON ledger_accounts (ledger, name);
    CREATE UNIQUE INDEX ledger_accounts_by_number ON ledger_accounts (ledger, number);
    CREATE TABLE ledger_transactions (
      ledger INTEGER NOT NULL REFERENCES ledgers ON DELETE CASCADE,
      id INTEGER NOT NULL,
      date TEXT NOT NULL,
      kind TEXT NOT NULL,
      description TEXT,
      reverses INTEGER,
      first_posting INTEGER NOT NULL,
      PRIMARY KEY (ledger, id)) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX ledger_transactions_by_reversed ON ledger_transactions (ledger, reverses)
      WHERE reverses IS NOT NULL;
    CREATE TABLE ledger_postings (
      ledger INTEGER NOT NULL REFERENCES ledgers ON DELETE CASCADE,
      number INTEGER NOT NULL,
      transaction_id INTEGER NOT NULL,
      account INTEGER NOT NULL,
      amount TEXT NOT NULL,
      currency TEXT NOT NULL,
      PRIMARY KEY (ledger, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE ledger_books (
      account INTEGER NOT NULL REFERENCES ledger_accounts ON DELETE CASCADE,
      currency TEXT NOT NULL,
      balance TEXT NOT NULL,
      turnover TEXT NOT NULL,
      PRIMARY KEY (account, currency)) STRICT, WITHOUT ROWID;
    CREATE TABLE ledger_posting_days (
      account INTEGER NOT NULL REFERENCES ledger_accounts ON DELETE CASCADE,
      currency TEXT NOT NULL,
      day TEXT NOT NULL,
      posting INTEGER NOT NULL,
      sum TEXT NOT NULL,
      PRIMARY KEY (account, currency, day, posting)) STRICT, WITHOUT ROWID;
    CREATE TABLE ledger_periods (
      account INTEGER NOT NULL REFERENCES ledger_accounts ON DELETE CASCADE,
      currency TEXT NOT NULL,
      unit TEXT NOT NULL CHECK (unit IN ('day', 'month', 'decade')),
      period TEXT NOT NULL,
      sum TEXT NOT NULL,
      closing TEXT NOT NULL,
      PRIMARY KEY (account, currency, unit, period)) STRICT, WITHOUT ROWID;
    """
  }

  /// Version 2: a change of an object is noticed by who has loaded it, and a request with a key is done once.
  private static var versionsAndRequests: StaticString {
    """
    CREATE TABLE store_identity (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      identity BLOB NOT NULL) STRICT;
    INSERT INTO store_identity VALUES (1, randomblob(16));

    CREATE TABLE object_versions (
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      version BLOB NOT NULL,
      PRIMARY KEY (kind, name)) STRICT, WITHOUT ROWID;
    INSERT INTO object_versions SELECT 'wallet', name, randomblob(16) FROM wallets;
    INSERT INTO object_versions SELECT 'portfolio', name, randomblob(16) FROM portfolios;
    INSERT INTO object_versions SELECT 'catalogue', name, randomblob(16) FROM catalogues;
    INSERT INTO object_versions SELECT 'basket', name, randomblob(16) FROM baskets;

    CREATE TABLE requests (
      key TEXT PRIMARY KEY,
      request TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE request_entries (
      key TEXT NOT NULL REFERENCES requests ON DELETE CASCADE,
      number INTEGER NOT NULL,
      source INTEGER NOT NULL,
      target INTEGER NOT NULL,
      amount TEXT,
      currency TEXT,
      PRIMARY KEY (key, number)) STRICT, WITHOUT ROWID;
    """
  }
}
