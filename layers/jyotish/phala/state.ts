/**
 * The state of the planets of a chart as a reading needs it: dignity, motion, and how strong each is. Only what the
 * chart itself shows is counted, so that a reading costs little more than its chart; the six-fold strength of
 * `strength/shadbala` needs the day of birth as well.
 */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { dignityOf, type Dignity } from '../chart/dignity.ts';
import { byGraha, isNode } from '../chart/graha.ts';
import { neechaBhanga } from '../chart/neecha-bhanga.ts';
import { lordOf, type Planet7 } from '../chart/rashi.ts';
import { isVargottama } from '../chart/varga.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** What a reading asks of a planet. */
export interface PlanetState {
  readonly planet: Graha;
  readonly sign: number;
  /** Under the chart's house system. */
  readonly house: number;
  readonly dignity: Dignity;
  /** Debilitated, and the debilitation is cancelled. */
  readonly fallCancelled: boolean;
  readonly retrograde: boolean;
  readonly combust: boolean;
  readonly vargottama: boolean;
  /** 0.5–1.5: what its dignity, direction of the house, motion and nearness to the Sun make of it. */
  readonly strength: number;
}

/** Share of strength by dignity (BPHS ch. 3 v. 59–60 gives the order; the steps are ours). */
const BY_DIGNITY: Readonly<Record<Dignity, number>> = {
  exalted: 0.4,
  moolatrikona: 0.35,
  own: 0.3,
  great_friend: 0.15,
  friend: 0.1,
  neutral: 0,
  enemy: -0.1,
  great_enemy: -0.2,
  debilitated: -0.4,
};
/** Cancelled debilitation. */
const FALL_CANCELLED = 0.3;
/** House in which a planet has directional strength (BPHS ch. 27 v. 7½–8½); the opposite one takes as much. */
const DIRECTION: Readonly<Partial<Record<Graha, number>>> = {
  sun: 10,
  mars: 10,
  jupiter: 1,
  mercury: 1,
  moon: 4,
  venus: 4,
  saturn: 7,
};
const DIRECTION_SHARE = 0.15;
const COMBUST = -0.2;
const VARGOTTAMA = 0.1;

/** How strong a planet is, in words. */
export type StrengthBand = 'strong' | 'steady' | 'strained';
/** Strong from 1.15 on, strained up to 0.9: about a third and a fifth of all placements. */
const BANDS = { strong: 1.15, strained: 0.9 } as const;

/** Band of a strength of 0.5–1.5. */
export const strengthBand = ({ strength }: Pick<PlanetState, 'strength'>): StrengthBand => {
  if (strength >= BANDS.strong) return 'strong';
  if (strength <= BANDS.strained) return 'strained';
  return 'steady';
};

const clamp = (value: number): number => Math.min(1.5, Math.max(0.5, value));
const isOpposite = (a: number, b: number): boolean => Math.abs(a - b) === 6;

const dignityIn = ({ grahas, signs }: Chart, planet: Graha): Dignity =>
  dignityOf(planet, grahas[planet].longitude, signs);

/** A node gives what the lord of its sign gives (Laghu Parashari v. 13); its own dignity is disputed and counts nothing. */
const dignityShare = (chart: Chart, planet: Graha): number =>
  isNode(planet) ? BY_DIGNITY[dignityIn(chart, lordOf(chart.signs[planet]))] / 2 : BY_DIGNITY[dignityIn(chart, planet)];

/** Opposite the house in which it has directional strength. */
export const facesDirection = ({ planet, house }: Pick<PlanetState, 'planet' | 'house'>): boolean => {
  const direction = DIRECTION[planet];
  return direction !== undefined && isOpposite(direction, house);
};

const stateOf = (chart: Chart, planet: Graha): PlanetState => {
  const { longitude, sign, house, retrograde, combust } = chart.grahas[planet];
  const dignity = dignityIn(chart, planet);
  const fallCancelled = dignity === 'debilitated' && (neechaBhanga(chart, planet)?.formed ?? false);
  const vargottama = isVargottama(longitude);
  const direction = DIRECTION[planet];
  const strength =
    1 +
    dignityShare(chart, planet) +
    (fallCancelled ? FALL_CANCELLED : 0) +
    (direction === house ? DIRECTION_SHARE : 0) -
    (facesDirection({ planet, house }) ? DIRECTION_SHARE : 0) +
    (combust ? COMBUST : 0) +
    (vargottama ? VARGOTTAMA : 0);
  return {
    planet,
    sign,
    house,
    dignity,
    fallCancelled,
    retrograde: retrograde && !isNode(planet),
    combust,
    vargottama,
    strength: clamp(strength),
  };
};

/** A chart with the state of its planets and the lords of its houses. */
export interface ReadChart {
  readonly chart: Chart;
  readonly states: Readonly<Record<Graha, PlanetState>>;
  /** Lord of house 1–12, under the chart's house system. */
  lord(house: number): Planet7;
}

/** Reads a chart once for all paragraphs of an answer. */
export const readChart = (chart: Chart): ReadChart => ({
  chart,
  states: byGraha((planet) => stateOf(chart, planet)),
  lord: (house) => lordOf(signOfHouse(chart, house)),
});
