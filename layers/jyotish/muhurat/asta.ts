/** When Jupiter or Venus is lost in the light of the Sun: by degrees of longitude, or by its last and first visibility. */
import { civilDate } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { combustPeriods, combustStretches } from '../sky-events/combustion.ts';
import { heliacalEvents } from '../sky-events/heliacal.ts';
import { widened } from '../sky-events/window.ts';

/** By combustion (longitude), or by the kalamsha of the Surya Siddhanta at the place (visibility). */
export const ASTA_RULES = ['longitude', 'visibility'] as const;
export type AstaRule = (typeof ASTA_RULES)[number];
export type AstaBody = 'jupiter' | 'venus';

/** Days that hold the longest invisibility: Venus behind the Sun. */
const LONGEST_DAYS = 110;

/** From each last visibility to the first one that follows; cut at the ends of the ephemeris. */
const invisibleSpans = (
  { table, horizon: { place }, clock }: Almanac,
  body: AstaBody,
  window: TimeSpan,
): TimeSpan[] => {
  const { start, end } = widened(window, LONGEST_DAYS);
  const dateAt = (jd: typeof start) => civilDate(jd, clock.offsetAt(jd));
  const events = heliacalEvents(table.sky, [body], { clock, place }, dateAt(start), dateAt(end), 'surya_siddhanta');
  return events.flatMap(({ kind, at }, i) => {
    const next = events[i + 1];
    return kind.startsWith('sets') && next?.kind.startsWith('rises') ? [{ start: at, end: next.at }] : [];
  });
};

/** The invisibilities of a body that touch a window: whole, or by longitude only their parts inside it. */
export const astaSpans = (
  almanac: Almanac,
  body: AstaBody,
  window: TimeSpan,
  rule: AstaRule,
  whole: boolean,
): readonly TimeSpan[] => {
  if (rule === 'visibility') return invisibleSpans(almanac, body, window);
  const { table } = almanac;
  return whole ? combustPeriods(table.sky, body, window) : combustStretches(table, body, window);
};
