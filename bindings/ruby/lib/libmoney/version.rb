# frozen_string_literal: true

# Made from the headers by api/generate.py.

module LibMoney
  # The version of the gem, and of its library.
  VERSION = "0.2.0"
end
