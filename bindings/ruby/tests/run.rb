# frozen_string_literal: true

# Runs the tests beside this file, or those that are named. Ends with "N passed, N failed".

require "minitest"
require "libmoney"

# The last line.
class LastLine < Minitest::StatisticsReporter
  def report
    super
    failed = failures + errors + skips
    io.puts "#{count - failed} passed, #{failed} failed"
  end

  def passed? = skips.zero? && super
end

module Minitest
  def self.plugin_last_line_init(options)
    reporter << LastLine.new(options[:io], options)
  end
end
Minitest.extensions << "last_line"

names = ARGV.shift(ARGV.take_while { |word| !word.start_with?("-") }.length)
Dir[File.join(__dir__, "*_test.rb")].each do |file|
  require file if names.empty? || names.any? { |name| File.basename(file).start_with?(name) }
end
exit Minitest.run(ARGV)
