"""The client for asyncio."""

from __future__ import annotations

from typing import Any, Mapping, Optional

from ._protocol import PROTOCOL
from .answers import Answer, FileAnswer, Receipt

# suites: imports
from .client import Udaya
from .threads import Threads
from .types import Report, ResourceMeta


class AsyncUdaya:
    """A client of the Udaya API for asyncio: the methods of ``Udaya``, to be awaited.

    Calls run in threads of the client, ``concurrency`` at once, over the connections that it keeps. Whoever cancels a call no
    longer waits for it; what was sent is not called back.
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
        concurrency: int = 32,
    ) -> None:
        """Makes a client; the arguments are those of ``Udaya``, and how many calls may run at once."""
        client = Udaya(
            api_key,
            session_token=session_token,
            base_url=base_url,
            timeout=timeout,
            retries=retries,
            retry_base=retry_base,
        )
        run = Threads(concurrency)
        self._client = client
        self._run = run
        # suites: members

    async def __aenter__(self) -> AsyncUdaya:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Async{self._client!r}"

    def close(self) -> None:
        """Ends the threads and the connections; nothing can be called afterwards."""
        self._run.close()
        self._client.close()

    @property
    def last(self) -> Optional[Receipt]:
        """Credits and rate of the last answer; None before the first. With several calls at once: see each answer."""
        return self._client.last

    async def wait_until_ready(
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
        return await self._run(
            self._client.wait_until_ready, report_id, {}, wait=wait, poll=poll, timeout=timeout, retries=retries
        )

    async def report_file(
        self,
        report_id: str,
        *,
        wait: Optional[float] = None,
        poll: Optional[float] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> FileAnswer:
        """The file of a report: waits until it is ready, and takes a fresh link if the first one has ended."""
        return await self._run(
            self._client.report_file, report_id, {}, wait=wait, poll=poll, timeout=timeout, retries=retries
        )

    async def download(
        self, url: str, *, timeout: Optional[float] = None, retries: Optional[int] = None
    ) -> FileAnswer:
        """Fetches a file by its link, without your key. NotFoundError LINK_EXPIRED where the link has ended."""
        return await self._run(self._client.download, url, {}, timeout=timeout, retries=retries)

    async def request(
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
        return await self._run(
            self._client.request,
            verb,
            path,
            input,
            {},
            access=access,
            idempotency_key=idempotency_key,
            timeout=timeout,
            retries=retries,
        )
