/** Fields and shapes that the muhurat endpoints share. */
import * as z from 'zod/mini';
import { ASTA_RULES } from '../../../layers/jyotish/muhurat/asta.ts';
import { EVENT_ALIASES, MUHURAT_EVENT_IDS, type MuhuratEventId } from '../../../layers/jyotish/muhurat/events.ts';
import { PROHIBITIONS } from '../../../layers/jyotish/muhurat/bans.ts';
import { LEFT_OUT, MUHURAT_RULES, NOT_EVALUATED } from '../../../layers/jyotish/muhurat/rules.ts';
import {
  ASTA_DAYS,
  GATE_CHOICES,
  MUHURAT_SCHOOLS,
  type GateName,
  type Gates,
  type School,
} from '../../../layers/jyotish/muhurat/schools.ts';
import { GRADES } from '../../../layers/jyotish/muhurat/score.ts';
import type { RuleBook } from '../../../layers/jyotish/muhurat/state.ts';
import { DIRECTIONS } from '../../../layers/jyotish/panchang/nivas.ts';
import type { MuhuratSchools } from '../../../layers/jyotish/muhurat/engine.ts';
import { about, between, choice, flag, oneOf, textLike, whole } from '../frame/about.ts';
import { date, instant, keyed, nameOf, sign, span, star, tithi, vara } from '../frame/shapes.ts';
import { spelledField, spellingsOf } from '../frame/spelling.ts';

const MINUTES_OF_A_YEAR = 366 * 1440;

const EVENTS = spellingsOf<MuhuratEventId>(MUHURAT_EVENT_IDS, EVENT_ALIASES);

/** The event as a path variable. */
const eventVariable = spelledField(
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
export const astaDaysField = z.optional(
  about(
    z.literal(ASTA_DAYS),
    'Days added both before and after the invisibility of Jupiter and Venus (vriddha and bala): 0, 3, 5, 7 or 15. Left out: as the school has it (drik: none before, 3 after; strict: 3 and 3)',
  ),
);

/** What invisibility is. */
export const astaField = z.optional(
  oneOf(
    ASTA_RULES,
    'What makes Jupiter and Venus invisible. printed: from their last to their first visibility at the place with the limits that printed almanacs keep, Venus 7 degrees of time from the Sun, Jupiter 11. kalamsha: the same with the limits of the Surya Siddhanta, Venus 10 (8 retrograde), Jupiter 11 (ephemeris/heliacal). longitude: within 11 degrees of the Sun, Venus within 10 (8 when retrograde). Left out: as the school has it (drik: printed, strict: longitude)',
  ),
);

/** Which school judges. */
export const schoolField = choice(
  MUHURAT_SCHOOLS,
  'drik',
  'School whose gates are kept where no field below says otherwise. drik: as the printed day lists of north India. strict: Muhurta Chintamani',
);

/** Where a journey leads. */
const directionField = z.optional(oneOf(DIRECTIONS, 'Direction of a journey; read by the event travel alone'));
const lagnaField = z._default(
  about(
    z.boolean(),
    'Judge the rising sign and the chart of the moment too; false leaves them out and scales the other points to 100',
  ),
  true,
);

const gate = <G extends GateName>(name: G, description: string) =>
  z.optional(about(z.literal(GATE_CHOICES[name]), description));

/** Single gates, in place of those of the school. */
const GATE_FIELDS = {
  rikta: gate(
    'rikta',
    'Rikta tithis (4, 9, 14). veto: refused. points: they only miss their points. Left out: veto, in drik points for marriage',
  ),
  unlisted_tithi: gate(
    'unlisted_tithi',
    'A tithi outside the list of the event. Left out: veto for entering a house, points for the others',
  ),
  lost_tithi: gate(
    'lost_tithi',
    'A tithi without a sunrise, and one with two from the second on. Left out: drik points, strict veto',
  ),
  yogas: gate(
    'yogas',
    'What is refused of the nine bad nitya yogas (1, 6, 9, 10, 13, 15, 17, 19, 27). whole: all of their time. bad_parts: their bad parts. worst: Vyatipata and Vaidhriti alone. points: nothing. Left out: strict bad_parts; drik whole for marriage, points for entering a house, worst for the others',
  ),
  vishti: gate(
    'vishti',
    'The karana Vishti (Bhadra): refused, or it costs points. Left out: strict veto; drik veto for marriage, else points',
  ),
  padas: gate(
    'padas',
    'The padas Magha 1, Mula 1 and Revati 4 for marriage: refused, or they cost points. Left out: veto',
  ),
  tuesday: gate(
    'tuesday',
    'Tuesday. usual: as the event has it, which for marriage costs points. veto: refused, as in Mithila and the south. Left out: usual',
  ),
  libra_sun: z.optional(
    about(
      flag,
      'Allow weddings after Devutthana Ekadashi while the Sun is still in Libra. Left out: drik true, strict false',
    ),
  ),
  months: gate(
    'months',
    'Months of entering a new house and of marriage. listed: for a house the lunar months Vaishakha, Jyeshtha, Kartika, Margashirsha, Magha, Phalguna; for marriage the signs of the Sun of Muhurta Chintamani. south: for a house all but Ashadha, Bhadrapada, the dark half of Ashvina and Pausha; for marriage all solar months but Aadi, Purattasi and Margazhi (the Sun in Cancer, Virgo, Sagittarius), leap months too. Left out: listed',
  ),
  angas: gate(
    'angas',
    'Stars, tithis and weekdays of marriage. listed: those of Muhurta Chintamani. south: those of Tamil day lists (2022, 2026): eighteen stars, no Tuesday or Saturday, no first, eighth or ninth tithi, and Venus and Jupiter may be invisible. Left out: listed',
  ),
  kharmas: gate(
    'kharmas',
    'The Sun in Sagittarius or Pisces: refused, or not looked at. Left out: veto, in drik not for entering a new house',
  ),
  chaturmas: gate(
    'chaturmas',
    'Ashadha S11 to Kartika S11: refused, or not looked at. Left out: veto, in drik not for entering a new house',
  ),
  holashtak: gate(
    'holashtak',
    'The eight tithis before Holi, for marriage and engagement: refused, told at the cost of points, or not looked at. Left out: drik points, strict veto',
  ),
  after_eclipse: gate(
    'after_eclipse',
    'The three days after a full eclipse, for marriage: refused, told at the cost of points, or not looked at. Left out: drik points, strict veto',
  ),
  asta: astaField,
  asta_days: astaDaysField,
  houses: gate(
    'houses',
    'What the event asks of the houses of the moment (marriage: the seventh empty, no Mars in the eighth, no Venus in the sixth), where lagna is true: refused, or told. Left out: drik points, strict veto',
  ),
  kalas: gate(
    'kalas',
    'Rahu Kaal and Yamaganda. points: they cost points and stay in the windows. veto: refused, so that no window holds them. Left out: points',
  ),
  night: gate(
    'night',
    'Sunset to sunrise. veto: refused, but not for marriage, which is held at night too. ignore: not looked at. Left out: ignore',
  ),
};

const SCHOOL_FIELDS = {
  school: schoolField,
  self_proven: z._default(
    about(
      flag,
      'Take self-proven days (abujh: Akshaya Tritiya, Vijayadashami …) without a test of star, tithi, weekday and month, for the events they serve',
    ),
    true,
  ),
  ...GATE_FIELDS,
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

/** The school that a request asks for, and its single gates. */
export const schoolsOf = (
  input: Partial<Gates> & { readonly school: School; readonly self_proven: boolean },
): MuhuratSchools => ({ school: input.school, selfProven: input.self_proven, gates: input });

type Setting = (name: string, value: unknown) => void;
/** Tells in meta.settings what became of the gates of invisibility. */
export const tellAsta = ({ asta, asta_days: days }: Pick<Gates, 'asta' | 'asta_days'>, setting: Setting): void => {
  setting('asta', asta);
  setting('asta_days', days ?? 'none before, 3 after');
};
/** Tells in meta.settings what became of each gate: those of the school, and those that the request set. */
export const tellGates = ({ gates }: RuleBook, setting: Setting): void => {
  for (const [name, value] of Object.entries(gates)) setting(name, value);
  tellAsta(gates, setting);
};

const RULE_IDS = MUHURAT_RULES.map(({ id }) => id);
const REFUSAL_IDS = [...RULE_IDS, ...LEFT_OUT];

/** The event of an answer. */
export const eventOut = about(keyed(MUHURAT_EVENT_IDS, 'event'), 'The event that was asked for');
/** Rules by key and name. */
const rulesOut = (description: string) => about(z.array(keyed(RULE_IDS, 'rule')), description);
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
const judgedFields = {
  score: whole(0, 100, 'Points earned less points taken off, 0 to 100'),
  grade: oneOf(
    GRADE_KEYS,
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
  day_basis: oneOf(
    ['panchang', 'self_proven'],
    'panchang: star, tithi, weekday and month were tested. self_proven: the day is good of itself for this event',
  ),
  day_basis_name: nameOf('basis'),
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
  window_count: whole(
    0,
    10_000,
    'Number of windows of the day, those of the grade low counted too; 0 where each stretch judged alike is shorter than 24 minutes',
  ),
  minutes: whole(24, 2000, 'Minutes of the day that no rule refuses'),
  spans: about(z.array(span), 'When they are, in order; neighbours as one'),
});

const OBSERVED = /^[a-z0-9_]+( [a-z0-9_]+)*$/;
/** A rule of `muhurat/check`. */
const findingOut = z.strictObject({
  ...keyed(RULE_IDS, 'rule').shape,
  met: about(flag, 'Whether the moment meets the rule'),
  veto: about(flag, 'Whether the rule refuses the moment'),
  points: between(-100, 100, 'Points earned, or taken off when negative'),
  observed: textLike(
    OBSERVED,
    'What was seen: keys and numbers, the same in every language; one for each person where a rule looks at persons',
  ),
  observed_name: nameOf('thing seen'),
});
/** A moment of `muhurat/check`. */
export const verdictOut = z.strictObject({
  at: about(instant, 'The moment, with the local offset'),
  verdict: oneOf([...GRADE_KEYS, 'vetoed'], 'vetoed where a rule refuses the moment, else the grade'),
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
