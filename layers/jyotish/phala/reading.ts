/**
 * What a reading is made of: paragraphs that name a row of the text bank, the facts that chose it, and how much it
 * weighs. The prose itself is in lib/words; this side knows keys only.
 */
import { RASHIS, type SignKey } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import type { Graha } from '../ephemeris/sky.ts';
import type { Strain } from './strain.ts';

/** What a paragraph says on the whole. */
export const TONES = ['supportive', 'mixed', 'demanding'] as const;
export type Tone = (typeof TONES)[number];
/** A tone as a number, so that a row and its clauses can be added up. */
export type Sway = -1 | 0 | 1;
/** How tables write a sway. */
export const SWAY_OF: Readonly<Record<string, Sway>> = { '+': 1, '0': 0, '-': -1 };

/** Themes of the houses 1–12, in their order. */
export const HOUSE_THEMES = [
  'self',
  'resources',
  'courage',
  'home',
  'creation',
  'effort',
  'partnership',
  'change',
  'belief',
  'work',
  'gains',
  'retreat',
] as const;
/** What each planet stands for in a person, in the order of the planets (BPHS ch. 3 v. 12–13; Phaladeepika ch. 15 v. 15–16). */
export const NATURE_THEMES = [
  'will',
  'mind',
  'drive',
  'intellect',
  'judgement',
  'affection',
  'endurance',
  'ambition',
  'detachment',
] as const;
export type NatureTheme = (typeof NATURE_THEMES)[number];
/** What a paragraph is about. Two paragraphs of one answer never contradict each other on one theme. */
export const THEMES = [...HOUSE_THEMES, ...NATURE_THEMES] as const;
export type Theme = (typeof THEMES)[number];

/** House of a chart. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly House[];

/** Key of sign 1–12. */
export const signKey = (sign: number): SignKey => rowOf(RASHIS, sign, 'sign').key;

/** Families of the text bank. */
export type PhalaFamily =
  | 'asc'
  | 'moon'
  | 'star'
  | 'pada'
  | 'planet.house'
  | 'planet.sign'
  | 'planet.star'
  | 'lord.in'
  | 'dasha.lord'
  | 'dasha.house'
  | 'dasha.pair'
  | 'area.frame'
  | 'area.sign'
  | 'limb'
  | 'pair.joined'
  | 'pair.aspect'
  | 'transit'
  | 'year.muntha'
  | 'year.lord'
  | 'year.rising'
  | 'year.month';

/** The areas of life. */
export const LIFE_AREAS = [
  'career',
  'wealth',
  'marriage',
  'children',
  'education',
  'health',
  'travel',
  'home',
  'spirituality',
] as const;
export type LifeArea = (typeof LIFE_AREAS)[number];
/** What an area is weighed by, in the order of the table. */
export const INDICATORS = ['lord', 'support', 'karaka', 'occupant', 'aspect', 'varga'] as const;
export type IndicatorKind = (typeof INDICATORS)[number];

/** Angas of the day of birth. */
export const BIRTH_ANGAS = ['vara', 'tithi', 'yoga', 'karana', 'month', 'ritu'] as const;
export type BirthAnga = (typeof BIRTH_ANGAS)[number];

/** Ways in which two planets meet. */
export const PAIR_KINDS = ['joined', 'aspect'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** What a paragraph is about, as its title says. Houses, signs, stars and padas by number. */
export type Placement =
  | { readonly kind: 'rising'; readonly sign: number }
  | { readonly kind: 'star'; readonly star: number; readonly pada: number | null }
  | { readonly kind: 'house'; readonly planet: Graha; readonly house: number }
  | { readonly kind: 'sign'; readonly planet: Graha; readonly sign: number }
  | { readonly kind: 'star_lord'; readonly planet: Graha; readonly lord: Graha }
  | { readonly kind: 'lord'; readonly house: number; readonly inHouse: number }
  | { readonly kind: 'period'; readonly lords: readonly [Graha] | readonly [maha: Graha, antar: Graha] }
  | { readonly kind: 'area'; readonly area: LifeArea }
  | { readonly kind: 'joined'; readonly planets: readonly [Graha, Graha] }
  | { readonly kind: 'aspect'; readonly from: Graha; readonly on: Graha }
  /** A house of the annual chart, or the natal house that rises in it. */
  | { readonly kind: 'year'; readonly part: 'muntha' | 'rising' | 'month'; readonly house: number }
  | { readonly kind: 'year_lord'; readonly planet: Graha }
  /** House from the natal Moon. */
  | { readonly kind: 'transit'; readonly planet: Graha; readonly house: number }
  /** The row of an anga: its key, or the number of a tithi. */
  | { readonly kind: 'limb'; readonly limb: BirthAnga; readonly index: number }
  | {
      readonly kind: 'indicator';
      readonly indicator: IndicatorKind;
      readonly planet: Graha;
      readonly house: number | null;
      readonly varga: number;
    }
  | { readonly kind: 'period_house'; readonly planet: Graha; readonly house: number };

/** One thing that is true of the chart: where it can be read, and what is read there. */
export interface Fact {
  /** Endpoint that answers it, asked for the same birth: `kundli/planets`. */
  readonly endpoint: string;
  /** Member of its `data`; `[…]` picks an item of a list: `planets[planet=saturn].house`. */
  readonly name: string;
  readonly value: string | number | boolean;
}

/** A short clause that says what else bears on a paragraph: the key of its words, and which way it leans. */
export interface Clause {
  readonly key: string;
  readonly sway: Sway;
  readonly facts: readonly Fact[];
  /** Planets that its words name, by placeholder. */
  readonly planets?: Readonly<Record<string, Graha>>;
}

/** A paragraph of a reading, as keys. */
export interface Paragraph {
  /** Family of the text bank, `planet.house`, and row in it, `saturn/10`. Together they are the id of the rule. */
  readonly family: PhalaFamily;
  readonly row: string;
  /** Planets that its words name, by placeholder. */
  readonly planets?: Readonly<Record<string, Graha>>;
  /** What strains its planet, which its row names as {why}. */
  readonly strain?: Strain;
  readonly placement: Placement;
  readonly theme: Theme;
  /** Which way the row leans; the clauses are added to it. */
  readonly sway: Sway;
  /** How much it counts among the others, about 0.2–3. */
  readonly weight: number;
  readonly facts: readonly Fact[];
  readonly clauses: readonly Clause[];
  /** Set where a weightier paragraph of the answer says the opposite: closes the paragraph, whose tone is then mixed. */
  readonly frame?: Clause;
  /** Work and chapter of the classical idea. */
  readonly source: string;
  /** Planet that speaks: named where another one contradicts it. */
  readonly speaker: Graha;
  /** Opens the paragraph: why this placement is read here. */
  readonly lead?: Clause;
  /** Where the paragraph is about the lord of a house, which its row does not name: clauses introduce it as that. */
  readonly lord?: { readonly planet: Graha; readonly house: number };
}

/** Id of the rule that chose a paragraph: `planet.house/saturn/10`. */
export const ruleId = ({ family, row }: Paragraph): string => `${family}/${row}`;

/**
 * What a paragraph says on the whole: the row counts twice, each clause once, and a paragraph leans from two on; mixed
 * where it is framed.
 */
export const toneOf = ({ sway, clauses, frame }: Paragraph): Tone => {
  if (frame) return 'mixed';
  const sum = clauses.reduce<number>((total, clause) => total + clause.sway, 2 * sway);
  if (sum >= 2) return 'supportive';
  if (sum <= -2) return 'demanding';
  return 'mixed';
};
