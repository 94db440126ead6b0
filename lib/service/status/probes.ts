/**
 * What probes of the service found: one row a day with counts, so that a minute costs one write and ninety days one page. A minute
 * in which no probe was made counts as one that failed: who could not ask could not answer either.
 */
import { INCIDENT_DAYS, PROBE_CHECKS, type ProbeCheck } from '../../contract/suites/status.ts';
import { isWritten, itemNumber, itemText, itemTexts, type Item, type Table } from '../../contract/ports/table.ts';

const PARTITION = 'probes';
const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 1440;
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;
/** The clock calls every minute, and now and then twice: within so many milliseconds it is the same probe. */
const SAME_MS = 30_000;
/** Days for which a row is kept: a little longer than it is shown. */
export const PROBED_DAYS = INCIDENT_DAYS + 10;
/** A probe whose minute lies at the edge of a day, or of the last minute, may stand on the other side of it. */
const AT_THE_EDGE = 1;
/** A last probe older than this says nothing of the present. */
export const RECENT_MS = 5 * MINUTE_MS;

/** A day as it was probed. */
export interface ProbedDay {
  /** `2026-11-28`, UTC. */
  readonly date: string;
  readonly passed: number;
  readonly failed: number;
  /** Minutes without a probe. */
  readonly missed: number;
  readonly failures: Readonly<Record<ProbeCheck, number>>;
}

export interface Probed {
  /** Null where no probe was made. `at` in epoch ms. */
  readonly latest: { readonly at: number; readonly failed: readonly ProbeCheck[] } | null;
  /** From the first day with a probe on, at most 90; the newest first. */
  readonly days: readonly ProbedDay[];
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Keeps what a probe at `at` (epoch ms) found; false where another has just done so. */
export const keepProbe = (table: Table, at: number, failed: readonly ProbeCheck[]): Promise<boolean> => {
  const counts = Object.fromEntries(PROBE_CHECKS.map((check) => [`:${check}`, failed.includes(check) ? 1 : 0]));
  return isWritten(
    table.update(
      { pk: PARTITION, sk: dayOf(at) },
      {
        update: `SET began = if_not_exists(began, :at), latest = :at, failing = :failing, #ttl = :ttl ADD tried :one, passed :passed, ${PROBE_CHECKS.map((check) => `${check} :${check}`).join(', ')}`,
        condition: 'attribute_not_exists(latest) OR latest < :before',
        names: { '#ttl': 'ttl' },
        values: {
          ':at': at,
          ':before': at - SAME_MS,
          ':failing': [...failed],
          ':ttl': Math.floor((startOf(dayOf(at)) + PROBED_DAYS * DAY_MS) / 1000),
          ':one': 1,
          ':passed': failed.length === 0 ? 1 : 0,
          ...counts,
        },
      },
    ),
  );
};

/** A day of which the probes began at `from` and are looked at `until` (epoch ms); no row: no probe was made. */
const dayFrom = (date: string, row: Item, from: number, until: number): ProbedDay => {
  const [tried, passed] = [itemNumber(row, 'tried'), itemNumber(row, 'passed')];
  const minutes = Math.floor((Math.min(startOf(date) + DAY_MS, until) - Math.max(startOf(date), from)) / MINUTE_MS);
  return {
    date,
    passed,
    failed: tried - passed,
    missed: Math.max(0, minutes - AT_THE_EDGE - tried),
    failures: {
      health: itemNumber(row, 'health'),
      calculation: itemNumber(row, 'calculation'),
      sign_in: itemNumber(row, 'sign_in'),
      settlement: itemNumber(row, 'settlement'),
    },
  };
};

/** What probes found in the 90 days before `now` (epoch ms). */
export const probesBefore = async (table: Table, now: number): Promise<Probed> => {
  const rows = await table.query(PARTITION, { descending: true, limit: INCIDENT_DAYS });
  const [last] = rows;
  const first = rows.at(-1);
  if (!last || !first) return { latest: null, days: [] };
  const known = new Map(rows.map((row) => [itemText(row, 'sk'), row]));
  const oldest = Math.max(itemNumber(first, 'began'), startOf(dayOf(now)) - (INCIDENT_DAYS - 1) * DAY_MS);
  const days: ProbedDay[] = [];
  for (let at = startOf(dayOf(now)); at + DAY_MS > oldest; at -= DAY_MS)
    days.push(dayFrom(dayOf(at), known.get(dayOf(at)) ?? {}, oldest, now));
  const failing = itemTexts(last, 'failing');
  const latest = { at: itemNumber(last, 'latest'), failed: PROBE_CHECKS.filter((check) => failing.includes(check)) };
  return { latest, days };
};

/** Probes that passed of those that were due, in percent; cut after three decimals, so that only all of them are 100. Null for none. */
export const uptimeOf = (days: readonly Pick<ProbedDay, 'passed' | 'failed' | 'missed'>[]): number | null => {
  const passed = days.reduce((sum, day) => sum + day.passed, 0);
  const due = days.reduce((sum, day) => sum + day.passed + day.failed + day.missed, 0);
  return due === 0 ? null : Math.floor((passed / due) * 100_000) / 1000;
};
