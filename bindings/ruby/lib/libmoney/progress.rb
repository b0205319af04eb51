# frozen_string_literal: true

module LibMoney
  # Reports the progress of the long calls of a block, such as reading a history of rates or summing a column.
  #
  #     LibMoney.watch(->(done, total) { bar.update(done, total) }) { Rates.from_ecb_csv(text) }
  #
  # The listener receives the units done and their total, which is `nil` while it is unknown. If it returns false, the call
  # raises {Cancelled}; if it raises, the call raises the same exception. In both cases the call has changed nothing. The
  # listener may read objects, but not change them.
  def self.watch(listener)
    raise TypeError, "a listener must respond to call, got #{listener.class}" unless listener.respond_to?(:call)

    before = Native.watch(listener)
    begin
      yield
    ensure
      Native.watch(before)
    end
  end
end
