/* The part of printf that jansson's messages use. The C library's own would ask the host for files. */
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

/* The destination of the text. Text that does not fit is counted but not written. */
typedef struct {
    char *buffer;
    size_t capacity, length;
} output_t;

static void put(output_t *output, char byte)
{
    if (output->length + 1 < output->capacity) output->buffer[output->length] = byte;
    output->length++;
}

static void put_text(output_t *output, const char *text, size_t most)
{
    while (most > 0 && *text != '\0') {
        put(output, *text++);
        most--;
    }
}

static void put_number(output_t *output, unsigned long long value, unsigned base, int least, const char *digits)
{
    char reversed[20];
    int count = 0;

    do {
        reversed[count++] = digits[value % base];
        value /= base;
    } while (value != 0);
    for (; least > count; least--) put(output, '0');
    while (count > 0) put(output, reversed[--count]);
}

/* Writes one conversion: %s, %.6s, %x, %04X, %p or %lld. Returns the format after it, or NULL for any other. */
static const char *convert(output_t *output, const char *format, va_list *arguments)
{
    size_t most = (size_t)-1;
    int least = 0;

    if (format[0] == '.' && format[1] >= '0' && format[1] <= '9') {
        most = (size_t)(format[1] - '0');
        format += 2;
    } else if (format[0] == '0' && format[1] >= '0' && format[1] <= '9') {
        least = format[1] - '0';
        format += 2;
    }
    if (*format == 's') {
        put_text(output, va_arg(*arguments, const char *), most);
    } else if (*format == 'x' || *format == 'X') {
        put_number(output, va_arg(*arguments, unsigned), 16, least,
                   *format == 'x' ? "0123456789abcdef" : "0123456789ABCDEF");
    } else if (*format == 'p') { /* jansson identifies containers by this text when it writes them */
        put_number(output, (unsigned long)va_arg(*arguments, void *), 16, 0, "0123456789abcdef");
    } else if (format[0] == 'l' && format[1] == 'l' && format[2] == 'd') {
        long long value = va_arg(*arguments, long long);

        if (value < 0) put(output, '-');
        put_number(output, value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value, 10, 0, "0123456789");
        format += 2;
    } else {
        return NULL;
    }
    return format + 1;
}

int vsnprintf(char *restrict buffer, size_t capacity, const char *restrict format, va_list given)
{
    output_t output = { buffer, capacity, 0 };
    va_list arguments;

    va_copy(arguments, given);
    while (format != NULL && *format != '\0') {
        if (*format == '%') format = convert(&output, format + 1, &arguments);
        else put(&output, *format++);
    }
    va_end(arguments);
    if (capacity > 0) buffer[output.length < capacity ? output.length : capacity - 1] = '\0';
    return format == NULL ? -1 : (int)output.length;
}

int snprintf(char *restrict buffer, size_t capacity, const char *restrict format, ...)
{
    va_list arguments;
    int length;

    va_start(arguments, format);
    length = vsnprintf(buffer, capacity, format, arguments);
    va_end(arguments);
    return length;
}
