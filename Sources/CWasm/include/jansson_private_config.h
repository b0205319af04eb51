/* The configuration of jansson's sources, which need only the C library's headers. */
#define HAVE_STDINT_H 1
#define HAVE_STRTOLL 1
#define INITIAL_HASHTABLE_ORDER 3
