/** What the birth star and Moon sign give, in the shapes of the contract. */
import type { Gana, Nadi, Varna, Vashya } from '../../../layers/jyotish/chart/avakahada.ts';
import type { NameChoice, nameChoices } from '../../../layers/jyotish/chart/name-choices.ts';
import { bank } from '../../words/bank.ts';
import { lettersOfStar } from '../../words/letters.ts';
import { starShape } from './names.ts';
import type { Words } from '../../words/words.ts';

interface StarGifts {
  readonly varna: Varna;
  readonly vashya: Vashya;
  readonly gana: Gana;
  readonly nadi: Nadi;
}

/** Varna, vashya, gana and nadi, each with its name. */
export const starGiftsShape = ({ language }: Words, { varna, vashya, gana, nadi }: StarGifts) => {
  const { varnas, vashyas, ganas, nadis } = bank(language, 'avakahada');
  return {
    varna,
    varna_name: varnas[varna],
    vashya,
    vashya_name: vashyas[vashya],
    gana,
    gana_name: ganas[gana],
    nadi,
    nadi_name: nadis[nadi],
  };
};

/** Syllables to choose a name by. */
export const nameChoicesShape = (words: Words, choices: ReturnType<typeof nameChoices>) => {
  const shape = ({ nakshatra, pada, devanagari, iast, spellings, rare, instead }: NameChoice) => {
    const letters = lettersOfStar(words.language, nakshatra);
    const syllable = (quarter: number): string => letters[quarter - 1] ?? letters[0];
    return {
      nakshatra: starShape(words, nakshatra),
      pada,
      syllable: syllable(pada),
      devanagari,
      iast,
      spellings: [...spellings],
      rare,
      instead: instead && {
        pada: instead.pada,
        syllable: syllable(instead.pada),
        devanagari: instead.devanagari,
        iast: instead.iast,
        spellings: [...instead.spellings],
      },
    };
  };
  return { own: choices.own.map(shape), by_star: choices.star.map(shape), by_moon: choices.sign.map(shape) };
};
