#include "callbacks.h"

#if defined(__ELF__) && (defined(__x86_64__) || defined(__aarch64__))
#include <stdint.h>
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

/* The frame stays until the body has returned: the statement behind the call keeps it from becoming a jump. */
__attribute__((noinline)) void money_callback_run(void (*body)(void *context), void *context)
{
    NO_EXCEPTION_OF_CPP;
    body(context);
    __asm__ volatile("");
}
