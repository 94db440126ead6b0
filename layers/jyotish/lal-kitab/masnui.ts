/** Masnui, artificial planets: two planets in one house act as a third (Lal Kitab 1952; B. M. Goswami). */
import type { Graha } from '../ephemeris/sky.ts';
import type { Teva } from './teva.ts';

/** What the third planet is like. */
export const MASNUI_NATURES = ['good', 'bad', 'like_ketu', 'like_rahu', 'fallen'] as const;
export type MasnuiNature = (typeof MASNUI_NATURES)[number];
/** How many texts have it. */
export const MASNUI_SOURCES = ['two_texts', 'one_text'] as const;

/** Another reading of the same pair. */
interface Reading {
  readonly becomes: Graha;
  readonly nature: MasnuiNature | null;
}
interface MasnuiRow extends Reading {
  readonly of: readonly [Graha, Graha];
  readonly source: (typeof MASNUI_SOURCES)[number];
  readonly alternatives: readonly Reading[];
}
const row = (
  of: readonly [Graha, Graha],
  becomes: Graha,
  source: MasnuiRow['source'],
  nature: MasnuiNature | null = null,
  alternatives: readonly Reading[] = [],
): MasnuiRow => ({ of, becomes, source, nature, alternatives });

/** Rahu and Ketu, which would make Venus, never meet. */
const ROWS: readonly MasnuiRow[] = [
  row(['sun', 'venus'], 'jupiter', 'two_texts'),
  row(['mercury', 'venus'], 'sun', 'two_texts'),
  row(['sun', 'jupiter'], 'moon', 'two_texts'),
  row(['sun', 'mercury'], 'mars', 'two_texts', 'good', [{ becomes: 'jupiter', nature: null }]),
  row(['sun', 'saturn'], 'mars', 'two_texts', 'bad', [{ becomes: 'rahu', nature: 'fallen' }]),
  row(['venus', 'jupiter'], 'saturn', 'one_text', 'like_ketu'),
  row(['mars', 'mercury'], 'saturn', 'one_text', 'like_rahu'),
  row(['jupiter', 'rahu'], 'mercury', 'two_texts'),
];

/** A pair of a teva that makes an artificial planet. */
export interface Masnui extends MasnuiRow {
  /** 1–12 */
  readonly house: number;
}

/** Every pair in one house that makes an artificial planet; three planets in a house give every pair of them. */
export const masnuiOf = (teva: Teva): readonly Masnui[] =>
  ROWS.flatMap((one) => {
    const [a, b] = one.of;
    return teva[a] === teva[b] ? [{ ...one, house: teva[a] }] : [];
  });
