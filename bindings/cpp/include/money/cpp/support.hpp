/** @file support.hpp
 *  The types of parameters: texts that end with NUL, arguments that may be missing, and views of arrays.
 */
#ifndef MONEY_CPP_SUPPORT_HPP
#define MONEY_CPP_SUPPORT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace money {

/** The base class of the library's exceptions. Each status has its own class, such as money::NoRate. */
class error : public std::runtime_error {
public:
    error(money_status_t status, money_status_t cause, std::int64_t position, const char *text)
        : std::runtime_error(text), status_(status), cause_(cause), position_(position) {}

    /** The status of the call, such as `Status::no_rate`. */
    money_status_t status() const noexcept { return status_; }
    /** The status behind an error of a store, or 0. */
    money_status_t cause() const noexcept { return cause_; }
    /** Returns the index of the first invalid byte in the input text, or -1. */
    std::int64_t position() const noexcept { return position_; }

private:
    money_status_t status_, cause_;
    std::int64_t position_;
};

/** An object was used that you had moved from, or that was never there. */
class used_after_move : public std::logic_error {
public:
    used_after_move() : std::logic_error("object must not be empty or moved from") {}
};

/** A short text for C, such as a code or a name: a literal, a std::string, or nothing. It does not copy the text. */
class cstr {
public:
    constexpr cstr(std::nullptr_t = nullptr) noexcept : text_(nullptr) {}
    constexpr cstr(const char *text) noexcept : text_(text) {}
    /** A NUL inside of the text would end it early, so it is refused. */
    cstr(const std::string &text) : text_(text.c_str()) {
        if (text.find('\0') != std::string::npos) throw std::invalid_argument("text must not contain NUL");
    }
    constexpr const char *get() const noexcept { return text_; }

private:
    const char *text_;
};

/** A text with its length, as C expects it: an empty text has a non-null address, an absent one a
 * null address. */
class text_view {
public:
    constexpr text_view(std::nullptr_t = nullptr) noexcept : data_(nullptr), size_(0) {}
    constexpr text_view(std::string_view text) noexcept
        : data_(text.data() == nullptr ? "" : text.data()), size_(text.size()) {}
    constexpr text_view(const char *text) noexcept : text_view(std::string_view(text == nullptr ? "" : text)) {}
    text_view(const std::string &text) noexcept : data_(text.data()), size_(text.size()) {}
    constexpr const char *data() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }

private:
    const char *data_;
    std::size_t size_;
};

/** An argument that may be missing. You pass the object itself, a std::optional, or nothing. */
template <class T> class maybe {
public:
    constexpr maybe(std::nullptr_t = nullptr) noexcept : value_(nullptr) {}
    constexpr maybe(std::nullopt_t) noexcept : value_(nullptr) {}
    constexpr maybe(const T &value) noexcept : value_(&value) {}
    constexpr maybe(const T *value) noexcept : value_(value) {}
    constexpr maybe(const std::optional<T> &value) noexcept : value_(value ? &*value : nullptr) {}
    /** A class that wraps a struct of the C interface, such as money::Money. */
    template <class U, class = std::enable_if_t<!std::is_base_of_v<T, U> && std::is_convertible_v<const U &, const T &> &&
                                                std::is_class_v<U>>>
    constexpr maybe(const U &value) noexcept : value_(&static_cast<const T &>(value)) {}
    template <class U, class = std::enable_if_t<!std::is_same_v<U, T> && std::is_convertible_v<const U &, const T &>>>
    constexpr maybe(const std::optional<U> &value) noexcept : value_(value ? &static_cast<const T &>(*value) : nullptr) {}
    constexpr explicit operator bool() const noexcept { return value_ != nullptr; }
    constexpr const T *get() const noexcept { return value_; }
    constexpr const T *operator->() const noexcept { return value_; }

private:
    const T *value_;
};

/** An array of a C struct that the call reads: a vector, an array, or a list of the struct or of its C++ class. */
template <class T> class view {
    template <class U>
    using same = std::enable_if_t<sizeof(U) == sizeof(T) && std::is_standard_layout_v<U> &&
                                  (std::is_same_v<U, T> || std::is_base_of_v<T, U> || std::is_convertible_v<U, const T &>)>;

public:
    constexpr view(std::nullptr_t = nullptr) noexcept : data_(nullptr), size_(0) {}
    template <class U, class = same<U>> view(const std::vector<U> &values) noexcept : view(values.data(), values.size()) {}
    template <class U, std::size_t N, class = same<U>>
    view(const std::array<U, N> &values) noexcept : view(values.data(), N) {}
    template <class U, std::size_t N, class = same<U>> view(const U (&values)[N]) noexcept : view(values, N) {}
    template <class U, class = same<U>>
    view(const std::initializer_list<U> &values) noexcept : view(values.begin(), values.size()) {}
    template <class U, class = same<U>>
    view(const U *values, std::size_t size) noexcept : data_(reinterpret_cast<const T *>(values)), size_(size) {}
    const T *data() const noexcept { return data_; }
    std::size_t size() const noexcept { return size_; }

private:
    const T *data_;
    std::size_t size_;
};

/** Writes a text into a field of a struct, such as the code of a leg. A text that is too long is refused. */
template <std::size_t N> void assign(char (&field)[N], std::string_view text) {
    if (text.size() >= N)
        throw std::length_error("text must be at most " + std::to_string(N - 1) + " bytes, got " + std::to_string(text.size()));
    std::memset(field, 0, N);
    if (!text.empty()) std::memcpy(field, text.data(), text.size());
}

/** Reads a text of a field, up to its NUL. */
template <std::size_t N> std::string text_of(const char (&field)[N]) {
    std::size_t length = 0;
    while (length < N && field[length] != '\0') ++length;
    return std::string(field, length);
}

namespace detail {

/** An object of the library with one owner. It is freed once; a use after a move throws. */
template <class C, void (*Free)(C *)> class Handle {
public:
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;
    /** Returns whether an object is present. A moved-from handle is empty, and so is one from a call
     * that returned no object. */
    explicit operator bool() const noexcept { return raw_ != nullptr; }
    /** The object of the C interface, which stays yours. */
    C *get() {
        if (raw_ == nullptr) throw used_after_move();
        return raw_;
    }
    const C *get() const {
        if (raw_ == nullptr) throw used_after_move();
        return raw_;
    }

protected:
    explicit Handle(C *raw) noexcept : raw_(raw) {}
    Handle(Handle &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
    Handle &operator=(Handle &&other) noexcept {
        if (this != &other) {
            C *mine = std::exchange(raw_, std::exchange(other.raw_, nullptr));
            Free(mine);
        }
        return *this;
    }
    ~Handle() { Free(raw_); }
    C *raw_;
};

/** The pointer of a handle that may be missing. */
template <class T> auto pointer(const maybe<T> &object) -> decltype(object->get()) {
    return object ? object->get() : nullptr;
}

} // namespace detail
} // namespace money

#endif
