/** Fields and shapes that the muhurat endpoints share. */
import * as z from 'zod/mini';
import { ASTA_RULES, type AstaRule } from '../../../layers/jyotish/muhurat/asta.ts';
import { EVENT_ALIASES, MUHURAT_EVENT_IDS, type MuhuratEventId } from '../../../layers/jyotish/muhurat/events.ts';
import { PROHIBITIONS } from '../../../layers/jyotish/muhurat/bans.ts';
import { LEFT_OUT, MUHURAT_RULES, NOT_EVALUATED } from '../../../layers/jyotish/muhurat/rules.ts';
import { GRADES } from '../../../layers/jyotish/muhurat/score.ts';
import { DIRECTIONS } from '../../../layers/jyotish/panchang/nivas.ts';
import type { MuhuratSchools } from '../../../layers/jyotish/muhurat/engine.ts';
import {
  about,
  between,
  date,
  flag,
  instant,
  keyed,
  nameOf,
  sign,
  span,
  star,
  tithi,
  vara,
  whole,
} from '../frame/shapes.ts';
import { spelledField, spellingsOf } from '../frame/spelling.ts';

const MINUTES_OF_A_YEAR = 366 * 1440;

const EVENTS = spellingsOf<MuhuratEventId>(MUHURAT_EVENT_IDS, EVENT_ALIASES);

/** The event as a path variable. */
export const eventVariable = spelledField(
  EVENTS,
  'Event to choose a time for; - may stand for _, business for business_open, foundation for bhoomi_pujan',
);

/** The event that a spelling names. */
export const eventOf = (name: string): MuhuratEventId => {
  const id = EVENTS.get(name);
  if (!id) throw new Error(`no event ${name}`);
  return id;
};

/** Days before and after the invisibility of Jupiter and Venus. */
export const astaDaysField = z._default(
  z
    .literal([0, 3, 5, 7, 15])
    .check(
      z.describe(
        'Days added before and after the invisibility of Jupiter and Venus (vriddha and bala): 0, 3, 5, 7 or 15',
      ),
    ),
  3,
);

/** What invisibility is. */
export const astaField = z._default(
  about(
    z.enum(ASTA_RULES),
    'What makes Jupiter and Venus invisible. longitude: within 11 degrees of the Sun, Venus within 10 (8 when retrograde). visibility: from their last to their first visibility at the place by the kalamsha of the Surya Siddhanta (ephemeris/heliacal)',
  ),
  'longitude',
);

/** Where a journey leads. */
const directionField = z.optional(
  z.enum(DIRECTIONS).check(z.describe('Direction of a journey; read by the event travel alone')),
);
const lagnaField = z._default(
  z
    .boolean()
    .check(
      z.describe(
        'Judge the rising sign and the chart of the moment too; false leaves them out and scales the other points to 100',
      ),
    ),
  true,
);

/** Rules on which schools differ. */
const SCHOOL_FIELDS = {
  self_proven: z._default(
    about(
      flag,
      'Take self-proven days (abujh: Akshaya Tritiya, Vijayadashami …) without a test of star, tithi, weekday and month, for the events they serve',
    ),
    true,
  ),
  tuesday: z._default(
    about(
      z.enum(['usual', 'veto']),
      'Tuesday. usual: as the event has it, which for marriage costs points. veto: refused, as in Mithila and the south',
    ),
    'usual',
  ),
  rikta: z._default(
    about(z.enum(['veto', 'points']), 'Rikta tithis (4, 9, 14). veto: refused. points: they only miss their points'),
    'veto',
  ),
  holashtak: z._default(
    about(
      z.enum(['veto', 'ignore']),
      'The eight days before Holi: refused for marriage and engagement, or not looked at',
    ),
    'veto',
  ),
  asta: astaField,
  libra_sun: z._default(about(flag, 'Allow weddings after Devutthana Ekadashi while the Sun is still in Libra'), false),
};

/** Fields that search and check have in common. */
export const RULE_BOOK_FIELDS = {
  event: eventVariable,
  lagna: lagnaField,
  direction: directionField,
  ...SCHOOL_FIELDS,
};
/** Names of the fields that search and check echo. */
export const RULE_BOOK_SETTINGS = ['lagna', 'direction', ...Object.keys(SCHOOL_FIELDS)];

/** The schools that a request asks for. */
export const schoolsOf = (input: {
  readonly self_proven: boolean;
  readonly tuesday: 'usual' | 'veto';
  readonly rikta: 'veto' | 'points';
  readonly holashtak: 'veto' | 'ignore';
  readonly libra_sun: boolean;
  readonly asta: AstaRule;
}): MuhuratSchools => ({
  selfProven: input.self_proven,
  tuesday: input.tuesday,
  rikta: input.rikta,
  holashtak: input.holashtak === 'veto',
  libraSun: input.libra_sun,
  asta: input.asta,
});

const RULE_IDS = MUHURAT_RULES.map(({ id }) => id);
const REFUSAL_IDS = [...RULE_IDS, ...LEFT_OUT];

/** The event of an answer. */
export const eventOut = about(keyed(MUHURAT_EVENT_IDS, 'event'), 'The event that was asked for');
/** Rules by key and name. */
export const rulesOut = (description: string) => about(z.array(keyed(RULE_IDS, 'rule')), description);
/** The rules that an answer mentions. */
export const ruleNamesOut = about(
  z.array(keyed(REFUSAL_IDS, 'rule')),
  'Every rule that the answer mentions, with its name, once',
);
/** Minutes by rule. */
export const rejectedOut = about(
  z.partialRecord(z.enum(REFUSAL_IDS), whole(0, MINUTES_OF_A_YEAR, 'Minutes that the rule refused')),
  'Minutes of the range by the first rule that refused them; with the windows they make up the whole range',
);
/** Faults that no rule of this version looks for. */
export const notEvaluatedOut = about(
  z.array(keyed(NOT_EVALUATED, 'fault')),
  'Faults of a wedding that are not looked for; empty for other events, and without lagna',
);

const GRADE_KEYS = GRADES.map(({ grade }) => grade);
/** How good a moment is. */
export const judgedFields = {
  score: whole(0, 100, 'Points earned less points taken off, 0 to 100'),
  grade: about(
    z.enum(GRADE_KEYS),
    `Word for the score: ${GRADES.map(({ grade, from }) => `${grade} from ${from}`).join(', ')}`,
  ),
  grade_name: nameOf('grade'),
};

/** What windows and days tell of their day. */
const dayFields = {
  date: about(date, 'Civil date of the sunrise that begins the Hindu day'),
  vara: about(vara, 'Weekday, from sunrise to sunrise'),
  tithis: about(z.array(tithi), 'Tithis that run in it, in order'),
  nakshatras: about(z.array(star), 'Stars in which the Moon is, in order'),
  basis: about(
    z.enum(['panchang', 'self_proven']),
    'panchang: star, tithi, weekday and month were tested. self_proven: the day is good of itself for this event',
  ),
  basis_name: nameOf('basis'),
};

/** A window of `muhurat/find`. */
export const windowOut = z.strictObject({
  span: about(span, 'The window; at least 24 minutes'),
  ...judgedFields,
  passed: rulesOut('Rules met, and helps that are there'),
  failed: rulesOut('Rules not met; none of them refuses the window'),
  lagna: about(z.nullable(sign), 'Rising sign; null unless lagna was asked for'),
  ...dayFields,
});

/** The windows of a day together. */
export const dayOut = z.strictObject({
  ...dayFields,
  ...judgedFields,
  windows: whole(1, 10_000, 'Number of windows of the day'),
  minutes: whole(1, 2000, 'Minutes that they last together'),
  spans: about(z.array(span), 'When they are, in order; neighbours as one'),
});

const OBSERVED = /^[a-z0-9_]+( [a-z0-9_]+)*$/;
/** A rule of `muhurat/check`. */
const findingOut = z.strictObject({
  ...keyed(RULE_IDS, 'rule').shape,
  met: about(flag, 'Whether the moment meets the rule'),
  veto: about(flag, 'Whether the rule refuses the moment'),
  points: between(-100, 100, 'Points earned, or taken off when negative'),
  observed: about(
    z.string().check(z.regex(OBSERVED)),
    'What was seen: keys and numbers, the same in every language; one for each person where a rule looks at persons',
  ),
  observed_name: nameOf('thing seen'),
});
/** A moment of `muhurat/check`. */
export const verdictOut = z.strictObject({
  at: about(instant, 'The moment, with the local offset'),
  verdict: about(z.enum([...GRADE_KEYS, 'vetoed']), 'vetoed where a rule refuses the moment, else the grade'),
  verdict_name: nameOf('verdict'),
  ...judgedFields,
  rules: about(z.array(findingOut), 'Every rule that the event asks for, in the order in which they are tried'),
});

/** A period of `muhurat/prohibited-periods`. */
export const prohibitionOut = z.strictObject({
  ...keyed(PROHIBITIONS, 'ban').shape,
  span: about(span, 'When it begins and ends, also where that lies outside the range'),
  bars: about(z.array(keyed(MUHURAT_EVENT_IDS, 'event')), 'Events that it bars'),
});
