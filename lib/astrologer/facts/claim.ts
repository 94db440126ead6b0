/**
 * What a sentence may say about a birth: typed claims. A fact is a claim that is true of the birth; both share one id, so
 * that a wrong claim can be answered with the fact of the same id.
 */
import type { DoshaId } from '../../../layers/jyotish/dosha/all.ts';
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Paksha } from '../../../layers/jyotish/panchang/tithi.ts';
import type { YogaId } from '../../../layers/jyotish/yoga/detect.ts';

/** A planet, the ascendant, or the lord of a house by its number. */
export type Point = Graha | 'ascendant' | { readonly lordOf: number };

/** First and last civil date of what was named: a day, a month, a year. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Said of all of it, not of some day in it: for the next five years. */
  readonly isWhole?: true;
}

/** The chart a place belongs to: birth chart, navamsa, or the sky at a time (now where no time is named). */
export const CLAIM_CHARTS = ['D1', 'D9', 'transit'] as const;
export type ClaimChart = (typeof CLAIM_CHARTS)[number];
/** What houses are counted from. */
export type CountedFrom = 'lagna' | 'moon' | 'sun';

interface Placed {
  readonly of: Point;
  readonly chart: ClaimChart;
  /** When, for the sky; null is now. */
  readonly time: DateSpan | null;
}

/** Dignities that sentences name. */
export type NamedDignity = 'exalted' | 'debilitated' | 'own';

/** What a claim says of one limb of the panchang at birth. */
export type LimbValue =
  /** Weekday 0–6 from Sunday. */
  | { readonly limb: 'vara'; readonly vara: number }
  /** Tithi 1–15 of its half; null where only the half is named, and no half where only the tithi is. */
  | { readonly limb: 'tithi'; readonly tithi: number | null; readonly paksha: Paksha | null }
  /** Nitya yoga 1–27. */
  | { readonly limb: 'yoga'; readonly yoga: number }
  /** Row of `KARANA_KEYS`, from 0. */
  | { readonly limb: 'karana'; readonly karana: number };

export type Claim =
  | (Placed & { readonly kind: 'sign'; readonly sign: number })
  | (Placed & { readonly kind: 'house'; readonly house: number; readonly from: CountedFrom })
  | {
      readonly kind: 'star';
      readonly of: Point;
      readonly star: number;
      readonly pada: number | null;
      /** The day on whose morning it is the star in the sky; absent of the star at birth. */
      readonly on?: CivilDate;
    }
  | { readonly kind: 'degree'; readonly of: Point; readonly degree: number }
  | { readonly kind: 'lord'; readonly house: number; readonly planet: Graha }
  | { readonly kind: 'house_sign'; readonly house: number; readonly sign: number }
  | { readonly kind: 'conjunction'; readonly of: Point; readonly other: Point; readonly chart: 'D1' | 'D9' }
  | {
      readonly kind: 'aspect';
      readonly of: Point;
      readonly on: Point | { readonly house: number };
      /** Which aspect is named, counted from the planet (Saturn's tenth); absent where the words do not say. */
      readonly nth?: number;
    }
  | { readonly kind: 'motion'; readonly of: Point; readonly retrograde: boolean }
  | { readonly kind: 'combust'; readonly of: Point }
  | { readonly kind: 'dignity'; readonly of: Point; readonly dignity: NamedDignity; readonly chart: 'D1' | 'D9' }
  | {
      readonly kind: 'strength';
      readonly of: Point;
      readonly strong: boolean;
      /** The strongest or the weakest of the seven. */
      readonly most?: true;
    }
  | {
      readonly kind: 'period';
      /** Lords by level, 1 maha to 3 pratyantar; a level that is not named is absent. */
      readonly lords: readonly { readonly level: number; readonly lord: Graha }[];
      /** What the time is about: it runs then, begins then, or ends then; or it ran at birth. */
      readonly edge: 'running' | 'start' | 'end' | 'birth';
      readonly time: DateSpan | null;
    }
  | { readonly kind: 'yoga'; readonly id: YogaId }
  | { readonly kind: 'dosha'; readonly id: DoshaId }
  | (LimbValue & { readonly kind: 'panchang' })
  | {
      readonly kind: 'count';
      readonly count: number;
      readonly place: { readonly house: number } | { readonly sign: number };
    };

const LORD = /^lord_([1-9]|1[0-2])$/u;
/** The point of a name, as ids of facts and statements in fields write it; null where it is none. */
export const pointOf = (text: string | undefined): Point | null => {
  const [, house] = LORD.exec(text ?? '') ?? [];
  if (house !== undefined) return { lordOf: Number(house) };
  return text === 'ascendant' ? text : (GRAHAS.find((planet) => planet === text) ?? null);
};
const pointId = (point: Point): string => (typeof point === 'object' ? `lord_${point.lordOf}` : point);
const dateId = ({ year, month, day }: CivilDate): string => [year, month, day].join('-');
/** The one day that a time is; null for now and for a longer time. */
export const oneDay = (time: DateSpan | null): CivilDate | null =>
  time !== null && dateId(time.from) === dateId(time.to) ? time.from : null;
/** What the sky shows on one day is another fact on another. */
const onDay = (claim: Placed): string => {
  const date = claim.chart === 'transit' ? oneDay(claim.time) : null;
  return date === null ? '' : `.${dateId(date)}`;
};

/** Kinds of claims. */
export type Kind = Claim['kind'];
type Kinds = { readonly [C in Claim as C['kind']]: C };
/** A claim of some kinds. */
export type ClaimOf<K extends Kind = Kind> = { readonly [P in K]: Kinds[P] & { readonly kind: P } }[K];
/** What is made of each kind of claim. */
export type ByKind<K extends Kind, A extends readonly unknown[], T> = {
  readonly [P in K]: (claim: ClaimOf<P>, ...more: A) => T;
};

const ofBirth = ({ kind, of }: ClaimOf<'degree' | 'motion' | 'combust' | 'strength'>): string =>
  `D1.${kind}.${pointId(of)}`;

const IDS: ByKind<Kind, [], string> = {
  sign: (claim) => `${claim.chart}.sign.${pointId(claim.of)}${onDay(claim)}`,
  house: (claim) => {
    const from = claim.from === 'lagna' ? '' : `_from_${claim.from}`;
    return `${claim.chart}.house${from}.${pointId(claim.of)}${onDay(claim)}`;
  },
  star: ({ of, on }) => (on === undefined ? `D1.star.${pointId(of)}` : `transit.star.${pointId(of)}.${dateId(on)}`),
  degree: ofBirth,
  motion: ofBirth,
  combust: ofBirth,
  strength: ofBirth,
  dignity: ({ chart, of }) => `${chart}.dignity.${pointId(of)}`,
  lord: ({ house }) => `D1.lord.${house}`,
  house_sign: ({ house }) => `D1.house_sign.${house}`,
  conjunction: ({ chart, of, other }) => `${chart}.conjunction.${[pointId(of), pointId(other)].sort().join('.')}`,
  aspect: ({ of, on }) =>
    `D1.aspect.${pointId(of)}.${typeof on === 'object' && 'house' in on ? on.house : pointId(on)}`,
  period: ({ lords, time }) =>
    ['dasha', ...lords.map(({ lord }) => lord), ...(time ? [dateId(time.from)] : [])].join('.'),
  yoga: ({ id }) => `yoga.${id}`,
  dosha: ({ id }) => `dosha.${id}`,
  panchang: ({ limb }) => `birth.${limb}`,
  count: ({ place }) => ('house' in place ? `D1.count.house_${place.house}` : `D1.count.sign_${place.sign}`),
};
const idOf = <K extends Kind>(claim: ClaimOf<K>): string => IDS[claim.kind](claim);

/** Id of the fact that a claim is about: the same for every value that may be claimed (`D1.house.saturn`). */
export const factId = (claim: Claim): string => idOf(claim);
