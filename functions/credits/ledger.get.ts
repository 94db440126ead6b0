import * as z from 'zod/mini';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { CURSOR_OUT, pageFields } from '../../lib/contract/frame/paging.ts';
import { MOST_CREDITS } from '../../lib/contract/suites/plans.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { nameOf, utcInstant } from '../../lib/contract/frame/shapes.ts';
import { PERIOD_FIELDS, requestedPeriod } from '../../lib/contract/suites/usage.ts';
import { readHistory } from '../../lib/accounts/grants.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { callsSince } from '../../lib/accounts/metering/calls.ts';
import { monthOf, nextMonth } from '../../lib/accounts/metering/period.ts';
import { ENTRY_KINDS, readStatement, type Entry } from '../../lib/accounts/metering/statement.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';
import type { Table } from '../../lib/contract/ports/table.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
/** Seconds before the end of its time slot at which a call may have come. */
const SLOT_S = 60;

const monthsOf = (start: number, end: number): readonly string[] => {
  const months: string[] = [];
  for (let at = start; at < end; at = nextMonth(at)) months.push(monthOf(at));
  return months;
};

/** Endpoints of the calls among some entries, from the request log. */
const endpointsOf = async (
  table: Table,
  customer: string,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> => {
  const wanted = new Set(entries.map(({ requestId }) => requestId).filter((id) => id !== ''));
  const times = entries.filter(({ kind }) => kind === 'call').map(({ at }) => at);
  const found = new Map<string, string>();
  if (times.length === 0) return found;
  const last = Math.max(...times) * 1000;
  const first = Math.floor((Math.min(...times) - SLOT_S) / 60);
  for await (const calls of callsSince(table, customer, first)) {
    for (const { id, endpoint } of calls) if (wanted.has(id)) found.set(id, endpoint);
    if (calls.some(({ at }) => at > last)) break;
  }
  return found;
};

export const ledger = resource({
  path: '/v1/credits/ledger',
  method: 'GET',
  summary: 'Every credit that came or went, entry by entry',
  description:
    'Credits of the month, changes of the plan, and every call that was delivered, with its price. A call enters once it is settled, some minutes after its answer; until then its credits stand under `reserved`. So the entries of a month add up to the balance at any moment. Calls are dated by the end of their time slot of 30 seconds. The ledger goes back 400 days.',
  suite: 'billing',
  wave: 2,
  auth: 'session',
  input: plainInput({ ...PERIOD_FIELDS, ...pageFields(100, 1000) }),
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'A page of entries',
      z.strictObject({
        entries: objectList('Entries, oldest first', {
          at: about(utcInstant, 'When'),
          kind: oneOf(
            ENTRY_KINDS,
            'month: credits of the month; plan: a change of plan; call: a delivered call; refund: what a report had cost that could not be made; adjustment: calls of which only their Idempotency-Key is known; reserved: calls under way',
          ),
          kind_name: nameOf('kind of entry'),
          request_id: about(z.nullable(text), 'The request of a call; null for what is no call'),
          report_id: about(z.nullable(text), 'The report that a refund is for; null for every other kind'),
          endpoint: about(
            z.nullable(text),
            'What was called; null for what is no call, and for calls older than the request log',
          ),
          delta: whole(-MOST_CREDITS, MOST_CREDITS, 'Credits: positive what came, negative what went'),
        }),
        ...CURSOR_OUT,
      }),
      {
        entries: [
          {
            at: '2026-11-01T00:00:00Z',
            kind: 'month',
            kind_name: 'Credits of the month',
            request_id: null,
            report_id: null,
            endpoint: null,
            delta: 500,
          },
          {
            at: '2026-11-21T09:31:30Z',
            kind: 'call',
            kind_name: 'Call',
            request_id: '0f6b1f1c-8f0e-4c2e-9c52-2f0a3a7a9c11',
            report_id: null,
            endpoint: 'kundli/planets',
            delta: -1,
          },
        ],
        cursor: null,
      },
    ),
  },
  compute: async ({ table, customer, input, paging, options }) => {
    const now = Date.now();
    const { start: given, end } = requestedPeriod(input, 1, now);
    const start = input.from === undefined ? Date.parse(`${monthOf(end - 1)}-01T00:00:00Z`) : given;
    if (end <= start || end - start > MAX_DAYS * DAY_MS)
      throw rangeTooLong(
        'to',
        `from must not lie after to, and both span at most ${MAX_DAYS} days.`,
        `1..${MAX_DAYS} days`,
      );
    const history = await readHistory(table, customer);
    const [afterMonth = '', afterIndex = '0'] = (paging.after ?? '').split(' ');
    const page: Entry[] = [];
    let next: string | null = null;
    for (const month of monthsOf(start, end)) {
      if (month < afterMonth) continue;
      const all = await readStatement(table, customer, history, month, now);
      const from = month === afterMonth ? Number(afterIndex) : 0;
      for (const [index, entry] of all.entries()) {
        const at = entry.at * 1000;
        if (index < from || at < start || at >= end) continue;
        if (page.length === input.limit) {
          next = paging.cursor(`${month} ${index}`);
          break;
        }
        page.push(entry);
      }
      if (next !== null) break;
    }
    const endpoints = await endpointsOf(table, customer, page);
    const names = bank(options.language, 'platform').entry;
    return {
      status: 200,
      data: {
        entries: page.map(({ at, kind, delta, requestId, report }) => ({
          at: utcOf(at),
          kind,
          kind_name: names[kind],
          request_id: requestId === '' ? null : requestId,
          report_id: report ?? null,
          endpoint: endpoints.get(requestId) ?? null,
          delta,
        })),
        cursor: next,
      },
    };
  },
});

export const handler = serveResource(ledger);
