/** The five limbs by name: `limb` of the catalogue. Ids from 1; a karana's id is its slot in the month, 1–60. */
import type { Limb } from '../../layers/jyotish/panchang/anga.ts';
import type { Named, Words } from '../i18n/words.ts';

/** Row of a karana's name for slot 1–60: the seven movable ones repeat, four stand still (conventions C.2). */
const karanaRow = (slot: number): number => (slot === 1 ? 10 : slot >= 58 ? slot - 58 + 7 : (slot - 2) % 7);

/** Row of a tithi's name for tithi 1–30: both halves of the month share names, but for the new moon. */
const tithiRow = (tithi: number): number => (tithi === 30 ? 15 : (tithi - 1) % 15);

const ROWS = {
  tithi: { list: 'tithis', row: tithiRow },
  nakshatra: { list: 'nakshatras', row: (id: number) => id - 1 },
  yoga: { list: 'yogas', row: (id: number) => id - 1 },
  karana: { list: 'karanas', row: karanaRow },
} as const;

/** `{ id, key, name }` of a limb. */
export const limbShape = (words: Words, limb: Limb, id: number): Named => {
  const { list, row } = ROWS[limb];
  return { id, key: words.key(list, row(id)), name: words.name(list, row(id)) };
};

/** `shukla` for tithis 1–15, `krishna` for 16–30. */
export const pakshaOf = (tithi: number): 'shukla' | 'krishna' => (tithi <= 15 ? 'shukla' : 'krishna');

/** A tithi with its half of the month. */
export const tithiShape = (words: Words, tithi: number): Named & { paksha: 'shukla' | 'krishna' } => ({
  ...limbShape(words, 'tithi', tithi),
  paksha: pakshaOf(tithi),
});
