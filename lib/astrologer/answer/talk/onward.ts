/** What goes on with the thing, or the side of a matter, that was asked about before: it goes before another matter. */
import { OF_COUPLE, OF_COUPLE_AND_CHILDREN } from '../hear/matter-groups.ts';
import { addDays } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import { KIN_OF, type Aspect, type DirectQuestion, type Kin } from '../../../words/reading/ask.ts';
import {
  askedFor,
  DATES,
  MINE,
  namesMine,
  namesWays,
  PRECEDING,
  SELF,
  TELLING,
  TIMES,
  WITH_ME,
} from '../hear/ask-terms.ts';
import { matterOfAspect } from '../hear/aspects-said.ts';
import { mattersBefore, type Before } from './before.ts';
import { hasDays } from '../days/judged.ts';
import { isFinding, matterOfDirect, questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { isMatter, mattersOf, sideOfChoice, type Intent, type MatterIntent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { isFirstPerson, THEIR, THEIRS, THEY } from '../people/kin.ts';
import { areaOf, mattersHeard } from '../hear/matters-said.ts';
import { isReadHere } from '../people/others.ts';
import { halfOf } from '../people/theirs.ts';
import { without } from '../hear/patterns.ts';
import { tongueOf } from '../hear/tongue.ts';
import type { Stretch } from '../hear/years-said.ts';

/** Whether a side of a matter is one of what was asked before: of that matter, or of the area of a thing. */
const isSideOf = (aspect: Aspect, before: Intent): boolean => {
  const matter = matterOfAspect(aspect);
  if (before.kind !== 'named') return mattersOf(before).includes(matter);
  const own = matterOfDirect(before);
  return own !== null && areaOf(own) === areaOf(matter);
};
/** "With a partner" after a business, "a job there" after life abroad: the side that is named of what was asked before goes before another matter. */
export const sideOfBefore = ({ said, intents }: Question, { intents: before }: Before): Intent | null => {
  const own = intents.flatMap((one) => (one.kind === 'matter' ? [one] : []));
  const aspect = said.aspects.find((one) => before.some((other) => isSideOf(one, other)));
  if (aspect === undefined || own.length !== intents.length || own.some((one) => one.aspect === aspect)) return null;
  return { kind: 'matter', ask: said.ask, matter: matterOfAspect(aspect), aspect };
};

/** Whether words point back; "and my health?" asks of that, and not of what was named before. */
const isOnOf = ({ pointsBack, turnsTo, said: { words } }: Question): boolean =>
  pointsBack && !(turnsTo && words.some((word) => MINE.has(word)));

/** The matter of which alone a message asks, and not when; null where it asks of another thing. */
const matterAlone = ({ intents: [own, ...others] }: Question): (MatterIntent & { readonly matter: Matter }) | null => {
  if (own?.kind !== 'matter' || own.ask === 'when' || others.length > 0) return null;
  const { matter } = own;
  return isMatter(matter) ? { ...own, matter } : null;
};
/** "What will it do to the children" after a couple asks of the bond with them, and of no child that is to come. */
const isOnChildren = (own: MatterIntent, thing: Intent | undefined): boolean =>
  own.matter === 'children' && thing?.kind === 'matter' && [...OF_COUPLE, 'family'].some((one) => one === thing.matter);

/** "Does it affect my career" asks what the time or the planet that was asked about does for the matter; null where none was. */
export const effectOn = (question: Question, before: Before | null): readonly Intent[] | null => {
  const { hasEffect, isToward } = question;
  const [thing] = before?.intents ?? [];
  const own = matterAlone(question);
  if (own === null) return null;
  if (hasEffect && isOnChildren(own, thing)) return [{ kind: 'relation', ask: 'how', relation: 'child' }];
  if (thing?.kind !== 'named' || !(isOnOf(question) || hasEffect || isToward)) return null;
  // What a dosha weighs, and how the matter stands.
  if (isFinding(thing))
    return [
      { ...thing, ask: 'will' },
      { ...own, ask: 'how' },
    ];
  const of = questionOn(thing) ?? 'planet';
  const isOfTime = DIRECT_ROWS[of].topic === 'timing';
  const isOfPlanet = of === 'planet' && thing.said.planets.length === 1 && (hasEffect || isToward);
  return isOfTime || isOfPlanet ? [{ ...thing, question: of, ask: 'how', matter: own.matter }] : null;
};

/** Periods after which the next is asked for. */
const OF_RUNNING: readonly (DirectQuestion | null)[] = [
  'running',
  'running_end',
  'running_means',
  'next_period',
  'next_end',
];

/** Whether whoever asks speaks of themselves; "kundli me" is no "me", and "give me a remedy for her" is hers. */
const speaksOfSelf = ({ words, text }: Question['said']): boolean => {
  const isHindi = tongueOf(text, 'en') === 'hi-Latn';
  return without(words, TELLING).some((word) => SELF.has(word) && !(isHindi && word === 'me'));
};

/** Whether words speak of him or her who was asked about before. */
export const speaksOf = ({ said: { words } }: Pick<Question, 'said'>): boolean =>
  THEIRS.isIn(words) || words.some((word) => THEIR.has(word) || THEY.has(word));

/** Whether the husband or wife of somebody else is named: "uska pati", "his wife". */
const isPartnerOfTheirs = ({ kin, words }: Question['said'], of: Kin): boolean =>
  of !== 'spouse' && kin.every((one) => one === 'spouse') && words.some((word) => THEIR.has(word));

/** Words up to which a message that names nobody goes on about whom was asked about before. */
const SHORT_WORDS = 4;
/** Whose life "his wedding?", "and the job?" is about after a son: that of whom was asked about before; null where nobody was, or where somebody else is named. */
export const stillTheirs = (question: Question, before: Before | null): Kin | null => {
  const { said } = question;
  if (before?.person === undefined) return null;
  // "What remedy should we do" after a son whose birth was written is for him.
  const isForThem =
    before.births !== undefined && said.questions[0] === 'remedy' && !said.words.some((word) => MINE.has(word));
  if (speaksOfSelf(said) && !isForThem) return null;
  // "His wife" after a son is no wife of one’s own.
  if (said.kin.length > 0) return isPartnerOfTheirs(said, KIN_OF[before.person]) ? KIN_OF[before.person] : null;
  if (speaksOf(question)) return KIN_OF[before.person];
  // "Gaadi bech du kya" after a wife is one’s own car.
  const isOwnAct = question.intents.length > 0 && isFirstPerson(said.words);
  // The life of whose birth was written is asked about until whoever asks, another, or two ways of nobody's matter are named.
  const isOpenChoice = said.isChoice && said.matters.length === 0;
  const isKnown = before.births !== undefined && question.isShort && !isOpenChoice;
  const isOn = (isKnown || said.words.length <= SHORT_WORDS) && !isOwnAct;
  return isOn || namesWays(said.words) ? (before.other ?? null) : null;
};

/** "Usse": with him or her, where it is not "before that". */
const WITH_THEM = askedFor(({ stays }) => stays.withThem);
/** "What can I do for him", "will he stay away from me": what one shares with whom was asked about before; null where that is not asked. */
export const bondOn = (question: Question, { person, side, other }: Before): Intent | null => {
  const { words, ask, matters, questions, planets } = question.said;
  // Which planet is weak in their chart is no bond.
  if (questions.length + planets.length > 0) return null;
  const isOfSelf = speaksOfSelf(question.said);
  // "What can I do" after another’s trouble asks what to do for them.
  const isForThem = other !== undefined && ask === 'do' && isOfSelf && matters.length === 0 && question.isShort;
  const isOfThem = speaksOf(question) || (WITH_THEM.isIn(words) && !PRECEDING.isIn(words));
  const isOfBoth = isOfThem && (isOfSelf || WITH_ME.isIn(words));
  if (person === undefined || !(isOfBoth || isForThem)) return null;
  const half = halfOf(person, side ?? 'life');
  // The purse that both live on is no part in a partner’s search for work.
  const isOfPurse = half?.kind === 'matter' && other !== undefined && ask === 'do' && side !== 'life';
  return half === null || isOfPurse ? null : { ...half, ask };
};

/** Whether words name a month by itself, and no day of it. */
const isMonthAlone = ({ words, days, act, matters, questions }: Question['said']): boolean =>
  days?.kind === 'span' &&
  typeof days.span === 'object' &&
  act === null &&
  matters.length + questions.length === 0 &&
  !DATES.isIn(words);

const GO = askedFor(({ moves }) => moves.go);
const OF_GOING: readonly Matter[] = ['abroad', 'travel'];
/** "So shall I go or not" after other matters comes back to the one of which its words have a trace; null where none has. */
export const backToMatter = ({ said, followUp }: Question, before: Before): Matter | 'general' | null => {
  // "And mine?" after another’s work asks of one’s own; "back to me" is the chart as a whole.
  const isSame = before.other !== undefined && said.words.length <= PERSON_WORDS && namesMine(said.words);
  if (followUp === 'mine') return (isSame ? mattersBefore(before)[0] : undefined) ?? 'general';
  if (followUp !== null) return null;
  const now = mattersBefore(before).map(areaOf);
  const going = GO.isIn(said.words) ? OF_GOING : [];
  const traces = [...mattersHeard(said.words), ...going].map(areaOf);
  const earlier = (before.matters ?? []).find((one) => !now.includes(areaOf(one)) && traces.includes(areaOf(one)));
  return earlier === undefined || earlier === 'general' || now.some((one) => traces.includes(one)) ? null : earlier;
};

/** "And after that?" of a period asks for the one that follows; null where no period was asked about. */
export const nextPeriod = ({ followUp }: Question, { intents: [thing] }: Before): readonly Intent[] | null => {
  if (followUp !== 'after' || thing?.kind !== 'named') return null;
  if (OF_RUNNING.includes(questionOn(thing))) return [{ ...thing, question: 'next_period', ask: 'when' }];
  return thing.said.planets.length === 1 ? [{ ...thing, question: 'next_maha', ask: 'when' }] : null;
};

/** Words up to which somebody is named and nothing is told of them. */
const PERSON_WORDS = 3;
/** A mother in law is named by "mother", and is no parent. */
const isOfInLaws = (one: Intent): boolean =>
  (one.kind === 'matter' && one.aspect === 'in_laws') || (one.kind === 'relation' && one.relation === 'in_laws');
/** "And my brother?": what was asked before, of another’s life; null where it was of a life that is shared. */
export const ofPerson = (question: Question, before: Before): Kin | null => {
  const { said, intents, turnsTo, pointsBack } = question;
  // "My son does not help" asks nothing of him.
  if (!turnsTo && !pointsBack && said.ask === null && said.words.length > PERSON_WORDS) return null;
  // "Will we have children" asks of one’s own.
  const isOwn = intents.some(
    (one) =>
      isReadHere(one) || isOfInLaws(one) || (one.kind === 'matter' && one.matter === 'children' && one.ask !== null),
  );
  const [kin = null] = said.isPersonAlone && !isOwn ? said.kin : [];
  if (kin === 'spouse' && TIMES.isIn(said.words)) return null;
  // What one can do for a son who looks for work is of that search: "and my daughter?" asks of hers.
  const isOfTheirSide = before.side !== undefined && before.side !== 'life' && before.person !== said.person;
  if (isOfTheirSide && before.intents.every((one) => one.kind === 'relation')) return kin;
  const shared = kin === 'spouse' || kin === 'child' ? OF_COUPLE_AND_CHILDREN : ['family'];
  return mattersBefore(before).some((one) => one !== 'general' && !shared.includes(one)) ? kin : null;
};

/** Days that are asked about for a matter: those named before it, or after it. Null where neither side names days, or the matter has none. */
export const ofDays = (one: Intent, state: Before): Intent | null => {
  const [before] = state.intents;
  const days = before?.kind === 'named' && before.question === undefined && before.said.days !== null;
  if (one.kind === 'matter') {
    const isOpen = one.ask === null || one.ask === 'how';
    return days && isOpen && hasDays(one.matter) ? { kind: 'named', said: before.said, matter: one.matter } : null;
  }
  if (one.kind !== 'named' || one.said.days === null || one.said.matters.length > 0) return null;
  const matter = days ? (before.matter ?? before.said.matters.find(hasDays)) : mattersBefore(state).find(hasDays);
  return matter === undefined ? null : { ...one, matter };
};

/** Matters whose days are told by the Moon, though they have times. */
const OF_DAYS: readonly (Matter | 'general')[] = ['travel'];
/** "What about April" after a matter that has times asks for them in that month; null where its days are asked for, or it has none. */
export const inMonth = (
  { said, intents: [own, ...others] }: Question,
  before: Before,
): { readonly intents: readonly Intent[]; readonly stretch: Stretch } | null => {
  const isOfMonth = own?.kind === 'named' && others.length === 0 && said.days?.kind === 'span' && isMonthAlone(said);
  const [first] = before.intents.flatMap((one) => (one.kind === 'matter' || one.kind === 'compare' ? [one] : []));
  const matter = first === undefined ? undefined : mattersOf(first)[0];
  if (!isOfMonth || first === undefined || matter === undefined || matter === 'general') return null;
  const { event } = MATTER_ROWS[matter];
  // A month that only bounds what is asked has no day in it: "any chance before April".
  const isBound = said.stretch !== null;
  const isAsked = isBound || !hasDays(matter) || (first.ask ?? before.asking) === 'when';
  if (event === null || (OF_DAYS.includes(matter) && !isBound) || !isAsked) return null;
  const { from, days } = said.days;
  const intent: Intent =
    first.kind === 'matter'
      ? { ...first, ask: 'when' }
      : { kind: 'matter', ask: 'when', matter, aspect: sideOfChoice(first) };
  return { intents: [intent], stretch: said.stretch ?? { from, to: addDays(from, days) } };
};

/** Questions that are asked of a planet, and may be asked of another. */
const OF_PLANETS: readonly DirectQuestion[] = ['period_named', 'period_times', 'transit', 'remedy'];
export const questionOfPlanets = ({ intents: [first] }: Before): DirectQuestion | null => {
  if (first?.kind !== 'named') return null;
  const question = questionOn(first);
  return OF_PLANETS.find((one) => one === question) ?? null;
};
