/** Statements that come in fields, as claims. */
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { civilDateOf } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS, VARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import type { ClaimIn } from '../../contract/suites/claims.ts';
import type { Claim, DateSpan, Point } from './claim.ts';

/** The fields that a statement of its kind lacks. */
export interface Lacking {
  readonly lacks: readonly string[];
}

const FULL = 15;
const LORD = /^lord_(\d+)$/u;

const pointOf = (text: string | undefined): Point | null => {
  const [, house] = LORD.exec(text ?? '') ?? [];
  if (house !== undefined) return { lordOf: Number(house) };
  return text === 'ascendant' ? text : (GRAHAS.find((planet) => planet === text) ?? null);
};
const rowOf = (keys: readonly string[], key: string): number => keys.indexOf(key) + 1;

const timeOf = ({ date, until }: ClaimIn): DateSpan | null => {
  const from = date === undefined ? null : civilDateOf(date);
  const to = until === undefined ? from : civilDateOf(until);
  return from === null || to === null ? null : { from, to };
};

const limbOf = ({ weekday, tithi, paksha, nitya_yoga: nitya, karana }: ClaimIn): Claim | Lacking => {
  if (weekday !== undefined) return { kind: 'panchang', limb: 'vara', vara: rowOf(VARA_KEYS, weekday) - 1 };
  if (nitya !== undefined) return { kind: 'panchang', limb: 'yoga', yoga: rowOf(NITYA_YOGA_KEYS, nitya) };
  if (karana !== undefined) return { kind: 'panchang', limb: 'karana', karana: rowOf(KARANA_KEYS, karana) - 1 };
  if (tithi === undefined && paksha === undefined)
    return { lacks: ['weekday', 'tithi', 'paksha', 'nitya_yoga', 'karana'] };
  if (tithi === FULL && paksha === undefined) return { lacks: ['paksha'] };
  return { kind: 'panchang', limb: 'tithi', tithi: tithi ?? null, paksha: paksha ?? null };
};

/** Kinds that say something of one point. */
const ofPoint = (claim: ClaimIn, of: Point): Claim | Lacking => {
  const {
    chart = 'D1',
    from = 'lagna',
    house,
    sign,
    star,
    pada = null,
    degree,
    retrograde,
    dignity,
    strong,
    most,
    nth,
  } = claim;
  const time = timeOf(claim);
  const inChart = chart === 'transit' ? 'D1' : chart;
  switch (claim.kind) {
    case 'sign':
      return sign === undefined ? { lacks: ['sign'] } : { kind: 'sign', of, sign: rowOf(SIGN_KEYS, sign), chart, time };
    case 'house':
      return house === undefined ? { lacks: ['house'] } : { kind: 'house', of, house, from, chart, time };
    case 'star':
      return star === undefined ? { lacks: ['star'] } : { kind: 'star', of, star: rowOf(NAKSHATRA_KEYS, star), pada };
    case 'degree':
      return degree === undefined ? { lacks: ['degree'] } : { kind: 'degree', of, degree };
    case 'motion':
      return { kind: 'motion', of, retrograde: retrograde ?? true };
    case 'combust':
      return { kind: 'combust', of };
    case 'dignity':
      return dignity === undefined ? { lacks: ['dignity'] } : { kind: 'dignity', of, dignity, chart: inChart };
    case 'strength':
      return { kind: 'strength', of, strong: strong ?? true, ...(most === true ? { most } : {}) };
    case 'conjunction': {
      const other = pointOf(claim.other);
      return other === null ? { lacks: ['other'] } : { kind: 'conjunction', of, other, chart: inChart };
    }
    default: {
      const on = pointOf(claim.on) ?? (house === undefined ? null : { house });
      return on === null
        ? { lacks: ['on', 'house'] }
        : { kind: 'aspect', of, on, ...(nth === undefined ? {} : { nth }) };
    }
  }
};

/** The claim that a statement makes, or the fields that it lacks: one of those named. */
export const claimOf = (claim: ClaimIn): Claim | Lacking => {
  const { kind, house, sign, planet, lords, yoga, dosha, count, edge = 'running' } = claim;
  const place = house === undefined ? null : { house };
  switch (kind) {
    case 'lord':
      return house === undefined || planet === undefined ? { lacks: ['house', 'planet'] } : { kind, house, planet };
    case 'house_sign':
      return house === undefined || sign === undefined
        ? { lacks: ['house', 'sign'] }
        : { kind, house, sign: rowOf(SIGN_KEYS, sign) };
    case 'period':
      return lords === undefined
        ? { lacks: ['lords'] }
        : { kind, lords: lords.map((lord, i) => ({ level: i + 1, lord })), edge, time: timeOf(claim) };
    case 'yoga':
      return yoga === undefined ? { lacks: ['yoga'] } : { kind, id: yoga };
    case 'dosha':
      return dosha === undefined ? { lacks: ['dosha'] } : { kind, id: dosha };
    case 'panchang':
      return limbOf(claim);
    case 'count': {
      const at = place ?? (sign === undefined ? null : { sign: rowOf(SIGN_KEYS, sign) });
      return count === undefined || at === null ? { lacks: ['count', 'house', 'sign'] } : { kind, count, place: at };
    }
    default: {
      const of = pointOf(claim.of);
      return of === null ? { lacks: ['of'] } : ofPoint(claim, of);
    }
  }
};
