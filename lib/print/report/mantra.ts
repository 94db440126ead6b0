/** Mantras of the planets, in the script of the report. */
import { bank, type Banks } from '../../words/bank.ts';
import { scriptOfLanguage } from '../draw/scripts.ts';
import type { Making } from './making.ts';

type Mantras = Banks['mantras'];

/**
 * A mantra of a planet as readers of the report's language write it: `short` the name in the dative, `seed` with its seed
 * syllables. Readers of Latin letters get it in Devanagari and, as second item, the transliteration `iast`.
 */
export const mantraText = (
  { language }: Pick<Making, 'language'>,
  planet: keyof Mantras,
  form: keyof Mantras['sun'],
  iast: string,
): readonly [string, ...string[]] => {
  const text = bank(language, 'mantras')[planet][form];
  return scriptOfLanguage(language) === 'Latin' ? [text, iast] : [text];
};
