/* Buffered output to standard output and standard error. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The largest size that out_room accepts. */
#define OUT_ROOM_MAX 4096

typedef enum { STREAM_OUT, STREAM_ERROR } stream_t;

/* The colours of the tool. COLOUR_END resets them. */
typedef enum { COLOUR_END, COLOUR_STRONG, COLOUR_FAINT, COLOUR_ERROR } colour_t;

/* Reserves `size` bytes, at most OUT_ROOM_MAX; out_taken commits the bytes written. */
char *out_room(stream_t stream, size_t size);
void out_taken(stream_t stream, size_t size);

void out_bytes(stream_t stream, const char *bytes, size_t length);
void out_text(stream_t stream, const char *text);
void out_number(stream_t stream, int64_t number);

/* Returns the length of the control character at the start of a text, or 0: U+0000 to U+001F, U+007F to U+009F, the
 * line separators U+2028 and U+2029, and the bidirectional controls U+202A to U+202E and U+2066 to U+2069. */
size_t out_is_control(const unsigned char *bytes, size_t length);

/* Writes untrusted text. Control characters become `?`, so that they cannot affect a terminal. */
void out_foreign(stream_t stream, const char *text, size_t length);

/* Writes text padded with spaces to a width in characters. */
void out_padded(const char *text, size_t width);

/* Sets or resets the colour if the stream uses colours. */
void out_colour(stream_t stream, colour_t colour);

/* Enables or disables colours on both streams; `when` is "always", "never" or "auto". */
void out_choose_colours(const char *when);

/* Appends the output on STREAM_OUT to a text from now on, instead of writing it; NULL ends that. */
void out_capture(text_t *captured);

/* Flushes both buffers. If standard output cannot be written, the tool exits with EXIT_SYSTEM. */
void out_flush(void);

#endif
