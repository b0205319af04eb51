/** @file check.hpp
 *  From a status of C to an exception, and texts and rows of any length out of calls.
 */
#ifndef MONEY_CPP_CHECK_HPP
#define MONEY_CPP_CHECK_HPP

#include <algorithm>
#include <exception>

namespace money::detail {

/** The exception that a progress callback of this thread threw. It cancelled the call, which rethrows it to the
 * caller. */
inline std::exception_ptr &thrown_by_progress() {
    static thread_local std::exception_ptr thrown;
    return thrown;
}

/** The progress that receives reports from this thread's long calls; nullptr if unset. */
inline money_progress_t *&watched() {
    static thread_local money_progress_t *progress = nullptr;
    return progress;
}

[[noreturn]] inline void fail(money_status_t status, const money_error_t &reason) {
    if (status == MONEY_ERR_CANCELLED) {
        // A cancellation applies to one call, not to later ones.
        if (watched() != nullptr) __atomic_store_n(&watched()->cancel, 0, __ATOMIC_RELAXED);
        if (const std::exception_ptr thrown = std::exchange(thrown_by_progress(), nullptr)) std::rethrow_exception(thrown);
    }
    raise(status, reason);
}

inline void check(money_status_t status, const money_error_t &reason) {
    if (status != MONEY_OK) fail(status, reason);
}

/** Calls with a buffer, and again with a longer one if the text does not fit. */
template <class Call> std::string text(Call call) {
    char buffer[256];
    std::size_t length = 0;
    money_error_t reason;
    money_status_t status = call(buffer, sizeof buffer, &length, &reason);
    if (status == MONEY_OK) return std::string(buffer, length);
    std::string found;
    while (status == MONEY_ERR_BUFFER_TOO_SMALL && length >= found.size()) {
        found.resize(length + 1);
        status = call(&found[0], found.size(), &length, &reason);
    }
    check(status, reason);
    found.resize(length);
    return found;
}

/** A document of the library, as a string of this program. */
class Document {
public:
    Document() = default;
    Document(const Document &) = delete;
    Document &operator=(const Document &) = delete;
    ~Document() { money_string_free(text); }
    std::string string() const { return text == nullptr ? std::string() : std::string(text, length); }
    char *text = nullptr;
    std::size_t length = 0;
};

/** Reads rows page by page: `most` of them, or all that there are. */
template <class Row, class Call> std::vector<Row> rows(std::size_t first, std::size_t most, Call call) {
    std::vector<Row> found;
    std::size_t page = 16;
    while (found.size() < most) {
        const std::size_t before = found.size(), room = std::min(page, most - before);
        std::size_t count = 0;
        money_error_t reason;
        found.resize(before + room);
        check(call(first + before, found.data() + before, room, &count, &reason), reason);
        count = std::min(count, room);
        if (count < room) {
            found.resize(before + count);
            break;
        }
        page = std::min<std::size_t>(page * 2, 4096);
    }
    return found;
}

/** Reads rows below an id page by page: `most` of them, or all that there are. */
template <class Row, class Call> std::vector<Row> rows_below(std::uint64_t before, std::size_t most, Call call) {
    return rows<Row>(0, most, [&](std::size_t, Row *page, std::size_t room, std::size_t *count, money_error_t *why) {
        const money_status_t status = call(before, page, room, count, why);
        if (status == MONEY_OK && *count > 0 && *count <= room) before = page[*count - 1].id;
        return status;
    });
}

} // namespace money::detail

#endif
