/** Messages that would be about something else by their own words, and stay with what was asked before by the thing they are said of. */
import { CUSTOMS } from '../hear/said.ts';
import { OF_COUPLE } from '../hear/matter-groups.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { KIN_OF } from '../../../words/reading/ask.ts';
import { ANOTHER, askedFor, STAY } from '../hear/ask-terms.ts';
import { mattersAsked, mattersBefore, type Before } from './before.ts';
import { questionOn } from '../direct.ts';
import { isMatter, type Intent, type NamedIntent } from '../hear/intent.ts';
import { leanOn } from './leans.ts';
import type { Question } from '../hear/intents.ts';
import { MATTER_OF_KIN, THEIR, THEY } from '../people/kin.ts';
import { askedAgain } from './resolved.ts';
import { halfOf } from '../people/theirs.ts';

/** Words up to which a sum is named and nothing else. */
const FEW_WORDS = 4;

type Way = (question: Question, before: Before) => readonly Intent[] | null;

const isOfPartners = (one: Intent): boolean => one.kind === 'matter' && one.aspect === 'partnership';

const KINDS = (['colour', 'number', 'weekday', 'stone', 'direction', 'deity'] as const).map((kind) => ({
  kind,
  terms: askedFor(({ kinds }) => kinds[kind]),
}));
const isOfKind = (one: NamedIntent): boolean => CUSTOMS.some((kind) => kind === questionOn(one));
/** "And the day?", "aur rang?" after a custom: the custom of that kind. */
const ofCustom: Way = ({ said }, { intents: before }) => {
  const custom = before.flatMap((one) => (one.kind === 'named' && isOfKind(one) ? [one] : []))[0];
  const isBare = said.words.length <= FEW_WORDS && said.questions.length + said.kin.length + said.planets.length === 0;
  if (custom === undefined || !isBare || said.matters.some(isMatter)) return null;
  const kinds = KINDS.filter(({ terms }) => terms.isIn(said.words));
  return kinds.length === 0 ? null : kinds.map(({ kind }) => ({ ...custom, question: kind, ask: undefined }));
};

/** Whether a matter has dates of its own. */
export const hasDates = (one: Matter | 'general' | undefined): one is Matter =>
  isMatter(one) && MATTER_ROWS[one].event !== null && MATTER_ROWS[one].isOfYears !== true;
/** "He is my brother-in-law", "what if he cheats" after a partner in business: what is to be done there. */
const ofPartner: Way = ({ said, intents, other }, before) => {
  const partners = before.intents.filter(isOfPartners);
  const [first = ''] = said.words;
  const isOfWho = THEY.has(first) && said.kin.length > 0 && said.matters.length === 0;
  const isOfThem =
    said.words.some((word) => THEY.has(word) || THEIR.has(word)) && said.kin.length === 0 && other === null;
  const isOfTwo = intents.length > 0 && intents.every((one) => one.kind === 'matter' && OF_COUPLE.includes(one.matter));
  return partners.length > 0 && (isOfWho || (isOfThem && isOfTwo))
    ? partners.flatMap((one) => askedAgain(one, 'do'))
    : null;
};
const OF_SUMS: readonly (Matter | 'general')[] = ['money', 'debt'];

/** "Twenty thousand", "will it come back" after money that is lent. */
const ofSum: Way = ({ said, intents }, before) => {
  const isOfMoney = mattersBefore(before).some((one) => OF_SUMS.includes(one));
  if (!isOfMoney || said.kin.length > 0) return null;
  const isBack = intents.length > 0 && intents.every((one) => one.kind === 'matter' && one.matter === 'reunion');
  if (isBack) return [{ kind: 'matter', ask: said.ask ?? 'will', matter: 'money', aspect: 'owed' }];
  const isSum = said.isPriced && said.words.length <= FEW_WORDS && intents.length === 0 && said.ask === null;
  return isSum ? before.intents.flatMap((one) => askedAgain(one, 'do')) : null;
};

const CANCELLED = askedFor(({ stays }) => stays.cancelled);
/** "Does anything cancel it" after a dosha, or a matter that was asked about by one: what is left of it. */
const ofDosha: Way = ({ said, intents, followUp }, { intents: before, things }) => {
  const isOpen = intents.length === 0 && followUp === null && said.kin.length === 0;
  const asked = [...before.flatMap((one) => (one.kind === 'named' ? [one.said] : [])), ...things];
  const dosha = asked.find(({ findings }) => findings.some(({ kind }) => kind === 'dosha'));
  return isOpen && dosha !== undefined && CANCELLED.isIn(said.words)
    ? [{ kind: 'named', said: dosha, ask: 'will' }]
    : null;
};

/** Whether it asks when another comes: "phir dusri kab milegi". */
export const asksForAnother = ({ ask, words }: Question['said']): boolean => ask === 'when' && ANOTHER.isIn(words);
/** Matters of which another may follow: a post, a house, a car. */
const SEVERAL: readonly (Matter | 'general')[] = ['job', 'first_job', 'career', 'government', 'property', 'vehicle'];
export const hasAnother = (matter: Matter | 'general'): boolean => SEVERAL.includes(matter);
/** Someone who may not come back, after whom another may. */
const OF_LOST: readonly (Matter | 'general')[] = ['reunion', 'love'];
/** "When does another come" after a post that is left or held, a house, a car: when the next one does. */
const ofAnother: Way = ({ said, intents }, before) => {
  const lost = mattersBefore(before).find((one) => OF_LOST.includes(one));
  const matter = lost === undefined ? mattersBefore(before).find(hasAnother) : 'love';
  const isOpen = intents.length === 0 && asksForAnother(said) && said.kin.length === 0;
  return isOpen && matter !== undefined ? [{ kind: 'matter', ask: 'when', matter }] : null;
};

const AT_HOME: readonly (Matter | 'general')[] = ['learning', 'job', 'career', 'business'];
/** "And if I stay here" after a study or a life abroad: the same at home. */
const ofStaying: Way = ({ said, intents, followUp }, before) => {
  if (intents.length > 0 || followUp !== null || !STAY.isIn(said.words)) return null;
  const there = before.intents.flatMap((one) => (one.kind === 'matter' ? [one] : []));
  const isAway = there.some(({ matter, aspect }) => matter === 'abroad' || aspect === 'study_abroad');
  const here = there.filter(({ matter }) => matter !== 'abroad' && matter !== 'visa');
  // "I have no money for it", and then "if I stay here".
  const { matters = [] } = before;
  const wasAway = matters.includes('abroad') || matters.includes('learning');
  const earlier = wasAway ? matters.find((one) => AT_HOME.includes(one)) : undefined;
  if (!isAway && earlier !== undefined) return [{ kind: 'matter', ask: 'how', matter: earlier }];
  return isAway && here.length > 0 ? here.map((one) => ({ ...one, aspect: undefined, ask: 'how' })) : null;
};

/** "What remedy shall I do" after another's life: a step for it, and what custom does for them in the own chart. */
const ofTheirRemedy: Way = ({ said }, { other, person, side, births }) => {
  // Where their birth was written, what custom does is told by that.
  if (births !== undefined) return null;
  const isRemedy = said.questions[0] === 'remedy' && said.planets.length + said.findings.length + said.kin.length === 0;
  if (!isRemedy || said.matters.some(isMatter) || other === undefined || person === undefined) return null;
  const matter = MATTER_OF_KIN[KIN_OF[person]];
  const half = halfOf(person, side ?? 'life');
  if (matter === undefined || half === null) return null;
  return [
    { kind: 'named', said, matter },
    { ...half, ask: 'do' },
  ];
};

const ROLE = askedFor(({ stays }) => stays.role);
const CAUSE = askedFor(({ stays }) => stays.cause);
/** "What has Saturn to do with it" after a matter: the part of that planet in it; a matter that no area judges has none. */
const ofRole: Way = ({ said, pointsBack, intents }, before) => {
  const isOne = said.planets.length === 1 && said.findings.length + said.kin.length === 0;
  // "Is Saturn the cause" is of what was told; "the effect of Saturn" only where words point back to it.
  const isOfRole = CAUSE.isIn(said.words) || (pointsBack && ROLE.isIn(said.words));
  const isPlanetAlone = intents.every((one) => one.kind === 'named') && !said.matters.some(isMatter);
  if (!isOne || !isPlanetAlone || !isOfRole || before.other !== undefined) return null;
  const matter = [...mattersAsked(before), ...(before.matters ?? [])].find(isMatter);
  return matter === undefined || MATTER_ROWS[matter].area === null
    ? null
    : [{ kind: 'named', said, question: 'planet', matter, ask: 'how' }];
};

/** What is asked about where one learns or works. */
const OF_WORK: readonly (Matter | 'general')[] = [
  'career',
  'job',
  'first_job',
  'learning',
  'exam',
  'business',
  'government',
];
const OF_FAMILY: readonly (Matter | 'general')[] = ['family', 'general'];
/** "My parents want medicine" after work or study: whether that line suits, and nothing of the family. */
const ofWished: Way = ({ said, intents }, before) => {
  const isOfFamily = intents.every(
    (one) => one.kind === 'relation' || (one.kind === 'matter' && OF_FAMILY.includes(one.matter)),
  );
  if (said.kin.length === 0 || said.lines.length === 0 || said.isTroubled || !isOfFamily) return null;
  return mattersAsked(before).some((one) => OF_WORK.includes(one))
    ? [{ kind: 'named', said: { ...said, kin: [], questions: ['vocation'] } }]
    : null;
};

const WAYS: readonly Way[] = [
  ofWished,
  ofRole,
  leanOn,
  ofCustom,
  ofDosha,
  ofAnother,
  ofPartner,
  ofSum,
  ofStaying,
  ofTheirRemedy,
];

/** What a short message asks of what it stays with; null where it goes by its own words. */
export const staysWith = (question: Question, before: Before): readonly Intent[] | null => {
  if (!question.isShort) return ofWished(question, before);
  for (const way of WAYS) {
    const intents = way(question, before);
    if (intents !== null) return intents;
  }
  return null;
};
