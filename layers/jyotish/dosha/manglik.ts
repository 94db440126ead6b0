/** Mangal (Kuja) dosha: Mars in certain houses from the lagna, the Moon and Venus, and all that cancels it (conventions H.3). */
import type { Chart } from '../chart/chart.ts';
import type { Dignity } from '../chart/dignity.ts';
import { houseFrom } from '../chart/rashi.ts';
import { yogaChart, type YogaChart } from '../yoga/conditions.ts';
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

/** House from the reference → signs of Mars in which it does no harm there (rule 3). */
const HARMLESS: Readonly<Record<number, readonly number[]>> = {
  1: [1, 5],
  2: [3, 6],
  4: [1, 8],
  7: [4, 10],
  8: [9, 12],
  12: [2, 7],
};

interface CancellationRow {
  /** Number in conventions H.3. */
  readonly rule: number;
  readonly id: string;
  /** False: it weakens but does not cancel. */
  readonly cancels: boolean;
  readonly holds: (c: YogaChart, house: number) => boolean;
}

/** Cancellations of one chart. Rules 9 and 10 need the partner's chart, 11 is a matter of age: see `manglikPair`. */
export const MANGLIK_CANCELLATIONS: readonly CancellationRow[] = [
  { rule: 1, id: 'own_or_exalted_sign', cancels: true, holds: (c) => c.own('mars') || c.exa('mars') },
  { rule: 2, id: 'leo_or_aquarius', cancels: true, holds: (c) => c.signs.mars === 5 || c.signs.mars === 11 },
  {
    rule: 3,
    id: 'harmless_sign_of_house',
    cancels: true,
    holds: (c, house) => HARMLESS[house]?.includes(c.signs.mars) ?? false,
  },
  {
    rule: 4,
    id: 'jupiter_or_venus',
    cancels: true,
    holds: (c) => c.h('jupiter') === 1 || c.touchedBy('mars', 'jupiter') || c.h('venus') === 1,
  },
  { rule: 5, id: 'with_moon', cancels: true, holds: (c) => c.cj('mars', 'moon') },
  { rule: 6, id: 'with_jupiter', cancels: true, holds: (c) => c.cj('mars', 'jupiter') },
  { rule: 7, id: 'yogakaraka_lagna', cancels: true, holds: (c) => c.lagna === 4 || c.lagna === 5 },
  { rule: 8, id: 'combust_or_retrograde', cancels: false, holds: (c) => c.combust('mars') || c.retrograde('mars') },
];

/** Cancellations that one chart cannot tell; the last is a social rule, for information only. */
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

/** What is found of Mangal dosha in a chart. */
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
  /** Every rule for every reference. */
  readonly cancellations: readonly ManglikCancellation[];
}

/** Grade by severity: mild below 40, moderate below 70, strong from there on; a cancelled dosha is mild. */
const gradeOf = (manglik: boolean, effective: boolean, severity: number): DoshaGrade => {
  if (!manglik) return 'none';
  if (!effective || severity < 40) return 'mild';
  return severity < 70 ? 'moderate' : 'strong';
};

/** Mangal dosha in a reading of a chart. */
export const manglikIn = (c: YogaChart, houses: ManglikHouses = 'all'): Manglik => {
  const counted: readonly number[] = MANGLIK_HOUSES[houses];
  const seen = (origin: number): { readonly house: number; readonly present: boolean } => {
    const house = houseFrom(origin, c.signs.mars);
    return { house, present: counted.includes(house) };
  };
  const from = { lagna: seen(c.lagna), moon: seen(c.signs.moon), venus: seen(c.signs.venus) };
  const cancellations = MANGLIK_REFERENCES.flatMap((reference) =>
    MANGLIK_CANCELLATIONS.map(({ rule, id, cancels, holds }) => {
      const { house, present } = from[reference];
      return { rule, id, reference, cancels, applies: present && holds(c, house) };
    }),
  );
  const cancelled = (reference: ManglikReference): boolean =>
    cancellations.some((row) => row.reference === reference && row.applies && row.cancels);
  const manglik = from.lagna.present || from.moon.present;
  const effective = (['lagna', 'moon'] as const).some((r) => from[r].present && !cancelled(r));
  const factor = c.exa('mars') || c.own('mars') ? 0.4 : SIGN_FACTOR[c.dignity('mars')];
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
    extent: !manglik ? 'none' : severity < 40 ? 'partial' : 'full',
    from,
    cancellations,
  };
};

/** Mangal dosha of a natal chart. */
export const manglikOf = (chart: Chart, houses: ManglikHouses = 'all'): Manglik => manglikIn(yogaChart(chart), houses);

/** Houses of Saturn in the partner's chart that balance the dosha (rule 9). */
const SATURN_HOUSES: readonly number[] = [1, 4, 7, 8, 12];

/** Cancellations that only the pair can give, for the first of the two: rule 9 (the partner's Saturn), rule 10 (both manglik). */
export const manglikPair = (
  chart: Chart,
  partner: Chart,
  houses: ManglikHouses = 'all',
): readonly { readonly rule: number; readonly id: string; readonly applies: boolean }[] => {
  const present = manglikOf(chart, houses).manglik;
  const saturn = houseFrom(partner.ascendant.sign, partner.signs.saturn);
  return [
    { rule: 9, id: 'saturn_of_partner', applies: present && SATURN_HOUSES.includes(saturn) },
    { rule: 10, id: 'both_manglik', applies: present && manglikOf(partner, houses).manglik },
  ];
};
