/** What the birth star and Moon sign give a person: the members that several answers share. */
import * as z from 'zod/mini';
import { GANAS, NADIS, VARNAS, VASHYAS } from '../../../layers/jyotish/chart/avakahada.ts';
import { about, flag, oneOf, text, whole } from '../frame/about.ts';
import { nameOf, star } from '../frame/shapes.ts';

/** Varna, vashya, gana and nadi, each with its name. */
export const STAR_GIFTS = {
  varna: oneOf(VARNAS, 'Varna of the Moon sign, by its element'),
  varna_name: nameOf('varna'),
  vashya: oneOf(VASHYAS, 'Vashya of the Moon’s place; it changes inside Sagittarius and Capricorn'),
  vashya_name: nameOf('vashya'),
  gana: oneOf(GANAS, 'Gana of the birth star'),
  gana_name: nameOf('gana'),
  nadi: oneOf(NADIS, 'Nadi of the birth star'),
  nadi_name: nameOf('nadi'),
};

const SPELLED = {
  pada: whole(1, 4, 'Quarter of the star, 1 to 4'),
  syllable: about(text, 'The syllable in the script of the language'),
  devanagari: about(text, 'The syllable in Devanagari'),
  iast: about(text, 'The same in the letters of scholars (IAST)'),
  spellings: about(
    z.array(text).check(z.minLength(1)),
    'How names in Latin letters begin with it, the commonest first',
  ),
};
/** A syllable to choose a name by. */
export const nameChoice = z.strictObject({
  nakshatra: about(star, 'Star of the quarter'),
  ...SPELLED,
  rare: about(flag, 'Hardly any name begins with the sound'),
  instead: about(
    z.nullable(z.strictObject(SPELLED)),
    'What is used in place of a rare sound: the next quarter of the star with a common one; null where it is not rare',
  ),
});
