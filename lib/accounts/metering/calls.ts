/**
 * The request log: what was called, minute by minute, from the gateway's log. A row holds a set of texts, and adding to a
 * set twice changes nothing, so lines may come twice. Nothing is written while a call runs: logging costs a call no time.
 *
 * A row takes one write per page of the gateway's log that a sweep reads, whatever the number of calls in it. The calls of a
 * minute stand in one row while there are no more than 1000; beyond that every write makes a new row of 1000 at most, some
 * 110 KB, so a hot account makes no hot item. Its usage item, one write per call, bounds it: DynamoDB takes 1000 writes a
 * second of one item, which is 60,000 calls a minute.
 */
import { itemText, itemTexts, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import { isErrorCode, type ErrorCode } from '../../contract/frame/errors.ts';
import type { LoggedCall } from './access-line.ts';
import { recordedCost } from './ledger.ts';
import { packFields, unpackFields } from './spending-limits.ts';

const MINUTE_MS = 60_000;
/** Digits of a minute in a sort key: enough until the year 21000. */
const DIGITS = 10;
/** Calls that stand in one row. */
const ROW_CALLS = 1000;
/** Days for which rows are kept at least, because hours are counted from them. */
const LEAST_DAYS = 2;

/** A call as the log keeps it. */
export interface CallRow {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly method: string;
  readonly endpoint: string;
  readonly status: number;
  /** The code of its error; empty where it has none, or none is known. */
  readonly code: ErrorCode | '';
  readonly ms: number;
  readonly credits: number;
  readonly key: string;
}

/** Beginning of the sort keys of a minute (epoch minutes). */
const minuteKey = (minute: number): string => String(minute).padStart(DIGITS, '0');

const rowKey = (customer: string, minute: number, row: number): Key => ({
  pk: `calls#${customer}`,
  sk: `${minuteKey(minute)}#${row}`,
});

const isDelivered = (status: number): boolean => status >= 200 && status < 400;

/** What a call cost: nothing unless it was delivered; a price that only its handler knew is read from the ledger. */
const costOf = async (table: Table, { status, charge }: LoggedCall): Promise<number> => {
  if (!charge || !isDelivered(status)) return 0;
  return charge.state === 'later' ? ((await recordedCost(table, charge)) ?? 0) : charge.credits;
};

/** Writes calls of one customer into the log, for `days`; calls that are there already change nothing. */
export const recordCalls = async (table: Table, calls: readonly LoggedCall[], days: number): Promise<void> => {
  for (const [minute, those] of Map.groupBy(calls, ({ at }) => Math.floor(at / MINUTE_MS)))
    await addCalls(table, those, minute, days);
};

const addCalls = async (table: Table, calls: readonly LoggedCall[], minute: number, days: number): Promise<void> => {
  const [first] = calls;
  if (!first) return;
  const { customer } = first;
  // A sweep looks back at lines it has seen: what is there needs no second write, in whichever row it is.
  const rows = await table.query(`calls#${customer}`, { prefix: `${minuteKey(minute)}#` });
  const known = new Map<string, string>();
  for (const row of rows) for (const text of itemTexts(row, 'calls')) known.set(...seenIn(text));
  // Of one call that comes twice the first counts, unless only the second says why it failed.
  const fresh = calls.filter(({ id, code }) => {
    const isNew = !known.has(id) || (code !== '' && known.get(id) === '');
    if (isNew) known.set(id, code);
    return isNew;
  });
  // The first row grows until it is full; then each write makes a row of its own, which never grows.
  const isBusy = known.size > ROW_CALLS;
  const next = isBusy ? 1 + Math.max(0, ...rows.map((row) => Number(itemText(row, 'sk').split('#')[1]))) : 0;
  for (let from = 0; from < fresh.length; from += ROW_CALLS) {
    const texts = await Promise.all(
      fresh.slice(from, from + ROW_CALLS).map(async (call) => {
        const { id, at, method, endpoint, status, ms, key, code } = call;
        return packFields([id, at, method, endpoint, status, Math.round(ms), await costOf(table, call), key, code]);
      }),
    );
    await table.update(rowKey(customer, minute, next + from / ROW_CALLS), {
      update: 'SET #ttl = :ttl ADD calls :calls',
      names: { '#ttl': 'ttl' },
      values: { ':ttl': minute * 60 + Math.max(LEAST_DAYS, days) * 86_400, ':calls': new Set(texts) },
    });
  }
};

/** Id and error code of a call in a row, its first and last field: a busy minute has thousands, which are looked at again and again. */
const seenIn = (text: string): readonly [id: string, code: string] => {
  const [id = '', code = ''] = unpackFields(text.slice(0, text.indexOf(' ')) + text.slice(text.lastIndexOf(' ')));
  return [id, isErrorCode(code) ? code : ''];
};

const callsOf = (row: Item): readonly CallRow[] =>
  itemTexts(row, 'calls').map((text): CallRow => {
    const [id = '', at, method = '', endpoint = '', status, ms, credits, key = '', code = ''] = unpackFields(text);
    return {
      id,
      at: Number(at),
      method,
      endpoint,
      status: Number(status),
      code: isErrorCode(code) ? code : '',
      ms: Number(ms),
      credits: Number(credits),
      key,
    };
  });

const PAGE = 50;

/** Calls of some rows, each once: of two entries, by two sweeps or before the code was known, the one with the code. */
const merged = (rows: readonly Item[]): CallRow[] => {
  const calls = new Map<string, CallRow>();
  for (const call of rows.flatMap(callsOf)) if (!calls.get(call.id)?.code) calls.set(call.id, call);
  return [...calls.values()];
};

const minuteOf = (row: Item): string => itemText(row, 'sk').split('#')[0] ?? '';

/** The rows of the log, minute by minute, from a position on. */
async function* minutesOf(
  table: Table,
  customer: string,
  from: string | undefined,
  descending: boolean,
): AsyncGenerator<readonly Item[]> {
  let after = from;
  let own: Item[] = [];
  for (;;) {
    const rows = await table.query(`calls#${customer}`, { descending, limit: PAGE, ...(after ? { after } : {}) });
    for (const row of rows) {
      const [known] = own;
      if (known && minuteOf(known) !== minuteOf(row)) {
        yield own;
        own = [];
      }
      own.push(row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = itemText(last, 'sk');
  }
  if (own.length > 0) yield own;
}

/** Every call since a minute (epoch minutes), minute by minute, oldest first. */
export async function* callsSince(table: Table, customer: string, minute: number): AsyncGenerator<readonly CallRow[]> {
  // `~` sorts after every row of the minute before.
  for await (const rows of minutesOf(table, customer, `${minuteKey(minute - 1)}~`, false))
    yield merged(rows).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** Where a page of the log begins: after this call, going back in time. */
export interface LogPosition {
  readonly minute: number;
  readonly at: number;
  readonly id: string;
}

/** Calls from the newest back, after a position. */
export async function* callsBack(
  table: Table,
  customer: string,
  position: LogPosition | null,
): AsyncGenerator<CallRow> {
  const from = position ? `${minuteKey(position.minute)}~` : undefined;
  for await (const rows of minutesOf(table, customer, from, true))
    yield* merged(rows)
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
      .filter(({ at, id }) => !position || at < position.at || (at === position.at && id < position.id));
}

/** Calls looked at for one page; behind a filter that fits few, a page may be short of rows and still have a next one. */
const LOOKED_AT = 20_000;

const positionText = ({ at, id }: CallRow): string => `${at} ${id}`;
const positionIn = (text: string | null): LogPosition | null => {
  if (text === null) return null;
  const [at = '', id = ''] = text.split(' ');
  return { minute: Math.floor(Number(at) / MINUTE_MS), at: Number(at), id };
};

export interface LogQuery {
  /** Position that the page before ended with, or null. */
  readonly after: string | null;
  readonly limit: number;
  /** Epoch ms before which nothing is shown. */
  readonly oldest: number;
  readonly fits: (call: CallRow) => boolean;
}

/** A page of the log, newest first, and the position of the next page or null. */
export const pageOfCalls = async (
  table: Table,
  customer: string,
  { after, limit, oldest, fits }: LogQuery,
): Promise<{ readonly calls: readonly CallRow[]; readonly next: string | null }> => {
  const calls: CallRow[] = [];
  let looked = 0;
  for await (const call of callsBack(table, customer, positionIn(after))) {
    if (call.at < oldest) break;
    const last = calls.at(-1);
    if (fits(call) && last && calls.length === limit) return { calls, next: positionText(last) };
    if (fits(call)) calls.push(call);
    if (++looked === LOOKED_AT) return { calls, next: positionText(call) };
  }
  return { calls, next: null };
};
