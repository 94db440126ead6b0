/** Mudda dasha: Vimshottari of one solar year (Tajika Nilakanthi; K. S. Charak). */
import { mod } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { DashaPlan } from '../dasha/cycle.ts';
import { majorPeriod } from '../dasha/period.ts';
import { planFromEntry } from '../dasha/star.ts';
import { VIMSHOTTARI, VIMSHOTTARI_YEARS } from '../dasha/vimshottari.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Number of Vimshottari's rows before the Sun. */
const SUN_ROW = 2;

/** Whether the first period is whole, or lacks the share of the birth star that the Moon had passed (Charak). */
export const MUDDA_BALANCES = ['none', 'natal'] as const;

/**
 * Lays Mudda out between two returns: shares of 120 of the true length of the year. The first lord follows from the birth
 * star 1–27 and the completed years. `elapsed` is the share of the first period that lies before the return, 0 ≤ x < 1:
 * where it is not 0, the first lord comes again as the tenth, and the year ends within that period.
 */
export const muddaPlan = (
  start: JulianDay,
  end: JulianDay,
  birthStar: number,
  years: number,
  elapsed = 0,
): DashaPlan<Graha> => {
  const row = mod(mod(birthStar + years - 2, 9) - 1 + SUN_ROW, 9);
  const unit = (end - start) / VIMSHOTTARI_YEARS;
  const plan = planFromEntry(VIMSHOTTARI, start, { row, elapsed }, unit, elapsed === 0 ? 1 : 2);
  const mahas = plan.mahas.filter((maha) => maha.start < end).slice(0, elapsed === 0 ? 9 : 10);
  const last = mahas.at(-1);
  if (!last) throw new Error('a year has periods');
  if (elapsed !== 0) return { ...plan, mahas };
  const { lord, start: begin, maha, cycle, place } = last;
  return { ...plan, mahas: [...mahas.slice(0, -1), majorPeriod({ lord, start: begin, end, maha, cycle, place })] };
};
