"""Checks that a webhook is from the service (Standard Webhooks 1.0: HMAC-SHA256 over ``id.timestamp.body``)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Any, Mapping, Optional, Union

from .errors import WebhookError
from ._protocol import PROTOCOL


def verify_webhook(
    body: Union[bytes, str], headers: Mapping[str, str], secret: str, *, now: Optional[float] = None
) -> Any:
    """The event of a webhook, once its signature is proved.

    ``body`` is the request body exactly as it came; of ``headers`` webhook-id, webhook-timestamp and webhook-signature
    are read; ``secret`` may begin with ``whsec_``; ``now`` is the time in seconds since 1970, for tests.

    Raises WebhookError: SIGNATURE_INVALID, or TIMESTAMP_INVALID when it is more than five minutes off.
    """
    content = body.encode("utf-8") if isinstance(body, str) else body
    named = {name.lower(): value for name, value in headers.items()}
    ident, timestamp = named.get("webhook-id", ""), named.get("webhook-timestamp", "")
    current = time.time() if now is None else now
    if not (timestamp.isascii() and timestamp.isdigit()) or (
        abs(current - int(timestamp)) > PROTOCOL.webhook_tolerance
    ):
        raise WebhookError("The webhook is too old, or its time is missing.", code="TIMESTAMP_INVALID")
    try:
        key = base64.b64decode(secret[6:] if secret.startswith("whsec_") else secret, validate=True)
    except binascii.Error:
        raise WebhookError("The secret of the webhook is not base64.", code="SIGNATURE_INVALID") from None
    signed = f"{ident}.{timestamp}.".encode("utf-8") + content
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    # Several while a secret is being replaced: "v1,... v1,...".
    for part in named.get("webhook-signature", "").split(" "):
        if ident and hmac.compare_digest(part.encode("utf-8"), expected):
            return json.loads(content.decode("utf-8"))
    raise WebhookError("The signature of the webhook is not right.", code="SIGNATURE_INVALID")
