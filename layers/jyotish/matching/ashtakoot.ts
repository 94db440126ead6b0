/** Ashtakoot: the 36-point score of eight kootas (Muhurta Chintamani, vivaha; Dharmasindhu for gana). */
import { count } from '../ephemeris/angle.ts';
import { VARNAS } from '../chart/avakahada.ts';
import { naturalRelation } from '../chart/dignity.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { taraOf } from '../panchang/bala.ts';
import type { MatchPartner } from './partner.ts';
import { ganaPoints, vashyaPoints, yoniPoints, type GanaTable, type VashyaTable, type YoniTable } from './tables.ts';

/** The eight kootas, from the lightest to the heaviest. */
export const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type Koota = (typeof KOOTAS)[number];

/** Choice among the published tables. */
export interface KootaTables {
  readonly vashya: VashyaTable;
  readonly yoni: YoniTable;
  readonly gana: GanaTable;
}

/** The two partners of a match. */
export interface MatchPair {
  readonly groom: MatchPartner;
  readonly bride: MatchPartner;
}

const BAD_TARAS: readonly number[] = [3, 5, 7];
/** Vipat, pratyari and naidhana are bad in either direction of counting; janma is not (unlike in tara bala). */
export const isFreeTara = (tara: number): boolean => !BAD_TARAS.includes(tara);

/** Natural relation of two sign lords to each other: friend, neutral, enemy. */
export type LordRelation = 'same' | 'F/F' | 'F/N' | 'N/N' | 'F/E' | 'N/E' | 'E/E';

/** Natural relation of two lords in both directions. */
export const lordRelation = (a: Planet7, b: Planet7): LordRelation => {
  if (a === b) return 'same';
  const [x, y] = [naturalRelation(a, b), naturalRelation(b, a)];
  const has = (relation: string): boolean => x === relation || y === relation;
  if (x === y) {
    if (x === 'friend') return 'F/F';
    if (x === 'neutral') return 'N/N';
    return 'E/E';
  }
  if (has('enemy')) return has('friend') ? 'F/E' : 'N/E';
  return 'F/N';
};

const MAITRI_POINTS: Readonly<Record<LordRelation, number>> = {
  same: 5,
  'F/F': 5,
  'F/N': 4,
  'N/N': 3,
  'F/E': 1,
  'N/E': 0.5,
  'E/E': 0,
};

/** Bhakoot dosha by the two counts of signs, which add up to 14; every other distance is clear. */
export type BhakootKind = 'none' | '2-12' | '5-9' | '6-8';

/** Kind of bhakoot dosha between two signs 1–12, in either order. */
export const bhakootKind = (a: number, b: number): BhakootKind => {
  const distance = Math.min(count(a, b, 12), count(b, a, 12));
  if (distance === 2) return '2-12';
  if (distance === 5) return '5-9';
  if (distance === 6) return '6-8';
  return 'none';
};

interface KootaRow {
  readonly id: Koota;
  readonly max: number;
  readonly points: (pair: MatchPair, tables: KootaTables) => number;
}

const KOOTA_ROWS: readonly KootaRow[] = [
  {
    id: 'varna',
    max: 1,
    points: ({ groom, bride }) => (VARNAS.indexOf(groom.varna) >= VARNAS.indexOf(bride.varna) ? 1 : 0),
  },
  { id: 'vashya', max: 2, points: ({ groom, bride }, { vashya }) => vashyaPoints(vashya, groom.vashya, bride.vashya) },
  {
    id: 'tara',
    max: 3,
    points: ({ groom, bride }) =>
      (isFreeTara(taraOf(bride.nakshatra, groom.nakshatra)) ? 1.5 : 0) +
      (isFreeTara(taraOf(groom.nakshatra, bride.nakshatra)) ? 1.5 : 0),
  },
  { id: 'yoni', max: 4, points: ({ groom, bride }, { yoni }) => yoniPoints(yoni, groom.yoni, bride.yoni) },
  { id: 'graha_maitri', max: 5, points: ({ groom, bride }) => MAITRI_POINTS[lordRelation(groom.lord, bride.lord)] },
  { id: 'gana', max: 6, points: ({ groom, bride }, { gana }) => ganaPoints(gana, groom.gana, bride.gana) },
  { id: 'bhakoot', max: 7, points: ({ groom, bride }) => (bhakootKind(groom.sign, bride.sign) === 'none' ? 7 : 0) },
  { id: 'nadi', max: 8, points: ({ groom, bride }) => (groom.nadi === bride.nadi ? 0 : 8) },
];

/** Points of one koota, 0 to `max`. */
export interface KootaScore {
  readonly id: Koota;
  readonly points: number;
  readonly max: number;
}

/** Points of the eight kootas, in their order. */
export const ashtakootOf = (pair: MatchPair, tables: KootaTables): readonly KootaScore[] =>
  KOOTA_ROWS.map(({ id, max, points }) => ({ id, max, points: points(pair, tables) }));

/** Sum of points. */
export const kootaTotal = (scores: readonly { readonly points: number }[]): number =>
  scores.reduce((sum, { points }) => sum + points, 0);
