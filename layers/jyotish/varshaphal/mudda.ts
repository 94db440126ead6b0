/** Mudda dasha: Vimshottari of one solar year (Tajika Nilakanthi; K. S. Charak). */
import { mod } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { layMahas, partsFrom, rowsFrom, type DashaPlan } from '../dasha/cycle.ts';
import { VIMSHOTTARI, VIMSHOTTARI_ROWS, VIMSHOTTARI_YEARS } from '../dasha/vimshottari.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Number of Vimshottari's rows before the Sun. */
const SUN_ROW = 2;

/**
 * Lays Mudda out between two returns: shares of 120 of the true length of the year. The first lord follows from the birth
 * star 1–27 and the completed years; there is no balance.
 */
export const muddaPlan = (start: JulianDay, end: JulianDay, birthStar: number, years: number): DashaPlan<Graha> => {
  const first = mod(mod(birthStar + years - 2, 9) - 1 + SUN_ROW, 9);
  const rows = rowsFrom(VIMSHOTTARI_ROWS, first);
  const mahas = layMahas(start, [rows], (end - start) / VIMSHOTTARI_YEARS);
  const last = mahas.at(-1);
  return {
    birth: start,
    mahas: last ? [...mahas.slice(0, -1), { ...last, end }] : mahas,
    partsOf: partsFrom(VIMSHOTTARI.parts),
  };
};
