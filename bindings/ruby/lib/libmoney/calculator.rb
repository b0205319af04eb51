# frozen_string_literal: true

module LibMoney
  class Calculator
    # Returns the keys that are valid in the current state.
    #
    # @return [Array<Symbol>] those of {Words::CALCULATOR_KEY}
    def allowed_keys
      bits = keys
      Words::CALCULATOR_KEY.each_with_index.select { |_, place| bits[place] == 1 }.map(&:first)
    end
  end
end
