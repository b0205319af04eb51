/* Debian compiles the runtime's arithmetic with guards of the stack. They compare this word, and call the function when it
 * was overwritten. */
#include <stdint.h>

extern uintptr_t __stack_chk_guard;
void __stack_chk_fail(void);

uintptr_t __stack_chk_guard = 0x00F2A57Du;

void __stack_chk_fail(void)
{
    __builtin_trap();
}
