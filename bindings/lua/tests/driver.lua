-- Answers golden vectors: reads a line of JSON and writes a line of JSON. bindings/conformance/README.md describes
-- the protocol.

local libmoney = require("libmoney")
local json = require("json")
local accounts = require("accounts")
local exchanges = require("exchanges")
local answers = require("answers")
local books = require("books")
local investing = require("investing")
local lines = require("lines")
local loans = require("loans")
local trade = require("trade")

local function told_of(failure, asked)
  local told = { error = failure.text, status = failure.constant, position = failure.position }
  if asked.op == "expressions" and failure.position then
    told.caret = libmoney.expression_caret(asked.vector.expression, failure.position)
  end
  return told
end

for line in io.lines() do
  local asked = json.decode(line)
  local op = asked.op
  local answer = answers[op]
  for _, one in ipairs({ accounts, books, exchanges, investing, lines, loans, trade }) do
    answer = one[op] or answer
  end
  local ok, told = xpcall(function() return answer(asked.vector, asked.document) end, function(failure)
    if libmoney.is_error(failure) then return failure end
    return debug.traceback(tostring(failure))
  end)
  if not ok then
    told = libmoney.is_error(told) and told_of(told, asked) or { broken = told }
  end
  io.write(json.encode(told), "\n")
end
