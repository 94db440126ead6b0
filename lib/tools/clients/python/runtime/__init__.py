"""Client of the Udaya API: Vedic (sidereal) astrology over HTTP."""

from ._protocol import VERSION as __version__
from .answers import Answer, FileAnswer, Receipt
from .async_client import AsyncUdaya
from .client import Udaya
from .errors import (
    AuthError,
    ConflictError,
    ConnectionError,
    CreditsError,
    NotFoundError,
    PermissionError,
    RateLimitError,
    ServerError,
    TimeoutError,
    UdayaError,
    ValidationError,
    WebhookError,
)
from .webhooks import verify_webhook

__all__ = [
    "Answer",
    "AsyncUdaya",
    "AuthError",
    "ConflictError",
    "ConnectionError",
    "CreditsError",
    "FileAnswer",
    "NotFoundError",
    "PermissionError",
    "RateLimitError",
    "Receipt",
    "ServerError",
    "TimeoutError",
    "Udaya",
    "UdayaError",
    "ValidationError",
    "WebhookError",
    "__version__",
    "verify_webhook",
]
