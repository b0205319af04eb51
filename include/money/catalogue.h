/** @file catalogue.h
 *  Catalogues of products with their prices, and the tax rate of each category.
 *
 *  A catalogue has one currency, and each product has a price for one unit: a bottle, a dozen, a kilogram. A product
 *  may belong to a tax category, and the catalogue keeps the rate of each category. You fill a catalogue product by
 *  product, or read it from CSV or JSON. A basket (money/basket.h) takes a copy of it.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *      #include <string.h>
 *
 *      int main(void)
 *      {
 *          money_catalogue_t *catalogue = NULL;
 *          money_product_t milk = MONEY_PRODUCT_INIT, found;
 *
 *          MONEY_CHECK(money_catalogue_new("USD", NULL, &catalogue, NULL));
 *          strcpy(milk.sku, "milk");
 *          strcpy(milk.unit, "per bottle");
 *          milk.price = money_literal("1.30 USD");
 *          MONEY_CHECK(money_catalogue_add(catalogue, &milk, NULL));
 *          MONEY_CHECK(money_catalogue_find(catalogue, "milk", &found, NULL));
 *          printf("%s: %s %s\n", found.sku, money_show(&found.price), found.unit);
 *          money_catalogue_free(catalogue);
 *          return 0;
 *      }
 *  @output
 *      milk: 1.30 USD per bottle
 */
#ifndef MONEY_CATALOGUE_H
#define MONEY_CATALOGUE_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Products with prices in one currency, in the order in which you added them, and the tax rates of their
 *  categories. */
typedef struct money_catalogue_s money_catalogue_t;

/** A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its array; the
 *  library ignores the bytes after the NUL.
 */
typedef struct money_product_s {
    uint32_t struct_size;
    uint32_t reserved; /* 0 */
    char sku[64];      /* the identifier of the product, unique in its catalogue: 1 to 63 bytes */
    char name[256];    /* the name for people; "" if the product has none */
    char unit[32];     /* what the price is for, such as "per bottle"; "" if you do not say */
    char category[32]; /* the tax category; "" if the product has none */
    money_t price;     /* of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits */
} money_product_t;

#define MONEY_PRODUCT_INIT \
    { (uint32_t)sizeof(money_product_t), 0, "", "", "", "", { 0, 0, 0, "" } }

/** Writes MONEY_PRODUCT_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_product_init(money_product_t *product);

/** The tax rate of a category, in percent as discounts are. 56 bytes. */
typedef struct money_tax_rate_s {
    char category[32];
    money_decimal_t percent; /* 19 is 19 % */
} money_tax_rate_t;

/** Makes an empty catalogue. You free it with money_catalogue_free.
 *  @param currency  the currency of all prices, built in or in `registry`. It has minor units, so gold (XAU) is
 *                    refused.
 *  @param registry  your own currencies; the library reads it during the call only.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (also: a currency without minor units), MONEY_ERR_SYNTAX (not a code).
 *  @see money_catalogue_from_csv, money_catalogue_from_json
 */
MONEY_API money_status_t money_catalogue_new(const char *currency, const money_currency_registry_t *registry,
                                             money_catalogue_t **catalogue, money_error_t *error);

/** Frees a catalogue. Baskets that were made of it stay as they are. NULL is allowed. */
MONEY_EXPORT void money_catalogue_free(money_catalogue_t *catalogue);

/** Adds a product at the end, or replaces the product of the same sku in its place.
 *
 *  @param product [not_null]  start with MONEY_PRODUCT_INIT, and set `sku` and `price` at least.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also: a price below 0), MONEY_ERR_CURRENCY_MISMATCH (the price is not in the
 *          catalogue's currency), MONEY_ERR_SYNTAX (an empty sku, a text of two lines), MONEY_ERR_ENCODING (a text that
 *          is not UTF-8), MONEY_ERR_LIMIT (a text without a NUL in its array).
 *  @see money_catalogue_find, money_catalogue_remove
 */
MONEY_API money_status_t money_catalogue_add(money_catalogue_t *catalogue, const money_product_t *product,
                                             money_error_t *error);

/** Removes the product of a sku.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the catalogue has no such product), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_remove(money_catalogue_t *catalogue, const char *sku, money_error_t *error);

/** Finds the product of a sku. You may change the product and hand it to money_catalogue_add.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the catalogue has no such product), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_find(const money_catalogue_t *catalogue, const char *sku,
                                              money_product_t *product, money_error_t *error);

/** Counts the products.
 *  @return MONEY_OK.
 *  @see money_catalogue_at, money_catalogue_products
 */
MONEY_API money_status_t money_catalogue_count(const money_catalogue_t *catalogue, size_t *count,
                                               money_error_t *error);

/** Writes the product at an index, in the order in which you added them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the catalogue has fewer products).
 *  @see money_catalogue_products, money_catalogue_count
 */
MONEY_API money_status_t money_catalogue_at(const money_catalogue_t *catalogue, size_t index,
                                            money_product_t *product, money_error_t *error);

/** Writes several products in one call, in the order in which you added them.
 *
 *  @param first  the index of the first product that you want; the count of products is allowed, and gives no row.
 *  @param rows [out count=capacity]  receives the products; what is after the last one that was written stays as it
 *                    was.
 *  @param count  receives how many products the call wrote: `capacity`, or fewer at the end of the catalogue.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count of products).
 *  @since 0.2
 *  @see money_catalogue_at
 */
MONEY_API money_status_t money_catalogue_products(const money_catalogue_t *catalogue, size_t first,
                                                  money_product_t *rows, size_t capacity, size_t *count,
                                                  money_error_t *error);

/** Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_catalogue_currency(const money_catalogue_t *catalogue, char *buffer, size_t capacity,
                                                  size_t *length, money_error_t *error);

/** Sets the tax rate of a category, in place of the one that it had. Baskets that were made before keep theirs.
 *
 *  @param category [null]  one line of at most 31 bytes. NULL or "" stands for the products without a category, which
 *                          are not taxed until you set a rate for them.
 *  @param percent          0 to 100: 19 is 19 %, and 0.19 is less than a fifth of one percent.
 *  @return MONEY_OK; MONEY_ERR_TAX (outside 0 to 100), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_set_tax(money_catalogue_t *catalogue, const char *category,
                                                 const money_decimal_t *percent, money_error_t *error);

/** Counts the categories that have a tax rate.
 *  @return MONEY_OK.
 *  @see money_catalogue_tax_at, money_catalogue_taxes
 */
MONEY_API money_status_t money_catalogue_tax_count(const money_catalogue_t *catalogue, size_t *count,
                                                   money_error_t *error);

/** Writes the tax rate at an index, in the order of the categories' bytes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (fewer categories have a rate).
 *  @see money_catalogue_taxes, money_catalogue_tax_count
 */
MONEY_API money_status_t money_catalogue_tax_at(const money_catalogue_t *catalogue, size_t index,
                                                money_tax_rate_t *tax, money_error_t *error);

/** Writes several tax rates in one call, under the rules of money_catalogue_products.
 *  @param rows [out count=capacity]  receives the tax rates, in the order of the categories' bytes.
 *  @param count  receives how many tax rates the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count of tax rates).
 *  @since 0.2
 *  @see money_catalogue_tax_at
 */
MONEY_API money_status_t money_catalogue_taxes(const money_catalogue_t *catalogue, size_t first,
                                               money_tax_rate_t *rows, size_t capacity, size_t *count,
                                               money_error_t *error);

/** Reads a catalogue that money_catalogue_to_json wrote. You free it with money_catalogue_free.
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_DUPLICATE_SKU,
 *          MONEY_ERR_TAX, MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_catalogue_from_csv
 *  @long
 */
MONEY_API money_status_t money_catalogue_from_json(const char *json, size_t length, money_catalogue_t **catalogue,
                                                   money_error_t *error);

/** Writes a catalogue with its tax rates as JSON. The same catalogue always gives the same bytes.
 *  @param json    receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_catalogue_to_csv
 *  @long
 */
MONEY_API money_status_t money_catalogue_to_json(const money_catalogue_t *catalogue, char **json, size_t *length,
                                                 money_error_t *error);

/** Reads a catalogue from comma-separated values (RFC 4180). You free it with money_catalogue_free.
 *
 *  The first line names the columns, in any order, and each further line is a product. The columns `sku` and `price`
 *  are required; `name`, `unit`, `category` and `currency` are optional; any other column is refused.
 *
 *  @param currency [null]  the currency of the prices. With NULL or "" the document's own column says it, and it is the
 *                          same on every line.
 *  @param registry  your own currencies; the library reads it during the call only.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT, MONEY_ERR_SYNTAX, MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (all with the
 *          position).
 *  @see money_catalogue_from_json
 *  @long
 */
MONEY_API money_status_t money_catalogue_from_csv(const char *csv, size_t length, const char *currency,
                                                  const money_currency_registry_t *registry,
                                                  money_catalogue_t **catalogue,
                                                  money_error_t *error);

/** Writes the products as comma-separated values that money_catalogue_from_csv reads. The document has no tax rates.
 *  @param csv     receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK.
 *  @see money_catalogue_to_json
 *  @long
 */
MONEY_API money_status_t money_catalogue_to_csv(const money_catalogue_t *catalogue, char **csv, size_t *length,
                                                money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CATALOGUE_H */
