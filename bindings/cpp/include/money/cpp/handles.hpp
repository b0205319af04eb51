/** @file handles.hpp
 *  A class for each kind of object. Made from the headers by api/generate.py.
 */
#ifndef MONEY_CPP_HANDLES_HPP
#define MONEY_CPP_HANDLES_HPP

namespace money {

class CurrencyRegistry;
class Rates;
class RatesBuilder;
class Bag;
class Expression;
class Wallet;
class WalletStatement;
class Catalogue;
class Basket;
class Receipt;
class Invoice;
class Portfolio;
class Valuation;
class Disposals;
class OpenLots;
class Locales;
class Calculator;
class Feed;
class FeedRequest;
class Converter;
class CurrencyList;
class PortfolioView;
class OrderForm;
class Store;
struct DecimalMultiplyDetailed;
struct DecimalDivideDetailed;
struct DecimalQuantizeDetailed;
struct DecimalDivideRemainderResults;
struct DecimalRoundToStepDetailed;
struct DecimalRoundSignificantDetailed;
struct RatioToDecimalDetailed;
struct DateToYmdResults;
struct MultiplyDetailed;
struct DivideDetailed;
struct DivideRemainderResults;
struct DivideByAmountDetailed;
struct QuantizeDetailed;
struct ToCashDetailed;
struct ToCashInCountryDetailed;
struct RoundToStepDetailed;
struct RoundSignificantDetailed;
struct AllocateDetailed;
struct RatesConvertDetailed;
struct BagReduceDetailed;
struct RatesCompareDetailed;
struct RatesSortDetailed;
struct RatesMinimumDetailed;
struct RatesMaximumDetailed;
struct RatesSumDetailed;
struct ColumnSumDetailed;
struct ColumnConvertResults;
struct ColumnQuantizeResults;
struct ColumnCompareResults;
struct ColumnAllocateResults;
struct ExpressionEvaluateDetailed;
struct WalletTotalDetailed;
struct PaymentToUnitsResults;
struct TimeWeightedReturnDetailed;
struct FormatLocaleDetailed;
struct FormatPatternDetailed;
struct CalculatorValueDetailed;
struct FeedPriceQuoteDetailed;
struct ConverterResultDetailed;
struct StoreWalletTotalDetailed;
struct StoreSettingDetailed;

/// Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known.
class CurrencyRegistry : public detail::Handle<money_currency_registry_t, money_currency_registry_free> {
public:
    /// Takes an object of the C interface over.
    static CurrencyRegistry adopt(money_currency_registry_t *raw) noexcept { return CurrencyRegistry(raw); }
    CurrencyRegistry(CurrencyRegistry &&) noexcept = default;
    CurrencyRegistry &operator=(CurrencyRegistry &&) noexcept = default;
    ~CurrencyRegistry() = default;
    /// Makes an empty registry. C: money_currency_registry_new
    CurrencyRegistry();
    /// Adds a currency of the program's own. C: money_currency_registry_add
    void add(cstr code, std::int32_t digits, text_view name = {});
    /// Returns how many currencies the registry has. C: money_currency_registry_count
    std::size_t count() const;
    /// Writes the registry's currency at an index, in the order in which you added them. C:
    /// money_currency_registry_at
    Currency at(std::size_t index) const;

private:
    explicit CurrencyRegistry(money_currency_registry_t *raw) noexcept : Handle(raw) {}
};

/// A table of exchange rates: immutable, shared freely between threads.
class Rates : public detail::Handle<money_rates_t, money_rates_free> {
public:
    /// Takes an object of the C interface over.
    static Rates adopt(money_rates_t *raw) noexcept { return Rates(raw); }
    Rates(Rates &&) noexcept = default;
    Rates &operator=(Rates &&) noexcept = default;
    ~Rates() = default;
    /// Reads the euro foreign exchange reference rates of the European Central Bank: the history file (`eurofxref-
    /// hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates. C: money_rates_from_ecb_csv
    static Rates from_ecb_csv(text_view csv);
    /// Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days (`eurofxref-
    /// hist-90d.xml`), or of all days (`eurofxref-hist.xml`). C: money_rates_from_ecb_xml
    static Rates from_ecb_xml(text_view xml);
    /// Reads a JSON document of rates, recognised by its shape: - currencylayer's and exchangerate.host's:
    /// {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day, or with
    /// several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day or of
    /// several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
    /// {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"; -
    /// ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
    /// "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for a pair;
    /// - rows of Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such
    /// object, or an object a line (NDJSON); the table's base is that of all rows, if they have the same; - a list of
    /// pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none, or one pair; -
    /// tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada, such
    /// as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what money_rates_to_json writes. C:
    /// money_rates_from_json
    static Rates from_json(text_view json);
    /// Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same bytes. C:
    /// money_rates_to_json
    std::string to_json() const;
    /// Tells what a table holds. C: money_rates_info
    RatesInfo info() const;
    /// Writes the code of the table's currency at an index, in the order of the codes. C: money_rates_currency_at
    std::string currency_at(std::size_t index) const;
    /// Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a space
    /// between them, such as "EUR JPY USD". C: money_rates_currencies
    std::string currencies(Date date) const;
    /// Writes the table's date at an index, oldest first. C: money_rates_date_at
    Date date_at(std::size_t index) const;
    /// Writes the newest rate of the table's pair at an index, in the order of the codes. C: money_rates_pair_at
    Rate pair_at(std::size_t index) const;
    /// Converts an amount at the rates of a table, rounding once. C: money_rates_convert
    Money convert(const Money &amount, cstr target = {}, maybe<money_convert_options_t> options = {}) const;
    /// Converts an amount at the rates of a table, rounding once. C: money_rates_convert
    RatesConvertDetailed convert_detailed(const Money &amount, cstr target = {}, maybe<money_convert_options_t> options = {}) const;
    /// Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an amount. C:
    /// money_rates_find
    Conversion find(cstr from, cstr to, maybe<money_convert_options_t> options = {}) const;
    /// Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1. C:
    /// money_rates_compare
    std::int32_t compare(const Money &a, const Money &b, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1. C:
    /// money_rates_compare
    RatesCompareDetailed compare_detailed(const Money &a, const Money &b, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
    /// C: money_rates_sort
    std::vector<std::size_t> sort(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
    /// C: money_rates_sort
    RatesSortDetailed sort_detailed(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Writes the amount that is worth least in one currency, as it was given; of equal ones the first. C:
    /// money_rates_minimum
    Money minimum(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Writes the amount that is worth least in one currency, as it was given; of equal ones the first. C:
    /// money_rates_minimum
    RatesMinimumDetailed minimum_detailed(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Writes the amount that is worth most in one currency, as it was given; of equal ones the first. C:
    /// money_rates_maximum
    Money maximum(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Writes the amount that is worth most in one currency, as it was given; of equal ones the first. C:
    /// money_rates_maximum
    RatesMaximumDetailed maximum_detailed(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
    /// and the call rounds once. C: money_rates_sum
    Money sum(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options = {}) const;
    /// Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
    /// and the call rounds once. C: money_rates_sum
    RatesSumDetailed sum_detailed(view<money_t> amounts, cstr target, maybe<money_convert_options_t> options = {}) const;

private:
    explicit Rates(money_rates_t *raw) noexcept : Handle(raw) {}
};

/// A table of exchange rates in the making.
class RatesBuilder : public detail::Handle<money_rates_builder_t, money_rates_builder_free> {
public:
    /// Takes an object of the C interface over.
    static RatesBuilder adopt(money_rates_builder_t *raw) noexcept { return RatesBuilder(raw); }
    RatesBuilder(RatesBuilder &&) noexcept = default;
    RatesBuilder &operator=(RatesBuilder &&) noexcept = default;
    ~RatesBuilder() = default;
    /// Makes an empty builder. C: money_rates_builder_new
    RatesBuilder();
    /// Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date. C:
    /// money_rates_builder_add
    void add(cstr from, cstr to, text_view rate, Date date);
    /// Removes the rate of a direction and date. C: money_rates_builder_remove
    void remove(cstr from, cstr to, Date date);
    /// Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path. C:
    /// money_rates_builder_set_base
    void set_base(cstr base = {});
    /// Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none. C:
    /// money_rates_builder_set_source
    void set_source(text_view source = {});
    /// Sets when the rates were published: an instant, or MONEY_INSTANT_NONE. C: money_rates_builder_set_instant
    void set_instant(Instant instant);
    /// Returns how many rates the builder has. C: money_rates_builder_count
    std::size_t count() const;
    /// Writes the builder's rate at an index, in the order in which you first added them. C: money_rates_builder_at
    Rate at(std::size_t index) const;
    /// Makes a table of what the builder has; the builder stays as it is and may go on. C: money_rates_builder_build
    Rates build() const;

private:
    explicit RatesBuilder(money_rates_builder_t *raw) noexcept : Handle(raw) {}
};

/// An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count.
class Bag : public detail::Handle<money_bag_t, money_bag_free> {
public:
    /// Takes an object of the C interface over.
    static Bag adopt(money_bag_t *raw) noexcept { return Bag(raw); }
    Bag(Bag &&) noexcept = default;
    Bag &operator=(Bag &&) noexcept = default;
    ~Bag() = default;
    /// Makes an empty bag. C: money_bag_new
    Bag();
    /// Makes a copy of a bag. C: money_bag_copy
    Bag copy() const;
    /// Adds an amount to the bag's amount of its currency. C: money_bag_add
    void add(const Money &amount);
    /// Adds every amount of another bag. C: money_bag_add_bag
    void add_bag(const Bag &other);
    /// Multiplies every amount, exactly. C: money_bag_multiply
    void multiply(const Decimal &factor);
    /// Counts the amounts other than 0. C: money_bag_count
    std::size_t count() const;
    /// Reads the amount at an index among those other than 0, in the order in which the currencies were added. C:
    /// money_bag_at
    Money at(std::size_t index) const;
    /// Reads the amounts of money_bag_at from index `first` on into an array. C: money_bag_amounts
    std::vector<Money> amounts(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Reads the amount of a currency, which is 0 if the bag has none of it. C: money_bag_amount
    Money amount(cstr currency) const;
    /// Compares two bags, whatever the order of their currencies. C: money_bag_equal
    bool equal(const Bag &b) const;
    /// Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes. C:
    /// money_bag_hash
    std::uint64_t hash() const;
    /// Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once. C:
    /// money_bag_reduce
    Money reduce(cstr target, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {}) const;
    /// Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once. C:
    /// money_bag_reduce
    BagReduceDetailed reduce_detailed(cstr target, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {}) const;
    /// Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their codes,
    /// each with its own sign, or "0" if there are none. C: money_bag_format
    std::string format() const;
    /// Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + " between them,
    /// in any order, each currency once. C: money_bag_parse
    static Bag parse(text_view text, maybe<CurrencyRegistry> registry = {});
    /// Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order of their
    /// codes. C: money_bag_to_json
    std::string to_json() const;
    /// Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency once. C:
    /// money_bag_from_json
    static Bag from_json(text_view json, maybe<CurrencyRegistry> registry = {});

private:
    explicit Bag(money_bag_t *raw) noexcept : Handle(raw) {}
};

/// An expression that was evaluated, with its exact result and its conversions. It never changes.
class Expression : public detail::Handle<money_expression_t, money_expression_free> {
public:
    /// Takes an object of the C interface over.
    static Expression adopt(money_expression_t *raw) noexcept { return Expression(raw); }
    Expression(Expression &&) noexcept = default;
    Expression &operator=(Expression &&) noexcept = default;
    ~Expression() = default;
    /// Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end. C:
    /// money_expression_evaluate
    static ExpressionValue evaluate(text_view text, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {});
    /// Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end. C:
    /// money_expression_evaluate
    static ExpressionEvaluateDetailed evaluate_detailed(text_view text, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {});
    /// Returns the result of an expression, rounded and exact, and how many conversions it needed. C:
    /// money_expression_info
    ExpressionInfo info() const;
    /// Returns the conversion at an index: its exact rate, path, date and source. C: money_expression_conversion_at
    Conversion conversion_at(std::size_t index) const;
    /// Writes the conversions from an index on, as many as there are and as your array has room for. C:
    /// money_expression_conversions
    std::vector<Conversion> conversions(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;

private:
    explicit Expression(money_expression_t *raw) noexcept : Handle(raw) {}
};

/// Amounts of several currencies, each kept as an entry, with holds and a journal.
class Wallet : public detail::Handle<money_wallet_t, money_wallet_free> {
public:
    /// Takes an object of the C interface over.
    static Wallet adopt(money_wallet_t *raw) noexcept { return Wallet(raw); }
    Wallet(Wallet &&) noexcept = default;
    Wallet &operator=(Wallet &&) noexcept = default;
    ~Wallet() { money_wallet_free(std::exchange(raw_, nullptr)); }
    /// Makes an empty wallet. C: money_wallet_new
    Wallet();
    /// Adds an entry. C: money_wallet_add
    std::uint64_t add(const Money &amount, maybe<money_wallet_note_t> note = {});
    /// Removes the entry of an id, as if it had never been there. C: money_wallet_remove
    void remove(std::uint64_t id);
    /// Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR. C: money_wallet_remove_amount
    std::uint64_t remove_amount(const Money &amount);
    /// Counts the entries. C: money_wallet_count
    std::size_t count(cstr currency = {}) const;
    /// Reads the entry at an index, in the order in which entries were added. C: money_wallet_at
    WalletEntry at(cstr currency, std::size_t index) const;
    /// Reads the entries from index `first` on into an array. C: money_wallet_entries
    std::vector<WalletEntry> entries(cstr currency = {}, std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Counts the currencies that the wallet has entries of. C: money_wallet_currency_count
    std::size_t currency_count() const;
    /// Reads the currency at an index, in the order of the currencies' first entries. C: money_wallet_currency_at
    std::string currency_at(std::size_t index) const;
    /// Adds up the entries of a currency. C: money_wallet_sum
    Money sum(cstr currency, maybe<CurrencyRegistry> registry = {}) const;
    /// Reads how much of a currency's sum is held. C: money_wallet_held
    Money held(cstr currency, maybe<CurrencyRegistry> registry = {}) const;
    /// Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once. C:
    /// money_wallet_total
    Money total(cstr target, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {}) const;
    /// Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once. C:
    /// money_wallet_total
    WalletTotalDetailed total_detailed(cstr target, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {}) const;
    /// Holds an amount, which must be there and not held: nothing else can spend it until you commit or release the
    /// hold. C: money_wallet_hold
    std::uint64_t hold(const Money &amount, maybe<money_wallet_note_t> note = {});
    /// Commits a hold: an entry of its amount below 0, with its note, takes the hold's place. C: money_wallet_commit
    std::uint64_t commit(std::uint64_t hold);
    /// Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the hold's place,
    /// and the rest of the hold can be spent again. C: money_wallet_commit_amount
    std::uint64_t commit_amount(std::uint64_t hold, const Money &amount);
    /// Releases a hold: its amount can be spent again. C: money_wallet_release
    void release(std::uint64_t hold);
    /// Counts the holds. C: money_wallet_hold_count
    std::size_t hold_count() const;
    /// Reads the hold at an index, in the order in which holds were made. C: money_wallet_hold_at
    WalletEntry hold_at(std::size_t index) const;
    /// Reads the holds from index `first` on into an array, under the rules of money_wallet_entries. C:
    /// money_wallet_holds
    std::vector<WalletEntry> holds(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once. C:
    /// money_wallet_exchange
    void exchange(view<money_exchange_leg_t> legs, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {}, maybe<money_wallet_note_t> note = {});
    /// Writes a wallet as JSON, without its journal. C: money_wallet_to_json
    std::string to_json() const;
    /// Makes a wallet from JSON that money_wallet_to_json wrote. C: money_wallet_from_json
    static Wallet from_json(text_view json);
    /// Writes the journal of a wallet: one line of JSON for each change. C: money_wallet_to_journal
    std::string to_journal() const;
    /// Makes the wallet that a journal records, by making each change again: its JSON is the same to the byte. C:
    /// money_wallet_from_journal
    static Wallet from_journal(text_view journal);
    /// Reads the wallet's revision, a number that grows by one with each change. C: money_wallet_revision
    std::uint64_t revision() const;
    /// Sets the callback that runs after each change, in place of the one before; NULL sets none. C:
    /// money_wallet_on_change
    void on_change(std::function<void(std::uint64_t revision)> listener);
    /// Makes the statement of a wallet, with the grand total of money_wallet_total. C: money_wallet_statement
    WalletStatement statement(cstr target, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {}) const;

private:
    explicit Wallet(money_wallet_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_change_;
};

/// A wallet as a screen shows it. Each currency has a section with a row for each entry and a row with the subtotal;
/// the last section has one row, the grand total. A statement is a copy: it does not change with the wallet.
class WalletStatement : public detail::Handle<money_wallet_statement_t, money_wallet_statement_free> {
public:
    /// Takes an object of the C interface over.
    static WalletStatement adopt(money_wallet_statement_t *raw) noexcept { return WalletStatement(raw); }
    WalletStatement(WalletStatement &&) noexcept = default;
    WalletStatement &operator=(WalletStatement &&) noexcept = default;
    ~WalletStatement() = default;
    /// Counts the sections: one for each currency, and one for the grand total. C:
    /// money_wallet_statement_section_count
    std::size_t section_count() const;
    /// Reads the header of a section, which is its currency. C: money_wallet_statement_section_at
    std::string section_at(std::size_t section) const;
    /// Counts the rows of a section. C: money_wallet_statement_row_count
    std::size_t row_count(std::size_t section) const;
    /// Reads the row of a section at an index. C: money_wallet_statement_row_at
    WalletStatementRow row_at(std::size_t section, std::size_t index) const;
    /// Reads the rows of a section from index `first` on into an array, under the rules of money_wallet_entries. C:
    /// money_wallet_statement_rows
    std::vector<WalletStatementRow> rows(std::size_t section, std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;

private:
    explicit WalletStatement(money_wallet_statement_t *raw) noexcept : Handle(raw) {}
};

/// Products with prices in one currency, in the order in which you added them, and the tax rates of their categories.
class Catalogue : public detail::Handle<money_catalogue_t, money_catalogue_free> {
public:
    /// Takes an object of the C interface over.
    static Catalogue adopt(money_catalogue_t *raw) noexcept { return Catalogue(raw); }
    Catalogue(Catalogue &&) noexcept = default;
    Catalogue &operator=(Catalogue &&) noexcept = default;
    ~Catalogue() = default;
    /// Makes an empty catalogue. C: money_catalogue_new
    explicit Catalogue(cstr currency, maybe<CurrencyRegistry> registry = {});
    /// Adds a product at the end, or replaces the product of the same sku in its place. C: money_catalogue_add
    void add(const money_product_t &product);
    /// Removes the product of a sku. C: money_catalogue_remove
    void remove(cstr sku);
    /// Finds the product of a sku. C: money_catalogue_find
    Product find(cstr sku) const;
    /// Counts the products. C: money_catalogue_count
    std::size_t count() const;
    /// Writes the product at an index, in the order in which you added them. C: money_catalogue_at
    Product at(std::size_t index) const;
    /// Writes several products in one call, in the order in which you added them. C: money_catalogue_products
    std::vector<Product> products(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Writes the code of the catalogue's currency. C: money_catalogue_currency
    std::string currency() const;
    /// Sets the tax rate of a category, in place of the one that it had. C: money_catalogue_set_tax
    void set_tax(cstr category, const Decimal &percent);
    /// Counts the categories that have a tax rate. C: money_catalogue_tax_count
    std::size_t tax_count() const;
    /// Writes the tax rate at an index, in the order of the categories' bytes. C: money_catalogue_tax_at
    TaxRate tax_at(std::size_t index) const;
    /// Writes several tax rates in one call, under the rules of money_catalogue_products. C: money_catalogue_taxes
    std::vector<TaxRate> taxes(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Reads a catalogue that money_catalogue_to_json wrote. C: money_catalogue_from_json
    static Catalogue from_json(text_view json);
    /// Writes a catalogue with its tax rates as JSON. C: money_catalogue_to_json
    std::string to_json() const;
    /// Reads a catalogue from comma-separated values (RFC 4180). C: money_catalogue_from_csv
    static Catalogue from_csv(text_view csv, cstr currency = {}, maybe<CurrencyRegistry> registry = {});
    /// Writes the products as comma-separated values that money_catalogue_from_csv reads. C: money_catalogue_to_csv
    std::string to_csv() const;

private:
    explicit Catalogue(money_catalogue_t *raw) noexcept : Handle(raw) {}
};

/// Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue.
class Basket : public detail::Handle<money_basket_t, money_basket_free> {
public:
    /// Takes an object of the C interface over.
    static Basket adopt(money_basket_t *raw) noexcept { return Basket(raw); }
    Basket(Basket &&) noexcept = default;
    Basket &operator=(Basket &&) noexcept = default;
    ~Basket() { money_basket_free(std::exchange(raw_, nullptr)); }
    /// Makes an empty basket with a copy of the catalogue and its tax rates. C: money_basket_new
    explicit Basket(const Catalogue &catalogue);
    /// Adds to the quantity of a product. C: money_basket_add
    void add(cstr sku, const Decimal &quantity);
    /// Sets the quantity of a product. C: money_basket_set
    void set(cstr sku, const Decimal &quantity);
    /// Puts a product into the basket that need not be in the catalogue, or not at this price. C: money_basket_put
    void put(const money_product_t &product, const Decimal &quantity);
    /// Removes the line item of a product, with its discount. C: money_basket_remove
    void remove(cstr sku);
    /// Removes all line items and the order's discount. C: money_basket_clear
    void clear();
    /// Sets the discount of a line item, or of the order, in place of the discount that it had. C:
    /// money_basket_set_discount
    void set_discount(cstr sku = {}, maybe<money_discount_t> discount = {});
    /// Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax. C:
    /// money_basket_set_tax
    void set_tax(cstr category, const Decimal &percent);
    /// Sets the policy. C: money_basket_set_policy
    void set_policy(maybe<money_basket_policy_t> policy = {});
    /// Writes the basket's policy, `struct_size` included. C: money_basket_policy
    BasketPolicy policy() const;
    /// Writes the code of the catalogue's currency. C: money_basket_currency
    std::string currency() const;
    /// Counts the line items. C: money_basket_count
    std::size_t count() const;
    /// Writes the line item at an index, in the order in which you first added the products. C: money_basket_at
    BasketLineItem at(std::size_t index) const;
    /// Writes several line items in one call, under the rules of money_catalogue_products. C: money_basket_line_items
    std::vector<BasketLineItem> line_items(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Writes the quantity of a product: 0 if the basket has no line item of it. C: money_basket_quantity
    Decimal quantity(cstr sku) const;
    /// Writes the revision: 0 for a new basket, and one more after each change. C: money_basket_revision
    std::uint64_t revision() const;
    /// Sets the callback that is notified after each change, in place of the one before. C: money_basket_on_change
    void on_change(std::function<void(std::uint64_t revision)> listener);
    /// Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in `target`. C:
    /// money_basket_checkout
    Receipt checkout(cstr target = {}, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {}) const;
    /// Reads a basket that money_basket_to_json wrote. C: money_basket_from_json
    static Basket from_json(text_view json, maybe<Catalogue> catalogue = {});
    /// Writes a basket with its products, discounts, tax rates and policy as JSON. C: money_basket_to_json
    std::string to_json() const;

private:
    explicit Basket(money_basket_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_change_;
};

/// The result of a checkout. A receipt never changes, so several threads may read it at once.
class Receipt : public detail::Handle<money_receipt_t, money_receipt_free> {
public:
    /// Takes an object of the C interface over.
    static Receipt adopt(money_receipt_t *raw) noexcept { return Receipt(raw); }
    Receipt(Receipt &&) noexcept = default;
    Receipt &operator=(Receipt &&) noexcept = default;
    ~Receipt() = default;
    /// Writes the totals of a receipt. C: money_receipt_info
    ReceiptInfo info(ReceiptView view) const;
    /// Writes the line item at an index, in the order of the basket. C: money_receipt_line_item_at
    ReceiptLineItem line_item_at(ReceiptView view, std::size_t index) const;
    /// Writes several line items in one call, under the rules of money_catalogue_products. C:
    /// money_receipt_line_items
    std::vector<ReceiptLineItem> line_items(ReceiptView view, std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Writes the tax row at an index. C: money_receipt_tax_at
    ReceiptTax tax_at(ReceiptView view, std::size_t index) const;
    /// Writes several tax rows in one call, under the rules of money_catalogue_products. C: money_receipt_taxes
    std::vector<ReceiptTax> taxes(ReceiptView view, std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Writes the refund of a line item, or of a part of its quantity. C: money_receipt_refund
    ReceiptLineItem refund(ReceiptView view, std::size_t index, maybe<money_decimal_t> quantity = {}, maybe<money_decimal_t> refunded = {}) const;
    /// Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the remainder
    /// that the rounding dropped. C: money_receipt_conversion
    Conversion conversion() const;
    /// Writes a receipt as aligned English text for a terminal or a printer. C: money_receipt_to_text
    std::string to_text(std::int32_t columns) const;
    /// Writes a receipt with all its amounts as JSON. C: money_receipt_to_json
    std::string to_json() const;

private:
    explicit Receipt(money_receipt_t *raw) noexcept : Handle(raw) {}
};

/// Line items, the allowances and charges of the document, what was paid before, and the currency of the tax.
class Invoice : public detail::Handle<money_invoice_t, money_invoice_free> {
public:
    /// Takes an object of the C interface over.
    static Invoice adopt(money_invoice_t *raw) noexcept { return Invoice(raw); }
    Invoice(Invoice &&) noexcept = default;
    Invoice &operator=(Invoice &&) noexcept = default;
    ~Invoice() = default;
    /// Makes an invoice without line items. C: money_invoice_new
    explicit Invoice(cstr currency, maybe<CurrencyRegistry> registry = {});
    /// Adds a line item at the end. C: money_invoice_add
    std::size_t add(const money_invoice_line_item_t &item);
    /// Adds an allowance or a charge to a line item or to the document. C: money_invoice_adjust
    void adjust(std::size_t line_item, const money_invoice_adjustment_t &adjustment);
    /// Says why a category has no tax, in place of what was said before. C: money_invoice_set_exemption
    void set_exemption(cstr category, cstr reason = {}, cstr reason_code = {});
    /// Sets what was paid before and the rounding amount, in place of what they were. C: money_invoice_set_payment
    void set_payment(maybe<money_t> prepaid = {}, maybe<money_t> rounding = {});
    /// Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's. C:
    /// money_invoice_set_accounting
    void set_accounting(cstr currency, const Decimal &rate, maybe<CurrencyRegistry> registry = {});
    /// Adds everything up. C: money_invoice_totals
    InvoiceTotals totals() const;
    /// Writes the amounts of several line items in one call, under the rules of money_catalogue_products. C:
    /// money_invoice_line_amounts
    std::vector<InvoiceLineAmounts> line_amounts(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Writes several taxes with their sums in one call, under the rules of money_catalogue_products. C:
    /// money_invoice_categories
    std::vector<InvoiceCategory> categories(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Makes the invoice that takes another one back: each quantity and each amount has the other sign, and prices
    /// stay as they are. C: money_invoice_reverse
    Invoice reverse() const;
    /// Reads an invoice that money_invoice_to_json wrote. C: money_invoice_from_json
    static Invoice from_json(text_view json);
    /// Writes an invoice as JSON: what you handed in, without the totals. C: money_invoice_to_json
    std::string to_json() const;

private:
    explicit Invoice(money_invoice_t *raw) noexcept : Handle(raw) {}
};

/// Transactions in securities, by date. One thread at a time may use a portfolio.
class Portfolio : public detail::Handle<money_portfolio_t, money_portfolio_free> {
public:
    /// Takes an object of the C interface over.
    static Portfolio adopt(money_portfolio_t *raw) noexcept { return Portfolio(raw); }
    Portfolio(Portfolio &&) noexcept = default;
    Portfolio &operator=(Portfolio &&) noexcept = default;
    ~Portfolio() { money_portfolio_free(std::exchange(raw_, nullptr)); }
    /// Makes an empty portfolio. C: money_portfolio_new
    explicit Portfolio(cstr currency, maybe<money_portfolio_options_t> options = {});
    /// Adds a transaction. C: money_portfolio_add
    Transaction add(const money_transaction_t &transaction, view<money_lot_selection_t> lots = {});
    /// Replaces the transaction that has the same id, under the rules of money_portfolio_add. C: money_portfolio_edit
    void edit(const money_transaction_t &transaction, view<money_lot_selection_t> lots = {});
    /// Removes the transaction that has an id. C: money_portfolio_remove
    void remove(cstr id);
    /// Counts the transactions. C: money_portfolio_count
    std::size_t count() const;
    /// Writes the transaction at an index, by date, then in the order in which you added them. C:
    /// money_portfolio_transaction_at
    Transaction transaction_at(std::size_t index) const;
    /// Writes several transactions in one call: those from index `first` on that there are and that `rows` has room
    /// for. C: money_portfolio_transactions
    std::vector<Transaction> transactions(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Writes the transaction that has an id. C: money_portfolio_find
    Transaction find(cstr id) const;
    /// Writes a lot that a sale names, at an index in the order in which it names them. C:
    /// money_portfolio_lot_selection_at
    LotSelection lot_selection_at(cstr id, std::size_t index) const;
    /// Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions. C:
    /// money_portfolio_lot_selections
    std::vector<LotSelection> lot_selections(cstr id, std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Writes what you made a portfolio with. C: money_portfolio_info
    PortfolioInfo info() const;
    /// Writes a portfolio as JSON, with its transactions in the order in which you added them. C:
    /// money_portfolio_to_json
    std::string to_json() const;
    /// Reads a portfolio from the JSON that money_portfolio_to_json wrote. C: money_portfolio_from_json
    static Portfolio from_json(text_view json, maybe<CurrencyRegistry> registry = {});
    /// Reads transactions from comma-separated values into a new portfolio. C: money_portfolio_from_csv
    static Portfolio from_csv(text_view csv, cstr currency, maybe<money_portfolio_options_t> options = {});
    /// Writes the transactions as comma-separated values, in the order in which you added them. C:
    /// money_portfolio_to_csv
    std::string to_csv() const;
    /// Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and checks each
    /// gain. C: money_portfolio_to_beancount
    std::string to_beancount() const;
    /// Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance exactly. C:
    /// money_portfolio_to_ledger
    std::string to_ledger() const;
    /// Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio. C:
    /// money_portfolio_revision
    std::uint64_t revision() const;
    /// Sets the callback that is notified of changes, in place of the one before it. C: money_portfolio_on_change
    void on_change(std::function<void(std::uint64_t revision)> listener);
    /// Frees what the portfolio keeps of earlier valuations. C: money_portfolio_release_memory
    void release_memory();
    /// Values a portfolio. C: money_portfolio_value
    Valuation value(view<money_price_quote_t> quotes = {}, maybe<Rates> rates = {}, maybe<money_valuation_options_t> options = {});
    /// Lists the disposals of a portfolio, in the order of their transactions. C: money_portfolio_disposals
    Disposals disposals(maybe<Rates> rates = {}, maybe<money_valuation_options_t> options = {}) const;
    /// Lists the lots of which shares are held, by symbol and age. C: money_portfolio_open_lots
    OpenLots open_lots(maybe<Rates> rates = {}, maybe<money_valuation_options_t> options = {}) const;
    /// Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold as the
    /// last cash flow. C: money_portfolio_xirr
    Xirr xirr(view<money_price_quote_t> quotes = {}, maybe<Rates> rates = {}, maybe<money_valuation_options_t> options = {});

private:
    explicit Portfolio(money_portfolio_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_change_;
};

/// A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it.
class Valuation : public detail::Handle<money_valuation_t, money_valuation_free> {
public:
    /// Takes an object of the C interface over.
    static Valuation adopt(money_valuation_t *raw) noexcept { return Valuation(raw); }
    Valuation(Valuation &&) noexcept = default;
    Valuation &operator=(Valuation &&) noexcept = default;
    ~Valuation() = default;
    /// Writes the summary of a valuation. C: money_valuation_summary
    PortfolioSummary summary() const;
    /// Counts the positions. C: money_valuation_position_count
    std::size_t position_count() const;
    /// Writes the position at an index, in the order of the bytes of the symbols. C: money_valuation_position_at
    Position position_at(std::size_t index) const;
    /// Writes several positions in one call, under the rules of money_portfolio_transactions. C:
    /// money_valuation_positions
    std::vector<Position> positions(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;

private:
    explicit Valuation(money_valuation_t *raw) noexcept : Handle(raw) {}
};

/// A list of disposals. It never changes, and all threads may share it.
class Disposals : public detail::Handle<money_disposals_t, money_disposals_free> {
public:
    /// Takes an object of the C interface over.
    static Disposals adopt(money_disposals_t *raw) noexcept { return Disposals(raw); }
    Disposals(Disposals &&) noexcept = default;
    Disposals &operator=(Disposals &&) noexcept = default;
    ~Disposals() = default;
    /// Counts the disposals. C: money_disposals_count
    std::size_t count() const;
    /// Writes the disposal at an index. C: money_disposals_at
    Disposal at(std::size_t index) const;
    /// Writes several disposals in one call, under the rules of money_portfolio_transactions. C:
    /// money_disposals_items
    std::vector<Disposal> items(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;

private:
    explicit Disposals(money_disposals_t *raw) noexcept : Handle(raw) {}
};

/// A list of open lots. It never changes, and all threads may share it.
class OpenLots : public detail::Handle<money_open_lots_t, money_open_lots_free> {
public:
    /// Takes an object of the C interface over.
    static OpenLots adopt(money_open_lots_t *raw) noexcept { return OpenLots(raw); }
    OpenLots(OpenLots &&) noexcept = default;
    OpenLots &operator=(OpenLots &&) noexcept = default;
    ~OpenLots() = default;
    /// Counts the open lots. C: money_open_lots_count
    std::size_t count() const;
    /// Writes the open lot at an index. C: money_open_lots_at
    OpenLot at(std::size_t index) const;
    /// Writes several open lots in one call, under the rules of money_portfolio_transactions. C:
    /// money_open_lots_items
    std::vector<OpenLot> items(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;

private:
    explicit OpenLots(money_open_lots_t *raw) noexcept : Handle(raw) {}
};

/// Tables of locales that a program loaded: newer ones than the library has inside, or with names in more languages.
/// They do not change after they are read, so several threads can use them at the same time. They must stay alive
/// during each call that you name them in.
class Locales : public detail::Handle<money_locales_t, money_locales_free> {
public:
    /// Takes an object of the C interface over.
    static Locales adopt(money_locales_t *raw) noexcept { return Locales(raw); }
    Locales(Locales &&) noexcept = default;
    Locales &operator=(Locales &&) noexcept = default;
    ~Locales() = default;
    /// Reads tables of locales from the bytes of a file. C: money_locales_from_bytes
    static Locales from_bytes(text_view bytes);
    /// Writes the version of Unicode CLDR that tables are of, such as "48". C: money_locales_version
    std::string version() const;
    /// Writes how many locales tables have. C: money_locales_count
    std::size_t count() const;
    /// Writes the identifier of the locale at an index of tables. C: money_locales_at
    std::string at(std::size_t index) const;
    /// Writes the identifier of the locale that a name means in tables. C: money_locales_find
    std::string find(cstr locale) const;
    /// Reads an amount as money_parse_locale does, with tables of your own. C: money_locales_parse
    Money parse(text_view text, cstr locale, cstr currency = {}, maybe<CurrencyRegistry> registry = {}) const;
    /// Writes a currency alone as money_currency_text does, with tables of your own. C: money_locales_currency_text
    std::string currency_text(cstr code, cstr locale, CurrencyDisplay display, maybe<CurrencyRegistry> registry = {}) const;
    /// Writes the name of a country in a locale's language: "Schweiz", "Suisse". C: money_locales_country_name
    std::string country_name(cstr country, cstr locale) const;

private:
    explicit Locales(money_locales_t *raw) noexcept : Handle(raw) {}
};

/// A keypad calculator: the keys pressed so far, the operation as text, and its result.
class Calculator : public detail::Handle<money_calculator_t, money_calculator_free> {
public:
    /// Takes an object of the C interface over.
    static Calculator adopt(money_calculator_t *raw) noexcept { return Calculator(raw); }
    Calculator(Calculator &&) noexcept = default;
    Calculator &operator=(Calculator &&) noexcept = default;
    ~Calculator() { money_calculator_free(std::exchange(raw_, nullptr)); }
    /// Makes a calculator that shows `0`, with at most 5 fraction digits in results. C: money_calculator_new
    Calculator();
    /// Presses one key. C: money_calculator_press
    CalculatorAlert press(CalculatorKey key);
    /// Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =". C: money_calculator_press_keys
    CalculatorAlert press_keys(text_view keys);
    /// Returns the keys that the calculator can take now without alert or failure. C: money_calculator_keys
    std::uint32_t keys() const;
    /// Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9". C:
    /// money_calculator_display
    std::string display() const;
    /// Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
    /// money_calculator_expression
    std::string expression() const;
    /// Returns the state, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state
    CalculatorState state() const;
    /// Returns the exact value of the result, in lowest terms. C: money_calculator_exact
    Ratio exact() const;
    /// Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value
    Decimal value(std::int32_t digits, Rounding rounding) const;
    /// Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value
    CalculatorValueDetailed value_detailed(std::int32_t digits, Rounding rounding) const;
    /// Returns how many fraction digits a result shows at most. C: money_calculator_digits
    std::int32_t digits() const;
    /// Sets how many fraction digits (0 to 38) a result shows at most. C: money_calculator_set_digits
    void set_digits(std::int32_t digits);
    /// Sets the function that the library notifies of displays. C: money_calculator_on_display
    void on_display(std::function<void(std::string display)> listener);
    /// Sets the function that the library notifies of alerts. C: money_calculator_on_alert
    void on_alert(std::function<void(CalculatorAlert alert)> listener);
    /// Returns the revision: a number that grows with each change of the operation or of the digits shown. C:
    /// money_calculator_revision
    std::uint64_t revision() const;
    /// Writes a calculator, in any state, as JSON. C: money_calculator_to_json
    std::string to_json() const;
    /// Makes a calculator from the JSON of money_calculator_to_json. C: money_calculator_from_json
    static Calculator from_json(text_view json);

private:
    explicit Calculator(money_calculator_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_display_;
    std::shared_ptr<void> on_alert_;
};

/// A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one request
/// is under way for each thing: for a document, for the price quote of a symbol, or for a store of transactions.
class Feed : public detail::Handle<money_feed_t, money_feed_free> {
public:
    /// Takes an object of the C interface over.
    static Feed adopt(money_feed_t *raw) noexcept { return Feed(raw); }
    Feed(Feed &&) noexcept = default;
    Feed &operator=(Feed &&) noexcept = default;
    ~Feed() { money_feed_free(std::exchange(raw_, nullptr)); }
    /// Makes a feed that has nothing yet. C: money_feed_new
    explicit Feed(Provider provider, maybe<money_feed_options_t> options = {});
    /// Gives the next request to send. C: money_feed_next
    FeedRequest next(Instant now);
    /// Receives a header of a response, before money_feed_receive_response. C: money_feed_receive_header
    void receive_header(std::uint64_t id, cstr name, cstr value);
    /// Receives the response to a request. C: money_feed_receive_response
    void receive_response(std::uint64_t id, std::int32_t http_status, cstr content_type, text_view body, Instant now);
    /// Reports that a request failed without a response. C: money_feed_fail_request
    void fail_request(std::uint64_t id, TransportFailure reason, Instant now);
    /// Notifies the feed that the network is available again. C: money_feed_notify_online
    void notify_online(Instant now);
    /// Makes everything due again, however fresh it is, but not what is under way. C: money_feed_refresh
    void refresh();
    /// Counts the requests that are under way. C: money_feed_pending_count
    std::size_t pending_count() const;
    /// Writes how a feed is doing at a moment. C: money_feed_info
    FeedInfo info(Instant now) const;
    /// Writes the last failure that no success has followed. C: money_feed_failure
    Failure failure(cstr key = {}) const;
    /// Sets what the feed does with exchange rates that jumped, from the next answer on. C: money_feed_set_jump
    void set_jump(JumpPolicy jump);
    /// Writes what a feed has as JSON, for money_feed_restore after a restart. C: money_feed_to_json
    std::string to_json() const;
    /// Gives a feed what it had before a restart, unless it has something newer. C: money_feed_restore
    void restore(text_view json, Instant instant);
    /// Writes the revision: a number that grows with each change, and is 0 for a new feed. C: money_feed_revision
    std::uint64_t revision() const;
    /// Sets the callback that is notified of changes, in place of the one before it. C: money_feed_on_change
    void on_change(std::function<void(std::uint64_t revision)> listener);
    /// Gives the exchange rates of a feed. C: money_feed_rates
    Rates rates() const;
    /// Adds a symbol whose price quote you need; one that the feed has already stays as it is. C:
    /// money_feed_add_symbol
    void add_symbol(cstr symbol);
    /// Removes a symbol with its price quote. C: money_feed_remove_symbol
    void remove_symbol(cstr symbol);
    /// Counts the symbols. C: money_feed_symbol_count
    std::size_t symbol_count() const;
    /// Writes the symbol at an index, in the order in which you added them. C: money_feed_symbol_at
    std::string symbol_at(std::size_t index) const;
    /// Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
    /// money_feed_price_quote
    PriceQuote price_quote(cstr symbol, Instant now) const;
    /// Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
    /// money_feed_price_quote
    FeedPriceQuoteDetailed price_quote_detailed(cstr symbol, Instant now) const;
    /// Gives the transactions of a feed, as the store last had them, with what it has acknowledged since. C:
    /// money_feed_portfolio
    Portfolio portfolio() const;
    /// Asks the store to save a transaction: to add it, or to replace the one with its id. C: money_feed_put
    Transaction put(const money_transaction_t &transaction, view<money_lot_selection_t> lots = {});
    /// Asks the store to remove a transaction, under the rules of money_feed_put. C: money_feed_remove
    void remove(cstr id);
    /// Writes what happened to the last transaction that was to be saved or removed under an id. C:
    /// money_feed_operation
    Operation operation(cstr id) const;

private:
    explicit Feed(money_feed_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_change_;
};

/// A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of the
/// library does.
class FeedRequest : public detail::Handle<money_feed_request_t, money_feed_request_free> {
public:
    /// Takes an object of the C interface over.
    static FeedRequest adopt(money_feed_request_t *raw) noexcept { return FeedRequest(raw); }
    FeedRequest(FeedRequest &&) noexcept = default;
    FeedRequest &operator=(FeedRequest &&) noexcept = default;
    ~FeedRequest() = default;
    /// Returns the number with which you hand in the answer. C: money_feed_request_id
    std::uint64_t id() const;
    /// Returns "GET", "PUT" or "DELETE", or "" for NULL. C: money_feed_request_method
    const char * method() const;
    /// Returns the percent-encoded URL, or "" for NULL. C: money_feed_request_url
    const char * url() const;
    /// Returns the header lines, each "Name: value\n", or "" for none and for NULL. C: money_feed_request_headers
    const char * headers() const;
    /// Returns the body of the request. C: money_feed_request_body
    std::string_view body() const;

private:
    explicit FeedRequest(money_feed_request_t *raw) noexcept : Handle(raw) {}
};

/// A converter: two currencies, the input, rates and what happened to them, and options.
class Converter : public detail::Handle<money_converter_t, money_converter_free> {
public:
    /// Takes an object of the C interface over.
    static Converter adopt(money_converter_t *raw) noexcept { return Converter(raw); }
    Converter(Converter &&) noexcept = default;
    Converter &operator=(Converter &&) noexcept = default;
    ~Converter() { money_converter_free(std::exchange(raw_, nullptr)); }
    /// Makes a converter without input and without rates. C: money_converter_new
    explicit Converter(cstr source, cstr target, maybe<money_converter_options_t> options = {});
    /// Sets the input, as a person has typed it so far. C: money_converter_set_amount
    void set_amount(text_view text = {});
    /// Writes the input as it was typed. C: money_converter_amount
    std::string amount() const;
    /// Sets the currencies. C: money_converter_set_pair
    void set_pair(cstr source = {}, cstr target = {});
    /// Exchanges source and target. C: money_converter_swap
    void swap();
    /// Sets the locale in which the converter reads and writes amounts. C: money_converter_set_locale
    void set_locale(cstr locale = {});
    /// Sets the tables that have the converter's locale; NULL: those inside of the library. C:
    /// money_converter_set_locales
    void set_locales(maybe<Locales> locales = {});
    /// Replaces all options. C: money_converter_set_options
    void set_options(maybe<money_converter_options_t> options = {});
    /// Asks for new rates, however fresh the present ones are. C: money_converter_refresh
    void refresh();
    /// Notes that you asked for rates and that the answer is on its way. C: money_converter_set_loading
    void set_loading();
    /// Hands over rates that have arrived; they replace the present ones. C: money_converter_set_rates
    void set_rates(const Rates &rates, Origin origin, Instant received);
    /// Notes that rates could not be had. C: money_converter_set_rates_failure
    void set_rates_failure(Status failure, text_view reason = {});
    /// Takes the present state of a feed of rates, in place of the three calls before. C: money_converter_take_feed
    void take_feed(const Feed &feed);
    /// Returns what the converter shows at a moment. C: money_converter_info
    ConverterInfo info(Instant now) const;
    /// Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance. C:
    /// money_converter_result
    Money result(Instant now) const;
    /// Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance. C:
    /// money_converter_result
    ConverterResultDetailed result_detailed(Instant now) const;
    /// Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none. C:
    /// money_converter_text
    std::string text() const;
    /// Returns the exact rate from source to target, whatever the input is. C: money_converter_rate
    Conversion rate(Instant now) const;
    /// Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate. C:
    /// money_converter_unit_rate
    std::string unit_rate() const;
    /// Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF"; ""
    /// if nothing failed. C: money_converter_reason
    std::string reason() const;
    /// Writes a converter as JSON: pair, input, locale and options, without rates and registry. C:
    /// money_converter_to_json
    std::string to_json() const;
    /// Makes a converter from the JSON of money_converter_to_json, without rates. C: money_converter_from_json
    static Converter from_json(text_view json, maybe<CurrencyRegistry> registry = {});
    /// Returns the revision: 0 for a new converter, and one more after each change. C: money_converter_revision
    std::uint64_t revision() const;
    /// Sets the function that the library notifies of changes. C: money_converter_on_change
    void on_change(std::function<void(std::uint64_t revision)> listener);

private:
    explicit Converter(money_converter_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_change_;
};

/// A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else the provider's,
/// or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as names of currencies need
/// it: letters count first, then accents, then case. In Spanish ñ comes after n. In Japanese kana come in their
/// order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
class CurrencyList : public detail::Handle<money_currency_list_t, money_currency_list_free> {
public:
    /// Takes an object of the C interface over.
    static CurrencyList adopt(money_currency_list_t *raw) noexcept { return CurrencyList(raw); }
    CurrencyList(CurrencyList &&) noexcept = default;
    CurrencyList &operator=(CurrencyList &&) noexcept = default;
    ~CurrencyList() { money_currency_list_free(std::exchange(raw_, nullptr)); }
    /// Makes an empty list, sorted by name. C: money_currency_list_new
    explicit CurrencyList(cstr language);
    /// Adds a currency as a provider lists it; the library need not know its code. C: money_currency_list_add
    void add(cstr code, text_view name = {});
    /// Adds the currencies that ISO 4217 has today and the list has not. C: money_currency_list_add_current
    void add_current();
    /// Adds the currencies of a provider's document, all or none. C: money_currency_list_add_json
    void add_json(text_view json);
    /// Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json. C:
    /// money_currency_list_take_feed
    void take_feed(const Feed &feed);
    /// Sets the language of names and of sorting. C: money_currency_list_set_language
    void set_language(cstr language);
    /// Sets the tables that have the list's language; NULL: those inside of the library. C:
    /// money_currency_list_set_locales
    void set_locales(maybe<Locales> locales = {});
    /// Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds "Dólar".
    /// C: money_currency_list_set_search
    void set_search(text_view text = {});
    /// Sets the order. C: money_currency_list_set_sort
    void set_sort(CurrencyListSort sort);
    /// Makes a currency of the list a favourite (1), or no favourite (0). C: money_currency_list_set_favourite
    void set_favourite(cstr code, bool is_favourite);
    /// Shows only favourites (1), or all currencies (0). C: money_currency_list_set_favourites_only
    void set_favourites_only(bool is_only);
    /// Marks the currencies that a rate table has, and also those that you add later. C: money_currency_list_mark
    void mark(maybe<Rates> rates = {});
    /// Returns how many currencies the list shows. C: money_currency_list_count
    std::size_t count() const;
    /// Returns the currency that the list shows at an index. C: money_currency_list_at
    CurrencyListItem at(std::size_t index) const;
    /// Writes the currencies that the list shows from an index on, as many as there are and as your array has room
    /// for. C: money_currency_list_items
    std::vector<CurrencyListItem> items(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1)) const;
    /// Writes the settings of a list as JSON: language, order, favourites, and whether it shows only favourites. C:
    /// money_currency_list_to_json
    std::string to_json() const;
    /// Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none. C:
    /// money_currency_list_restore
    void restore(text_view json);
    /// Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND. C: money_currency_list_state
    CurrencyListState state() const;
    /// Returns the revision: 0 for a new list, and a greater number after each change. C:
    /// money_currency_list_revision
    std::uint64_t revision() const;
    /// Sets the function that the library notifies of changes. C: money_currency_list_on_change
    void on_change(std::function<void(std::uint64_t revision)> listener);

private:
    explicit CurrencyList(money_currency_list_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_change_;
};

/// A portfolio view, which a screen watches. One thread at a time may use a view.
class PortfolioView : public detail::Handle<money_portfolio_view_t, money_portfolio_view_free> {
public:
    /// Takes an object of the C interface over.
    static PortfolioView adopt(money_portfolio_view_t *raw) noexcept { return PortfolioView(raw); }
    PortfolioView(PortfolioView &&) noexcept = default;
    PortfolioView &operator=(PortfolioView &&) noexcept = default;
    ~PortfolioView() { money_portfolio_view_free(std::exchange(raw_, nullptr)); }
    /// Makes a portfolio view that is loading. C: money_portfolio_view_new
    explicit PortfolioView(maybe<money_valuation_options_t> options = {});
    /// Hands in the transactions that have arrived, in place of those that the view had. C:
    /// money_portfolio_view_set_transactions
    void set_transactions(const Portfolio &portfolio);
    /// Notes that transactions could not be retrieved. C: money_portfolio_view_set_transactions_failure
    void set_transactions_failure(text_view reason = {});
    /// Hands in price quotes that have arrived, each in place of its symbol's. C: money_portfolio_view_set_quotes
    void set_quotes(view<money_price_quote_t> quotes);
    /// Notes that prices could not be had. C: money_portfolio_view_set_quotes_failure
    void set_quotes_failure(text_view reason = {});
    /// Sets the rate table, in place of the one before it. C: money_portfolio_view_set_rates
    void set_rates(maybe<Rates> rates = {});
    /// Hands in what a feed of transactions or of price quotes has, and why it could not get anything newer. C:
    /// money_portfolio_view_take_feed
    void take_feed(const Feed &feed);
    /// Writes the state at a moment. C: money_portfolio_view_state
    PortfolioViewState state(Instant now);
    /// Writes why the view is in a state of failure, or "" if it is not. C: money_portfolio_view_reason
    std::string reason() const;
    /// Values the portfolio at a moment: its summary and its positions, for the screen. C: money_portfolio_view_value
    Valuation value(Instant now);
    /// Counts the symbols that need a price: those of which shares are held. C: money_portfolio_view_symbol_count
    std::size_t symbol_count() const;
    /// Writes the symbol at an index, in the order of their bytes. C: money_portfolio_view_symbol_at
    std::string symbol_at(std::size_t index) const;
    /// Writes the revision: a number that grows by one with each change, and is 0 for a new view. C:
    /// money_portfolio_view_revision
    std::uint64_t revision() const;
    /// Sets the callback that is notified of changes, in place of the one before it. C:
    /// money_portfolio_view_on_change
    void on_change(std::function<void(std::uint64_t revision)> listener);

private:
    explicit PortfolioView(money_portfolio_view_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_change_;
};

/// A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may use a
/// form.
class OrderForm : public detail::Handle<money_order_form_t, money_order_form_free> {
public:
    /// Takes an object of the C interface over.
    static OrderForm adopt(money_order_form_t *raw) noexcept { return OrderForm(raw); }
    OrderForm(OrderForm &&) noexcept = default;
    OrderForm &operator=(OrderForm &&) noexcept = default;
    ~OrderForm() = default;
    /// Makes an empty order form. C: money_order_form_new
    explicit OrderForm(const Portfolio &portfolio, cstr currency, TickerRule ticker_rule);
    /// Makes an order form that edits a stored purchase or sale. C: money_order_form_from_transaction
    static OrderForm from_transaction(const Portfolio &portfolio, cstr id, TickerRule ticker_rule);
    /// Sets the text of a field. C: money_order_form_set
    void set(OrderField field, text_view text = {});
    /// Writes what a field shows: the typed text, or what follows from the other fields, or "". C:
    /// money_order_form_text
    std::string text(OrderField field) const;
    /// Writes what is right or wrong with a field. C: money_order_form_state
    FieldState state(OrderField field) const;
    /// Writes the transaction of an order form whose fields are all right. C: money_order_form_transaction
    Transaction transaction() const;
    /// Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one that
    /// it edits. C: money_order_form_save
    Transaction save(Portfolio &portfolio);

private:
    explicit OrderForm(money_order_form_t *raw) noexcept : Handle(raw) {}
};

/// One file that keeps objects by name.
class Store : public detail::Handle<money_store_t, money_store_free> {
public:
    /// Takes an object of the C interface over.
    static Store adopt(money_store_t *raw) noexcept { return Store(raw); }
    Store(Store &&) noexcept = default;
    Store &operator=(Store &&) noexcept = default;
    ~Store() { money_store_free(std::exchange(raw_, nullptr)); }
    /// Opens a store. C: money_store_open
    static Store open(cstr path, maybe<money_store_options_t> options = {});
    /// Closes the file. C: money_store_close
    void close();
    /// Begins a transaction: money_store_commit saves what you change from now on together. C: money_store_begin
    void begin();
    /// Saves what was changed since money_store_begin, and ends the transaction. C: money_store_commit
    void commit();
    /// Ends a transaction without saving anything of it. C: money_store_rollback
    void rollback();
    /// Reads the whole file as the loading calls do, and fails if something in it is damaged. C: money_store_check
    void check();
    /// Reads the file's revision: 0 for a new file, and one more for each change, whichever process made it. C:
    /// money_store_revision
    std::uint64_t revision();
    /// Sets the callback that runs after each change that this handle makes, in place of the one before; NULL sets
    /// none. C: money_store_on_change
    void on_change(std::function<void(std::uint64_t revision)> listener);
    /// Frees the memory that the store holds only to be faster, such as SQLite's cache of pages. C:
    /// money_store_release_memory
    void release_memory();
    /// Counts the names of a kind. C: money_store_name_count
    std::size_t name_count(StoreKind kind);
    /// Reads the name at an index, in the order of the names' bytes. C: money_store_name_at
    std::string name_at(StoreKind kind, std::size_t index);
    /// Removes the object of a name, with everything that belongs to it. C: money_store_remove
    void remove(StoreKind kind, cstr name);
    /// Saves a wallet with its journal, in place of the wallet of the same name. C: money_store_wallet_save
    void wallet_save(cstr name, const Wallet &wallet);
    /// Loads a wallet with its journal. C: money_store_wallet_load
    Wallet wallet_load(cstr name);
    /// Adds an entry to a stored wallet without loading the wallet. C: money_store_wallet_add
    std::uint64_t wallet_add(cstr name, const Money &amount, maybe<money_wallet_note_t> note = {});
    /// Counts the entries of a stored wallet. C: money_store_wallet_count
    std::size_t wallet_count(cstr name, cstr currency = {});
    /// Counts the currencies that a stored wallet has entries of. C: money_store_wallet_currency_count
    std::size_t wallet_currency_count(cstr name);
    /// Reads the currency at an index, in the order of the currencies' first entries. C:
    /// money_store_wallet_currency_at
    std::string wallet_currency_at(cstr name, std::size_t index);
    /// Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up. C: money_store_wallet_sum
    Money wallet_sum(cstr name, cstr currency, maybe<CurrencyRegistry> registry = {});
    /// Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
    /// money_store_wallet_total
    Money wallet_total(cstr name, cstr target, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {});
    /// Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
    /// money_store_wallet_total
    StoreWalletTotalDetailed wallet_total_detailed(cstr name, cstr target, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {});
    /// Saves a portfolio, in place of the portfolio of the same name. C: money_store_portfolio_save
    void portfolio_save(cstr name, const Portfolio &portfolio);
    /// Loads a portfolio. C: money_store_portfolio_load
    Portfolio portfolio_load(cstr name, maybe<CurrencyRegistry> registry = {});
    /// Puts a transaction into a stored portfolio. C: money_store_transaction_save
    void transaction_save(cstr name, maybe<money_transaction_t> transaction = {}, view<money_lot_selection_t> lots = {}, maybe<CurrencyRegistry> registry = {});
    /// Removes the transaction of an id from a stored portfolio. C: money_store_transaction_remove
    void transaction_remove(cstr name, cstr id);
    /// Saves a catalogue of products, in place of the catalogue of the same name. C: money_store_catalogue_save
    void catalogue_save(cstr name, const Catalogue &catalogue);
    /// Loads a catalogue. C: money_store_catalogue_load
    Catalogue catalogue_load(cstr name);
    /// Saves a basket, in place of the basket of the same name. C: money_store_basket_save
    void basket_save(cstr name, const Basket &basket);
    /// Loads a basket. C: money_store_basket_load
    Basket basket_load(cstr name, maybe<Catalogue> catalogue = {});
    /// Spends an amount of a stored wallet: the call adds an entry of the amount below 0. C: money_store_wallet_spend
    std::uint64_t wallet_spend(cstr name, const Money &amount, maybe<money_wallet_note_t> note = {}, maybe<money_movement_options_t> movement = {});
    /// Holds an amount of a stored wallet, as money_wallet_hold does. C: money_store_wallet_hold
    std::uint64_t wallet_hold(cstr name, const Money &amount, maybe<money_wallet_note_t> note = {}, maybe<money_movement_options_t> movement = {});
    /// Commits a hold of a stored wallet, as money_wallet_commit does. C: money_store_wallet_commit
    std::uint64_t wallet_commit(cstr name, std::uint64_t hold, maybe<money_movement_options_t> movement = {});
    /// Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does. C:
    /// money_store_wallet_commit_amount
    std::uint64_t wallet_commit_amount(cstr name, std::uint64_t hold, const Money &amount, maybe<money_movement_options_t> movement = {});
    /// Releases a hold of a stored wallet, as money_wallet_release does. C: money_store_wallet_release
    void wallet_release(cstr name, std::uint64_t hold, maybe<money_movement_options_t> movement = {});
    /// Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. C:
    /// money_store_wallet_transfer
    std::vector<LegEntries> wallet_transfer(view<money_stored_leg_t> legs, maybe<money_wallet_note_t> note = {}, maybe<money_movement_options_t> movement = {});
    /// Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange does: all legs or
    /// none. C: money_store_wallet_exchange
    std::vector<LegEntries> wallet_exchange(cstr name, view<money_exchange_leg_t> legs, maybe<Rates> rates = {}, maybe<money_convert_options_t> options = {}, maybe<money_wallet_note_t> note = {}, maybe<money_movement_options_t> movement = {});
    /// Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the same name
    /// and instant. C: money_store_rates_save
    void rates_save(cstr name, const Rates &rates);
    /// Adds rates with dates to the newest rate table of a name, in place of the rates of the same days. C:
    /// money_store_rates_add
    void rates_add(cstr name, const Rates &rates);
    /// Loads a rate table. C: money_store_rates_load
    Rates rates_load(cstr name, Instant as_of);
    /// Counts the rate tables of a name. C: money_store_rates_count
    std::size_t rates_count(cstr name);
    /// Reads the instant at which the rates at an index were published, newest first. C: money_store_rates_at
    Instant rates_at(cstr name, std::size_t index);
    /// Reads the instants of money_store_rates_at from index `first` on into an array. C: money_store_rates_instants
    std::vector<Instant> rates_instants(cstr name, std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1));
    /// Removes the rates of a name that were published before an instant. C: money_store_rates_remove_before
    std::size_t rates_remove_before(cstr name, Instant instant);
    /// Saves all currencies of a list, shown or not, with the names that their provider gives them, in place of those
    /// of the same name. C: money_store_currencies_save
    void currencies_save(cstr name, const CurrencyList &list);
    /// Loads currencies as a list. C: money_store_currencies_load
    CurrencyList currencies_load(cstr name, cstr language);
    /// Puts a setting in, in place of the one of the same key. C: money_store_setting_save
    void setting_save(cstr key, text_view value, Instant instant);
    /// Reads the value of a setting, and its instant. C: money_store_setting
    std::string setting(cstr key);
    /// Reads the value of a setting, and its instant. C: money_store_setting
    StoreSettingDetailed setting_detailed(cstr key);
    /// Counts the settings. C: money_store_setting_count
    std::size_t setting_count();
    /// Reads the key at an index, in the order of the keys' bytes. C: money_store_setting_key_at
    std::string setting_key_at(std::size_t index);
    /// Removes a setting. C: money_store_setting_remove
    void setting_remove(cstr key);
    /// Puts price quotes in, all or none. C: money_store_quotes_save
    void quotes_save(view<money_price_quote_t> quotes = {});
    /// Reads the quote of a symbol. C: money_store_quote
    PriceQuote quote(cstr symbol);
    /// Counts the quotes. C: money_store_quote_count
    std::size_t quote_count();
    /// Reads the quote at an index, in the order of the symbols. C: money_store_quote_at
    PriceQuote quote_at(std::size_t index);
    /// Reads the quotes from index `first` on into an array, in the order of the symbols. C: money_store_quotes
    std::vector<PriceQuote> quotes(std::size_t first = 0, std::size_t most = static_cast<std::size_t>(-1));
    /// Removes the quote of a symbol. C: money_store_quote_remove
    void quote_remove(cstr symbol);

private:
    explicit Store(money_store_t *raw) noexcept : Handle(raw) {}
    std::shared_ptr<void> on_change_;
};

/// All results of money_decimal_multiply.
struct DecimalMultiplyDetailed {
    Decimal result;
    Flags flags;
};

/// All results of money_decimal_divide.
struct DecimalDivideDetailed {
    Decimal result;
    Flags flags;
};

/// All results of money_decimal_quantize.
struct DecimalQuantizeDetailed {
    Decimal result;
    Flags flags;
};

/// All results of money_decimal_divide_remainder.
struct DecimalDivideRemainderResults {
    Decimal quotient;
    Decimal remainder;
};

/// All results of money_decimal_round_to_step.
struct DecimalRoundToStepDetailed {
    Decimal result;
    Flags flags;
};

/// All results of money_decimal_round_significant.
struct DecimalRoundSignificantDetailed {
    Decimal result;
    Flags flags;
};

/// All results of money_ratio_to_decimal.
struct RatioToDecimalDetailed {
    Decimal result;
    Flags flags;
};

/// All results of money_date_to_ymd.
struct DateToYmdResults {
    std::int32_t year;
    std::int32_t month;
    std::int32_t day;
};

/// All results of money_multiply.
struct MultiplyDetailed {
    Money result;
    Flags flags;
};

/// All results of money_divide.
struct DivideDetailed {
    Money result;
    Flags flags;
};

/// All results of money_divide_remainder.
struct DivideRemainderResults {
    Money quotient;
    Money remainder;
};

/// All results of money_divide_by_amount.
struct DivideByAmountDetailed {
    Decimal quotient;
    Money remainder;
    Flags flags;
};

/// All results of money_quantize.
struct QuantizeDetailed {
    Money result;
    Flags flags;
};

/// All results of money_to_cash.
struct ToCashDetailed {
    Money result;
    Flags flags;
};

/// All results of money_to_cash_in_country.
struct ToCashInCountryDetailed {
    Money result;
    Flags flags;
};

/// All results of money_round_to_step.
struct RoundToStepDetailed {
    Money result;
    Flags flags;
};

/// All results of money_round_significant.
struct RoundSignificantDetailed {
    Money result;
    Flags flags;
};

/// All results of money_allocate.
struct AllocateDetailed {
    std::vector<Money> shares;
    Money remainder;
};

/// All results of money_rates_convert.
struct RatesConvertDetailed {
    Money result;
    Conversion details;
};

/// All results of money_bag_reduce.
struct BagReduceDetailed {
    Money result;
    Flags flags;
};

/// All results of money_rates_compare.
struct RatesCompareDetailed {
    std::int32_t order;
    Flags flags;
};

/// All results of money_rates_sort.
struct RatesSortDetailed {
    std::vector<std::size_t> indices;
    Flags flags;
};

/// All results of money_rates_minimum.
struct RatesMinimumDetailed {
    Money result;
    Flags flags;
};

/// All results of money_rates_maximum.
struct RatesMaximumDetailed {
    Money result;
    Flags flags;
};

/// All results of money_rates_sum.
struct RatesSumDetailed {
    Money result;
    Flags flags;
};

/// All results of money_column_sum.
struct ColumnSumDetailed {
    std::vector<Decimal> sums;
    ColumnReport report;
};

/// All results of money_column_convert.
struct ColumnConvertResults {
    std::vector<money_status_t> statuses;
    ColumnReport report;
};

/// All results of money_column_quantize.
struct ColumnQuantizeResults {
    std::vector<money_status_t> statuses;
    ColumnReport report;
};

/// All results of money_column_compare.
struct ColumnCompareResults {
    std::vector<money_status_t> statuses;
    ColumnReport report;
};

/// All results of money_column_allocate.
struct ColumnAllocateResults {
    std::vector<money_status_t> statuses;
    ColumnReport report;
};

/// All results of money_expression_evaluate.
struct ExpressionEvaluateDetailed {
    ExpressionValue value;
    Expression expression;
};

/// All results of money_wallet_total.
struct WalletTotalDetailed {
    Money total;
    WalletTotalDetails details;
};

/// All results of money_payment_to_units.
struct PaymentToUnitsResults {
    std::int64_t units;
    std::int32_t nanos;
};

/// All results of money_time_weighted_return.
struct TimeWeightedReturnDetailed {
    Decimal result;
    Flags flags;
    double annualised;
};

/// All results of money_format_locale.
struct FormatLocaleDetailed {
    std::string buffer;
    Flags flags;
};

/// All results of money_format_pattern.
struct FormatPatternDetailed {
    std::string buffer;
    Flags flags;
};

/// All results of money_calculator_value.
struct CalculatorValueDetailed {
    Decimal value;
    Flags flags;
};

/// All results of money_feed_price_quote.
struct FeedPriceQuoteDetailed {
    PriceQuote quote;
    PriceState state;
    std::int64_t age;
};

/// All results of money_converter_result.
struct ConverterResultDetailed {
    Money result;
    Conversion details;
};

/// All results of money_store_wallet_total.
struct StoreWalletTotalDetailed {
    Money total;
    Flags flags;
};

/// All results of money_store_setting.
struct StoreSettingDetailed {
    std::string buffer;
    Instant instant;
};

} // namespace money

#endif
