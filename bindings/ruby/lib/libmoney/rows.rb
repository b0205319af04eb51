# frozen_string_literal: true

module LibMoney
  # An object of the library. {#free} releases it at once; otherwise the garbage collector does. Any later use raises a
  # TypeError.
  #
  # @!method free
  #   Releases the object. A second call does nothing.
  #   @return [nil]
  # @!method freed?
  #   @return [Boolean]
  class Handle
    # Creates an object, yields it, and releases it when the block ends, even by an exception.
    #
    #     Wallet.with { |wallet| wallet.add("10 EUR") }
    #
    # @yieldparam object [Handle]
    # @return [Object] the result of the block
    def self.with(*arguments, **options)
      object = new(*arguments, **options)
      begin
        yield object
      ensure
        object.free
      end
    end

    # Raises a TypeError for an object without a document of its own: JSON would contain its class and address only.
    #
    # @return [String] the object's document
    def to_json(*)
      raise TypeError, "could not convert a #{self.class} to JSON: convert the results of its methods"
    end

    # @private
    def encode_with(_coder)
      raise TypeError, "could not convert a #{self.class} to YAML: convert the results of its methods, such as to_json"
    end

    # @return [String]
    def inspect = freed? ? "#<#{self.class} (freed)>" : "#<#{self.class}>"
  end

  # The rows of an object, read when the iteration starts. A block may change the object.
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

  # Without a block, `count` is that of the library; with a block, it counts the matching rows.
  module RowCount
    # @return [Integer]
    def count(*arguments, &block) = block ? each.count(&block) : super
  end
  private_constant :RowCount

  # Objects whose rows have an index.
  module IndexedRows
    private

    def rows_to_iterate = Array.new(count) { |index| at(index) }
  end
  private_constant :IndexedRows

  # Methods such as `sum` and `find` call the library where it provides them, and Enumerable otherwise.
  [Bag, Basket, Catalogue, CurrencyList, Disposals, Explanation, Invoice, Locales, OpenLots, Portfolio, Rates, RatesBuilder,
   CurrencyRegistry, Valuation, Wallet].each do |owner|
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

  class Explanation
    private

    def rows_to_iterate = nodes
  end

  class Invoice
    private

    def rows_to_iterate = line_amounts
  end

  class Notepad
    include Rows

    private

    def rows_to_iterate = lines
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

    # Returns the newest rate of each pair.
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
