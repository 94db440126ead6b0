"""One attempt of a request over HTTP, with the standard library: no redirects, a limit on the whole time."""

from __future__ import annotations

import socket
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage
from typing import IO, Dict, List, Mapping, NoReturn, Optional

from . import errors

_CHUNK = 1 << 16


@dataclass(frozen=True)
class Reply:
    """What was received. Header names are in small letters."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the key to another place."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirect)


def _read(response: IO[bytes], ends: float) -> bytes:
    parts: List[bytes] = []
    while True:
        if time.monotonic() > ends:
            raise socket.timeout()
        part = response.read(_CHUNK)
        if not part:
            return b"".join(parts)
        parts.append(part)


def _fail(error: Exception, timeout: float) -> NoReturn:
    reason = getattr(error, "reason", error)
    if isinstance(reason, socket.timeout) or isinstance(error, socket.timeout):
        raise errors.TimeoutError(f"No answer within {timeout:g} s.", code="TIMED_OUT") from None
    raise errors.ConnectionError(f"The connection failed: {reason}", code="CONNECTION_FAILED") from None


def attempt(method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float) -> Reply:
    """Sends a request once.

    Any status is a reply. TimeoutError after ``timeout`` seconds, ConnectionError where no whole answer comes.
    """
    ends = time.monotonic() + timeout
    request = urllib.request.Request(url, data=body, headers=headers, method=method)
    try:
        try:
            response = _OPENER.open(request, timeout=timeout)
        except urllib.error.HTTPError as refusal:
            response = refusal
        with response:
            content = _read(response, ends)
            length = response.headers.get("Content-Length")
            if length is not None and length.isdigit() and len(content) < int(length):
                raise HTTPException("the body is cut")
            named = {name.lower(): value for name, value in response.headers.items()}
            return Reply(response.status or 0, named, content)
    except (OSError, HTTPException, ValueError) as error:
        _fail(error, timeout)
