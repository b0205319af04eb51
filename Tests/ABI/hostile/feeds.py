"""The arguments of the functions of feeds."""

from hostile import recipes

recipes.HANDLES["money_feed_t"] = "fixture.feed"
recipes.HANDLES["money_feed_request_t"] = "fixture.request"
recipes.HANDLES["money_currency_list_take_feed", "feed"] = "fixture.list_feed"
for _name in (
    *("next", "failure", "add_symbol", "remove_symbol", "symbol_count", "symbol_at", "price_quote"),
):
    recipes.HANDLES[f"money_feed_{_name}", "feed"] = "fixture.quotes_feed"
recipes.HANDLES["money_portfolio_view_take_feed", "feed"] = "fixture.store_feed"
for _name in ("portfolio", "put", "remove", "operation"):
    recipes.HANDLES[f"money_feed_{_name}", "feed"] = "fixture.store_feed"
recipes.TEXTS.update(
    {
        "body": '{\\"base\\":\\"EUR\\",\\"date\\":\\"2024-03-01\\",\\"rates\\":{\\"USD\\":1.0813}}',
        ("money_currency_list_add_json", "json"): '{\\"GBP\\":\\"Pound\\",\\"XYZ\\":\\"Thing\\"}',
    }
)
recipes.TEXT_LIMITS["body"] = "MONEY_DOCUMENT_MAX"
# The parts of any answer are recorded, valid or not.
recipes.ANY_BYTES.update({"money_feed_receive_response", "money_feed_receive_header"})
recipes.IDENTIFIERS.update(
    {
        "symbol": ("ABC", 63),
        ("money_feed_failure", "key"): ("ABC", 39),
        ("money_feed_receive_header", "name"): ("Retry-After", 8191),
        "value": ("60", 8191),
        "content_type": ("application/json", 8191),
    }
)
_instants = [("INT64_MIN", "MONEY_ERR_ARGUMENT")] + [
    (v, "MONEY_OK") for v in ("INT64_MIN + 1", "-1", "0", "100", "INT64_MAX")
]
for _name in ("next", "receive_response", "fail_request", "notify_online", "info", "price_quote"):
    recipes.SCALARS[f"money_feed_{_name}", "now"] = ("200", _instants)
recipes.SCALARS["money_feed_restore", "instant"] = ("200", _instants)
_beyond = ("INT32_MIN", "-1", "256", "INT32_MAX")
recipes.SCALARS.update(
    {
        ("int32_t", "provider"): (
            "MONEY_PROVIDER_FRANKFURTER",
            [(v, "MONEY_ERR_ARGUMENT") for v in (*_beyond, "7")]
            + [(str(v), "ANY") for v in range(7)],
        ),
        ("int32_t", "jump"): ("MONEY_JUMP_FLAG", recipes.choices(3)),
        ("int32_t", "reason"): (
            "MONEY_TRANSPORT_DISCONNECTED",
            [(v, "MONEY_ERR_ARGUMENT") for v in (*_beyond, "0", "8")]
            + [(str(v), "MONEY_OK") for v in range(1, 8)],
        ),
        ("int32_t", "http_status"): (
            "200",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "0", "99", "1000", "INT32_MAX")]
            + [(v, "MONEY_OK") for v in ("100", "204", "301", "404", "429", "500", "999")],
        ),
    }
)
_ids = ("0", "2", "UINT64_C(1) << 32", "UINT64_MAX")
for _name in ("receive_header", "receive_response", "fail_request"):
    recipes.SCALARS[f"money_feed_{_name}", "id"] = (
        "1",
        [(v, "MONEY_ERR_UNKNOWN_REQUEST") for v in _ids],
    )
_seconds = [("INT64_MIN", "ANY"), ("0", "MONEY_OK"), ("INT64_MAX", "MONEY_OK")] + [
    (v, "MONEY_ERR_ARGUMENT") for v in ("INT64_MIN + 1", "-1")
]
_limits = [(v, "MONEY_OK") for v in ("-1", "0", "1", "65535")] + [
    (v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-2", "65536", "INT32_MAX")
]
_long = "give_repeated_nts('A', 10000)"
recipes.OPTION_FIELDS.update(
    {
        "jump": recipes.choices(3),
        "api_key": [
            ("NULL", "MONEY_OK"),
            ('give_code("not-a-key")', "MONEY_OK"),
            ('give_code("")', "MONEY_OK"),
            ('give_code("a b")', "MONEY_ERR_SYNTAX"),
            ('give_code("a\\nb")', "MONEY_ERR_SYNTAX"),
            ('give_code("\\303\\251")', "MONEY_ERR_SYNTAX"),
            (_long, "MONEY_ERR_LIMIT"),
        ],
        "base_url": [
            ("NULL", "MONEY_OK"),
            ('give_code("http://localhost")', "MONEY_OK"),
            ('give_code("HTTPS://localhost:8080/a/b/")', "MONEY_OK"),
            *(
                (f'give_code("{url}")', "MONEY_ERR_SYNTAX")
                for url in (
                    *("", "h", "http", "http:/", "http:/x", "http://", "https://", "ftp://x"),
                    *("http:///x", "http://x?a", "http://x#a", "http://u:p@x", "http://x y"),
                    *("http://x\\n", "http://\\303\\251", "httpss://x", "http//x"),
                )
            ),
            (_long, "MONEY_ERR_LIMIT"),
        ],
        ("money_feed_options_t", "currency"): [
            ("NULL", "MONEY_OK"),
            ('give_code("")', "MONEY_OK"),
            ('give_code("USD")', "MONEY_OK"),
            ('give_code("E R")', "MONEY_ERR_SYNTAX"),
        ],
        "portfolio": [("NULL", "MONEY_OK")],
        "ttl_seconds": _seconds,
        "retry_seconds": _seconds,
        "per_second": _limits,
        "per_minute": _limits,
        "largest_body": [(v, "MONEY_OK") for v in ("0", "1", "MONEY_DOCUMENT_MAX")]
        + [(v, "MONEY_ERR_ARGUMENT") for v in ("MONEY_DOCUMENT_MAX + 1", "UINT64_MAX")],
    }
)
recipes.VALUE_STRUCTS.update({"money_feed_info_t", "money_price_quote_t", "money_error_t"})
recipes.SCALAR_OUTPUTS.add(("int64_t", "age"))
# The getters of a request, with one and without.
recipes.PLAIN_CALLS.update(
    {
        "money_feed_request_id": "made(money_feed_request_id(NULL) == 0 && "
        "money_feed_request_id(fixture.request) == 1);",
        "money_feed_request_body": "{ size_t length = 9; "
        "made(money_feed_request_body(NULL, &length) == NULL && length == 0); "
        "made(money_feed_request_body(fixture.request, NULL) == NULL); }",
        **{
            f"money_feed_request_{what}": f"made(strcmp(money_feed_request_{what}(NULL), "
            f'"") == 0 && is_plain(money_feed_request_{what}(fixture.request), "\\n"));'
            for what in ("method", "url", "headers")
        },
    }
)
