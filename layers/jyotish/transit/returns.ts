/** Returns of the planets to their natal longitudes. */
import type { JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { widened } from '../sky-events/window.ts';

/** What may return; Ketu returns with Rahu. */
export const RETURNING = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
] as const satisfies readonly Graha[];
export type Returning = (typeof RETURNING)[number];

/** Frame in which a longitude returns: against the stars, or against the equinox. */
export const RETURN_FRAMES = ['sidereal', 'tropical'] as const;
export type ReturnFrame = (typeof RETURN_FRAMES)[number];

/** A return to the natal longitude. */
export interface PlanetReturn {
  readonly body: Returning;
  readonly jd: JulianDay;
  /** 1 for the first passage of a return; 2, 3 … for those added by retrograde motion. */
  readonly pass: number;
  readonly retrograde: boolean;
}

/** Passages nearer than this many days belong to one return. */
const SAME_RETURN_DAYS = 300;
const SAME_RETURN_INNER_DAYS = 120;
/** Days before a window from which passages of a return are counted. */
const LOOK_BACK_DAYS = 700;

/** The returns of several bodies after the start of a window, up to its end, in order of time. */
export const returnsOf = (
  sky: Sky,
  bodies: readonly Returning[],
  natal: (body: Returning) => number,
  window: TimeSpan,
  frame: ReturnFrame,
): PlanetReturn[] => {
  const table = yearTable(sky, window.start);
  const tropical = frame === 'tropical';
  return bodies
    .flatMap((body) => {
      const inner = body === 'mercury' || body === 'venus';
      const steady = body === 'sun' || body === 'moon' || body === 'rahu';
      const near = inner ? SAME_RETURN_INNER_DAYS : SAME_RETURN_DAYS;
      const exact = (jd: JulianDay): number => (tropical ? sky.tropical(body, jd) : sky.longitude(body, jd));
      let last: { readonly jd: JulianDay; readonly pass: number } | null = null;
      return angleCrossings(
        tropical ? exact : (jd) => table.longitude(body, jd),
        motionOf(body, sky.settings.node),
        steady ? window.start : widened(window, LOOK_BACK_DAYS).start,
        window.end,
        [natal(body)],
        tropical ? undefined : exact,
      ).flatMap(({ jd, retrograde }) => {
        const pass: number = last !== null && !steady && jd - last.jd < near ? last.pass + 1 : 1;
        last = { jd, pass };
        return jd <= window.start ? [] : [{ body, jd, pass, retrograde }];
      });
    })
    .sort((a, b) => a.jd - b.jd);
};
