# frozen_string_literal: true

module LibMoney
  class Store
    class << self
      # @private
      alias open_file open
      private :open_file

      # Opens a store. With a block, yields the store, and closes it when the block ends.
      #
      #     Store.open("money.db") { |store| store.wallet_add("default", "12.50 EUR") }
      #
      # @param path [String]
      # @param options [Hash] the fields of StoreOptions
      # @yieldparam store [Store]
      # @return [Store, Object] the store, or the result of the block
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

    # Saves the changes of the block in one transaction. If the block raises or exits early, nothing is saved.
    #
    # @yieldparam store [Store]
    # @return [Object] the result of the block
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

    # Returns the names of the stored wallets, portfolios or other objects.
    #
    # @param kind [Symbol] one of {Words::STORE_KIND}
    # @return [Array<String>]
    def names(kind) = Array.new(name_count(kind)) { |index| name_at(kind, index) }
  end
end
