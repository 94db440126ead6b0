"""Errors of the client: one class for each family of codes, all of them ``UdayaError``."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Type


class UdayaError(Exception):
    """Any failure of a call. Branch on its class or on ``code``; the message is for people and never holds a key."""

    def __init__(
        self,
        message: str,
        *,
        status: int = 0,
        code: str = "",
        details: Optional[List[Mapping[str, Any]]] = None,
        request_id: str = "",
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        #: HTTP status; 0 where there was no answer.
        self.status = status
        #: Stable code, one of GET /v1/meta/errors or of the client itself (CONNECTION_FAILED, TIMED_OUT, BAD_ANSWER, ...).
        self.code = code
        #: Every field at fault: field, code, message, and where they help expected and received.
        self.details: List[Mapping[str, Any]] = details or []
        #: Name it when you ask for help; empty where there was no answer.
        self.request_id = request_id
        #: Seconds that the service asked to wait; None where it did not.
        self.retry_after = retry_after

    def __repr__(self) -> str:
        return f"{type(self).__name__}(status={self.status}, code={self.code!r}, message={self.message!r})"


class AuthError(UdayaError):
    """No valid key or session."""


class CreditsError(UdayaError):
    """The credits of the period, or the cap of the key, are used up."""


class PermissionError(UdayaError):
    """The key may not do this."""


class ValidationError(UdayaError):
    """The request is malformed, or has no answer; ``details`` names every field at fault."""


class NotFoundError(UdayaError):
    """There is no such path, variant or resource, or no longer."""


class ConflictError(UdayaError):
    """The state of the resource, or the Idempotency-Key, forbids it."""


class RateLimitError(UdayaError):
    """Too many requests; ``retry_after`` says how long to wait."""


class ServerError(UdayaError):
    """The service failed; repeats have been made."""


class TimeoutError(UdayaError):
    """No answer in time."""


class ConnectionError(UdayaError):
    """No answer at all: the connection failed or broke."""


class WebhookError(UdayaError):
    """A webhook that is not from the service, or too old."""


_BY_STATUS: Dict[int, Type[UdayaError]] = {
    400: ValidationError,
    401: AuthError,
    402: CreditsError,
    403: PermissionError,
    404: NotFoundError,
    408: TimeoutError,
    409: ConflictError,
    410: NotFoundError,
    413: ValidationError,
    415: ValidationError,
    422: ValidationError,
    429: RateLimitError,
    504: TimeoutError,
}


def class_of(status: int) -> Type[UdayaError]:
    """The class of a status that the service answered."""
    return _BY_STATUS.get(status, ServerError if status >= 500 else UdayaError)
