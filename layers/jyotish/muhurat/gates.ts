/** Seasons and days that bar events: one row per gate, which finds its bans with their limits. */
import { isRegularMonth, type ObservanceCalendar } from '../calendar/observance-calendar.ts';
import { grahansBetween } from '../calendar/grahan.ts';
import { nextLunarMonth, previousLunarMonth, type LunarMonth } from '../calendar/lunar-month.ts';
import { signOf } from '../chart/rashi.ts';
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaSegments } from '../panchang/anga.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
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

/** Jupiter in Leo: its Leo navamsa only, or the whole sign (schools differ). */
export const SIMHASTHA_RULES = ['navamsa', 'strict'] as const;
export type SimhasthaRule = (typeof SIMHASTHA_RULES)[number];

export interface GateOptions {
  /** What invisibility is. */
  readonly asta: AstaRule;
  /** Days barred before the setting and after the rising. */
  readonly margins: readonly [before: number, after: number];
  readonly simhastha: SimhasthaRule;
  /** True: bans with their full limits. False: only their parts inside the window are needed. */
  readonly whole: boolean;
}
export const GATE_DEFAULTS: GateOptions = {
  asta: 'printed',
  margins: [0, 3],
  simhastha: 'navamsa',
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
  { gate: 'southern_month', of: ({ month }) => SOUTHERN_MONTHS.get(month) ?? null },
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

/** Months that the south leaves out for a new house: Ashadha, Bhadrapada, the dark half of Ashvina, Pausha. */
const SOUTHERN_MONTHS: ReadonlyMap<number, Tithis> = new Map([
  [4, ALL],
  [6, ALL],
  [7, [16, 30]],
  [10, ALL],
]);

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
  /** Eclipses already looked for, by the new or full moon. */
  readonly eclipses: Map<JulianDay, readonly EclipseDays[]>;
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
export const KHARMAS_SIGNS: readonly number[] = [9, 12];
const kharmas: Find = ({ almanac: { table } }, within) =>
  angaSegments('sun_sign', table, within.start, within.end).filter(({ id }) => KHARMAS_SIGNS.includes(id));

/** Invisibility with its margin; it may touch a window while invisibility itself is outside. */
const asta =
  (body: AstaBody): Find =>
  ({ almanac }, within, { asta: rule, margins: [before, after], whole }) => {
    const window = { start: plusDays(within.start, -after), end: plusDays(within.end, before) };
    const spans = joinedSpans(astaSpans(almanac, body, window, rule, whole));
    return spans.map(({ start, end }) => ({ start: plusDays(start, -before), end: plusDays(end, after) }));
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
/** Days after an eclipse to which its own ban can extend. */
const ECLIPSE_REACH = 2;

/** Vedic days of an eclipse that is visible at the place. */
interface EclipseDays {
  readonly full: boolean;
  readonly first: VedicDay;
  readonly last: VedicDay;
}
/** What a new or full moon brings. */
const eclipseAt = (ground: Ground, kind: 'solar' | 'lunar', jd: JulianDay): readonly EclipseDays[] => {
  const { almanac, calendar, eclipses: known } = ground;
  const found = known.get(jd);
  if (found !== undefined) return found;
  const made = eclipseMayBeSeen(almanac, kind, jd)
    ? grahansBetween(calendar, plusDays(jd, -NEAR_SYZYGY), plusDays(jd, NEAR_SYZYGY), 'prahara', [kind])
    : [];
  const days = made.flatMap(({ seen, type }) =>
    seen ? [{ full: type === 'total', first: calendar.dayAt(seen.start), last: calendar.dayAt(seen.end) }] : [],
  );
  known.set(jd, days);
  return days;
};
const eclipseDays = (ground: Ground, within: TimeSpan, after: number): EclipseDays[] => {
  const { calendar, lunations } = ground;
  const from = plusDays(within.start, -ECLIPSE_REACH - after);
  const to = plusDays(within.end, ECLIPSE_REACH);
  const syzygies = lunations(from, to).flatMap((month) => [
    { kind: 'solar' as const, jd: month.opening },
    { kind: 'lunar' as const, jd: calendar.tithi(month, 16).start },
  ]);
  return syzygies.filter(({ jd }) => jd >= from && jd <= to).flatMap(({ jd, kind }) => eclipseAt(ground, kind, jd));
};
const eclipses: Find = (ground, within) =>
  eclipseDays(ground, within, 0).map(({ first, last }) => ({ start: first.start, end: last.end }));

/** Days after a full eclipse that a wedding leaves too. */
const DAYS_AFTER_FULL = 3;
const afterEclipses: Find = (ground, within) =>
  eclipseDays(ground, within, DAYS_AFTER_FULL)
    .filter(({ full }) => full)
    .map(({ last }) => ({ start: last.end, end: ground.calendar.dayFrom(last, DAYS_AFTER_FULL).end }));

/** The search of each gate, in the order in which moments are tested: the expensive ones last. */
export const GATE_FINDERS: readonly { readonly gate: Gate; readonly find: Find }[] = [
  ...LUNAR_GATES.map(({ gate, of }) => ({ gate, find: lunarBans(of) })),
  { gate: 'kharmas', find: kharmas },
  { gate: 'guru_asta', find: asta('jupiter') },
  { gate: 'shukra_asta', find: asta('venus') },
  { gate: 'simhastha_guru', find: simhastha },
  { gate: 'eclipse', find: eclipses },
  { gate: 'after_eclipse', find: afterEclipses },
];

/** Gates in the order in which a search tries them. */
export const GATE_ORDER: readonly Gate[] = GATE_FINDERS.map(({ gate }) => gate);
