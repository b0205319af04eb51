/* What the tool writes: one buffer for the standard output and one for the standard error. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The most bytes that out_room makes room for. */
#define OUT_ROOM_MAX 4096

typedef enum { STREAM_OUT, STREAM_ERROR } stream_t;

/* The colours that the tool uses. COLOUR_END ends any of them. */
typedef enum { COLOUR_END, COLOUR_STRONG, COLOUR_FAINT, COLOUR_ERROR } colour_t;

/* Room for at least `size` bytes, at most OUT_ROOM_MAX; out_taken says how many were written there. */
char *out_room(stream_t stream, size_t size);
void out_taken(stream_t stream, size_t size);

void out_bytes(stream_t stream, const char *bytes, size_t length);
void out_text(stream_t stream, const char *text);
void out_number(stream_t stream, int64_t number);

/* The bytes of the control character that a text begins with: U+0000 to U+001F, U+007F to U+009F, the ends of lines
 * U+2028 and U+2029, and what turns the direction of text, U+202A to U+202E and U+2066 to U+2069. 0: there is none. */
size_t out_is_control(const unsigned char *bytes, size_t length);

/* Writes text that came from outside. Control characters become `?`, so that they do nothing to a terminal. */
void out_foreign(stream_t stream, const char *text, size_t length);

/* Text, padded with blanks to a width in characters. */
void out_padded(const char *text, size_t width);

/* Begins or ends a colour, if the stream has colours. */
void out_colour(stream_t stream, colour_t colour);

/* Decides for both streams: `when` is "always", "never" or "auto". */
void out_choose_colours(const char *when);

/* Writes what both buffers hold. If the standard output cannot be written, the tool ends with EXIT_SYSTEM. */
void out_flush(void);

#endif
