-- Feeds with a loopback server that responds correctly or fails in each possible way, and with a custom transport.

local libmoney = require("libmoney")
local checks = require("checks")
local same, raises, ok = checks.same, checks.raises, checks.ok

local SERVER = assert(arg[1], "the server's address is missing")
local RATES = '{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}'

local function feed_of(path, options)
  local given = { api_key = "secret", base_url = path }
  for name, value in pairs(options or {}) do
    given[name] = value
  end
  return libmoney.Feed.new("currencylayer", given)
end

local function has_rates(feed)
  local is_there, found = pcall(feed.rates, feed)
  return is_there and found ~= nil
end

for _, path in ipairs({ "good", "moved", "zip" }) do
  local feed = feed_of(SERVER .. "/" .. path .. "/live")
  same(1, libmoney.carry(feed, { timeout = 10 }))
  ok(has_rates(feed), path .. ": a feed has rates")
  same("ok", feed:failure().status)
end
for path in ("broken circle elsewhere cut large huge garbage page error nothing slow"):gmatch("%S+") do
  local feed = feed_of(SERVER .. "/" .. path .. "/live")
  libmoney.carry(feed, { timeout = 1, most = 65536 })
  local failure = feed:failure()
  ok(not has_rates(feed) and failure.status ~= "ok", path .. ": a feed notes a failure")
  ok(not failure.text:find("secret", 1, true), path .. ": no key is told")
end
local reasons = { slow = "timeout", large = "too_large", huge = "too_large", cut = "disconnected" }
for path, reason in pairs(reasons) do
  local answer, told = libmoney.curl({ timeout = 1, most = 65536 })({
    url = SERVER .. "/" .. path .. "/live",
    method = "GET",
    headers = {},
  })
  same(nil, answer)
  same(reason, told)
end
local feed = feed_of("http://127.0.0.1:1/")
libmoney.carry(feed, { timeout = 2 })
same("transport", feed:failure().status)

-- Nothing of an address or of a header is a command of the shell, or an option of curl.
local trap = os.tmpname()
os.remove(trap)
for _, attack in ipairs({ "$(touch %s)", "`touch %s`", '"; touch %s #', "'; touch %s '", '"\noutput = "%s', '\\"\noutput = "%s',
  "--output %s" }) do
  local text = attack:format(trap)
  libmoney.curl({ timeout = 2 })({ url = SERVER .. "/good/" .. text, method = "GET", headers = { { "X-One", text } } })
  libmoney.curl({ timeout = 2 })({ url = text, method = text, headers = {}, body = text })
  same(nil, io.open(trap, "rb"), text)
end
raises("timeout must be", libmoney.curl, { timeout = 0 })
raises("most must be", libmoney.curl, { most = 0 })

-- A transport of the program's own.
local asked
local function transport(request)
  asked = request
  return { status = 200, type = "application/json", headers = { { "ETag", '"1"' } }, body = RATES }
end
feed = feed_of("https://example.org/live")
same(1, libmoney.carry(feed, { transport = transport, now = function() return 1700000000 end }))
ok(has_rates(feed), "its rates are there")
same("GET", asked.method)
ok(asked.url:find("^https://example.org/"), asked.url)
same("0.90 EUR", tostring(feed:rates():convert("1 USD", "EUR")))
for reason in ("connection dns timeout tls disconnected too_large other"):gmatch("%S+") do
  feed = feed_of("https://example.org/live")
  libmoney.carry(feed, { transport = function() return nil, reason end })
  same("transport", feed:failure().status)
end
feed = feed_of("https://example.org/live")
raises("broken", libmoney.carry, feed, { transport = function() error("broken", 0) end })
feed = feed_of(SERVER .. "/good/live")
feed:on_change(function() error("heard", 0) end)
raises("heard", libmoney.carry, feed, { timeout = 5 })
checks.done()
