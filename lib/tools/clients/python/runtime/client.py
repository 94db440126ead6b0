"""The client."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from ._protocol import PROTOCOL
from .answers import Answer, FileAnswer, Receipt
from .reports import report_file, wait_until_ready

# suites: imports
from .transport import CallOptions, Route, Transport
from .types import Report, ResourceMeta


class Udaya:
    """A client of the Udaya API: one method for each endpoint, by suite.

    Connections are opened by the first calls and kept for the next; ``close()``, or the end of a ``with``, ends them. Without
    a key only what needs none can be called (reference, meta, plans). May be used from several threads; for asyncio there is
    ``AsyncUdaya``.
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        *,
        session_token: Optional[str] = None,
        base_url: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: int = PROTOCOL.retries,
        retry_base: float = PROTOCOL.retry_base,
    ) -> None:
        """Makes a client.

        ``api_key`` and ``base_url`` come from UDAYA_API_KEY and UDAYA_BASE_URL when left out; ``session_token`` is a session
        of the dashboard, for the suites account, keys and billing. ``timeout`` is in seconds and for one attempt (30, and
        35 where reports are printed); the n-th of ``retries`` waits a random time up to ``retry_base`` times 2 to the n.
        """
        self._transport = Transport(api_key, session_token, base_url, timeout, retries, retry_base)
        # suites: members

    def __repr__(self) -> str:
        return f"Udaya(base_url={self._transport.base_url!r})"

    def __enter__(self) -> Udaya:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the connections that wait for a call; the next call opens one again."""
        self._transport.close()

    @property
    def last(self) -> Optional[Receipt]:
        """Credits and rate of the last answer; None before the first. With threads: see the receipt of each answer."""
        return self._transport.last

    def wait_until_ready(
        self,
        report_id: str,
        *,
        wait: Optional[float] = None,
        poll: Optional[float] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Report, ResourceMeta]:
        """Asks for the state of a report until it is ready, for ``wait`` seconds (300), first after ``poll`` seconds (1).

        Raises NotFoundError REPORT_EXPIRED, ServerError REPORT_FAILED, TimeoutError.
        """
        return wait_until_ready(self._transport, report_id, wait, poll, CallOptions(None, timeout, retries))

    def report_file(
        self,
        report_id: str,
        *,
        wait: Optional[float] = None,
        poll: Optional[float] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> FileAnswer:
        """The file of a report: waits until it is ready, and takes a fresh link if the first one has ended."""
        return report_file(self._transport, report_id, wait, poll, CallOptions(None, timeout, retries))

    def download(
        self, url: str, *, timeout: Optional[float] = None, retries: Optional[int] = None
    ) -> FileAnswer:
        """Fetches a file by its link, without your key. NotFoundError LINK_EXPIRED where the link has ended."""
        return self._transport.download(url, CallOptions(None, timeout, retries))

    def request(
        self,
        verb: str,
        path: str,
        input: Optional[Mapping[str, Any]] = None,
        *,
        access: str = "key",
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> Answer[Any, Any]:
        """Calls an endpoint that this version has no method for: ``request("POST", "/v1/...", {...})``."""
        options = CallOptions(idempotency_key, timeout, retries)
        given = input or {}
        query = tuple(given) if verb == "GET" else ()
        return self._transport.json(Route(verb, path, access, query), given, options)
