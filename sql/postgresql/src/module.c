#include "values.h"

#include "utils/builtins.h"

PG_MODULE_MAGIC;

PGDLLEXPORT void _PG_init(void);

void _PG_init(void)
{
    money_initialize();
}

SQL_FUNCTION(libmoney_version)
{
    PG_RETURN_TEXT_P(cstring_to_text(money_version()));
}
