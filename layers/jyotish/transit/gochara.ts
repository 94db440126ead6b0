/** Gochara: good and bad transits by their house from the natal Moon, and what obstructs them (Phaladeepika ch. 26). */
import { byGraha, isNode } from '../chart/graha.ts';
import { houseFrom } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

interface GocharaRow {
  /** Houses from the natal Moon in which the graha is good, and, place by place, the house that obstructs (vedha). */
  readonly good: readonly number[];
  readonly vedha: readonly number[];
}

const MALEFIC: GocharaRow = { good: [3, 6, 11], vedha: [12, 9, 5] };
/**
 * The nodes are also good in the 10th (schools differ), which no house obstructs. They obstruct like the others, and are
 * always opposite: one in the 11th is always obstructed by the other in the 5th, one in the 5th always relieved.
 */
const NODE: GocharaRow = { good: [...MALEFIC.good, 10], vedha: MALEFIC.vedha };

/** Good houses of the nodes: as Mars with the 10th added, or as Mars (Prasna Marga 22). */
export const NODES_GOOD = ['3_6_10_11', '3_6_11'] as const;
export type NodesGood = (typeof NODES_GOOD)[number];

/** Vedha houses of Venus in the eleventh and the twelfth: third and sixth, or the other way round. Programs are split. */
export const VEDHA_VENUS = ['11-3_12-6', '11-6_12-3'] as const;
export type VedhaVenus = (typeof VEDHA_VENUS)[number];

/** Schools of the table. */
export interface GocharaSchool {
  readonly nodesGood?: NodesGood;
  readonly vedhaVenus?: VedhaVenus;
}

/** Good houses of each graha, counted from the natal Moon. */
export const GOCHARA: Readonly<Record<Graha, GocharaRow>> = {
  sun: { good: [3, 6, 10, 11], vedha: [9, 12, 4, 5] },
  moon: { good: [1, 3, 6, 7, 10, 11], vedha: [5, 9, 12, 2, 4, 8] },
  mars: MALEFIC,
  mercury: { good: [2, 4, 6, 8, 10, 11], vedha: [5, 3, 9, 1, 8, 12] },
  jupiter: { good: [2, 5, 7, 9, 11], vedha: [12, 4, 3, 10, 8] },
  venus: { good: [1, 2, 3, 4, 5, 8, 9, 11, 12], vedha: [8, 7, 1, 10, 9, 5, 11, 3, 6] },
  saturn: MALEFIC,
  rahu: NODE,
  ketu: NODE,
};

/** Father and son never obstruct each other: Sun and Saturn, Moon and Mercury. */
const KIN: readonly (readonly [Graha, Graha])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
];
const areKin = (a: Graha, b: Graha): boolean => KIN.some((pair) => pair.includes(a) && pair.includes(b));

/** Result of a transit after vedha. */
export const GOCHARA_RESULTS = ['good', 'bad', 'obstructed', 'relieved'] as const;
export type GocharaResult = (typeof GOCHARA_RESULTS)[number];

/** One transit judged. */
export interface GocharaTransit {
  readonly graha: Graha;
  /** 1–12 from the natal Moon. */
  readonly house: number;
  readonly good: boolean;
  /** The heaviest graha that stands in the vedha house of a good place and makes it void. */
  readonly vedhaBy: Graha | null;
  /** The heaviest graha that stands in the good house to which a bad place is the vedha, and takes its harm. */
  readonly vipareetaBy: Graha | null;
  /** All that do the one or the other, the heaviest first. */
  readonly vedhaByAll: readonly Graha[];
  readonly result: GocharaResult;
}

/** House that obstructs a good house, or, the other way round, the good house whose vedha this is; null when there is none. */
const opposite = (from: readonly number[], to: readonly number[], house: number): number | null => {
  const at = from.indexOf(house);
  return at < 0 ? null : (to[at] ?? null);
};

/** A house: whether a graha is good in it, and the house from which another cancels that; null from none. */
interface JudgedHouse {
  readonly good: boolean;
  readonly cancelledFrom: number | null;
}

const judgedHouses = ({ good, vedha }: GocharaRow): readonly JudgedHouse[] =>
  Array.from({ length: 12 }, (_, i) => {
    const isGood = good.includes(i + 1);
    return { good: isGood, cancelledFrom: isGood ? opposite(good, vedha, i + 1) : opposite(vedha, good, i + 1) };
  });

const HOUSES = byGraha((graha) => judgedHouses(GOCHARA[graha]));
const MALEFIC_HOUSES = judgedHouses(MALEFIC);
const { good: VENUS_GOOD, vedha: VENUS_VEDHA } = GOCHARA.venus;
const VENUS_HOUSES = judgedHouses({
  good: VENUS_GOOD,
  vedha: VENUS_VEDHA.map((house, i) => ({ 11: 6, 12: 3 })[VENUS_GOOD[i] ?? 0] ?? house),
});

const housesOf = (graha: Graha, { nodesGood, vedhaVenus }: GocharaSchool): readonly JudgedHouse[] => {
  if (isNode(graha) && nodesGood === '3_6_11') return MALEFIC_HOUSES;
  return graha === 'venus' && vedhaVenus === '11-6_12-3' ? VENUS_HOUSES : HOUSES[graha];
};

/** By weight in the results of a day, the heaviest first (see horoscope). */
const BY_WEIGHT: readonly Graha[] = ['moon', 'venus', 'sun', 'mars', 'mercury', 'jupiter', 'saturn', 'rahu', 'ketu'];

/** The nine transits judged from the natal Moon's sign. `signs` 1–12 are those of the transiting grahas. */
export const gocharaOf = (
  natalMoonSign: number,
  signs: Readonly<Record<Graha, number>>,
  school: GocharaSchool = {},
): readonly GocharaTransit[] => {
  const houses = byGraha((graha) => houseFrom(natalMoonSign, signs[graha]));
  return GRAHAS.map((graha) => {
    const house = houses[graha];
    const { good, cancelledFrom } = rowOf(housesOf(graha, school), house, 'house');
    const all = BY_WEIGHT.filter(
      (other) => other !== graha && houses[other] === cancelledFrom && !areKin(other, graha),
    );
    const by = all[0] ?? null;
    const transit = { graha, house, good, vedhaByAll: all };
    if (good) return { ...transit, vedhaBy: by, vipareetaBy: null, result: by ? 'obstructed' : 'good' };
    return { ...transit, vedhaBy: null, vipareetaBy: by, result: by ? 'relieved' : 'bad' };
  });
};
