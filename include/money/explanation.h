/** @file explanation.h
 *  Explanations: the computation of an amount as a tree, with the exact value before each rounding and its rule.
 *
 *  money_invoice_explain, money_receipt_explain, money_valuation_explain, money_expression_explain and
 *  money_rates_explain create explanations.
 *  Each node is a value: a total, a part of it, or an input. Its children are the values from which it was computed. A
 *  node contains its amount, the exact value before rounding, the rounding, and the rule that requires it.
 *
 *  The following always holds:
 *
 *  - `exact` follows from the children as their `kind` defines, and the amount from `exact` and the rounding
 *  - `moved` is the amount minus `exact`: the effect of the node's own rounding or, for a sum that is not rounded, the
 *    sum of its children's `moved`, where subtracted children count negatively
 *  - the moved parts of a receipt add up to its total minus its exact total, at every level of its policy; those below
 *    a conversion count times its rates
 *  - every input is a leaf, exactly once; MONEY_EXPLANATION_REFERENCE repeats a node that is used again
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
 *          money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
 *          money_explanation_t *explanation = NULL;
 *          money_invoice_t *invoice = NULL;
 *          char *text;
 *
 *          MONEY_CHECK(money_invoice_new("EUR", NULL, &invoice, NULL));
 *          item.quantity = money_decimal_literal("1");
 *          item.price = money_literal("1091.50 EUR");
 *          strcpy(item.taxes[0].category, "S");
 *          item.taxes[0].percent = money_decimal_literal("15");
 *          MONEY_CHECK(money_invoice_add(invoice, &item, NULL, NULL));
 *          MONEY_CHECK(money_invoice_explain(invoice, &explanation, NULL));
 *          MONEY_CHECK(money_explanation_to_text(explanation, &text, NULL, NULL));
 *          fputs(text, stdout);
 *          money_string_free(text);
 *          money_explanation_free(explanation);
 *          money_invoice_free(invoice);
 *          return 0;
 *      }
 *  @output
 *      payable  1255.23 EUR
 *        = 1091.50 EUR + 163.73 EUR   (BR-CO-15)
 *        net  1091.50 EUR
 *          = 1 × 1091.50 EUR   (BR-DEC-23)
 *        tax  163.73 EUR
 *          = 15 % of 1091.50 EUR = 163.725, rounded half up to 2 digits   (BR-CO-17, +0.005)
 */
#ifndef MONEY_EXPLANATION_H
#define MONEY_EXPLANATION_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An explanation: the nodes of one or more trees in depth-first order. It is immutable. */
typedef struct money_explanation_s money_explanation_t;

/** The kind of a node: the way in which its exact value follows from its children.
 *
 *  A child counts with its rounded value or, if it is not a decimal, with its exact value. Only
 *  MONEY_EXPLANATION_SUM without rounding adds the exact values of its children.
 */
typedef int32_t money_explanation_kind_t;

#define MONEY_EXPLANATION_INPUT 1      /* a value that your program passed in */
#define MONEY_EXPLANATION_REFERENCE 2  /* a further use of the node `target`, with its name and values */
#define MONEY_EXPLANATION_SUM 3        /* the sum of the children, minus those with MONEY_EXPLANATION_SUBTRACTED */
#define MONEY_EXPLANATION_PRODUCT 4    /* the product of the children, divided by those with
                                          MONEY_EXPLANATION_DIVISOR */
#define MONEY_EXPLANATION_PERCENT 5    /* the first child, a percentage, of the second */
#define MONEY_EXPLANATION_INCLUDED 6   /* the tax of the first child, a percentage, that the second child includes:
                                          percentage ÷ (100 + percentage) */
#define MONEY_EXPLANATION_CONVERSION 7 /* the first child times the other children, which are exchange rates */
#define MONEY_EXPLANATION_ROUNDED 8    /* the only child, rounded */

/** The properties of a node. Several flags may be set. */
typedef uint32_t money_explanation_flags_t;

#define MONEY_EXPLANATION_SUBTRACTED 0x1u /* the parent, a sum, subtracts the value */
#define MONEY_EXPLANATION_DIVISOR 0x2u    /* the parent, a product, is divided by the value */
#define MONEY_EXPLANATION_DECIMAL 0x4u    /* `number` contains the value; otherwise only `exact` does */
#define MONEY_EXPLANATION_IS_ROUNDED 0x8u /* the node is rounded: `rounding`, `digits`, `step`, `quantity` and `units`
                                              are set */

/** A node of an explanation. 848 bytes.
 *
 *  At MONEY_LEVEL_UNIT, the value is `quantity` times the rounded value of one unit. The product is rounded, too, since
 *  a quantity may be a fraction. The value of one unit is `exact` divided by `quantity`; but for a percentage of a
 *  value that is itself rounded per unit, it is that percentage of the rounded unit.
 */
typedef struct money_explanation_node_s {
    char name[64];                  /* the name, such as "lines[0].net"; unique, except that a reference repeats the
                                       name of its node */
    char rule[96];                  /* the law, the rule of a standard or the policy that applies; "" without a rule */
    char text[256];                 /* the computation in words: "15 % of 1091.50 EUR = 163.725, rounded half up to 2
                                       digits"; "" for an input or a reference */
    char currency[MONEY_CODE_SIZE]; /* the currency of the value; "" for a number */
    money_explanation_kind_t kind;
    money_explanation_flags_t flags;
    uint32_t depth;                 /* 0 for a root */
    int64_t parent;                 /* the index of the node that was computed from this one; -1 for a root */
    int64_t target;                 /* the index of the node that a reference repeats; -1 for other kinds */
    money_t amount;                 /* the value after rounding; all zero for a number, or without
                                       MONEY_EXPLANATION_DECIMAL */
    money_decimal_t number;         /* the value after rounding, without the currency; 0 without
                                       MONEY_EXPLANATION_DECIMAL */
    money_ratio_t exact;            /* the value before the node's own rounding, in lowest terms */
    money_ratio_t moved;            /* the value after rounding minus `exact`, in lowest terms */
    money_rounding_t rounding;      /* the rounding mode; 0 without rounding */
    int32_t digits;                 /* the number of fraction digits to which `exact` is rounded; -1 without rounding */
    money_decimal_t step;           /* the multiple to which cash is rounded; 0 for the last digit */
    money_decimal_t quantity;       /* the number of units, each of which is rounded; 0 if the value is rounded at
                                       once */
    int32_t units;                  /* the number of last digits that the division of a remainder added after
                                       rounding: 1, 0 or -1 */
    uint32_t reserved;              /* 0 */
} money_explanation_node_t;

/** Frees an explanation. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_explanation_free(money_explanation_t *explanation);

/** Returns the number of nodes.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_explanation_nodes
 */
MONEY_API money_status_t money_explanation_count(const money_explanation_t *explanation, size_t *count,
                                                 money_error_t *error);

/** Returns a range of nodes, in depth-first order: each node is followed by its children.
 *
 *  The first node is the root. Amounts that do not enter it, such as the tax in an accounting currency, have roots of
 *  their own.
 *
 *  @param first  the index of the first node to return, at most the number of nodes.
 *  @param rows [out count=capacity]  receives the nodes. At most `capacity` elements are written; the other elements
 *          are unchanged.
 *  @param count  receives the number of nodes returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of nodes).
 *  @since 0.2
 *  @see money_explanation_count
 */
MONEY_API money_status_t money_explanation_nodes(const money_explanation_t *explanation, size_t first,
                                                 money_explanation_node_t *rows, size_t capacity, size_t *count,
                                                 money_error_t *error);

/** Returns the index of the node with a name. References are not searched.
 *  @param name  the name, such as "tax" or "lines[0].net": UTF-8 of at most 63 bytes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`name` is not the name of a node), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_explanation_nodes
 */
MONEY_API money_status_t money_explanation_find(const money_explanation_t *explanation, const char *name,
                                                size_t *index, money_error_t *error);

/** Writes an explanation as English text. Each value is followed by its computation in a line that starts with "=",
 *  with its rule and the part that rounding moved. Inputs appear only in the computations.
 *  @param text  receives the text. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the text without the NUL. NULL is allowed.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_explanation_to_json
 */
MONEY_API money_status_t money_explanation_to_text(const money_explanation_t *explanation, char **text, size_t *length,
                                                   money_error_t *error);

/** Writes an explanation as JSON: the list of its nodes, in which a parent is an index. The same explanation always
 *  produces the same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_explanation_to_text
 *  @long
 */
MONEY_API money_status_t money_explanation_to_json(const money_explanation_t *explanation, char **json, size_t *length,
                                                   money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_EXPLANATION_H */
