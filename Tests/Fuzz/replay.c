/*
 * Runs a fuzz target over files that are there already, without a fuzzer.
 *
 *     replay FILE…    ends with 'N passed, N failed'
 *
 * A file fails when the process that reads it crashes or exceeds the time limit.
 */
#define _DEFAULT_SOURCE 1
#include "laws.h"

#include <sys/wait.h>
#include <unistd.h>

enum { SECONDS_A_FILE = 10 };

static void replay(const char *path)
{
    FILE *file = fopen(path, "rb");
    uint8_t *bytes;
    long size;

    if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0 || fseek(file, 0, SEEK_SET) != 0) {
        perror(path);
        _exit(1);
    }
    bytes = malloc(size > 0 ? (size_t)size : 1);
    if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) {
        perror(path);
        _exit(1);
    }
    fclose(file);
    alarm(SECONDS_A_FILE);
    LLVMFuzzerTestOneInput(bytes, (size_t)size);
    free(bytes);
}

int main(int count, char **arguments)
{
    long passed = 0, failed = 0;
    int i;

    for (i = 1; i < count; i++) {
        int status = 1;
        pid_t child = fork();

        if (child == 0) {
            replay(arguments[i]);
            _exit(0);
        }
        if (child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0) {
            passed++;
        } else {
            failed++;
            fprintf(stderr, "FAILED: %s\n", arguments[i]);
        }
    }
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
