/** Double transit: the times at which Jupiter and Saturn both touch a house or its lord (K. N. Rao). */
import { aspectsSign } from '../chart/drishti.ts';
import { houseFrom, lordOf, signAt, signOf, type Planet7 } from '../chart/rashi.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { stateSpans } from '../sky-events/window.ts';
import { signStays } from './stays.ts';

/** How a planet touches something: it is in its sign, or aspects it by so many signs. */
const BY = ['occupies', 'aspect_3', 'aspect_5', 'aspect_7', 'aspect_9', 'aspect_10'] as const;
type By = (typeof BY)[number];
/** What it touches, and how: the house itself, or the natal place of its lord. */
export type Touch = `${'house' | 'lord'}:${By}`;
export const TOUCHES: readonly Touch[] = (['house', 'lord'] as const).flatMap((what) =>
  BY.map((by): Touch => `${what}:${by}`),
);

const touchOf = (planet: 'jupiter' | 'saturn', from: number, to: number): By | null => {
  if (from === to) return 'occupies';
  if (!aspectsSign(planet, from, to)) return null;
  const house = houseFrom(from, to);
  return BY.find((by) => by === `aspect_${house}`) ?? null;
};

/** A window in which a house is touched by both. */
export interface DoubleTransit extends TimeSpan {
  /** 1–12 */
  readonly house: number;
  readonly jupiterBy: readonly Touch[];
  readonly saturnBy: readonly Touch[];
}

/** What the windows are looked for in. */
export interface TouchedChart {
  /** Sign of the first house, 1–12. */
  readonly first: number;
  /** Natal signs of the planets. */
  readonly signs: Readonly<Record<Planet7, number>>;
}

/**
 * The windows of several houses, cut at the ends of the search, by house and time. A new window begins whenever one of the
 * two lists changes. With `strict` both must touch the house, or both its lord.
 */
export const doubleTransits = (
  sky: Sky,
  { first, signs }: TouchedChart,
  houses: readonly number[],
  window: TimeSpan,
  strict: boolean,
): DoubleTransit[] => {
  const table = yearTable(sky, window.start);
  const cuts = (['jupiter', 'saturn'] as const).flatMap((planet) =>
    signStays(table, planet, window).flatMap(({ start, end }) => [start, end]),
  );
  return houses.flatMap((house) => {
    const sign = signAt(first, house);
    const lordSign = signs[lordOf(sign)];
    const touches = (planet: 'jupiter' | 'saturn', from: number): Touch[] => {
      const [own, lord] = [touchOf(planet, from, sign), touchOf(planet, from, lordSign)];
      return [...(own ? [`house:${own}` as const] : []), ...(lord ? [`lord:${lord}` as const] : [])];
    };
    return stateSpans(
      window,
      cuts,
      (jd) => ({
        jupiterBy: touches('jupiter', signOf(table.longitude('jupiter', jd))),
        saturnBy: touches('saturn', signOf(table.longitude('saturn', jd))),
      }),
      (a, b) => String(a.jupiterBy) === String(b.jupiterBy) && String(a.saturnBy) === String(b.saturnBy),
    )
      .filter(({ state: { jupiterBy, saturnBy } }) => {
        const both = (what: string): boolean =>
          jupiterBy.some((one) => one.startsWith(what)) && saturnBy.some((one) => one.startsWith(what));
        return strict ? both('house') || both('lord') : jupiterBy.length > 0 && saturnBy.length > 0;
      })
      .map(({ start, end, state }) => ({ house, start, end, ...state }));
  });
};
