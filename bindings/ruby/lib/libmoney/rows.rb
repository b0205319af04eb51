# frozen_string_literal: true

module LibMoney
  # An object of the library. It is freed when nobody has it any more, or at once by {#free}. After that every use
  # raises a TypeError.
  #
  # @!method free
  #   Frees the object at once. A second time does nothing.
  #   @return [nil]
  # @!method freed?
  #   @return [Boolean]
  class Handle
    # Makes an object, yields it, and frees it at the end of the block, whatever happens there.
    #
    #     Wallet.with { |wallet| wallet.add("10 EUR") }
    #
    # @yieldparam object [Handle]
    # @return [Object] what the block returns
    def self.with(*arguments, **options)
      object = new(*arguments, **options)
      begin
        yield object
      ensure
        object.free
      end
    end

    # Refused for an object that has no document of its own: JSON would have its class and place in memory alone.
    #
    # @return [String] the object's document, if it has one
    def to_json(*)
      raise TypeError, "a #{self.class} is no value for JSON; write the text that its methods return"
    end

    # @private
    def encode_with(_coder)
      raise TypeError, "a #{self.class} is no value for YAML; write the text that its methods return, such as to_json"
    end

    # @return [String]
    def inspect = freed? ? "#<#{self.class} (freed)>" : "#<#{self.class}>"
  end

  # The rows of an object, read when the iteration begins. A block may change the object.
  module Rows
    include Enumerable

    # @yieldparam row [Struct, Money]
    # @return [self, Enumerator]
    def each(&block)
      return to_enum { rows_to_iterate.length } unless block

      rows_to_iterate.each(&block)
      self
    end
  end

  # Without a block `count` is that of the library; with one it counts the rows that the block takes.
  module RowCount
    # @return [Integer]
    def count(*arguments, &block) = block ? each.count(&block) : super
  end
  private_constant :RowCount

  # What has its rows by an index.
  module IndexedRows
    private

    def rows_to_iterate = Array.new(count) { |index| at(index) }
  end
  private_constant :IndexedRows

  # `sum`, `find` and the like are those of the library if it has them, and of Enumerable otherwise.
  [Bag, Basket, Catalogue, CurrencyList, Disposals, Invoice, Locales, OpenLots, Portfolio, Rates, RatesBuilder, CurrencyRegistry,
   Valuation, Wallet].each do |owner|
    owner.include(Rows)
    owner.prepend(RowCount)
  end
  [Locales, RatesBuilder, CurrencyRegistry].each { |owner| owner.include(IndexedRows) }

  class Bag
    private

    def rows_to_iterate = amounts
  end

  class Basket
    private

    def rows_to_iterate = line_items
  end

  class Catalogue
    private

    def rows_to_iterate = products
  end

  class CurrencyList
    private

    def rows_to_iterate = items
  end

  class Disposals
    private

    def rows_to_iterate = items
  end

  class Invoice
    private

    def rows_to_iterate = line_amounts
  end

  class OpenLots
    private

    def rows_to_iterate = items
  end

  class Portfolio
    private

    def rows_to_iterate = transactions
  end

  class Rates
    private

    # The newest rate of each pair.
    def rows_to_iterate = Array.new(info.pair_count) { |index| pair_at(index) }
  end

  class Valuation
    private

    def rows_to_iterate = positions
  end

  class Wallet
    private

    def rows_to_iterate = entries
  end
end
