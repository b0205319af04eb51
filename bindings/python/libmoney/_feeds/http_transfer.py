"""One HTTP request, from its URL to the response or the reason for its failure."""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from contextlib import suppress
from string import punctuation
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.error import URLError
from urllib.parse import quote, urljoin, urlsplit
from urllib.request import (
    HTTPHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    UnknownHandler,
)

from .archive import unpacked
from .http_stream import Cut, Malformed, Response, TooLarge, declared_length

if TYPE_CHECKING:
    from .feed import Reason

#: The maximum number of redirects of a request.
REDIRECTS_MAX = 5
#: The number of bytes per read.
_PIECE = 65536


class Answer(NamedTuple):
    """A response, or the reason for its absence.

    >>> from libmoney.http import Answer
    >>> Answer(1, "tls").status
    0
    """

    #: The id of the request.
    id: int
    #: None for a response; otherwise the reason, as in :meth:`Feed.fail_request`, without a
    #: response.
    reason: Reason | None
    #: The status of HTTP, such as 200.
    status: int = 0
    #: The media type as sent; "" if missing.
    content_type: str = ""
    #: Names and values; after redirects, those of the final response.
    headers: tuple[tuple[str, str], ...] = ()
    body: bytes = b""

    def __repr__(self) -> str:
        """Omits headers and body, which do not belong in logs."""
        return f"Answer({self.id}, reason={self.reason!r}, status={self.status})"


class Transfer:
    """A request in progress. A thread of the transport performs it; any thread may cancel it.

    :param seconds: how long the transport waits for it; None for no limit.
    :param unpacks: True to replace an archive by the file that it contains.
    """

    def __init__(
        self,
        owner: object,
        id: int,
        request: Request,
        body_max: int,
        seconds: float | None,
        unpacks: bool,
    ) -> None:
        self.owner, self.id, self.request, self.body_max = owner, id, request, body_max
        self.seconds, self.unpacks = seconds, unpacks
        #: Set once its result is no longer needed.
        self.over = threading.Event()
        self.cancelled = False
        #: True once connected, including the TLS handshake.
        self.connected = False
        # A duplicate descriptor, which shuts the connection down independently of any wrapper.
        self._socket: socket.socket | None = None
        self._lock = threading.Lock()

    def opened(self, connection: socket.socket) -> None:
        """Registers a connection, so that it can be shut down."""
        with self._lock:
            if self.cancelled:
                raise Cut
            self._forget_socket()
            self._socket = connection.dup()

    def cancel(self) -> None:
        """Cancels the transfer from another thread; one that is connecting ends after that."""
        self.over.set()
        with self._lock:
            self.cancelled = True
            if self._socket is not None:
                # The server may have closed the connection already.
                with suppress(OSError):
                    self._socket.shutdown(socket.SHUT_RDWR)

    def perform(self, opener: OpenerDirector) -> Answer:
        """Sends the request and waits for the response, until it is cancelled."""
        try:
            return self._perform(opener)
        except Exception as error:
            return Answer(self.id, self._reason(error))
        finally:
            with self._lock:
                self._forget_socket()

    def _forget_socket(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _perform(self, opener: OpenerDirector) -> Answer:
        request = self.request
        for redirects in range(REDIRECTS_MAX + 1):
            with self._lock:
                self.connected = False
                self._forget_socket()
            request.transfer = self  # type: ignore[attr-defined]
            # The timeout of each step also ends this thread if it cannot be cancelled, while it is
            # connecting. The default would be that of socket.setdefaulttimeout.
            with opener.open(request, timeout=self.seconds) as response:
                target = self._target(request, response)
                if target is None or redirects == REDIRECTS_MAX:
                    return self._read(response)
            request = Request(target, headers=dict(self.request.headers))
        raise AssertionError("the last turn returns")

    def _target(self, request: Request, response: Any) -> str | None:
        """Returns the target of a redirected GET, if it is on the same server."""
        address = response.headers.get("Location")
        if response.status not in (301, 302, 303, 307, 308) or not address:
            return None
        try:
            target: str = urljoin(request.full_url, address)
            if request.get_method() != "GET" or _origin(target) != _origin(request.full_url):
                return None
        except ValueError:  # not an address
            return None
        # A header is read as Latin-1: these are the bytes that were sent.
        return quote(target, safe=punctuation, encoding="iso-8859-1")

    def _read(self, response: http.client.HTTPResponse) -> Answer:
        # Reading in pieces does not detect a missing end.
        expected = declared_length(response)
        if expected is not None and expected > self.body_max:
            raise TooLarge
        body = bytearray()
        while True:
            piece = response.read(min(_PIECE, self.body_max + 1 - len(body)))
            if not piece:
                break
            body += piece
            if len(body) > self.body_max:
                raise TooLarge
        if expected is not None and len(body) < expected:
            raise Cut
        headers = tuple(response.headers.items())
        content_type, content = response.headers.get("Content-Type", ""), bytes(body)
        if self.unpacks:
            content_type, content = unpacked(content, self.body_max) or (content_type, content)
        return Answer(self.id, None, response.status, content_type, headers, content)

    def _reason(self, error: BaseException) -> Reason:
        if isinstance(error, URLError) and isinstance(error.reason, BaseException):
            error = error.reason
        if self.cancelled:
            return "cancelled"
        if isinstance(error, TimeoutError) and error.errno is None:
            return "timeout"
        if isinstance(error, Malformed):
            return "other"
        if isinstance(error, TooLarge) or type(error) is http.client.HTTPException:
            # http.client reports endless header lines under this name only.
            return "too_large"
        if isinstance(error, http.client.LineTooLong):
            return "too_large"
        if isinstance(error, socket.gaierror):
            return "dns"
        if isinstance(error, (Cut, http.client.IncompleteRead)):
            return "disconnected"
        if isinstance(error, OSError) and not isinstance(error, URLError):
            if self.connected:
                return "disconnected"
            if isinstance(error, ssl.SSLError):
                return "tls"
            # The connection exists but the handshake did not complete.
            return "connection" if self._socket is None else "tls"
        return "other"


def _origin(url: str) -> tuple[str, str | None, int | None]:
    parts = urlsplit(url)
    return parts.scheme, parts.hostname, parts.port or {"http": 80, "https": 443}.get(parts.scheme)


class _Connection(http.client.HTTPConnection):
    """A connection that its transfer can shut down."""

    transfer: Transfer
    response_class = Response

    def connect(self) -> None:
        super().connect()
        self.transfer.opened(self.sock)
        self.transfer.connected = not isinstance(self, http.client.HTTPSConnection)


class _SecureConnection(http.client.HTTPSConnection, _Connection):
    """The same over TLS, whose ``connect`` wraps that of the plain connection."""

    def connect(self) -> None:
        super().connect()
        self.transfer.connected = True


def _connecting(kind: type[_Connection], transfer: Transfer) -> Any:
    """Returns a function that makes a connection for a transfer, as urllib calls it."""

    def make(host: str, **options: Any) -> _Connection:
        connection = kind(host, **options)
        connection.transfer = transfer
        return connection

    return make


class _Plain(HTTPHandler):
    def http_open(self, req: Any) -> Any:
        return self.do_open(_connecting(_Connection, req.transfer), req)


class _Secure(HTTPSHandler):
    """Loads the system's certificates when first needed, other files at once."""

    def __init__(self, ca_file: str | None) -> None:
        super().__init__()
        self._ca_file = ca_file
        self._ready: ssl.SSLContext | None = None
        self._lock = threading.Lock()
        if ca_file is not None:
            self.context()

    def context(self) -> ssl.SSLContext:
        with self._lock:
            if self._ready is None:
                context = ssl.create_default_context(cafile=self._ca_file)
                context.set_alpn_protocols(["http/1.1"])
                self._ready = context
            return self._ready

    def https_open(self, req: Any) -> Any:
        make = _connecting(_SecureConnection, req.transfer)
        return self.do_open(make, req, context=self.context())


def make_opener(ca_file: str | None, agent: str) -> OpenerDirector:
    """Returns an opener for HTTP(S) with the proxies of the environment; no status raises."""
    opener = OpenerDirector()
    for handler in (ProxyHandler(), _Plain(), _Secure(ca_file), UnknownHandler()):
        opener.add_handler(handler)
    opener.addheaders = [("User-Agent", agent)]
    return opener


def has_control(text: str) -> bool:
    """True if a text could end its line in an HTTP header."""
    return any(letter < " " or letter == "\x7f" for letter in text)


def make_request(
    method: str, url: str, headers: list[tuple[str, str]], body: bytes | None
) -> Request | None:
    """Returns the request, or None if the URL is invalid."""
    try:
        request = Request(url, data=body, method=method)
        for name, value in headers:
            request.add_header(name, value)
        if body is not None and not request.has_header("Content-type"):
            request.add_header("Content-Type", "application/json")
    except ValueError:
        return None
    return request
