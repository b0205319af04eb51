/* Amounts and their operators. */
#include "binding.h"

#include <string.h>

static bool is_good(money_status_t status, const money_error_t *error)
{
    if (status != MONEY_OK)
        binding_raise(status, error);
    return status == MONEY_OK;
}

static bool read_amount(const zend_object *object, money_t *amount)
{
    *amount = binding_value_of(object)->as.amount;
    if (!binding_value_of(object)->is_made)
        zend_throw_error(NULL, "amount must be constructed before use");
    return binding_value_of(object)->is_made;
}

/** The sum of two amounts of one currency and scale that fit 64 bits, as the library has it; false for all others. */
static bool add_quickly(const money_t *a, const money_t *b, bool is_minus, money_t *to)
{
    int64_t x = (int64_t)a->lo, y = (int64_t)b->lo, sum;
    if (a->hi != x >> 63 || b->hi != y >> 63 || a->scale != b->scale || memcmp(a->currency, b->currency, sizeof a->currency) != 0)
        return false;
    if (is_minus ? __builtin_sub_overflow(x, y, &sum) : __builtin_add_overflow(x, y, &sum))
        return false;
    *to = *a;
    to->lo = (uint64_t)sum;
    to->hi = sum >> 63;
    return true;
}

static bool add(zval *op1, zval *op2, bool is_minus, money_t *to)
{
    money_t a, b;
    money_error_t error;
    if (binding_is_amount(op1) && binding_is_amount(op2)) {
        const money_t *x = &binding_value_of(Z_OBJ_P(op1))->as.amount, *y = &binding_value_of(Z_OBJ_P(op2))->as.amount;
        if (add_quickly(x, y, is_minus, to))
            return true;
    }
    if (!binding_lower_amount(op1, &a))
        return false;
    // 0 means zero in any currency, so that array_sum and similar functions can start with it.
    if (Z_TYPE_P(op2) == IS_LONG && Z_LVAL_P(op2) == 0) {
        *to = a;
        return true;
    }
    if (!binding_lower_amount(op2, &b))
        return false;
    return is_good((is_minus ? money_subtract : money_add)(&a, &b, to, &error), &error);
}

/** The product by a number, rounded once to the minor units. PHP writes -$a as $a * -1, and that is exact. */
static bool multiply(zval *op1, zval *op2, money_t *to)
{
    money_t amount;
    money_decimal_t factor;
    money_error_t error;
    zval *number = binding_is_amount(op1) ? op2 : op1;
    if (binding_is_amount(number)) {
        zend_type_error("a factor must be a number, got an amount");
        return false;
    }
    if (!binding_lower_amount(number == op2 ? op1 : op2, &amount))
        return false;
    if (Z_TYPE_P(number) == IS_LONG && Z_LVAL_P(number) == -1)
        return is_good(money_negate(&amount, to, &error), &error);
    if (Z_TYPE_P(number) == IS_LONG && Z_LVAL_P(number) == 1) {
        *to = amount;
        return true;
    }
    if (!binding_lower_decimal(number, &factor))
        return false;
    return is_good(money_multiply(&amount, &factor, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, to, NULL, &error), &error);
}

static bool divide(zval *op1, zval *op2, money_t *to)
{
    money_t amount;
    money_decimal_t divisor;
    money_error_t error;
    if (binding_is_amount(op2)) {
        zend_type_error("a divisor must be a number, got an amount: divide by its number, $a->amount()");
        return false;
    }
    if (!binding_lower_amount(op1, &amount) || !binding_lower_decimal(op2, &divisor))
        return false;
    return is_good(money_divide(&amount, &divisor, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, to, NULL, &error), &error);
}

static zend_result operate(zend_uchar opcode, zval *result, zval *op1, zval *op2)
{
    money_t made;
    zval lifted;
    bool is_done;
    switch (opcode) {
    case ZEND_ADD:
        // A number comes first in array_sum.
        is_done = Z_TYPE_P(op1) == IS_LONG && Z_LVAL_P(op1) == 0 ? add(op2, op1, false, &made) : add(op1, op2, false, &made);
        break;
    case ZEND_SUB: is_done = add(op1, op2, true, &made); break;
    case ZEND_MUL: is_done = multiply(op1, op2, &made); break;
    case ZEND_DIV: is_done = divide(op1, op2, &made); break;
    default: return FAILURE;
    }
    binding_give(result, op1, &lifted, is_done && binding_lift_amount(&lifted, &made));
    return SUCCESS;
}

/** Two currencies have no order, and PHP asks for `==` and `<` alike: both throw. equals() answers false. */
static int compare(zval *op1, zval *op2)
{
    money_t a, b;
    money_error_t error;
    int32_t order = 0;
    zval *both[] = {op1, op2};
    money_t *to[] = {&a, &b};
    for (int i = 0; i < 2; i++) {
        zval *value = both[i];
        if (binding_is_amount(value))
            *to[i] = binding_value_of(Z_OBJ_P(value))->as.amount;
        else if (Z_TYPE_P(value) != IS_STRING)
            return Z_TYPE_P(value) <= IS_TRUE ? zend_std_compare_objects(op1, op2) : ZEND_UNCOMPARABLE;
        else if (money_parse(Z_STRVAL_P(value), Z_STRLEN_P(value), to[i], &error) != MONEY_OK)
            return ZEND_UNCOMPARABLE;
    }
    return is_good(money_compare(&a, &b, &order, &error), &error) ? order : ZEND_UNCOMPARABLE;
}

static zend_result to_text(zend_object *object, zval *to)
{
    money_t amount;
    char text[MONEY_TEXT_MAX];
    money_error_t error;
    if (!read_amount(object, &amount) || !is_good(money_format(&amount, text, sizeof text, NULL, &error), &error))
        return FAILURE;
    ZVAL_STRING(to, text);
    return SUCCESS;
}

static zend_result cast(zend_object *object, zval *to, int type)
{
    return type == IS_STRING ? to_text(object, to) : zend_std_cast_object_tostring(object, to, type);
}

static HashTable *shown(zend_object *object, int *is_temporary)
{
    zval text;
    HashTable *made = zend_new_array(1);
    *is_temporary = 1;
    if (binding_value_of(object)->is_made && to_text(object, &text) == SUCCESS)
        zend_hash_str_update(made, ZEND_STRL("value"), &text);
    return made;
}

/** new Money("12.50 EUR") or new Money("12.50", "EUR"). */
static ZEND_METHOD(AmountValue, __construct)
{
    zval *value;
    char *code = NULL;
    size_t length = 0;
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    if (zend_parse_parameters(ZEND_NUM_ARGS(), "z|p!", &value, &code, &length) == FAILURE)
        return;
    struct binding_value *made = binding_value_of(Z_OBJ_P(ZEND_THIS));
    if (made->is_made) {
        zend_throw_error(NULL, "an amount must not be constructed twice");
        return;
    }
    bool is_done = code == NULL ? binding_lower_amount(value, &amount)
                                : binding_lower_decimal(value, &decimal) &&
                                      is_good(money_new(&decimal, code, NULL, &amount, &error), &error);
    if (is_done) {
        made->as.amount = amount;
        made->is_made = true;
    }
}

static ZEND_METHOD(AmountValue, __toString)
{
    ZEND_PARSE_PARAMETERS_NONE();
    to_text(Z_OBJ_P(ZEND_THIS), return_value);
}

static ZEND_METHOD(AmountValue, currency)
{
    money_t amount;
    ZEND_PARSE_PARAMETERS_NONE();
    if (read_amount(Z_OBJ_P(ZEND_THIS), &amount))
        RETURN_STRINGL(amount.currency, strnlen(amount.currency, sizeof amount.currency));
}

static ZEND_METHOD(AmountValue, scale)
{
    money_t amount;
    ZEND_PARSE_PARAMETERS_NONE();
    if (read_amount(Z_OBJ_P(ZEND_THIS), &amount))
        RETURN_LONG(amount.scale);
}

/** The number without its currency. */
static ZEND_METHOD(AmountValue, amount)
{
    money_t amount;
    money_decimal_t decimal;
    money_error_t error;
    ZEND_PARSE_PARAMETERS_NONE();
    if (read_amount(Z_OBJ_P(ZEND_THIS), &amount) && is_good(money_amount(&amount, &decimal, &error), &error))
        binding_lift_decimal(return_value, &decimal);
}

/** The other amount of a method. */
static bool other_of(INTERNAL_FUNCTION_PARAMETERS, zval **other)
{
    return zend_parse_parameters(ZEND_NUM_ARGS(), "z", other) != FAILURE;
}

static ZEND_METHOD(AmountValue, plus)
{
    zval *other;
    money_t made;
    if (other_of(INTERNAL_FUNCTION_PARAM_PASSTHRU, &other) && add(ZEND_THIS, other, false, &made))
        binding_lift_amount(return_value, &made);
}

static ZEND_METHOD(AmountValue, minus)
{
    zval *other;
    money_t made;
    if (other_of(INTERNAL_FUNCTION_PARAM_PASSTHRU, &other) && add(ZEND_THIS, other, true, &made))
        binding_lift_amount(return_value, &made);
}

static ZEND_METHOD(AmountValue, equals)
{
    zval *other;
    money_t a, b;
    money_bool_t is_equal = 0;
    money_error_t error;
    if (!other_of(INTERNAL_FUNCTION_PARAM_PASSTHRU, &other) || !read_amount(Z_OBJ_P(ZEND_THIS), &a) || !binding_lower_amount(other, &b))
        return;
    if (is_good(money_equal(&a, &b, &is_equal, &error), &error))
        RETURN_BOOL(is_equal != 0);
}

static ZEND_METHOD(AmountValue, compareTo)
{
    zval *other;
    money_t a, b;
    int32_t order = 0;
    money_error_t error;
    if (!other_of(INTERNAL_FUNCTION_PARAM_PASSTHRU, &other) || !read_amount(Z_OBJ_P(ZEND_THIS), &a) || !binding_lower_amount(other, &b))
        return;
    if (is_good(money_compare(&a, &b, &order, &error), &error))
        RETURN_LONG(order);
}

ZEND_BEGIN_ARG_INFO_EX(construct_arguments, 0, 0, 1)
    ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
    ZEND_ARG_TYPE_INFO_WITH_DEFAULT_VALUE(0, currency, IS_STRING, 1, "null")
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_INFO_EX(other_arguments, 0, 0, 1)
    ZEND_ARG_TYPE_INFO(0, other, IS_MIXED, 0)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(text_arguments, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(scale_arguments, 0, 0, IS_LONG, 0)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_INFO_EX(amount_arguments, 0, 0, 0)
ZEND_END_ARG_INFO()

static const zend_function_entry methods[] = {
    ZEND_ME(AmountValue, __construct, construct_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(AmountValue, __toString, text_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(AmountValue, currency, text_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(AmountValue, scale, scale_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(AmountValue, amount, amount_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(AmountValue, plus, other_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(AmountValue, minus, other_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(AmountValue, equals, other_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(AmountValue, compareTo, other_arguments, ZEND_ACC_PUBLIC)
    ZEND_FE_END
};

void binding_init_amounts(zend_object_handlers *handlers)
{
    zend_class_entry amount;
    INIT_CLASS_ENTRY(amount, "LibMoney\\AmountValue", methods);
    binding_amount_value = zend_register_internal_class(&amount);
    binding_amount_value->ce_flags |= ZEND_ACC_EXPLICIT_ABSTRACT_CLASS | ZEND_ACC_NO_DYNAMIC_PROPERTIES;
    handlers->do_operation = operate;
    handlers->compare = compare;
    handlers->cast_object = cast;
    handlers->get_debug_info = shown;
}
