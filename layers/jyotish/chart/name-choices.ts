/**
 * Syllables with which a name may begin, as people choose them: that of the quarter of birth, those of the star, those of the
 * Moon sign, each with its spellings. Sounds that begin hardly any name are replaced by the next quarter of the star.
 */
import { NAME_SYLLABLES, spellingsOfSyllable, type SyllableSpelling } from './name-syllables.ts';

const PADAS_IN_STAR = 4;
const PADAS_IN_SIGN = 9;

/** A quarter of a star with its syllable. */
export interface NameChoice extends SyllableSpelling {
  /** 1–27 */
  readonly nakshatra: number;
  /** 1–4 */
  readonly pada: number;
  /** What is used in place of a rare sound: the next quarter of the star whose sound is common; null where it is not rare. */
  readonly instead: (SyllableSpelling & { readonly pada: number }) | null;
}

const syllableOf = (nakshatra: number, pada: number): string => {
  const syllable = NAME_SYLLABLES[nakshatra - 1]?.[pada - 1];
  if (syllable === undefined) throw new Error(`no quarter ${pada} of star ${nakshatra}`);
  return syllable;
};

const choiceAt = (index: number): NameChoice => {
  const nakshatra = Math.floor(index / PADAS_IN_STAR) + 1;
  const pada = (index % PADAS_IN_STAR) + 1;
  const own = spellingsOfSyllable(syllableOf(nakshatra, pada));
  const following = Array.from({ length: PADAS_IN_STAR - 1 }, (_, i) => ((pada + i) % PADAS_IN_STAR) + 1)
    .map((next) => ({ pada: next, ...spellingsOfSyllable(syllableOf(nakshatra, next)) }))
    .find(({ rare }) => !rare);
  return { nakshatra, pada, ...own, instead: own.rare ? (following ?? null) : null };
};

/** Choices of a Moon in a quarter of a star and a sign: of the quarter, the four of the star, the nine of the sign. */
export const nameChoices = (
  nakshatra: number,
  pada: number,
  sign: number,
): {
  readonly own: readonly NameChoice[];
  readonly star: readonly NameChoice[];
  readonly sign: readonly NameChoice[];
} => {
  const run = (first: number, count: number): readonly NameChoice[] =>
    Array.from({ length: count }, (_, i) => choiceAt(first + i));
  const star = (nakshatra - 1) * PADAS_IN_STAR;
  return {
    own: run(star + pada - 1, 1),
    star: run(star, PADAS_IN_STAR),
    sign: run((sign - 1) * PADAS_IN_SIGN, PADAS_IN_SIGN),
  };
};
