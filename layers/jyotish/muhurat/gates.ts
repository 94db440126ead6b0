/** Seasons and days that bar events: one row per gate, which finds its bans with their limits. */
import { isRegularMonth, type ObservanceCalendar } from '../calendar/observance-calendar.ts';
import { grahansBetween } from '../calendar/grahan.ts';
import { nextLunarMonth, previousLunarMonth, type LunarMonth } from '../calendar/lunar-month.ts';
import { signOf } from '../chart/rashi.ts';
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaSegments } from '../panchang/anga.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { stateSpans } from '../sky-events/window.ts';
import { astaSpans, type AstaBody, type AstaRule } from './asta.ts';
import { eclipseMayBeSeen } from './eclipse-sieve.ts';
import type { Gate } from './events.ts';
import type { Lunations } from './lunations.ts';

/** A stretch of time under a gate. */
export interface Ban<G extends Gate = Gate> extends TimeSpan {
  readonly gate: G;
}

/** Days before and after the invisibility of Jupiter and Venus in which they count as old (vriddha) and young (bala). */
export const ASTA_DAYS = [0, 3, 5, 7, 15] as const;
export type AstaDays = (typeof ASTA_DAYS)[number];

/** Jupiter in Leo: its Leo navamsa only, or the whole sign (schools differ). */
export const SIMHASTHA_RULES = ['navamsa', 'strict'] as const;
export type SimhasthaRule = (typeof SIMHASTHA_RULES)[number];

export interface GateOptions {
  /** What invisibility is. */
  readonly asta: AstaRule;
  readonly astaDays: AstaDays;
  readonly simhastha: SimhasthaRule;
  /** Days barred after a full eclipse, besides its own. */
  readonly daysAfterFullEclipse: number;
  /** True: bans with their full limits. False: only their parts inside the window are needed. */
  readonly whole: boolean;
}
export const GATE_DEFAULTS: GateOptions = {
  asta: 'longitude',
  astaDays: 3,
  simhastha: 'navamsa',
  daysAfterFullEclipse: 0,
  whole: false,
};

/** First and last tithi 1–30 of a lunation under a gate. */
type Tithis = readonly [first: number, last: number];
const ALL: Tithis = [1, 30];

/** Gates of the lunar calendar (Dharmasindhu; almanac practice): the tithis of a lunation that they bar. */
const LUNAR_GATES: readonly { readonly gate: Gate; of(month: LunarMonth): Tithis | null }[] = [
  { gate: 'adhika_masa', of: ({ adhika }) => (adhika ? ALL : null) },
  { gate: 'kshaya_masa', of: ({ kshaya }) => (kshaya ? ALL : null) },
  { gate: 'pitru_paksha', of: (month) => (isRegularMonth(month, 6) ? [16, 30] : null) },
  { gate: 'holashtak', of: (month) => (isRegularMonth(month, 12) ? [8, 15] : null) },
  // From Devshayani to Devutthana: leap months between them are inside, a leap Ashadha comes before.
  {
    gate: 'chaturmas',
    of: (month) => {
      if (isRegularMonth(month, 8)) return [1, 10];
      if (isRegularMonth(month, 4)) return [11, 30];
      if (month.month >= 5 && month.month <= 8) return ALL;
      return null;
    },
  },
];

/** Bans closer together than this are joined. */
const TOUCHING_DAYS = 1e-5;

/** Spans in order of time, touching ones joined. */
export const joinedSpans = (spans: readonly TimeSpan[]): TimeSpan[] => {
  const out: TimeSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (last && span.start <= last.end + TOUCHING_DAYS)
      out[out.length - 1] = { start: last.start, end: julian(Math.max(last.end, span.end)) };
    else out.push({ start: span.start, end: span.end });
  }
  return out;
};

type Find = (ground: Ground, within: TimeSpan, options: GateOptions) => readonly TimeSpan[];
/** Data that the search for bans uses. */
export interface Ground {
  readonly almanac: Almanac;
  readonly calendar: ObservanceCalendar;
  readonly lunations: Lunations;
}

const lunarBans =
  (of: (month: LunarMonth) => Tithis | null): Find =>
  ({ almanac: { table }, calendar, lunations }, within, { whole }) => {
    const spanIn = (month: LunarMonth): TimeSpan | null => {
      const tithis = of(month);
      return tithis && { start: calendar.tithi(month, tithis[0]).start, end: calendar.tithi(month, tithis[1]).end };
    };
    const months = [...lunations(within.start, within.end)];
    if (whole) {
      // As long as a ban reaches the edge of the known lunations, take one more.
      for (let first = months[0]; first && spanIn(first)?.start === first.opening; first = months[0])
        months.unshift(previousLunarMonth(table, first));
      for (let last = months.at(-1); last && spanIn(last)?.end === last.closing; last = months.at(-1))
        months.push(nextLunarMonth(table, last));
    }
    return months.flatMap((month) => spanIn(month) ?? []);
  };

/** Signs of the Sun in Kharmas: Dhanu and Meena. */
const KHARMAS_SIGNS: readonly number[] = [9, 12];
const kharmas: Find = ({ almanac: { table } }, within) =>
  angaSegments('sun_sign', table, within.start, within.end).filter(({ id }) => KHARMAS_SIGNS.includes(id));

/** Invisibility with its margin; it may touch a window while invisibility itself is outside. */
const asta =
  (body: AstaBody): Find =>
  ({ almanac }, within, { asta: rule, astaDays, whole }) => {
    const window = { start: plusDays(within.start, -astaDays), end: plusDays(within.end, astaDays) };
    const spans = joinedSpans(astaSpans(almanac, body, window, rule, whole));
    return spans.map(({ start, end }) => ({ start: plusDays(start, -astaDays), end: plusDays(end, astaDays) }));
  };

/** Jupiter's degrees under each rule. The Sun in Aries lifts the ban. */
const SIMHASTHA: Readonly<Record<SimhasthaRule, readonly [from: number, to: number]>> = {
  navamsa: [133 + 1 / 3, 136 + 2 / 3],
  strict: [120, 150],
};
const ARIES = 1;
const simhastha: Find = ({ almanac: { table } }, within, options) => {
  const [from, to] = SIMHASTHA[options.simhastha];
  const jupiter = (jd: JulianDay): number => table.longitude('jupiter', jd);
  const inside = (jd: JulianDay): boolean => jupiter(jd) >= from && jupiter(jd) < to;
  const edges = angleCrossings(jupiter, motionOf('jupiter'), within.start, within.end, [from, to], (jd) =>
    table.sky.longitude('jupiter', jd),
  ).map(({ jd }) => jd);
  if (edges.length === 0 && !inside(within.start)) return [];
  const sun = angaSegments('sun_sign', table, within.start, within.end);
  return stateSpans(
    within,
    [...edges, ...sun.map(({ end }) => end)],
    (jd) => inside(jd) && signOf(table.longitude('sun', jd)) !== ARIES,
  )
    .filter(({ state }) => state)
    .map(({ start, end }) => ({ start, end }));
};

/** Greatest difference between the maximum of an eclipse and the syzygy, days. */
const NEAR_SYZYGY = 0.7;
/** Days after an eclipse to which its ban can extend, besides those after a full one. */
const ECLIPSE_REACH = 2;

/** Vedic days of eclipses visible at the place. */
const eclipses: Find = (ground, within, { daysAfterFullEclipse }) => {
  const { almanac, calendar, lunations } = ground;
  const from = plusDays(within.start, -ECLIPSE_REACH - daysAfterFullEclipse);
  const to = plusDays(within.end, ECLIPSE_REACH);
  const syzygies = lunations(from, to).flatMap((month) => [
    { kind: 'solar' as const, jd: month.opening },
    { kind: 'lunar' as const, jd: calendar.tithi(month, 16).start },
  ]);
  return syzygies
    .filter(({ jd, kind }) => jd >= from && jd <= to && eclipseMayBeSeen(almanac, kind, jd))
    .flatMap(({ jd, kind }) =>
      grahansBetween(calendar, plusDays(jd, -NEAR_SYZYGY), plusDays(jd, NEAR_SYZYGY), 'prahara', [kind]),
    )
    .flatMap(({ seen, type }) => {
      if (!seen) return [];
      const last = calendar.dayAt(seen.end);
      const barred = type === 'total' && daysAfterFullEclipse > 0 ? calendar.dayFrom(last, daysAfterFullEclipse) : last;
      return [{ start: calendar.dayAt(seen.start).start, end: barred.end }];
    });
};

/** The search of each gate, in the order in which moments are tested: the expensive ones last. */
export const GATE_FINDERS: readonly { readonly gate: Gate; readonly find: Find }[] = [
  ...LUNAR_GATES.map(({ gate, of }) => ({ gate, find: lunarBans(of) })),
  { gate: 'kharmas', find: kharmas },
  { gate: 'guru_asta', find: asta('jupiter') },
  { gate: 'shukra_asta', find: asta('venus') },
  { gate: 'simhastha_guru', find: simhastha },
  { gate: 'eclipse', find: eclipses },
];

/** Gates in the order in which a search tries them. */
export const GATE_ORDER: readonly Gate[] = GATE_FINDERS.map(({ gate }) => gate);
