/**
 * The thread of a talk: what was told, the nearest first, and which of it a follow-up is of. Each thing says by its kind what can
 * be asked on of it; what was only asked in between lets the rest through to the matter that it hangs on.
 */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Ask } from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import { isChoice } from '../choice/choice-on.ts';
import { followOf, questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { mostNamed } from '../ear/traces.ts';
import type { NamedIntent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { areaOf } from '../hear/matters-said.ts';
import { hasHours } from '../tell/acts-on.ts';
import { mattersAsked, mattersBefore, type Before } from './before.ts';
import { isStone } from './chosen.ts';
import { toldSoFar } from './earlier.ts';
import { hasAnother } from './stays.ts';
import { isPlanetAlone, kindOf, type Kind } from './told-kind.ts';
import { wantedBy, type Wanted } from './wanted.ts';

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

/** What somebody holds, and a loan for it is only the means of. */
const HELD: readonly (Matter | 'general')[] = ['property', 'vehicle', 'business'];
/** What a loan is taken for. */
const OF_COST: readonly (Matter | 'general')[] = [...HELD, 'abroad', 'marriage', 'learning'];
/** Whether a loan was asked about, and before it what it buys: the time is that of the purchase. */
const isMeans = (thing: Before): boolean => mattersAsked(thing).every((one) => one === 'debt');
/** What a thing of any kind answers by what it is about. */
const BY_THEMSELVES: Readonly<Partial<Record<Wanted, (thing: Before) => boolean>>> = {
  another: (thing) => mattersBefore(thing).some(hasAnother),
  hours: hasHours,
  which: (thing) => thing.intents.some(({ kind }) => kind === 'compare'),
  verdict: isChoice,
  stone: (thing) => thing.intents.some(isStone),
  owner: (thing) => mattersAsked(thing).some((one) => HELD.includes(one)),
};

/** The way of asking by which a thing goes on. */
const ASK_OF: Readonly<Partial<Record<Wanted, Ask>>> = {
  time: 'when',
  act: 'when',
  delay: 'when',
  step: 'do',
  remedy: 'do',
};
/** Whether a thing of the chart goes on to a matter or another thing; what is a word for anyone does not. */
const goesOnFrom = (one: NamedIntent, ask: Ask): boolean => {
  const question = questionOn(one);
  return followOf(one, ask) !== null && (question === null || DIRECT_ROWS[question].isForAnyone !== true);
};
/** Whether what is wanted can be asked of a thing. */
const canTell = (thing: Before, wanted: Wanted): boolean => {
  if (wanted === 'month' && thing.years === null) return false;
  if (wanted === 'otherwise') return true;
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
  return OF_TIME.includes(wanted) && isMeans(thing) && mattersAsked(under).some((one) => OF_COST.includes(one));
};

const OF_LIFE: readonly Kind[] = ['whole', 'dated', 'choice'];
const OF_TALK: readonly Kind[] = ['dated', 'undated', 'choice', 'sides'];
/** Whether a time is asked of a planet, and something of life stands under it: "kab theek hoga" after a weak Moon means that, and no mahadasha decades off. */
const isOfLifeUnder = (things: readonly Before[], at: number, wanted: Wanted): boolean =>
  wanted === 'time' &&
  things[at]?.intents.every(isPlanetAlone) === true &&
  things.slice(at + 1).some((one) => OF_LIFE.includes(kindOf(one)));

/** Share from which a message names a trace of a matter. */
const TRACED = 0.3;
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
  for (const [at, thing] of things.entries()) {
    const under = things[at + 1];
    if (isOnlyTold(thing, under, wanted) || isForUnder(thing, under, wanted)) continue;
    if (canTell(thing, wanted) && !isOfLifeUnder(things, at, wanted)) return thing;
    if (wanted in BY_THEMSELVES) continue;
    if (under === undefined) break;
    if (!isBetween(thing, under, wanted)) return thing;
  }
  // Without a choice the talk comes to what of life was asked about.
  if (wanted === 'verdict') return things.find((thing) => OF_TALK.includes(kindOf(thing)) && !isMeans(thing)) ?? last;
  return wanted in BY_THEMSELVES ? last : (things.find((thing) => kindOf(thing) !== 'word') ?? last);
};
