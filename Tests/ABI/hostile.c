/*
 * Hostile calls of every exported function, as generate_hostile.py writes them from the header.
 *
 * Whatever comes in, a status comes out: a known one, of those the header tells of at that function. On failure the
 * outputs are zeroed, the error is filled, the objects are as before and serve a good call; nothing is written beside an
 * output. Inputs lie right before a page that must not be read, outputs right before one that must not be written.
 * Each function runs in a process of its own, so that a crash is a failure with a name.
 *
 *     hostile             everything
 *     hostile FUNCTION    one function, in this process, for a debugger
 */
#define _DEFAULT_SOURCE 1
#include "state.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* ------------------------------------------------------------------------------------------- What is expected ---- */

enum { ANY = -1, BY_CAPACITY = -2 }; /* beside MONEY_OK and MONEY_ERR_ */
#define ANYWHERE INT64_MIN

/** Shared with the parent process. */
static struct {
    long passed, failed;
    int index;
    char function[64], what[160];
} *now;

static int now_expected;
static int64_t now_position;
static int now_with_error;

static void expect(const char *what, int expected, int64_t position)
{
    snprintf(now->what, sizeof now->what, "%s", what);
    now_expected = expected;
    now_position = position;
}

static void tell(int holds, const char *format, ...)
{
    va_list arguments;

    if (holds) {
        now->passed++;
        return;
    }
    if (++now->failed > 300) return;
    fprintf(stderr, "%s, %s%s: ", now->function, now->what, now_with_error ? "" : ", error = NULL");
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}

static void made(int holds)
{
    tell(holds, "not what was promised");
}

static int is_known(money_status_t status)
{
    return status == MONEY_OK || strcmp(money_status_name(status), "MONEY_ERR_?") != 0;
}

static void documented(int is_documented, money_status_t status)
{
    tell(is_documented, "the header does not tell of %s here", money_status_name(status));
}

/* ------------------------------------------------------------------------------- Memory with a wall behind it ---- */

enum { SLOT_COUNT = 64, SLOT_SIZE = 16384, CANARY_SIZE = 64, CANARY = 0xC5, FILL = 0xA5 };

static unsigned char *slots; /* SLOT_COUNT × (SLOT_SIZE and a page that traps) */
static size_t slot_page;
static int slot_used;

static void slots_make(void)
{
    int index;

    slot_page = (size_t)sysconf(_SC_PAGESIZE);
    slots = mmap(NULL, (SLOT_SIZE + slot_page) * SLOT_COUNT, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (slots == MAP_FAILED) abort();
    for (index = 0; index < SLOT_COUNT; index++)
        if (mprotect(slots + (SLOT_SIZE + slot_page) * (size_t)index + SLOT_SIZE, slot_page, PROT_NONE) != 0) abort();
}

static unsigned char *slot_take(size_t size)
{
    unsigned char *end;

    if (slot_used == SLOT_COUNT || size + CANARY_SIZE > SLOT_SIZE) abort();
    end = slots + (SLOT_SIZE + slot_page) * (size_t)slot_used++ + SLOT_SIZE;
    memset(end - size - CANARY_SIZE, CANARY, CANARY_SIZE);
    return end - size;
}

/* Inputs */

static void *give_copy(const void *bytes, size_t size)
{
    return memcpy(slot_take(size), bytes, size);
}

static const char *give_text(const char *text, size_t length)
{
    return give_copy(text, length);
}

static const char *give_code(const char *code)
{
    return give_copy(code, strlen(code) + 1);
}

static void *give_filled(int byte, size_t size)
{
    return memset(slot_take(size), byte, size);
}

static const char *give_repeated(char byte, size_t length)
{
    return give_filled(byte, length);
}

static const char *give_repeated_nts(char byte, size_t length)
{
    char *text = give_filled(byte, length + 1);

    text[length] = '\0';
    return text;
}

/** The text with bad bytes put in. */
static const char *give_broken(const char *text, size_t offset, const char *bad, size_t bad_length, size_t *length)
{
    size_t whole = strlen(text);
    unsigned char *broken = slot_take(whole + bad_length);

    memcpy(broken, text, offset);
    memcpy(broken + offset, bad, bad_length);
    memcpy(broken + offset + bad_length, text + offset, whole - offset);
    *length = whole + bad_length;
    return (const char *)broken;
}

static const money_decimal_t *give_decimal(uint64_t lo, int64_t hi, uint32_t scale, uint32_t reserved)
{
    money_decimal_t value;

    value.lo = lo;
    value.hi = hi;
    value.scale = scale;
    value.reserved = reserved;
    return give_copy(&value, sizeof value);
}

static const money_t *give_money(uint64_t lo, int64_t hi, uint32_t scale, const char *currency, size_t length)
{
    money_t value;

    memset(&value, 0, sizeof value);
    value.lo = lo;
    value.hi = hi;
    value.scale = scale;
    memcpy(value.currency, currency, length);
    return give_copy(&value, sizeof value);
}

static const money_decimal_t *give_weights(size_t count, uint64_t lo, int64_t hi, uint32_t scale, uint32_t reserved)
{
    money_decimal_t *weights = (money_decimal_t *)slot_take(count * sizeof *weights);
    size_t index;

    for (index = 0; index < count; index++) {
        weights[index].lo = lo;
        weights[index].hi = hi;
        weights[index].scale = scale;
        weights[index].reserved = reserved;
    }
    return weights;
}

/** Three weights of 1, one of them replaced. */
static const money_decimal_t *give_weight(size_t at, uint64_t lo, int64_t hi, uint32_t scale, uint32_t reserved)
{
    money_decimal_t *weights = (money_decimal_t *)slot_take(3 * sizeof *weights);

    memset(weights, 0, 3 * sizeof *weights);
    weights[0].lo = weights[1].lo = weights[2].lo = 1;
    weights[at].lo = lo;
    weights[at].hi = hi;
    weights[at].scale = scale;
    weights[at].reserved = reserved;
    return weights;
}

/** `size` bytes of an options struct and what would be behind it; at a whole word, where a compiler would put it. */
static void *give_sized(const void *options, size_t known, size_t size, int tail)
{
    size_t room = size < 8 ? 8 : (size + 7) / 8 * 8;
    unsigned char *bytes = slot_take(room);

    memset(bytes, 0, room);
    memcpy(bytes, options, size < 4 ? 4 : size < known ? size : known);
    if (tail && size > known) bytes[size - 1] = 1;
    return bytes;
}

/* Outputs */

typedef enum { PLAIN, BUFFER, BUFFER_LENGTH, ARRAY, ERROR_DETAIL } output_kind_t;

static struct {
    unsigned char *bytes;
    size_t size;
    output_kind_t kind;
    int is_absent;
} outputs[SLOT_COUNT];
static int output_count;

static void *output(size_t size, output_kind_t kind)
{
    unsigned char *bytes = slot_take(size);

    memset(bytes, FILL, size);
    outputs[output_count].bytes = bytes;
    outputs[output_count].size = size;
    outputs[output_count].kind = kind;
    outputs[output_count++].is_absent = 0;
    return bytes;
}

/** NULL in place of an output, or of an input. */
static void *absent(const void *given)
{
    int index;

    for (index = 0; index < output_count; index++)
        if (outputs[index].bytes == (const unsigned char *)given) outputs[index].is_absent = 1;
    return NULL;
}

static void *replaced(const void *given, size_t size, output_kind_t kind)
{
    absent(given);
    return output(size, kind);
}

static void forget_outputs(void)
{
    output_count = 0;
}

static int is_all(const unsigned char *bytes, size_t size, int byte)
{
    size_t index;

    for (index = 0; index < size; index++)
        if (bytes[index] != byte) return 0;
    return 1;
}

static void check_outputs(money_status_t status)
{
    int index;

    for (index = 0; index < output_count; index++) {
        const unsigned char *bytes = outputs[index].bytes;
        size_t size = outputs[index].size;

        tell(is_all(bytes - CANARY_SIZE, CANARY_SIZE, CANARY), "written before an output");
        if (outputs[index].is_absent) {
            tell(is_all(bytes, size, FILL), "written to an output that was not given");
            continue;
        }
        if (status == MONEY_OK) {
            if (outputs[index].kind == ERROR_DETAIL)
                tell(is_all(bytes, size, FILL), "the error was written on success");
            continue;
        }
        switch (outputs[index].kind) {
        case PLAIN: tell(is_all(bytes, size, 0), "an output of %zu bytes is not zeroed on failure", size); break;
        case ARRAY: /* of a count that is refused, the library cannot know how much is there */
            tell(status == MONEY_ERR_LIMIT || is_all(bytes, size, 0), "an output of %zu bytes is not zeroed on failure",
                 size);
            break;
        case BUFFER: tell(size == 0 || bytes[0] == 0, "the buffer is not the empty string on failure"); break;
        case BUFFER_LENGTH:
            tell(status == MONEY_ERR_BUFFER_TOO_SMALL || is_all(bytes, size, 0), "the length is not zeroed on failure");
            break;
        case ERROR_DETAIL: break;
        }
    }
}

/** A non-empty line of UTF-8 without control bytes. */
static int is_line(const char *text)
{
    const unsigned char *byte = (const unsigned char *)text;

    if (text == NULL || *byte == 0) return 0;
    while (*byte != 0) {
        int more = *byte < 0x80 ? 0 : *byte >= 0xC2 && *byte < 0xE0 ? 1 : (*byte & 0xF0) == 0xE0 ? 2 : *byte >= 0xF0 && *byte < 0xF5 ? 3 : -1;

        if (more < 0 || *byte < 0x20 || *byte == 0x7F) return 0;
        for (byte++; more > 0; more--, byte++)
            if ((*byte & 0xC0) != 0x80) return 0;
    }
    return 1;
}

/** Status, outputs and error detail of a call. */
static void check_call(money_status_t status, const money_error_t *error, int has_text)
{
    tell(is_known(status), "the unknown status %d", (int)status);
    if (now_expected >= 0)
        tell(status == now_expected, "%s instead of %s%s%s", money_status_name(status), money_status_name(now_expected),
             status != MONEY_OK && error != NULL ? ": " : "", status != MONEY_OK && error != NULL ? error->text : "");
    check_outputs(status);
    if (status == MONEY_OK || error == NULL) return;
    tell(error->status == status, "the error says %s, the call %s", money_status_name(error->status),
         money_status_name(status));
    tell(error->reserved == 0, "the error's reserved field is not 0");
    if (!(memchr(error->text, 0, sizeof error->text) != NULL && is_line(error->text)))
        tell(0, "the error's text is not one line: \"%.240s\"", error->text);
    if (now_position != ANYWHERE && status == now_expected)
        tell(error->position == now_position, "position %lld instead of %lld", (long long)error->position,
             (long long)now_position);
    else
        tell(error->position >= -1 && (has_text || error->position == -1), "position %lld", (long long)error->position);
}

static void check_state(money_status_t status, state_t *before, state_t *after)
{
    if (status != MONEY_OK) {
        tell(state_equal(before, after), "a failed call changed an object");
        return;
    }
    free(before->text);
    free(after->text);
}

/** What a buffer holds, against the full text of the valid call. */
static size_t buffer_needed;

static void check_buffer(const char *buffer, size_t capacity, const size_t *length, money_status_t status)
{
    if (now_expected == BY_CAPACITY) now_expected = capacity > buffer_needed ? MONEY_OK : MONEY_ERR_BUFFER_TOO_SMALL;
    if (status == MONEY_ERR_BUFFER_TOO_SMALL) {
        tell(capacity <= buffer_needed, "%zu bytes are not too small", capacity);
        if (length != NULL) tell(*length == buffer_needed, "the length needed is %zu, told %zu", buffer_needed, *length);
    }
    if (status == MONEY_OK && buffer != NULL) {
        size_t written = strlen(buffer);

        tell(is_line(buffer), "no text");
        tell(length == NULL || *length == written, "the length of \"%s\" is %zu", buffer, length == NULL ? 0 : *length);
        if (strcmp(now->what, "a valid call") == 0) buffer_needed = written;
    }
}

/* ------------------------------------------------------------------------------------------------ The objects ---- */

static struct {
    money_rates_t *rates;
    money_rates_builder_t *builder;
    money_registry_t *registry;
    money_bag_t *bag, *other;
    money_wallet_t *wallet, *second;
    money_table_t *table;
} fixture;

enum { FIXTURE_HOLD = 4 };

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "the objects of the test cannot be made: %s\n", money_status_name(status));
    abort();
}

static void add_to_bag(money_bag_t *bag, const char *text)
{
    money_t amount;

    must(money_parse(text, MONEY_NTS, &amount, NULL));
    must(money_bag_add(bag, &amount, NULL));
}

static money_rates_t *make_rates(void)
{
    static const char csv[] = "Date,USD,JPY,GBP,\n2024-03-01,1.0813,162.82,0.85588,\n2024-02-29,1.0826,162.53,0.85655,\n";
    money_rates_t *rates = NULL;

    must(money_rates_from_ecb_csv(csv, sizeof csv - 1, &rates, NULL));
    return rates;
}

static money_rates_builder_t *make_builder(void)
{
    money_rates_builder_t *builder = NULL;

    must(money_rates_builder_new(&builder, NULL));
    must(money_rates_builder_add(builder, "EUR", "USD", "1.0826", MONEY_NTS, 19782, NULL));
    must(money_rates_builder_add(builder, "USD", "EUR", "12/13", MONEY_NTS, 19782, NULL));
    must(money_rates_builder_add(builder, "EUR", "JPY", "162.53", MONEY_NTS, 19782, NULL));
    must(money_rates_builder_set_base(builder, "EUR", NULL));
    must(money_rates_builder_set_source(builder, "by hand", 7, NULL));
    must(money_rates_builder_set_instant(builder, 1709251200, NULL));
    return builder;
}

static money_registry_t *make_registry(void)
{
    money_registry_t *registry = NULL;

    must(money_registry_new(&registry, NULL));
    must(money_registry_add(registry, "POINTS", 0, "Points", 6, NULL));
    return registry;
}

static money_bag_t *make_bag(void)
{
    money_bag_t *bag = NULL;

    must(money_bag_new(&bag, NULL));
    add_to_bag(bag, "12.50 EUR");
    add_to_bag(bag, "-3 USD");
    add_to_bag(bag, "100 JPY");
    return bag;
}

static void add_to_wallet(money_wallet_t *wallet, const char *text)
{
    money_t amount;

    must(money_parse(text, MONEY_NTS, &amount, NULL));
    must(money_wallet_add(wallet, &amount, NULL, NULL, NULL));
}

static money_wallet_t *make_wallet(void)
{
    money_wallet_t *wallet = NULL;
    money_t held;
    uint64_t hold = 0;

    must(money_wallet_new(&wallet, NULL));
    add_to_wallet(wallet, "12.50 EUR");
    add_to_wallet(wallet, "2000.00 EUR");
    add_to_wallet(wallet, "30.00 USD");
    must(money_parse("12.00 EUR", MONEY_NTS, &held, NULL));
    must(money_wallet_hold(wallet, &held, NULL, &hold, NULL));
    if (hold != FIXTURE_HOLD) abort();
    return wallet;
}

static money_table_t *make_table(void)
{
    money_wallet_t *wallet = make_wallet();
    money_rates_t *rates = make_rates();
    money_table_t *table = NULL;

    must(money_wallet_table(wallet, "EUR", rates, NULL, &table, NULL));
    money_wallet_free(wallet);
    money_rates_free(rates);
    return table;
}

static void hear_nothing(void *user_data, uint64_t revision)
{
    (void)user_data;
    (void)revision;
}

static money_transfer_leg_t *give_transfer_legs(size_t count)
{
    money_transfer_leg_t *legs = give_filled(0, count * sizeof *legs);
    size_t index;

    for (index = 0; index < count; index++) {
        legs[index].from = fixture.wallet;
        legs[index].to = fixture.second;
        must(money_parse("12.50 EUR", MONEY_NTS, &legs[index].money, NULL));
    }
    return legs;
}

static money_exchange_leg_t *give_exchange_legs(size_t count)
{
    money_exchange_leg_t *legs = give_filled(0, count * sizeof *legs);
    size_t index;

    for (index = 0; index < count; index++) {
        memcpy(legs[index].receive, "USD", 3);
        must(money_parse("12.50 EUR", MONEY_NTS, &legs[index].give, NULL));
    }
    return legs;
}

static char *make_document(void)
{
    money_rates_t *rates = make_rates();
    char *document = NULL;

    must(money_rates_to_json(rates, &document, NULL, NULL));
    money_rates_free(rates);
    return document;
}

static void fixture_make(void)
{
    fixture.rates = make_rates();
    fixture.builder = make_builder();
    fixture.registry = make_registry();
    fixture.bag = make_bag();
    must(money_bag_new(&fixture.other, NULL));
    add_to_bag(fixture.other, "1.00 EUR");
    fixture.wallet = make_wallet();
    must(money_wallet_new(&fixture.second, NULL));
    fixture.table = make_table();
}

static void fixture_free(void)
{
    money_rates_free(fixture.rates);
    money_rates_builder_free(fixture.builder);
    money_registry_free(fixture.registry);
    money_bag_free(fixture.bag);
    money_bag_free(fixture.other);
    money_wallet_free(fixture.wallet);
    money_wallet_free(fixture.second);
    money_table_free(fixture.table);
}

/* --------------------------------------------------------------------------------------------------- The calls ---- */

typedef struct {
    const char *name;
    void (*call)(int index, int with_error);
    int count; /* of cases; the last is the valid call */
} hostile_t;

#include "hostile_cases.h"

static void run_case(const hostile_t *hostile, int index, int with_error)
{
    slot_used = 0;
    output_count = 0;
    now->index = index * 2 + with_error;
    now_with_error = with_error;
    expect("a valid call", MONEY_OK, ANYWHERE);
    fixture_make();
    hostile->call(index, with_error);
    fixture_free();
}

/** All cases from a number on, the valid call before and after them. */
static void run_function(const hostile_t *hostile, int first)
{
    int number;

    slots_make();
    snprintf(now->function, sizeof now->function, "%s", hostile->name);
    run_case(hostile, hostile->count - 1, 1);
    for (number = first; number < hostile->count * 2; number++) run_case(hostile, number / 2, number % 2);
}

static void run_apart(const hostile_t *hostile)
{
    int first = 0, crashes;

    for (crashes = 0; crashes < 20; crashes++) {
        pid_t child;
        int result = 0;

        fflush(stdout);
        fflush(stderr);
        now->index = first;
        child = fork();
        if (child == 0) {
            run_function(hostile, first);
            exit(0);
        }
        if (child < 0 || waitpid(child, &result, 0) != child) abort();
        if (WIFEXITED(result) && WEXITSTATUS(result) == 0) return;
        now->failed++;
        if (WIFSIGNALED(result))
            fprintf(stderr, "%s, %s: CRASHED by signal %d\n", now->function, now->what, WTERMSIG(result));
        else
            fprintf(stderr, "%s: the process ended with %d\n", now->function, WEXITSTATUS(result));
        /* A checker of memory speaks at the end, a crash on the way. */
        if (!WIFSIGNALED(result) && now->index + 1 >= hostile->count * 2) return;
        if (now->index < first) return;
        first = now->index + 1;
    }
}

int main(int count, char **arguments)
{
    size_t index;

    now = mmap(NULL, sizeof *now, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (now == MAP_FAILED) abort();
    for (index = 0; index < sizeof hostile_functions / sizeof *hostile_functions; index++) {
        const hostile_t *hostile = &hostile_functions[index];

        if (count < 2)
            run_apart(hostile);
        else if (strcmp(arguments[1], hostile->name) == 0)
            run_function(hostile, 0);
    }
    printf("%ld passed, %ld failed\n", now->passed, now->failed);
    return now->failed == 0 && now->passed > 0 ? 0 : 1;
}
