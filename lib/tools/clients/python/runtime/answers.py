"""What calls come back with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Mapping, Optional, TypeVar

Data = TypeVar("Data")
Meta = TypeVar("Meta")


@dataclass(frozen=True)
class Receipt:
    """What an answer said of credits and limits; None where it said nothing."""

    request_id: str
    #: Credits that the call cost; 0 for sandbox keys.
    credits_charged: Optional[int]
    #: Credits left in this period.
    credits_remaining: Optional[int]
    #: Requests per minute of the plan, and how many are left of them.
    rate_limit: Optional[int]
    rate_remaining: Optional[int]
    #: Seconds until the minute is over.
    rate_reset: Optional[int]


@dataclass(frozen=True)
class Answer(Generic[Data, Meta]):
    """The answer of a call: ``data``, and how it came about. Members that this version does not know are kept."""

    status: int
    data: Data
    meta: Meta
    receipt: Receipt


@dataclass(frozen=True)
class FileAnswer:
    """A file: an image, a calendar, a report."""

    status: int
    content: bytes
    #: ``image/svg+xml``, without parameters.
    media_type: str
    receipt: Receipt

    def text(self) -> str:
        """The file as text, read as UTF-8."""
        return self.content.decode("utf-8")


def _whole(headers: Mapping[str, str], name: str) -> Optional[int]:
    try:
        return int(headers.get(name, ""))
    except ValueError:
        return None


def receipt_of(headers: Mapping[str, str]) -> Receipt:
    """The receipt in the headers of an answer, by their names in small letters."""
    return Receipt(
        request_id=headers.get("x-request-id", ""),
        credits_charged=_whole(headers, "x-credits-charged"),
        credits_remaining=_whole(headers, "x-credits-remaining"),
        rate_limit=_whole(headers, "ratelimit-limit"),
        rate_remaining=_whole(headers, "ratelimit-remaining"),
        rate_reset=_whole(headers, "ratelimit-reset"),
    )


def file_of(status: int, headers: Mapping[str, str], content: bytes) -> FileAnswer:
    """A file answer of what was received."""
    media_type = headers.get("content-type", "").split(";")[0].strip().lower()
    return FileAnswer(status, content, media_type, receipt_of(headers))
