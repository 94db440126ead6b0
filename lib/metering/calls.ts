/**
 * The request log: what was called, minute by minute, from the gateway's log. A row holds a set of texts, and adding to a
 * set twice changes nothing, so lines may come twice. Nothing is written while a call runs: logging costs a call no time.
 *
 * A row takes one write per sweep (about one a minute), whatever the number of calls in it; from 1000 calls a minute on they
 * are spread over 16 rows. So one account can make some 100,000 calls a second before its log is a hot partition; its usage
 * item, one write per call, bounds it far sooner, at DynamoDB's 1000 writes a second for one item.
 */
import { hash } from 'node:crypto';
import { textOf, textsOf, type Item } from '../storage/attribute.ts';
import type { Key, Table } from '../storage/table.ts';
import type { LoggedCall } from './access-line.ts';
import { recordedCost } from './ledger.ts';
import { packFields, unpackFields } from './purse.ts';

const MINUTE_MS = 60_000;
/** Digits of a minute in a sort key: enough until the year 21000. */
const DIGITS = 10;
/** Calls of a minute that one row takes at a time; more are spread. */
const ROW_CALLS = 1000;
const ROWS = 16;
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
  readonly ms: number;
  readonly credits: number;
  readonly key: string;
}

/** Beginning of the sort keys of a minute (epoch minutes). */
export const minuteKey = (minute: number): string => String(minute).padStart(DIGITS, '0');

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
  const minutes = Map.groupBy(calls, ({ at }) => Math.floor(at / MINUTE_MS));
  for (const [minute, those] of minutes) {
    const spread = those.length > ROW_CALLS ? ROWS : 1;
    const rows = Map.groupBy(those, ({ id }) => (spread === 1 ? 0 : (hash('sha1', id, 'buffer')[0] ?? 0) % spread));
    for (const [row, own] of rows) await addCalls(table, own, minute, row, days);
  }
};

const addCalls = async (table: Table, calls: readonly LoggedCall[], minute: number, row: number, days: number) => {
  const [first] = calls;
  if (!first) return;
  const key = rowKey(first.customer, minute, row);
  // A sweep looks back at lines it has seen: what is there needs no second write.
  const known = new Set(callsOf((await table.get(key)) ?? {}).map(({ id }) => id));
  const fresh = calls.filter(({ id }, i) => !known.has(id) && calls.findIndex((one) => one.id === id) === i);
  for (let from = 0; from < fresh.length; from += ROW_CALLS) {
    const texts = await Promise.all(
      fresh.slice(from, from + ROW_CALLS).map(async (call) => {
        const { id, at, method, endpoint, status, ms, key: own } = call;
        return packFields([id, at, method, endpoint, status, Math.round(ms), await costOf(table, call), own]);
      }),
    );
    await table.update(key, {
      update: 'SET #ttl = :ttl ADD calls :calls',
      names: { '#ttl': 'ttl' },
      values: { ':ttl': minute * 60 + Math.max(LEAST_DAYS, days) * 86_400, ':calls': new Set(texts) },
    });
  }
};

/** The calls of a row, oldest first, each once: two sweeps may have written one with different times. */
export const callsOf = (row: Item): readonly CallRow[] => [
  ...new Map(parsed(row).map((call) => [call.id, call])).values(),
];

const parsed = (row: Item): readonly CallRow[] =>
  textsOf(row, 'calls')
    .map((text): CallRow => {
      const [id = '', at, method = '', endpoint = '', status, ms, credits, key = ''] = unpackFields(text);
      return {
        id,
        at: Number(at),
        method,
        endpoint,
        status: Number(status),
        ms: Number(ms),
        credits: Number(credits),
        key,
      };
    })
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

const PAGE = 50;

/** Every call since a minute (epoch minutes), oldest first. */
export async function* callsSince(table: Table, customer: string, minute: number): AsyncGenerator<CallRow> {
  // `~` sorts after every row of the minute before.
  let after = `${minuteKey(minute - 1)}~`;
  for (;;) {
    const rows = await table.query(`calls#${customer}`, { after, limit: PAGE });
    for (const row of rows) yield* callsOf(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = textOf(last, 'sk');
  }
}

/** Where a page of the log begins: after this call, going back in time. */
export interface LogPosition {
  readonly minute: number;
  readonly at: number;
  readonly id: string;
}

/** Calls from the newest back, after a position. The rows of one minute are merged. */
export async function* callsBack(
  table: Table,
  customer: string,
  position: LogPosition | null,
): AsyncGenerator<CallRow> {
  let after = position ? `${minuteKey(position.minute)}~` : undefined;
  let minute = '';
  let own: CallRow[] = [];
  const given = (): readonly CallRow[] =>
    own
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
      .filter(({ at, id }) => !position || at < position.at || (at === position.at && id < position.id));
  for (;;) {
    const rows = await table.query(`calls#${customer}`, { descending: true, limit: PAGE, ...(after ? { after } : {}) });
    for (const row of rows) {
      const [of = ''] = textOf(row, 'sk').split('#');
      if (of !== minute) {
        yield* given();
        [minute, own] = [of, []];
      }
      own.push(...callsOf(row));
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = textOf(last, 'sk');
  }
  yield* given();
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
