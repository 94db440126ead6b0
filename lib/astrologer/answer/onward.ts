/** What goes on with the thing, or the side of a matter, that was asked about before: it goes before another matter. */
import type { Aspect, DirectQuestion } from '../../words/reading/ask.ts';
import { matterOfAspect } from './aspects-said.ts';
import { mattersBefore, type Before } from './before.ts';
import { matterOfDirect, questionOn } from './direct.ts';
import { DIRECT_ROWS } from './direct/rows.ts';
import { mattersOf, type Intent, type NamedIntent } from './intent.ts';
import type { Question } from './intents.ts';
import { THEIR, THEIRS } from './kin.ts';
import { areaOf } from './matters-said.ts';

/** Whether a dosha or a yoga was asked about, by its name. */
const isFinding = (one: NamedIntent): boolean => one.said.findings.length > 0 && questionOn(one) === null;

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

/** "Does it affect my career" asks what the time that was asked about does for the matter; null where none was. */
export const effectOn = (
  { pointsBack, hasEffect, intents }: Question,
  before: Before | null,
): readonly Intent[] | null => {
  const [thing] = before?.intents ?? [];
  const [own] = intents;
  if (!(pointsBack || hasEffect) || intents.length !== 1 || own?.kind !== 'matter' || own.matter === 'general')
    return null;
  if (thing?.kind !== 'named') return null;
  // What is left of a dosha, and how the matter stands.
  if (isFinding(thing)) return [{ ...thing, ask: 'will' }, own];
  if (DIRECT_ROWS[questionOn(thing) ?? 'planet'].topic !== 'timing') return null;
  return [{ ...thing, ask: 'how', matter: own.matter }];
};

/** Periods after which the next is asked for. */
const OF_RUNNING: readonly (DirectQuestion | null)[] = ['running', 'next_period'];

/** "What will she be like" after a marriage asks of the partner that the own chart shows. */
export const isOfPartner = ({ said, intents }: Question, before: Before): boolean =>
  intents.length === 0 &&
  said.kin.length === 0 &&
  (THEIRS.isIn(said.words) || said.words.some((word) => THEIR.has(word))) &&
  mattersBefore(before).some((one) => one === 'marriage' || one === 'love' || one === 'spouse');

/** "And after that?" of a period asks for the one that follows; null where no period was asked about. */
export const nextPeriod = ({ followUp }: Question, { intents: [thing] }: Before): readonly Intent[] | null =>
  followUp === 'after' && thing?.kind === 'named' && OF_RUNNING.includes(questionOn(thing))
    ? [{ ...thing, question: 'next_period', ask: 'when' }]
    : null;
