/** @file catalogue.h
 *  Catalogues of products with their prices, and the tax rate of each category.
 *
 *  All prices of a catalogue are in one currency, and each is the price of one unit: a bottle, a dozen, a kilogram. A
 *  product may belong to a tax category; the catalogue stores the tax rate of each category. You add products one by
 *  one, or read them from CSV or JSON. A basket (money/basket.h) works on a copy of its catalogue.
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

/** Products in insertion order, with prices in one currency, and the tax rates of their categories. */
typedef struct money_catalogue_s money_catalogue_t;

/** A product and its price.
 *
 *  Each text is one line of UTF-8. In C it ends with a NUL within its array, and the bytes after the NUL are ignored.
 *  424 bytes.
 */
typedef struct money_product_s {
    uint32_t struct_size;
    uint32_t reserved; /* must be 0 */
    char sku[64];      /* the identifier, unique in the catalogue: 1 to 63 bytes */
    char name[256];    /* the display name; "" if the product has no name */
    char unit[32];     /* the unit of the price, such as "per bottle"; "" if unspecified */
    char category[32]; /* the tax category; "" for a product without a category */
    money_t price;     /* the price of one unit, in the catalogue's currency: 0 or more, with any number of fraction
                          digits */
} money_product_t;

#define MONEY_PRODUCT_INIT \
    { (uint32_t)sizeof(money_product_t), 0, "", "", "", "", { 0, 0, 0, "" } }

/** Sets a product to its defaults, as MONEY_PRODUCT_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_product_init(money_product_t *product);

/** The tax rate of a category. 56 bytes. */
typedef struct money_tax_rate_s {
    char category[32];       /* "" for products without a category */
    money_decimal_t percent; /* the rate in percent: 19 is 19 % */
} money_tax_rate_t;

/** Creates an empty catalogue. Free it with money_catalogue_free.
 *  @param currency  the currency of all prices: a built-in currency or one of `registry`. It must have minor units, so
 *          gold (XAU) is rejected.
 *  @param registry  user-defined currencies, used only during the call; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (`currency` is unknown or has no minor units), MONEY_ERR_SYNTAX
 *          (`currency` is not a currency code).
 *  @see money_catalogue_from_csv, money_catalogue_from_json
 */
MONEY_API money_status_t money_catalogue_new(const char *currency, const money_currency_registry_t *registry,
                                             money_catalogue_t **catalogue, money_error_t *error);

/** Frees a catalogue. Baskets created from it remain valid. NULL is allowed. */
MONEY_EXPORT void money_catalogue_free(money_catalogue_t *catalogue);

/** Adds a product at the end, or replaces the product with the same sku.
 *
 *  The replacement keeps the position.
 *
 *  @param product [not_null]  the product; `sku` and `price` are required. Initialise `struct_size` with
 *          MONEY_PRODUCT_INIT.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the price is below 0), MONEY_ERR_CURRENCY_MISMATCH (the price is not in the
 *          catalogue's currency), MONEY_ERR_SYNTAX (the sku is empty, or a text is not one line), MONEY_ERR_ENCODING (a
 *          text is not valid UTF-8), MONEY_ERR_LIMIT (a text is too long for its field).
 *  @see money_catalogue_find, money_catalogue_remove
 */
MONEY_API money_status_t money_catalogue_add(money_catalogue_t *catalogue, const money_product_t *product,
                                             money_error_t *error);

/** Removes the product with the given sku.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the catalogue does not contain the product), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_remove(money_catalogue_t *catalogue, const char *sku, money_error_t *error);

/** Returns the product with the given sku. To change the product, pass a changed copy to money_catalogue_add.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the catalogue does not contain the product), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_find(const money_catalogue_t *catalogue, const char *sku,
                                              money_product_t *product, money_error_t *error);

/** Returns the number of products.
 *  @return MONEY_OK.
 *  @see money_catalogue_at, money_catalogue_products
 */
MONEY_API money_status_t money_catalogue_count(const money_catalogue_t *catalogue, size_t *count,
                                               money_error_t *error);

/** Returns the product at an index, in insertion order.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @see money_catalogue_products, money_catalogue_count
 */
MONEY_API money_status_t money_catalogue_at(const money_catalogue_t *catalogue, size_t index,
                                            money_product_t *product, money_error_t *error);

/** Returns a range of products, in insertion order.
 *  @param first  the index of the first product to return. If it equals the number of products, no product is returned.
 *  @param rows [out count=capacity]  receives the products. At most `capacity` elements are written; the other elements
 *          are unchanged.
 *  @param count  receives the number of products returned: `capacity`, or fewer at the end of the catalogue.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of products).
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

/** Sets the tax rate of a category, replacing the previous one. Existing baskets keep their tax rates.
 *  @param category [null]  one line of at most 31 bytes; NULL or "" for products without a category, which are untaxed
 *          by default.
 *  @param percent  the rate in percent, 0 to 100: 19 is 19 %, and 0.19 is 0.19 %.
 *  @return MONEY_OK; MONEY_ERR_TAX (`percent` is outside 0 to 100), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_catalogue_set_tax(money_catalogue_t *catalogue, const char *category,
                                                 const money_decimal_t *percent, money_error_t *error);

/** Returns the number of categories with a tax rate.
 *  @return MONEY_OK.
 *  @see money_catalogue_tax_at, money_catalogue_taxes
 */
MONEY_API money_status_t money_catalogue_tax_count(const money_catalogue_t *catalogue, size_t *count,
                                                   money_error_t *error);

/** Returns the tax rate at an index, ordered by the bytes of the categories.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @see money_catalogue_taxes, money_catalogue_tax_count
 */
MONEY_API money_status_t money_catalogue_tax_at(const money_catalogue_t *catalogue, size_t index,
                                                money_tax_rate_t *tax, money_error_t *error);

/** Returns a range of tax rates, ordered by the bytes of the categories.
 *  @param first  the index of the first tax rate to return, at most the number of tax rates.
 *  @param rows [out count=capacity]  receives the tax rates. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of tax rates returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of tax rates).
 *  @since 0.2
 *  @see money_catalogue_tax_at
 */
MONEY_API money_status_t money_catalogue_taxes(const money_catalogue_t *catalogue, size_t first,
                                               money_tax_rate_t *rows, size_t capacity, size_t *count,
                                               money_error_t *error);

/** Reads a catalogue from JSON that money_catalogue_to_json wrote. Free it with money_catalogue_free.
 *  @return MONEY_OK; MONEY_ERR_JSON (`json` is not valid JSON; the error includes the position), MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_VERSION, MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_TAX, MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_catalogue_from_csv
 *  @long
 */
MONEY_API money_status_t money_catalogue_from_json(const char *json, size_t length, money_catalogue_t **catalogue,
                                                   money_error_t *error);

/** Writes a catalogue with its tax rates as JSON. The same catalogue always produces the same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_catalogue_to_csv
 *  @long
 */
MONEY_API money_status_t money_catalogue_to_json(const money_catalogue_t *catalogue, char **json, size_t *length,
                                                 money_error_t *error);

/** Reads a catalogue from comma-separated values as defined by RFC 4180. Free it with money_catalogue_free.
 *
 *  The first line names the columns, in any order; each further line is a product. The columns `sku` and `price` are
 *  required. The columns `name`, `unit`, `category` and `currency` are optional. Any other column is an error. Errors
 *  include the position in the text.
 *
 *  @param currency [null]  the currency of the prices; NULL or "" to read it from the column `currency`, which must
 *          then contain the same currency on every line.
 *  @param registry  user-defined currencies, used only during the call; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT, MONEY_ERR_SYNTAX, MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_catalogue_from_json
 *  @long
 */
MONEY_API money_status_t money_catalogue_from_csv(const char *csv, size_t length, const char *currency,
                                                  const money_currency_registry_t *registry,
                                                  money_catalogue_t **catalogue,
                                                  money_error_t *error);

/** Writes the products as comma-separated values that money_catalogue_from_csv reads. Tax rates are not included.
 *  @param csv  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
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
