/* As Tests/Fuzz/replay.c, without processes: a file that ends the module is the one that was named last. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int main(int count, char **arguments)
{
    int index;

    for (index = 1; index < count; index++) {
        FILE *file = fopen(arguments[index], "rb");
        uint8_t *bytes;
        long size;

        if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0 || fseek(file, 0, SEEK_SET) != 0) {
            perror(arguments[index]);
            return 1;
        }
        bytes = malloc(size > 0 ? (size_t)size : 1);
        if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) return 1;
        fclose(file);
        fprintf(stderr, "%s\n", arguments[index]);
        LLVMFuzzerTestOneInput(bytes, (size_t)size);
        free(bytes);
    }
    printf("%d passed, 0 failed\n", count - 1);
    return count > 1 ? 0 : 1;
}
