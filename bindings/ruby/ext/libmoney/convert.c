/* Converts values between Ruby and C, by the types in tables.c. */
#include "binding.h"

#include <ruby/encoding.h>
#include <string.h>

static VALUE structs, words, symbols;
static ID id_day, id_date, id_second, id_instant;

void *binding_take(struct binding_arena *arena, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    if ((size_t)(arena->end - arena->at) < size) {
        size_t room = size > 4096 ? size : 4096;
        VALUE chunk = rb_str_buf_new((long)room + 16);
        rb_obj_hide(chunk);
        if (arena->chunks == Qnil)
            arena->chunks = binding_hidden_array();
        rb_ary_push(arena->chunks, chunk);
        arena->at = (unsigned char *)(((uintptr_t)RSTRING_PTR(chunk) + 15) & ~(uintptr_t)15);
        arena->end = arena->at + room;
    }
    void *place = arena->at;
    arena->at += size;
    memset(place, 0, size);
    return place;
}

/** A text in UTF-8, or as it is if it has no encoding. */
static VALUE text_of(VALUE value, const char *name)
{
    if (RB_SYMBOL_P(value))
        value = rb_sym2str(value);
    if (!RB_TYPE_P(value, T_STRING))
        rb_raise(rb_eTypeError, "%s must be a String, got %" PRIsVALUE, name, rb_obj_class(value));
    if (rb_enc_get(value) == rb_ascii8bit_encoding())
        return value;
    return rb_str_export_to_enc(value, rb_utf8_encoding());
}

const char *binding_take_text(struct binding_arena *arena, VALUE value, const char *name, size_t *length)
{
    VALUE text = text_of(value, name);
    size_t size = (size_t)RSTRING_LEN(text);
    if (length == NULL && memchr(RSTRING_PTR(text), 0, size) != NULL)
        rb_raise(rb_eArgError, "%s must not contain NUL", name);
    char *place = binding_take(arena, size + 1);
    memcpy(place, RSTRING_PTR(text), size);
    if (length != NULL)
        *length = size;
    RB_GC_GUARD(text);
    return place;
}

static int64_t signed_of(VALUE value, int64_t least, int64_t most)
{
    if (!RB_INTEGER_TYPE_P(value))
        rb_raise(rb_eTypeError, "expected an Integer, got %" PRIsVALUE, rb_inspect(value));
    int64_t number = NUM2LL(value);
    if (number < least || number > most)
        rb_raise(rb_eRangeError, "number must be %lld to %lld, got %" PRIsVALUE, (long long)least, (long long)most, value);
    return number;
}

static uint64_t unsigned_of(VALUE value)
{
    if (!RB_INTEGER_TYPE_P(value))
        rb_raise(rb_eTypeError, "expected an Integer, got %" PRIsVALUE, rb_inspect(value));
    if (RTEST(rb_funcall(value, '<', 1, INT2FIX(0))))
        rb_raise(rb_eRangeError, "number must not be negative, got %" PRIsVALUE, value);
    return NUM2ULL(value);
}

static int64_t word_of(int index, VALUE value)
{
    if (RB_INTEGER_TYPE_P(value))
        return signed_of(value, INT32_MIN, UINT32_MAX);
    if (binding_enumerations[index].is_bits && RB_TYPE_P(value, T_ARRAY)) {
        int64_t bits = 0;
        for (long i = 0; i < RARRAY_LEN(value); i++) {
            VALUE one = rb_ary_entry(value, i);
            // A list in a list could be the list itself, and would end the stack.
            if (RB_TYPE_P(one, T_ARRAY))
                rb_raise(rb_eTypeError, "expected an Array of Symbols, got an Array of Arrays");
            bits |= word_of(index, one);
        }
        return bits;
    }
    if (!RB_SYMBOL_P(value) && !RB_TYPE_P(value, T_STRING))
        rb_raise(rb_eTypeError, "expected a Symbol, got %" PRIsVALUE, rb_inspect(value));
    VALUE key = RB_SYMBOL_P(value) ? value : rb_str_intern(value);
    VALUE found = rb_hash_lookup(rb_ary_entry(words, index), key);
    if (found == Qnil)
        rb_raise(rb_eArgError, "expected one of %" PRIsVALUE ", got %" PRIsVALUE,
                 rb_ary_join(rb_funcall(rb_ary_entry(words, index), rb_intern("keys"), 0), rb_str_new_cstr(", ")),
                 rb_inspect(value));
    return NUM2LL(found);
}

static void *pointer_of(struct binding_arena *arena, enum binding_kind kind, int index, VALUE value)
{
    if (value == Qnil)
        return NULL;
    switch (kind) {
    case BINDING_TEXT:
        return (void *)(uintptr_t)binding_take_text(arena, value, "text", NULL);
    case BINDING_TEXTS: {
        Check_Type(value, T_ARRAY);
        long count = RARRAY_LEN(value);
        const char **texts = binding_take(arena, (size_t)(count + 1) * sizeof *texts);
        for (long i = 0; i < count; i++)
            texts[i] = binding_take_text(arena, rb_ary_entry(value, i), "code", NULL);
        return texts;
    }
    case BINDING_STRUCT_AT: {
        void *place = binding_take(arena, binding_structs[index].size);
        binding_lower_struct(arena, index, value, place);
        return place;
    }
    case BINDING_HANDLE_KIND:
        if (arena->held == Qnil)
            arena->held = binding_hidden_array();
        rb_ary_push(arena->held, value);
        return binding_given_object(value, index, "object")->pointer;
    default:
        Check_Type(value, T_STRING);
        return RSTRING_PTR(value);
    }
}

static int64_t day_of(VALUE value)
{
    return value == Qnil ? MONEY_DATE_NONE : NUM2INT(rb_funcall(binding_module, id_day, 1, value));
}

static int64_t second_of(VALUE value)
{
    if (value == Qnil)
        return MONEY_INSTANT_NONE;
    return signed_of(rb_funcall(binding_module, id_second, 1, value), INT64_MIN, INT64_MAX);
}

void binding_lower(struct binding_arena *arena, enum binding_kind kind, int index, VALUE value, void *place)
{
    switch (kind) {
    case BINDING_U8: *(uint8_t *)place = (uint8_t)signed_of(value, 0, UINT8_MAX); break;
    case BINDING_I32: *(int32_t *)place = (int32_t)signed_of(value, INT32_MIN, INT32_MAX); break;
    case BINDING_U32: *(uint32_t *)place = (uint32_t)signed_of(value, 0, UINT32_MAX); break;
    case BINDING_I64: *(int64_t *)place = value == Qnil ? INT64_MIN : signed_of(value, INT64_MIN, INT64_MAX); break;
    case BINDING_U64: *(uint64_t *)place = unsigned_of(value); break;
    case BINDING_SIZE: *(size_t *)place = value == Qnil ? SIZE_MAX : (size_t)unsigned_of(value); break;
    case BINDING_DOUBLE: *(double *)place = NUM2DBL(value); break;
    case BINDING_DATE: *(int32_t *)place = (int32_t)day_of(value); break;
    case BINDING_INSTANT: *(int64_t *)place = second_of(value); break;
    case BINDING_WORD: *(int32_t *)place = (int32_t)(uint32_t)word_of(index, value); break;
    case BINDING_AMOUNT: binding_lower_amount(value, place); break;
    case BINDING_DECIMAL: binding_lower_decimal(value, place); break;
    case BINDING_RATIO: binding_lower_ratio(value, place); break;
    case BINDING_STRUCT: binding_lower_struct(arena, index, value, place); break;
    case BINDING_BOOL:
        if (value != Qtrue && value != Qfalse)
            rb_raise(rb_eTypeError, "expected true or false, got %" PRIsVALUE, rb_inspect(value));
        *(money_bool_t *)place = value == Qtrue;
        break;
    default: *(void **)place = pointer_of(arena, kind, index, value);
    }
}

static size_t lower_array(struct binding_arena *arena, const struct binding_field *field, VALUE value, char *place)
{
    Check_Type(value, T_ARRAY);
    // Elements may have code of their own, which could change the Array meanwhile.
    size_t count = (size_t)RARRAY_LEN(value), size = binding_size(field->kind, field->index);
    if (count > field->count)
        rb_raise(rb_eArgError, "%s must have at most %zu elements, got %zu", field->name, field->count, count);
    for (size_t i = 0; i < count; i++)
        binding_lower(arena, field->kind, field->index, rb_ary_entry(value, (long)i), place + i * size);
    return count;
}

bool binding_lower_field(struct binding_arena *arena, int index, VALUE key, VALUE value, void *place)
{
    const struct binding_field *field = binding_structs[index].fields;
    const char *name = RB_SYMBOL_P(key) ? rb_id2name(SYM2ID(key)) : StringValueCStr(key);
    while (field->name != NULL && (field->is_hidden || strcmp(field->name, name) != 0))
        field++;
    if (field->name == NULL)
        return false;
    char *at = (char *)place + field->offset;
    if (field->kind == BINDING_CHAR) {
        size_t length = 0;
        const char *text = value == Qnil ? "" : binding_take_text(arena, value, name, &length);
        if (length >= field->count || memchr(text, 0, length) != NULL)
            rb_raise(rb_eArgError, "%s must be at most %zu bytes without NUL", name, field->count - 1);
        memset(at, 0, field->count);
        memcpy(at, text, length);
    } else if (field->count > 0) {
        size_t count = lower_array(arena, field, value, at);
        if (field->counter >= 0)
            *(int32_t *)((char *)place + field->counter) = (int32_t)count;
    } else {
        binding_lower(arena, field->kind, field->index, value, at);
    }
    return true;
}

struct lowering {
    struct binding_arena *arena;
    int index;
    void *place;
};

static int lower_entry(VALUE key, VALUE value, VALUE data)
{
    struct lowering *lowering = (struct lowering *)data;
    if (!RB_SYMBOL_P(key) && !RB_TYPE_P(key, T_STRING))
        rb_raise(rb_eTypeError, "name of a field must be a Symbol, got %" PRIsVALUE, rb_inspect(key));
    if (!binding_lower_field(lowering->arena, lowering->index, key, value, lowering->place))
        rb_raise(rb_eArgError, "unknown field \"%" PRIsVALUE "\" of %s", key, binding_structs[lowering->index].name);
    return ST_CONTINUE;
}

void binding_lower_struct(struct binding_arena *arena, int index, VALUE value, void *place)
{
    struct lowering lowering = {arena, index, place};
    VALUE given = RB_TYPE_P(value, T_STRUCT) ? rb_funcall(value, rb_intern("to_h"), 0) : value;
    if (!RB_TYPE_P(given, T_HASH))
        rb_raise(rb_eTypeError, "%s must be a Hash, got %" PRIsVALUE, binding_structs[index].name, rb_obj_class(value));
    if (binding_structs[index].init != NULL)
        binding_structs[index].init(place);
    rb_hash_foreach(given, lower_entry, (VALUE)&lowering);
    RB_GC_GUARD(given);
}

size_t binding_size(enum binding_kind kind, int index)
{
    switch (kind) {
    case BINDING_U8: case BINDING_CHAR: return 1;
    case BINDING_I32: case BINDING_U32: case BINDING_BOOL: case BINDING_DATE: case BINDING_WORD: return 4;
    case BINDING_AMOUNT: return sizeof(money_t);
    case BINDING_DECIMAL: return sizeof(money_decimal_t);
    case BINDING_RATIO: return sizeof(money_ratio_t);
    case BINDING_STRUCT: return binding_structs[index].size;
    default: return 8;
    }
}

static VALUE lift_word(int index, int64_t value)
{
    const struct binding_enumeration *known = &binding_enumerations[index];
    if (!known->is_bits) {
        VALUE found = rb_hash_lookup(rb_ary_entry(symbols, index), LL2NUM(value));
        return found != Qnil ? found : LL2NUM(value);
    }
    VALUE found = rb_ary_new();
    for (const struct binding_word *word = known->words; word->name != NULL; word++)
        if (word->value != 0 && (value & word->value) == word->value)
            rb_ary_push(found, ID2SYM(rb_intern(word->name)));
    return rb_obj_freeze(found);
}

static VALUE lift_field(const struct binding_field *field, const char *base)
{
    const char *at = base + field->offset;
    if (field->kind == BINDING_CHAR)
        return rb_obj_freeze(rb_utf8_str_new(at, (long)strnlen(at, field->count)));
    if (field->count == 0)
        return binding_lift(field->kind, field->index, at);
    size_t used = field->count, size = binding_size(field->kind, field->index);
    if (field->counter >= 0 && *(const uint32_t *)(base + field->counter) < used)
        used = *(const uint32_t *)(base + field->counter);
    VALUE found = rb_ary_new_capa((long)used);
    for (size_t i = 0; i < used; i++)
        rb_ary_push(found, binding_lift(field->kind, field->index, at + i * size));
    return rb_obj_freeze(found);
}

static VALUE lift_struct(int index, const void *place)
{
    VALUE values = rb_ary_new();
    for (const struct binding_field *field = binding_structs[index].fields; field->name != NULL; field++)
        if (!field->is_hidden)
            rb_ary_push(values, lift_field(field, place));
    VALUE made = rb_class_new_instance((int)RARRAY_LEN(values), RARRAY_CONST_PTR(values), rb_ary_entry(structs, index));
    RB_GC_GUARD(values);
    return rb_obj_freeze(made);
}

VALUE binding_lift(enum binding_kind kind, int index, const void *place)
{
    switch (kind) {
    case BINDING_U8: return INT2FIX(*(const uint8_t *)place);
    case BINDING_I32: return INT2NUM(*(const int32_t *)place);
    case BINDING_U32: return UINT2NUM(*(const uint32_t *)place);
    case BINDING_I64: return *(const int64_t *)place == INT64_MIN ? Qnil : LL2NUM(*(const int64_t *)place);
    case BINDING_U64: return ULL2NUM(*(const uint64_t *)place);
    case BINDING_SIZE: return *(const size_t *)place == SIZE_MAX ? Qnil : ULL2NUM(*(const size_t *)place);
    case BINDING_DOUBLE: return DBL2NUM(*(const double *)place);
    case BINDING_BOOL: return *(const money_bool_t *)place ? Qtrue : Qfalse;
    case BINDING_AMOUNT: return binding_lift_amount(place);
    case BINDING_DECIMAL: return binding_lift_decimal(place);
    case BINDING_RATIO: return binding_lift_ratio(place);
    case BINDING_STRUCT: return lift_struct(index, place);
    case BINDING_DATE:
        if (*(const money_date_t *)place == MONEY_DATE_NONE)
            return Qnil;
        return rb_funcall(binding_module, id_date, 1, INT2NUM(*(const money_date_t *)place));
    case BINDING_INSTANT:
        if (*(const money_instant_t *)place == MONEY_INSTANT_NONE)
            return Qnil;
        return rb_funcall(binding_module, id_instant, 1, LL2NUM(*(const money_instant_t *)place));
    case BINDING_WORD: {
        bool is_bits = binding_enumerations[index].is_bits;
        return lift_word(index, is_bits ? (int64_t)*(const uint32_t *)place : (int64_t)*(const int32_t *)place);
    }
    case BINDING_TEXT: {
        const char *text = *(const char *const *)place;
        return text == NULL ? Qnil : rb_utf8_str_new_cstr(text);
    }
    default: return Qnil;
    }
}

static VALUE class_of_struct(const struct binding_struct *known)
{
    VALUE names = rb_ary_new();
    for (const struct binding_field *field = known->fields; field->name != NULL; field++)
        if (!field->is_hidden)
            rb_ary_push(names, ID2SYM(rb_intern(field->name)));
    return rb_funcallv(rb_cStruct, rb_intern("new"), (int)RARRAY_LEN(names), RARRAY_CONST_PTR(names));
}

static void init_words(void)
{
    for (const struct binding_enumeration *known = binding_enumerations; known->name != NULL; known++) {
        VALUE values = rb_hash_new(), names = rb_hash_new();
        for (const struct binding_word *word = known->words; word->name != NULL; word++) {
            VALUE symbol = ID2SYM(rb_intern(word->name));
            rb_hash_aset(values, symbol, LL2NUM(word->value));
            rb_hash_aset(names, LL2NUM(word->value), symbol);
        }
        rb_ary_push(words, values);
        rb_ary_push(symbols, names);
    }
}

void binding_init_convert(void)
{
    id_day = rb_intern("day_number");
    id_date = rb_intern("date_of");
    id_second = rb_intern("second_number");
    id_instant = rb_intern("instant_of");
    structs = rb_ary_new();
    words = rb_ary_new();
    symbols = rb_ary_new();
    rb_gc_register_address(&structs);
    rb_gc_register_address(&words);
    rb_gc_register_address(&symbols);
    init_words();
    for (const struct binding_struct *known = binding_structs; known->name != NULL; known++) {
        bool has_class = known->name[0] != 0 && !rb_const_defined_at(binding_module, rb_intern(known->name));
        VALUE class = has_class ? class_of_struct(known) : Qnil;
        if (has_class)
            rb_define_const(binding_module, known->name, class);
        rb_ary_push(structs, class);
    }
}
