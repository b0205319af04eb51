/** @file listeners.hpp
 *  Listeners of changes. The library notifies a function of C, which only keeps the news. Your listener is called when
 *  the call that changed the object has returned, so it may change the object, destroy it, or throw.
 */
#ifndef MONEY_CPP_LISTENERS_HPP
#define MONEY_CPP_LISTENERS_HPP

#include <exception>
#include <functional>
#include <memory>

namespace money::detail {

/** Events that have not yet been delivered to this thread's listeners. */
struct Pending {
    std::vector<std::function<void()>> news;
    std::exception_ptr lost;
};

inline Pending &pending() {
    static thread_local Pending found;
    return found;
}

/** Calls the listeners in the order of the events. All are called; then the first exception is rethrown. */
inline void deliver() {
    Pending &mine = pending();
    if (mine.news.empty() && mine.lost == nullptr) return;
    std::exception_ptr thrown = std::exchange(mine.lost, nullptr);
    const std::vector<std::function<void()>> news = std::exchange(mine.news, {});
    for (const std::function<void()> &tell : news) {
        try {
            tell();
        } catch (...) {
            if (thrown == nullptr) thrown = std::current_exception();
        }
    }
    if (thrown != nullptr) std::rethrow_exception(thrown);
}

/** Calls the listeners of a call, then checks its status. */
inline void settle(money_status_t status, const money_error_t &reason) {
    deliver();
    check(status, reason);
}

/** A listener of one object, whose argument is stored as a `Kept` until delivery. */
template <class Given, class Kept> class Listener : public std::enable_shared_from_this<Listener<Given, Kept>> {
public:
    using Function = std::function<void(Kept)>;
    explicit Listener(Function function) : function_(std::move(function)) {}

    /** The callback of C. Nothing leaves it. */
    static void receive(void *user_data, Given given) noexcept {
        try {
            std::weak_ptr<Listener> self = static_cast<Listener *>(user_data)->weak_from_this();
            pending().news.push_back([self = std::move(self), kept = Kept(given)] {
                if (const std::shared_ptr<Listener> listener = self.lock()) listener->function_(kept);
            });
        } catch (...) {
            pending().lost = std::current_exception();
        }
    }

private:
    Function function_;
};

} // namespace money::detail

#endif
