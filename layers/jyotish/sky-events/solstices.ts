/** Equinoxes and solstices of the tropical Sun, and the entries of the sidereal Sun at the same degrees. */
import type { JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { yearTable } from '../ephemeris/year-table.ts';

/** Degrees of the Sun at the four turns. */
const TURNS = [0, 90, 180, 270] as const;
/** What the turns are called in either zodiac, in their order. */
export const SOLSTICE_KINDS = {
  tropical: ['march_equinox', 'june_solstice', 'september_equinox', 'december_solstice'],
  sidereal: ['mesha', 'karka', 'tula', 'makara'],
} as const;
export type SolsticeSystem = keyof typeof SOLSTICE_KINDS;
export type SolsticeKind = (typeof SOLSTICE_KINDS)[SolsticeSystem][number];

/** A turn of the Sun. */
export interface SolsticeEvent {
  readonly system: SolsticeSystem;
  readonly kind: SolsticeKind;
  readonly jd: JulianDay;
}

/** Every turn after the start of a window, up to its end, in order of time. Apparent longitudes. */
export const solsticesIn = (sky: Sky, { start, end }: TimeSpan): SolsticeEvent[] => {
  const table = yearTable(sky, start);
  const of = (
    system: SolsticeSystem,
    where: (jd: JulianDay) => number,
    exact: (jd: JulianDay) => number,
  ): SolsticeEvent[] =>
    angleCrossings(where, motionOf('sun'), start, end, TURNS, exact).flatMap(({ jd, index }) => {
      const kind = SOLSTICE_KINDS[system][index];
      return kind ? [{ system, kind, jd }] : [];
    });
  return [
    ...of(
      'tropical',
      (jd) => table.longitude('sun', jd) + sky.ayanamsa(jd),
      (jd) => sky.tropical('sun', jd),
    ),
    ...of(
      'sidereal',
      (jd) => table.longitude('sun', jd),
      (jd) => sky.longitude('sun', jd),
    ),
  ].sort((a, b) => a.jd - b.jd);
};
