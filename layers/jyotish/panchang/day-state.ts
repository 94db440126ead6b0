/**
 * The states of a Vedic day (weekday, tithi, stars, yoga), cut wherever any of them changes. Special yogas are judged
 * on them.
 */
import { mod, norm180 } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear } from '../ephemeris/search.ts';
import type { Almanac } from './almanac.ts';
import { angaPartsIn, ANGAS, type Anga, type AngaSource, type Segment } from './anga.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { VedicDay } from './vedic-day.ts';

/** Abhijit in lists of 28 stars: the last quarter of Uttara Ashadha and the first fifteenth of Shravana, degrees. */
export const ABHIJIT_SPAN = { from: 276 + 2 / 3, to: 280 + 53 / 60 + 20 / 3600 } as const;
/** Place of Abhijit in the list of 28. */
export const ABHIJIT_PLACE = 22;

/** Place 1–28 of a longitude among the 28 stars: Abhijit is the 22nd, Shravana and the rest move up by one. */
export const star28Of = (longitude: number): number => {
  if (longitude >= ABHIJIT_SPAN.from && longitude < ABHIJIT_SPAN.to) return ABHIJIT_PLACE;
  const star = Math.floor((longitude * 27) / 360) + 1;
  return star < ABHIJIT_PLACE ? star : star + 1;
};

/** A stretch of a Vedic day over which nothing changes. */
export interface DayState extends TimeSpan {
  /** 0 = Sunday. */
  readonly vara: number;
  /** 1–30 */
  readonly tithi: number;
  /** Moon's star 1–27. */
  readonly nakshatra: number;
  /** Nitya yoga 1–27. */
  readonly yoga: number;
  /** Place of Moon and Sun among the 28 stars. */
  readonly moonStar28: number;
  readonly sunStar28: number;
  /** Sun's star 1–27. */
  readonly sunNakshatra: number;
  /** Sun's sign 1–12. */
  readonly sunSign: number;
}

/** Instants at which the body of an anga of stars enters or leaves Abhijit; of segments that were cut also those cut off. */
export const abhijitEdges = (source: AngaSource, anga: Anga, segments: readonly Segment[]): JulianDay[] => {
  const body = ANGAS[anga].moon === 1 ? 'moon' : 'sun';
  return segments
    .filter(({ id }) => id === 21 || id === 22)
    .map(({ id, start }) => {
      const angle = id === 21 ? ABHIJIT_SPAN.from : ABHIJIT_SPAN.to;
      const { speed } = ANGAS[anga];
      const guess = julian(start + norm180(angle - source.longitude(body, start)) / speed);
      return crossingNear((t) => source.longitude(body, t), angle, guess, speed);
    });
};

/** The states of a Vedic day, in order, from its start to its end. */
export const dayStates = ({ table }: Almanac, day: VedicDay): DayState[] => {
  const { start, end, vara } = day;
  const over = (anga: Anga): Segment[] => angaPartsIn(anga, table, start, end);
  const tithis = over('tithi');
  const stars = over('nakshatra');
  const yogas = over('yoga');
  const sunStars = over('sun_nakshatra');
  const sunSigns = over('sun_sign');
  const cuts = [
    ...[tithis, stars, yogas, sunStars, sunSigns].flatMap((segments) => segments.map((segment) => segment.end)),
    ...abhijitEdges(table, 'nakshatra', stars),
    ...abhijitEdges(table, 'sun_nakshatra', sunStars),
  ]
    .filter((cut) => cut > start && cut < end)
    .sort((a, b) => a - b);
  const edges = [start, ...cuts.filter((cut, i) => cut !== cuts[i - 1]), end];
  return edges.slice(0, -1).map((from, i) => {
    const to = edges[i + 1] ?? end;
    const middle = julian((from + to) / 2);
    const at = (segments: readonly Segment[]): number =>
      segments.find((segment) => middle >= segment.start && middle < segment.end)?.id ?? 0;
    return {
      start: from,
      end: to,
      vara,
      tithi: at(tithis),
      nakshatra: at(stars),
      yoga: at(yogas),
      moonStar28: star28Of(table.longitude('moon', middle)),
      sunStar28: star28Of(table.longitude('sun', middle)),
      sunNakshatra: at(sunStars),
      sunSign: at(sunSigns),
    };
  });
};

/** Inclusive count of the Moon's star from the Sun's among 27 stars. */
export const moonFromSun = ({ nakshatra, sunNakshatra }: DayState): number => mod(nakshatra - sunNakshatra, 27) + 1;
/** The same among 28 stars. */
export const moonFromSun28 = ({ moonStar28, sunStar28 }: DayState): number => mod(moonStar28 - sunStar28, 28) + 1;

/**
 * The spans of a day over which a condition holds; adjacent states are joined unless `split` separates them
 * (Ravi yoga is counted again when a star changes).
 */
export const spansWhere = (
  states: readonly DayState[],
  holds: (state: DayState) => boolean,
  split: (before: DayState, after: DayState) => boolean = () => false,
): TimeSpan[] => {
  const spans: { start: JulianDay; end: JulianDay; last: DayState }[] = [];
  for (const state of states) {
    if (!holds(state)) continue;
    const open = spans.at(-1);
    if (open && open.end === state.start && !split(open.last, state)) {
      open.end = state.end;
      open.last = state;
    } else spans.push({ start: state.start, end: state.end, last: state });
  }
  return spans.map(({ start, end }) => ({ start, end }));
};

/** Stretches of the states over which a value stays the same, in order: equal neighbours are joined. */
export const runsOf = <T>(
  states: readonly DayState[],
  of: (state: DayState) => T,
): { readonly value: T; readonly span: TimeSpan }[] => {
  const runs: { readonly value: T; readonly span: TimeSpan }[] = [];
  for (const state of states) {
    const value = of(state);
    const before = runs.at(-1);
    const joined = before?.value === value ? runs.pop() : undefined;
    runs.push({ value, span: { start: joined ? joined.span.start : state.start, end: state.end } });
  }
  return runs;
};
