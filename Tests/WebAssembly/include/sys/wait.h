/* WebAssembly lacks processes: the runner restarts the module for each part that may end it. */
#ifndef TESTS_WASM_WAIT_H
#define TESTS_WASM_WAIT_H

#include <sys/types.h>

#define fork() (-1)
#define waitpid(child, result, options) ((void)(result), -1)
#define WIFEXITED(result) ((result) == 0)
#define WEXITSTATUS(result) (result)
#define WIFSIGNALED(result) (0)
#define WTERMSIG(result) (0)

#endif
