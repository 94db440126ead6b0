"""Waiting for what takes a while, and walking through lists."""

from __future__ import annotations

import time
from typing import Any, Callable, Iterator, Mapping, Optional

from . import errors
from ._protocol import PROTOCOL
from .answers import Answer, FileAnswer
from .transport import CallOptions, Route, Transport

_STATE = Route("GET", "/v1/reports/{id}", "either")
_LINK = Route("POST", "/v1/reports/{id}/link", "either")


def wait_until_ready(
    transport: Transport, report_id: str, wait: Optional[float], poll: Optional[float], options: CallOptions
) -> Answer[Any, Any]:
    """Asks for the state of a report until it is ready.

    NotFoundError REPORT_EXPIRED, ServerError REPORT_FAILED, TimeoutError TIMED_OUT after ``wait`` seconds.
    """
    ends = time.monotonic() + (PROTOCOL.poll_timeout if wait is None else wait)
    pause = PROTOCOL.poll_first if poll is None else poll
    while True:
        answer = transport.json(_STATE, {"id": report_id}, options)
        status = answer.data.get("status")
        request_id = answer.receipt.request_id
        if status == "ready":
            return answer
        if status == "expired":
            raise errors.NotFoundError(
                "The report has expired.", code="REPORT_EXPIRED", request_id=request_id
            )
        if status == "failed":
            raise errors.ServerError(
                "The report could not be made.", code="REPORT_FAILED", request_id=request_id
            )
        if time.monotonic() + pause > ends:
            raise errors.TimeoutError(
                "The report was not ready in time.", code="TIMED_OUT", request_id=request_id
            )
        time.sleep(pause)
        pause = min(PROTOCOL.poll_cap, pause * PROTOCOL.poll_growth)


def report_file(
    transport: Transport, report_id: str, wait: Optional[float], poll: Optional[float], options: CallOptions
) -> FileAnswer:
    """The file of a report: waits until it is ready, asks for a link, and for another if that one has ended."""
    wait_until_ready(transport, report_id, wait, poll, options)

    def fetch() -> FileAnswer:
        return transport.download(transport.json(_LINK, {"id": report_id}, options).data["url"], options)

    try:
        return fetch()
    except errors.NotFoundError as error:
        if error.code != "LINK_EXPIRED":
            raise
    return fetch()


def each_row(
    page: Callable[[Mapping[str, Any]], Answer[Any, Any]], given: Mapping[str, Any], rows: str
) -> Iterator[Any]:
    """The rows of a list, page after page; each page is asked for when the one before is used up."""
    cursor: Optional[str] = None
    while True:
        data = page(given if cursor is None else {**given, "cursor": cursor}).data
        yield from data[rows]
        # A cursor that does not move would never end.
        if data["cursor"] is None or data["cursor"] == cursor:
            return
        cursor = data["cursor"]
