/** Fields and shapes that the matching endpoints share. The rules are in layers/jyotish/matching. */
import * as z from 'zod/mini';
import { KOOTAS } from '../../layers/jyotish/matching/ashtakoot.ts';
import { GANA_TABLE_KEYS, VASHYA_TABLE_KEYS, YONI_TABLE_KEYS } from '../../layers/jyotish/matching/tables.ts';
import { flag, num, text } from './shapes.ts';

/** Which published table is read where schools differ. */
export const KOOTA_TABLE_FIELDS = {
  vashya: z._default(z.enum(VASHYA_TABLE_KEYS).check(z.describe('table of vashya points')), 'sesqui'),
  yoni: z._default(z.enum(YONI_TABLE_KEYS).check(z.describe('table of yoni points')), 'standard'),
  gana: z._default(z.enum(GANA_TABLE_KEYS).check(z.describe('table of gana points')), 'dharmasindhu'),
};

/** Which houses of Mars count. */
export const MANGLIK_FIELD = { manglik_houses: z._default(z.enum(['all', 'north', 'south']), 'all') };

/** One koota with both partners' values. */
export const kootaRow = z.strictObject({ id: text, name: text, groom: text, bride: text, points: num, max: num });

/** One rule against a koota's dosha; `cancels` false: it eases without cancelling. */
export const exceptionRow = z.strictObject({
  koota: z.enum(KOOTAS),
  rule: text,
  source: text,
  cancels: flag,
  applies: flag,
});

/** The same where the koota is the endpoint's subject. */
export const ownException = z.omit(exceptionRow, { koota: true });

/** Two births, for examples. */
export const EXAMPLE_PAIR = {
  groom: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  bride: { date: '1992-08-22', time: '06:30', lat: 19.076, lon: 72.8777, tz: 5.5 },
} as const;
