/* Loads the library, or reaches the functions of the one that ctypes has loaded. */
#include "accelerator.h"
#include <dlfcn.h>

bool library_open(const char *path)
{
    /* As ctypes loads it. The loader returns the same copy for the same path. */
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        PyErr_Format(PyExc_ImportError, "could not load %s: %s", path, dlerror());
        return false;
    }
    struct library found;
#define FIND(name)                                                                                                     \
    *(void **)&found.name = dlsym(handle, #name);                                                                      \
    if (found.name == NULL) {                                                                                          \
        PyErr_Format(PyExc_ImportError, "%s is not libmoney: missing function %s", path, #name);                     \
        goto failed;                                                                                                   \
    }
    LIBRARY_FUNCTIONS(FIND)
#undef FIND
    if (found.money_abi_version() != MONEY_ABI_VERSION) {
        PyErr_Format(PyExc_ImportError, "interface version of %s must be %d, got %d", path, MONEY_ABI_VERSION,
                     (int)found.money_abi_version());
        goto failed;
    }
    the.library = found;
    /* The library stays loaded for the lifetime of the process, so the handle is not closed. */
    return true;
failed:
    dlclose(handle);
    return false;
}
