/** Fields and shapes that the matching endpoints share. The rules are in layers/jyotish/matching. */
import * as z from 'zod/mini';
import { GANAS, NADIS, VARNAS, VASHYAS, YONIS } from '../../../layers/jyotish/chart/avakahada.ts';
import { PLANETS7 } from '../../../layers/jyotish/chart/graha.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { KOOTAS } from '../../../layers/jyotish/matching/ashtakoot.ts';
import { EXCEPTION_RULES } from '../../../layers/jyotish/matching/exceptions.ts';
import { PORUTHAM_TRADITIONS, PORUTHAMS } from '../../../layers/jyotish/matching/porutham.ts';
import { GANA_TABLE_KEYS, VASHYA_TABLE_KEYS, YONI_TABLE_KEYS } from '../../../layers/jyotish/matching/tables.ts';
import { TARA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { about, choice, flag, num, oneOf, text, whole } from '../frame/about.ts';
import { EXAMPLE_BIRTH } from '../frame/inputs.ts';
import { lord, lordName, name, nameOf, sign, star } from '../frame/shapes.ts';

/** Which published table is read where schools differ. */
export const KOOTA_TABLE_FIELDS = {
  vashya: choice(
    VASHYA_TABLE_KEYS,
    'sesqui',
    'Table of vashya points. sesqui: the common one, with steps of a half. half: its variant. saravali: that of the Saravali',
  ),
  yoni: choice(
    YONI_TABLE_KEYS,
    'standard',
    'Table of yoni points. standard: the common one. horse_deer_1: horse and deer 1. two: three pairs 2 as some prints have them',
  ),
  gana: choice(
    GANA_TABLE_KEYS,
    'dharmasindhu',
    'Table of gana points. dharmasindhu: deva groom and manushya bride 6, the reverse 5. transposed: the other way round. symmetric: 5 both ways',
  ),
};

/** Whose poruthams count. */
export const TRADITION_FIELD = {
  tradition: choice(PORUTHAM_TRADITIONS, 'tamil', 'Whose list of essential poruthams counts; see matching/porutham'),
};

/** A partner as matching sees one. */
export const matchPartner = z.strictObject({
  nakshatra: about(star, 'Birth star: the star of the Moon'),
  pada: about(
    z.nullable(whole(1, 4, 'Quarter, 1 to 4')),
    'Quarter of the star, 1 to 4; null where a star was sent without it',
  ),
  moon_sign: about(sign, 'Moon sign'),
  moon_sign_lord: about(lord, 'Planet that rules the Moon sign'),
  moon_sign_lord_name: lordName,
});

/** A koota is known by its own name, or by that of the porutham that takes its points. */
const KOOTA_KEYS = [...new Set([...KOOTAS, ...PORUTHAMS])];
/** What a koota can look at in a partner. */
const KOOTA_VALUES = [
  ...VARNAS,
  ...VASHYAS,
  ...TARA_KEYS,
  ...YONIS,
  ...PLANETS7,
  ...GANAS,
  ...SIGN_KEYS,
  ...NADIS,
] as const;

/** One koota with both partners' values. */
export const kootaRow = z.strictObject({
  key: oneOf(KOOTA_KEYS, 'Koota'),
  name,
  groom: oneOf(
    KOOTA_VALUES,
    'Key of what the koota looks at in the groom: his varna, vashya, tara counted from hers, animal, Moon sign lord, gana, Moon sign or nadi',
  ),
  groom_name: nameOf('groom’s value'),
  bride: oneOf(KOOTA_VALUES, 'Key of the same in the bride; her tara is counted from his'),
  bride_name: nameOf('bride’s value'),
  points: about(num, 'Points, 0 to max'),
  max: about(num, 'Most points of this koota'),
});

/** The same with a sentence for a reader. */
export const explainedKoota = z.strictObject({
  ...kootaRow.shape,
  dosha: about(flag, 'The points are so few that they count as a dosha'),
  cancelled: about(flag, 'An exception cancels the dosha; adjusted counts the koota in full'),
  text: about(text, 'What the two values are to each other, in a sentence of the wanted language'),
  found: about(text, 'The same without what the koota compares, for a page that has told it'),
});

/** One rule against a koota's dosha. */
export const exceptionRow = z.strictObject({
  koota: oneOf(KOOTAS, 'Koota that has a dosha'),
  koota_name: nameOf('koota'),
  rule: oneOf(EXCEPTION_RULES, 'Rule of exception'),
  rule_name: nameOf('rule'),
  source: about(text, 'Text that the rule is taken from'),
  cancels: about(flag, 'The rule cancels the dosha; false: it eases it alone'),
  applies: about(flag, 'The rule holds for this pair'),
});

/** The same where the koota is the endpoint's subject. */
const ownException = z.omit(exceptionRow, { koota: true, koota_name: true });

/** Points of one koota that is an endpoint's subject. */
export const KOOTA_POINTS = {
  present: about(flag, 'The dosha is present, whatever cancels it'),
  cancelled: about(flag, 'The dosha is present, and one of the exceptions cancels it'),
  exceptions: about(z.array(ownException), 'Every rule of exception, tested; empty where there is no dosha'),
  points: about(num, 'Points, 0 to max; exceptions do not change them'),
  max: about(num, 'Most points of this koota'),
};

/** Two births, for examples. */
export const EXAMPLE_PAIR = {
  groom: EXAMPLE_BIRTH,
  bride: { date: '1992-08-22', time: '06:30', lat: 19.076, lon: 72.8777, tz: 5.5 },
} as const;
