/** Signs as callers spell them, in English, Sanskrit or any language of names; what is returned is always the number. */
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { bank } from './bank.ts';
import { LANGUAGES } from './languages.ts';

/** Sanskrit names in order, each with the ways it is written in Latin letters. */
const SANSKRIT: readonly (readonly string[])[] = [
  ['mesha', 'mesh', 'mesham'],
  ['vrishabha', 'vrishabh', 'vrisha', 'vrish', 'rishabha', 'rishabh', 'rishabham'],
  ['mithuna', 'mithun', 'mithunam'],
  ['karka', 'kark', 'karkata', 'karkataka', 'kataka'],
  ['simha', 'simh', 'sinha', 'singh', 'simham'],
  ['kanya', 'kanni'],
  ['tula', 'tulam', 'thula'],
  ['vrishchika', 'vrishchik', 'vrishchikam', 'vrischika'],
  ['dhanu', 'dhanus', 'dhanush', 'dhanusu'],
  ['makara', 'makar', 'makaram'],
  ['kumbha', 'kumbh', 'kumbham'],
  ['meena', 'meen', 'mina', 'meenam'],
];

/** Other ways of writing the Hindi names. */
const HINDI: readonly (readonly string[])[] = [[], ['वृष'], [], ['कर्कट'], [], [], [], [], ['धनुष'], [], ['कुम्भ'], []];

const folded = (name: string): string => name.trim().normalize('NFC').toLowerCase();

const numbered = (namesOf: (key: (typeof SIGN_KEYS)[number], i: number) => readonly string[]) =>
  new Map(SIGN_KEYS.flatMap((key, i) => namesOf(key, i).map((name): [string, number] => [folded(name), i + 1])));

const LATIN: ReadonlyMap<string, number> = numbered((key, i) => [key, ...(SANSKRIT[i] ?? [])]);

let scripted: ReadonlyMap<string, number> | undefined;
/** Signs by their names in every language, read when somebody first writes one so. */
const inScript = (): ReadonlyMap<string, number> =>
  (scripted ??= numbered((key, i) => [
    ...LANGUAGES.map((language) => bank(language, 'names').signs[key]),
    ...(HINDI[i] ?? []),
  ]));

/** 1–12 of the sign that a text names, or null. */
export const signNumberOf = (text: string): number | null => {
  const name = folded(text);
  return LATIN.get(name) ?? inScript().get(name) ?? null;
};
