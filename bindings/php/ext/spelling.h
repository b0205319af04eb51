/* How PHP spells the names of the tables: in camel case. And what a ratio is: a ratio is an object of the class Ratio. */
#ifndef BINDING_SPELLING_H
#define BINDING_SPELLING_H

#define BINDING_NAME(snake, camel) camel
#define BINDING_RATIO_KIND(row) BINDING_STRUCT, (row)

#endif
