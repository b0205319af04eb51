/* Amounts and decimals as values in C and in PHP, and decimals with their operators. */
#include "binding.h"

#include <Zend/zend_interfaces.h>
#include <string.h>

zend_class_entry *binding_amount_value, *binding_decimal_value;
static zend_object_handlers amount_handlers, decimal_handlers;

static zend_object *create(zend_class_entry *class, const zend_object_handlers *handlers)
{
    struct binding_value *made = zend_object_alloc(sizeof *made, class);
    made->is_made = false;
    zend_object_std_init(&made->object, class);
    made->object.handlers = handlers;
    return &made->object;
}

static zend_object *create_amount(zend_class_entry *class)
{
    return create(class, &amount_handlers);
}

static zend_object *create_decimal(zend_class_entry *class)
{
    return create(class, &decimal_handlers);
}

zend_object *binding_new_value(zend_class_entry *class)
{
    return class->create_object(class);
}

/** Values are immutable, but `clone` must return another object, as for every other class. */
static zend_object *copy(zend_object *object)
{
    struct binding_value *made = binding_value_of(create(object->ce, object->handlers));
    made->as = binding_value_of(object)->as;
    made->is_made = binding_value_of(object)->is_made;
    return &made->object;
}

static zval *refuse_property(zend_object *object, zend_string *name, zval *value, void **slot)
{
    (void)object;
    (void)slot;
    zend_throw_error(NULL, "unknown property \"%s\": values of LibMoney are immutable", ZSTR_VAL(name));
    return value;
}

/** A property that is read by reference is a property that may be written. */
static zval *refuse_reference(zend_object *object, zend_string *name, int type, void **slot)
{
    (void)object;
    (void)name;
    (void)type;
    (void)slot;
    return NULL;
}

bool binding_is_amount(const zval *value)
{
    return Z_TYPE_P(value) == IS_OBJECT && Z_OBJ_HT_P(value) == &amount_handlers && binding_value_of(Z_OBJ_P(value))->is_made;
}

bool binding_is_decimal(const zval *value)
{
    return Z_TYPE_P(value) == IS_OBJECT && Z_OBJ_HT_P(value) == &decimal_handlers && binding_value_of(Z_OBJ_P(value))->is_made;
}

bool binding_lift_amount(zval *to, const money_t *amount)
{
    zend_class_entry **class = &binding_request.money;
    ZVAL_NULL(to);
    if (amount->currency[0] == 0)
        return true;
    if (*class == NULL && (*class = binding_class("Money")) == NULL)
        return false;
    struct binding_value *made = binding_value_of(create(*class, &amount_handlers));
    made->as.amount = *amount;
    made->is_made = true;
    ZVAL_OBJ(to, &made->object);
    return true;
}

bool binding_lift_decimal(zval *to, const money_decimal_t *decimal)
{
    zend_class_entry **class = &binding_request.decimal;
    ZVAL_NULL(to);
    if (*class == NULL && (*class = binding_class("Decimal")) == NULL)
        return false;
    struct binding_value *made = binding_value_of(create(*class, &decimal_handlers));
    made->as.decimal = *decimal;
    made->is_made = true;
    ZVAL_OBJ(to, &made->object);
    return true;
}

static bool is_good(money_status_t status, const money_error_t *error)
{
    if (status != MONEY_OK)
        binding_raise(status, error);
    return status == MONEY_OK;
}

bool binding_lower_amount(zval *value, money_t *amount)
{
    money_error_t error;
    ZVAL_DEREF(value);
    if (binding_is_amount(value)) {
        *amount = binding_value_of(Z_OBJ_P(value))->as.amount;
        return true;
    }
    if (Z_TYPE_P(value) == IS_STRING)
        return is_good(money_parse(Z_STRVAL_P(value), Z_STRLEN_P(value), amount, &error), &error);
    zend_type_error("an amount must be a LibMoney\\Money or text such as 12.50 EUR, got %s", zend_zval_type_name(value));
    return false;
}

bool binding_lower_decimal(zval *value, money_decimal_t *decimal)
{
    money_error_t error;
    ZVAL_DEREF(value);
    if (binding_is_decimal(value)) {
        *decimal = binding_value_of(Z_OBJ_P(value))->as.decimal;
        return true;
    }
    if (Z_TYPE_P(value) == IS_LONG)
        return is_good(money_decimal_new(Z_LVAL_P(value), 0, decimal, &error), &error);
    if (Z_TYPE_P(value) == IS_STRING)
        return is_good(money_decimal_parse(Z_STRVAL_P(value), Z_STRLEN_P(value), decimal, &error), &error);
    if (Z_TYPE_P(value) == IS_DOUBLE)
        zend_type_error("a number must be exact, got float %.15G: write it as text, such as \"%.15G\"", Z_DVAL_P(value), Z_DVAL_P(value));
    else
        zend_type_error("a number must be a LibMoney\\Decimal, an int or text, got %s", zend_zval_type_name(value));
    return false;
}

/** A number for an operator; false without an exception leaves the operator to PHP, which refuses it. */
static bool operand(zval *value, money_decimal_t *decimal)
{
    if (binding_is_amount(value))
        zend_type_error("expected a number, got an amount");
    return !binding_is_amount(value) && binding_lower_decimal(value, decimal);
}

static zend_result operate(zend_uchar opcode, zval *result, zval *op1, zval *op2)
{
    money_decimal_t a, b, made;
    money_error_t error;
    money_status_t status;
    zval lifted;
    if (opcode != ZEND_ADD && opcode != ZEND_SUB && opcode != ZEND_MUL) {
        if (opcode != ZEND_DIV)
            return FAILURE;
        zend_throw_error(NULL, "a quotient must be rounded: use dividedBy() with digits and a rounding mode");
        binding_give(result, op1, NULL, false);
        return SUCCESS;
    }
    if (opcode == ZEND_MUL && (binding_is_amount(op1) || binding_is_amount(op2)))
        return Z_OBJ_HT_P(binding_is_amount(op1) ? op1 : op2)->do_operation(opcode, result, op1, op2);
    if (!operand(op1, &a) || !operand(op2, &b)) {
        binding_give(result, op1, NULL, false);
        return SUCCESS;
    }
    if (opcode == ZEND_ADD)
        status = money_decimal_add(&a, &b, &made, &error);
    else if (opcode == ZEND_SUB)
        status = money_decimal_subtract(&a, &b, &made, &error);
    else
        status = money_decimal_multiply(&a, &b, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY, &made, NULL, &error);
    bool is_done = is_good(status, &error) && binding_lift_decimal(&lifted, &made);
    binding_give(result, op1, &lifted, is_done);
    return SUCCESS;
}

/** By value: 10.5 equals 10.50. */
static int compare(zval *op1, zval *op2)
{
    money_decimal_t a, b;
    money_error_t error;
    int32_t order = 0;
    zval *both[] = {op1, op2};
    money_decimal_t *to[] = {&a, &b};
    for (int i = 0; i < 2; i++) {
        zval *value = both[i];
        if (Z_TYPE_P(value) == IS_STRING) {
            if (money_decimal_parse(Z_STRVAL_P(value), Z_STRLEN_P(value), to[i], &error) != MONEY_OK)
                return ZEND_UNCOMPARABLE;
        } else if (Z_TYPE_P(value) != IS_LONG && !binding_is_decimal(value)) {
            return zend_std_compare_objects(op1, op2);
        } else if (!binding_lower_decimal(value, to[i])) {
            return ZEND_UNCOMPARABLE;
        }
    }
    return is_good(money_decimal_compare(&a, &b, &order, &error), &error) ? order : ZEND_UNCOMPARABLE;
}

static bool read_decimal(const zend_object *object, money_decimal_t *decimal)
{
    *decimal = binding_value_of(object)->as.decimal;
    if (!binding_value_of(object)->is_made)
        zend_throw_error(NULL, "decimal must be constructed before use");
    return binding_value_of(object)->is_made;
}

static zend_result to_text(zend_object *object, zval *to)
{
    money_decimal_t decimal;
    char text[MONEY_TEXT_MAX];
    money_error_t error;
    if (!read_decimal(object, &decimal) ||
        !is_good(money_decimal_format(&decimal, text, sizeof text, NULL, &error), &error))
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

static ZEND_METHOD(DecimalValue, __construct)
{
    zval *value;
    money_decimal_t decimal;
    if (zend_parse_parameters(ZEND_NUM_ARGS(), "z", &value) == FAILURE)
        return;
    struct binding_value *made = binding_value_of(Z_OBJ_P(ZEND_THIS));
    if (made->is_made)
        zend_throw_error(NULL, "a decimal must not be constructed twice");
    else if (binding_lower_decimal(value, &decimal)) {
        made->as.decimal = decimal;
        made->is_made = true;
    }
}

static ZEND_METHOD(DecimalValue, __toString)
{
    ZEND_PARSE_PARAMETERS_NONE();
    to_text(Z_OBJ_P(ZEND_THIS), return_value);
}

static ZEND_METHOD(DecimalValue, scale)
{
    money_decimal_t decimal;
    ZEND_PARSE_PARAMETERS_NONE();
    if (read_decimal(Z_OBJ_P(ZEND_THIS), &decimal))
        RETURN_LONG(decimal.scale);
}

ZEND_BEGIN_ARG_INFO_EX(construct_arguments, 0, 0, 1)
    ZEND_ARG_TYPE_INFO(0, value, IS_MIXED, 0)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(text_arguments, 0, 0, IS_STRING, 0)
ZEND_END_ARG_INFO()
ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(scale_arguments, 0, 0, IS_LONG, 0)
ZEND_END_ARG_INFO()

static const zend_function_entry methods[] = {
    ZEND_ME(DecimalValue, __construct, construct_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(DecimalValue, __toString, text_arguments, ZEND_ACC_PUBLIC)
    ZEND_ME(DecimalValue, scale, scale_arguments, ZEND_ACC_PUBLIC)
    ZEND_FE_END
};

/** The state of a value for var_export: that of serialize, of which __set_state makes the value again. */
static HashTable *exported(zend_object *object, zend_prop_purpose purpose)
{
    zval state;
    if (purpose != ZEND_PROP_PURPOSE_VAR_EXPORT)
        return zend_std_get_properties_for(object, purpose);
    ZVAL_UNDEF(&state);
    zend_call_method_with_0_params(object, object->ce, NULL, "__serialize", &state);
    if (Z_TYPE(state) == IS_ARRAY)
        return Z_ARRVAL(state);
    zval_ptr_dtor(&state);
    return zend_std_get_properties_for(object, purpose);
}

void binding_init_values(void)
{
    zend_class_entry decimal;
    INIT_CLASS_ENTRY(decimal, "LibMoney\\DecimalValue", methods);
    binding_decimal_value = zend_register_internal_class(&decimal);
    binding_decimal_value->ce_flags |= ZEND_ACC_EXPLICIT_ABSTRACT_CLASS | ZEND_ACC_NO_DYNAMIC_PROPERTIES;
    binding_decimal_value->create_object = create_decimal;
    memcpy(&decimal_handlers, zend_get_std_object_handlers(), sizeof decimal_handlers);
    decimal_handlers.offset = XtOffsetOf(struct binding_value, object);
    decimal_handlers.clone_obj = copy;
    decimal_handlers.get_properties_for = exported;
    decimal_handlers.write_property = refuse_property;
    decimal_handlers.get_property_ptr_ptr = refuse_reference;
    memcpy(&amount_handlers, &decimal_handlers, sizeof amount_handlers);
    decimal_handlers.do_operation = operate;
    decimal_handlers.compare = compare;
    decimal_handlers.cast_object = cast;
    decimal_handlers.get_debug_info = shown;
    binding_init_amounts(&amount_handlers);
    binding_amount_value->create_object = create_amount;
}
