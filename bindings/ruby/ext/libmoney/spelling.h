/* How Ruby spells the names of the tables: in snake case. And what a ratio is: a ratio is a Rational. */
#ifndef FACE_SPELLING_H
#define FACE_SPELLING_H

#define FACE_NAME(snake, camel) snake
#define FACE_RATIO_KIND(row) FACE_RATIO, -1

#endif
