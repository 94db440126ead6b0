/** Parts of the day and night and the named periods made of them. */
import { rowAt } from '../chart/rows.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { partOf, shareOf, type TimeSpan } from '../ephemeris/span.ts';
import type { VedicDay } from './vedic-day.ts';

/** Sunrise to sunset; null where the Sun does not rise and set. */
export const daylight = ({ sunrise, sunset }: VedicDay): TimeSpan | null =>
  sunrise === null || sunset === null ? null : { start: sunrise, end: sunset };

/** Sunset to the next sunrise; null where there is none within a day and a half. */
export const nightAfter = ({ sunset, nextSunrise }: VedicDay): TimeSpan | null =>
  sunset === null || nextSunrise === null ? null : { start: sunset, end: nextSunrise };

/** The night that ends at the day's sunrise, from the sunset before it. */
export const nightBefore = ({ sunrise }: VedicDay, sunsetBefore: JulianDay | null): TimeSpan | null =>
  sunrise === null || sunsetBefore === null ? null : { start: sunsetBefore, end: sunrise };

/** The whole that a period is a share of. */
type Base = 'day' | 'night' | 'night_before';
interface PeriodRow {
  readonly of: Base;
  readonly from: number;
  readonly to: number;
}
const row = (of: Base, from: number, to: number): PeriodRow => ({ of, from, to });

/** Named periods as shares of the day, of the night after it or of the night before (as Drik Panchang prints them; Dharmasindhu and Nirnayasindhu for the fifths). */
export const DAY_PERIODS = {
  brahma_muhurta: row('night_before', 13 / 15, 14 / 15),
  pratah_sandhya: row('night_before', 9 / 10, 1),
  arunodaya: row('night_before', 13 / 15, 1),
  pratah: row('day', 0, 1 / 5),
  sangava: row('day', 1 / 5, 2 / 5),
  madhyahna: row('day', 2 / 5, 3 / 5),
  aparahna: row('day', 3 / 5, 4 / 5),
  sayahna: row('day', 4 / 5, 1),
  purvahna: row('day', 0, 2 / 5),
  abhijit: row('day', 7 / 15, 8 / 15),
  madhyahna_sandhya: row('day', 0.45, 0.55),
  vijaya: row('day', 10 / 15, 11 / 15),
  godhuli: row('night', 0, 1 / 30),
  sayahna_sandhya: row('night', 0, 1 / 10),
  pradosha: row('night', 0, 1 / 5),
  nishita: row('night', 7 / 15, 8 / 15),
} as const satisfies Readonly<Record<string, PeriodRow>>;
export type DayPeriod = keyof typeof DAY_PERIODS;

/** The day or night that a period is a share of. */
const baseOf = (of: PeriodRow['of'], day: VedicDay, sunsetBefore: JulianDay | null): TimeSpan | null => {
  if (of === 'day') return daylight(day);
  return of === 'night' ? nightAfter(day) : nightBefore(day, sunsetBefore);
};

/** A named period of a Vedic day; null where the day or night it is a share of does not exist. */
export const dayPeriod = (id: DayPeriod, day: VedicDay, sunsetBefore: JulianDay | null): TimeSpan | null => {
  const { of, from, to } = DAY_PERIODS[id];
  const base = baseOf(of, day, sunsetBefore);
  return base && shareOf(base, from, to);
};

/** Godhuli: the first thirtieth of the night (most almanacs today), or 24 minutes centred on sunset (older ones). */
export const GODHULI_RULES = ['after_sunset', 'centered'] as const;
export type GodhuliRule = (typeof GODHULI_RULES)[number];

/** Godhuli under a rule. */
export const godhuliOf = (day: VedicDay, rule: GodhuliRule): TimeSpan | null => {
  if (rule === 'after_sunset') return dayPeriod('godhuli', day, null);
  if (day.sunset === null) return null;
  return { start: plusDays(day.sunset, -12 / 1440), end: plusDays(day.sunset, 12 / 1440) };
};

/** Which eighth of the day, by vara from Sunday (Muhurta Chintamani; every almanac). */
export const KALAS = {
  rahu_kala: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika_kala: [7, 6, 5, 4, 3, 2, 1],
} as const;
export type Kala = keyof typeof KALAS;
/** In the order of every list. */
export const KALA_IDS = ['rahu_kala', 'yamaganda', 'gulika_kala'] as const satisfies readonly Kala[];

const byVara = <T>(rows: readonly T[], vara: number): T => rowAt(rows, vara % 7, 'vara');

/** Rahu kala, Yamaganda or Gulika kala of the day; null on a day without sunrise. */
export const kalaOf = (kala: Kala, day: VedicDay): TimeSpan | null => {
  const base = daylight(day);
  return base && partOf(base, 8, byVara(KALAS[kala], day.vara));
};

/** The same of the night: the day row of the fifth weekday. */
export const nightKalaOf = (kala: Kala, day: VedicDay): TimeSpan | null => {
  const base = nightAfter(day);
  return base && partOf(base, 8, byVara(KALAS[kala], day.vara + 4));
};

/** Dur-muhurtas: fifteenths of the day, and of the night (Tuesday), by vara (Muhurta Chintamani; almanacs differ on Saturday). */
const DUR_MUHURTAS: readonly { readonly day: readonly number[]; readonly night: readonly number[] }[] = [
  { day: [14], night: [] },
  { day: [9, 12], night: [] },
  { day: [4], night: [7] },
  { day: [8], night: [] },
  { day: [6, 12], night: [] },
  { day: [4, 9], night: [] },
  { day: [1, 2], night: [] },
];

/** Dur-muhurtas of a day; null for those of a day or night that does not exist. */
export const durMuhurtasOf = (day: VedicDay): (TimeSpan | null)[] => {
  const { day: inDay, night: inNight } = byVara(DUR_MUHURTAS, day.vara);
  const [light, dark] = [daylight(day), nightAfter(day)];
  return [...inDay.map((k) => light && partOf(light, 15, k)), ...inNight.map((k) => dark && partOf(dark, 15, k))];
};

/** Other weekday muhurtas: which fifteenth of the day, by vara; each steps back by two (Muhurta Chintamani). */
export const WEEKDAY_MUHURTAS = {
  kulika: [14, 12, 10, 8, 6, 4, 2],
  kalavela: [8, 6, 4, 2, 14, 12, 10],
  yamaghanta: [10, 8, 6, 4, 2, 14, 12],
  kantaka: [6, 4, 2, 14, 12, 10, 8],
} as const;
export type WeekdayMuhurta = keyof typeof WEEKDAY_MUHURTAS;

/** Which eighths of the day (barabela, kalabela) or of the night (kalaratri) to avoid, by vara (panjikas of Bengal). */
const VELAS = {
  vara_vela: { of: 'day', parts: [[4], [7], [2], [5], [8], [3], [6]] },
  kala_vela: { of: 'day', parts: [[5], [2], [6], [3], [7], [4], [1, 8]] },
  kala_ratri: { of: 'night', parts: [[6], [4], [2], [7], [5], [3], [1, 8]] },
} as const satisfies Readonly<Record<string, { readonly of: Base; readonly parts: readonly (readonly number[])[] }>>;

/** The eighths of a vela; null for those of a day or night that does not exist. */
export const velasOf = (vela: keyof typeof VELAS, day: VedicDay): (TimeSpan | null)[] => {
  const { of, parts } = VELAS[vela];
  const base = of === 'day' ? daylight(day) : nightAfter(day);
  return byVara<readonly number[]>(parts, day.vara).map((part) => base && partOf(base, 8, part));
};

/** Kulika, Kalavela, Yamaghanta or Kantaka of a day; null without sunrise. */
export const weekdayMuhurtaOf = (id: WeekdayMuhurta, day: VedicDay): TimeSpan | null => {
  const base = daylight(day);
  return base && partOf(base, 15, byVara(WEEKDAY_MUHURTAS[id], day.vara));
};
