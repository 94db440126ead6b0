/**
 * Doshas that two planets make together (BPHS ch. 83 and practice): their rules, and one finding for each pair of planets
 * that meets one, in whatever form. Every list of doshas grades them by these findings.
 */
import { placeDignity } from '../chart/dignity.ts';
import { separation } from '../ephemeris/angle.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { moonInStars } from '../condition/birth.ts';
import { holds } from '../condition/evaluate.ts';
import { inSigns } from '../condition/placement.ts';
import { each, NODES } from '../condition/planet.ts';
import type { ChartReading } from '../condition/reading.ts';
import { aspectEachOther, aspects, conjunct, exchangeSigns, joinedOrAspected } from '../condition/relation.ts';
import { all, any, names, some, widely } from '../condition/term.ts';
import { doshaRow as row, DOSHA_GRADES, doshaTrace, type DoshaGrade, type DoshaRule } from './rule.ts';

/** The doshas, in the order of every list. */
export const PAIR_DOSHAS = ['grahan', 'guru_chandal', 'shrapit', 'angarak', 'vish', 'ghatak'] as const;
export type PairDosha = (typeof PAIR_DOSHAS)[number];

/** What eases a dosha. */
export const PAIR_EASINGS = ['jupiter_with', 'jupiter_aspect', 'dignity', 'wide'] as const;
export type PairEasing = (typeof PAIR_EASINGS)[number];

/**
 * How a pair is formed, the closest first. `star`: the second aspects the first in its own sign or star (vish). `aspect`:
 * Saturn aspects Rahu (shrapit, with `wide` alone).
 */
export const PAIR_FORMS = ['conjunction', 'mutual_aspect', 'exchange', 'star', 'aspect'] as const;
export type PairForm = (typeof PAIR_FORMS)[number];

const PRACTICE = 'practice of Indian almanacs';
const SATURN_STARS: readonly number[] = [8, 17, 26];
const SATURN_SIGNS: readonly number[] = [10, 11];

/** A dosha whose grade is that of its heaviest pair. */
const pairRow = <const Id extends PairDosha>(rule: Omit<DoshaRule<Id>, 'grade'>): DoshaRule<Id> =>
  row({ ...rule, grade: (chart) => heaviest(pairsOf(rule.id, chart)) });

/** The rules, by dosha. */
export const PAIR_RULES = {
  guru_chandal: pairRow({
    id: 'guru_chandal',
    source: PRACTICE,
    rules: { jupiter_rahu: conjunct('jupiter', 'rahu'), jupiter_ketu: conjunct('jupiter', 'ketu') },
  }),
  grahan: pairRow({
    id: 'grahan',
    source: PRACTICE,
    rules: {
      sun_with_node: some(NODES, conjunct('sun', each)),
      moon_with_node: some(NODES, conjunct('moon', each)),
    },
  }),
  shrapit: pairRow({
    id: 'shrapit',
    source: PRACTICE,
    rules: { saturn_rahu: conjunct('saturn', 'rahu'), saturn_aspects_rahu: widely(aspects('saturn', 'rahu')) },
  }),
  angarak: pairRow({
    id: 'angarak',
    source: PRACTICE,
    rules: { mars_rahu: conjunct('mars', 'rahu'), mars_ketu: conjunct('mars', 'ketu') },
  }),
  vish: pairRow({
    id: 'vish',
    source: 'Phaladeepika; practice (vish yoga, punarphoo)',
    rules: {
      moon_with_saturn: conjunct('moon', 'saturn'),
      mutual_aspect: aspectEachOther('moon', 'saturn'),
      exchange: exchangeSigns('moon', 'saturn'),
      moon_under_saturn: all(
        names('moon'),
        aspects('saturn', 'moon'),
        any(inSigns('moon', SATURN_SIGNS), moonInStars(SATURN_STARS)),
      ),
    },
    cancels: { jupiter_with_or_aspecting_moon: joinedOrAspected('moon', 'jupiter') },
  }),
  ghatak: pairRow({ id: 'ghatak', source: PRACTICE, rules: { mars_saturn: conjunct('mars', 'saturn') } }),
} as const satisfies Record<PairDosha, DoshaRule>;

/** The form of each rule, and the planet that it afflicts. */
const FORMS: Readonly<Record<string, readonly [PairForm, Graha]>> = {
  sun_with_node: ['conjunction', 'sun'],
  moon_with_node: ['conjunction', 'moon'],
  jupiter_rahu: ['conjunction', 'jupiter'],
  jupiter_ketu: ['conjunction', 'jupiter'],
  saturn_rahu: ['conjunction', 'saturn'],
  saturn_aspects_rahu: ['aspect', 'saturn'],
  mars_rahu: ['conjunction', 'mars'],
  mars_ketu: ['conjunction', 'mars'],
  moon_with_saturn: ['conjunction', 'moon'],
  mutual_aspect: ['mutual_aspect', 'moon'],
  exchange: ['exchange', 'moon'],
  moon_under_saturn: ['star', 'moon'],
  mars_saturn: ['conjunction', 'mars'],
};

/** One pair that meets a rule of its dosha. */
export interface PairFinding {
  readonly id: PairDosha;
  /** The afflicted planet first. */
  readonly planets: readonly [Graha, Graha];
  /** The closest form in which it is met. */
  readonly form: PairForm;
  /** Shortest arc between the two, degrees. */
  readonly separation: number;
  /** House of the afflicted planet by signs, 1–12. */
  readonly house: number;
  readonly grade: DoshaGrade;
  readonly easedBy: readonly PairEasing[];
}

/** Below this a conjunction is close: moderate. Also the arc beyond which the pair is eased, degrees. */
const CLOSE_DEG = 10;
/** Below this a conjunction that nothing eases is strong, degrees. */
const TIGHT_DEG = 3;

const easings = (chart: ChartReading, id: PairDosha, first: Graha, arc: number): readonly PairEasing[] => {
  const dignity = placeDignity(first, chart.longitudes[first]);
  // Jupiter does not ease what he himself suffers from.
  const jupiterApart = id !== 'guru_chandal';
  const found: Readonly<Record<PairEasing, boolean>> = {
    jupiter_with: jupiterApart && holds(conjunct(first, 'jupiter'), chart),
    jupiter_aspect: jupiterApart && holds(aspects('jupiter', first), chart),
    dignity: dignity !== null && dignity !== 'debilitated',
    wide: arc > CLOSE_DEG,
  };
  return PAIR_EASINGS.filter((easing) => found[easing]);
};

/** Mild; a conjunction within 10° moderate, within 3° with nothing to ease it strong; what is eased is a step lower, at least mild. */
const gradeOf = (form: PairForm, arc: number, eased: boolean, lesser: boolean): DoshaGrade => {
  if (form !== 'conjunction' || arc > CLOSE_DEG || eased || lesser) return 'mild';
  return arc <= TIGHT_DEG ? 'strong' : 'moderate';
};

/** Pairs of a chart that meet a rule of the dosha, the heaviest first; with the doctrine's `wide` shrapit by aspect too. */
const pairsOf = (id: PairDosha, chart: ChartReading): readonly PairFinding[] => {
  const found = new Map<string, PairFinding>();
  for (const { id: rule, met, planets } of doshaTrace(PAIR_RULES[id], chart)) {
    const [form, first] = FORMS[rule] ?? [];
    const second = planets.find((planet) => planet !== first);
    if (!met || form === undefined || first === undefined || second === undefined) continue;
    const pair = `${first} ${second}`;
    const known = found.get(pair);
    if (known && PAIR_FORMS.indexOf(known.form) <= PAIR_FORMS.indexOf(form)) continue;
    const arc = separation(chart.longitudes[first], chart.longitudes[second]);
    const easedBy = easings(chart, id, first, arc);
    // Jupiter with Ketu is the lesser form of guru chandal.
    const grade = gradeOf(form, arc, easedBy.length > 0, rule === 'jupiter_ketu');
    found.set(pair, { id, planets: [first, second], form, separation: arc, house: chart.house(first), grade, easedBy });
  }
  return [...found.values()].sort((a, b) => DOSHA_GRADES.indexOf(b.grade) - DOSHA_GRADES.indexOf(a.grade));
};

const heaviest = (pairs: readonly PairFinding[]): DoshaGrade => pairs[0]?.grade ?? 'none';

/** The pair doshas of a chart: by dosha in the order of PAIR_DOSHAS, the heaviest pair of each first. */
export const pairDoshas = (chart: ChartReading): readonly PairFinding[] =>
  PAIR_DOSHAS.flatMap((id) => pairsOf(id, chart));
