/** Hours for a journey in a direction: the choghadiyas of a day and night, judged by what lies ahead of the traveller. */
import { mod } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaPartsIn } from '../panchang/anga.ts';
import { chandraHouse, taraOf } from '../panchang/bala.ts';
import { dayChoghadiyas, nightChoghadiyas, type Choghadiya } from '../panchang/choghadiya.ts';
import {
  chandraVasaOf,
  DIRECTIONS,
  dishaShoolOf,
  nakshatraShoolOf,
  rahuVasaOf,
  yoginiVasaOf,
  type Direction,
} from '../panchang/nivas.ts';
import { daylight, dayPeriod, kalaOf } from '../panchang/periods.ts';
import { tithiInPaksha } from '../panchang/tithi.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { stateSpans } from '../sky-events/window.ts';
import { muhuratEvent } from './events.ts';
import { anyHolds, cutsApart, spanAt } from './pieces.ts';
import type { Native } from './state.ts';

type Traveller = Pick<Native, 'star' | 'sign'>;

/** What is known of a piece of time for a journey. */
interface JourneyFacts {
  readonly direction: Direction;
  readonly vara: number;
  readonly choghadiya: Choghadiya['id'];
  readonly tithi: number;
  readonly star: number;
  readonly moonSign: number;
  /** Direction that the time of day bars; null where none. */
  readonly barred: Direction | null;
  readonly travellers: readonly Traveller[];
}

/** Steps of 45° clockwise from one direction to another, 0–7: 0 ahead, 2 at the right, 4 behind, 6 at the left. */
const turn = (from: Direction, to: Direction): number => mod(DIRECTIONS.indexOf(to) - DIRECTIONS.indexOf(from), 8);
const aheadOrRight = (facts: JourneyFacts, where: Direction): boolean => [0, 2].includes(turn(facts.direction, where));
const behindOrLeft = (facts: JourneyFacts, where: Direction): boolean => [4, 6].includes(turn(facts.direction, where));
/** Steps between the direction and the shool of the weekday, 0–4. */
const fromShool = ({ direction, vara }: JourneyFacts): number => {
  const steps = turn(direction, dishaShoolOf(vara));
  return Math.min(steps, 8 - steps);
};

const JOURNEY = muhuratEvent('travel');
const GOOD_TITHIS: readonly number[] = typeof JOURNEY.tithis === 'string' ? [] : JOURNEY.tithis;
const BEST_STARS = JOURNEY.stars;
const MIDDLING_STARS = JOURNEY.middlingStars ?? [];
const isRikta = (tithi: number): boolean => tithi === 30 || [4, 9, 14].includes(tithiInPaksha(tithi));
const PANCHAKA_SIGNS: readonly number[] = [11, 12];
const SOUTHWARD: readonly Direction[] = ['s', 'se', 'sw'];
const BAD_TARAS: readonly number[] = [3, 5, 7];

interface FactorRow<Id extends string = string> {
  readonly id: Id;
  readonly points: number;
  readonly holds: (facts: JourneyFacts) => boolean;
}
const row = <const Id extends string>(
  id: Id,
  points: number,
  holds: (facts: JourneyFacts) => boolean,
): FactorRow<Id> => ({ id, points, holds });

/** What speaks for a journey and against it (facts: Muhurta Chintamani 11; the points are those of this service). */
export const JOURNEY_FACTORS = [
  row('choghadiya_amrit', 30, ({ choghadiya }) => choghadiya === 'amrit'),
  row('choghadiya_shubh', 25, ({ choghadiya }) => choghadiya === 'shubh'),
  row('choghadiya_labh', 20, ({ choghadiya }) => choghadiya === 'labh'),
  row('choghadiya_char', 20, ({ choghadiya }) => choghadiya === 'char'),
  row('choghadiya_adverse', 0, ({ choghadiya }) => ['udveg', 'kaal', 'rog'].includes(choghadiya)),
  row('star_best', 20, ({ star }) => BEST_STARS.includes(star)),
  row('star_middling', 8, ({ star }) => MIDDLING_STARS.includes(star)),
  row('star_adverse', -25, ({ star }) => !BEST_STARS.includes(star) && !MIDDLING_STARS.includes(star)),
  row('tithi_good', 10, ({ tithi }) => GOOD_TITHIS.includes(tithiInPaksha(tithi))),
  row('tithi_adverse', -15, ({ tithi }) => isRikta(tithi)),
  row('disha_shool', -30, (facts) => fromShool(facts) === 0),
  row('disha_shool_beside', -15, (facts) => fromShool(facts) === 1),
  row('nakshatra_shool', -20, ({ star, direction }) => nakshatraShoolOf(star) === direction),
  row('yogini_ahead', -10, (facts) => aheadOrRight(facts, yoginiVasaOf(facts.tithi))),
  row('yogini_behind', 5, (facts) => behindOrLeft(facts, yoginiVasaOf(facts.tithi))),
  row('moon_ahead', 10, (facts) => aheadOrRight(facts, chandraVasaOf(facts.moonSign))),
  row('moon_behind', -10, (facts) => behindOrLeft(facts, chandraVasaOf(facts.moonSign))),
  row('rahu_ahead', -10, ({ vara, direction }) => rahuVasaOf(vara) === direction),
  row('samaya_shool', -10, ({ barred, direction }) => barred === direction),
  row('panchaka', -25, ({ moonSign, direction }) => PANCHAKA_SIGNS.includes(moonSign) && SOUTHWARD.includes(direction)),
  row('tara', -15, ({ star, travellers }) => travellers.some((one) => BAD_TARAS.includes(taraOf(one.star, star)))),
  row('chandrashtama', -20, ({ moonSign, travellers }) =>
    travellers.some(({ sign }) => chandraHouse(sign, moonSign) === 8),
  ),
] as const;
/** From best to worst, with the least points of each. */
export const JOURNEY_VERDICTS = [
  { verdict: 'good', from: 45 },
  { verdict: 'acceptable', from: 25 },
  { verdict: 'avoid', from: Number.NEGATIVE_INFINITY },
] as const;
export type JourneyVerdict = (typeof JOURNEY_VERDICTS)[number]['verdict'];

/** A part of a choghadiya over which nothing changes. */
export interface JourneyWindow extends TimeSpan {
  readonly choghadiya: Choghadiya;
  readonly points: number;
  readonly verdict: JourneyVerdict;
  readonly factors: readonly (typeof JOURNEY_FACTORS)[number][];
}

/** The direction that a time of day bars (samaya shool): morning east, noon south, dusk west, midnight north. */
const barredTimes = (day: VedicDay): readonly { readonly direction: Direction; readonly span: TimeSpan }[] => {
  const light = daylight(day);
  if (!light) return [];
  const muhurta = (light.end - light.start) / 15;
  const noon = (light.start + light.end) / 2;
  const spans = [
    ['e', dayPeriod('pratah', day, null)],
    ['s', { start: julian(noon - muhurta), end: julian(noon + muhurta) }],
    ['w', dayPeriod('godhuli', day, null)],
    ['n', dayPeriod('nishita', day, null)],
  ] as const;
  return spans.flatMap(([direction, span]) => (span ? [{ direction, span }] : []));
};

/**
 * The windows of a Vedic day for a journey, in order, Rahu kala left out: each choghadiya, cut where tithi, star, the Moon's
 * sign or the time of day change the verdict. Null where the Sun does not rise, set and rise again.
 */
export const journeyWindows = (
  { table }: Almanac,
  day: VedicDay,
  direction: Direction,
  travellers: readonly Traveller[],
): JourneyWindow[] | null => {
  const [light, dark] = [dayChoghadiyas(day), nightChoghadiyas(day)];
  if (!light || !dark) return null;
  const tithis = angaPartsIn('tithi', table, day.start, day.end);
  const stars = angaPartsIn('nakshatra', table, day.start, day.end);
  const moonSigns = angaPartsIn('moon_sign', table, day.start, day.end);
  const [tithiAt, starAt, moonSignAt] = [spanAt(tithis), spanAt(stars), spanAt(moonSigns)];
  const barred = barredTimes(day);
  const rahu = kalaOf('rahu_kala', day);
  const cuts = [...tithis, ...stars, ...moonSigns, ...barred.map(({ span }) => span), ...(rahu ? [rahu] : [])].flatMap(
    ({ start, end }) => [start, end],
  );
  return [...light, ...dark].flatMap((choghadiya) => {
    const factorsAt = (jd: JulianDay): readonly (typeof JOURNEY_FACTORS)[number][] | null => {
      if (rahu && anyHolds([rahu], jd)) return null;
      const facts: JourneyFacts = {
        direction,
        vara: day.vara,
        choghadiya: choghadiya.id,
        tithi: tithiAt(jd).id,
        star: starAt(jd).id,
        moonSign: moonSignAt(jd).id,
        barred: barred.find(({ span }) => anyHolds([span], jd))?.direction ?? null,
        travellers,
      };
      return JOURNEY_FACTORS.filter(({ holds }) => holds(facts));
    };
    const same = (a: ReturnType<typeof factorsAt>, b: ReturnType<typeof factorsAt>): boolean =>
      a === null || b === null ? a === b : a.length === b.length && a.every((one, i) => one === b[i]);
    return stateSpans(choghadiya.span, cutsApart(cuts, choghadiya.span), factorsAt, same).flatMap(
      ({ start, end, state: factors }) => {
        if (!factors) return [];
        const points = factors.reduce((sum, one) => sum + one.points, 0);
        const { verdict } = JOURNEY_VERDICTS.find(({ from }) => points >= from) ?? JOURNEY_VERDICTS[2];
        return [{ start, end, choghadiya, points, verdict, factors }];
      },
    );
  });
};

/** Points that the remedy of the shool gives back. */
export const REMEDY_POINTS = 15;

/** Whether the shool of the weekday lies in a direction or beside it. */
export const meetsShool = (direction: Direction, vara: number): boolean =>
  [0, 1, 7].includes(turn(direction, dishaShoolOf(vara)));
