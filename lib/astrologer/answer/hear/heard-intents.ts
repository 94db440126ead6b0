/** What the pieces of a message ask, taken together: each thing once, and what only leads up to a question not at all. */
import { OFFERED } from './ask-terms.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Ask, Aspect } from '../../../words/reading/ask.ts';
import { asks, asksNothing, isNamed, pointsBackTo, type Reader } from './pieces.ts';
import { matterOfAspect } from './aspects-said.ts';
import { isWay } from '../choice/compared.ts';
import { reasonIn } from '../choice/differs.ts';
import { isEffect } from '../direct.ts';
import { type Intent, type NamedIntent, sameIntent } from './intent.ts';
import { hasEffect } from './marks.ts';
import { areaOf } from './matters-said.ts';
import { mended } from './mended.ts';
import type { Options } from '../choice/option-rows.ts';
import { isOfPair } from './bond-said.ts';
import { intentsOfPiece, type Heard } from './piece-intents.ts';
import type { Said } from './said.ts';

const heardOf = (said: Said, isMended: boolean): Heard => ({
  said,
  isPair: isOfPair(said.words),
  isNamed: isNamed(said),
  isMended,
});

/** What a piece of a message asks by itself, with its slips mended where it asks of nothing as it is written. */
export const heardIn = (said: Said, read: Reader): Heard => {
  const own = heardOf(said, false);
  if (own.isPair || own.isNamed || said.matters.length > 0) return own;
  const other = heardOf(read(mended(said.text)), true);
  return other.isNamed || other.said.matters.length > 0 ? other : own;
};

/** Whether a piece only tells of a matter, and leads up to what follows of the same area: the next piece, or a question further on. */
const leadsUp = ({ said: { ask, matters } }: Heard, [next, ...later]: readonly Heard[]): boolean => {
  if (ask !== null || next === undefined) return false;
  const areas = matters.map(areaOf);
  return [next, ...later.filter((one) => one.said.ask !== null)].some((one) =>
    one.said.matters.some((matter) => areas.includes(areaOf(matter))),
  );
};

/** Words up to which a piece without a matter is about the matter beside it: "and when?", "what should I do about it". */
const GOING_ON = 5;
const goesOn = ({ said: { words } }: Heard): boolean => words.length <= GOING_ON || pointsBackTo(words);

/** The matters that the pieces before one tell of. */
const heardBefore = (heard: readonly Heard[], at: number): readonly (Matter | 'general')[] =>
  heard.slice(0, at).flatMap(({ said }) => said.matters);

/** The pieces of a message that ask, and nothing in them nor beside them tells what of. */
export const unreadIn = (heard: readonly Heard[]): readonly string[] =>
  heard.flatMap((one, i) => {
    const isBeside = [i - 1, i + 1].some((at) => (heard[at]?.said.matters.length ?? 0) > 0);
    const isRead = intentsOfPiece(one, one.said.ask, heardBefore(heard, i)).length > 0 || (isBeside && goesOn(one));
    return !isRead && asks(one.said) ? [one.said.text] : [];
  });

const asksWhen = (one: Intent): boolean => (one.kind === 'matter' || one.kind === 'relation') && one.ask === 'when';

/** "And what does it do to my work": what the time before does for a matter; null where that is not asked. */
const effectOf = ({ words, matters }: Said, last: Intent | undefined): readonly Intent[] | null => {
  const matter = matters.find((one): one is Matter => one !== 'general');
  if (last?.kind !== 'named' || matter === undefined || !hasEffect(words)) return null;
  return isEffect({ ...last, matter }) ? [{ ...last, ask: 'how', matter }] : null;
};

/** "They say Saturn troubles me. Is it true?": asked of what they say of the chart, and not of what astrology is. */
const isOfTold = ({ said }: Heard, last: Intent | undefined): last is NamedIntent =>
  said.questions[0] === 'belief' &&
  pointsBackTo(said.words) &&
  last?.kind === 'named' &&
  last.said.planets.length + last.said.findings.length > 0;

/** "And what is the remedy": what custom does for the planet, the dosha, or the matter, that stands before it. */
const remedyFor = (one: Intent, last: Intent | undefined): Intent => {
  const isRemedy = one.kind === 'named' && one.said.questions[0] === 'remedy';
  if (!isRemedy || last === undefined || one.said.planets.length + one.said.findings.length > 0) return one;
  if (last.kind === 'named' && last.said.findings.length > 0) return { ...last, ask: 'do' };
  if (last.kind === 'named' && last.said.planets.length > 0)
    return { ...one, said: { ...one.said, planets: last.said.planets, thing: last.said.thing } };
  const isOfMatter = last.kind === 'matter' && last.matter !== 'general' && one.said.matters.length === 0;
  return isOfMatter ? { ...one, matter: last.matter } : one;
};

/** Adds an intent to others, once: a choice about an area is all that is asked of it. */
const addTo = (intents: Intent[], intent: Intent): void => {
  const ofChoice = (one: Intent): readonly string[] =>
    one.kind === 'compare' && one.options !== undefined ? one.matters.map(areaOf) : [];
  if (intent.kind === 'matter' && intents.flatMap(ofChoice).includes(areaOf(intent.matter))) return;
  const told = intents.findIndex((one) => one.kind === 'matter' && ofChoice(intent).includes(areaOf(one.matter)));
  if (told >= 0) intents.splice(told, 1);
  const same = intents.findIndex((other) => sameIntent(other, intent));
  const there = intents[same];
  if (there === undefined) intents.push(intent);
  // "I am still single. When will I meet someone?" asks when.
  else if (asksWhen(intent) && !asksWhen(there)) intents[same] = intent;
};

/** What is asked without a matter is asked of the matter, or of the bond, before. */
const askOfBefore = (
  intents: Intent[],
  { said, ask }: { readonly said: Said | undefined; readonly ask: Ask },
): void => {
  const at = intents.findIndex((one) =>
    one.kind === 'matter'
      ? one.matter === said?.matters[0]
      : one.kind === 'relation' && said?.relation === one.relation,
  );
  const there = intents[at];
  if (there?.kind === 'matter') intents[at] = { ...there, ask };
  if (there?.kind === 'relation') intents[at] = { ...there, ask };
};

const isOfTwo = (one: Intent): boolean => one.kind === 'compare' && one.isOfTwo === true;
/** Sides of a job by which another post is taken. */
const OF_POSTS: readonly Aspect[] = ['promotion', 'transfer'];
const postsOf = ([first, second]: Options): Options => [
  first === 'switch' ? 'advance' : first,
  second === 'switch' ? 'advance' : second,
];
/** A choice by the side of its matter that is named in a sentence before it: "I need a loan. Now or later?" */
const withSide = (one: Intent, before: readonly Heard[]): Intent => {
  if (one.kind !== 'compare' || one.options === undefined || one.aspect !== undefined) return one;
  const aspect = before
    .flatMap(({ said }) => said.aspects)
    .findLast((side) => isWay(side) && one.matters.includes(matterOfAspect(side)));
  if (aspect === undefined) return one;
  // A post that is offered as a promotion is one that is taken, and no change of job.
  const options = OF_POSTS.includes(aspect) ? postsOf(one.options) : one.options;
  return { ...one, aspect, options };
};

/** Whether a piece asks as it is written. */
const isAsked = ({ ask, text }: Said, message: string): boolean => ask !== null && message.includes(`${text}?`);

/** Pieces from which on a message tells circumstances before it asks. */
const TELLING_PIECES = 3;
/** Whether a piece of a long message tells of a matter, and a later one asks something by itself. */
const isCircumstance = (heard: readonly Heard[], at: number, own: readonly Intent[], message: string): boolean => {
  const said = heard[at]?.said;
  if (said === undefined || heard.length < TELLING_PIECES || !own.every(({ kind }) => kind === 'matter')) return false;
  // "I am a headmaster" asks nothing where a question is marked after it.
  const isMarked = heard.slice(at + 1).some((one) => isAsked(one.said, message));
  if (said.ask !== null && (isAsked(said, message) || !isMarked)) return false;
  return heard.some(
    (one, i) => i > at && one.said.ask !== null && intentsOfPiece(one, one.said.ask, heardBefore(heard, i)).length > 0,
  );
};

const hasSide = (one: Intent): boolean => one.kind === 'matter' && one.aspect !== undefined;
const isTrade = (one: Intent): boolean => one.kind === 'named' && one.said.questions[0] === 'vocation';
/** Whether a piece tells who asks, and a later one asks of a side of some matter: "I am a nurse in Oman. Will I get citizenship?" */
const isSetting = (heard: readonly Heard[], at: number, own: readonly Intent[]): boolean => {
  const said = heard[at]?.said;
  if (said === undefined || said.isTroubled || said.sure !== null || !asksNothing(said)) return false;
  if (!own.every((one) => isTrade(one) || (one.kind === 'matter' && one.matter !== 'health' && !hasSide(one))))
    return false;
  return heard.some(
    (one, i) =>
      i > at && one.said.ask !== null && intentsOfPiece(one, one.said.ask, heardBefore(heard, i)).some(hasSide),
  );
};

/** Whether a piece only tells of a bond or a matter, and leads up to what is asked. */
const isOnlyTold = (heard: readonly Heard[], at: number, own: readonly Intent[], message: string): boolean => {
  const one = heard[at];
  if (isSetting(heard, at, own)) return true;
  if (isCircumstance(heard, at, own, message)) return true;
  return one !== undefined && own.some(({ kind }) => kind === 'matter') && leadsUp(one, heard.slice(at + 1));
};

/** Whether a piece is only told beside a choice: what tells how things stand asks nothing, nor does a choice that is told before one that is asked. */
const toldBesideChoice = (
  heard: readonly Heard[],
  message: string,
): ((at: number, own: readonly Intent[]) => boolean) => {
  const isChoiceAt = heard.map((one, i) => intentsOfPiece(one, one.said.ask, heardBefore(heard, i)).some(isOfTwo));
  const lastAsked = heard.findLastIndex(({ said }, i) => isChoiceAt[i] === true && said.ask !== null);
  return (at, own) => {
    const said = heard[at]?.said;
    if (said === undefined || !isChoiceAt.includes(true) || isAsked(said, message)) return false;
    return !own.some(isOfTwo) || (said.ask === null && at < lastAsked);
  };
};

/** A choice by what any of the pieces tells: that one way is offered, what counts for more than a chart. */
const withTold = (one: Intent, told: readonly Said[]): Intent => {
  if (one.kind !== 'compare' || one.options === undefined) return one;
  const isOffered = told.some(({ words }) => OFFERED.isIn(words));
  const reason = reasonIn(
    told.flatMap(({ words }) => words),
    one.matters,
  );
  return { ...one, ...(isOffered ? { isOffered } : {}), ...(reason === null ? {} : { reason }) };
};

/** The intents of the pieces of a message, each once. */
export const intentsOf = (heard: readonly Heard[], message: string): readonly Intent[] => {
  const intents: Intent[] = [];
  const all = heard.map(({ said }) => said);
  let lastAsk: Ask | null = null;
  const isTold = toldBesideChoice(heard, message);
  for (const [i, one] of heard.entries()) {
    const { said } = one;
    // What tells only how things stand leaves the asking to what follows, or takes it from what stands before.
    const ask = said.ask ?? lastAsk ?? heard.slice(i + 1).find((other) => other.said.ask !== null)?.said.ask ?? null;
    const own = effectOf(said, intents.at(-1)) ?? intentsOfPiece(one, ask, heardBefore(heard, i));
    if (own.length === 0 && said.ask !== null && goesOn(one))
      askOfBefore(intents, { said: heard[i - 1]?.said, ask: said.ask });
    if (isOnlyTold(heard, i, own, message)) continue;
    if (isTold(i, own)) continue;
    const last = intents.at(-1);
    if (isOfTold(one, last)) {
      if (last.said.findings.length === 0) intents.splice(-1, 1, { ...last, ask: 'will' });
      continue;
    }
    for (const intent of own.map((each) => withSide(each, heard.slice(0, i))))
      addTo(intents, remedyFor(withTold(intent, all), intents.at(-1)));
    lastAsk = said.ask ?? lastAsk;
  }
  // The chart as a whole is asked about only where nothing in it is.
  const named = intents.filter((one) => one.kind !== 'matter' || one.matter !== 'general');
  return named.length > 0 ? named : intents;
};
