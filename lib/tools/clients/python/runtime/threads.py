"""Calls from asyncio: each runs in a thread of the client, over the same connections."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, AsyncIterator, Callable, Iterator, TypeVar

Value = TypeVar("Value")

_END = object()


class Threads:
    """The threads of a client: as many calls at once as it has."""

    def __init__(self, many: int) -> None:
        self._pool = ThreadPoolExecutor(many, thread_name_prefix="udaya")

    async def __call__(self, call: Callable[..., Value], *given: Any, **options: Any) -> Value:
        """Runs a call. ``given``: the input as the call takes it, then the members that stood as keyword arguments."""
        members = given[-1] if given else {}
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, lambda: call(*given[:-1], **members, **options)
        )

    async def each(self, call: Callable[..., Iterator[Value]], *given: Any, **options: Any) -> AsyncIterator[Value]:
        """The rows of a list; each page is asked for when the one before is used up."""
        rows = await self(call, *given, **options)
        while True:
            row: Any = await self(next, rows, _END, {})
            if row is _END:
                return
            yield row

    def close(self) -> None:
        """Ends the threads when their calls have ended."""
        self._pool.shutdown(wait=False)
