/** @file packed.h
 *  Amounts as bytes for disks and networks, and keys that sort like amounts.
 *
 *  Both formats are frozen: later versions of the library read and write the same bytes on every platform.
 *  docs/reference/packed.md defines them byte by byte.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *      #include <string.h>
 *
 *      int main(void)
 *      {
 *          money_t price = money_literal("10.50 EUR"), fee = money_literal("9.80 EUR"), back;
 *          char bytes[MONEY_PACKED_MAX], key[MONEY_SORT_KEY_MAX], other[MONEY_SORT_KEY_MAX];
 *          size_t length, index;
 *
 *          MONEY_CHECK(money_pack(&price, bytes, sizeof bytes, &length, NULL));
 *          for (index = 0; index < length; index++) printf("%02X ", (unsigned)(unsigned char)bytes[index]);
 *          MONEY_CHECK(money_unpack(bytes, length, &back, NULL));
 *          printf("is %s\n", money_show(&back));
 *          MONEY_CHECK(money_sort_key(&price, key, sizeof key, NULL, NULL));
 *          MONEY_CHECK(money_sort_key(&fee, other, sizeof other, &length, NULL));
 *          printf("%s\n", memcmp(key, other, length) > 0 ? "above the fee" : "not above the fee");
 *          return 0;
 *      }
 *  @output
 *      13 45 55 52 02 04 1A 4D is 10.50 EUR
 *      above the fee
 */
#ifndef MONEY_PACKED_H
#define MONEY_PACKED_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Buffer size for any packed amount. With a code of three letters an amount is 7 to 22 bytes long. */
#define MONEY_PACKED_MAX 30
/** Buffer size for any sort key. */
#define MONEY_SORT_KEY_MAX 33

/** Writes an amount in packed form: version, currency, scale, coefficient and a check byte. Amounts with the same
 *  currency, value and scale have equal bytes.
 *  @param bytes   receives the packed amount, without a NUL. NULL with capacity 0 queries the length.
 *  @param length  receives the number of bytes, even if the buffer is too small.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_unpack, money_sort_key
 */
MONEY_API money_status_t money_pack(const money_t *amount, char *bytes, size_t capacity, size_t *length,
                                    money_error_t *error);

/** Reads an amount that money_pack of this or an earlier version wrote. The currency need not be built in. Errors
 *  include the position in the bytes.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (the bytes are not a packed amount, or are damaged), MONEY_ERR_VERSION,
 *          MONEY_ERR_LIMIT (`length` is above MONEY_PACKED_MAX).
 *  @since 0.2
 *  @see money_pack
 */
MONEY_API money_status_t money_unpack(const char *bytes, size_t length, money_t *result, money_error_t *error);

/** Writes a key whose order under memcmp is that of the amounts: first by currency code, then by value. Amounts of
 *  equal value and currency have equal keys, even with different scales. No key is the start of another, so keys can be
 *  parts of longer keys.
 *  @param bytes   receives the key, without a NUL. NULL with capacity 0 queries the length.
 *  @param length  receives the number of bytes, even if the buffer is too small.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_compare, money_pack
 */
MONEY_API money_status_t money_sort_key(const money_t *amount, char *bytes, size_t capacity, size_t *length,
                                        money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PACKED_H */
