/** The kinds of event that a birth time is tried against, each with its houses, natural significator and divisional chart. */
import type { VargaNumber } from '../chart/varga-rules.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** What of a chart stands for a kind of event. */
export interface Matter {
  /** Houses 1–12, the main one first. */
  readonly houses: readonly [number, ...number[]];
  /** Planets that stand for it by nature. */
  readonly karakas: readonly Graha[];
  /** The chart that is read beside the rashi; null: none. */
  readonly varga: VargaNumber | null;
}

/**
 * BPHS ch. 6 (vargas), 11 (houses), 32 (karakas), 44 (marakas: the second and seventh from a house). The choice of three houses
 * each is that of K. N. Rao and P. V. R. Narasimha Rao.
 */
export const EVENT_MATTERS = {
  marriage: { houses: [7, 2, 11], karakas: ['venus'], varga: 9 },
  child: { houses: [5, 9, 11], karakas: ['jupiter'], varga: 7 },
  father_death: { houses: [9, 10, 3], karakas: ['sun'], varga: 12 },
  mother_death: { houses: [4, 5, 10], karakas: ['moon'], varga: 12 },
  job: { houses: [10, 6, 11], karakas: ['saturn', 'mercury'], varga: 10 },
  accident: { houses: [6, 8, 12], karakas: ['mars'], varga: null },
  move: { houses: [4, 12, 3], karakas: [], varga: 4 },
  degree: { houses: [4, 5, 9], karakas: ['mercury'], varga: 24 },
} as const satisfies Readonly<Record<string, Matter>>;
export type MatterKey = keyof typeof EVENT_MATTERS;

/** A dated event of a life. */
export interface LifeEvent {
  readonly matter: MatterKey;
  /** Noon of its day, or the middle of its month. */
  readonly jd: number;
  /** How much it counts, 1–3. */
  readonly weight: number;
}

/**
 * What is asked of an event: that the lord of a running period is linked with its houses in the rashi, and in its divisional
 * chart; and that Jupiter and Saturn both touch the main house. In the order of every list.
 */
export const RULES = {
  maha_rashi: { level: 0, chart: 'rashi', points: 3 },
  antar_rashi: { level: 1, chart: 'rashi', points: 2 },
  pratyantar_rashi: { level: 2, chart: 'rashi', points: 1 },
  maha_varga: { level: 0, chart: 'varga', points: 3 },
  antar_varga: { level: 1, chart: 'varga', points: 2 },
  pratyantar_varga: { level: 2, chart: 'varga', points: 1 },
  double_transit: { level: null, chart: 'rashi', points: 2 },
} as const satisfies Readonly<Record<string, { level: 0 | 1 | 2 | null; chart: 'rashi' | 'varga'; points: number }>>;
export type RuleKey = keyof typeof RULES;
/** Keys of the rules in their order. */
export const RULE_KEYS = [
  'maha_rashi',
  'antar_rashi',
  'pratyantar_rashi',
  'maha_varga',
  'antar_varga',
  'pratyantar_varga',
  'double_transit',
] as const satisfies readonly RuleKey[];

/** The rules that can be asked of a matter: those of a divisional chart only where it has one. */
export const eventRules = (matter: MatterKey): readonly RuleKey[] =>
  RULE_KEYS.filter((key) => RULES[key].chart === 'rashi' || EVENT_MATTERS[matter].varga !== null);

/**
 * Most points that an event can bring.
 * @example
 * attainable('marriage') // → 14
 */
export const attainable = (matter: MatterKey): number =>
  eventRules(matter).reduce((sum, key) => sum + RULES[key].points, 0);
