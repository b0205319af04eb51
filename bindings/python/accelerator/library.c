/* Reaches the functions of the library that ctypes has loaded. */
#include "accelerator.h"
#include <dlfcn.h>

bool library_open(const char *path)
{
    /* RTLD_NOLOAD: a second copy of the library would not share the objects of the first. */
    void *handle = dlopen(path, RTLD_NOW | RTLD_NOLOAD);
    if (handle == NULL) {
        PyErr_Format(PyExc_ImportError, "could not find the loaded library %s", path);
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
