/** Eclipses that fall on points of a birth: contacts by degree, houses, and the birth star with its trines. */
import type { Chart } from '../chart/chart.ts';
import { NAKSHATRA_KEYS, nakshatraOf } from '../chart/nakshatra.ts';
import { houseFrom, signOf } from '../chart/rashi.ts';
import { separation } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { GRAHAS, type Graha, type Place, type Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { lunarEclipses, solarEclipses } from '../sky-events/eclipses.ts';

/** Points of a birth chart that an eclipse may fall on. */
export const IMPACT_POINTS = ['ascendant', ...GRAHAS, 'midheaven'] as const;
export type ImpactPoint = (typeof IMPACT_POINTS)[number];
export const IMPACT_KINDS = ['conjunction', 'opposition'] as const;

/** A point that an eclipse touches. */
export interface ImpactHit {
  readonly point: ImpactPoint;
  /** Degrees from the exact contact. */
  readonly separation: number;
  readonly kind: (typeof IMPACT_KINDS)[number];
}
/** An eclipse against a birth chart. */
export interface EclipseImpact {
  readonly kind: 'solar' | 'lunar';
  readonly type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
  readonly maximum: JulianDay;
  /** Of the Sun in a solar, of the Moon in a lunar eclipse; sidereal. */
  readonly longitude: number;
  readonly houseFromAscendant: number;
  readonly houseFromMoon: number;
  readonly hits: readonly ImpactHit[];
  readonly birthStar: boolean;
  /** In the tenth or nineteenth star from the birth star. */
  readonly trineStars: boolean;
  readonly visible: boolean;
}

/** Houses from the Moon sign in which almanacs commonly print an eclipse as good. */
const GOOD_HOUSES: readonly number[] = [3, 6, 10, 11];
/** Whether almanacs print an eclipse in this house from the Moon sign as good. */
export const isGoodEclipse = (houseFromMoon: number): boolean => GOOD_HOUSES.includes(houseFromMoon);

const longitudeOf = (chart: Chart, point: ImpactPoint): number => {
  if (point === 'ascendant') return chart.ascendant.longitude;
  return point === 'midheaven' ? chart.mc : chart.grahas[point satisfies Graha].longitude;
};

const hitsOf = (chart: Chart, longitude: number, orb: number): readonly ImpactHit[] =>
  IMPACT_POINTS.flatMap((point): ImpactHit[] => {
    const apart = separation(longitudeOf(chart, point), longitude);
    if (apart <= orb) return [{ point, separation: apart, kind: 'conjunction' }];
    return 180 - apart <= orb ? [{ point, separation: 180 - apart, kind: 'opposition' }] : [];
  });

/** Every eclipse of a window against a birth chart, in order of time; visibility is that of `place`. `orb` in degrees. */
export const eclipseImpacts = (
  sky: Sky,
  window: TimeSpan,
  place: Place,
  chart: Chart,
  orb: number,
): readonly EclipseImpact[] => {
  const star = chart.grahas.moon.nakshatra.id;
  const impact = (
    bare: Pick<EclipseImpact, 'kind' | 'type' | 'maximum' | 'visible'>,
    longitude: number,
  ): EclipseImpact => {
    const count = (nakshatraOf(longitude).id - star + NAKSHATRA_KEYS.length) % NAKSHATRA_KEYS.length;
    return {
      ...bare,
      longitude,
      houseFromAscendant: houseFrom(chart.ascendant.sign, signOf(longitude)),
      houseFromMoon: houseFrom(chart.signs.moon, signOf(longitude)),
      hits: hitsOf(chart, longitude, orb),
      birthStar: count === 0,
      trineStars: count === 9 || count === 18,
    };
  };
  const solar = solarEclipses(sky, window, place).map(({ eclipse: { kind, maximum }, local }) =>
    impact({ kind: 'solar', type: kind, maximum, visible: local !== null }, sky.longitude('sun', maximum)),
  );
  const lunar = lunarEclipses(sky, window, place).map(({ eclipse: { kind, maximum }, seen }) =>
    impact({ kind: 'lunar', type: kind, maximum, visible: seen.visible }, sky.longitude('moon', maximum)),
  );
  return [...solar, ...lunar].sort((a, b) => a.maximum - b.maximum);
};
