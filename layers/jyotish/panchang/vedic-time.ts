/** Time of the old clock: ghatis of 24 minutes, palas and vipalas from sunrise; praharas and muhurtas (Surya Siddhanta 1, 14). */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { daylight, nightAfter } from './periods.ts';
import type { VedicDay } from './vedic-day.ts';

/** Ghatis of a day. */
const GHATIS = 60;
/** A Julian day resolves 0.04 ms: a vipala that is full but for that is full. */
const ROUNDING_GHATI = 1e-3 / 3600;

/** A moment on the old clock. */
export interface VedicClock {
  /** Since the start of the Vedic day, fractions kept. */
  readonly ghatis: number;
  readonly ghati: number;
  /** 0–59 */
  readonly pala: number;
  /** 0 ≤ x < 60 */
  readonly vipala: number;
  /** Before sunset; null on a day without sunrise and sunset. */
  readonly isDay: boolean | null;
  /** 1–4 by day, 5–8 by night. */
  readonly prahara: number | null;
  /** 1–15 by day, 16–30 by night. */
  readonly muhurta: number | null;
}

/** Which of `parts` of the day, and then of the night, an instant lies in, counted from 1. */
const partOfHalves = (day: VedicDay, jd: JulianDay, parts: number): number | null => {
  const [light, dark] = [daylight(day), nightAfter(day)];
  if (light !== null && jd < light.end) return Math.floor(((jd - light.start) / (light.end - light.start)) * parts) + 1;
  if (dark === null) return null;
  return parts + Math.floor(((jd - dark.start) / (dark.end - dark.start)) * parts) + 1;
};

/** An instant of a Vedic day on the old clock. */
export const vedicClock = (day: VedicDay, jd: JulianDay): VedicClock => {
  const ghatis = (jd - day.start) * GHATIS;
  const near = ghatis + ROUNDING_GHATI;
  const ghati = Math.floor(near);
  const pala = Math.floor((near - ghati) * 60);
  return {
    ghatis,
    ghati,
    pala,
    vipala: Math.max(0, ((ghatis - ghati) * 60 - pala) * 60),
    isDay: day.sunset === null ? null : jd < day.sunset,
    prahara: partOfHalves(day, jd, 4),
    muhurta: partOfHalves(day, jd, 15),
  };
};

/** The instant so many ghatis after the start of a Vedic day. */
export const vedicInstant = (day: VedicDay, ghatis: number): JulianDay => plusDays(day.start, ghatis / GHATIS);
