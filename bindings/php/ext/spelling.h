/* How PHP spells the names of the tables: in camel case. And what a ratio is: a ratio is an object of the class Ratio. */
#ifndef FACE_SPELLING_H
#define FACE_SPELLING_H

#define FACE_NAME(snake, camel) camel
#define FACE_RATIO_KIND(row) FACE_STRUCT, (row)

#endif
