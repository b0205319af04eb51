# frozen_string_literal: true

begin
  require_relative "lib/libmoney/version"
rescue LoadError
  raise LoadError, "lib/libmoney/version.rb is generated: run `make generate` in the sources of libmoney, and use build/api/ruby"
end

Gem::Specification.new do |spec|
  spec.name = "libmoney"
  spec.version = LibMoney::VERSION
  spec.summary = "Exact amounts of money, exchange rates, wallets, invoices and portfolios"
  spec.description = "Amounts that never drift: currencies, rates, conversions, allocation, wallets, baskets, invoices, " \
                     "portfolios, columns, feeds and stores, on the native library libmoney."
  spec.authors = ["The libmoney authors"]
  spec.license = "MIT"
  spec.required_ruby_version = ">= 3.0"
  spec.metadata = { "rubygems_mfa_required" => "true" }
  spec.extensions = ["ext/libmoney/extconf.rb"]
  inside = Dir.chdir(__dir__) { Dir["vendor/**/*"].select { |path| File.file?(path) } }
  texts = Dir.chdir(__dir__) { Dir["{README.md,LICENSE*,.yardopts}"] }
  sources = Dir.chdir(__dir__) { Dir["{lib,ext}/**/*.{rb,c,h}"] }
  spec.files = (sources + inside + texts).sort
  # A gem with the library inside is for one kind of machine.
  spec.platform = "#{Gem::Platform.local.cpu}-linux" unless inside.empty?
end
