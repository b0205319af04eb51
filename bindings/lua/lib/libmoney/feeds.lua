--- Carries the requests of feeds. The library opens no connection: a feed says what to ask, and is told the answer.

local curl = require("libmoney.curl")

local MOST_REDIRECTS = 5

-- The scheme, the host and the port of an address.
local function server_of(address)
  local scheme, server = address:match("^(%a[%w+.-]*)://([^/?#]+)")
  if not scheme then return nil end
  return scheme:lower() .. "://" .. server:lower()
end

-- The address of a redirect within the same server, or nil: a key in an address goes to no other.
local function target_of(answer, address)
  if answer.status < 300 or answer.status > 399 then return nil end
  for _, header in ipairs(answer.headers or {}) do
    if header[1]:lower() == "location" then
      local server, place = server_of(address), header[2]
      if place:sub(1, 1) == "/" and place:sub(2, 2) ~= "/" then return server .. place end
      return server_of(place) == server and place or nil
    end
  end
end

-- The answer to a request, or nil and the reason why there is none.
local function answer_to(transport, asked)
  for _ = 0, MOST_REDIRECTS do
    local answer, reason = transport(asked)
    if not answer then return nil, reason or "other" end
    local target = asked.method == "GET" and target_of(answer, asked.url)
    if not target then return answer end
    asked.url = target
  end
  return nil, "other"
end

return function(libmoney)
  -- What went wrong is noted in the feed; a request that the feed gave up in the meantime is no matter. What is no error of
  -- the library, such as that of a listener, goes on.
  local function hand_over(call, ...)
    local ok, failure = pcall(call, ...)
    if not ok and not libmoney.is_error(failure) then error(failure, 0) end
  end

  local function carry_one(feed, request, transport, now)
    local id = request:id()
    local asked = { url = request:url(), method = request:method(), body = request:body(), headers = {} }
    for name, value in (request:headers() or ""):gmatch("([^:\r\n]+):[ \t]*([^\r\n]*)") do
      asked.headers[#asked.headers + 1] = { name, value }
    end
    local answer, reason = answer_to(transport, asked)
    if not answer then return hand_over(feed.fail_request, feed, id, reason, now()) end
    for _, header in ipairs(answer.headers or {}) do
      hand_over(feed.receive_header, feed, id, header[1], header[2])
    end
    hand_over(feed.receive_response, feed, id, answer.status, answer.type, answer.body, now())
  end

  --- Sends what a feed has to ask, and hands the answers over, until nothing is due. Returns the number of requests. A
  -- request that fails raises nothing: `feed:failure()` tells what it was.
  --
  --     local feed = libmoney.Feed.new("frankfurter")
  --     libmoney.carry(feed)
  --     local rates = feed:rates()
  --
  -- `options.transport` is a function that is given a request with `url`, `method`, `body` and `headers`, a table of names
  -- and values. It returns a table with `status`, `type`, `headers` and `body`, or nil and a reason: "connection", "dns",
  -- "timeout", "tls", "disconnected", "too_large" or "other". Without one the program `curl` sends it, with the other options.
  function libmoney.carry(feed, options)
    options = options or {}
    local transport, now = options.transport or curl(options), options.now or os.time
    local count, request = 0, feed:next(now())
    while request do
      local ok, failure = pcall(carry_one, feed, request, transport, now)
      request:free()
      if not ok then error(failure, 0) end
      count, request = count + 1, feed:next(now())
    end
    return count
  end

  --- A transport that starts the program `curl` for each request. `options.timeout` is a number of seconds, 60 if you say
  -- nothing, and `options.most` the most bytes of an answer, 16 MiB if you say nothing.
  libmoney.curl = curl
end
