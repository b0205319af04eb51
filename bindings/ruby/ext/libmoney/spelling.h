/* The Ruby spelling of the tables' names, snake case, and of a ratio: a Rational. */
#ifndef BINDING_SPELLING_H
#define BINDING_SPELLING_H

#define BINDING_NAME(snake, camel) snake
#define BINDING_RATIO_KIND(row) BINDING_RATIO, -1

#endif
