/* mincore */
#define _DEFAULT_SOURCE 1
#include "callbacks.h"
#include "memcheck.h"

#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

/*
 * How a call is known to have been left without returning, as by longjmp. A call of the same thread that is made from
 * inside has a lower place on the stack, since stacks grow downwards. So:
 *
 *     place of the asking call at or above `stack`    the call was left: its frame was given up for this one
 *     place below it, the words are all there         the asking call is inside
 *     place below it, a word is lost                  the call was left, and other calls have written over its frame
 *
 * The frame is DEPTH bytes long. That is more than stands between the program's call into the library and the question,
 * so a second call from the same place as the first one is always above. A call from farther down needs the words. They
 * lie where return addresses do, on odd places of eight bytes. So a word is lost as soon as a call is made from within
 * the old frame, and kept only if one large buffer, which nobody has written, covers all of it.
 */
enum { DEPTH = 8192, WORDS = DEPTH / 16 };

typedef struct {
    uintptr_t untouched, word;
} pair_t;

/* ASan may move local variables into a stack of its own, where their addresses say nothing. */
#define ON_THE_STACK __attribute__((noinline, no_sanitize("address")))
/* The compiler neither drops what was written there nor gives the place away before. */
#define KEEP(place) __asm__ volatile("" : : "r"(place) : "memory")

#if defined(__ELF__) && (defined(__x86_64__) || defined(__aarch64__))
#include <unwind.h>

/* An exception of C++ ends the process, in every build: the frames above this one have no cleanups, and those of the
 * embedded build cannot even be unwound. Other ways out, such as pthread_exit, pass. */
__attribute__((used, visibility("hidden"))) _Unwind_Reason_Code money_callbacks_personality(
    int version, _Unwind_Action actions, _Unwind_Exception_Class kind, struct _Unwind_Exception *exception,
    struct _Unwind_Context *context);

_Unwind_Reason_Code money_callbacks_personality(int version, _Unwind_Action actions, _Unwind_Exception_Class kind,
                                                struct _Unwind_Exception *exception, struct _Unwind_Context *context)
{
    /* The lower four bytes are the language: "C++\0", or "C++\1" for an exception that is thrown again. */
    const uint64_t language = kind & UINT64_C(0xFFFFFF00);

    (void)version;
    (void)exception;
    (void)context;
    if ((actions & _UA_SEARCH_PHASE) != 0 && language == UINT64_C(0x432B2B00)) return _URC_FATAL_PHASE1_ERROR;
    return _URC_CONTINUE_UNWIND;
}

/* 0x1b: the address relative to its place, in four bytes. */
#define NO_EXCEPTION_OF_CPP __asm__ volatile(".cfi_personality 0x1b, money_callbacks_personality")
#else
#define NO_EXCEPTION_OF_CPP ((void)0)
#endif

ON_THE_STACK void money_running_call(uintptr_t token, void (*body)(money_running_t running, void *context),
                                     void *context)
{
    __attribute__((aligned(16))) pair_t frame[WORDS];
    money_running_t running;
    int index;

    NO_EXCEPTION_OF_CPP;
    for (index = 0; index < WORDS; index++) frame[index].word = token;
    KEEP(frame);
    running.thread = (uintptr_t)pthread_self();
    running.stack = (uintptr_t)frame;
    running.token = token;
    body(running, context);
    KEEP(frame);
}

/* Whether memory can be read. The stack of a fiber may be gone. */
static int is_mapped(uintptr_t start, size_t length)
{
    unsigned char pages[DEPTH / 4096 + 2];
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), first = start & ~(page - 1);

    return mincore((void *)first, start + length - first, pages) == 0;
}

ON_THE_STACK int money_running_now(money_running_t running)
{
    const uintptr_t place = (uintptr_t)__builtin_frame_address(0);
    const pair_t *frame = (const pair_t *)running.stack;
    int index, is_whole = 1;

    if (running.stack == 0 || running.thread != (uintptr_t)pthread_self() || place >= running.stack) return 0;
    if (!is_mapped(running.stack, DEPTH)) return 0;
    /* Where the frame was given up, this reads what a later call may have left unwritten. */
    memcheck_pauses(1);
    for (index = 0; index < WORDS && is_whole; index++) is_whole = frame[index].word == running.token;
    memcheck_pauses(-1);
    return is_whole;
}
