/**
 * Sade Sati: Saturn in the twelfth, the first and the second sign from the natal Moon, seven and a half years in three
 * phases; or within 45° of it. Every stay counts on its own, retrograde re-entries too.
 */
import { norm360 } from '../ephemeris/angle.ts';
import { signAt } from '../chart/rashi.ts';
import { FIRST_INSTANT_JD, julian, LAST_INSTANT_JD, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { slowPassages } from '../sky-events/slow-passages.ts';

/** In order: Saturn in the sign before the Moon’s, in it, in the one after. */
export const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const;
export type SadeSatiPhase = (typeof SADE_SATI_PHASES)[number];

/** One unbroken stay of Saturn in a phase. */
export interface SadeSatiStay {
  readonly phase: SadeSatiPhase;
  readonly start: JulianDay;
  readonly end: JulianDay;
  /** Which Sade Sati of the life, from 1 (one that began before birth counts). */
  readonly cycle: number;
  /** Which stay in this phase of this Sade Sati, from 1. */
  readonly pass: number;
}

const YEAR = 365.25;
/** Length of a life, years. */
const LIFE_YEARS = 120;
/** Longer than any Sade Sati, years: one that began earlier than this before birth was over by then. */
const LONGEST_YEARS = 10;

const within = (jd: number): JulianDay => julian(Math.min(LAST_INSTANT_JD, Math.max(FIRST_INSTANT_JD, jd)));

/** Start of the first phase: the twelfth sign from the Moon's, or 45° before the Moon. Each phase is 30° wide. */
const beginning = (moon: number, byDegrees: boolean): number =>
  byDegrees ? norm360(moon - 45) : 30 * (signAt(Math.floor(moon / 30) + 1, 12) - 1);

/** Phase of Saturn at a longitude: 0 rising, 1 peak, 2 setting; null outside. */
const phaseAt = (saturn: number, origin: number): number | null => {
  const part = Math.floor(norm360(saturn - origin) / 30);
  return part < 3 ? part : null;
};

/** Phase of the Sade Sati for a natal Moon at longitude `moon` and Saturn's longitude, or null. */
export const sadeSatiPhase = (moon: number, saturn: number, byDegrees = false): SadeSatiPhase | null => {
  const part = phaseAt(saturn, beginning(moon, byDegrees));
  return part === null ? null : (SADE_SATI_PHASES[part] ?? null);
};

/** Every stay between two instants, in order; stays are cut at those instants. */
const staysBetween = (sky: Sky, origin: number, from: JulianDay, to: JulianDay): SadeSatiStay[] => {
  const boundaries = [0, 30, 60, 90].map((step) => norm360(origin + step));
  const stays: SadeSatiStay[] = [];
  const add = (part: number | null, start: JulianDay, end: JulianDay): void => {
    const phase = part === null ? undefined : SADE_SATI_PHASES[part];
    if (phase === undefined || end <= start) return;
    const last = stays.at(-1);
    const cycle = last ? last.cycle + (start - last.end > 5 * YEAR ? 1 : 0) : 1;
    const pass = stays.filter((stay) => stay.cycle === cycle && stay.phase === phase).length + 1;
    stays.push({ phase, start, end, cycle, pass });
  };
  let part = phaseAt(sky.longitude('saturn', from), origin);
  let since = from;
  for (const { jd, index, retrograde } of slowPassages(sky, 'saturn', boundaries, from, to)) {
    add(part, since, jd);
    const next = retrograde ? index - 1 : index;
    part = next < 0 || next > 2 ? null : next;
    since = jd;
  }
  add(part, since, to);
  return stays;
};

/** The Sade Satis of a life, and their state at an instant. */
export interface SadeSati {
  readonly status: {
    readonly active: boolean;
    readonly phase: SadeSatiPhase | null;
    /** Share of the time from the first entry to the last exit of the current Sade Sati, 0–100; null when not active. */
    readonly progress: number | null;
    /** Next entry, change of phase or exit after the instant; null where there is none within the ephemeris. */
    readonly next: JulianDay | null;
  };
  /** Stays of the life: from birth to birth + 120 years or the end of 2399. One that had begun is cut at birth. */
  readonly periods: readonly SadeSatiStay[];
  /** The same merged: each Sade Sati as far as it lies in the life. */
  readonly cycles: readonly { readonly cycle: number; readonly start: JulianDay; readonly end: JulianDay }[];
}

const merged = (stays: readonly SadeSatiStay[]): SadeSati['cycles'] => {
  const cycles = new Map<number, { cycle: number; start: JulianDay; end: JulianDay }>();
  for (const { cycle, start, end } of stays) {
    cycles.set(cycle, { cycle, start: cycles.get(cycle)?.start ?? start, end });
  }
  return [...cycles.values()];
};

/** Sade Sati of a life: `moon` is the natal Moon's longitude, `at` the instant of the status (it may be before or after the life). */
export const sadeSatiOf = (sky: Sky, moon: number, birth: JulianDay, at: JulianDay, byDegrees = false): SadeSati => {
  const origin = beginning(moon, byDegrees);
  const death = within(plusDays(birth, LIFE_YEARS * YEAR));
  const start = within(Math.min(birth, at) - LONGEST_YEARS * YEAR);
  // Far enough to see the next entry: Saturn returns after at most 29.7 years.
  const end = within(Math.max(death, plusDays(at, 31 * YEAR)));
  const stays = staysBetween(sky, origin, start, end);
  const periods = stays
    .filter((stay) => stay.end > birth && stay.start < death)
    .map((stay) => ({ ...stay, start: within(Math.max(stay.start, birth)), end: within(Math.min(stay.end, death)) }));
  const running = stays.find((stay) => stay.start <= at && at < stay.end);
  const all = merged(stays);
  const cycle = all.find((row) => row.cycle === running?.cycle);
  const changes = stays.flatMap((stay) => [stay.start, stay.end]).filter((jd) => jd > at && jd < end);
  const earlier = (periods[0]?.cycle ?? 1) - 1;
  const last = periods.at(-1)?.cycle ?? 0;
  return {
    status: {
      active: running !== undefined,
      phase: running?.phase ?? null,
      progress: cycle ? (100 * (at - cycle.start)) / (cycle.end - cycle.start) : null,
      next: changes[0] ?? null,
    },
    periods: periods.map((stay) => ({ ...stay, cycle: stay.cycle - earlier })),
    cycles: all
      .filter((row) => row.cycle > earlier && row.cycle <= last)
      .map((row) => ({ ...row, start: within(Math.max(row.start, birth)), cycle: row.cycle - earlier })),
  };
};
