/* Where chance comes from. The module imports nothing, so its host gives a seed, or the seed stays the same. */
#include <stddef.h>
#include <stdint.h>

/* As jansson's own source declares them. */
volatile uint32_t hashtable_seed;
void json_object_seed(size_t seed);

static uint32_t state = 0x9E3779B9u;

/** Seeds the tables in which jansson looks for duplicate keys. Call it before any other function. Without it somebody who
 *  writes documents can make many keys that share a place of such a table. */
__attribute__((export_name("money_wasm_seed"))) void money_wasm_seed(uint32_t seed)
{
    if (seed != 0) state = seed;
}

void json_object_seed(size_t seed)
{
    (void)seed;
    if (hashtable_seed == 0) hashtable_seed = state;
}

/* Swift seeds its sets with it. No result of the library depends on them. */
void arc4random_buf(void *bytes, size_t count);

void arc4random_buf(void *bytes, size_t count)
{
    unsigned char *place = bytes;
    size_t index;

    for (index = 0; index < count; index++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        place[index] = (unsigned char)(state >> 24);
    }
}
