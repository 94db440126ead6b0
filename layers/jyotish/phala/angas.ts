/** Paragraphs of the angas of the day of birth: weekday, tithi, yoga, karana, lunar month and season. */
import { MONTH_KEYS, RITU_KEYS } from '../calendar/keys.ts';
import { rowAt } from '../chart/rows.ts';
import { KARANA_KEYS, karanaRow, NITYA_YOGA_KEYS, TITHI_KEYS, VARA_KEYS } from '../panchang/keys.ts';
import { angaFact, signFact } from './facts.ts';
import { BIRTH_ANGAS, type BirthAnga, type Fact, type Paragraph, type Sway, type Theme } from './reading.ts';

/** The angas running at a birth. */
export interface BirthAngas {
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

/** What each anga stands for, and how much it counts beside the others. */
const ANGA_ROWS: Readonly<
  Record<BirthAnga, { readonly theme: Theme; readonly weight: number; readonly source: string }>
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

/** Row of an anga, from 0: its place in the list of its names. */
const angaIndex = (angas: BirthAngas, anga: BirthAnga): number => {
  switch (anga) {
    case 'vara':
      return angas.vara;
    case 'karana':
      return karanaRow(angas.karana);
    case 'ritu':
      return angas.ritu;
    default:
      return angas[anga] - 1;
  }
};

const KEYS = {
  vara: VARA_KEYS,
  tithi: TITHI_KEYS,
  yoga: NITYA_YOGA_KEYS,
  karana: KARANA_KEYS,
  month: MONTH_KEYS,
  ritu: RITU_KEYS,
} as const satisfies Readonly<Record<BirthAnga, readonly string[]>>;
/** Keys of the values of all angas. */
export const ANGA_KEYS = Object.values(KEYS).flat();
type AngaKey = (typeof ANGA_KEYS)[number];

/** Row of a tithi 0–29: the two halves share their rows but for the new moon, which has the last. */
const tithiRow = (index: number): number => (index === 29 ? 15 : index % 15);

const angaKey = (anga: BirthAnga, index: number): AngaKey =>
  rowAt<AngaKey>(KEYS[anga], anga === 'tithi' ? tithiRow(index) : index, anga);

/** Key of an anga as its row is named; a tithi by its number. */
const rowKey = (anga: BirthAnga, index: number): string =>
  anga === 'tithi' ? String(index + 1) : angaKey(anga, index);

const factsOf = (angas: BirthAngas, anga: BirthAnga, key: string): readonly Fact[] => {
  switch (anga) {
    case 'vara':
      return [angaFact('vara.hindu.key', key)];
    case 'tithi':
      return [angaFact('tithi.id', angas.tithi)];
    case 'yoga':
      return [angaFact('yoga.key', key)];
    case 'karana':
      return [angaFact('karana.id', angas.karana)];
    default:
      return [signFact('sun', angas.sunSign), angaFact('tithi.id', angas.tithi)];
  }
};

const swayOfAnga = (anga: BirthAnga, key: string): Sway => {
  if (anga === 'yoga') return HARD_YOGAS.includes(key) ? -1 : 1;
  return key === 'vishti' ? -1 : 0;
};

/** One paragraph for each anga, in the order of the angas. */
export const angasReading = (
  angas: BirthAngas,
): readonly {
  readonly limb: BirthAnga;
  readonly index: number;
  readonly key: AngaKey;
  readonly paragraph: Paragraph;
}[] =>
  BIRTH_ANGAS.map((anga) => {
    const index = angaIndex(angas, anga);
    const key = angaKey(anga, index);
    const row = rowKey(anga, index);
    const { theme, weight, source } = ANGA_ROWS[anga];
    return {
      limb: anga,
      index,
      key,
      paragraph: {
        family: 'limb',
        row: `${anga}/${row}`,
        placement: { kind: 'limb', limb: anga, index },
        theme,
        sway: swayOfAnga(anga, key),
        weight,
        facts: factsOf(angas, anga, key),
        clauses: [],
        source,
        speaker: 'moon',
      },
    };
  });
