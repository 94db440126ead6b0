/** Statements that come in fields, as claims. */
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { civilDateOf } from '../../../layers/jyotish/ephemeris/instant.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS, VARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import type { ClaimIn } from '../../contract/suites/claims.ts';
import { pointOf, type Claim, type DateSpan, type Point } from './claim.ts';

/** The fields that a statement of its kind lacks. */
export interface Lacking {
  readonly lacks: readonly string[];
}

const FULL = 15;
const rowOf = (keys: readonly string[], key: string): number => keys.indexOf(key) + 1;

const timeOf = ({ date, until }: ClaimIn): DateSpan | null => {
  const from = date === undefined ? null : civilDateOf(date);
  const to = until === undefined ? from : civilDateOf(until);
  return from === null || to === null ? null : { from, to };
};

const lacking = (...lacks: readonly string[]): Lacking => ({ lacks });

const limbOf = ({ weekday, tithi, paksha, nitya_yoga: nitya, karana }: ClaimIn): Claim | Lacking => {
  if (weekday !== undefined) return { kind: 'panchang', limb: 'vara', vara: rowOf(VARA_KEYS, weekday) - 1 };
  if (nitya !== undefined) return { kind: 'panchang', limb: 'yoga', yoga: rowOf(NITYA_YOGA_KEYS, nitya) };
  if (karana !== undefined) return { kind: 'panchang', limb: 'karana', karana: rowOf(KARANA_KEYS, karana) - 1 };
  if (tithi === undefined && paksha === undefined) return lacking('weekday', 'tithi', 'paksha', 'nitya_yoga', 'karana');
  if (tithi === FULL && paksha === undefined) return lacking('paksha');
  return { kind: 'panchang', limb: 'tithi', tithi: tithi ?? null, paksha: paksha ?? null };
};

const countOf = ({ house, sign, count }: ClaimIn): Claim | Lacking => {
  if (count === undefined) return lacking('count', 'house', 'sign');
  if (house !== undefined) return { kind: 'count', count, place: { house } };
  if (sign !== undefined) return { kind: 'count', count, place: { sign: rowOf(SIGN_KEYS, sign) } };
  return lacking('count', 'house', 'sign');
};

type Reading = (claim: ClaimIn) => Claim | Lacking;
/** A kind that says something of one point. */
const ofPoint =
  (read: (claim: ClaimIn, of: Point) => Claim | Lacking): Reading =>
  (claim) => {
    const of = pointOf(claim.of);
    return of === null ? lacking('of') : read(claim, of);
  };
/** The chart of what a transit has not: two points together, a dignity. */
const natalOf = ({ chart = 'D1' }: ClaimIn): 'D1' | 'D9' => (chart === 'transit' ? 'D1' : chart);

const READINGS: Readonly<Record<ClaimIn['kind'], Reading>> = {
  sign: ofPoint((claim, of) => {
    const { sign, chart = 'D1' } = claim;
    if (sign === undefined) return lacking('sign');
    return { kind: 'sign', of, sign: rowOf(SIGN_KEYS, sign), chart, time: timeOf(claim) };
  }),
  house: ofPoint((claim, of) => {
    const { house, from = 'lagna', chart = 'D1' } = claim;
    return house === undefined ? lacking('house') : { kind: 'house', of, house, from, chart, time: timeOf(claim) };
  }),
  star: ofPoint(({ star, pada = null }, of) =>
    star === undefined ? lacking('star') : { kind: 'star', of, star: rowOf(NAKSHATRA_KEYS, star), pada },
  ),
  degree: ofPoint(({ degree }, of) => (degree === undefined ? lacking('degree') : { kind: 'degree', of, degree })),
  motion: ofPoint(({ retrograde = true }, of) => ({ kind: 'motion', of, retrograde })),
  combust: ofPoint((_, of) => ({ kind: 'combust', of })),
  dignity: ofPoint((claim, of) => {
    const { dignity } = claim;
    return dignity === undefined ? lacking('dignity') : { kind: 'dignity', of, dignity, chart: natalOf(claim) };
  }),
  strength: ofPoint(({ strong = true, most }, of) => ({
    kind: 'strength',
    of,
    strong,
    ...(most === true ? { most } : {}),
  })),
  conjunction: ofPoint((claim, of) => {
    const other = pointOf(claim.other);
    return other === null ? lacking('other') : { kind: 'conjunction', of, other, chart: natalOf(claim) };
  }),
  aspect: ofPoint(({ on: named, house, nth }, of) => {
    const on = pointOf(named) ?? (house === undefined ? null : { house });
    if (on === null) return lacking('on', 'house');
    return { kind: 'aspect', of, on, ...(nth === undefined ? {} : { nth }) };
  }),
  lord: ({ house, planet }) =>
    house === undefined || planet === undefined ? lacking('house', 'planet') : { kind: 'lord', house, planet },
  house_sign: ({ house, sign }) =>
    house === undefined || sign === undefined
      ? lacking('house', 'sign')
      : { kind: 'house_sign', house, sign: rowOf(SIGN_KEYS, sign) },
  period: (claim) => {
    const { lords, edge = 'running' } = claim;
    if (lords === undefined) return lacking('lords');
    const named = lords.map((lord, i) => ({ level: i + 1, lord }));
    return { kind: 'period', lords: named, edge, time: timeOf(claim) };
  },
  yoga: ({ yoga }) => (yoga === undefined ? lacking('yoga') : { kind: 'yoga', id: yoga }),
  dosha: ({ dosha }) => (dosha === undefined ? lacking('dosha') : { kind: 'dosha', id: dosha }),
  panchang: limbOf,
  count: countOf,
};

/** The claim that a statement makes, or the fields that it lacks: one of those named. */
export const claimOf = (claim: ClaimIn): Claim | Lacking => READINGS[claim.kind](claim);
