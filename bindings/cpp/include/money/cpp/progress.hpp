/** @file progress.hpp
 *  The progress of long calls, and a way to cancel them.
 */
#ifndef MONEY_CPP_PROGRESS_HPP
#define MONEY_CPP_PROGRESS_HPP

namespace money {

/** Watches the long calls that this thread makes while it lives. Another thread may cancel them.
 *
 * The function receives the number of units done and the total. If it returns false or throws, the call is cancelled: it
 * has changed nothing, and throws money::Cancelled or your function's exception. The function may read objects; a call in
 * it that changes one throws money::BusyError.
 */
class ProgressWatch {
public:
    using Function = std::function<bool(std::uint64_t done, std::uint64_t total)>;
    explicit ProgressWatch(Function function = {}) : function_(std::move(function)) {
        money_progress_init(&progress_);
        progress_.callback = function_ ? receive : nullptr;
        progress_.user_data = this;
        money_error_t why;
        detail::check(money_progress_watch(&progress_, &why), why);
        detail::watched() = &progress_;
    }
    ProgressWatch(const ProgressWatch &) = delete;
    ProgressWatch &operator=(const ProgressWatch &) = delete;
    /** Reactivates the previous watch. */
    ~ProgressWatch() {
        detail::watched() = before_;
        detail::thrown_by_progress() = nullptr;
        static_cast<void>(money_progress_watch(before_, nullptr) == MONEY_OK);
    }
    /** Ends the call that is running. You may call it in any thread. */
    void cancel() noexcept { __atomic_store_n(&progress_.cancel, 1, __ATOMIC_RELAXED); }

private:
    static void receive(void *user_data, std::uint64_t done, std::uint64_t total) noexcept {
        ProgressWatch *self = static_cast<ProgressWatch *>(user_data);
        try {
            if (!self->function_(done, total)) self->cancel();
        } catch (...) {
            detail::thrown_by_progress() = std::current_exception();
            self->cancel();
        }
    }
    Function function_;
    money_progress_t *before_ = detail::watched();
    money_progress_t progress_;
};

} // namespace money

#endif
