/** Times at which given angas coincide: a tithi, star, yoga, karana, half-month and weekday, in any combination. */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Paksha } from './tithi.ts';
import type { Almanac } from './almanac.ts';
import { nextSegment, type Anga } from './anga.ts';
import { clipped, type TimeSpan } from '../ephemeris/span.ts';
import { vedicDayAt } from './vedic-day.ts';

/** Ids as everywhere: tithi 1–30, nakshatra 1–27, yoga 1–27, karana slot 1–60, weekday 0–6 from Sunday. */
export interface AngaQuery {
  readonly tithi?: number | undefined;
  readonly nakshatra?: number | undefined;
  readonly yoga?: number | undefined;
  readonly karana?: number | undefined;
  readonly paksha?: Paksha | undefined;
  /** The Vedic weekday, sunrise to sunrise. */
  readonly weekday?: number | undefined;
}

/** Segments of one anga id that touch a span, whole. */
const runsOfAnga = ({ table }: Almanac, anga: Anga, id: number, within: TimeSpan): TimeSpan[] => {
  const found: TimeSpan[] = [];
  let from = within.start;
  for (;;) {
    const { start, end } = nextSegment(anga, table, id, from);
    if (start >= within.end) return found;
    found.push({ start, end });
    from = plusDays(end, 1);
  }
};

/** Vedic days of a weekday that touch a span, whole. */
const weekdayRuns = ({ horizon, clock }: Almanac, weekday: number, within: TimeSpan): TimeSpan[] => {
  const found: TimeSpan[] = [];
  let at: JulianDay = within.start;
  while (at < within.end) {
    const day = vedicDayAt(horizon, clock, at);
    if (day.vara === weekday) found.push({ start: day.start, end: day.end });
    at = plusDays(day.end, 0.01);
  }
  return found;
};

const HALF = { shukla: 1, krishna: 2 } as const;

type Runs = (within: TimeSpan) => TimeSpan[];

/**
 * Spans over which all angas of the query hold and that touch `within`, in order, at most `limit`. A span keeps its
 * true start and end when they are outside. An empty query finds nothing.
 */
export const findAngas = (almanac: Almanac, query: AngaQuery, within: TimeSpan, limit: number): TimeSpan[] => {
  const { karana, tithi, nakshatra, yoga, paksha, weekday } = query;
  const angas = [
    ['karana', karana],
    ['tithi', tithi],
    ['nakshatra', nakshatra],
    ['yoga', yoga],
    ['paksha', paksha && HALF[paksha]],
  ] as const;
  // Rarest first: each later anga is searched only inside the spans of the earlier ones.
  const wanted: Runs[] = angas.flatMap(([anga, id]): Runs[] =>
    id === undefined ? [] : [(span) => runsOfAnga(almanac, anga, id, span)],
  );
  if (weekday !== undefined) wanted.push((span) => weekdayRuns(almanac, weekday, span));
  const [first, ...rest] = wanted;
  if (!first) return [];
  let spans = first(within);
  for (const runs of rest) spans = spans.flatMap((span) => runs(span).flatMap((run) => clipped(run, span) ?? []));
  return spans.filter(({ end }) => end > within.start).slice(0, limit);
};
