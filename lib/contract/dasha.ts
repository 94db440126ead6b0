/** Fields that the dasha endpoints share (conventions G.1). */
import * as z from 'zod/mini';
import { CHARA_SCHOOLS } from '../../layers/jyotish/dasha/chara.ts';
import { DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { DASHA_SEED_KEYS } from '../../layers/jyotish/dasha/vimshottari.ts';
import { COLORD_RULES, type ColordRule } from '../../layers/jyotish/jaimini/lords.ts';
import { DEEPEST_LEVEL } from './limits.ts';

/** Most periods, or changes of period, in one answer. */
export const MOST_PERIODS = 10_000;
/** Longest window of a dasha timeline: 120 years. */
export const DASHA_MAX_DAYS = 43_831;

/** A civil date that dashas can reach: the theoretical start may lie before 1800, the end after 2399. */
const dashaDate = (about: string) =>
  z.optional(z.iso.date().check(z.regex(/^(1[6-9]|2[0-5])\d\d-/), z.describe(about)));

/** How deep a tree goes, and the window its periods must touch. */
export const DASHA_TREE_FIELDS = {
  depth: z._default(
    z.int().check(z.gte(1), z.lte(DEEPEST_LEVEL), z.describe('levels: maha, antar, pratyantar, sookshma, prana, deha')),
    2,
  ),
  from: dashaDate('keep only periods touching this day or later ones'),
  to: dashaDate('keep only periods touching this day or earlier ones'),
};

/** Star dashas begin before birth. */
export const FROM_BIRTH_FIELD = {
  from_birth: z._default(z.boolean().check(z.describe('leave out periods that ended before birth')), true),
};

/** What a star dasha starts from. */
export const SEED_FIELD = {
  seed: z._default(
    z
      .enum(DASHA_SEED_KEYS)
      .check(z.describe('what the dasha starts from; kshema, utpanna, adhana: 4th, 5th, 8th star')),
    'moon',
  ),
};

/** What a star dasha other than Vimshottari starts from. */
export const STAR_SEED_FIELD = {
  seed: z._default(z.enum(['moon', 'lagna', 'sun']).check(z.describe('what the dasha starts from')), 'moon'),
};

/** Lords of Scorpio and Aquarius; the default differs between suites. */
export const colordsField = (standard: ColordRule) =>
  z._default(
    z.enum(COLORD_RULES).check(z.describe('lords of Scorpio and Aquarius: Mars and Saturn, or the stronger of two')),
    standard,
  );

/** School of Chara dasha and lords of Scorpio and Aquarius. */
export const CHARA_FIELDS = {
  rule: z._default(z.enum(CHARA_SCHOOLS).check(z.describe('school of Chara dasha')), 'knrao'),
  colords: colordsField('dual'),
};

/** Everything the plans of the systems are made from. */
export const DASHA_CHOICE_FIELDS = { ...SEED_FIELD, ...CHARA_FIELDS };

/** Which systems are asked for. */
export const SYSTEMS_FIELD = {
  systems: z._default(
    z.array(z.enum(DASHA_SYSTEMS)).check(z.minLength(1), z.maxLength(3), z.describe('dasha systems')),
    [...DASHA_SYSTEMS],
  ),
};
