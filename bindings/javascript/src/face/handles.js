// Made from the headers by api/generate.py.
// A class for each kind of object.

import { Owned, call, define, make, rows } from "./runtime.js";

/** Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known. */
export class CurrencyRegistry extends Owned {
  /** Makes an empty registry. C: money_currency_registry_new */
  constructor() {
    super(make("money_currency_registry_new", []));
  }

  /** Adds a currency of the program's own. C: money_currency_registry_add */
  add(code, digits, name) {
    return call("money_currency_registry_add", [this, code, digits, name]);
  }

  /** Returns how many currencies the registry has. C: money_currency_registry_count */
  count() {
    return call("money_currency_registry_count", [this]);
  }

  /**
   * Writes the registry's currency at an index, in the order in which you added them. C:
   * money_currency_registry_at
   */
  at(index) {
    return call("money_currency_registry_at", [this, index]);
  }
}

/** A table of exchange rates: immutable, shared freely between threads. */
export class Rates extends Owned {
  /**
   * Reads the euro foreign exchange reference rates of the European Central Bank: the history file (`eurofxref-
   * hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates. C: money_rates_from_ecb_csv
   */
  static fromEcbCsv(csv) {
    return call("money_rates_from_ecb_csv", [csv]);
  }

  /**
   * Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days (`eurofxref-
   * hist-90d.xml`), or of all days (`eurofxref-hist.xml`). C: money_rates_from_ecb_xml
   */
  static fromEcbXml(xml) {
    return call("money_rates_from_ecb_xml", [xml]);
  }

  /**
   * Reads a JSON document of rates, recognised by its shape: - currencylayer's and exchangerate.host's:
   * {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day, or with
   * several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day or of
   * several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
   * {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"; -
   * ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
   * "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for a pair;
   * - rows of Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such
   * object, or an object a line (NDJSON); the table's base is that of all rows, if they have the same; - a list of
   * pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none, or one pair; -
   * tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada, such
   * as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what money_rates_to_json writes. C:
   * money_rates_from_json
   */
  static fromJson(json) {
    return call("money_rates_from_json", [json]);
  }

  /**
   * Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same bytes. C:
   * money_rates_to_json
   */
  toJson() {
    return call("money_rates_to_json", [this]);
  }

  /** Tells what a table holds. C: money_rates_info */
  info() {
    return call("money_rates_info", [this]);
  }

  /** Writes the code of the table's currency at an index, in the order of the codes. C: money_rates_currency_at */
  currencyAt(index) {
    return call("money_rates_currency_at", [this, index]);
  }

  /**
   * Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a space
   * between them, such as "EUR JPY USD". C: money_rates_currencies
   */
  currencies(date) {
    return call("money_rates_currencies", [this, date]);
  }

  /** Writes the table's date at an index, oldest first. C: money_rates_date_at */
  dateAt(index) {
    return call("money_rates_date_at", [this, index]);
  }

  /** Writes the newest rate of the table's pair at an index, in the order of the codes. C: money_rates_pair_at */
  pairAt(index) {
    return call("money_rates_pair_at", [this, index]);
  }

  /** Converts an amount at the rates of a table, rounding once. C: money_rates_convert */
  convert(amount, target, options) {
    return call("money_rates_convert", [this, amount, target], options);
  }

  /** Converts an amount at the rates of a table, rounding once. C: money_rates_convert */
  convertDetailed(amount, target, options) {
    return call("money_rates_convert", [this, amount, target], options, true);
  }

  /**
   * Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an amount. C:
   * money_rates_find
   */
  find(from, to, options) {
    return call("money_rates_find", [this, from, to], options);
  }

  /**
   * Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1. C:
   * money_rates_compare
   */
  compare(a, b, target, options) {
    return call("money_rates_compare", [this, a, b, target], options);
  }

  /**
   * Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1. C:
   * money_rates_compare
   */
  compareDetailed(a, b, target, options) {
    return call("money_rates_compare", [this, a, b, target], options, true);
  }

  /**
   * Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
   * C: money_rates_sort
   */
  sort(amounts, target, options) {
    return call("money_rates_sort", [this, amounts, target], options);
  }

  /**
   * Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
   * C: money_rates_sort
   */
  sortDetailed(amounts, target, options) {
    return call("money_rates_sort", [this, amounts, target], options, true);
  }

  /**
   * Writes the amount that is worth least in one currency, as it was given; of equal ones the first. C:
   * money_rates_minimum
   */
  minimum(amounts, target, options) {
    return call("money_rates_minimum", [this, amounts, target], options);
  }

  /**
   * Writes the amount that is worth least in one currency, as it was given; of equal ones the first. C:
   * money_rates_minimum
   */
  minimumDetailed(amounts, target, options) {
    return call("money_rates_minimum", [this, amounts, target], options, true);
  }

  /**
   * Writes the amount that is worth most in one currency, as it was given; of equal ones the first. C:
   * money_rates_maximum
   */
  maximum(amounts, target, options) {
    return call("money_rates_maximum", [this, amounts, target], options);
  }

  /**
   * Writes the amount that is worth most in one currency, as it was given; of equal ones the first. C:
   * money_rates_maximum
   */
  maximumDetailed(amounts, target, options) {
    return call("money_rates_maximum", [this, amounts, target], options, true);
  }

  /**
   * Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
   * and the call rounds once. C: money_rates_sum
   */
  sum(amounts, target, options) {
    return call("money_rates_sum", [this, amounts, target], options);
  }

  /**
   * Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
   * and the call rounds once. C: money_rates_sum
   */
  sumDetailed(amounts, target, options) {
    return call("money_rates_sum", [this, amounts, target], options, true);
  }
}

/** A table of exchange rates in the making. */
export class RatesBuilder extends Owned {
  /** Makes an empty builder. C: money_rates_builder_new */
  constructor() {
    super(make("money_rates_builder_new", []));
  }

  /**
   * Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date. C:
   * money_rates_builder_add
   */
  add(from, to, rate, date) {
    return call("money_rates_builder_add", [this, from, to, rate, date]);
  }

  /** Removes the rate of a direction and date. C: money_rates_builder_remove */
  remove(from, to, date) {
    return call("money_rates_builder_remove", [this, from, to, date]);
  }

  /**
   * Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path. C:
   * money_rates_builder_set_base
   */
  setBase(base) {
    return call("money_rates_builder_set_base", [this, base]);
  }

  /**
   * Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none. C:
   * money_rates_builder_set_source
   */
  setSource(source) {
    return call("money_rates_builder_set_source", [this, source]);
  }

  /** Sets when the rates were published: an instant, or MONEY_INSTANT_NONE. C: money_rates_builder_set_instant */
  setInstant(instant) {
    return call("money_rates_builder_set_instant", [this, instant]);
  }

  /** Returns how many rates the builder has. C: money_rates_builder_count */
  count() {
    return call("money_rates_builder_count", [this]);
  }

  /** Writes the builder's rate at an index, in the order in which you first added them. C: money_rates_builder_at */
  at(index) {
    return call("money_rates_builder_at", [this, index]);
  }

  /** Makes a table of what the builder has; the builder stays as it is and may go on. C: money_rates_builder_build */
  build() {
    return call("money_rates_builder_build", [this]);
  }
}

/** An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count. */
export class Bag extends Owned {
  /** Makes an empty bag. C: money_bag_new */
  constructor() {
    super(make("money_bag_new", []));
  }

  /** Makes a copy of a bag. C: money_bag_copy */
  copy() {
    return call("money_bag_copy", [this]);
  }

  /** Adds an amount to the bag's amount of its currency. C: money_bag_add */
  add(amount) {
    return call("money_bag_add", [this, amount]);
  }

  /** Adds every amount of another bag. C: money_bag_add_bag */
  addBag(other) {
    return call("money_bag_add_bag", [this, other]);
  }

  /** Multiplies every amount, exactly. C: money_bag_multiply */
  multiply(factor) {
    return call("money_bag_multiply", [this, factor]);
  }

  /** Counts the amounts other than 0. C: money_bag_count */
  count() {
    return call("money_bag_count", [this]);
  }

  /**
   * Reads the amount at an index among those other than 0, in the order in which the currencies were added. C:
   * money_bag_at
   */
  at(index) {
    return call("money_bag_at", [this, index]);
  }

  /** Reads the amounts of money_bag_at from index `first` on into an array. C: money_bag_amounts */
  amounts(first = 0, most = Infinity) {
    return rows("money_bag_amounts", [this], undefined, first, most);
  }

  /** Reads the amount of a currency, which is 0 if the bag has none of it. C: money_bag_amount */
  amount(currency) {
    return call("money_bag_amount", [this, currency]);
  }

  /** Compares two bags, whatever the order of their currencies. C: money_bag_equal */
  equal(b) {
    return call("money_bag_equal", [this, b]);
  }

  /**
   * Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes. C:
   * money_bag_hash
   */
  hash() {
    return call("money_bag_hash", [this]);
  }

  /**
   * Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once. C:
   * money_bag_reduce
   */
  reduce(target, options) {
    return call("money_bag_reduce", [this, target], options);
  }

  /**
   * Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once. C:
   * money_bag_reduce
   */
  reduceDetailed(target, options) {
    return call("money_bag_reduce", [this, target], options, true);
  }

  /**
   * Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their codes,
   * each with its own sign, or "0" if there are none. C: money_bag_format
   */
  format() {
    return call("money_bag_format", [this]);
  }

  /**
   * Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + " between them,
   * in any order, each currency once. C: money_bag_parse
   */
  static parse(text, options) {
    return call("money_bag_parse", [text], options);
  }

  /**
   * Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order of their
   * codes. C: money_bag_to_json
   */
  toJson() {
    return call("money_bag_to_json", [this]);
  }

  /**
   * Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency once. C:
   * money_bag_from_json
   */
  static fromJson(json, options) {
    return call("money_bag_from_json", [json], options);
  }
}

/** An expression that was evaluated, with its exact result and its conversions. It never changes. */
export class Expression extends Owned {
  /**
   * Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end. C:
   * money_expression_evaluate
   */
  static evaluate(text, options) {
    return call("money_expression_evaluate", [text], options);
  }

  /**
   * Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end. C:
   * money_expression_evaluate
   */
  static evaluateDetailed(text, options) {
    return call("money_expression_evaluate", [text], options, true);
  }

  /**
   * Returns the result of an expression, rounded and exact, and how many conversions it needed. C:
   * money_expression_info
   */
  info() {
    return call("money_expression_info", [this]);
  }

  /** Returns the conversion at an index: its exact rate, path, date and source. C: money_expression_conversion_at */
  conversionAt(index) {
    return call("money_expression_conversion_at", [this, index]);
  }

  /**
   * Writes the conversions from an index on, as many as there are and as your array has room for. C:
   * money_expression_conversions
   */
  conversions(first = 0, most = Infinity) {
    return rows("money_expression_conversions", [this], undefined, first, most);
  }
}

/** Amounts of several currencies, each kept as an entry, with holds and a journal. */
export class Wallet extends Owned {
  /** Makes an empty wallet. C: money_wallet_new */
  constructor() {
    super(make("money_wallet_new", []));
  }

  /** Adds an entry. C: money_wallet_add */
  add(amount, options) {
    return call("money_wallet_add", [this, amount], options);
  }

  /** Removes the entry of an id, as if it had never been there. C: money_wallet_remove */
  remove(id) {
    return call("money_wallet_remove", [this, id]);
  }

  /** Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR. C: money_wallet_remove_amount */
  removeAmount(amount) {
    return call("money_wallet_remove_amount", [this, amount]);
  }

  /** Counts the entries. C: money_wallet_count */
  count(currency) {
    return call("money_wallet_count", [this, currency]);
  }

  /** Reads the entry at an index, in the order in which entries were added. C: money_wallet_at */
  at(currency, index) {
    return call("money_wallet_at", [this, currency, index]);
  }

  /** Reads the entries from index `first` on into an array. C: money_wallet_entries */
  entries(currency, first = 0, most = Infinity) {
    return rows("money_wallet_entries", [this, currency], undefined, first, most);
  }

  /** Counts the currencies that the wallet has entries of. C: money_wallet_currency_count */
  currencyCount() {
    return call("money_wallet_currency_count", [this]);
  }

  /** Reads the currency at an index, in the order of the currencies' first entries. C: money_wallet_currency_at */
  currencyAt(index) {
    return call("money_wallet_currency_at", [this, index]);
  }

  /** Adds up the entries of a currency. C: money_wallet_sum */
  sum(currency, options) {
    return call("money_wallet_sum", [this, currency], options);
  }

  /** Reads how much of a currency's sum is held. C: money_wallet_held */
  held(currency, options) {
    return call("money_wallet_held", [this, currency], options);
  }

  /**
   * Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once. C:
   * money_wallet_total
   */
  total(target, options) {
    return call("money_wallet_total", [this, target], options);
  }

  /**
   * Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once. C:
   * money_wallet_total
   */
  totalDetailed(target, options) {
    return call("money_wallet_total", [this, target], options, true);
  }

  /**
   * Holds an amount, which must be there and not held: nothing else can spend it until you commit or release the
   * hold. C: money_wallet_hold
   */
  hold(amount, options) {
    return call("money_wallet_hold", [this, amount], options);
  }

  /** Commits a hold: an entry of its amount below 0, with its note, takes the hold's place. C: money_wallet_commit */
  commit(hold) {
    return call("money_wallet_commit", [this, hold]);
  }

  /**
   * Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the hold's place,
   * and the rest of the hold can be spent again. C: money_wallet_commit_amount
   */
  commitAmount(hold, amount) {
    return call("money_wallet_commit_amount", [this, hold, amount]);
  }

  /** Releases a hold: its amount can be spent again. C: money_wallet_release */
  release(hold) {
    return call("money_wallet_release", [this, hold]);
  }

  /** Counts the holds. C: money_wallet_hold_count */
  holdCount() {
    return call("money_wallet_hold_count", [this]);
  }

  /** Reads the hold at an index, in the order in which holds were made. C: money_wallet_hold_at */
  holdAt(index) {
    return call("money_wallet_hold_at", [this, index]);
  }

  /**
   * Reads the holds from index `first` on into an array, under the rules of money_wallet_entries. C:
   * money_wallet_holds
   */
  holds(first = 0, most = Infinity) {
    return rows("money_wallet_holds", [this], undefined, first, most);
  }

  /**
   * Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once. C:
   * money_wallet_exchange
   */
  exchange(legs, options) {
    return call("money_wallet_exchange", [this, legs], options);
  }

  /** Writes a wallet as JSON, without its journal. C: money_wallet_to_json */
  toJson() {
    return call("money_wallet_to_json", [this]);
  }

  /** Makes a wallet from JSON that money_wallet_to_json wrote. C: money_wallet_from_json */
  static fromJson(json) {
    return call("money_wallet_from_json", [json]);
  }

  /** Writes the journal of a wallet: one line of JSON for each change. C: money_wallet_to_journal */
  toJournal() {
    return call("money_wallet_to_journal", [this]);
  }

  /**
   * Makes the wallet that a journal records, by making each change again: its JSON is the same to the byte. C:
   * money_wallet_from_journal
   */
  static fromJournal(journal) {
    return call("money_wallet_from_journal", [journal]);
  }

  /** Reads the wallet's revision, a number that grows by one with each change. C: money_wallet_revision */
  revision() {
    return call("money_wallet_revision", [this]);
  }

  /**
   * Sets the callback that runs after each change, in place of the one before; NULL sets none. C:
   * money_wallet_on_change
   */
  onChange(callback) {
    return call("money_wallet_on_change", [this, callback]);
  }

  /** Makes the statement of a wallet, with the grand total of money_wallet_total. C: money_wallet_statement */
  statement(target, options) {
    return call("money_wallet_statement", [this, target], options);
  }
}

/**
 * A wallet as a screen shows it. Each currency has a section with a row for each entry and a row with the
 * subtotal; the last section has one row, the grand total. A statement is a copy: it does not change with the
 * wallet.
 */
export class WalletStatement extends Owned {
  /**
   * Counts the sections: one for each currency, and one for the grand total. C:
   * money_wallet_statement_section_count
   */
  sectionCount() {
    return call("money_wallet_statement_section_count", [this]);
  }

  /** Reads the header of a section, which is its currency. C: money_wallet_statement_section_at */
  sectionAt(section) {
    return call("money_wallet_statement_section_at", [this, section]);
  }

  /** Counts the rows of a section. C: money_wallet_statement_row_count */
  rowCount(section) {
    return call("money_wallet_statement_row_count", [this, section]);
  }

  /** Reads the row of a section at an index. C: money_wallet_statement_row_at */
  rowAt(section, index) {
    return call("money_wallet_statement_row_at", [this, section, index]);
  }

  /**
   * Reads the rows of a section from index `first` on into an array, under the rules of money_wallet_entries. C:
   * money_wallet_statement_rows
   */
  rows(section, first = 0, most = Infinity) {
    return rows("money_wallet_statement_rows", [this, section], undefined, first, most);
  }
}

/**
 * Products with prices in one currency, in the order in which you added them, and the tax rates of their
 * categories.
 */
export class Catalogue extends Owned {
  /** Makes an empty catalogue. C: money_catalogue_new */
  constructor(currency, options) {
    super(make("money_catalogue_new", [currency], options));
  }

  /** Adds a product at the end, or replaces the product of the same sku in its place. C: money_catalogue_add */
  add(product) {
    return call("money_catalogue_add", [this, product]);
  }

  /** Removes the product of a sku. C: money_catalogue_remove */
  remove(sku) {
    return call("money_catalogue_remove", [this, sku]);
  }

  /** Finds the product of a sku. C: money_catalogue_find */
  find(sku) {
    return call("money_catalogue_find", [this, sku]);
  }

  /** Counts the products. C: money_catalogue_count */
  count() {
    return call("money_catalogue_count", [this]);
  }

  /** Writes the product at an index, in the order in which you added them. C: money_catalogue_at */
  at(index) {
    return call("money_catalogue_at", [this, index]);
  }

  /** Writes several products in one call, in the order in which you added them. C: money_catalogue_products */
  products(first = 0, most = Infinity) {
    return rows("money_catalogue_products", [this], undefined, first, most);
  }

  /** Writes the code of the catalogue's currency. C: money_catalogue_currency */
  currency() {
    return call("money_catalogue_currency", [this]);
  }

  /** Sets the tax rate of a category, in place of the one that it had. C: money_catalogue_set_tax */
  setTax(category, percent) {
    return call("money_catalogue_set_tax", [this, category, percent]);
  }

  /** Counts the categories that have a tax rate. C: money_catalogue_tax_count */
  taxCount() {
    return call("money_catalogue_tax_count", [this]);
  }

  /** Writes the tax rate at an index, in the order of the categories' bytes. C: money_catalogue_tax_at */
  taxAt(index) {
    return call("money_catalogue_tax_at", [this, index]);
  }

  /** Writes several tax rates in one call, under the rules of money_catalogue_products. C: money_catalogue_taxes */
  taxes(first = 0, most = Infinity) {
    return rows("money_catalogue_taxes", [this], undefined, first, most);
  }

  /** Reads a catalogue that money_catalogue_to_json wrote. C: money_catalogue_from_json */
  static fromJson(json) {
    return call("money_catalogue_from_json", [json]);
  }

  /** Writes a catalogue with its tax rates as JSON. C: money_catalogue_to_json */
  toJson() {
    return call("money_catalogue_to_json", [this]);
  }

  /** Reads a catalogue from comma-separated values (RFC 4180). C: money_catalogue_from_csv */
  static fromCsv(csv, currency, options) {
    return call("money_catalogue_from_csv", [csv, currency], options);
  }

  /** Writes the products as comma-separated values that money_catalogue_from_csv reads. C: money_catalogue_to_csv */
  toCsv() {
    return call("money_catalogue_to_csv", [this]);
  }
}

/** Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue. */
export class Basket extends Owned {
  /** Makes an empty basket with a copy of the catalogue and its tax rates. C: money_basket_new */
  constructor(catalogue) {
    super(make("money_basket_new", [catalogue]));
  }

  /** Adds to the quantity of a product. C: money_basket_add */
  add(sku, quantity) {
    return call("money_basket_add", [this, sku, quantity]);
  }

  /** Sets the quantity of a product. C: money_basket_set */
  set(sku, quantity) {
    return call("money_basket_set", [this, sku, quantity]);
  }

  /** Puts a product into the basket that need not be in the catalogue, or not at this price. C: money_basket_put */
  put(product, quantity) {
    return call("money_basket_put", [this, product, quantity]);
  }

  /** Removes the line item of a product, with its discount. C: money_basket_remove */
  remove(sku) {
    return call("money_basket_remove", [this, sku]);
  }

  /** Removes all line items and the order's discount. C: money_basket_clear */
  clear() {
    return call("money_basket_clear", [this]);
  }

  /**
   * Sets the discount of a line item, or of the order, in place of the discount that it had. C:
   * money_basket_set_discount
   */
  setDiscount(sku, options) {
    return call("money_basket_set_discount", [this, sku], options);
  }

  /**
   * Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax. C:
   * money_basket_set_tax
   */
  setTax(category, percent) {
    return call("money_basket_set_tax", [this, category, percent]);
  }

  /** Sets the policy. C: money_basket_set_policy */
  setPolicy(options) {
    return call("money_basket_set_policy", [this], options);
  }

  /** Writes the basket's policy, `struct_size` included. C: money_basket_policy */
  policy() {
    return call("money_basket_policy", [this]);
  }

  /** Writes the code of the catalogue's currency. C: money_basket_currency */
  currency() {
    return call("money_basket_currency", [this]);
  }

  /** Counts the line items. C: money_basket_count */
  count() {
    return call("money_basket_count", [this]);
  }

  /** Writes the line item at an index, in the order in which you first added the products. C: money_basket_at */
  at(index) {
    return call("money_basket_at", [this, index]);
  }

  /** Writes several line items in one call, under the rules of money_catalogue_products. C: money_basket_line_items */
  lineItems(first = 0, most = Infinity) {
    return rows("money_basket_line_items", [this], undefined, first, most);
  }

  /** Writes the quantity of a product: 0 if the basket has no line item of it. C: money_basket_quantity */
  quantity(sku) {
    return call("money_basket_quantity", [this, sku]);
  }

  /** Writes the revision: 0 for a new basket, and one more after each change. C: money_basket_revision */
  revision() {
    return call("money_basket_revision", [this]);
  }

  /** Sets the callback that is notified after each change, in place of the one before. C: money_basket_on_change */
  onChange(callback) {
    return call("money_basket_on_change", [this, callback]);
  }

  /**
   * Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in `target`. C:
   * money_basket_checkout
   */
  checkout(target, options) {
    return call("money_basket_checkout", [this, target], options);
  }

  /** Reads a basket that money_basket_to_json wrote. C: money_basket_from_json */
  static fromJson(json, options) {
    return call("money_basket_from_json", [json], options);
  }

  /** Writes a basket with its products, discounts, tax rates and policy as JSON. C: money_basket_to_json */
  toJson() {
    return call("money_basket_to_json", [this]);
  }
}

/** The result of a checkout. A receipt never changes, so several threads may read it at once. */
export class Receipt extends Owned {
  /** Writes the totals of a receipt. C: money_receipt_info */
  info(view) {
    return call("money_receipt_info", [this, view]);
  }

  /** Writes the line item at an index, in the order of the basket. C: money_receipt_line_item_at */
  lineItemAt(view, index) {
    return call("money_receipt_line_item_at", [this, view, index]);
  }

  /**
   * Writes several line items in one call, under the rules of money_catalogue_products. C:
   * money_receipt_line_items
   */
  lineItems(view, first = 0, most = Infinity) {
    return rows("money_receipt_line_items", [this, view], undefined, first, most);
  }

  /** Writes the tax row at an index. C: money_receipt_tax_at */
  taxAt(view, index) {
    return call("money_receipt_tax_at", [this, view, index]);
  }

  /** Writes several tax rows in one call, under the rules of money_catalogue_products. C: money_receipt_taxes */
  taxes(view, first = 0, most = Infinity) {
    return rows("money_receipt_taxes", [this, view], undefined, first, most);
  }

  /** Writes the refund of a line item, or of a part of its quantity. C: money_receipt_refund */
  refund(view, index, options) {
    return call("money_receipt_refund", [this, view, index], options);
  }

  /**
   * Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the remainder
   * that the rounding dropped. C: money_receipt_conversion
   */
  conversion() {
    return call("money_receipt_conversion", [this]);
  }

  /** Writes a receipt as aligned English text for a terminal or a printer. C: money_receipt_to_text */
  toText(columns) {
    return call("money_receipt_to_text", [this, columns]);
  }

  /** Writes a receipt with all its amounts as JSON. C: money_receipt_to_json */
  toJson() {
    return call("money_receipt_to_json", [this]);
  }
}

/** Line items, the allowances and charges of the document, what was paid before, and the currency of the tax. */
export class Invoice extends Owned {
  /** Makes an invoice without line items. C: money_invoice_new */
  constructor(currency, options) {
    super(make("money_invoice_new", [currency], options));
  }

  /** Adds a line item at the end. C: money_invoice_add */
  add(item) {
    return call("money_invoice_add", [this, item]);
  }

  /** Adds an allowance or a charge to a line item or to the document. C: money_invoice_adjust */
  adjust(lineItem, adjustment) {
    return call("money_invoice_adjust", [this, lineItem, adjustment]);
  }

  /** Says why a category has no tax, in place of what was said before. C: money_invoice_set_exemption */
  setExemption(category, reason, reasonCode) {
    return call("money_invoice_set_exemption", [this, category, reason, reasonCode]);
  }

  /** Sets what was paid before and the rounding amount, in place of what they were. C: money_invoice_set_payment */
  setPayment(options) {
    return call("money_invoice_set_payment", [this], options);
  }

  /**
   * Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's. C:
   * money_invoice_set_accounting
   */
  setAccounting(currency, rate, options) {
    return call("money_invoice_set_accounting", [this, currency, rate], options);
  }

  /** Adds everything up. C: money_invoice_totals */
  totals() {
    return call("money_invoice_totals", [this]);
  }

  /**
   * Writes the amounts of several line items in one call, under the rules of money_catalogue_products. C:
   * money_invoice_line_amounts
   */
  lineAmounts(first = 0, most = Infinity) {
    return rows("money_invoice_line_amounts", [this], undefined, first, most);
  }

  /**
   * Writes several taxes with their sums in one call, under the rules of money_catalogue_products. C:
   * money_invoice_categories
   */
  categories(first = 0, most = Infinity) {
    return rows("money_invoice_categories", [this], undefined, first, most);
  }

  /**
   * Makes the invoice that takes another one back: each quantity and each amount has the other sign, and prices
   * stay as they are. C: money_invoice_reverse
   */
  reverse() {
    return call("money_invoice_reverse", [this]);
  }

  /** Reads an invoice that money_invoice_to_json wrote. C: money_invoice_from_json */
  static fromJson(json) {
    return call("money_invoice_from_json", [json]);
  }

  /** Writes an invoice as JSON: what you handed in, without the totals. C: money_invoice_to_json */
  toJson() {
    return call("money_invoice_to_json", [this]);
  }
}

/** Transactions in securities, by date. One thread at a time may use a portfolio. */
export class Portfolio extends Owned {
  /** Makes an empty portfolio. C: money_portfolio_new */
  constructor(currency, options) {
    super(make("money_portfolio_new", [currency], options));
  }

  /** Adds a transaction. C: money_portfolio_add */
  add(transaction, lots) {
    return call("money_portfolio_add", [this, transaction, lots]);
  }

  /** Replaces the transaction that has the same id, under the rules of money_portfolio_add. C: money_portfolio_edit */
  edit(transaction, lots) {
    return call("money_portfolio_edit", [this, transaction, lots]);
  }

  /** Removes the transaction that has an id. C: money_portfolio_remove */
  remove(id) {
    return call("money_portfolio_remove", [this, id]);
  }

  /** Counts the transactions. C: money_portfolio_count */
  count() {
    return call("money_portfolio_count", [this]);
  }

  /**
   * Writes the transaction at an index, by date, then in the order in which you added them. C:
   * money_portfolio_transaction_at
   */
  transactionAt(index) {
    return call("money_portfolio_transaction_at", [this, index]);
  }

  /**
   * Writes several transactions in one call: those from index `first` on that there are and that `rows` has room
   * for. C: money_portfolio_transactions
   */
  transactions(first = 0, most = Infinity) {
    return rows("money_portfolio_transactions", [this], undefined, first, most);
  }

  /** Writes the transaction that has an id. C: money_portfolio_find */
  find(id) {
    return call("money_portfolio_find", [this, id]);
  }

  /**
   * Writes a lot that a sale names, at an index in the order in which it names them. C:
   * money_portfolio_lot_selection_at
   */
  lotSelectionAt(id, index) {
    return call("money_portfolio_lot_selection_at", [this, id, index]);
  }

  /**
   * Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions. C:
   * money_portfolio_lot_selections
   */
  lotSelections(id, first = 0, most = Infinity) {
    return rows("money_portfolio_lot_selections", [this, id], undefined, first, most);
  }

  /** Writes what you made a portfolio with. C: money_portfolio_info */
  info() {
    return call("money_portfolio_info", [this]);
  }

  /**
   * Writes a portfolio as JSON, with its transactions in the order in which you added them. C:
   * money_portfolio_to_json
   */
  toJson() {
    return call("money_portfolio_to_json", [this]);
  }

  /** Reads a portfolio from the JSON that money_portfolio_to_json wrote. C: money_portfolio_from_json */
  static fromJson(json, options) {
    return call("money_portfolio_from_json", [json], options);
  }

  /** Reads transactions from comma-separated values into a new portfolio. C: money_portfolio_from_csv */
  static fromCsv(csv, currency, options) {
    return call("money_portfolio_from_csv", [csv, currency], options);
  }

  /**
   * Writes the transactions as comma-separated values, in the order in which you added them. C:
   * money_portfolio_to_csv
   */
  toCsv() {
    return call("money_portfolio_to_csv", [this]);
  }

  /**
   * Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and checks each
   * gain. C: money_portfolio_to_beancount
   */
  toBeancount() {
    return call("money_portfolio_to_beancount", [this]);
  }

  /**
   * Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance exactly. C:
   * money_portfolio_to_ledger
   */
  toLedger() {
    return call("money_portfolio_to_ledger", [this]);
  }

  /**
   * Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio. C:
   * money_portfolio_revision
   */
  revision() {
    return call("money_portfolio_revision", [this]);
  }

  /** Sets the callback that is notified of changes, in place of the one before it. C: money_portfolio_on_change */
  onChange(callback) {
    return call("money_portfolio_on_change", [this, callback]);
  }

  /** Frees what the portfolio keeps of earlier valuations. C: money_portfolio_release_memory */
  releaseMemory() {
    return call("money_portfolio_release_memory", [this]);
  }

  /** Values a portfolio. C: money_portfolio_value */
  value(quotes, options) {
    return call("money_portfolio_value", [this, quotes], options);
  }

  /** Lists the disposals of a portfolio, in the order of their transactions. C: money_portfolio_disposals */
  disposals(options) {
    return call("money_portfolio_disposals", [this], options);
  }

  /** Lists the lots of which shares are held, by symbol and age. C: money_portfolio_open_lots */
  openLots(options) {
    return call("money_portfolio_open_lots", [this], options);
  }

  /**
   * Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold as the
   * last cash flow. C: money_portfolio_xirr
   */
  xirr(quotes, options) {
    return call("money_portfolio_xirr", [this, quotes], options);
  }
}

/** A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it. */
export class Valuation extends Owned {
  /** Writes the summary of a valuation. C: money_valuation_summary */
  summary() {
    return call("money_valuation_summary", [this]);
  }

  /** Counts the positions. C: money_valuation_position_count */
  positionCount() {
    return call("money_valuation_position_count", [this]);
  }

  /** Writes the position at an index, in the order of the bytes of the symbols. C: money_valuation_position_at */
  positionAt(index) {
    return call("money_valuation_position_at", [this, index]);
  }

  /**
   * Writes several positions in one call, under the rules of money_portfolio_transactions. C:
   * money_valuation_positions
   */
  positions(first = 0, most = Infinity) {
    return rows("money_valuation_positions", [this], undefined, first, most);
  }
}

/** A list of disposals. It never changes, and all threads may share it. */
export class Disposals extends Owned {
  /** Counts the disposals. C: money_disposals_count */
  count() {
    return call("money_disposals_count", [this]);
  }

  /** Writes the disposal at an index. C: money_disposals_at */
  at(index) {
    return call("money_disposals_at", [this, index]);
  }

  /**
   * Writes several disposals in one call, under the rules of money_portfolio_transactions. C:
   * money_disposals_items
   */
  items(first = 0, most = Infinity) {
    return rows("money_disposals_items", [this], undefined, first, most);
  }
}

/** A list of open lots. It never changes, and all threads may share it. */
export class OpenLots extends Owned {
  /** Counts the open lots. C: money_open_lots_count */
  count() {
    return call("money_open_lots_count", [this]);
  }

  /** Writes the open lot at an index. C: money_open_lots_at */
  at(index) {
    return call("money_open_lots_at", [this, index]);
  }

  /**
   * Writes several open lots in one call, under the rules of money_portfolio_transactions. C:
   * money_open_lots_items
   */
  items(first = 0, most = Infinity) {
    return rows("money_open_lots_items", [this], undefined, first, most);
  }
}

/**
 * Tables of locales that a program loaded: newer ones than the library has inside, or with names in more
 * languages. They do not change after they are read, so several threads can use them at the same time. They must
 * stay alive during each call that you name them in.
 */
export class Locales extends Owned {
  /** Reads tables of locales from the bytes of a file. C: money_locales_from_bytes */
  static fromBytes(bytes) {
    return call("money_locales_from_bytes", [bytes]);
  }

  /** Writes the version of Unicode CLDR that tables are of, such as "48". C: money_locales_version */
  version() {
    return call("money_locales_version", [this]);
  }

  /** Writes how many locales tables have. C: money_locales_count */
  count() {
    return call("money_locales_count", [this]);
  }

  /** Writes the identifier of the locale at an index of tables. C: money_locales_at */
  at(index) {
    return call("money_locales_at", [this, index]);
  }

  /** Writes the identifier of the locale that a name means in tables. C: money_locales_find */
  find(locale) {
    return call("money_locales_find", [this, locale]);
  }

  /** Reads an amount as money_parse_locale does, with tables of your own. C: money_locales_parse */
  parse(text, locale, currency, options) {
    return call("money_locales_parse", [this, text, locale, currency], options);
  }

  /** Writes a currency alone as money_currency_text does, with tables of your own. C: money_locales_currency_text */
  currencyText(code, locale, display, options) {
    return call("money_locales_currency_text", [this, code, locale, display], options);
  }

  /** Writes the name of a country in a locale's language: "Schweiz", "Suisse". C: money_locales_country_name */
  countryName(country, locale) {
    return call("money_locales_country_name", [this, country, locale]);
  }
}

/** A keypad calculator: the keys pressed so far, the operation as text, and its result. */
export class Calculator extends Owned {
  /** Makes a calculator that shows `0`, with at most 5 fraction digits in results. C: money_calculator_new */
  constructor() {
    super(make("money_calculator_new", []));
  }

  /** Presses one key. C: money_calculator_press */
  press(key) {
    return call("money_calculator_press", [this, key]);
  }

  /** Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =". C: money_calculator_press_keys */
  pressKeys(keys) {
    return call("money_calculator_press_keys", [this, keys]);
  }

  /** Returns the keys that the calculator can take now without alert or failure. C: money_calculator_keys */
  keys() {
    return call("money_calculator_keys", [this]);
  }

  /**
   * Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9". C:
   * money_calculator_display
   */
  display() {
    return call("money_calculator_display", [this]);
  }

  /**
   * Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
   * money_calculator_expression
   */
  expression() {
    return call("money_calculator_expression", [this]);
  }

  /** Returns the state, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state */
  state() {
    return call("money_calculator_state", [this]);
  }

  /** Returns the exact value of the result, in lowest terms. C: money_calculator_exact */
  exact() {
    return call("money_calculator_exact", [this]);
  }

  /** Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value */
  value(digits, rounding) {
    return call("money_calculator_value", [this, digits, rounding]);
  }

  /** Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value */
  valueDetailed(digits, rounding) {
    return call("money_calculator_value", [this, digits, rounding], undefined, true);
  }

  /** Returns how many fraction digits a result shows at most. C: money_calculator_digits */
  digits() {
    return call("money_calculator_digits", [this]);
  }

  /** Sets how many fraction digits (0 to 38) a result shows at most. C: money_calculator_set_digits */
  setDigits(digits) {
    return call("money_calculator_set_digits", [this, digits]);
  }

  /** Sets the function that the library notifies of displays. C: money_calculator_on_display */
  onDisplay(displayCallback) {
    return call("money_calculator_on_display", [this, displayCallback]);
  }

  /** Sets the function that the library notifies of alerts. C: money_calculator_on_alert */
  onAlert(alertCallback) {
    return call("money_calculator_on_alert", [this, alertCallback]);
  }

  /**
   * Returns the revision: a number that grows with each change of the operation or of the digits shown. C:
   * money_calculator_revision
   */
  revision() {
    return call("money_calculator_revision", [this]);
  }

  /** Writes a calculator, in any state, as JSON. C: money_calculator_to_json */
  toJson() {
    return call("money_calculator_to_json", [this]);
  }

  /** Makes a calculator from the JSON of money_calculator_to_json. C: money_calculator_from_json */
  static fromJson(json) {
    return call("money_calculator_from_json", [json]);
  }
}

/**
 * A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one
 * request is under way for each thing: for a document, for the price quote of a symbol, or for a store of
 * transactions.
 */
export class Feed extends Owned {
  /** Makes a feed that has nothing yet. C: money_feed_new */
  constructor(provider, options) {
    super(make("money_feed_new", [provider], options));
  }

  /** Gives the next request to send. C: money_feed_next */
  next(now) {
    return call("money_feed_next", [this, now]);
  }

  /** Receives a header of a response, before money_feed_receive_response. C: money_feed_receive_header */
  receiveHeader(id, name, value) {
    return call("money_feed_receive_header", [this, id, name, value]);
  }

  /** Receives the response to a request. C: money_feed_receive_response */
  receiveResponse(id, httpStatus, contentType, body, now) {
    return call("money_feed_receive_response", [this, id, httpStatus, contentType, body, now]);
  }

  /** Reports that a request failed without a response. C: money_feed_fail_request */
  failRequest(id, reason, now) {
    return call("money_feed_fail_request", [this, id, reason, now]);
  }

  /** Notifies the feed that the network is available again. C: money_feed_notify_online */
  notifyOnline(now) {
    return call("money_feed_notify_online", [this, now]);
  }

  /** Makes everything due again, however fresh it is, but not what is under way. C: money_feed_refresh */
  refresh() {
    return call("money_feed_refresh", [this]);
  }

  /** Counts the requests that are under way. C: money_feed_pending_count */
  pendingCount() {
    return call("money_feed_pending_count", [this]);
  }

  /** Writes how a feed is doing at a moment. C: money_feed_info */
  info(now) {
    return call("money_feed_info", [this, now]);
  }

  /** Writes the last failure that no success has followed. C: money_feed_failure */
  failure(key) {
    return call("money_feed_failure", [this, key]);
  }

  /** Sets what the feed does with exchange rates that jumped, from the next answer on. C: money_feed_set_jump */
  setJump(jump) {
    return call("money_feed_set_jump", [this, jump]);
  }

  /** Writes what a feed has as JSON, for money_feed_restore after a restart. C: money_feed_to_json */
  toJson() {
    return call("money_feed_to_json", [this]);
  }

  /** Gives a feed what it had before a restart, unless it has something newer. C: money_feed_restore */
  restore(json, instant) {
    return call("money_feed_restore", [this, json, instant]);
  }

  /** Writes the revision: a number that grows with each change, and is 0 for a new feed. C: money_feed_revision */
  revision() {
    return call("money_feed_revision", [this]);
  }

  /** Sets the callback that is notified of changes, in place of the one before it. C: money_feed_on_change */
  onChange(callback) {
    return call("money_feed_on_change", [this, callback]);
  }

  /** Gives the exchange rates of a feed. C: money_feed_rates */
  rates() {
    return call("money_feed_rates", [this]);
  }

  /**
   * Adds a symbol whose price quote you need; one that the feed has already stays as it is. C:
   * money_feed_add_symbol
   */
  addSymbol(symbol) {
    return call("money_feed_add_symbol", [this, symbol]);
  }

  /** Removes a symbol with its price quote. C: money_feed_remove_symbol */
  removeSymbol(symbol) {
    return call("money_feed_remove_symbol", [this, symbol]);
  }

  /** Counts the symbols. C: money_feed_symbol_count */
  symbolCount() {
    return call("money_feed_symbol_count", [this]);
  }

  /** Writes the symbol at an index, in the order in which you added them. C: money_feed_symbol_at */
  symbolAt(index) {
    return call("money_feed_symbol_at", [this, index]);
  }

  /**
   * Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
   * money_feed_price_quote
   */
  priceQuote(symbol, now) {
    return call("money_feed_price_quote", [this, symbol, now]);
  }

  /**
   * Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
   * money_feed_price_quote
   */
  priceQuoteDetailed(symbol, now) {
    return call("money_feed_price_quote", [this, symbol, now], undefined, true);
  }

  /**
   * Gives the transactions of a feed, as the store last had them, with what it has acknowledged since. C:
   * money_feed_portfolio
   */
  portfolio() {
    return call("money_feed_portfolio", [this]);
  }

  /** Asks the store to save a transaction: to add it, or to replace the one with its id. C: money_feed_put */
  put(transaction, lots) {
    return call("money_feed_put", [this, transaction, lots]);
  }

  /** Asks the store to remove a transaction, under the rules of money_feed_put. C: money_feed_remove */
  remove(id) {
    return call("money_feed_remove", [this, id]);
  }

  /**
   * Writes what happened to the last transaction that was to be saved or removed under an id. C:
   * money_feed_operation
   */
  operation(id) {
    return call("money_feed_operation", [this, id]);
  }
}

/**
 * A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of the
 * library does.
 */
export class FeedRequest extends Owned {
  /** Returns the number with which you hand in the answer. C: money_feed_request_id */
  id() {
    return call("money_feed_request_id", [this]);
  }

  /** Returns "GET", "PUT" or "DELETE", or "" for NULL. C: money_feed_request_method */
  method() {
    return call("money_feed_request_method", [this]);
  }

  /** Returns the percent-encoded URL, or "" for NULL. C: money_feed_request_url */
  url() {
    return call("money_feed_request_url", [this]);
  }

  /** Returns the header lines, each "Name: value\n", or "" for none and for NULL. C: money_feed_request_headers */
  headers() {
    return call("money_feed_request_headers", [this]);
  }

  /** Returns the NUL-terminated body to send, or NULL for none and for NULL. C: money_feed_request_body */
  body() {
    return call("money_feed_request_body", [this]);
  }
}

/** A converter: two currencies, the input, rates and what happened to them, and options. */
export class Converter extends Owned {
  /** Makes a converter without input and without rates. C: money_converter_new */
  constructor(source, target, options) {
    super(make("money_converter_new", [source, target], options));
  }

  /** Sets the input, as a person has typed it so far. C: money_converter_set_amount */
  setAmount(text) {
    return call("money_converter_set_amount", [this, text]);
  }

  /** Writes the input as it was typed. C: money_converter_amount */
  amount() {
    return call("money_converter_amount", [this]);
  }

  /** Sets the currencies. C: money_converter_set_pair */
  setPair(source, target) {
    return call("money_converter_set_pair", [this, source, target]);
  }

  /** Exchanges source and target. C: money_converter_swap */
  swap() {
    return call("money_converter_swap", [this]);
  }

  /** Sets the locale in which the converter reads and writes amounts. C: money_converter_set_locale */
  setLocale(locale) {
    return call("money_converter_set_locale", [this, locale]);
  }

  /**
   * Sets the tables that have the converter's locale; NULL: those inside of the library. C:
   * money_converter_set_locales
   */
  setLocales(options) {
    return call("money_converter_set_locales", [this], options);
  }

  /** Replaces all options. C: money_converter_set_options */
  setOptions(options) {
    return call("money_converter_set_options", [this], options);
  }

  /** Asks for new rates, however fresh the present ones are. C: money_converter_refresh */
  refresh() {
    return call("money_converter_refresh", [this]);
  }

  /** Notes that you asked for rates and that the answer is on its way. C: money_converter_set_loading */
  setLoading() {
    return call("money_converter_set_loading", [this]);
  }

  /** Hands over rates that have arrived; they replace the present ones. C: money_converter_set_rates */
  setRates(rates, origin, received) {
    return call("money_converter_set_rates", [this, rates, origin, received]);
  }

  /** Notes that rates could not be had. C: money_converter_set_rates_failure */
  setRatesFailure(failure, reason) {
    return call("money_converter_set_rates_failure", [this, failure, reason]);
  }

  /** Takes the present state of a feed of rates, in place of the three calls before. C: money_converter_take_feed */
  takeFeed(feed) {
    return call("money_converter_take_feed", [this, feed]);
  }

  /** Returns what the converter shows at a moment. C: money_converter_info */
  info(now) {
    return call("money_converter_info", [this, now]);
  }

  /**
   * Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance. C:
   * money_converter_result
   */
  result(now) {
    return call("money_converter_result", [this, now]);
  }

  /**
   * Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance. C:
   * money_converter_result
   */
  resultDetailed(now) {
    return call("money_converter_result", [this, now], undefined, true);
  }

  /**
   * Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none. C:
   * money_converter_text
   */
  text() {
    return call("money_converter_text", [this]);
  }

  /** Returns the exact rate from source to target, whatever the input is. C: money_converter_rate */
  rate(now) {
    return call("money_converter_rate", [this, now]);
  }

  /**
   * Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate. C:
   * money_converter_unit_rate
   */
  unitRate() {
    return call("money_converter_unit_rate", [this]);
  }

  /**
   * Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF"; ""
   * if nothing failed. C: money_converter_reason
   */
  reason() {
    return call("money_converter_reason", [this]);
  }

  /**
   * Writes a converter as JSON: pair, input, locale and options, without rates and registry. C:
   * money_converter_to_json
   */
  toJson() {
    return call("money_converter_to_json", [this]);
  }

  /** Makes a converter from the JSON of money_converter_to_json, without rates. C: money_converter_from_json */
  static fromJson(json, options) {
    return call("money_converter_from_json", [json], options);
  }

  /** Returns the revision: 0 for a new converter, and one more after each change. C: money_converter_revision */
  revision() {
    return call("money_converter_revision", [this]);
  }

  /** Sets the function that the library notifies of changes. C: money_converter_on_change */
  onChange(callback) {
    return call("money_converter_on_change", [this, callback]);
  }
}

/**
 * A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else the
 * provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as names of
 * currencies need it: letters count first, then accents, then case. In Spanish ñ comes after n. In Japanese kana
 * come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
 */
export class CurrencyList extends Owned {
  /** Makes an empty list, sorted by name. C: money_currency_list_new */
  constructor(language) {
    super(make("money_currency_list_new", [language]));
  }

  /** Adds a currency as a provider lists it; the library need not know its code. C: money_currency_list_add */
  add(code, name) {
    return call("money_currency_list_add", [this, code, name]);
  }

  /** Adds the currencies that ISO 4217 has today and the list has not. C: money_currency_list_add_current */
  addCurrent() {
    return call("money_currency_list_add_current", [this]);
  }

  /** Adds the currencies of a provider's document, all or none. C: money_currency_list_add_json */
  addJson(json) {
    return call("money_currency_list_add_json", [this, json]);
  }

  /**
   * Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json. C:
   * money_currency_list_take_feed
   */
  takeFeed(feed) {
    return call("money_currency_list_take_feed", [this, feed]);
  }

  /** Sets the language of names and of sorting. C: money_currency_list_set_language */
  setLanguage(language) {
    return call("money_currency_list_set_language", [this, language]);
  }

  /**
   * Sets the tables that have the list's language; NULL: those inside of the library. C:
   * money_currency_list_set_locales
   */
  setLocales(options) {
    return call("money_currency_list_set_locales", [this], options);
  }

  /**
   * Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds "Dólar".
   * C: money_currency_list_set_search
   */
  setSearch(text) {
    return call("money_currency_list_set_search", [this, text]);
  }

  /** Sets the order. C: money_currency_list_set_sort */
  setSort(sort) {
    return call("money_currency_list_set_sort", [this, sort]);
  }

  /** Makes a currency of the list a favourite (1), or no favourite (0). C: money_currency_list_set_favourite */
  setFavourite(code, isFavourite) {
    return call("money_currency_list_set_favourite", [this, code, isFavourite]);
  }

  /** Shows only favourites (1), or all currencies (0). C: money_currency_list_set_favourites_only */
  setFavouritesOnly(isOnly) {
    return call("money_currency_list_set_favourites_only", [this, isOnly]);
  }

  /** Marks the currencies that a rate table has, and also those that you add later. C: money_currency_list_mark */
  mark(options) {
    return call("money_currency_list_mark", [this], options);
  }

  /** Returns how many currencies the list shows. C: money_currency_list_count */
  count() {
    return call("money_currency_list_count", [this]);
  }

  /** Returns the currency that the list shows at an index. C: money_currency_list_at */
  at(index) {
    return call("money_currency_list_at", [this, index]);
  }

  /**
   * Writes the currencies that the list shows from an index on, as many as there are and as your array has room
   * for. C: money_currency_list_items
   */
  items(first = 0, most = Infinity) {
    return rows("money_currency_list_items", [this], undefined, first, most);
  }

  /**
   * Writes the settings of a list as JSON: language, order, favourites, and whether it shows only favourites. C:
   * money_currency_list_to_json
   */
  toJson() {
    return call("money_currency_list_to_json", [this]);
  }

  /**
   * Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none. C:
   * money_currency_list_restore
   */
  restore(json) {
    return call("money_currency_list_restore", [this, json]);
  }

  /** Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND. C: money_currency_list_state */
  state() {
    return call("money_currency_list_state", [this]);
  }

  /**
   * Returns the revision: 0 for a new list, and a greater number after each change. C:
   * money_currency_list_revision
   */
  revision() {
    return call("money_currency_list_revision", [this]);
  }

  /** Sets the function that the library notifies of changes. C: money_currency_list_on_change */
  onChange(callback) {
    return call("money_currency_list_on_change", [this, callback]);
  }
}

/** A portfolio view, which a screen watches. One thread at a time may use a view. */
export class PortfolioView extends Owned {
  /** Makes a portfolio view that is loading. C: money_portfolio_view_new */
  constructor(options) {
    super(make("money_portfolio_view_new", [], options));
  }

  /**
   * Hands in the transactions that have arrived, in place of those that the view had. C:
   * money_portfolio_view_set_transactions
   */
  setTransactions(portfolio) {
    return call("money_portfolio_view_set_transactions", [this, portfolio]);
  }

  /** Notes that transactions could not be retrieved. C: money_portfolio_view_set_transactions_failure */
  setTransactionsFailure(reason) {
    return call("money_portfolio_view_set_transactions_failure", [this, reason]);
  }

  /** Hands in price quotes that have arrived, each in place of its symbol's. C: money_portfolio_view_set_quotes */
  setQuotes(quotes) {
    return call("money_portfolio_view_set_quotes", [this, quotes]);
  }

  /** Notes that prices could not be had. C: money_portfolio_view_set_quotes_failure */
  setQuotesFailure(reason) {
    return call("money_portfolio_view_set_quotes_failure", [this, reason]);
  }

  /** Sets the rate table, in place of the one before it. C: money_portfolio_view_set_rates */
  setRates(options) {
    return call("money_portfolio_view_set_rates", [this], options);
  }

  /**
   * Hands in what a feed of transactions or of price quotes has, and why it could not get anything newer. C:
   * money_portfolio_view_take_feed
   */
  takeFeed(feed) {
    return call("money_portfolio_view_take_feed", [this, feed]);
  }

  /** Writes the state at a moment. C: money_portfolio_view_state */
  state(now) {
    return call("money_portfolio_view_state", [this, now]);
  }

  /** Writes why the view is in a state of failure, or "" if it is not. C: money_portfolio_view_reason */
  reason() {
    return call("money_portfolio_view_reason", [this]);
  }

  /** Values the portfolio at a moment: its summary and its positions, for the screen. C: money_portfolio_view_value */
  value(now) {
    return call("money_portfolio_view_value", [this, now]);
  }

  /** Counts the symbols that need a price: those of which shares are held. C: money_portfolio_view_symbol_count */
  symbolCount() {
    return call("money_portfolio_view_symbol_count", [this]);
  }

  /** Writes the symbol at an index, in the order of their bytes. C: money_portfolio_view_symbol_at */
  symbolAt(index) {
    return call("money_portfolio_view_symbol_at", [this, index]);
  }

  /**
   * Writes the revision: a number that grows by one with each change, and is 0 for a new view. C:
   * money_portfolio_view_revision
   */
  revision() {
    return call("money_portfolio_view_revision", [this]);
  }

  /**
   * Sets the callback that is notified of changes, in place of the one before it. C:
   * money_portfolio_view_on_change
   */
  onChange(callback) {
    return call("money_portfolio_view_on_change", [this, callback]);
  }
}

/**
 * A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may use a
 * form.
 */
export class OrderForm extends Owned {
  /** Makes an empty order form. C: money_order_form_new */
  constructor(portfolio, currency, tickerRule) {
    super(make("money_order_form_new", [portfolio, currency, tickerRule]));
  }

  /** Makes an order form that edits a stored purchase or sale. C: money_order_form_from_transaction */
  static fromTransaction(portfolio, id, tickerRule) {
    return call("money_order_form_from_transaction", [portfolio, id, tickerRule]);
  }

  /** Sets the text of a field. C: money_order_form_set */
  set(field, text) {
    return call("money_order_form_set", [this, field, text]);
  }

  /**
   * Writes what a field shows: the typed text, or what follows from the other fields, or "". C:
   * money_order_form_text
   */
  text(field) {
    return call("money_order_form_text", [this, field]);
  }

  /** Writes what is right or wrong with a field. C: money_order_form_state */
  state(field) {
    return call("money_order_form_state", [this, field]);
  }

  /** Writes the transaction of an order form whose fields are all right. C: money_order_form_transaction */
  transaction() {
    return call("money_order_form_transaction", [this]);
  }

  /**
   * Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one that
   * it edits. C: money_order_form_save
   */
  save(portfolio) {
    return call("money_order_form_save", [this, portfolio]);
  }
}

/** One file that keeps objects by name. */
export class Store extends Owned {
  /** Opens a store. C: money_store_open */
  static open(path, options) {
    return call("money_store_open", [path], options);
  }

  /** Closes the file. C: money_store_close */
  close() {
    return call("money_store_close", [this]);
  }

  /** Begins a transaction: money_store_commit saves what you change from now on together. C: money_store_begin */
  begin() {
    return call("money_store_begin", [this]);
  }

  /** Saves what was changed since money_store_begin, and ends the transaction. C: money_store_commit */
  commit() {
    return call("money_store_commit", [this]);
  }

  /** Ends a transaction without saving anything of it. C: money_store_rollback */
  rollback() {
    return call("money_store_rollback", [this]);
  }

  /** Reads the whole file as the loading calls do, and fails if something in it is damaged. C: money_store_check */
  check() {
    return call("money_store_check", [this]);
  }

  /**
   * Reads the file's revision: 0 for a new file, and one more for each change, whichever process made it. C:
   * money_store_revision
   */
  revision() {
    return call("money_store_revision", [this]);
  }

  /**
   * Sets the callback that runs after each change that this handle makes, in place of the one before; NULL sets
   * none. C: money_store_on_change
   */
  onChange(callback) {
    return call("money_store_on_change", [this, callback]);
  }

  /**
   * Frees the memory that the store holds only to be faster, such as SQLite's cache of pages. C:
   * money_store_release_memory
   */
  releaseMemory() {
    return call("money_store_release_memory", [this]);
  }

  /** Counts the names of a kind. C: money_store_name_count */
  nameCount(kind) {
    return call("money_store_name_count", [this, kind]);
  }

  /** Reads the name at an index, in the order of the names' bytes. C: money_store_name_at */
  nameAt(kind, index) {
    return call("money_store_name_at", [this, kind, index]);
  }

  /** Removes the object of a name, with everything that belongs to it. C: money_store_remove */
  remove(kind, name) {
    return call("money_store_remove", [this, kind, name]);
  }

  /** Saves a wallet with its journal, in place of the wallet of the same name. C: money_store_wallet_save */
  walletSave(name, wallet) {
    return call("money_store_wallet_save", [this, name, wallet]);
  }

  /** Loads a wallet with its journal. C: money_store_wallet_load */
  walletLoad(name) {
    return call("money_store_wallet_load", [this, name]);
  }

  /** Adds an entry to a stored wallet without loading the wallet. C: money_store_wallet_add */
  walletAdd(name, amount, options) {
    return call("money_store_wallet_add", [this, name, amount], options);
  }

  /** Counts the entries of a stored wallet. C: money_store_wallet_count */
  walletCount(name, currency) {
    return call("money_store_wallet_count", [this, name, currency]);
  }

  /** Counts the currencies that a stored wallet has entries of. C: money_store_wallet_currency_count */
  walletCurrencyCount(name) {
    return call("money_store_wallet_currency_count", [this, name]);
  }

  /**
   * Reads the currency at an index, in the order of the currencies' first entries. C:
   * money_store_wallet_currency_at
   */
  walletCurrencyAt(name, index) {
    return call("money_store_wallet_currency_at", [this, name, index]);
  }

  /** Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up. C: money_store_wallet_sum */
  walletSum(name, currency, options) {
    return call("money_store_wallet_sum", [this, name, currency], options);
  }

  /**
   * Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
   * money_store_wallet_total
   */
  walletTotal(name, target, options) {
    return call("money_store_wallet_total", [this, name, target], options);
  }

  /**
   * Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
   * money_store_wallet_total
   */
  walletTotalDetailed(name, target, options) {
    return call("money_store_wallet_total", [this, name, target], options, true);
  }

  /** Saves a portfolio, in place of the portfolio of the same name. C: money_store_portfolio_save */
  portfolioSave(name, portfolio) {
    return call("money_store_portfolio_save", [this, name, portfolio]);
  }

  /** Loads a portfolio. C: money_store_portfolio_load */
  portfolioLoad(name, options) {
    return call("money_store_portfolio_load", [this, name], options);
  }

  /** Puts a transaction into a stored portfolio. C: money_store_transaction_save */
  transactionSave(name, lots, options) {
    return call("money_store_transaction_save", [this, name, lots], options);
  }

  /** Removes the transaction of an id from a stored portfolio. C: money_store_transaction_remove */
  transactionRemove(name, id) {
    return call("money_store_transaction_remove", [this, name, id]);
  }

  /** Saves a catalogue of products, in place of the catalogue of the same name. C: money_store_catalogue_save */
  catalogueSave(name, catalogue) {
    return call("money_store_catalogue_save", [this, name, catalogue]);
  }

  /** Loads a catalogue. C: money_store_catalogue_load */
  catalogueLoad(name) {
    return call("money_store_catalogue_load", [this, name]);
  }

  /** Saves a basket, in place of the basket of the same name. C: money_store_basket_save */
  basketSave(name, basket) {
    return call("money_store_basket_save", [this, name, basket]);
  }

  /** Loads a basket. C: money_store_basket_load */
  basketLoad(name, options) {
    return call("money_store_basket_load", [this, name], options);
  }

  /** Spends an amount of a stored wallet: the call adds an entry of the amount below 0. C: money_store_wallet_spend */
  walletSpend(name, amount, options) {
    return call("money_store_wallet_spend", [this, name, amount], options);
  }

  /** Holds an amount of a stored wallet, as money_wallet_hold does. C: money_store_wallet_hold */
  walletHold(name, amount, options) {
    return call("money_store_wallet_hold", [this, name, amount], options);
  }

  /** Commits a hold of a stored wallet, as money_wallet_commit does. C: money_store_wallet_commit */
  walletCommit(name, hold, options) {
    return call("money_store_wallet_commit", [this, name, hold], options);
  }

  /**
   * Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does. C:
   * money_store_wallet_commit_amount
   */
  walletCommitAmount(name, hold, amount, options) {
    return call("money_store_wallet_commit_amount", [this, name, hold, amount], options);
  }

  /** Releases a hold of a stored wallet, as money_wallet_release does. C: money_store_wallet_release */
  walletRelease(name, hold, options) {
    return call("money_store_wallet_release", [this, name, hold], options);
  }

  /**
   * Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. C:
   * money_store_wallet_transfer
   */
  walletTransfer(legs, options) {
    return call("money_store_wallet_transfer", [this, legs], options);
  }

  /**
   * Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange does: all legs or
   * none. C: money_store_wallet_exchange
   */
  walletExchange(name, legs, options) {
    return call("money_store_wallet_exchange", [this, name, legs], options);
  }

  /**
   * Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the same name
   * and instant. C: money_store_rates_save
   */
  ratesSave(name, rates) {
    return call("money_store_rates_save", [this, name, rates]);
  }

  /**
   * Adds rates with dates to the newest rate table of a name, in place of the rates of the same days. C:
   * money_store_rates_add
   */
  ratesAdd(name, rates) {
    return call("money_store_rates_add", [this, name, rates]);
  }

  /** Loads a rate table. C: money_store_rates_load */
  ratesLoad(name, asOf) {
    return call("money_store_rates_load", [this, name, asOf]);
  }

  /** Counts the rate tables of a name. C: money_store_rates_count */
  ratesCount(name) {
    return call("money_store_rates_count", [this, name]);
  }

  /** Reads the instant at which the rates at an index were published, newest first. C: money_store_rates_at */
  ratesAt(name, index) {
    return call("money_store_rates_at", [this, name, index]);
  }

  /** Reads the instants of money_store_rates_at from index `first` on into an array. C: money_store_rates_instants */
  ratesInstants(name, first = 0, most = Infinity) {
    return rows("money_store_rates_instants", [this, name], undefined, first, most);
  }

  /** Removes the rates of a name that were published before an instant. C: money_store_rates_remove_before */
  ratesRemoveBefore(name, instant) {
    return call("money_store_rates_remove_before", [this, name, instant]);
  }

  /**
   * Saves all currencies of a list, shown or not, with the names that their provider gives them, in place of those
   * of the same name. C: money_store_currencies_save
   */
  currenciesSave(name, list) {
    return call("money_store_currencies_save", [this, name, list]);
  }

  /** Loads currencies as a list. C: money_store_currencies_load */
  currenciesLoad(name, language) {
    return call("money_store_currencies_load", [this, name, language]);
  }

  /** Puts a setting in, in place of the one of the same key. C: money_store_setting_save */
  settingSave(key, value, instant) {
    return call("money_store_setting_save", [this, key, value, instant]);
  }

  /** Reads the value of a setting, and its instant. C: money_store_setting */
  setting(key) {
    return call("money_store_setting", [this, key]);
  }

  /** Reads the value of a setting, and its instant. C: money_store_setting */
  settingDetailed(key) {
    return call("money_store_setting", [this, key], undefined, true);
  }

  /** Counts the settings. C: money_store_setting_count */
  settingCount() {
    return call("money_store_setting_count", [this]);
  }

  /** Reads the key at an index, in the order of the keys' bytes. C: money_store_setting_key_at */
  settingKeyAt(index) {
    return call("money_store_setting_key_at", [this, index]);
  }

  /** Removes a setting. C: money_store_setting_remove */
  settingRemove(key) {
    return call("money_store_setting_remove", [this, key]);
  }

  /** Puts price quotes in, all or none. C: money_store_quotes_save */
  quotesSave(quotes) {
    return call("money_store_quotes_save", [this, quotes]);
  }

  /** Reads the quote of a symbol. C: money_store_quote */
  quote(symbol) {
    return call("money_store_quote", [this, symbol]);
  }

  /** Counts the quotes. C: money_store_quote_count */
  quoteCount() {
    return call("money_store_quote_count", [this]);
  }

  /** Reads the quote at an index, in the order of the symbols. C: money_store_quote_at */
  quoteAt(index) {
    return call("money_store_quote_at", [this, index]);
  }

  /** Reads the quotes from index `first` on into an array, in the order of the symbols. C: money_store_quotes */
  quotes(first = 0, most = Infinity) {
    return rows("money_store_quotes", [this], undefined, first, most);
  }

  /** Removes the quote of a symbol. C: money_store_quote_remove */
  quoteRemove(symbol) {
    return call("money_store_quote_remove", [this, symbol]);
  }
}

define("money_currency_registry_t", CurrencyRegistry);
define("money_rates_t", Rates);
define("money_rates_builder_t", RatesBuilder);
define("money_bag_t", Bag);
define("money_expression_t", Expression);
define("money_wallet_t", Wallet);
define("money_wallet_statement_t", WalletStatement);
define("money_catalogue_t", Catalogue);
define("money_basket_t", Basket);
define("money_receipt_t", Receipt);
define("money_invoice_t", Invoice);
define("money_portfolio_t", Portfolio);
define("money_valuation_t", Valuation);
define("money_disposals_t", Disposals);
define("money_open_lots_t", OpenLots);
define("money_locales_t", Locales);
define("money_calculator_t", Calculator);
define("money_feed_t", Feed);
define("money_feed_request_t", FeedRequest);
define("money_converter_t", Converter);
define("money_currency_list_t", CurrencyList);
define("money_portfolio_view_t", PortfolioView);
define("money_order_form_t", OrderForm);
define("money_store_t", Store);
