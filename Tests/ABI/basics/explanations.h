/* The laws of explanations, with ratios of 128-bit integers. */
#ifndef EXPLANATIONS_H
#define EXPLANATIONS_H

#include "basics.h"

__extension__ typedef __int128 wide_t;
__extension__ typedef unsigned __int128 natural_t;

/** A ratio of small integers, reduced. */
typedef struct small_s {
    wide_t above, below;
} small_t;

static money_explanation_node_t nodes[512];
static size_t node_count;

static wide_t gcd(wide_t a, wide_t b)
{
    while (b != 0) {
        wide_t rest = a % b;

        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

static small_t small(wide_t above, wide_t below)
{
    small_t result;
    wide_t common = gcd(above, below);

    result.above = above / common * (below < 0 ? -1 : 1);
    result.below = below / common * (below < 0 ? -1 : 1);
    return result;
}

static small_t plus(small_t a, small_t b)
{
    wide_t common = gcd(a.below, b.below);

    return small(a.above * (b.below / common) + b.above * (a.below / common), a.below / common * b.below);
}

static small_t negated(small_t a) { return small(-a.above, a.below); }

static small_t times(small_t a, small_t b)
{
    small_t first = small(a.above, b.below), second = small(b.above, a.below);

    return small(first.above * second.above, first.below * second.below);
}

static small_t ratio_of(const money_ratio_t *ratio)
{
    wide_t above = (wide_t)((natural_t)ratio->numerator[1] << 64 | ratio->numerator[0]);
    wide_t below = (wide_t)((natural_t)ratio->denominator[1] << 64 | ratio->denominator[0]);
    int word;

    for (word = 2; word < 8; word++) CHECK(ratio->numerator[word] == 0 && ratio->denominator[word] == 0);
    return small(ratio->sign < 0 ? -above : above, below);
}

static small_t decimal_of(const money_decimal_t *value)
{
    wide_t power = 1;
    uint32_t digit;

    for (digit = 0; digit < value->scale; digit++) power *= 10;
    return small((wide_t)((natural_t)value->hi << 64 | value->lo), power);
}

static int is_same(small_t a, small_t b) { return a.above == b.above && a.below == b.below; }

/** The value with which a parent computes. */
static small_t value_of(size_t index)
{
    const money_explanation_node_t *node = &nodes[index];

    return node->flags & MONEY_EXPLANATION_DECIMAL ? decimal_of(&node->number) : ratio_of(&node->exact);
}

static small_t recomputed(size_t index)
{
    const money_explanation_node_t *node = &nodes[index];
    int is_open = node->kind == MONEY_EXPLANATION_SUM && !(node->flags & MONEY_EXPLANATION_IS_ROUNDED);
    int is_sum = node->kind == MONEY_EXPLANATION_SUM || node->kind == MONEY_EXPLANATION_ROUNDED;
    small_t result = small(is_sum ? 0 : 1, 1);
    size_t child;

    for (child = index + 1; child < node_count && nodes[child].depth > node->depth; child++) {
        small_t value = is_open ? ratio_of(&nodes[child].exact) : value_of(child);

        if (nodes[child].parent != (int64_t)index) continue;
        if (is_sum)
            result = plus(result, nodes[child].flags & MONEY_EXPLANATION_SUBTRACTED ? negated(value) : value);
        else if (nodes[child].flags & MONEY_EXPLANATION_DIVISOR)
            result = value.above == 0 ? small(0, 1) : times(result, small(value.below, value.above));
        else
            result = times(result, value);
    }
    return node->kind == MONEY_EXPLANATION_PERCENT ? times(result, small(1, 100)) : result;
}

/** The nearest value, half away from zero. */
static small_t half_up(small_t exact, int32_t digits)
{
    wide_t power = 1, above, twice;

    for (; digits > 0; digits--) power *= 10;
    above = (exact.above < 0 ? -exact.above : exact.above) * power;
    twice = (2 * above + exact.below) / (2 * exact.below);
    return small(exact.above < 0 ? -twice : twice, power);
}

/** The second child of a percentage, or the node that this child repeats. */
static size_t base_of(size_t index)
{
    const money_explanation_node_t *base = &nodes[index + 2];

    return base->target < 0 ? index + 2 : (size_t)base->target;
}

static int is_per_unit(size_t index) { return decimal_of(&nodes[index].quantity).above != 0; }

/** The rounded value of one unit. */
static small_t unit_of(size_t index)
{
    const money_explanation_node_t *node = &nodes[index];
    small_t quantity = decimal_of(&node->quantity);

    if (node->kind == MONEY_EXPLANATION_PERCENT && is_per_unit(base_of(index)))
        return half_up(times(times(value_of(index + 1), unit_of(base_of(index))), small(1, 100)), node->digits);
    return half_up(times(ratio_of(&node->exact), small(quantity.below, quantity.above)), node->digits);
}

/** The product of the rates of a conversion, which follow the tree of its first child. */
static small_t rate_of(size_t index)
{
    small_t result = small(1, 1);
    size_t child;

    for (child = index + 2; child < node_count && nodes[child].depth > nodes[index].depth; child++)
        if (nodes[child].parent == (int64_t)index) result = times(result, value_of(child));
    return result;
}

/** The value without the node's own rounding and, in a sum, without those of the addends. */
static small_t exact_below(size_t index)
{
    const money_explanation_node_t *node = &nodes[index];
    int is_sum = node->kind == MONEY_EXPLANATION_SUM || node->kind == MONEY_EXPLANATION_ROUNDED;
    small_t result = small(0, 1);
    size_t child;

    if (node->target >= 0) return exact_below((size_t)node->target);
    if (node->kind == MONEY_EXPLANATION_CONVERSION) return times(exact_below(index + 1), rate_of(index));
    if (!is_sum) return ratio_of(&node->exact);
    for (child = index + 1; child < node_count && nodes[child].depth > node->depth; child++) {
        small_t value = exact_below(child);

        if (nodes[child].parent != (int64_t)index) continue;
        result = plus(result, nodes[child].flags & MONEY_EXPLANATION_SUBTRACTED ? negated(value) : value);
    }
    return result;
}

/** The parts that all roundings in the tree of a node moved. A reference in a sum counts as the tree that it
 *  repeats.
 */
static small_t parts_of(size_t index)
{
    const money_explanation_node_t *node = &nodes[index];
    int is_sum = node->kind == MONEY_EXPLANATION_SUM || node->kind == MONEY_EXPLANATION_ROUNDED;
    int is_rounded = (node->flags & MONEY_EXPLANATION_IS_ROUNDED) != 0;
    small_t result = is_rounded ? ratio_of(&node->moved) : small(0, 1);
    size_t child;

    if (node->target >= 0) return parts_of((size_t)node->target);
    if (node->kind == MONEY_EXPLANATION_CONVERSION) return plus(result, times(parts_of(index + 1), rate_of(index)));
    for (child = index + 1; child < node_count && nodes[child].depth > node->depth; child++) {
        const money_explanation_node_t *own = &nodes[child];
        int is_minus = (own->flags & MONEY_EXPLANATION_SUBTRACTED) != 0;

        if (!is_sum && own->flags & MONEY_EXPLANATION_IS_ROUNDED) result = plus(result, ratio_of(&own->moved));
        if (!is_sum || own->parent != (int64_t)index) continue;
        result = plus(result, is_minus ? negated(parts_of(child)) : parts_of(child));
    }
    return result;
}

/** The parts that roundings moved in a sum, each once. */
static small_t moved_by(size_t index)
{
    const money_explanation_node_t *node = &nodes[index];
    small_t result = small(0, 1);
    size_t child;

    if (node->kind == MONEY_EXPLANATION_REFERENCE) return moved_by((size_t)node->target);
    if (node->kind != MONEY_EXPLANATION_SUM || node->flags & MONEY_EXPLANATION_IS_ROUNDED)
        return plus(value_of(index), negated(ratio_of(&node->exact)));
    for (child = index + 1; child < node_count && nodes[child].depth > node->depth; child++) {
        int is_minus = (nodes[child].flags & MONEY_EXPLANATION_SUBTRACTED) != 0;

        if (nodes[child].parent != (int64_t)index) continue;
        result = plus(result, is_minus ? negated(moved_by(child)) : moved_by(child));
    }
    return result;
}

static int holds(size_t index)
{
    const money_explanation_node_t *node = &nodes[index];
    small_t exact = ratio_of(&node->exact);
    size_t other;

    if (!is_same(ratio_of(&node->moved), moved_by(index))) return 0;
    if (node->kind == MONEY_EXPLANATION_REFERENCE) return strcmp(node->name, nodes[node->target].name) == 0;
    for (other = 0; other < index; other++)
        if (nodes[other].target < 0 && strcmp(nodes[other].name, node->name) == 0) return 0;
    if (node->kind == MONEY_EXPLANATION_INPUT) return node->text[0] == '\0';
    if (!is_same(exact, recomputed(index))) return 0;
    if (!(node->flags & MONEY_EXPLANATION_IS_ROUNDED)) return 1;
    if (is_per_unit(index)) exact = times(unit_of(index), decimal_of(&node->quantity));
    return node->rounding == MONEY_ROUND_HALF_UP && is_same(value_of(index), half_up(exact, node->digits));
}

/** Reads all nodes of an explanation, page by page, and frees it. */
static void read_nodes(money_explanation_t *explanation)
{
    size_t count = 0, page;

    node_count = 0;
    CHECK_OK(money_explanation_count(explanation, &count, &error));
    CHECK(count <= 512);
    while (node_count < count) {
        CHECK_OK(money_explanation_nodes(explanation, node_count, nodes + node_count, 7, &page, &error));
        if (page == 0) break;
        node_count += page;
    }
    CHECK(node_count == count);
    money_explanation_free(explanation);
}

static void check_laws(money_explanation_t *explanation)
{
    size_t index;

    read_nodes(explanation);
    for (index = 0; index < node_count; index++)
        if (!CHECK(holds(index))) fprintf(stderr, "%s\n", nodes[index].name);
}

/** The moved parts in each tree add up to its total minus its exact total. */
static inline void check_parts(void)
{
    size_t index;

    for (index = 0; index < node_count; index++)
        if (nodes[index].parent < 0)
            CHECK(is_same(plus(value_of(index), negated(exact_below(index))), parts_of(index)));
}

static const money_explanation_node_t *node(const char *name)
{
    size_t index;

    for (index = 0; index < node_count; index++)
        if (nodes[index].target < 0 && strcmp(nodes[index].name, name) == 0) return &nodes[index];
    fprintf(stderr, "%s: no such node\n", name);
    abort();
}

#endif
