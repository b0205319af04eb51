#ifndef MONEY_MEMCHECK_H
#define MONEY_MEMCHECK_H

#include <stdint.h>

/*
 * valgrind reports a program that branches on memory which nobody has written, and its users expect a library to give
 * no such report. Where the library reads such memory on purpose, it tells valgrind so: everything that the thread does
 * between `memcheck_pauses(1)` and `memcheck_pauses(-1)` goes unreported.
 *
 * The words are valgrind's "client request" 0x1801, as its manual and its header describe it: four rotations that
 * together change nothing, then an instruction that changes nothing either. A processor runs them without an effect.
 * They are written out here because the library is built without valgrind's packages, and is then the same on every
 * machine.
 */
static inline void memcheck_pauses(intptr_t change)
{
#if defined(__ELF__) && defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))
    const volatile uintptr_t request[6] = {0x1801, (uintptr_t)change, 0, 0, 0, 0};
#if defined(__x86_64__)
    uintptr_t answer = 0;

    __asm__ volatile("rolq $3, %%rdi\n\trolq $13, %%rdi\n\trolq $61, %%rdi\n\trolq $51, %%rdi\n\t"
                     "xchgq %%rbx, %%rbx"
                     : "+d"(answer)
                     : "a"(request)
                     : "cc", "memory");
#else
    register uintptr_t answer __asm__("x3") = 0;
    register const volatile uintptr_t *place __asm__("x4") = request;

    __asm__ volatile("ror x12, x12, #3\n\tror x12, x12, #13\n\tror x12, x12, #51\n\tror x12, x12, #61\n\t"
                     "orr x10, x10, x10"
                     : "+r"(answer)
                     : "r"(place)
                     : "cc", "memory");
#endif
#else
    (void)change;
#endif
}

#endif
