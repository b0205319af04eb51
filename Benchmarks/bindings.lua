-- A sum of two amounts in Lua 5.4 or LuaJIT beside the call of C, and a row of a column: bindings.lua C_SUM. The least time of
-- all turns counts, in nanoseconds.

local libmoney = require("libmoney")

local TURNS, ROUNDS, COUNT, ROWS = 9, 400000, 1024, 1000000

local amounts, seed = {}, 20261124
for place = 1, COUNT do
  seed = (seed * 16807) % 2147483647
  amounts[place] = libmoney.Money.from_minor(seed % 1000000000, "EUR")
end

-- Returns the nanoseconds per call of a function, over a number of rounds.
local function time_of(rounds, call)
  local least = math.huge
  for _ = 1, TURNS do
    local started = os.clock()
    call(rounds)
    least = math.min(least, (os.clock() - started) / rounds * 1e9)
  end
  return least
end

local kept
local function sums(rounds)
  for round = 1, rounds do
    local place = round % (COUNT - 1) + 1
    kept = amounts[place] + amounts[place + 1]
  end
end

-- The loop and the two amounts that it reads are no sum.
local function reads(rounds)
  for round = 1, rounds do
    local place = round % (COUNT - 1) + 1
    kept = amounts[place]
    kept = amounts[place + 1]
  end
end

local builder = libmoney.RatesBuilder.new()
builder:add("EUR", "USD", "1.1172")
local rates, cents = builder:build(), {}
for row = 1, ROWS do
  cents[row] = row * 7919 % 10000000
end
local column = libmoney.Amounts.new(cents, "EUR")

local loop, sum = time_of(ROUNDS, reads), time_of(ROUNDS, sums)
assert(kept == amounts[ROUNDS % (COUNT - 1) + 1] + amounts[ROUNDS % (COUNT - 1) + 2], "the sum is wrong")
local row = time_of(ROWS, function() return column:convert(rates, "USD") end)
local runtime = jit and "LuaJIT" or _VERSION
local of_c = arg[1] and arg[1] ~= "" and arg[1] or "not measured"
print(("%s: a sum %.1f ns of which the loop takes %.1f, C %s; a row of a column %.1f ns"):format(runtime, sum, loop, of_c, row))
print("1 passed, 0 failed")
