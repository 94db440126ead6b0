/** Fields that the dasha endpoints share. The rules are in layers/jyotish/dasha. */
import * as z from 'zod/mini';
import { CHARA_SCHOOLS } from '../../layers/jyotish/dasha/chara.ts';
import { DASHA_SYSTEMS, MOST_ROUNDS, STAR_SYSTEMS, USUAL_DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { BODY_SEEDS, DASHA_SEED_KEYS } from '../../layers/jyotish/dasha/seed.ts';
import { COLORD_RULES, type ColordRule } from '../../layers/jyotish/jaimini/lords.ts';
import { dateText } from './date-time.ts';
import { MAX_DASHA_LEVEL } from './limits.ts';
import { about, between, nameOf, text, whole } from './shapes.ts';

/** Most periods, or changes of period, in one answer. */
export const MAX_PERIODS = 10_000;
/** Longest window of a dasha timeline: 120 years. */
export const MAX_DASHA_DAYS = 43_831;

/** Years that dashas can reach: the theoretical start may lie before 1800, the end after 2399. */
const DASHA_YEARS = { from: 1600, to: 2599 };
const dashaDate = (about: string) => z.optional(dateText(about, DASHA_YEARS));

/** How deep a tree goes, and the window its periods must touch. */
export const DASHA_TREE_FIELDS = {
  depth: z._default(
    whole(1, MAX_DASHA_LEVEL, 'Levels to give: 1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana, 6 deha'),
    2,
  ),
  from: dashaDate('Keep only periods that touch this day or a later one, YYYY-MM-DD, 1600 to 2599'),
  to: dashaDate('Keep only periods that touch this day or an earlier one, YYYY-MM-DD, 1600 to 2599'),
};

/** Star dashas begin before birth. */
export const FROM_BIRTH_FIELD = {
  from_birth: z._default(
    z.boolean().check(z.describe('Leave out periods that ended before birth; false gives the whole theoretical round')),
    true,
  ),
};

/** What a star dasha starts from. */
export const SEED_FIELD = {
  seed: z._default(
    z
      .enum(DASHA_SEED_KEYS)
      .check(
        z.describe(
          'Whose star the dasha starts from: the Moon’s, the ascendant’s, the Sun’s, or (Vimshottari alone) the 4th, 5th or 8th star from the Moon’s: kshema, utpanna, adhana',
        ),
      ),
    'moon',
  ),
};

/** What a star dasha other than Vimshottari starts from. */
export const STAR_SEED_FIELD = {
  seed: z._default(z.enum(BODY_SEEDS).check(z.describe('Whose star the dasha starts from')), 'moon'),
};

/** Lords of Scorpio and Aquarius; the default differs between suites. */
export const colordsField = (standard: ColordRule) =>
  z._default(
    z
      .enum(COLORD_RULES)
      .check(
        z.describe(
          'Lords of Scorpio and Aquarius. single: Mars and Saturn. dual: the stronger of Mars and Ketu, of Saturn and Rahu',
        ),
      ),
    standard,
  );

/** School of Chara dasha and lords of Scorpio and Aquarius. */
export const CHARA_FIELDS = {
  rule: z._default(
    z
      .enum(CHARA_SCHOOLS)
      .check(z.describe('School of Chara dasha: K. N. Rao, or P. V. R. Narasimha Rao; see dasha/chara')),
    'knrao',
  ),
  colords: colordsField('dual'),
};

/** Everything the plans of the systems are made from. */
export const DASHA_CHOICE_FIELDS = { ...SEED_FIELD, ...CHARA_FIELDS };

/** Why periods run, or none does. */
export const dashaState = about(
  z.enum(['running', 'not_begun', 'over']),
  'Whether a period runs at the instant, or it lies before the first or after the last',
);

/** Which systems are asked for. */
export const SYSTEMS_FIELD = {
  systems: z._default(
    z
      .array(z.enum(DASHA_SYSTEMS))
      .check(z.minLength(1), z.maxLength(DASHA_SYSTEMS.length), z.describe('Dasha systems, each once')),
    [...USUAL_DASHA_SYSTEMS],
  ),
};

/** Round of a system, for naming one of its periods. */
export const CYCLE_FIELD = {
  cycle: z._default(whole(1, MOST_ROUNDS, 'Round of the system the period lies in, from 1; Vimshottari has one'), 1),
};

/** Rounds of a system to lay out. */
export const roundsField = ({ most, usual }: { readonly most: number; readonly usual: number }, about: string) => ({
  cycles: z._default(whole(1, most, `${about}, 1 to ${most}`), usual),
});

/** Output members of a dasha from a star: its system, the balance at birth, the periods. */
export const starDashaOutput = <
  const S extends keyof typeof STAR_SYSTEMS,
  L extends z.ZodMiniType,
  P extends z.ZodMiniType,
>(
  system: S,
  { word, lord, period, example }: { word: string; lord: L; period: P; example: string },
) => ({
  system: about(z.literal(system), 'Dasha system'),
  system_name: nameOf('dasha system'),
  balance: about(
    z.strictObject({
      lord,
      lord_name: nameOf(word),
      years: between(
        0,
        STAR_SYSTEMS[system].longestYears,
        'Years of that period not yet lived at birth, in years of year_length',
      ),
      text: about(text, `The same in years, months of a twelfth of a year and days of a 360th, cut: ${example}`),
    }),
    'What is left at birth of the period running then',
  ),
  periods: about(z.array(period), 'Periods in order of time, as deep as `depth`'),
  state: dashaState,
  current: about(
    z.array(period).check(z.maxLength(MAX_DASHA_LEVEL)),
    'Periods running at `at`, one per level down to `depth`; empty when none runs',
  ),
});
