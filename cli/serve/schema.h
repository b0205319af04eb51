/* The JSON Schemas of the tools that `money mcp` offers. */
#ifndef CLI_SERVE_SCHEMA_H
#define CLI_SERVE_SCHEMA_H

#include "operations.h"

/* Writes the description of a tool, as an element of the array of tools/list. */
void schema_write_tool(const operation_t *operation);

#endif
