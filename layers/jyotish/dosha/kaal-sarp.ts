/** Kaal Sarp: the seven planets on one side of the axis of the nodes, by longitude. */
import type { Planet7 } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { groundsOf, type HeldRule } from '../condition/ground.ts';
import { inHouses } from '../condition/placement.ts';
import type { ChartReading } from '../condition/reading.ts';
import { all } from '../condition/term.ts';
import type { DoshaGrade } from './rule.ts';

/** The twelve kinds, by the house of Rahu from 1. */
export const KAAL_SARP_TYPES = [
  'anant',
  'kulik',
  'vasuki',
  'shankhpal',
  'padma',
  'mahapadma',
  'takshak',
  'karkotak',
  'shankhachur',
  'ghatak',
  'vishdhar',
  'sheshnag',
] as const;
export type KaalSarpType = (typeof KAAL_SARP_TYPES)[number];

/** What is found of Kaal Sarp in a chart. */
export interface KaalSarp {
  /** All seven planets in one arc. */
  readonly present: boolean;
  readonly type: KaalSarpType | null;
  /** `ascending` (udit): the planets lie from Rahu forward to Ketu; `descending` (anudit): from Ketu forward to Rahu. */
  readonly direction: 'ascending' | 'descending' | null;
  /** Exactly one planet stands outside. */
  readonly partial: boolean;
  /** The planets outside the arc that holds most of them. */
  readonly brokenBy: readonly Planet7[];
  /** Houses 1–12 by signs. */
  readonly axis: { readonly rahu: number; readonly ketu: number };
  /** Of KAAL_SARP_RULES the one that is met, on the ground of the axis. */
  readonly met: readonly HeldRule[];
  readonly grade: DoshaGrade;
}

/** Rules of Kaal Sarp: six planets in one arc (partial), all seven. */
export const KAAL_SARP_RULES = ['six_within', 'seven_within'] as const;
const [SIX_WITHIN, SEVEN_WITHIN] = KAAL_SARP_RULES;

/** The axis of the nodes, wherever it lies. */
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const AXIS = all(inHouses('rahu', HOUSES), inHouses('ketu', HOUSES));

/** Direction of the arc by the node it begins at. */
const DIRECTION = { rahu: 'ascending', ketu: 'descending' } as const;

/** Kaal Sarp in a chart: present with all seven in one arc (moderate). With one planet outside it is partial: named, but not present. */
export const kaalSarpIn = (chart: ChartReading): KaalSarp => {
  const { from, outside: brokenBy } = chart.arcOfNodes();
  const present = brokenBy.length === 0;
  const partial = brokenBy.length === 1;
  const named = present || partial;
  const [rahu, ketu] = [chart.house('rahu'), chart.house('ketu')];
  return {
    present,
    type: named ? rowOf(KAAL_SARP_TYPES, rahu, 'house') : null,
    direction: named ? DIRECTION[from] : null,
    partial,
    brokenBy,
    axis: { rahu, ketu },
    met: named ? [{ id: present ? SEVEN_WITHIN : SIX_WITHIN, grounds: groundsOf(AXIS, chart) }] : [],
    grade: present ? 'moderate' : 'none',
  };
};
