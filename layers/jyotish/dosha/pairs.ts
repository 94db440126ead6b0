/** Afflictions made by two planets in one sign (BPHS ch. 83 and practice). */
import { aspectsSign } from '../chart/drishti.ts';
import { placeDignity } from '../chart/dignity.ts';
import { signHouse, type Chart } from '../chart/chart.ts';
import { separation } from '../ephemeris/angle.ts';
import type { Graha } from '../ephemeris/sky.ts';
import type { DoshaGrade } from './rule.ts';

/** The afflictions, in the order of every list. */
export const PAIR_DOSHAS = ['grahan', 'guru_chandal', 'shrapit', 'angarak', 'vish', 'ghatak'] as const;
export type PairDosha = (typeof PAIR_DOSHAS)[number];

/** Pairs of each; the afflicted planet first. */
const PAIRS: readonly (readonly [PairDosha, Graha, Graha])[] = [
  ['grahan', 'sun', 'rahu'],
  ['grahan', 'sun', 'ketu'],
  ['grahan', 'moon', 'rahu'],
  ['grahan', 'moon', 'ketu'],
  ['guru_chandal', 'jupiter', 'rahu'],
  ['guru_chandal', 'jupiter', 'ketu'],
  ['shrapit', 'saturn', 'rahu'],
  ['angarak', 'mars', 'rahu'],
  ['angarak', 'mars', 'ketu'],
  ['vish', 'moon', 'saturn'],
  ['ghatak', 'mars', 'saturn'],
];

/** What eases an affliction. */
export const PAIR_EASINGS = ['jupiter_with', 'jupiter_aspect', 'dignity', 'wide'] as const;
export type PairEasing = (typeof PAIR_EASINGS)[number];

/** By company in one sign, or by aspect alone. */
export const PAIR_FORMS = ['conjunct', 'aspect'] as const;
export type PairForm = (typeof PAIR_FORMS)[number];

/** One affliction of a chart. */
export interface PairFinding {
  readonly id: PairDosha;
  readonly planets: readonly [Graha, Graha];
  readonly form: PairForm;
  /** Shortest arc between the two, degrees. */
  readonly separation: number;
  /** House of the afflicted planet by signs, 1–12. */
  readonly house: number;
  /** Mild: the lesser form; strong: a luminary within 10° of a node; else moderate. */
  readonly grade: DoshaGrade;
  readonly easedBy: readonly PairEasing[];
}

const CLOSE_DEG = 10;

const easings = (chart: Chart, id: PairDosha, first: Graha, arc: number): readonly PairEasing[] => {
  const { signs, grahas } = chart;
  const dignity = placeDignity(first, grahas[first].longitude);
  const jupiterApart = id !== 'guru_chandal';
  const holds: Readonly<Record<PairEasing, boolean>> = {
    jupiter_with: jupiterApart && signs.jupiter === signs[first],
    jupiter_aspect: jupiterApart && aspectsSign('jupiter', signs.jupiter, signs[first]),
    dignity: dignity !== null && dignity !== 'debilitated',
    wide: arc > CLOSE_DEG,
  };
  return PAIR_EASINGS.filter((easing) => holds[easing]);
};

/** Grade of an affliction; `close` where the two stand together within the close orb. */
const pairGrade = (id: PairFinding['id'], second: Graha, close: boolean): PairFinding['grade'] => {
  if (id === 'guru_chandal' && second === 'ketu') return 'mild';
  return id === 'grahan' && close ? 'strong' : 'moderate';
};

/** Afflictions of a chart by company in one sign; with `wide` also by a full aspect of the second on the first. */
export const pairDoshas = (chart: Chart, wide: boolean): readonly PairFinding[] =>
  PAIRS.flatMap(([id, first, second]): PairFinding[] => {
    const { signs, grahas } = chart;
    const together = signs[first] === signs[second];
    if (!together && !(wide && aspectsSign(second, signs[second], signs[first]))) return [];
    const arc = separation(grahas[first].longitude, grahas[second].longitude);
    return [
      {
        id,
        planets: [first, second],
        form: together ? 'conjunct' : 'aspect',
        separation: arc,
        house: signHouse(chart, first),
        grade: pairGrade(id, second, together && arc < CLOSE_DEG),
        easedBy: easings(chart, id, first, arc),
      },
    ];
  });
