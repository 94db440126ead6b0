/**
 * Areas of life as a balance: each indicator of a chart leans for or against an area with a weight, and the two sums
 * decide what is said. The weights of the kinds are ours, times the strength of the planet; the indicators are the ones
 * that Phaladeepika ch. 15 and BPHS ch. 11–23 judge a house by.
 */
import { DUSTHANAS, UPACHAYAS } from '../chart/bhava.ts';
import { rowOf } from '../chart/rows.ts';
import { vargaKey, vargaSign } from '../chart/varga.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { aspectsOnHouse } from '../kundli/aspect-list.ts';
import type { DatedEvent } from './events.ts';
import {
  aspectOnHouseFact,
  dignityFact,
  houseFact,
  lordFact,
  lordHouseFact,
  signFact,
  vargaSignFact,
} from './facts.ts';
import {
  HOUSE_THEMES,
  type Clause,
  type Fact,
  type IndicatorKind,
  type LifeArea,
  type Paragraph,
  type Sway,
} from './reading.ts';
import { byWeight } from './settle.ts';
import { strengthBand, type PlanetState, type ReadChart } from './state.ts';
import { strainOf, vargaStanding, type Strain, type VargaStanding } from './strain.ts';

/** What a balance is weighed by. */
export interface BalanceRow {
  /** The house, and the house that supports it. */
  readonly house: number;
  readonly support?: number | undefined;
  /** Planet that stands for it by nature. */
  readonly karaka: Graha;
  /** Divisional chart that confirms it. */
  readonly varga?: VargaNumber;
  /** Planets that help in this house though they press elsewhere. */
  readonly welcome?: readonly Graha[];
}

/** What an area is judged by. */
export interface AreaRow extends BalanceRow {
  readonly support: number;
  readonly varga: VargaNumber;
  /** Event whose windows give the area its dates; null where there is none. */
  readonly event: DatedEvent | null;
  readonly source: string;
}

/** Houses by BPHS ch. 11, natural significators by BPHS ch. 32 and Phaladeepika ch. 15, divisions by BPHS ch. 7. */
export const AREA_ROWS: Readonly<Record<LifeArea, AreaRow>> = {
  career: { house: 10, support: 6, karaka: 'sun', varga: 10, event: 'job', source: 'BPHS ch. 21' },
  wealth: { house: 2, support: 11, karaka: 'jupiter', varga: 9, event: null, source: 'BPHS ch. 13, 22' },
  marriage: {
    house: 7,
    support: 2,
    karaka: 'venus',
    varga: 9,
    event: 'marriage',
    source: 'BPHS ch. 18; Phaladeepika ch. 10',
  },
  children: {
    house: 5,
    support: 9,
    karaka: 'jupiter',
    varga: 7,
    event: 'child',
    source: 'BPHS ch. 16; Phaladeepika ch. 12',
  },
  education: { house: 5, support: 4, karaka: 'mercury', varga: 24, event: null, source: 'BPHS ch. 15, 16' },
  health: { house: 1, support: 6, karaka: 'sun', varga: 9, event: null, source: 'BPHS ch. 12, 17' },
  travel: { house: 9, support: 12, karaka: 'moon', varga: 9, event: 'travel', source: 'BPHS ch. 20, 23' },
  home: { house: 4, support: 2, karaka: 'moon', varga: 4, event: 'property', source: 'BPHS ch. 15' },
  spirituality: {
    house: 12,
    support: 9,
    karaka: 'jupiter',
    varga: 20,
    welcome: ['saturn', 'ketu'],
    event: null,
    source: 'BPHS ch. 20, 23',
  },
};

const WEIGHTS: Readonly<Record<IndicatorKind, number>> = {
  lord: 1,
  support: 0.5,
  karaka: 0.7,
  occupant: 0.8,
  aspect: 0.5,
  varga: 0.6,
};
/** How the row of an indicator ends. */
export type IndicatorBand = 'firm' | 'placed' | 'strained' | 'help' | 'press';

/** One weight on the scale of an area. */
export interface Indicator {
  readonly kind: IndicatorKind;
  readonly planet: Graha;
  /** The house it is about; null for the natural significator and the divisional chart. */
  readonly house: number | null;
  readonly band: IndicatorBand;
  /** What strains the planet; null where the row does not ask for it. */
  readonly strain: Strain | null;
  readonly supports: boolean;
  readonly weight: number;
  readonly facts: readonly Fact[];
}

/** How the two sides compare, from all for to all against. */
export const AREA_VERDICTS = ['clear_for', 'leaning_for', 'balanced', 'leaning_against', 'clear_against'] as const;
export type AreaVerdict = (typeof AREA_VERDICTS)[number];

const GENTLE: readonly Graha[] = ['moon', 'mercury', 'jupiter', 'venus'];
const HELPFUL_HOUSES: readonly number[] = [1, 2, 4, 5, 7, 9, 10, 11];

/** What weighs for an area counts more with strength; what weighs against it counts more with weakness. */
const weightOf = (kind: IndicatorKind, { strength }: PlanetState, supports: boolean): number =>
  WEIGHTS[kind] * (supports ? strength : 2 - strength);

/** The sixth, eighth and twelfth are hard for every lord but their own. */
const lordBand = (state: PlanetState, house: number): IndicatorBand | null => {
  const hard = DUSTHANAS.includes(state.house) && state.house !== house;
  if (strengthBand(state) === 'strong') return hard ? null : 'firm';
  if (strainOf(state, house) !== null) return 'strained';
  return HELPFUL_HOUSES.includes(state.house) ? 'placed' : null;
};

const lordIndicator = (read: ReadChart, kind: 'lord' | 'support', house: number): readonly Indicator[] => {
  const planet = read.lord(house);
  const state = read.states[planet];
  const band = lordBand(state, house);
  // The supporting house is heard only where its lord is clearly strong or weak.
  if (band === null || (kind === 'support' && band === 'placed')) return [];
  const supports = band !== 'strained';
  const facts = [lordFact(house, planet), lordHouseFact(house, state.house), dignityFact(planet, state.dignity)];
  const strain = supports ? null : strainOf(state, house);
  return [{ kind, planet, house, band, strain, supports, weight: weightOf(kind, state, supports), facts }];
};

const karakaIndicator = ({ states }: ReadChart, planet: Graha): readonly Indicator[] => {
  const state = states[planet];
  const band = strengthBand(state);
  if (band === 'steady') return [];
  const supports = band === 'strong';
  const weight = weightOf('karaka', state, supports);
  const facts = [signFact(planet, state.sign), dignityFact(planet, state.dignity)];
  const strain = supports ? null : strainOf(state, null);
  return [
    { kind: 'karaka', planet, house: null, band: supports ? 'firm' : 'strained', strain, supports, weight, facts },
  ];
};

const isAtHome = ({ dignity }: PlanetState): boolean => ['exalted', 'moolatrikona', 'own'].includes(dignity);

/** A gentle planet helps unless it is fallen; a hard one presses unless the house is upachaya or its own. */
const occupantHelps = (state: PlanetState, { house, welcome }: BalanceRow): boolean | null => {
  const fallen = state.dignity === 'debilitated' && !state.fallCancelled;
  if (GENTLE.includes(state.planet)) return fallen ? null : true;
  if (welcome?.includes(state.planet) === true || isAtHome(state)) return true;
  return UPACHAYAS.includes(house) && !fallen;
};

const occupantIndicators = ({ states }: ReadChart, area: BalanceRow): readonly Indicator[] =>
  GRAHAS.filter((planet) => states[planet].house === area.house).flatMap((planet): Indicator[] => {
    const supports = occupantHelps(states[planet], area);
    if (supports === null) return [];
    const weight = weightOf('occupant', states[planet], supports);
    const facts = [houseFact(planet, area.house)];
    return [
      {
        kind: 'occupant',
        planet,
        house: area.house,
        band: supports ? 'help' : 'press',
        strain: null,
        supports,
        weight,
        facts,
      },
    ];
  });

/** Full aspects by sign on the house; a planet that aspects its own house helps it, and the nodes are left out. */
const aspectIndicators = (read: ReadChart, { house, welcome }: BalanceRow): readonly Indicator[] =>
  aspectsOnHouse(read.chart, house, 'none').flatMap(({ from, full }): Indicator[] => {
    if (!full) return [];
    const supports = GENTLE.includes(from) || welcome?.includes(from) === true || read.lord(house) === from;
    const weight = weightOf('aspect', read.states[from], supports);
    const facts = [aspectOnHouseFact(from, house)];
    return [
      { kind: 'aspect', planet: from, house, band: supports ? 'help' : 'press', strain: null, supports, weight, facts },
    ];
  });

/** Why a planet is weak in a divisional chart. */
const VARGA_STRAINS = { exalted: null, own: null, fallen: 'debilitated', enemy: 'enemy' } as const satisfies Readonly<
  Record<VargaStanding, Strain | null>
>;

/** The lord of the house in the divisional chart: exalted or in its own sign, or fallen or in the sign of an enemy. */
const vargaIndicator = (read: ReadChart, { house, varga }: BalanceRow): readonly Indicator[] => {
  if (varga === undefined) return [];
  const planet = read.lord(house);
  const sign = vargaSign(varga, read.chart.grahas[planet].longitude);
  const standing = vargaStanding(planet, sign);
  if (standing === null) return [];
  const supports = standing === 'exalted' || standing === 'own';
  const weight = weightOf('varga', read.states[planet], supports);
  const facts = [lordFact(house, planet), vargaSignFact(vargaKey(varga), planet, sign)];
  const strain = VARGA_STRAINS[standing];
  return [
    { kind: 'varga', planet, house: null, band: supports ? 'firm' : 'strained', strain, supports, weight, facts },
  ];
};

/** The balance sheet of an area. */
export interface AreaBalance {
  /** Heaviest first. */
  readonly indicators: readonly Indicator[];
  /** 0–100: the share of the side that supports; 50 where neither side has a weight. */
  readonly score: number;
  readonly verdict: AreaVerdict;
}

/** One side below 0.35 of the other leaves the other clear, up to 0.75 leaning, above that both balanced. */
const verdictOf = (supporting: number, against: number): AreaVerdict => {
  const [light, heavy] = supporting < against ? [supporting, against] : [against, supporting];
  const ratio = heavy === 0 ? 1 : light / heavy;
  if (ratio > 0.75) return 'balanced';
  if (supporting > against) return ratio < 0.35 ? 'clear_for' : 'leaning_for';
  return ratio < 0.35 ? 'clear_against' : 'leaning_against';
};

/** Half a weight on each side, so that one light indicator alone does not make a score of 0 or 100. */
const SCALE_PRIOR = 0.5;

/** Weighs a house with its significator. */
export const balanceOf = (read: ReadChart, row: BalanceRow): AreaBalance => {
  const indicators = [
    ...lordIndicator(read, 'lord', row.house),
    ...(row.support === undefined ? [] : lordIndicator(read, 'support', row.support)),
    ...karakaIndicator(read, row.karaka),
    ...occupantIndicators(read, row),
    ...aspectIndicators(read, row),
    ...vargaIndicator(read, row),
  ].toSorted((a, b) => b.weight - a.weight);
  const sum = (supports: boolean): number =>
    indicators.reduce((total, one) => total + (one.supports === supports ? one.weight : 0), 0);
  const [supporting, against] = [sum(true), sum(false)];
  const score = Math.round((100 * (supporting + SCALE_PRIOR)) / (supporting + against + 2 * SCALE_PRIOR));
  return { indicators, score, verdict: verdictOf(supporting, against) };
};

/** Weighs an area of life. */
export const areaBalance = (read: ReadChart, area: LifeArea): AreaBalance => balanceOf(read, AREA_ROWS[area]);

const VERDICT_SWAY: Readonly<Record<AreaVerdict, Sway>> = {
  clear_for: 1,
  leaning_for: 1,
  balanced: 0,
  leaning_against: -1,
  clear_against: -1,
};
/** Most indicators told in words: of the heavier side, and of the other one. */
const MOST_STATED: Readonly<Record<AreaVerdict, readonly [heavy: number, light: number]>> = {
  clear_for: [4, 0],
  leaning_for: [3, 1],
  balanced: [2, 2],
  leaning_against: [3, 1],
  clear_against: [4, 0],
};
/** Weight of the frame: above every indicator. */
const FRAME_WEIGHT = 3;

const otherSide = (area: LifeArea): Clause => ({ key: `area-other/${area}`, sway: 0, facts: [] });

/** The heaviest indicators of a side, each row once, and of a planet each strain once. */
const heaviestRows = (indicators: readonly Indicator[], supports: boolean, most: number): readonly Indicator[] => {
  const side = indicators.filter((one) => one.supports === supports);
  return side
    .filter((one, i) => side.findIndex(({ kind, band }) => kind === one.kind && band === one.band) === i)
    .filter(
      ({ planet, strain }, i, rows) =>
        strain === null || rows.findIndex((other) => other.planet === planet && other.strain === strain) === i,
    )
    .slice(0, most);
};

/** What an area says, in paragraphs: the area as a whole, then what weighs most on either side. */
export const areaReading = (
  read: ReadChart,
  area: LifeArea,
  { indicators, verdict }: AreaBalance,
): readonly Paragraph[] => {
  const { house, varga, source } = AREA_ROWS[area];
  const theme = rowOf(HOUSE_THEMES, house, 'house');
  const sway = VERDICT_SWAY[verdict];
  const [most, others] = MOST_STATED[verdict];
  const heavy = heaviestRows(indicators, sway >= 0, most);
  const light = heaviestRows(indicators, sway < 0, others);
  const [own, other] = [heavy[0], light[0]];
  const periods: readonly Clause[] =
    verdict === 'balanced' && own && other && own.planet !== other.planet
      ? [{ key: `area-periods/${area}`, sway: 0, facts: [], planets: { own: own.planet, other: other.planet } }]
      : [];
  const of = (one: Indicator, leans: Sway, lead?: Clause): Paragraph => ({
    family: 'area.sign',
    row: `${area}/${one.kind}/${one.band}`,
    placement: { kind: 'indicator', indicator: one.kind, planet: one.planet, house: one.house, varga },
    theme,
    sway: leans,
    weight: one.weight,
    facts: one.facts,
    clauses: [],
    source,
    speaker: one.planet,
    planets: { planet: one.planet },
    ...(one.strain === null ? {} : { strain: one.strain }),
    ...(lead ? { lead } : {}),
  });
  const frame: Paragraph = {
    family: 'area.frame',
    row: `${area}/${verdict}`,
    placement: { kind: 'area', area },
    theme,
    sway,
    weight: FRAME_WEIGHT,
    facts: [lordFact(house, read.lord(house))],
    clauses: periods,
    source,
    speaker: read.lord(house),
  };
  const isLeaning = verdict.startsWith('leaning');
  return byWeight([
    frame,
    ...heavy.map((one) => of(one, sway)),
    // What weighs the other way closes the reading, whatever its own weight.
    ...light.map((one) => {
      const stated = of(one, 0, isLeaning ? otherSide(area) : undefined);
      return isLeaning ? { ...stated, weight: Math.min(stated.weight, ...heavy.map(({ weight }) => weight)) } : stated;
    }),
  ]);
};
