/* The source of randomness. The module imports nothing, so its host passes a seed, or the seed stays constant. */
#include <stddef.h>
#include <stdint.h>

/* As jansson's own source declares them. */
volatile uint32_t hashtable_seed;
void json_object_seed(size_t seed);

static uint32_t state = 0x9E3779B9u;

/** Seeds the hash tables in which jansson finds duplicate keys. Call it before any other function. Without it, an
 *  author of documents can construct many colliding keys. */
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
