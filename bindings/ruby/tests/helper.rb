# frozen_string_literal: true

require "json"
require "minitest"
require "rbconfig"
require "tmpdir"
require "yaml"
require "libmoney"

# Shared methods of the tests.
module Helper
  ROOT = File.expand_path("../../../..", __dir__)
  HISTORY = File.join(ROOT, "share", "ecb", "eurofxref-hist.csv")

  def some_rates
    builder = LibMoney::RatesBuilder.new
    builder.add("EUR", "USD", "1.1172")
    builder.build
  end

  def euros(text) = LibMoney::Money.new(text, "EUR")

  # Returns the output of a Ruby program that runs with the same library.
  def run_ruby(program, settings = {})
    command = [RbConfig.ruby, "-W:no-experimental", "-e", "require 'libmoney'; include LibMoney\n#{program}"]
    told = IO.popen(settings, [*command, { err: %i[child out] }], &:read)
    [told, $?.success?] # rubocop:disable Style/SpecialGlobalVars
  end

  # Returns the text that the block returns in a forked child.
  def in_child
    reader, writer = IO.pipe
    child = fork do
      reader.close
      told =
        begin
          yield
        rescue Exception => e # rubocop:disable Lint/RescueException
          "#{e.class}: #{e.message}"
        end
      writer.write(told)
      writer.close
      exit!(0)
    end
    writer.close
    told = reader.read
    Process.wait(child)
    told
  end
end
