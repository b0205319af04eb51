/* How Ruby spells the names of the tables: in snake case. And what a ratio is: a ratio is a Rational. */
#ifndef BINDING_SPELLING_H
#define BINDING_SPELLING_H

#define BINDING_NAME(snake, camel) snake
#define BINDING_RATIO_KIND(row) BINDING_RATIO, -1

#endif
