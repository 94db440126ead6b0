/** What a talk comes to, and what comes if nothing comes of it: one set of times, and one step. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../../answers/judgement.ts';
import type { Ask, State } from '../../../words/reading/ask.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { comparedParts } from '../choice/compared-parts.ts';
import type { Intent } from '../hear/intent.ts';
import { rowsOf, worded, type Making } from '../tell/making.ts';
import { advicePart, matterParts } from '../tell/matter-parts.ts';
import type { Draft } from '../tell/parts.ts';
import { optionParts } from '../choice/option-parts.ts';
import { SALE } from '../choice/option-rows.ts';
import { spanAfter } from '../hear/range.ts';
import { relationParts } from '../people/relation-parts.ts';
import { timeParts } from '../tell/time-parts.ts';
import { becausePart, timingPart } from '../tell/timing.ts';

/** What is asked of a talk. */
interface OfTalk {
  readonly making: Making;
  readonly intent: Intent;
  readonly matter: Matter | null;
  readonly range: TimeSpan | null;
}

/** Whether it was asked if something is to be sold: that is a choice of two ways. */
const isOfSale = (intent: Intent): boolean => intent.kind === 'matter' && intent.aspect === 'sale';
/** The two ways that were told; null where it was no choice. */
const chosenParts = ({ making, intent, range }: OfTalk): readonly Draft[] | null => {
  if (intent.kind === 'compare') return comparedParts(making, { ...intent, ask: 'should' }, range);
  return isOfSale(intent) ? optionParts(making, { options: SALE, ask: 'should', range }) : null;
};
/** How the matter stands that was asked about, and when. */
const matterTold = ({ making, matter, range }: OfTalk, ask: Ask = 'should'): readonly Draft[] =>
  matter === null
    ? []
    : [
        ...matterParts(making, { ask, matter, range, isBrief: true }),
        ...advicePart(making, decide(making.known, matter, null), true),
      ];

/** How a bond stands, and a step; null where none was asked about. */
const relationTold = ({ making, intent, range }: OfTalk): readonly Draft[] | null =>
  intent.kind === 'relation'
    ? [
        ...relationParts(making, { ...intent, ask: 'how' }, range),
        ...relationParts(making, { ...intent, ask: 'do' }, range),
      ]
    : null;

/** What a talk comes to: the choice that was told, or how the matter stands and when; and one step. */
export const verdictParts = (talk: OfTalk): readonly Draft[] => {
  const own = chosenParts(talk) ?? matterTold(talk);
  const [lead, ...others] = own;
  const times = others.filter(({ kind }) => kind === 'timing').slice(0, 1);
  const step = others.filter(({ kind }) => kind === 'advice').slice(-1);
  const { making } = talk;
  const frame = worded(making, 'limit', ['remark.verdict', rowsOf(making).remark.verdict], {});
  return [frame, ...(lead === undefined ? [] : [lead]), ...times, ...step].map((one) => ({ ...one, isKept: true }));
};

/** What is said to who tells how things stand, by what that is. */
const TOLD_OF: Readonly<Partial<Record<State, 'tried' | 'waited' | 'blocked'>>> = {
  blocked: 'blocked',
  tried: 'tried',
  waited: 'waited',
};
/** Marks that something that was only told was taken up in a conversation. */
const TAKEN_UP = 'remark.told';
/** What was told is taken up: what it comes to, how the matter stands and when, and a step that fits it. */
export const toldParts = (talk: OfTalk): readonly Draft[] => {
  const { making } = talk;
  const cell = making.states.flatMap((state) => TOLD_OF[state] ?? [])[0] ?? 'plain';
  const frame = worded(making, 'limit', [`remark.told.${cell}`, rowsOf(making).remark.told[cell]], {});
  const { matter } = talk;
  // Which of two ways is better was told, and how a matter stands once: there is a step in it.
  const isChosen = talk.intent.kind === 'compare' || isOfSale(talk.intent);
  if (matter !== null && (isChosen || making.told.has(TAKEN_UP)))
    return [frame, ...advicePart(making, decide(making.known, matter, null), true)];
  making.told.add(TAKEN_UP);
  const own = relationTold(talk) ?? matterTold(talk, 'how');
  const [lead, ...others] = own;
  const times = others.filter(({ kind }) => kind === 'timing').slice(0, 1);
  const step = others.filter(({ kind }) => kind === 'advice').slice(-1);
  return [frame, ...(lead === undefined ? [] : [lead]), ...times, ...step];
};

/** What comes after the first time for it, if nothing comes of that; and what can be done meanwhile. */
export const unlessParts = (making: Making, matter: Matter | null, range: TimeSpan | null): readonly Draft[] => {
  if (matter === null || !making.known.birth.timeKnown) return [];
  const asked = decide(making.known, matter, range);
  // The time that was told beside the first is the one to look to then.
  const told = asked.times?.better ?? asked.times?.second ?? null;
  if (told !== null)
    return [
      { ...timingPart(making, matter, told, 'second'), isKept: true },
      ...becausePart(making, matter, told),
      ...advicePart(making, asked, true),
    ];
  const first = asked.times?.first ?? asked.next;
  const later =
    first === null ? asked : decide(making.known, matter, spanAfter(making.known, range?.end ?? first.span.end));
  const isDated = later.gate === 'open' && later.times !== null;
  // That something has no dates was told, or is not what is asked.
  const times = isDated
    ? timeParts({ ...making, finer: 'after' }, later, false, false).filter(({ kind }) => kind !== 'limit')
    : [];
  return [...times, ...advicePart(making, asked, true)];
};
