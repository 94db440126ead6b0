/** What the birth star and Moon sign give, in the shapes of the contract. */
import type { Gana, Nadi, Varna, Vashya } from '../../../layers/jyotish/chart/avakahada.ts';
import { bank } from '../../words/bank.ts';
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
