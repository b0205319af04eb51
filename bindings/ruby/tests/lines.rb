# frozen_string_literal: true

require_relative "numbers"

# Golden vectors of notepads, numbers of locales and merged rates.
module Lines
  extend Numbers

  PARTS = %i[value reading label name message caret].freeze

  module_function

  def notepad(vector)
    options = { reading: vector.fetch("reading", "lenient").to_sym, locale: vector["locale"], home: vector["home"] }
    options.update(today: vector["today"], max_gap: vector["gap"])
    pad = LibMoney::Notepad.new(**options.compact)
    pad.set_rates(rates: rates_of(vector["rates"]))
    pad.set_text(vector["text"])
    version = pad.lines.map(&:version).max
    vector.fetch("edits", []).each { |index, text| pad.set_line(index, text) }
    lines = (0...pad.line_count).map { |index| line_of(pad, index) }
    { lines: lines, changed: pad.changes(version).map(&:index) }
  end

  def line_of(pad, index)
    told = PARTS.to_h { |part| [part, pad.line_text(index, part)] }
    readings = (0...pad.line_at(index).reading_count).map { |reading| pad.line_reading_at(index, reading) }
    told.merge(readings: readings)
  end

  def locale_numbers(vector)
    reading = vector["reading"].to_sym
    { value: LibMoney.decimal_parse_locale(vector["text"], vector["locale"], reading).to_s }
  end

  def packed(vector)
    if vector["damaged"]
      read = LibMoney.unpack([vector["damaged"]].pack("H*"))
      return { amount: number(read), currency: read.currency }
    end
    amount = LibMoney::Money.new(vector["amount"], vector["currency"])
    bytes = amount.pack
    found = LibMoney.unpack(bytes)
    hex = { packed: bytes.unpack1("H*"), key: amount.sort_key.unpack1("H*") }
    hex.merge(amount: number(found), currency: found.currency)
  end

  def merging(vector)
    rule = vector["rule"].to_sym
    merged = rates_of(vector["rates"]).merge(rates_of(vector["added"]), rule, vector["undated"])
    amount = LibMoney::Money.new(vector["amount"], vector["from"])
    found = merged.convert_detailed(amount, vector["to"], **{ date: vector["on"] }.compact)
    path = [vector["from"], *found.details.legs.map(&:to)]
    { result: number(found.result), path: path, days: merged.info.date_count }
  end
end
