"""Sends calls: adds key and Idempotency-Key, waits and repeats, and turns answers into values or errors."""

from __future__ import annotations

import json
import os
import platform
import random
import re
import time
import uuid
from dataclasses import dataclass, field
from datetime import date, datetime
from datetime import time as time_of_day
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Dict, Mapping, Optional, Tuple, cast
from urllib.parse import quote, urlencode

from . import errors, wire
from ._protocol import BASE_URL, PROTOCOL, VERSION
from .answers import Answer, FileAnswer, Receipt, file_of, receipt_of


@dataclass(frozen=True)
class Route:
    """What a method is on the wire."""

    verb: str
    #: ``/v1/varga/{chart}``
    path: str
    #: ``key``, ``session``, ``either`` or ``none``: who may call.
    access: str = "key"
    #: Members of the input that stand in the query; those of the path are seen in the path.
    query: Tuple[str, ...] = ()
    #: Members that are sent besides the input.
    fixed: Mapping[str, str] = field(default_factory=dict)
    #: Seconds that one attempt may take, where the usual do not do.
    timeout: Optional[float] = None


@dataclass(frozen=True)
class CallOptions:
    """What one call may be told."""

    idempotency_key: Optional[str] = None
    timeout: Optional[float] = None
    retries: Optional[int] = None


class Secret:
    """A text that no print shows."""

    __slots__ = ("reveal",)

    def __init__(self, text: str) -> None:
        self.reveal: Callable[[], str] = lambda: text

    def __repr__(self) -> str:
        return "[secret]"


def members_of(input: Optional[Mapping[str, Any]], members: Mapping[str, Any]) -> Mapping[str, Any]:
    """The input of a call: what was given as a dict, and what was given as keyword arguments."""
    return {**input, **members} if input and members else input or members


def _plain(value: Any) -> str:
    """Dates and times as the service reads them: local, as they stand."""
    if isinstance(value, (datetime, time_of_day)):
        return value.isoformat(timespec="seconds")
    if isinstance(value, date):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} cannot be sent")


def _query_text(value: Any) -> str:
    if isinstance(value, (date, time_of_day)):
        return _plain(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_query_text(one) for one in value)
    return str(value)


def _address_of(route: Route, given: Mapping[str, Any]) -> Tuple[str, Dict[str, Any]]:
    """The address below the base, and the members that are left for the body."""
    members: Dict[str, Any] = {**given, **route.fixed}
    path = re.sub(
        r"\{(\w+)\}",
        lambda match: quote(_query_text(members.pop(match.group(1), "")), safe=""),
        route.path,
    )
    pairs = [(name, members.pop(name)) for name in route.query if name in members]
    query = urlencode([(name, _query_text(value)) for name, value in pairs if value is not None])
    return (f"{path}?{query}" if query else path), members


def _retry_after_of(headers: Mapping[str, str]) -> Optional[float]:
    """Seconds of a Retry-After header, in either of its forms."""
    text = headers.get("retry-after", "").strip()
    if re.fullmatch(r"\d+(\.\d+)?", text):
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (TypeError, ValueError, IndexError):
        return None


def _parsed(body: bytes) -> Any:
    try:
        return json.loads(body.decode("utf-8"))
    except ValueError:
        return None


def _record(value: Any) -> Dict[str, Any]:
    return value if isinstance(value, dict) else {}


class Transport:
    """What all suites of a client send their calls with. Calls may be made from several threads."""

    def __init__(
        self,
        api_key: Optional[str],
        session_token: Optional[str],
        base_url: Optional[str],
        timeout: Optional[float],
        retries: int,
        retry_base: float,
    ) -> None:
        self._key = Secret(os.environ.get(PROTOCOL.key_variable, "") if api_key is None else api_key)
        self._session = Secret(session_token or "")
        self.base_url = (base_url or os.environ.get(PROTOCOL.base_variable) or BASE_URL).rstrip("/")
        self._timeout = timeout
        self._retries = retries
        self._retry_base = retry_base
        self._connections = wire.Connections()
        #: Credits and rate of the last answer; None before the first.
        self.last: Optional[Receipt] = None

    def close(self) -> None:
        """Ends the connections that wait for a call."""
        self._connections.close()

    def json(self, route: Route, given: Mapping[str, Any], options: CallOptions) -> Answer[Any, Any]:
        """A call that answers JSON: data and meta of the envelope, or the document itself where it has none."""
        reply = self._send(route, given, options)
        receipt = receipt_of(reply.headers)
        if not reply.body:
            return Answer(reply.status, None, None, receipt)
        body = _parsed(reply.body)
        if not isinstance(body, dict):
            message = "The answer is not JSON; something between you and the service may have changed it."
            raise errors.ServerError(
                message, status=reply.status, code="BAD_ANSWER", request_id=receipt.request_id
            )
        if body.get("status") == "success" and "data" in body:
            return Answer(reply.status, body["data"], body.get("meta"), receipt)
        return Answer(reply.status, body, None, receipt)

    def file(self, route: Route, given: Mapping[str, Any], options: CallOptions) -> FileAnswer:
        """A call that answers a file."""
        reply = self._send(route, given, options)
        return file_of(reply.status, reply.headers, reply.body)

    def download(self, url: str, options: CallOptions) -> FileAnswer:
        """Fetches a file by its link, without a key. NotFoundError LINK_EXPIRED where the link has ended."""
        try:
            reply = self._repeat("GET", url, {}, None, None, options)
        except errors.UdayaError as error:
            if error.status not in (401, 403, 404, 410):
                raise
            message = "The link to the file has ended; ask for a fresh one."
            raise errors.NotFoundError(message, status=error.status, code="LINK_EXPIRED") from None
        return file_of(reply.status, reply.headers, reply.body)

    def _send(self, route: Route, given: Mapping[str, Any], options: CallOptions) -> wire.Reply:
        address, members = _address_of(route, given)
        headers = {
            "Accept": "*/*",
            "User-Agent": f"udaya-python/{VERSION} python/{platform.python_version()}",
        }
        headers.update(self._credentials(route.access))
        body: Optional[bytes] = None
        if route.verb != "GET":
            headers["Idempotency-Key"] = options.idempotency_key or str(uuid.uuid4())
            if route.verb != "DELETE":
                headers["Content-Type"] = "application/json"
                body = json.dumps(members, ensure_ascii=False, default=_plain).encode("utf-8")
        return self._repeat(route.verb, self.base_url + address, headers, body, route.timeout, options)

    def _credentials(self, access: str) -> Dict[str, str]:
        key, session = self._key.reveal(), self._session.reveal()
        if access == "none":
            return {}
        if access != "session" and key:
            return {"X-Api-Key": key}
        if access != "key" and session:
            return {"Authorization": f"Bearer {session}"}
        what = "session_token" if access == "session" else f"api_key, or set {PROTOCOL.key_variable}"
        raise errors.AuthError(f"This call needs a credential: give the client {what}.", code="KEY_MISSING")

    def _repeat(
        self,
        verb: str,
        url: str,
        headers: Dict[str, str],
        body: Optional[bytes],
        timeout: Optional[float],
        options: CallOptions,
    ) -> wire.Reply:
        """Attempts until one succeeds, or no repeat is worth it."""
        chosen = (options.timeout, self._timeout, timeout)
        patience = next((one for one in chosen if one is not None), PROTOCOL.timeout)
        retries = self._retries if options.retries is None else options.retries
        done = 0
        while True:
            try:
                return self._attempt(verb, url, headers, body, patience)
            except errors.UdayaError as error:
                asked = error.retry_after
                repeatable = (
                    error.status == 0
                    or error.status in PROTOCOL.retry_statuses
                    or error.code in PROTOCOL.retry_codes
                )
                if done >= retries or not repeatable:
                    raise
                if asked is not None and asked > PROTOCOL.retry_after_max:
                    raise
            pause = min(PROTOCOL.retry_cap, self._retry_base * cast(int, 2**done))
            time.sleep(random.uniform(0, pause) if asked is None else asked)
            done += 1

    def _attempt(
        self, verb: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float
    ) -> wire.Reply:
        try:
            reply = self._connections.attempt(verb, url, headers, body, timeout)
        except errors.ConnectionError as error:
            raise errors.ConnectionError(self._without_secrets(error.message), code=error.code) from None
        self.last = receipt_of(reply.headers)
        if 200 <= reply.status < 300:
            return reply
        refusal = _record(_parsed(reply.body))
        failure, meta = _record(refusal.get("error")), _record(refusal.get("meta"))
        details = failure.get("details")
        raise errors.class_of(reply.status)(
            self._without_secrets(
                str(failure.get("message") or f"The answer has the status {reply.status}.")
            ),
            status=reply.status,
            code=str(failure.get("code") or f"HTTP_{reply.status}"),
            details=[one for one in details if isinstance(one, dict)] if isinstance(details, list) else [],
            request_id=str(meta.get("request_id") or reply.headers.get("x-request-id", "")),
            retry_after=_retry_after_of(reply.headers),
        )

    def _without_secrets(self, text: str) -> str:
        for secret in (self._key.reveal(), self._session.reveal()):
            text = text.replace(secret, "[secret]") if secret else text
        return text
