/** What the letters of a name show: inclusion, hidden passion, planes of expression, corner letters. */
import { isVowelAt, latinLetters, latinWords, letterNumber } from './letters.ts';
import { NINE } from './numbers.ts';

/** Planes of expression, and the modes in which they work. */
export const EXPRESSION_PLANES = {
  physical: 'DEMW',
  mental: 'AGHJLNP',
  emotional: 'BIORSTXZ',
  intuitive: 'CFKQUVY',
} as const;
export type ExpressionPlane = keyof typeof EXPRESSION_PLANES;
export const EXPRESSION_MODES = {
  creative: 'AEIKORZ',
  vacillating: 'BFHJNPQSTUWXY',
  grounded: 'CDGLMV',
} as const;
export type ExpressionMode = keyof typeof EXPRESSION_MODES;

/** What the letters of a name show. */
export interface NameTable {
  /** How often each Pythagorean value 1–9 stands in the name, from 1. */
  readonly inclusion: readonly number[];
  /** Values that stand most often. */
  readonly hiddenPassion: readonly number[];
  /** Values that do not stand in it. */
  readonly lessons: readonly number[];
  /** Nine less the lessons. */
  readonly subconsciousSelf: number;
  readonly planes: Readonly<Record<ExpressionPlane, number>>;
  readonly modes: Readonly<Record<ExpressionMode, number>>;
  /** First and last letter of the first name, and the first vowel of the name; null where no letter sounds as one. */
  readonly cornerstone: string;
  readonly capstone: string;
  readonly firstVowel: string | null;
  /** Letters of the alphabet that do not stand in it. */
  readonly missingLetters: readonly string[];
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The table of a name with at least one Latin letter. */
export const nameTableOf = (name: string): NameTable => {
  const letters = latinLetters(name);
  const words = latinWords(name);
  const [first = []] = words;
  const values = letters.map((letter) => letterNumber('pythagorean', letter));
  const inclusion = NINE.map((number) => values.filter((value) => value === number).length);
  const most = Math.max(...inclusion);
  const lessons = NINE.filter((number) => inclusion[number - 1] === 0);
  const among = (row: string): number => letters.filter((letter) => row.includes(letter)).length;
  return {
    inclusion,
    hiddenPassion: NINE.filter((number) => inclusion[number - 1] === most),
    lessons,
    subconsciousSelf: NINE.length - lessons.length,
    planes: {
      physical: among(EXPRESSION_PLANES.physical),
      mental: among(EXPRESSION_PLANES.mental),
      emotional: among(EXPRESSION_PLANES.emotional),
      intuitive: among(EXPRESSION_PLANES.intuitive),
    },
    modes: {
      creative: among(EXPRESSION_MODES.creative),
      vacillating: among(EXPRESSION_MODES.vacillating),
      grounded: among(EXPRESSION_MODES.grounded),
    },
    cornerstone: first[0] ?? '',
    capstone: first.at(-1) ?? '',
    firstVowel: words.flatMap((word) => word.filter((_, i) => isVowelAt(word, i)))[0] ?? null,
    missingLetters: ALPHABET.filter((letter) => !letters.includes(letter)),
  };
};
