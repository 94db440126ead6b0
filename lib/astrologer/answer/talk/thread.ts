/**
 * The thread of a talk: what was told, the nearest first, and which of it a follow-up is of. Each thing says by its kind what can
 * be asked on of it; what was only asked in between lets the rest through to the matter that it hangs on.
 */
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Ask } from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import { hasHours } from '../tell/acts-on.ts';
import { mattersAsked, mattersBefore, type Before } from './before.ts';
import { asksForVerdict, asksOfTwo, isChoice } from '../choice/choice-on.ts';
import { isStone } from './chosen.ts';
import { hourAsked } from '../days/hours.ts';
import { HOURS } from '../days/terms.ts';
import { followOf, questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { toldSoFar } from './earlier.ts';
import { hearWhole } from '../ear/heard.ts';
import { supportOf } from '../ear/plain.ts';
import { mostNamed } from '../ear/traces.ts';
import { isMatter, type Intent, type NamedIntent } from '../hear/intent.ts';
import { isBareWhen, isWhenTo } from '../hear/marks.ts';
import type { Question } from '../hear/intents.ts';
import { areaOf } from '../hear/matters-said.ts';
import { speaksOf } from './onward.ts';
import { asksForAnother, hasAnother, hasDates } from './stays.ts';
import {
  asksForFunds,
  asksToGoAlong,
  asksToTalk,
  goesAway,
  isMeans,
  matterOfTalk,
  takesMoney,
} from '../people/with-them.ts';

/** What a follow-up wants of a thing: its time, the time to do it, the month of its year, why it takes long, its hours, another of it, what custom does, a step; to go along with somebody, to talk to them, the money for it; which of two was the better, what the talk comes to, how a stone is had, in whose name it is, what if not, and how it goes on. */
type Wanted =
  | 'time'
  | 'act'
  | 'month'
  | 'delay'
  | 'hours'
  | 'another'
  | 'remedy'
  | 'step'
  | 'along'
  | 'talk'
  | 'funds'
  | 'which'
  | 'verdict'
  | 'stone'
  | 'owner'
  | 'otherwise'
  | 'course';

/**
 * Kinds of things: the chart as a whole, a matter with dates and one without, a choice with dates and one without, a bond,
 * another’s life, what stands in the chart, a stone or a mantra, what is told by a sentence and no more (a colour, what a partner is like), and a word for anyone.
 */
type Kind =
  | 'whole'
  | 'dated'
  | 'undated'
  | 'choice'
  | 'sides'
  | 'bond'
  | 'theirs'
  | 'standing'
  | 'custom'
  | 'sentence'
  | 'word';

/** What is asked on of each; a month of a year also takes a year that was asked about, and another of it a matter of which there are several. */
const ANSWERS: Readonly<Record<Kind, readonly Wanted[]>> = {
  whole: ['time', 'act', 'month', 'remedy', 'step', 'course'],
  dated: ['time', 'act', 'month', 'delay', 'remedy', 'step', 'course'],
  undated: ['remedy', 'step', 'course'],
  choice: ['time', 'act', 'month', 'remedy', 'step', 'course'],
  sides: ['remedy', 'step', 'course'],
  bond: ['remedy', 'step', 'course'],
  theirs: ['time', 'delay', 'step', 'course'],
  standing: ['time', 'act', 'remedy', 'step', 'course'],
  custom: ['remedy', 'course'],
  sentence: ['course'],
  word: [],
};
/** Kinds that are asked in between. */
const IN_BETWEEN: readonly Kind[] = ['sides', 'bond', 'standing', 'custom', 'sentence', 'word'];

/** The kind of a thing that is named: a planet, a dosha, a period; a stone, a remedy; a sentence, or a word for anyone. */
const kindOfNamed = (one: NamedIntent): Kind => {
  const question = questionOn(one);
  if (isStone(one) || (question === 'remedy' && one.said.findings.length === 0)) return 'custom';
  if (one.said.planets.length + one.said.findings.length > 0 || one.said.days !== null) return 'standing';
  if (question === null) return 'sentence';
  const { topic, isForAnyone, follows } = DIRECT_ROWS[question];
  if (topic === 'timing') return 'standing';
  return isForAnyone === true && follows === undefined ? 'word' : 'sentence';
};

const kindOf = (thing: Before): Kind => {
  const [first] = thing.intents;
  if (thing.other !== undefined) return 'theirs';
  if (first?.kind === 'relation') return 'bond';
  if (first?.kind === 'named') return kindOfNamed(first);
  if (first === undefined || first.kind === 'pair') return 'undated';
  const matter = thing.best ?? mattersBefore(thing)[0];
  if (first.kind === 'compare') {
    return hasDates(matter) || first.years.length + first.months.length > 0 ? 'choice' : 'sides';
  }
  if (!isMatter(matter)) return 'whole';
  return MATTER_ROWS[matter].event === null ? 'undated' : 'dated';
};

/** What somebody holds, and a loan for it is only the means of. */
const HELD: readonly (Matter | 'general')[] = ['property', 'vehicle', 'business'];
/** What a thing of any kind answers by what it is about. */
const BY_THEMSELVES: Readonly<Partial<Record<Wanted, (thing: Before) => boolean>>> = {
  another: (thing) => mattersBefore(thing).some(hasAnother),
  hours: hasHours,
  along: goesAway,
  talk: (thing) => matterOfTalk(thing) !== null,
  funds: takesMoney,
  which: (thing) => thing.intents.some(({ kind }) => kind === 'compare'),
  verdict: isChoice,
  stone: (thing) => thing.intents.some(isStone),
  owner: (thing) => mattersAsked(thing).some((one) => HELD.includes(one)),
};

/** The way of asking by which a thing goes on. */
const ASK_OF: Readonly<Partial<Record<Wanted, Ask>>> = { time: 'when', act: 'when', delay: 'when', step: 'do' };
/** Whether a thing of the chart goes on to a matter or another thing; what is a word for anyone does not. */
const goesOnFrom = (one: NamedIntent, ask: Ask): boolean => {
  const question = questionOn(one);
  return followOf(one, ask) !== null && (question === null || DIRECT_ROWS[question].isForAnyone !== true);
};
/** Whether what is wanted can be asked of a thing. */
const canTell = (thing: Before, wanted: Wanted): boolean => {
  if (wanted === 'month' && thing.years === null) return false;
  if (wanted === 'otherwise') return true;
  // Who sends somebody away asks when to.
  if (wanted === 'act' && thing.other !== undefined && goesAway(thing)) return true;
  const own = BY_THEMSELVES[wanted];
  if (own !== undefined) return own(thing);
  const ask = ASK_OF[wanted];
  const goesOn = thing.intents.some((one) => one.kind === 'named' && ask !== undefined && goesOnFrom(one, ask));
  return goesOn || ANSWERS[kindOf(thing)].includes(wanted);
};

/** Whether a thing was asked in between: "and my husband’s?" of the same area or the same year; what one does oneself is of nobody else’s life. */
const isBetween = (thing: Before, under: Before, wanted: Wanted): boolean => {
  const kind = kindOf(thing);
  if (kind !== 'theirs') return IN_BETWEEN.includes(kind);
  // Someone who is not known yet is the partner that a chart shows.
  if (wanted === 'act' || thing.person === 'other') return true;
  return isAlike(thing, under);
};
/** Whether two things are of one area or one year. */
const isAlike = (thing: Before, under: Before): boolean => {
  const areas = mattersBefore(under).map(areaOf);
  const isSameYear = thing.years !== null && String(thing.years) === String(under.years);
  return isSameYear || mattersBefore(thing).some((one) => areas.includes(areaOf(one)));
};

/** What is asked of a time, or of what may come. */
const OF_TIME: readonly Wanted[] = ['time', 'month', 'delay', 'otherwise'];
/** Whether it was only told how somebody is: "my son does not help" has no time that is asked on. */
const isOnlyTold = (thing: Before, under: Before | undefined, wanted: Wanted): boolean =>
  OF_TIME.includes(wanted) &&
  under !== undefined &&
  thing.other !== undefined &&
  (thing.side ?? 'life') === 'life' &&
  !isAlike(thing, under);

/** Whether a time is asked of a loan: it is that of what the loan buys; "when do I go" after the money for it is of the going. */
const isForUnder = (thing: Before, under: Before | undefined, wanted: Wanted): boolean => {
  if (under === undefined) return false;
  if (wanted === 'act') return mattersBefore(thing).some((one) => one === 'money');
  return OF_TIME.includes(wanted) && isMeans(thing) && takesMoney(under);
};

/** What a message wants that asks by what it is about, whatever else it names. */
const OF_NAMED: readonly { readonly wanted: Wanted; readonly asks: (question: Question) => boolean }[] = [
  { wanted: 'verdict', asks: asksForVerdict },
  { wanted: 'along', asks: asksToGoAlong },
  { wanted: 'talk', asks: asksToTalk },
  { wanted: 'funds', asks: asksForFunds },
  { wanted: 'which', asks: asksOfTwo },
  { wanted: 'owner', asks: ({ turn }) => turn === 'owner' },
];

/** What is asked of a stone: one that costs less, how it is worn. */
const OF_STONES: readonly Question['followUp'][] = ['costly', 'wearing'];
/** What a message wants by how it goes on. */
const OF_GOING_ON: typeof OF_NAMED = [
  { wanted: 'stone', asks: ({ followUp }) => OF_STONES.includes(followUp) },
  { wanted: 'otherwise', asks: ({ turn, followUp }) => turn === 'unless' || followUp === 'wait' },
  { wanted: 'delay', asks: ({ followUp, isOfDelay }) => followUp === 'late' || (followUp === 'why' && isOfDelay) },
  { wanted: 'course', asks: ({ followUp }) => followUp === 'why' },
];

/** Whether a message names nothing of its own. */
const namesNothing = ({ said, isShort, isOr }: Question): boolean =>
  isShort &&
  !isOr &&
  said.planets.length + said.findings.length + said.kin.length === 0 &&
  !said.matters.some(isMatter);

/** The time that words ask for which name nothing; null where they ask for none. */
const timeNamed = ({ said: { words }, followUp, years }: Question, before: Before): Wanted | null => {
  if (years !== null) return null;
  if (isWhenTo(words)) return 'act';
  if (followUp === 'month') return before.years === null ? 'time' : 'month';
  return followUp === 'sooner' || followUp === 'rather' || isBareWhen(words) ? 'time' : null;
};

/** The time that a message asks for: by its words, or by what was told before; null where it asks for none. */
const timeWanted = (question: Question, before: Before): Wanted | null => {
  const named = timeNamed(question, before);
  if (named !== null || question.said.ask !== 'when') return named;
  if (kindOf(before) === 'word') return 'act';
  return before.intents.some(isPlanetAlone) ? 'time' : null;
};

/** Whether a message asks something of a talk by what it is about: whether to go along, for the money, what it comes to. */
export const asksOfTalk = (question: Question): boolean => OF_NAMED.some(({ asks }) => asks(question));

/** What a message wants of what was told; null where it names what it asks of, or speaks of a person. */
const wantedBy = (question: Question, before: Before): Wanted | null => {
  const named = OF_NAMED.find(({ asks }) => asks(question));
  if (named !== undefined) return named.wanted;
  const { said, intents, compares } = question;
  if (!namesNothing(question)) return null;
  if (HOURS.isIn(said.words) || hourAsked(said.text) !== null) return 'hours';
  if (said.questions[0] === 'remedy') return 'remedy';
  if (speaksOf(question)) return null;
  const going = OF_GOING_ON.find(({ asks }) => asks(question));
  if (going !== undefined) return going.wanted;
  if (intents.length > 0) return null;
  if (compares) return 'which';
  if (said.ask === 'do') return 'step';
  if (asksForAnother(said)) return 'another';
  if (said.ask === 'will') return 'course';
  return timeWanted(question, before);
};

/** A thing as what is wanted is asked of it: why a marriage takes long that was asked about by its partner is asked of the marriage. */
const askedOf = (thing: Before, wanted: Wanted): Before => {
  const [first] = thing.intents;
  const follow = wanted === 'delay' && first?.kind === 'named' ? followOf(first, 'when') : null;
  return follow !== null && 'matter' in follow
    ? { ...thing, intents: [{ kind: 'matter', ask: 'when', matter: follow.matter }] }
    : thing;
};

/** Whether a planet is asked about by its name, and nothing of it. */
const isPlanetAlone = (one: Intent): boolean => one.kind === 'named' && questionOn(one) === 'planet';
const OF_LIFE: readonly Kind[] = ['whole', 'dated', 'choice'];
const OF_TALK: readonly Kind[] = ['dated', 'undated', 'choice', 'sides'];
/** Whether a time is asked of a planet, and something of life stands under it: "kab theek hoga" after a weak Moon means that, and no mahadasha decades off. */
const isOfLifeUnder = (things: readonly Before[], at: number, wanted: Wanted): boolean =>
  wanted === 'time' &&
  things[at]?.intents.every(isPlanetAlone) === true &&
  things.slice(at + 1).some((one) => OF_LIFE.includes(kindOf(one)));

/** Share from which a message names a trace of a matter. */
const TRACED = 0.3;
/** The thing told before that a message names a trace of: "in which month do I start" after a loan for a shop is of the shop; null where the last is as near. */
const heardOf = ({ intents, said: { text } }: Question, things: readonly Before[], wanted: Wanted): Before | null => {
  const [last] = things;
  if (last === undefined || intents.length > 0 || !OF_TIME.includes(wanted)) return null;
  const whole = hearWhole(text);
  const isOf = (thing: Before): boolean =>
    mattersBefore(thing).some((matter) => supportOf({ kind: 'matter', ask: null, matter }, whole) >= TRACED);
  return mattersBefore(last).some(hasDates) || isOf(last)
    ? null
    : (things.find((one) => isOf(one) && canTell(one, wanted)) ?? null);
};

/** Of the things that were told the one that a message tells more of: that which it names most of, else the last that is asked on. */
const toldOf = ({ said: { text } }: Question, things: readonly Before[], last: Before): Before => {
  const near = things.find((one) => !IN_BETWEEN.includes(kindOf(one))) ?? last;
  return mostNamed(text, things, near, TRACED) ?? near;
};

/** What a message goes on with: of the things that were told the nearest that can answer it; else the matter of the talk, or the last. */
export const goneOnWith = (question: Question, last: Before, state: TalkState): Before => {
  const things = toldSoFar(last, state, question.today);
  if (question.isTold === true) return toldOf(question, things, last);
  const wanted = wantedBy(question, last);
  if (wanted === null) return last;
  const heard = heardOf(question, things, wanted);
  if (heard !== null) return heard;
  for (const [at, thing] of things.entries()) {
    const under = things[at + 1];
    if (isOnlyTold(thing, under, wanted) || isForUnder(thing, under, wanted)) continue;
    if (canTell(thing, wanted) && !isOfLifeUnder(things, at, wanted)) return askedOf(thing, wanted);
    if (wanted in BY_THEMSELVES) continue;
    if (under === undefined) break;
    if (!isBetween(thing, under, wanted)) return thing;
  }
  // Without a choice the talk comes to what of life was asked about.
  if (wanted === 'verdict') return things.find((thing) => OF_TALK.includes(kindOf(thing)) && !isMeans(thing)) ?? last;
  return wanted in BY_THEMSELVES ? last : (things.find((thing) => kindOf(thing) !== 'word') ?? last);
};
