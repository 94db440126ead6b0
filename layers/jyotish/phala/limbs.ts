/** Paragraphs of the limbs of the day of birth: weekday, tithi, yoga, karana, lunar month and season. */
import { MONTH_KEYS, RITU_KEYS } from '../calendar/keys.ts';
import { rowAt } from '../chart/rows.ts';
import { KARANA_KEYS, karanaRow, NITYA_YOGA_KEYS, TITHI_KEYS, VARA_KEYS } from '../panchang/keys.ts';
import { limbFact, signFact } from './facts.ts';
import { BIRTH_LIMBS, type BirthLimb, type Fact, type Paragraph, type Sway, type Theme } from './reading.ts';

/** The limbs running at a birth. */
export interface BirthLimbs {
  /** 0–6 from Sunday, from sunrise to sunrise. */
  readonly vara: number;
  /** 1–30 */
  readonly tithi: number;
  /** 1–27 */
  readonly yoga: number;
  /** Slot 1–60. */
  readonly karana: number;
  /** 1–12 from Chaitra. */
  readonly month: number;
  /** 0–5 from spring. */
  readonly ritu: number;
  /** Sidereal sign of the Sun, which the month follows. */
  readonly sunSign: number;
}

/** What each limb stands for, and how much it counts beside the others. */
const LIMB_ROWS: Readonly<
  Record<BirthLimb, { readonly theme: Theme; readonly weight: number; readonly source: string }>
> = {
  vara: { theme: 'drive', weight: 1.2, source: 'Jataka Parijata ch. 9; Manasagari ch. 1 (weekday)' },
  tithi: { theme: 'affection', weight: 1.5, source: 'Jataka Parijata ch. 9; Manasagari ch. 1 (tithi)' },
  yoga: { theme: 'self', weight: 1.1, source: 'Jataka Parijata ch. 9; Manasagari ch. 1 (yoga)' },
  karana: { theme: 'work', weight: 0.8, source: 'Jataka Parijata ch. 9; Manasagari ch. 1 (karana)' },
  month: { theme: 'belief', weight: 0.7, source: 'Manasagari ch. 1 (month)' },
  ritu: { theme: 'will', weight: 0.5, source: 'Manasagari ch. 1 (season)' },
};

/** Yogas that ask for more than they give (Muhurta Chintamani, shubhashubha-prakarana). */
const HARD_YOGAS: readonly string[] = [
  'vishkambha',
  'atiganda',
  'shula',
  'ganda',
  'vyaghata',
  'vajra',
  'vyatipata',
  'parigha',
  'vaidhriti',
];

/** Row of a limb, from 0: its place in the list of its names. */
const limbIndex = (limbs: BirthLimbs, limb: BirthLimb): number => {
  switch (limb) {
    case 'vara':
      return limbs.vara;
    case 'karana':
      return karanaRow(limbs.karana);
    case 'ritu':
      return limbs.ritu;
    default:
      return limbs[limb] - 1;
  }
};

const KEYS = {
  vara: VARA_KEYS,
  tithi: TITHI_KEYS,
  yoga: NITYA_YOGA_KEYS,
  karana: KARANA_KEYS,
  month: MONTH_KEYS,
  ritu: RITU_KEYS,
} as const satisfies Readonly<Record<BirthLimb, readonly string[]>>;
/** Keys of the values of all limbs. */
export const LIMB_KEYS = Object.values(KEYS).flat();
type LimbKey = (typeof LIMB_KEYS)[number];

/** Row of a tithi 0–29: the two halves share their rows but for the new moon, which has the last. */
const tithiRow = (index: number): number => (index === 29 ? 15 : index % 15);

const keyOf = (limb: BirthLimb, index: number): LimbKey =>
  rowAt<LimbKey>(KEYS[limb], limb === 'tithi' ? tithiRow(index) : index, limb);

/** Key of a limb as its row is named; a tithi by its number. */
const rowKey = (limb: BirthLimb, index: number): string => (limb === 'tithi' ? String(index + 1) : keyOf(limb, index));

const factsOf = (limbs: BirthLimbs, limb: BirthLimb, key: string): readonly Fact[] => {
  switch (limb) {
    case 'vara':
      return [limbFact('vara.hindu.key', key)];
    case 'tithi':
      return [limbFact('tithi.id', limbs.tithi)];
    case 'yoga':
      return [limbFact('yoga.key', key)];
    case 'karana':
      return [limbFact('karana.id', limbs.karana)];
    default:
      return [signFact('sun', limbs.sunSign), limbFact('tithi.id', limbs.tithi)];
  }
};

const swayOfLimb = (limb: BirthLimb, key: string): Sway => {
  if (limb === 'yoga') return HARD_YOGAS.includes(key) ? -1 : 1;
  return key === 'vishti' ? -1 : 0;
};

/** One paragraph for each limb, in the order of the limbs. */
export const limbsReading = (
  limbs: BirthLimbs,
): readonly {
  readonly limb: BirthLimb;
  readonly index: number;
  readonly key: LimbKey;
  readonly paragraph: Paragraph;
}[] =>
  BIRTH_LIMBS.map((limb) => {
    const index = limbIndex(limbs, limb);
    const key = keyOf(limb, index);
    const row = rowKey(limb, index);
    const { theme, weight, source } = LIMB_ROWS[limb];
    return {
      limb,
      index,
      key,
      paragraph: {
        family: 'limb',
        row: `${limb}/${row}`,
        placement: { kind: 'limb', limb, index },
        theme,
        sway: swayOfLimb(limb, key),
        weight,
        facts: factsOf(limbs, limb, key),
        clauses: [],
        source,
        speaker: 'moon',
      },
    };
  });
