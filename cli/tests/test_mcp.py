"""Tests `money mcp` with the official client, and with lines that violate the protocol."""

from __future__ import annotations

import json
from typing import Any

import anyio
import pytest
from conftest import Tool
from mcp import Client, StdioServerParameters, stdio_client

NOW = ("--now", "2026-11-26")
NAMES = "convert calc sum split rates currencies format parse version".split()
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}


def client(money: Tool, mode: str) -> Client:
    server = StdioServerParameters(
        command=str(money.path), args=["mcp", *NOW], env=money.environment
    )
    return Client(stdio_client(server), mode=mode)


def send(money: Tool, *lines: object) -> list[dict[str, Any]]:
    """Returns the messages of the server for lines, which are bytes or messages."""
    text = b"".join(
        (line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines
    )
    done = money.bytes("mcp", *NOW, text=text)
    assert (done.returncode, done.stderr) == (0, b""), done
    answers = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert all(one["jsonrpc"] == "2.0" for one in answers)
    return answers


def call(number: int, method: str, **params: object) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


@pytest.mark.parametrize(
    ("mode", "version"),
    [("legacy", "2025-11-25"), ("auto", "2026-07-28"), ("2026-07-28", "2026-07-28")],
)
def test_the_official_client(money: Tool, mode: str, version: str) -> None:
    async def talk() -> None:
        async with client(money, mode) as one:
            assert one.protocol_version == version
            if mode != "2026-07-28":
                assert one.server_info is not None and one.server_info.name == "money"
                assert one.instructions is not None and "ISO 4217" in one.instructions
            tools = (await one.list_tools()).tools
            assert [tool.name for tool in tools] == NAMES
            assert all(tool.output_schema and tool.description for tool in tools)
            found = await one.call_tool(
                "convert", {"amount": "100 USD", "target": "EUR", "on": "2020-03-13"}
            )
            assert not found.is_error
            words = ("convert", "100", "USD", "EUR", "--on", "2020-03-13")
            assert found.structured_content == {"results": money.objects(*words)}
            assert json.loads(found.content[0].text) == found.structured_content
            found = await one.call_tool("convert", {"amount": "100 USD", "target": "EUR"})
            assert found.structured_content is not None
            note = "rates of 2026-10-30, 27 days old, European Central Bank"
            assert found.structured_content["notes"] == [note]
            found = await one.call_tool("split", {"amount": "100 EUR", "parts": 3})
            assert found.structured_content is not None
            shares = found.structured_content["results"][0]["shares"]
            assert [share["amount"] for share in shares] == ["33.34", "33.33", "33.33"]
            found = await one.call_tool("sum", {"amounts": ["1 EUR", "2 EUR"]})
            assert found.structured_content is not None
            found = await one.call_tool("convert", {"amount": "100 usd", "target": "EUR"})
            assert found.is_error and "did you mean" in found.content[0].text
            with pytest.raises(Exception, match="unknown tool"):
                await one.call_tool("store", {})

    anyio.run(talk)


def test_schemas_accept_the_arguments_of_the_tools(money: Tool) -> None:
    (answer,) = send(money, call(1, "tools/list"))
    for tool in answer["result"]["tools"]:
        schema = tool["inputSchema"]
        assert schema["type"] == "object" and schema["additionalProperties"] is False
        assert set(schema["required"]) <= set(schema["properties"])
        assert not {"rates", "json", "help", "url", "color"} & set(schema["properties"])
        for name, one in schema["properties"].items():
            assert (
                one["type"] in ("string", "integer", "boolean", "array") and one["description"]
            ), name
    convert = answer["result"]["tools"][0]["inputSchema"]["properties"]
    assert convert["max_gap"]["type"] == "integer" and convert["explain"]["type"] == "boolean"
    assert "half-up" in convert["rounding"]["enum"]


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("2025-11-25", "2025-11-25"),
        ("2025-06-18", "2025-06-18"),
        ("2024-11-05", "2024-11-05"),
        ("2025-03-26", "2025-11-25"),
        ("2026-07-28", "2025-11-25"),
        ("rubbish", "2025-11-25"),
    ],
)
def test_versions_of_the_handshake(money: Tool, asked: str, given: str) -> None:
    first, second, third = send(
        money,
        call(1, "initialize", protocolVersion=asked, capabilities={}, clientInfo={}),
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        call(2, "ping"),
        {"jsonrpc": "2.0", "id": "three", "method": "ping"},
    )
    assert first["result"]["protocolVersion"] == given
    assert first["result"]["capabilities"] == {"tools": {}}
    assert second == {"jsonrpc": "2.0", "id": 2, "result": {}} and third["id"] == "three"


def test_requests_that_describe_themselves(money: Tool) -> None:
    discovered, listed, called = send(
        money,
        call(1, "server/discover", _meta=META),
        call(2, "tools/list", _meta=META),
        call(3, "tools/call", _meta=META, name="calc", arguments={"expression": "1+1"}),
    )
    for one in (discovered, listed, called):
        assert one["result"]["resultType"] == "complete"
        assert one["result"]["_meta"]["io.modelcontextprotocol/serverInfo"]["name"] == "money"
    assert discovered["result"]["supportedVersions"] == ["2026-07-28"]
    for one in (discovered, listed):
        assert one["result"]["ttlMs"] >= 0 and one["result"]["cacheScope"] == "public"
    assert called["result"]["structuredContent"]["results"][0]["result"] == "2"


PROTOCOL_ERRORS: list[tuple[object, object, int]] = [
    (b"x", None, -32700),
    (b"\0", None, -32700),
    (b"[" * 65000, None, -32700),
    (b"[" * 100000, None, -32600),
    (b'{"jsonrpc":"2.0","id":1,"method":"\\ud800"}', None, -32700),
    ([], None, -32600),
    ([call(1, "ping")], None, -32600),
    (b"1", None, -32600),
    ({"jsonrpc": "2.0", "id": None, "method": "ping"}, None, -32600),
    ({"jsonrpc": "2.0", "id": 1.5, "method": "ping"}, None, -32600),
    ({"jsonrpc": "2.0", "id": {}, "method": "ping"}, None, -32600),
    ({"id": 1, "method": "ping"}, 1, -32600),
    ({"jsonrpc": "1.0", "id": 1, "method": "ping"}, 1, -32600),
    ({"jsonrpc": "2.0", "id": 1}, 1, -32600),
    ({"jsonrpc": "2.0", "id": 1, "method": 5}, 1, -32600),
    ({"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}, 1, -32602),
    (call(1, "resources/list"), 1, -32601),
    (call(1, "initialize"), 1, -32602),
    (call(1, "tools/call"), 1, -32602),
    (call(1, "tools/call", name="store"), 1, -32602),
    (call(1, "tools/call", name="calc", arguments=[]), 1, -32602),
    (call(1, "tools/list", cursor="x"), 1, -32602),
    (call(1, "server/discover"), 1, -32602),
    (call(1, "ping", _meta=META), 1, -32601),
    (call(1, "initialize", _meta=META, protocolVersion="2026-07-28"), 1, -32601),
    (call(1, "tools/list", _meta={next(iter(META)): "2026-07-28"}), 1, -32602),
    (call(1, "tools/list", _meta={**META, next(iter(META)): 1}), 1, -32602),
    (call(1, "tools/list", _meta={**META, next(iter(META)): "1900-01-01"}), 1, -32022),
]


@pytest.mark.parametrize(("message", "number", "code"), PROTOCOL_ERRORS)
def test_protocol_errors(money: Tool, message: object, number: object, code: int) -> None:
    answer, after = send(money, message, call(2, "ping"))
    assert (answer["id"], answer["error"]["code"]) == (number, code), answer
    assert answer["error"]["message"] and after["result"] == {}
    if code == -32022:
        assert answer["error"]["data"] == {"supported": ["2026-07-28"], "requested": "1900-01-01"}


def test_errors_of_tools_can_be_corrected(money: Tool) -> None:
    for arguments in ({}, {"expression": 1}, {"expression": "1 / 0"}, {"expression": "1", "x": 1}):
        (answer,) = send(money, call(1, "tools/call", name="calc", arguments=arguments))
        assert answer["result"]["isError"] is True and answer["result"]["content"][0]["text"]
        assert "structuredContent" not in answer["result"]
    (answer,) = send(money, call(1, "tools/call", name="calc"))
    assert "expression is required" in answer["result"]["content"][0]["text"]


def test_notifications_and_responses_are_not_answered(money: Tool) -> None:
    notifications = [
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}},
        {"jsonrpc": "2.0", "method": "unknown"},
        {"jsonrpc": "2.0", "method": "ping"},
    ]
    (answer,) = send(money, *notifications, call(1, "ping"))
    assert answer["id"] == 1


def test_command_lines(money: Tool) -> None:
    assert money("mcp", "x").returncode == 2
    assert money("mcp", "--rates", "-").returncode == 2
    assert money.bytes("mcp").stdout == b""
