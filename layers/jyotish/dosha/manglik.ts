/** Mangal (Kuja) dosha: Mars in certain houses from the lagna, the Moon and Venus, and its cancellations. */
import type { Chart } from '../chart/chart.ts';
import type { Dignity } from '../chart/dignity.ts';
import { houseFrom } from '../chart/rashi.ts';
import { combust, exalted, inOwnSign, retrograde } from '../condition/dignity.ts';
import { conjunct, joinedOrAspected } from '../condition/relation.ts';
import { inHouses, inHousesFrom, inSigns } from '../condition/placement.ts';
import { lagnaIn } from '../condition/birth.ts';
import { holds } from '../condition/evaluate.ts';
import { groundsOf, heldRules, type HeldRule } from '../condition/ground.ts';
import { reference } from '../condition/planet.ts';
import { chartReading, type ChartReading } from '../condition/reading.ts';
import { all, any, not, type Term } from '../condition/term.ts';
import type { DoshaGrade } from './rule.ts';

/** Which houses count. `all` by default; `north` and `south` are the regional lists. */
export const MANGLIK_HOUSES = {
  all: [1, 2, 4, 7, 8, 12],
  north: [1, 4, 7, 8, 12],
  south: [2, 4, 7, 8, 12],
} as const satisfies Record<string, readonly number[]>;
export type ManglikHouses = keyof typeof MANGLIK_HOUSES;

/** Points from which the house of Mars is counted. */
export const MANGLIK_REFERENCES = ['lagna', 'moon', 'venus'] as const;
export type ManglikReference = (typeof MANGLIK_REFERENCES)[number];
/** References that decide; Venus only adds to the severity. */
export const MANGLIK_DECIDED_FROM = ['lagna', 'moon'] as const;
/** One of the references that decide. */
export type ManglikDecider = (typeof MANGLIK_DECIDED_FROM)[number];

const WEIGHT: Readonly<Record<ManglikReference, number>> = { lagna: 50, moon: 30, venus: 20 };
const HOUSE_FACTOR: Readonly<Record<number, number>> = { 1: 0.8, 2: 0.6, 4: 0.8, 7: 1, 8: 1, 12: 0.8 };
const SIGN_FACTOR: Readonly<Record<Dignity, number>> = {
  debilitated: 1.2,
  great_enemy: 1,
  enemy: 1,
  neutral: 0.9,
  friend: 0.7,
  great_friend: 0.7,
  own: 0.4,
  moolatrikona: 0.4,
  exalted: 0.4,
};

/** Mars is in one of these houses from a reference. */
const marsFrom = (from: ManglikReference, houses: readonly number[]): Term =>
  from === 'lagna' ? inHouses('mars', houses) : inHousesFrom(reference(from), 'mars', houses);

/** House from the reference, and signs in which Mars is harmless there. */
const HARMLESS: readonly (readonly [house: number, signs: readonly number[]])[] = [
  [1, [1, 5]],
  [2, [3, 6]],
  [4, [1, 8]],
  [7, [4, 10]],
  [8, [9, 12]],
  [12, [2, 7]],
];

/** A condition for each reference. */
type TermFrom = Readonly<Record<ManglikReference, Term>>;

interface CancellationRow {
  /** Number in README.md. */
  readonly rule: number;
  readonly id: string;
  /** False: it weakens but does not cancel. */
  readonly cancels: boolean;
  readonly when: TermFrom;
}

/** One condition, whatever the reference. */
const whatever = (term: Term): TermFrom => ({ lagna: term, moon: term, venus: term });

/** Mars in a sign in which he is harmless in his house from a reference. */
const harmlessFrom = (from: ManglikReference): Term =>
  any(...HARMLESS.map(([house, signs]) => all(marsFrom(from, [house]), inSigns('mars', signs))));

const cancellation = (rule: number, id: string, when: TermFrom, cancels = true): CancellationRow => ({
  rule,
  id,
  cancels,
  when,
});

/** Cancellations of one chart. Rules 9 and 10 need the partner's chart, 11 is a matter of age: see `pairManglik`. */
export const MANGLIK_CANCELLATIONS: readonly CancellationRow[] = [
  cancellation(1, 'own_or_exalted_sign', whatever(any(inOwnSign('mars'), exalted('mars')))),
  cancellation(2, 'leo_or_aquarius', whatever(inSigns('mars', [5, 11]))),
  cancellation(3, 'harmless_sign_of_house', {
    lagna: harmlessFrom('lagna'),
    moon: harmlessFrom('moon'),
    venus: harmlessFrom('venus'),
  }),
  cancellation(
    4,
    'jupiter_or_venus',
    whatever(any(inHouses('jupiter', 1), joinedOrAspected('mars', 'jupiter'), inHouses('venus', 1))),
  ),
  cancellation(5, 'with_moon', whatever(conjunct('mars', 'moon'))),
  cancellation(6, 'with_jupiter', whatever(conjunct('mars', 'jupiter'))),
  cancellation(7, 'yogakaraka_lagna', whatever(lagnaIn([4, 5]))),
  cancellation(8, 'combust_or_retrograde', whatever(any(combust('mars'), retrograde('mars'))), false),
];

/** Mangal dosha as a condition: Mars in one of the houses from the lagna or the Moon, whatever cancels it. */
export const manglikTerm = (houses: ManglikHouses = 'all'): Term =>
  any(...MANGLIK_DECIDED_FROM.map((from) => marsFrom(from, MANGLIK_HOUSES[houses])));

/** Every reference from which it is present has a cancellation that applies. */
export const manglikCancelled = (houses: ManglikHouses = 'all'): Term =>
  all(
    ...MANGLIK_DECIDED_FROM.map((from) =>
      any(
        not(marsFrom(from, MANGLIK_HOUSES[houses])),
        ...MANGLIK_CANCELLATIONS.filter(({ cancels }) => cancels).map(({ when }) => when[from]),
      ),
    ),
  );

/** Cancellations that one chart cannot decide; the last is a social rule, for information only. */
export const MANGLIK_UNTESTED = [
  { rule: 9, id: 'saturn_of_partner', needs: 'partner' },
  { rule: 10, id: 'both_manglik', needs: 'partner' },
  { rule: 11, id: 'age_over_28', needs: 'age' },
] as const;

/** A cancellation tested from one reference. */
export interface ManglikCancellation {
  readonly rule: number;
  readonly id: string;
  readonly reference: ManglikReference;
  /** Rules 1–7 cancel; rule 8 only weakens. */
  readonly cancels: boolean;
  /** The dosha is present from this reference and the rule holds. */
  readonly applies: boolean;
}

/** Mangal dosha of a chart. */
export interface Manglik {
  /** Present from the lagna or the Moon, whatever cancels it. */
  readonly manglik: boolean;
  /** Present from the lagna or the Moon without a cancellation among rules 1–7. */
  readonly effective: boolean;
  /** 0–100; Venus counts here only. */
  readonly severity: number;
  readonly grade: DoshaGrade;
  /** Below 40 the dosha is partial (anshik). */
  readonly extent: 'none' | 'partial' | 'full';
  readonly from: Readonly<Record<ManglikReference, { readonly house: number; readonly present: boolean }>>;
  /** References that decide from which it is present and not cancelled; empty when it is not effective. */
  readonly effectiveFrom: readonly ManglikDecider[];
  /** Every rule for every reference. */
  readonly cancellations: readonly ManglikCancellation[];
}

/** Grade by severity: mild below 40, moderate below 70, strong from there on; a cancelled dosha is mild. */
const gradeOf = (manglik: boolean, effective: boolean, severity: number): DoshaGrade => {
  if (!manglik) return 'none';
  if (!effective || severity < 40) return 'mild';
  return severity < 70 ? 'moderate' : 'strong';
};

/** Partial below a severity of 40. */
const extentOf = (manglik: boolean, severity: number): Manglik['extent'] => {
  if (!manglik) return 'none';
  return severity < 40 ? 'partial' : 'full';
};

/** Mangal dosha in a reading of a chart. */
export const manglikIn = (chart: ChartReading, houses: ManglikHouses = 'all'): Manglik => {
  const counted: readonly number[] = MANGLIK_HOUSES[houses];
  const seen = (origin: number): { readonly house: number; readonly present: boolean } => {
    const house = houseFrom(origin, chart.signs.mars);
    return { house, present: counted.includes(house) };
  };
  const from = { lagna: seen(chart.lagna), moon: seen(chart.signs.moon), venus: seen(chart.signs.venus) };
  // Most conditions are one whatever the reference, and are asked once.
  const asked = new Map<Term, boolean>();
  const isMet = (term: Term): boolean => {
    const met = asked.get(term) ?? holds(term, chart);
    asked.set(term, met);
    return met;
  };
  const cancellations = MANGLIK_REFERENCES.flatMap((reference) =>
    MANGLIK_CANCELLATIONS.map(({ rule, id, cancels, when }) => ({
      rule,
      id,
      reference,
      cancels,
      applies: from[reference].present && isMet(when[reference]),
    })),
  );
  const isCancelled = (point: ManglikReference): boolean =>
    cancellations.some(({ reference, cancels, applies }) => reference === point && cancels && applies);
  const manglik = MANGLIK_DECIDED_FROM.some((reference) => from[reference].present);
  const effectiveFrom = MANGLIK_DECIDED_FROM.filter((reference) => from[reference].present && !isCancelled(reference));
  const effective = effectiveFrom.length > 0;
  const factor = chart.isExalted('mars') || chart.isInOwnSign('mars') ? 0.4 : SIGN_FACTOR[chart.dignity('mars')];
  const sum = MANGLIK_REFERENCES.reduce((total, reference) => {
    const { house, present } = from[reference];
    return present ? total + WEIGHT[reference] * (HOUSE_FACTOR[house] ?? 0) * factor : total;
  }, 0);
  const severity = Math.min(100, sum);
  return {
    manglik,
    effective,
    severity,
    grade: gradeOf(manglik, effective, severity),
    extent: extentOf(manglik, severity),
    from,
    effectiveFrom,
    cancellations,
  };
};

/** The references from which Mars counts, as rules that hold. */
export const manglikRules = (chart: ChartReading, houses: ManglikHouses = 'all'): readonly HeldRule[] =>
  heldRules(
    Object.fromEntries(MANGLIK_REFERENCES.map((from) => [`from_${from}`, marsFrom(from, MANGLIK_HOUSES[houses])])),
    chart,
  );

/** What in the chart meets a cancellation of its dosha; empty where it does not apply. */
export const cancellationGrounds = (chart: ChartReading, { id, reference, applies }: ManglikCancellation) => {
  const row = applies ? MANGLIK_CANCELLATIONS.find((one) => one.id === id) : undefined;
  return row ? groundsOf(row.when[reference], chart) : [];
};

/** The cancellations of a dosha of the chart that is not effective, each once, as they hold from the references that decide. */
export const manglikCancellers = (
  chart: ChartReading,
  { manglik, effective, cancellations }: Manglik,
): readonly HeldRule[] => {
  if (!manglik || effective) return [];
  const deciding = cancellations.filter(({ reference, cancels }) => cancels && reference !== 'venus');
  return MANGLIK_CANCELLATIONS.map(({ id }) => ({
    id,
    grounds: deciding.filter((one) => one.id === id).flatMap((one) => cancellationGrounds(chart, one)),
  })).filter(({ grounds }) => grounds.length > 0);
};

/** Mangal dosha of a natal chart. */
export const manglikOf = (chart: Chart, houses: ManglikHouses = 'all'): Manglik =>
  manglikIn(chartReading(chart), houses);
