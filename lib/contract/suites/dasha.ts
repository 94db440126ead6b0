/** Fields that the dasha endpoints share. The rules are in layers/jyotish/dasha. */
import * as z from 'zod/mini';
import { CHARA_SCHOOLS } from '../../../layers/jyotish/dasha/chara.ts';
import { APPLICABILITY_CONDITIONS, APPLICABILITY_FACTS } from '../../../layers/jyotish/dasha/applicability.ts';
import { VARGA_KEYS } from '../../../layers/jyotish/chart/varga.ts';
import { SIGN_ANTARS, SIGN_EXCEPTIONS, TRIKONA_ORDERS } from '../../../layers/jyotish/dasha/rashi.ts';
import { DASHA_STATES } from '../../../layers/jyotish/dasha/walk.ts';
import {
  DASHA_ANTARS,
  DASHA_RULES,
  DASHA_SYSTEMS,
  MOST_ROUNDS,
  STAR_SYSTEMS,
  USUAL_DASHA_SYSTEMS,
  type DashaSystem,
} from '../../../layers/jyotish/dasha/systems.ts';
import { SIGN_STRENGTH_RULES, STRENGTH_ORDER_KEYS } from '../../../layers/jyotish/jaimini/sign-strength.ts';
import { BODY_SEEDS, DASHA_SEED_KEYS } from '../../../layers/jyotish/dasha/seed.ts';
import { COLORD_RULES, type ColordRule } from '../../../layers/jyotish/jaimini/lords.ts';
import { dateText } from '../values/date-time.ts';
import { DASHA_YEARS } from '../frame/input-fields.ts';
import { MAX_DASHA_LEVEL } from '../frame/limits.ts';
import {
  about,
  between,
  choice,
  flag,
  objectList,
  objectOf,
  oneOf,
  several,
  text,
  upTo,
  whole,
} from '../frame/about.ts';
import { keyed, name, nameOf, numbered, sign, signPeriod } from '../frame/shapes.ts';

/** Most periods, or changes of period, in one answer. */
export const MAX_PERIODS = 10_000;
/** Longest window of a dasha timeline: 120 years. */
export const MAX_DASHA_DAYS = 43_831;

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
    about(z.boolean(), 'Leave out periods that ended before birth; false gives the whole theoretical round'),
    true,
  ),
};

/** What a star dasha starts from. */
export const SEED_FIELD = {
  seed: choice(
    DASHA_SEED_KEYS,
    'moon',
    'Whose star the dasha starts from: the Moon’s, the ascendant’s, the Sun’s, or (Vimshottari alone) the 4th, 5th or 8th star from the Moon’s: kshema, utpanna, adhana',
  ),
};

/** In which order the rules of the strength of signs are asked. */
export const STRENGTH_ORDER_FIELD = {
  strength_order: choice(
    STRENGTH_ORDER_KEYS,
    'pvr',
    'Order of the rules that find the stronger of two signs. pvr: planets, roles, exaltation, parity of the lord, modality, degrees. modality_first: modality before parity',
  ),
};

/** Where sub-periods of a dasha of the signs begin. */
export const SIGN_ANTAR_FIELD = {
  antar: choice(
    SIGN_ANTARS,
    'stronger',
    'Where sub-periods begin: at the stronger of the sign and its seventh, or at the sign itself (own)',
  ),
};

/** What a star dasha other than Vimshottari starts from. */
export const STAR_SEED_FIELD = {
  seed: choice(BODY_SEEDS, 'moon', 'Whose star the dasha starts from'),
};

/** Lords of Scorpio and Aquarius; the default differs between suites. */
export const colordsField = (standard: ColordRule) =>
  choice(
    COLORD_RULES,
    standard,
    'Lords of Scorpio and Aquarius. single: Mars and Saturn. dual: the stronger of Mars and Ketu, of Saturn and Rahu',
  );

/** School of Chara dasha and lords of Scorpio and Aquarius. */
export const CHARA_FIELDS = {
  rule: choice(CHARA_SCHOOLS, 'knrao', 'School of Chara dasha: K. N. Rao, or P. V. R. Narasimha Rao; see dasha/chara'),
  colords: colordsField('dual'),
};

/** Vimshottari in thirds. */
export const TRIBHAGI_FIELD = {
  tribhagi: z._default(
    about(flag, 'Tribhagi Vimshottari: a third of the years of every planet, in three rounds of 40 years'),
    false,
  ),
};

const variant = <T extends z.ZodMiniType>(schema: T, of: string) =>
  z.optional(about(schema, `As in ${of}, whose default it has when left out`));

/** Everything the plans of the systems are made from. */
export const DASHA_CHOICE_FIELDS = {
  ...SEED_FIELD,
  ...TRIBHAGI_FIELD,
  rule: choice(
    DASHA_RULES,
    'knrao',
    'School of Chara dasha: K. N. Rao, or P. V. R. Narasimha Rao (pvr); of Mandooka: K. N. Rao, or the verses (bphs)',
  ),
  colords: colordsField('dual'),
  abhijit: variant(flag, 'dasha/ashtottari and shashtihayani of dasha/conditional'),
  antar: variant(
    z.enum(DASHA_ANTARS),
    'dasha/ashtottari (own, next), dasha/kalachakra (row, onward) and sudasa, kendradi-rashi, trikona, mandooka (stronger, own)',
  ),
  exceptions: variant(flag, 'dasha/sudasa and the niryana of dasha/shoola'),
  correction: variant(flag, 'dasha/trikona and dasha/yogardha'),
  order: variant(z.enum(TRIKONA_ORDERS), 'dasha/trikona'),
  strength_order: variant(z.enum(STRENGTH_ORDER_KEYS), 'dasha/trikona'),
  chart: variant(z.enum(VARGA_KEYS), 'dasha/narayana'),
};
/** Their names, for the settings of an answer. */
export const DASHA_CHOICES: readonly string[] = Object.keys(DASHA_CHOICE_FIELDS);

/** Why periods run, or none does. */
export const dashaState = oneOf(
  DASHA_STATES,
  'Whether a period runs at the instant, or it lies before the first or after the last, or the system has no periods for this birth',
);

/** Which systems are asked for. */
export const SYSTEMS_FIELD = {
  systems: z._default(several(z.enum(DASHA_SYSTEMS), 1, DASHA_SYSTEMS.length, 'Dasha systems, each once'), [
    ...USUAL_DASHA_SYSTEMS,
  ]),
};

/** Round of a system, for naming one of its periods. */
export const CYCLE_FIELD = {
  cycle: z._default(whole(1, MOST_ROUNDS, 'Round of the system the period lies in, from 1; Vimshottari has one'), 1),
};

/** Which of two periods with the same lords in one round is meant. */
export const SECOND_FIELD = {
  from: dashaDate(
    'Where a lord rules two periods of a round, as in Kalachakra: take the first that ends after this day begins, YYYY-MM-DD, 1600 to 2599',
  ),
};

/** Rounds of a system to lay out. */
export const roundsField = ({ most, usual }: { readonly most: number; readonly usual: number }, about: string) => ({
  cycles: z.optional(
    whole(1, most, `${about}, 1 to ${most}; when left out ${usual}, and further ones as far as \`at\` and \`to\` ask`),
  ),
});

/** The rest of the first period at birth; `lord` and its name are added by the system. */
const balanceMembers = (longest: number, example: string) => ({
  years: between(0, longest, 'Years of that period not yet lived at birth, in years of year_length'),
  text: about(text, `The same in years, months of a twelfth of a year and days of a 360th, cut: ${example}`),
});

/** `balance` of a dasha whose first period has begun before birth. */
export const balanceOutput = <L extends z.ZodMiniType>(lord: L, word: string, longest: number, example: string) =>
  objectOf('What is left at birth of the period running then', {
    lord,
    lord_name: nameOf(word),
    ...balanceMembers(longest, example),
  });

/** Output members of any dasha: its periods, and those running. */
export const treeOutput = <P extends z.ZodMiniType>(period: P) => ({
  periods: about(z.array(period), 'Periods in order of time, as deep as `depth`'),
  state: dashaState,
  current: upTo(
    MAX_DASHA_LEVEL,
    period,
    'Periods running at `at`, one per level down to `depth`; empty when none runs',
  ),
});

/** `system` and its name. */
export const systemOutput = <const S extends DashaSystem>(system: S) => ({
  system: about(z.literal(system), 'Dasha system'),
  system_name: nameOf('dasha system'),
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
  ...systemOutput(system),
  balance: balanceOutput(lord, word, STAR_SYSTEMS[system].longestYears, example),
  ...treeOutput(period),
});

/** Input fields of a dasha of the signs: rounds, lords of Scorpio and Aquarius, depth and window. */
export const signDashaFields = (usual: number) => ({
  colords: colordsField('dual'),
  ...roundsField(
    { most: 2, usual },
    'Rounds of the twelve signs to lay out; the second has 12 years less those of the first',
  ),
  ...DASHA_TREE_FIELDS,
  ...FROM_BIRTH_FIELD,
});

/** Output members of a dasha of the signs: what chose the first sign and the order, and the periods. */
export const signDashaOutput = <const S extends DashaSystem>(system: S) => ({
  ...systemOutput(system),
  seed: about(sign, 'Sign of the first period'),
  strength_rule: about(
    z.nullable(z.strictObject(numbered(6, 'rule of the strength of signs', SIGN_STRENGTH_RULES))),
    'Rule that made this sign the stronger of two; null where strength was not asked, or nothing differed',
  ),
  sign_exception: about(
    z.nullable(keyed(SIGN_EXCEPTIONS, 'exception')),
    'Saturn in the first sign made the order direct, or Ketu there turned it round; null when neither',
  ),
  ...treeOutput(signPeriod),
});

/** A condition of use, judged. */
export const judgedCondition = z.strictObject({
  key: oneOf(APPLICABILITY_CONDITIONS, 'Condition'),
  name: about(text, 'The condition in words'),
  met: about(
    z.nullable(flag),
    'Whether the birth meets it; null where day and night cannot be told: the Sun does not rise and set',
  ),
  observed: objectList('What the condition reads, and what it found', {
    key: oneOf(APPLICABILITY_FACTS, 'What was read'),
    name,
    value: about(text, 'What it is in this chart, in words; empty where it cannot be told'),
  }),
});
