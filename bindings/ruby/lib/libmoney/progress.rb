# frozen_string_literal: true

module LibMoney
  # Watches the long calls of a block, such as reading a history of rates or adding up a column.
  #
  #     LibMoney.watch(->(done, total) { bar.update(done, total) }) { Rates.from_ecb_csv(text) }
  #
  # The listener is given the units that are done and how many there are, or nil while that is not known. If it returns
  # false, the call ends with {Cancelled}; if it raises, the call raises that. Both have changed nothing. The listener
  # may read objects, and must not change them.
  def self.watch(listener)
    raise TypeError, "a listener has the method call" unless listener.respond_to?(:call)

    before = Native.watch(listener)
    begin
      yield
    ensure
      Native.watch(before)
    end
  end
end
