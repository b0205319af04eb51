/** @file catalogue.h
 *  Products with their prices, and the tax rates of their categories.
 *
 *  @tier core
 *
 *  @contents
 *      money_catalogue_t                Goods priced in one currency, and the tax rates of their categories.
 *      money_product_t                  What a catalogue sells.
 *      money_tax_rate_t                 The tax rate of a category, in percent as discounts are.
 *      money_catalogue_new              Makes an empty catalogue.
 *      money_catalogue_groceries        Makes the stock example, in USD and untaxed: peas 0.95 per bag, eggs 2.10 per
 *                                        dozen, milk 1.30 per bottle, beans 0.73 per can.
 *      money_catalogue_free             Releases a catalogue; baskets made of it stay.
 *      money_catalogue_add              Adds a product, or replaces the one of the same sku in its place.
 *      money_catalogue_remove           Removes a product.
 *      money_catalogue_find             Tells about the product of a sku.
 *      money_catalogue_count            How many products the catalogue has.
 *      money_catalogue_at               The product at an index, in the order they were added.
 *      money_catalogue_currency         Writes the code of the currency the catalogue is priced in; MONEY_CODE_SIZE
 *                                        bytes are room enough.
 *      money_catalogue_set_tax          Sets the tax rate of a category, in place of the one it had.
 *      money_catalogue_tax_count        How many categories have a tax rate.
 *      money_catalogue_tax_at           The tax rate at an index, in the order of the categories' bytes.
 *      money_catalogue_from_json        Reads what money_catalogue_to_json wrote.
 *      money_catalogue_to_json          Writes a catalogue with its tax rates as JSON: the same catalogue always
 *                                        gives the same bytes.
 *      money_catalogue_from_csv         Reads comma-separated values (RFC 4180): a line of column names, then a line
 *                                        a product.
 *      money_catalogue_to_csv           Writes a catalogue as comma-separated values that money_catalogue_from_csv
 *                                        reads back; tax rates have no place there.
 */
#ifndef MONEY_CATALOGUE_H
#define MONEY_CATALOGUE_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Goods priced in one currency, and the tax rates of their categories. */
typedef struct money_catalogue_s money_catalogue_t;

/** What a catalogue sells. 288 bytes. Its texts are one line each, UTF-8, NUL-terminated. */
typedef struct money_product_s {
    char sku[64];      /* what it is found by, unique in its catalogue */
    char name[128];    /* "" when it has none */
    char unit[32];     /* what one of it is, such as "per bottle"; "" when not told */
    char category[32]; /* which tax rate it has; "": none */
    money_t price;     /* of one unit, not negative, at any scale */
} money_product_t;

/** The tax rate of a category, in percent as discounts are. 56 bytes. */
typedef struct money_tax_rate_s {
    char category[32];
    money_decimal_t percent; /* 19 is 19 % */
} money_tax_rate_t;

/** Makes an empty catalogue. Freed with money_catalogue_free.
 *  @param currency  of all its prices; built in or in `registry`, with minor units.
 *  @param registry  may be NULL; read during the call only.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (also: no minor units), MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_catalogue_new(const char *currency, const money_registry_t *registry,
                                             money_catalogue_t **catalogue, money_error_t *error);

/** Makes the stock example, in USD and untaxed: peas 0.95 per bag, eggs 2.10 per dozen, milk 1.30 per bottle, beans
 *  0.73 per can. The skus are these four words. Freed with money_catalogue_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_catalogue_groceries(money_catalogue_t **catalogue, money_error_t *error);

/** Releases a catalogue; baskets made of it stay. NULL is allowed. */
MONEY_EXPORT void money_catalogue_free(money_catalogue_t *catalogue);

/** Adds a product, or replaces the one of the same sku in its place.
 *
 *  @param sku            1 to 63 bytes, one line.
 *  @param price          of one unit, in the catalogue's currency, 0 or more, at any scale.
 *  @param name [null]           one line of at most 127 bytes; NULL with length 0 for none.
 *  @param name_length    in bytes, or MONEY_NTS.
 *  @param unit [null]           one line of at most 31 bytes; NULL with length 0 for none.
 *  @param unit_length    in bytes, or MONEY_NTS.
 *  @param category [null]       the tax category, at most 31 bytes; NULL or "": none.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_SYNTAX (an empty sku, more than one line),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_add(money_catalogue_t *catalogue, const char *sku, const money_t *price,
                                             const char *name, size_t name_length, const char *unit,
                                             size_t unit_length, const char *category, money_error_t *error);

/** Removes a product.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_remove(money_catalogue_t *catalogue, const char *sku, money_error_t *error);

/** Tells about the product of a sku.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_find(const money_catalogue_t *catalogue, const char *sku,
                                              money_product_t *product, money_error_t *error);

/** How many products the catalogue has.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_catalogue_count(const money_catalogue_t *catalogue, size_t *count,
                                               money_error_t *error);

/** The product at an index, in the order they were added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_catalogue_at(const money_catalogue_t *catalogue, size_t index,
                                            money_product_t *product, money_error_t *error);

/** Writes the code of the currency the catalogue is priced in; MONEY_CODE_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_catalogue_currency(const money_catalogue_t *catalogue, char *buffer, size_t capacity,
                                                  size_t *length, money_error_t *error);

/** Sets the tax rate of a category, in place of the one it had. Baskets made before keep theirs.
 *
 *  @param category [null]  at most 31 bytes, one line; NULL or "": the rate of products without a category, else 0.
 *  @param percent   0 to 100: 19 is 19 %, and 0.19 is less than a fifth of one.
 *  @return MONEY_OK; MONEY_ERR_TAX (outside 0 to 100), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_set_tax(money_catalogue_t *catalogue, const char *category,
                                                 const money_decimal_t *percent, money_error_t *error);

/** How many categories have a tax rate.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_catalogue_tax_count(const money_catalogue_t *catalogue, size_t *count,
                                                   money_error_t *error);

/** The tax rate at an index, in the order of the categories' bytes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_catalogue_tax_at(const money_catalogue_t *catalogue, size_t index,
                                                money_tax_rate_t *tax, money_error_t *error);

/** Reads what money_catalogue_to_json wrote. Freed with money_catalogue_free.
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_DUPLICATE_SKU,
 *          MONEY_ERR_TAX, MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_catalogue_from_json(const char *json, size_t length, money_catalogue_t **catalogue,
                                                   money_error_t *error);

/** Writes a catalogue with its tax rates as JSON: the same catalogue always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_catalogue_to_json(const money_catalogue_t *catalogue, char **json, size_t *length,
                                                 money_error_t *error);

/** Reads comma-separated values (RFC 4180): a line of column names, then a line a product. The columns `sku` and `price`
 *  must be there; `name`, `unit`, `category` and `currency` may be, in any order; no other. Freed with
 *  money_catalogue_free.
 *
 *  @param currency [null]  of the prices; NULL or "": the document's column tells, the same on every line.
 *  @param registry  may be NULL; read during the call only.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT, MONEY_ERR_SYNTAX, MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (all with the
 *          position).
 *  @long
 */
MONEY_API money_status_t money_catalogue_from_csv(const char *csv, size_t length, const char *currency,
                                                  const money_registry_t *registry, money_catalogue_t **catalogue,
                                                  money_error_t *error);

/** Writes a catalogue as comma-separated values that money_catalogue_from_csv reads back; tax rates have no place there.
 *  @param csv     receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK.
 *  @long
 */
MONEY_API money_status_t money_catalogue_to_csv(const money_catalogue_t *catalogue, char **csv, size_t *length,
                                                money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CATALOGUE_H */
