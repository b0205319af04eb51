/* The data files that are installed with the tool. */
#ifndef CLI_INSTALLED_H
#define CLI_INSTALLED_H

#include <stddef.h>

/* Writes PREFIX/share/libmoney/NAME, where PREFIX is the folder of the installation; "" if the path of the executable
 * is unknown. */
void installed_find(const char *name, char *path, size_t capacity);

#endif
