"""Attempts of requests over HTTP, with the standard library: connections are kept, redirects are not followed."""

from __future__ import annotations

import base64
import os
import socket
import threading
import time
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Dict, List, Mapping, NoReturn, Optional, Tuple, Type
from urllib.parse import SplitResult, unquote, urlsplit
from urllib.request import getproxies, proxy_bypass

from . import errors

_CHUNK = 1 << 16
#: Connections that wait for the next call, at most, for each host.
_KEPT = 32


@dataclass(frozen=True)
class Reply:
    """What was received. Header names are in small letters."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def _read(response: HTTPResponse, ends: float) -> bytes:
    parts: List[bytes] = []
    while True:
        if time.monotonic() > ends:
            raise socket.timeout()
        part = response.read(_CHUNK)
        if not part:
            return b"".join(parts)
        parts.append(part)


def _fail(error: Exception, timeout: float) -> NoReturn:
    if isinstance(error, socket.timeout):
        raise errors.TimeoutError(f"No answer within {timeout:g} s.", code="TIMED_OUT") from None
    raise errors.ConnectionError(f"The connection failed: {error}", code="CONNECTION_FAILED") from None


def _proxy_of(parts: SplitResult) -> Optional[SplitResult]:
    """The proxy that the environment names for an address (HTTPS_PROXY, HTTP_PROXY, NO_PROXY)."""
    address = getproxies().get(parts.scheme)
    if not address or proxy_bypass(parts.hostname or ""):
        return None
    return urlsplit(address if "://" in address else f"http://{address}")


def _proxy_headers(proxy: SplitResult) -> Dict[str, str]:
    if proxy.username is None:
        return {}
    user = f"{unquote(proxy.username)}:{unquote(proxy.password or '')}"
    return {"Proxy-Authorization": "Basic " + base64.b64encode(user.encode("utf-8")).decode("ascii")}


def _open(parts: SplitResult, timeout: float) -> HTTPConnection:
    make: Type[HTTPConnection] = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    proxy = _proxy_of(parts)
    if proxy is None:
        return make(parts.hostname or "", parts.port, timeout=timeout)
    connection = make(proxy.hostname or "", proxy.port, timeout=timeout)
    if parts.scheme == "https":
        connection.set_tunnel(parts.hostname or "", parts.port, _proxy_headers(proxy))
    return connection


class Connections:
    """The connections of a client. Calls may be made from several threads; each has a connection of its own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: Dict[Tuple[str, str], List[HTTPConnection]] = {}
        self._process = os.getpid()

    def close(self) -> None:
        """Ends the connections that wait for a call."""
        with self._lock:
            idle, self._idle = self._idle, {}
        for connections in idle.values():
            for connection in connections:
                connection.close()

    def _take(self, place: Tuple[str, str]) -> Optional[HTTPConnection]:
        with self._lock:
            if self._process != os.getpid():
                # A fork may not speak through the connections of its parent.
                self._idle, self._process = {}, os.getpid()
            connections = self._idle.get(place)
            return connections.pop() if connections else None

    def _keep(self, place: Tuple[str, str], connection: HTTPConnection) -> None:
        with self._lock:
            connections = self._idle.setdefault(place, [])
            if len(connections) < _KEPT:
                connections.append(connection)
                return
        connection.close()

    def attempt(
        self, method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float
    ) -> Reply:
        """Sends a request once.

        Any status is a reply. TimeoutError after ``timeout`` seconds, ConnectionError where no whole answer comes.
        """
        ends = time.monotonic() + timeout
        try:
            parts = urlsplit(url)
            if parts.scheme not in ("http", "https"):
                raise ValueError(f"no address of a service: {url}")
            place = (parts.scheme, parts.netloc)
            kept = self._take(place)
            if kept is not None:
                try:
                    return self._exchange(kept, place, method, parts, headers, body, ends)
                except (ConnectionResetError, BrokenPipeError, ConnectionAbortedError):
                    # It had ended while it waited; this is no failure of the service.
                    pass
            return self._exchange(_open(parts, timeout), place, method, parts, headers, body, ends)
        except (OSError, HTTPException, ValueError) as error:
            _fail(error, timeout)

    def _exchange(
        self,
        connection: HTTPConnection,
        place: Tuple[str, str],
        method: str,
        parts: SplitResult,
        headers: Dict[str, str],
        body: Optional[bytes],
        ends: float,
    ) -> Reply:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        proxy = _proxy_of(parts) if parts.scheme == "http" else None
        if proxy is not None:
            target, headers = f"{parts.scheme}://{parts.netloc}{target}", {**headers, **_proxy_headers(proxy)}
        left = max(0.001, ends - time.monotonic())
        connection.timeout = left
        if connection.sock is not None:
            connection.sock.settimeout(left)
        whole = False
        try:
            connection.request(method, target, body, headers)
            response = connection.getresponse()
            content = _read(response, ends)
            whole = not response.will_close
            length = response.headers.get("Content-Length")
            if length is not None and length.isdigit() and len(content) < int(length):
                whole = False
                raise HTTPException("the body is cut")
            named = {name.lower(): value for name, value in response.headers.items()}
            return Reply(response.status, named, content)
        finally:
            if whole:
                self._keep(place, connection)
            else:
                connection.close()
