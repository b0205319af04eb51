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
    case 2: entryDetails
    default: nil
    }
  }

  /// The first version that keeps details of entries.
  static var detailsVersion: Int64 { 3 }

  /// Version 3: an entry of a wallet may contain a kind, a counterpart, an external id, an effective day and a cost. An entry
  /// without them has no row. An external id is unique among the entries and holds that a wallet still contains; those
  /// are marked as current.
  private static var entryDetails: StaticString {
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
