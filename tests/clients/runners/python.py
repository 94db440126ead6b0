"""Makes the calls of a file of jobs with the Python library, and prints a line of JSON for each.

Every other job goes through the client for asyncio, with its input as keyword arguments.
"""

import asyncio

import base64
import dataclasses
import json
import re
import sys
import time

library, jobs_file = sys.argv[1:]
sys.path.insert(0, library)

from udaya import AsyncUdaya, FileAnswer, Udaya, UdayaError, verify_webhook  # noqa: E402


def seconds(options):
    """Options of a job, where times are in milliseconds, as the library takes them."""
    return {
        name[:-3] if name.endswith("_ms") else name: value / 1000 if name.endswith("_ms") else value
        for name, value in options.items()
    }


def method_of(client, name, suffix=""):
    suite, method = name.split(".")
    return getattr(getattr(client, suite), method + suffix)


def call(client, job, options):
    method = method_of(client, job["call"])
    return method(job["input"], **options) if "input" in job else method(**options)


def report_of(client, job, options):
    order = method_of(client, job["report_of"])(job["input"], **options)
    return client.report_file(order.data["report_id"], **options)


ACTIONS = {
    "call": call,
    "request": lambda client, job, options: client.request(
        job["request"]["verb"], job["request"]["path"], job.get("input"), **options
    ),
    "wait": lambda client, job, options: client.wait_until_ready(job["wait"], **options),
    "report_file": lambda client, job, options: client.report_file(job["report_file"], **options),
    "download": lambda client, job, options: client.download(job["download"], **options),
    "report_of": report_of,
}


def perform(client, job):
    if "webhook" in job:
        sent = job["webhook"]
        return {
            "event": verify_webhook(sent["body"], sent["headers"], sent["secret"], now=sent["now_ms"] / 1000)
        }
    if "print" in job:
        return {"text": f"{client} {client!r} {vars(client)} {vars(vars(client)['_transport'])}"}
    options = seconds(job.get("options", {}))
    if "each" in job:
        rows = []
        for row in method_of(client, job["each"], "_all")(job.get("input"), **options):
            rows.append(row)
            if len(rows) == job.get("take"):
                break
        return {"rows": rows}
    action = next(name for name in ACTIONS if name in job)
    return shown(ACTIONS[action](client, job, options))


def shown(answer):
    line = {"status": answer.status, "receipt": dataclasses.asdict(answer.receipt)}
    if isinstance(answer, FileAnswer):
        return {**line, "media": answer.media_type, "base64": base64.b64encode(answer.content).decode()}
    return {**line, "data": answer.data, "meta": answer.meta}


async def perform_async(client, job):
    """The same with the client for asyncio."""
    options = seconds(job.get("options", {}))
    if "each" in job:
        rows = []
        async for row in method_of(client, job["each"], "_all")(**job.get("input", {}), **options):
            rows.append(row)
            if len(rows) == job.get("take"):
                break
        return {"rows": rows}
    if "call" in job:
        answer = await method_of(client, job["call"])(**job.get("input", {}), **options)
    elif "report_of" in job:
        order = await method_of(client, job["report_of"])(job["input"], **options)
        answer = await client.report_file(order.data["report_id"], **options)
    else:
        action = next(name for name in ACTIONS if name in job)
        answer = await ACTIONS[action](client, job, options)
    return shown(answer)


async def in_loop(client, job):
    async with client:
        return await perform_async(client, job)


for at, entry in enumerate(json.load(open(jobs_file, encoding="utf-8"))):
    settings = dict(entry["client"])
    looped = at % 2 == 1 and not {"webhook", "print"} & set(entry["do"])
    client = (AsyncUdaya if looped else Udaya)(settings.pop("key"), session_token=settings.pop("session", None), **seconds(settings))
    started = time.monotonic()
    line = {"name": entry["name"]}
    try:
        done = asyncio.run(in_loop(client, entry["do"])) if looped else perform(client, entry["do"])
        line.update(done)
    except UdayaError as error:
        line["error"] = {
            "kind": re.sub(r"(?<!^)(?=[A-Z])", "_", type(error).__name__.replace("Error", "")).lower(),
            "status": error.status,
            "code": error.code,
            "message": error.message,
            "details": error.details,
            "request_id": error.request_id,
            "retry_after": error.retry_after,
            "text": f"{error} {error!r}",
        }
    last = None if client.last is None else dataclasses.asdict(client.last)
    print(json.dumps({**line, "last": last, "ms": round((time.monotonic() - started) * 1000)}), flush=True)
