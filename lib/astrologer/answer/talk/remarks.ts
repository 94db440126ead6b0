/** What a message says of the answer before it, or asks of it by words that name no matter of their own: talk about the talk. */
import { OF_COUPLE_AND_CHILDREN, OF_GOING, OF_OWN } from '../hear/matter-groups.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { REMARKS, type DirectQuestion, type Remark } from '../../../words/reading/ask.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { isAsBefore, mattersAsked, mattersBefore, type Before } from './before.ts';
import { hasHours } from '../tell/acts-on.ts';
import { asksForVerdict } from '../choice/choice-on.ts';
import { isStone } from './chosen.ts';
import { namesHour } from '../days/hours.ts';
import { questionOn } from '../direct.ts';
import type { Turn } from '../ear/turns.ts';
import { isMatter, isOfDays, mattersOf, type Intent } from '../hear/intent.ts';
import { kinOf } from '../people/kin.ts';
import type { Question } from '../hear/intents.ts';
import { areaOf, mattersIn } from '../hear/matters-said.ts';

import { filledFrom } from './holes.ts';
import { patternsOf, without, type Patterns } from '../hear/patterns.ts';
import { CUSTOMS } from '../hear/said.ts';
import { asksForAnother } from './stays.ts';

const REMARK_TERMS = REMARKS.map((remark) => ({ remark, terms: askedFor(({ remarks }) => remarks[remark]) }));

/** What two have before them whose match was counted. */
const ofPair = (one: Intent): Intent =>
  one.kind === 'pair' ? { kind: 'matter', ask: 'how', matter: 'marriage' } : one;
/** What may come that was asked about, of which "and if not" is asked: after a planet or a custom the matter before it; "na pehnu to" after a stone is of the stone. */
export const comingOf = (before: Before): readonly Intent[] => {
  const { intents, matters = [] } = before;
  if (intents.some((one) => one.kind !== 'named' || isMatter(one.matter))) return intents.map(ofPair);
  const matter = matters.find(isMatter) ?? mattersAsked(before).find(isMatter);
  return matter === undefined || intents.some(isStone) ? [] : [{ kind: 'matter', ask: 'how', matter }];
};

/** Words up to which it is asked in whose name something stands, and nothing else. */
const OWNER_WORDS = 14;
/** Whether "in my name or hers" is asked of what was asked about before: a house, a loan. */
const isOfOwned = ({ said }: Question, before: Before): boolean => {
  // After a colour or a number for a car it is still of the car.
  const isOfThings = before.intents.every(({ kind }) => kind === 'named');
  const told = [...mattersAsked(before), ...(isOfThings ? (before.matters ?? []) : [])];
  const asked = told.filter((one) => OF_OWN.includes(one));
  const own = said.matters.filter((one) => OF_OWN.includes(one)).map(areaOf);
  return said.words.length <= OWNER_WORDS && asked.length > 0 && own.every((one) => asked.map(areaOf).includes(one));
};

/** Matters that are named by who is asked for their leave. */
const OF_PEOPLE: readonly (Matter | 'general')[] = [...OF_COUPLE_AND_CHILDREN, 'family'];
/** Whether "will my husband agree" is asked of a step that was asked about before: of a marriage it is a matter of its own. */
const isOfStep = ({ intents: own, said }: Question, before: Before): boolean => {
  const last = mattersAsked(before).filter(isMatter);
  // After the days for it the step is still the one that was asked about before.
  const asked = last.length > 0 ? last : (before.matters ?? []).filter(isMatter).slice(0, 1);
  const isNew = said.matters.some((one) => isMatter(one) && !OF_PEOPLE.includes(one) && !asked.includes(one));
  return asked.length > 0 && !isNew && !asked.some((one) => OF_COUPLE_AND_CHILDREN.includes(one)) && own.length < 2;
};

/** Whether nothing is asked beside what somebody thinks of it: "my husband says stay at home, what shall I do" asks for a step. */
const isOnlyOpinion = ({ said: { ask } }: Question): boolean => ask === null || ask === 'will';

/** Customs that are asked for outright, and what is done by them. */
const isCustom = (question: DirectQuestion): boolean =>
  CUSTOMS.includes(question) || question === 'remedy' || /^(?:stone|mantra)_/u.test(question);
/** Whether a custom was told of, last or before another thing: a colour, a stone, a mantra. */
const isOfCustom = ({ intents, things }: Before): boolean => {
  const told = intents.flatMap((one) => (one.kind === 'named' ? [one.ask === 'do' ? 'remedy' : questionOn(one)] : []));
  const asked = [...told, ...things.flatMap(({ questions }) => questions)];
  const isTold = told.length === intents.length || told.some((one) => one !== null && isCustom(one));
  return isTold && asked.some((one) => one !== null && isCustom(one));
};

/** Whether it is asked how many or how much of a matter: a thing of the chart, and what has a question of its own, tells that itself. */
const isOfCount = ({ intents, said: { questions, ask } }: Question): boolean =>
  // "In how much time" asks when.
  ask !== 'when' && questions.length === 0 && intents.every(({ kind }) => kind === 'matter');

/** Whether "if not" leads to a step of another kind: "if I do not get it, shall I open a shop". */
const namesStep = ({ said, intents }: Question, before: Before): boolean =>
  said.ask === 'should' &&
  intents.some((one) => one.kind === 'matter' && isMatter(one.matter) && !mattersAsked(before).includes(one.matter));

/** Where a remark is none, whatever its words. */
const isNoRemark = (remark: Remark, question: Question, before: Before): boolean => {
  switch (remark) {
    case 'avoid':
      // "Which day should I avoid" asks for the day.
      return question.followUp === 'month' || (question.said.days !== null && before.intents.some(isOfDays));
    case 'owner':
      return !isOfOwned(question, before);
    case 'agree':
      return !isOnlyOpinion(question) || !isOfStep(question, before);
    case 'along':
      return !mattersAsked(before).some((one) => OF_GOING.includes(one));
    case 'trust':
      return !isOfCustom(before);
    case 'plain':
      // "Tell me straight, shall I move on" asks of that side.
      return question.intents.some(
        (one) => one.kind === 'matter' && one.aspect !== undefined && !isAsBefore(one, before),
      );
    case 'unless':
      // "If not, when does another come" asks for that time.
      return (
        comingOf(before).length === 0 ||
        asksForAnother(question.said) ||
        question.said.questions.length > 0 ||
        namesStep(question, before)
      );
    case 'before':
      // Of what is no matter the same is said again.
      return !mattersAsked(before).some(isMatter);
    case 'birth':
      // "3:30 baje?" after a day is an hour of it.
      return hasHours(before) && namesHour(question.said.text);
    case 'count':
      return !isOfCount(question) || filledFrom(question, before) !== null;
    default:
      return false;
  }
};

/** Remarks that may name any matter: whose chart is wanting, in whose name something stands, who agrees; and what tells a birth, a date or how things stand. */
const OF_ANY: readonly Remark[] = ['noChart', 'owner', 'agree', 'along', 'nod', 'birth', 'told'];
/** Whether a message names something of its own beside a remark: a thing, a person, a time, or a matter of another area. */
const namesOther = ({ said, years, turn }: Question, terms: Patterns, before: Before): boolean => {
  // "You said March" names a time that was told.
  const isOtherTime = turn !== 'said_before' && years !== null && String(years) !== String(before.years);
  const areas = [...mattersBefore(before), ...mattersAsked(before)].map(areaOf);
  const rest = mattersIn(without(said.words, terms));
  const isOfThing = said.findings.length + said.planets.length > 0 || said.thing !== null || said.act !== null;
  // "My father’s astrologer said otherwise" names him, and nothing of the home.
  const isOther = (one: Matter | 'general'): boolean =>
    one !== 'general' && !(one === 'family' && said.words.some((word) => kinOf(word) !== null));
  return isOfThing || isOtherTime || rest.some((one) => isOther(one) && !areas.includes(areaOf(one)));
};

/** The remark that each way of going on makes on the answer before. */
export const REMARK_OF: Readonly<Partial<Record<Turn, Remark>>> = {
  avoid: 'avoid',
  unless: 'unless',
  source: 'source',
  plain: 'plain',
  disbelief: 'doubt',
  not_me: 'notMe',
  no_chart: 'noChart',
  missed: 'missed',
  blame: 'blame',
  agree: 'agree',
  owner: 'owner',
  trust: 'trust',
  nod: 'nod',
  birth: 'birth',
  said_before: 'before',
  how_much: 'count',
  both: 'both',
  trial: 'trial',
};
/** A remark, and the patterns of its words. */
interface Found {
  readonly remark: Remark;
  readonly terms: Patterns;
}
const NO_WORDS = patternsOf([]);
/** The remark that patterns find. */
export const remarkIn = (words: readonly string[]): Found | undefined =>
  REMARK_TERMS.find(({ terms }) => terms.isIn(words));
/** The remark that is heard, or that patterns find where nothing is heard clearly. */
const remarkHeard = (question: Question): Found | undefined => {
  const { turn, said } = question;
  if (question.isTold === true) return { remark: 'told', terms: NO_WORDS };
  if (asksForVerdict(question)) return { remark: 'verdict', terms: NO_WORDS };
  if (turn === null) return remarkIn(said.words);
  const remark = REMARK_OF[turn];
  if (remark === undefined) return undefined;
  return REMARK_TERMS.find((one) => one.remark === remark) ?? { remark, terms: NO_WORDS };
};

/** The remark that a message makes on what was said before; null where it makes none, or asks of something else. */
export const remarkOn = (question: Question, before: Before): Remark | null => {
  const found = remarkHeard(question);
  const isWait = question.followUp === 'wait' && question.turn !== 'avoid';
  if (found === undefined || isWait || isNoRemark(found.remark, question, before)) return null;
  if (!OF_ANY.includes(found.remark) && namesOther(question, found.terms, before)) return null;
  return found.remark;
};

const BLAME = askedFor(({ remarks }) => remarks.blame);
/** Whether a message that names a matter or a bond of its own asks whose fault it is: what a chart tells of that is said in place of how it stands. */
const blameIn = ({ said, intents, other }: Question): Remark | null => {
  const [intent] = intents;
  const isOfOne = intent?.kind === 'relation' || (intent?.kind === 'matter' && intent.matter !== 'general');
  return isOfOne && intents.length === 1 && other === null && BLAME.isIn(said.words) ? 'blame' : null;
};

const OWNER = askedFor(({ remarks }) => remarks.owner);
/** A message with the remark that it makes on what it names itself: whose fault it is, how much it comes to, or in whose name a house should be, which is asked of the house and of nobody’s chart. */
export const withRemark = (question: Question): Question & { readonly remark: Remark | null } => {
  const owned = question.intents.filter((one) => mattersOf(one).some((matter) => OF_OWN.includes(matter)));
  if (OWNER.isIn(question.said.words) && owned.length > 0)
    return { ...question, intents: owned, other: null, beside: null, remark: 'owner' };
  const isCount = question.turn === 'how_much' && question.intents.length === 1 && isOfCount(question);
  return { ...question, remark: isCount ? 'count' : blameIn(question) };
};

/** Whether a message only speaks of an answer before it: "and if not". */
export const speaksOfTalk = ({ said }: Question): boolean => remarkIn(said.words) !== undefined;
