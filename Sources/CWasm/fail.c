/* What ends the module when a part of it finds itself broken. There is nowhere to write a message. */
#include <stdint.h>

/* Debian compiles the runtime's arithmetic with guards of the stack. They compare this word, and call the function when
 * it was overwritten. */
extern uintptr_t __stack_chk_guard;
void __stack_chk_fail(void);

uintptr_t __stack_chk_guard = 0x00F2A57Du;

void __stack_chk_fail(void)
{
    __builtin_trap();
}

/* jansson asserts what its own code keeps true. */
void __assert_fail(const char *condition, const char *file, int line, const char *function);

void __assert_fail(const char *condition, const char *file, int line, const char *function)
{
    (void)condition;
    (void)file;
    (void)line;
    (void)function;
    __builtin_trap();
}
