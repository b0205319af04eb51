/* Extracts the single file of a ZIP archive, the format in which the European Central Bank publishes its rates. zlib
 * inflates it. */
#include "http_transfers.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <zlib.h>

/* The sizes of the parts of an archive before their texts, and the longest text at its end. */
enum { LOCAL_SIZE = 30, ENTRY_SIZE = 46, END_SIZE = 22, COMMENT_MAX = 65535 };
enum { STORED = 0, DEFLATED = 8 };
/* Flags of an entry that is encrypted. */
enum { ENCRYPTED = 0x0041 };

/* Where the one file of an archive is. */
typedef struct {
    const unsigned char *packed;
    size_t packed_length, length;
    unsigned method;
    uint32_t checksum;
    int is_csv;
} file_t;

static uint32_t number(const unsigned char *bytes, int size)
{
    uint32_t value = 0;

    while (size-- > 0) value = value << 8 | bytes[size];
    return value;
}

static int has_mark(const unsigned char *bytes, const char *mark) { return memcmp(bytes, mark, 4) == 0; }

/* The record at the end of an archive, which locates its directory; NULL if the bytes contain no
 * such record. */
static const unsigned char *find_end(const unsigned char *bytes, size_t length)
{
    size_t back = END_SIZE;

    for (; back <= length && back <= END_SIZE + COMMENT_MAX; back++)
        if (has_mark(bytes + length - back, "PK\5\6")) return bytes + length - back;
    return NULL;
}

/* Finds the file; 0: this is not an archive of one file. Every place is checked before it is read. */
static int find_file(const unsigned char *bytes, size_t length, file_t *file)
{
    const unsigned char *end, *entry, *local;
    size_t start, name_length, content;

    if (length < LOCAL_SIZE || !has_mark(bytes, "PK\3\4") || (end = find_end(bytes, length)) == NULL) return 0;
    /* Of one disk, with one entry. */
    if (number(end + 4, 4) != 0 || number(end + 8, 2) != 1 || number(end + 10, 2) != 1) return 0;
    start = number(end + 16, 4);
    if (start > length || length - start < ENTRY_SIZE) return 0;
    entry = bytes + start;
    if (!has_mark(entry, "PK\1\2") || (number(entry + 8, 2) & ENCRYPTED) != 0) return 0;
    name_length = number(entry + 28, 2);
    if (length - start - ENTRY_SIZE < name_length) return 0;
    file->method = number(entry + 10, 2);
    file->checksum = number(entry + 16, 4);
    file->packed_length = number(entry + 20, 4);
    file->length = number(entry + 24, 4);
    file->is_csv = name_length >= 4 && strncasecmp((const char *)entry + ENTRY_SIZE + name_length - 4, ".csv", 4) == 0;
    start = number(entry + 42, 4);
    if (start > length || length - start < LOCAL_SIZE) return 0;
    local = bytes + start;
    content = LOCAL_SIZE + (size_t)number(local + 26, 2) + number(local + 28, 2);
    if (!has_mark(local, "PK\3\4") || length - start < content) return 0;
    if (length - start - content < file->packed_length) return 0;
    file->packed = local + content;
    return file->method == STORED || file->method == DEFLATED;
}

static int add(buffer_t *content, const unsigned char *bytes, size_t length, const file_t *file, uint32_t *checksum)
{
    /* More bytes than the archive declares: it is malformed. */
    if (length > file->length - content->length) return ARCHIVE_OTHER;
    *checksum = (uint32_t)crc32(*checksum, bytes, (uInt)length);
    return buffer_add(content, (const char *)bytes, length) ? ARCHIVE_UNPACKED : ARCHIVE_NO_MEMORY;
}

/* Inflates a deflated file chunk by chunk. */
static int inflate_file(const file_t *file, buffer_t *content, uint32_t *checksum)
{
    unsigned char piece[16384];
    z_stream stream;
    int step = Z_OK, result = ARCHIVE_UNPACKED;

    memset(&stream, 0, sizeof stream);
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return ARCHIVE_NO_MEMORY;
    stream.next_in = (z_const Bytef *)file->packed;
    stream.avail_in = (uInt)file->packed_length;
    while (result == ARCHIVE_UNPACKED && step != Z_STREAM_END) {
        stream.next_out = piece;
        stream.avail_out = sizeof piece;
        step = inflate(&stream, Z_NO_FLUSH);
        if (step != Z_OK && step != Z_STREAM_END) result = step == Z_MEM_ERROR ? ARCHIVE_NO_MEMORY : ARCHIVE_OTHER;
        else result = add(content, piece, sizeof piece - stream.avail_out, file, checksum);
    }
    inflateEnd(&stream);
    return result;
}

int archive_unpack(buffer_t *body, uint64_t most, const char **kind)
{
    buffer_t content = {NULL, 0, 0};
    uint32_t checksum = 0;
    file_t file;
    size_t done = 0;
    int result = ARCHIVE_UNPACKED;

    if (!find_file((const unsigned char *)body->bytes, body->length, &file)) return ARCHIVE_OTHER;
    if (file.length > most) return ARCHIVE_TOO_LARGE;
    if (file.method == DEFLATED) {
        result = inflate_file(&file, &content, &checksum);
    } else {
        for (; result == ARCHIVE_UNPACKED && done < file.packed_length; done += 16384) {
            size_t rest = file.packed_length - done;

            result = add(&content, file.packed + done, rest < 16384 ? rest : 16384, &file, &checksum);
        }
    }
    if (content.length != file.length || checksum != file.checksum)
        result = result == ARCHIVE_NO_MEMORY ? result : ARCHIVE_OTHER;
    if (result != ARCHIVE_UNPACKED) {
        free(content.bytes);
        return result;
    }
    free(body->bytes);
    *body = content;
    *kind = file.is_csv ? "text/csv" : "application/octet-stream";
    return ARCHIVE_UNPACKED;
}
