-- Baskets and invoices of the golden vectors.

local libmoney = require("libmoney")
local numbers = require("numbers")
local number, given, map = numbers.number, numbers.given, numbers.map
local money = libmoney.money

local REMAINDERS = { largest = "largest_remainder", first = "floor_to_first", last = "floor_to_last" }

local trade = {}

local function policy_of(vector)
  local policy = { prices = vector.prices }
  if vector.rounding then policy.level, policy.rounding = vector.rounding.level, vector.rounding.mode end
  if vector.discount and vector.discount.remainder then policy.remainder = REMAINDERS[vector.discount.remainder] end
  if vector.tender then policy.tender, policy.cash_step = "cash", vector.tender.cash_step end
  return policy
end

local function basket_of(vector)
  local currency = vector.currency
  local catalogue = libmoney.Catalogue.new(currency)
  local category = vector.tax_rate and "standard" or ""
  if vector.tax_rate then catalogue:set_tax(category, libmoney.decimal(vector.tax_rate) * 100) end
  for index, line in ipairs(vector.lines) do
    catalogue:add({ sku = "sku" .. index, category = category, price = money(line.unit_price, currency) })
  end
  local filled = libmoney.Basket.new(catalogue)
  filled:set_policy(policy_of(vector))
  for index, line in ipairs(vector.lines) do
    filled:add("sku" .. index, line.quantity)
  end
  return filled
end

function trade.basket(vector)
  local filled, currency = basket_of(vector), vector.currency
  local fixed = vector.discount and vector.discount.fixed
  if fixed then filled:set_discount(nil, { kind = "fixed", amount = money(fixed, currency) }) end
  local checkout = vector.checkout
  local pairs_of = checkout and { { from = currency, to = checkout.currency, rate = checkout.rate } } or {}
  local target = (checkout or vector).currency
  local receipt = filled:checkout(target, { rates = numbers.rates_of(pairs_of) })
  local info, invoice = receipt:info("checkout"), nil
  if vector.invoice then
    local totals = libmoney.Invoice.from_receipt(receipt, "checkout", "E"):totals()
    invoice = map({ totals.net, totals.tax, totals.rounding, totals.payable }, number)
  end
  return {
    invoice = invoice,
    total = number(info.total),
    gross = number(info.gross),
    tax = number(info.tax),
    cash_rounding = number(info.cash_rounding),
    payable = number(info.payable),
    discount_shares = map(receipt:line_items("checkout"), function(item) return number(item.order_discount) end),
  }
end

trade["payment-code"] = function(vector)
  local options = { format = vector.format, version = vector.version, is_amount_open = vector.open }
  options.amount = money(vector.amount, vector.currency)
  for name, text in pairs(vector.fields) do
    options[name] = text
  end
  local text, content = libmoney.payment_code(options), {}
  local read = libmoney.payment_code_parse(text)
  for name in pairs(vector.content) do
    content[name] = read[name]
  end
  return { text = text, content = content }
end

local function told_of(invoice)
  local totals, told = invoice:totals(), {}
  for _, name in ipairs({ "line_total", "allowances", "charges", "net", "tax", "gross", "payable" }) do
    told[name] = number(totals[name])
  end
  told.lines = map(invoice:line_amounts(), function(row) return number(row.net) end)
  told.taxes = map(invoice:categories(), function(row) return number(row.amount) end)
  return told
end

local function pay(made, currency, vector)
  made:set_payment({
    prepaid = money(given(vector.prepaid) or "0", currency),
    rounding = money(given(vector.rounding) or "0", currency),
  })
end

local function adjustment(is_charge, amount, currency, taxes)
  return { kind = is_charge and "charge" or "allowance", amount = money(amount, currency), taxes = taxes }
end

function trade.invoices(vector)
  local currency = vector.currency
  local made = libmoney.Invoice.new(currency)
  for _, line in ipairs(vector.lines) do
    local place = made:add({
      quantity = line.quantity,
      price = money(line.price, currency),
      base_quantity = given(line.base_quantity) or "0",
      taxes = { { category = line.category, percent = given(line.percent) or "0" } },
    })
    for _, one in ipairs(line.allowances_charges) do
      made:adjust(place, adjustment(one.charge, one.amount, currency))
    end
  end
  for _, one in ipairs(vector.document) do
    local taxes = { { category = one.category, percent = given(one.percent) or "0" } }
    made:adjust(nil, adjustment(one.charge, one.amount, currency, taxes))
  end
  pay(made, currency, vector)
  return told_of(made)
end

-- The first tax is the category of the line item, as Python's invoices name it.
local function taxes_of(taxes)
  if #taxes == 0 then return { { category = "O" } } end
  return map(taxes, function(tax)
    local name, percent = tax[1], given(tax[2]) or "0"
    if tax ~= taxes[1] then return { category = name:sub(1, 11), percent = percent, kind = given(tax[3]) } end
    local standard = libmoney.decimal(percent):is_zero() and "E" or "S"
    return { category = name == "VAT" and standard or name, percent = percent }
  end)
end

local function gobl_basket(vector)
  local currency = vector.currency
  local catalogue = libmoney.Catalogue.new(currency)
  for index, line in ipairs(vector.lines) do
    local rate = given(line[4][1][2])
    local category = "rate " .. (rate or "")
    catalogue:set_tax(category, rate or "0")
    catalogue:add({ sku = tostring(index), category = category, price = money(line[5], currency) })
  end
  local filled = libmoney.Basket.new(catalogue)
  filled:set_policy({ level = "tax_group", prices = "gross" })
  for index in ipairs(vector.lines) do
    filled:add(tostring(index), 1)
  end
  local receipt = filled:checkout()
  local info = receipt:info("checkout")
  local taxes = map(receipt:taxes("checkout"), function(row) return number(row.tax) end)
  return { net = number(info.net), total = number(info.total), taxes = taxes }
end

local function explained(explanation) return { text = explanation:to_text(), json = explanation:to_json() } end

function trade.explanations(vector)
  if vector.invoice then return explained(libmoney.Invoice.from_json(vector.invoice):explain()) end
  if vector.expression then
    return explained(select(2, libmoney.Expression.evaluate_detailed(vector.expression)):explain())
  end
  local rates = numbers.rates_of(vector.rates)
  if vector.basket then
    local receipt = libmoney.Basket.from_json(vector.basket):checkout(vector.target, { rates = rates })
    return explained(receipt:explain("checkout"))
  end
  if vector.amount then return explained(rates:explain(money(vector.amount, vector.from), vector.to)) end
  local portfolio = libmoney.Portfolio.from_json(vector.portfolio)
  return explained(portfolio:value(vector.quotes, { rates = rates }):explain())
end

trade["invoice-documents"] = function(vector)
  local read = vector.syntax == "cii" and libmoney.Invoice.from_cii or libmoney.Invoice.from_ubl
  if vector.read then return told_of(read(vector.xml)) end
  local report = libmoney.invoice_check(vector.xml)
  local function place(one) return ("%d:%d"):format(one.line, one.column) end
  local function text(is_there, value) return is_there and tostring(value) or "" end
  local findings = map(report:findings(), function(one)
    local stated, computed = text(one.has_stated, one.stated), text(one.has_computed, one.computed)
    return { one.rule, place(one), stated, computed, one.hypothesis, one.place, one.message }
  end)
  local corrections = map(report:corrections(), function(one)
    return { place(one), tostring(one.from), tostring(one.to), one.place }
  end)
  local invoice = report:invoice()
  local told = explained(invoice:explain())
  told.totals, told.findings, told.corrections = told_of(invoice), findings, corrections
  return told
end

trade["bank-statements"] = function(vector)
  local statements = libmoney.BankStatements.from_camt(vector.xml)
  local wallet = libmoney.Wallet.new()
  for index = 0, statements:info().statement_count - 1 do
    wallet:add_bank_statement(statements, index)
    wallet:add_bank_statement(statements, index)
  end
  return { json = statements:to_json(), wallet = wallet:to_json() }
end

function trade.journals(vector)
  local ledger =
    libmoney.Ledger.from_journal(vector.journal, vector.format, "EUR", vector.exchange, vector.symbols)
  return { json = ledger:to_json(), written = ledger:to_journal(vector.format) }
end

function trade.gobl(vector)
  if vector.prices_include_tax then return gobl_basket(vector) end
  local currency = vector.currency
  local made = libmoney.Invoice.new(currency)
  for index, line in ipairs(vector.lines) do
    made:add({ quantity = line[1], price = money(line[2], currency), taxes = taxes_of(line[4]) })
    for _, one in ipairs(line[3]) do
      made:adjust(index - 1, adjustment(one[1], one[2], currency))
    end
  end
  for _, one in ipairs(vector.document) do
    made:adjust(nil, adjustment(one[1], one[2], currency, taxes_of(one[3])))
  end
  pay(made, currency, vector)
  return told_of(made)
end

return trade
