/* The part of DuckDB's C API that the extension calls, of the stable version 1.2.0.
 *
 * DuckDB passes a table of function pointers whose order never changes within a stable version. Each call below is
 * listed with its place in that table, so that no header of DuckDB is needed. */
#ifndef MONEY_DUCKDB_API_H
#define MONEY_DUCKDB_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DUCK_API_VERSION "v1.2.0"

typedef uint64_t duck_index_t;
typedef int32_t duck_state_t; /* 0 for success */
typedef int32_t duck_type_t;  /* a DUCK_ type */

typedef struct duck_database_s *duck_database_t;
typedef struct duck_connection_s *duck_connection_t;
typedef struct duck_logical_s *duck_logical_t;
typedef struct duck_chunk_s *duck_chunk_t;
typedef struct duck_vector_s *duck_vector_t;
typedef struct duck_info_s *duck_info_t;
typedef struct duck_scalar_s *duck_scalar_t;
typedef struct duck_scalar_set_s *duck_scalar_set_t;
typedef struct duck_aggregate_s *duck_aggregate_t;
typedef struct duck_aggregate_set_s *duck_aggregate_set_t;

typedef void (*duck_delete_t)(void *);
typedef void (*duck_run_t)(duck_info_t, duck_chunk_t, duck_vector_t);
typedef duck_index_t (*duck_size_t)(duck_info_t);
typedef void (*duck_start_t)(duck_info_t, void *);
typedef void (*duck_update_t)(duck_info_t, duck_chunk_t, void **);
typedef void (*duck_combine_t)(duck_info_t, void **, void **, duck_index_t);
typedef void (*duck_finalize_t)(duck_info_t, void **, duck_vector_t, duck_index_t, duck_index_t);

enum {
    DUCK_BOOLEAN = 1,
    DUCK_TINYINT = 2,
    DUCK_SMALLINT = 3,
    DUCK_INTEGER = 4,
    DUCK_BIGINT = 5,
    DUCK_UTINYINT = 6,
    DUCK_USMALLINT = 7,
    DUCK_UINTEGER = 8,
    DUCK_UBIGINT = 9,
    DUCK_FLOAT = 10,
    DUCK_DOUBLE = 11,
    DUCK_DATE = 13,
    DUCK_HUGEINT = 16,
    DUCK_VARCHAR = 17,
    DUCK_BLOB = 18,
    DUCK_DECIMAL = 19,
    DUCK_STRUCT = 25,
    DUCK_ANY = 34,
    DUCK_SQLNULL = 36
};

enum { DUCK_INSIDE_MAX = 12 };

/** A text or a blob in a vector: DUCK_INSIDE_MAX bytes are inside, longer ones are elsewhere. */
typedef union {
    uint32_t length;
    struct {
        uint32_t length;
        char bytes[DUCK_INSIDE_MAX];
    } inside;
    struct {
        uint32_t length;
        char first[4];
        const char *bytes;
    } outside;
} duck_text_t;

/** The argument of the entry point. */
typedef struct {
    void (*set_error)(void *info, const char *text);
    duck_database_t *(*get_database)(void *info);
    const void *(*get_api)(void *info, const char *version);
} duck_access_t;

/** Place in the table, result, name, arguments. */
#define DUCK_CALLS(CALL)                                                                                              \
    CALL(3, duck_state_t, connect, (duck_database_t, duck_connection_t *))                                            \
    CALL(6, void, disconnect, (duck_connection_t *))                                                                  \
    CALL(7, const char *, library_version, (void))                                                                    \
    CALL(25, void, free, (void *))                                                                                    \
    CALL(156, duck_logical_t, create_logical_type, (duck_type_t))                                                     \
    CALL(163, duck_logical_t, create_struct_type, (duck_logical_t *, const char **, duck_index_t))                    \
    CALL(165, duck_logical_t, create_decimal_type, (uint8_t, uint8_t))                                                \
    CALL(166, duck_type_t, get_type_id, (duck_logical_t))                                                             \
    CALL(168, uint8_t, decimal_scale, (duck_logical_t))                                                               \
    CALL(169, duck_type_t, decimal_internal_type, (duck_logical_t))                                                   \
    CALL(178, duck_index_t, struct_type_child_count, (duck_logical_t))                                                \
    CALL(179, char *, struct_type_child_name, (duck_logical_t, duck_index_t))                                         \
    CALL(184, void, destroy_logical_type, (duck_logical_t *))                                                         \
    CALL(190, duck_vector_t, data_chunk_get_vector, (duck_chunk_t, duck_index_t))                                     \
    CALL(191, duck_index_t, data_chunk_get_size, (duck_chunk_t))                                                      \
    CALL(193, duck_logical_t, vector_get_column_type, (duck_vector_t))                                                \
    CALL(194, void *, vector_get_data, (duck_vector_t))                                                               \
    CALL(195, uint64_t *, vector_get_validity, (duck_vector_t))                                                       \
    CALL(196, void, vector_ensure_validity_writable, (duck_vector_t))                                                 \
    CALL(198, void, vector_assign_string_element_len, (duck_vector_t, duck_index_t, const char *, duck_index_t))      \
    CALL(203, duck_vector_t, struct_vector_get_child, (duck_vector_t, duck_index_t))                                  \
    CALL(209, duck_scalar_t, create_scalar_function, (void))                                                          \
    CALL(210, void, destroy_scalar_function, (duck_scalar_t *))                                                       \
    CALL(211, void, scalar_function_set_name, (duck_scalar_t, const char *))                                          \
    CALL(214, void, scalar_function_set_volatile, (duck_scalar_t))                                                    \
    CALL(215, void, scalar_function_add_parameter, (duck_scalar_t, duck_logical_t))                                   \
    CALL(216, void, scalar_function_set_return_type, (duck_scalar_t, duck_logical_t))                                 \
    CALL(217, void, scalar_function_set_extra_info, (duck_scalar_t, void *, duck_delete_t))                           \
    CALL(218, void, scalar_function_set_function, (duck_scalar_t, duck_run_t))                                        \
    CALL(220, void *, scalar_function_get_extra_info, (duck_info_t))                                                  \
    CALL(221, void, scalar_function_set_error, (duck_info_t, const char *))                                           \
    CALL(222, duck_scalar_set_t, create_scalar_function_set, (const char *))                                          \
    CALL(223, void, destroy_scalar_function_set, (duck_scalar_set_t *))                                               \
    CALL(224, duck_state_t, add_scalar_function_to_set, (duck_scalar_set_t, duck_scalar_t))                           \
    CALL(225, duck_state_t, register_scalar_function_set, (duck_connection_t, duck_scalar_set_t))                     \
    CALL(226, duck_aggregate_t, create_aggregate_function, (void))                                                    \
    CALL(227, void, destroy_aggregate_function, (duck_aggregate_t *))                                                 \
    CALL(228, void, aggregate_function_set_name, (duck_aggregate_t, const char *))                                    \
    CALL(229, void, aggregate_function_add_parameter, (duck_aggregate_t, duck_logical_t))                             \
    CALL(230, void, aggregate_function_set_return_type, (duck_aggregate_t, duck_logical_t))                           \
    CALL(231, void, aggregate_function_set_functions,                                                                 \
         (duck_aggregate_t, duck_size_t, duck_start_t, duck_update_t, duck_combine_t, duck_finalize_t))               \
    CALL(233, duck_state_t, register_aggregate_function, (duck_connection_t, duck_aggregate_t))                       \
    CALL(237, void, aggregate_function_set_error, (duck_info_t, const char *))

#define DUCK_MEMBER(place, result, name, arguments) result(*name) arguments;

typedef struct {
    DUCK_CALLS(DUCK_MEMBER)
} duck_api_t;

/** The calls, after duck_load. */
extern duck_api_t duck;

/** Reads the table once. Returns 0 if the process has loaded the extension into another copy of DuckDB. */
int duck_load(const void *table);

#endif
