# frozen_string_literal: true

# What Ruby adds to all objects of the library: blocks that free an object, and iteration over its rows.
module LibMoney
  # An object of the library. It is freed when nobody has it any more, or at once by {#free}. After that every use
  # raises a TypeError.
  class Handle
    # Makes an object, yields it, and frees it at the end of the block, whatever happens there.
    #
    #     Wallet.with { |wallet| wallet.add("10 EUR") }
    def self.with(*arguments, **options)
      object = new(*arguments, **options)
      begin
        yield object
      ensure
        object.free
      end
    end

    def inspect = freed? ? "#<#{self.class} (freed)>" : "#<#{self.class}>"
  end

  # Which method has the rows of an object that can be iterated.
  {
    Bag => :amounts,
    Basket => :line_items,
    Catalogue => :products,
    CurrencyList => :items,
    Disposals => :rows,
    Invoice => :line_amounts,
    OpenLots => :rows,
    Portfolio => :transactions,
    Valuation => :positions,
    Wallet => :entries
  }.each do |owner, rows|
    counts = owner.instance_method(:count) if owner.method_defined?(:count)
    owner.class_eval do
      include Enumerable

      define_method(:each) do |&block|
        found = public_send(rows)
        block ? found.each(&block) && self : found.each
      end
      # With a block it counts as every Enumerable does; without one it is the count of the library.
      if counts
        define_method(:count) do |*arguments, &block|
          block ? each.count(&block) : counts.bind_call(self, *arguments)
        end
      end
      # `sum`, `sort` and the like belong to the library if it has them.
    end
  end

  class Store
    class << self
      alias open_file open
      private :open_file

      # Opens a store. With a block it yields the store, and closes it at the end of the block.
      def open(path, **options)
        store = open_file(path, **options)
        return store unless block_given?

        begin
          yield store
        ensure
          store.free
        end
      end
    end

    # Yields between {#begin} and {#commit}. What the block raises rolls everything back.
    def transaction
      self.begin
      begin
        result = yield self
      rescue Exception # rubocop:disable Lint/RescueException
        rollback
        raise
      end
      commit
      result
    end
  end
end
