/* The PHP spelling of the tables' names, camel case, and of a ratio: an object of the class Ratio. */
#ifndef BINDING_SPELLING_H
#define BINDING_SPELLING_H

#define BINDING_NAME(snake, camel) camel
#define BINDING_RATIO_KIND(row) BINDING_STRUCT, (row)

#endif
