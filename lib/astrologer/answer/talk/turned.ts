/** A message that is heard to go on with a talk: what its words would be about by themselves is left out, unless it is surely named. */
import { askedFor, SAYS } from '../hear/ask-terms.ts';
import { mattersAsked, type Before } from './before.ts';
import { questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { hearWhole, type HeardWhole } from '../ear/heard.ts';
import { supportOf } from '../ear/plain.ts';
import { isOfAnswer, isOfAsked } from '../ear/turns.ts';
import { isMatter, isOfDays, type Intent, type MatterIntent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { isOwnWord } from '../hear/matters-said.ts';
import type { Said } from '../hear/said.ts';

/** Share from which what the words name is heard in the message as a whole as well. */
const SURE = 0.3;
/** Share from which a side of what was asked about is heard, and a matter that its own word names. */
const SURE_SIDE = 0.5;
const NAMED = 0.04;
/** Whether another side of a matter that was asked about is named: "and will the salary be more" after a change of job. */
const isOtherSide = ({ aspect }: MatterIntent, { topics }: HeardWhole, { intents }: Before): boolean => {
  const isSame = intents.some((one) => one.kind === 'matter' && one.aspect === aspect);
  return aspect !== undefined && !isSame && (topics.find(({ label }) => label === aspect)?.share ?? 0) >= SURE_SIDE;
};
/** Whether something is named that was not asked about before: "and why is the visa so late" after a wedding. */
const isOther = (one: Intent, { text, words }: Said, before: Before): boolean => {
  if (one.kind === 'pair') return true;
  const asked = mattersAsked(before);
  const heard = hearWhole(text);
  if (one.kind !== 'matter') return supportOf(one, heard) >= SURE;
  if (!isMatter(one.matter)) return false;
  if (asked.includes(one.matter)) return isOtherSide(one, heard, before);
  return supportOf(one, heard) >= (isOwnWord(words, one.matter) ? NAMED : SURE);
};

/** Whether a time, a planet or a finding is named; "what can I do this week" after a matter asks for a step in it, and for no days. */
const namesThing = (question: Question, before: Before): boolean => {
  const { planets, findings, act, days } = question.said;
  const isOfDays = days !== null && !isOfStep(question, before);
  return planets.length + findings.length > 0 || act !== null || isOfDays || question.years !== null;
};
/** Whether a step in some days is asked for, of a matter that was asked about. */
const isOfStep = ({ said: { days, ask, act }, turn }: Question, before: Before): boolean =>
  (turn === 'do' || ask === 'do') && act === null && days?.kind === 'span' && mattersAsked(before).some(isMatter);

/** "Is there a mantra" asks for what custom does, as "any remedy" does. */
const asRemedy = (question: Question): Question => {
  const { said, turn, intents } = question;
  if (turn !== 'remedy' || intents.length + said.questions.length + said.planets.length > 0) return question;
  const asked = { ...said, ask: 'do' as const, questions: ['remedy' as const] };
  return { ...question, said: asked, intents: [{ kind: 'named', said: asked }], guess: null };
};

/** Whether a period was asked about: "what will happen in it" asks what it does, and for nothing to do. */
const isOfPeriod = ({ intents: [thing] }: Before): boolean => {
  const question = thing?.kind === 'named' ? questionOn(thing) : null;
  return question !== null && DIRECT_ROWS[question].topic === 'timing';
};

const RIGHT = askedFor(({ stays }) => stays.right);
const WAITS = askedFor(({ moves }) => [...moves.wait, ...moves.later]);
/** "My brother says wait, is he right" asks whether to, now or later, of what was asked about, and nothing of him. */
export const asOpinion = (question: Question, before: Before): Question => {
  const { said } = question;
  const isOfSomebody = said.kin.length > 0 || SAYS.isIn(said.words);
  const isOpinion = isOfSomebody && RIGHT.isIn(said.words) && mattersAsked(before).some(isMatter);
  if (!isOpinion || (said.fork?.second ?? null) !== null) return question;
  const isLater = WAITS.isIn(said.words);
  const asked = {
    ...said,
    ask: 'should' as const,
    kin: [],
    about: null,
    person: null,
    isPersonAlone: false,
    matters: [],
  };
  const followUp = isLater ? 'rather' : null;
  return {
    ...question,
    said: asked,
    turn: isLater ? 'now_or_later' : null,
    followUp,
    intents: [],
    guess: null,
    other: null,
    beside: null,
    isShort: true,
  };
};

/** A message as what it is heard to be after what was asked before; as it is where that is not clear, or it names something else. */
export const turned = (message: Question, before: Before): Question => {
  const question = asRemedy(message);
  const { turn, said, intents } = question;
  const named = isOfStep(question, before) ? intents.filter((one) => !isOfDays(one)) : intents;
  // Which of two ways is asked of these, however it goes on.
  const isOfTwo = turn !== 'now_or_later' && said.isChoice && (said.fork?.second ?? null) !== null;
  // "Tell me straight, shall I move on" asks of that side.
  const isOfSide = turn === 'plain' && named.some((one) => one.kind === 'matter' && one.aspect !== undefined);
  if (turn === null || isOfTwo || isOfSide || named.some((one) => isOther(one, said, before))) return question;
  const asksOn = isOfAsked(turn) && said.kin.length === 0 && !namesThing(question, before);
  if (!isOfAnswer(turn) && !asksOn) return question;
  // Who is named beside what is said of the answer is asked about by nobody: "my father’s astrologer said otherwise".
  const whom = isOfAnswer(turn) ? { kin: [], about: null, person: null, isPersonAlone: false } : {};
  const isOfDoing = turn === 'till_then' || (turn === 'do' && !(said.ask === 'will' && isOfPeriod(before)));
  const ask = isOfDoing ? 'do' : said.ask;
  return {
    ...question,
    said: { ...said, ...whom, ask, matters: [], questions: [] },
    intents: [],
    guess: null,
    isClear: false,
    other: null,
    beside: null,
    isYearAlone: false,
    isShort: true,
  };
};
