/** The stretch of time that a question asks about, from now on, by the clock of the birth. */
import { julian, plusDays } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../../answers/judgement.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Resolved } from '../talk/resolved.ts';
import type { TalkState } from '../../conversation/state.ts';
import type { Stretch } from './years-said.ts';

const DAYS_OF_A_YEAR = 365.25;
/** Days by which a stretch ends before the next one begins. */
const MOMENT = 0.001;

/** Some years; the years ahead end today in the last one. */
const spanOf = ({ at }: KnownBirth, years: Resolved['years']): TimeSpan | null => {
  if (years === null) return null;
  const [from, to] = years;
  const isAhead = from === at.date.year && to > from;
  const day = isAhead ? { month: at.date.month, day: Math.min(at.date.day, 28) } : { month: 1, day: 1 };
  return {
    start: julian(Math.max(at.jd, at.clock.instant({ year: from, month: 1, day: 1 }, 0))),
    end: plusDays(at.clock.instant({ year: isAhead ? to : to + 1, ...day }, 0), -MOMENT),
  };
};

/** Some months. */
const spanOfMonths = ({ at }: KnownBirth, { from, to }: Stretch): TimeSpan => ({
  start: julian(Math.max(at.jd, at.clock.instant(from, 0))),
  end: plusDays(at.clock.instant(to, 0), -MOMENT),
});

/** Years that are looked at after a time that was told. */
const YEARS_AFTER = 5;
/** Some years from a time on. */
export const spanAfter = ({ at }: Pick<KnownBirth, 'at'>, after: number): TimeSpan => {
  const start = julian(Math.max(at.jd, after));
  return { start, end: plusDays(start, YEARS_AFTER * DAYS_OF_A_YEAR) };
};

/** The time that is asked about; null where none is. */
export const rangeOf = (known: KnownBirth, { after, stretch, years }: Resolved): TimeSpan | null => {
  if (after !== null) return spanAfter(known, after);
  return stretch === null ? spanOf(known, years) : spanOfMonths(known, stretch);
};

/** Days that are too few to be a time before another. */
const LEAST_BEFORE = 31;
/** The first time of a matter; null where none is told. */
const firstOf = (known: KnownBirth, matter: Matter | 'general' | null | undefined): TimeSpan | null =>
  matter === undefined || matter === null || matter === 'general'
    ? null
    : (decide(known, matter, null).times?.first.span ?? null);
/** The time before, within or after one that was told; null where none was, or nothing is left of it. */
export const spanThen = (
  known: KnownBirth,
  then: Resolved['then'],
  before: Pick<TalkState, 'first' | 'matters'> | null,
): TimeSpan | null => {
  if (then === null) return null;
  const told = before?.first === undefined ? null : { start: julian(before.first[0]), end: julian(before.first[1]) };
  const first = then.matter === null ? (told ?? firstOf(known, before?.matters?.[0])) : firstOf(known, then.matter);
  if (first === null) return null;
  const { jd } = known.at;
  if (then.at === 'after') return spanAfter(known, first.end);
  if (then.at === 'before') return first.start < jd + LEAST_BEFORE ? null : { start: jd, end: first.start };
  return first.end < jd ? null : { start: julian(Math.max(jd, first.start)), end: first.end };
};
