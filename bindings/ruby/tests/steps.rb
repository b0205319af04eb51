# frozen_string_literal: true

# The steps of a golden vector: each is the name of an operation and its texts.
module Steps
  # The answers of an object, which has a method for each operation. The answer to a refused step is its status.
  def self.answered(vector, object)
    answers = vector["steps"].map do |operation, *words|
      object.public_send(operation, *words)
    rescue LibMoney::Error => e
      e.constant
    end
    { answers: answers }
  end
end
