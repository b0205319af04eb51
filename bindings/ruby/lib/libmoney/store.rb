# frozen_string_literal: true

module LibMoney
  class Store
    class << self
      # @private
      alias open_file open
      private :open_file

      # Opens a store. With a block it yields the store, and closes it at the end of the block.
      #
      #     Store.open("money.db") { |store| store.wallet_add("default", "12.50 EUR") }
      #
      # @param path [String]
      # @param options [Hash] the fields of StoreOptions
      # @yieldparam store [Store]
      # @return [Store, Object] the store, or what the block returns
      def open(path, **options)
        store = open_file(path.respond_to?(:to_path) ? path.to_path : path, **options)
        return store unless block_given?

        begin
          yield store
        ensure
          store.free
        end
      end
    end

    # Saves what the block changes together. If the block raises or is left, nothing of it is saved.
    #
    # @yieldparam store [Store]
    # @return [Object] what the block returns
    def transaction
      self.begin
      is_done = false
      begin
        result = yield self
        is_done = true
      ensure
        rollback unless is_done
      end
      commit
      result
    end

    # The names of the wallets, portfolios or others that the store has.
    #
    # @param kind [Symbol] one of {Words::STORE_KIND}
    # @return [Array<String>]
    def names(kind) = Array.new(name_count(kind)) { |index| name_at(kind, index) }
  end
end
