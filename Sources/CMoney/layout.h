/* What pins the layout of a public struct: what a foreign runtime has been told stays true. */
#ifndef MONEY_LAYOUT_H
#define MONEY_LAYOUT_H

#include "money.h"

#define ASSERT_LAYOUT(name, condition) typedef char money_assert_##name[(condition) ? 1 : -1]
#define ASSERT_SIZE(type, size) ASSERT_LAYOUT(type##_size, sizeof(type) == (size))
#define ASSERT_FIELD(type, field, at, size) \
    ASSERT_LAYOUT(type##_##field, offsetof(type, field) == (at) && sizeof(((type *)0)->field) == (size))

#endif
