/** What of an answer is told for the first time in a conversation, and what is told where nothing of it is new. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../../answers/judgement.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { ofSide, wayOfAsk } from '../tell/asked-parts.ts';
import { hashOf } from '../tell/choice.ts';
import { questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { partsFor, type Asking } from '../tell/intent-parts.ts';
import { isMatter, mattersOf, type Intent } from '../hear/intent.ts';
import type { Making } from '../tell/making.ts';
import { advicePart } from '../tell/matter-parts.ts';
import { afterNamed, nothingLeft } from '../tell/named-parts.ts';
import { rendered, type Draft } from '../tell/parts.ts';
import type { Resolved } from './resolved.ts';
import { restOf } from './rest-parts.ts';

/** The key of a sentence among what was told. */
export const keyOf = ({ cited }: Making, draft: Draft): string => `s.${hashOf(rendered(draft, cited.rows.all).text)}`;

/** The parts that did not stand in the conversation before, each once. */
export const unsaid = (making: Making, heard: ReadonlySet<string>, drafts: readonly Draft[]): readonly Draft[] => {
  const own = new Set<string>();
  return drafts.filter((draft) => {
    const key = keyOf(making, draft);
    return (draft.isKept === true || !heard.has(key)) && !own.has(key) && own.add(key);
  });
};

/** Whether parts tell more than how a matter stands and what no chart tells; of what to do, whether they tell that. */
const isTelling = (intents: readonly Intent[], drafts: readonly Draft[]): boolean => {
  const [first] = intents;
  if (first?.kind !== 'matter' && first?.kind !== 'relation') return drafts.length > 0;
  return first.ask === 'do'
    ? drafts.some(({ kind }) => kind === 'advice')
    : drafts.some(({ kind, isLead }) => kind !== 'limit' && isLead !== true);
};

/** What is said of what was asked where all of it was told: the first of it again, or to who asks for more that there is no more. */
const again = (making: Making, drafts: readonly Draft[]): readonly Draft[] => {
  const [first] = making.finer === 'more' ? [] : drafts;
  return first === undefined ? nothingLeft(making) : [first];
};

/** Sentences that are told at the least to who asks for more. */
const MORE = 4;
/** What is left to tell of what was asked, where nothing of an answer is new. */
const rest = (
  making: Making,
  intents: readonly Intent[],
  range: TimeSpan | null,
  heard: ReadonlySet<string>,
): readonly Draft[] => {
  const ways = intents.flatMap((one): readonly (() => readonly Draft[])[] => {
    if (one.kind === 'named') return [() => afterNamed(making, one, range)];
    return one.kind === 'matter' && isMatter(one.matter)
      ? restOf(ofSide(making, one), one.ask ?? 'how', one.matter)
      : [];
  });
  const found: Draft[] = [];
  for (const way of ways) {
    found.push(...unsaid(making, heard, way()));
    if (found.length >= (making.finer === 'more' ? MORE : 1)) break;
  }
  return unsaid(making, heard, found);
};

/** The matter that an intent is about, as a step for it is told; undefined where it is about none. */
const matterOfStep = (one: Intent): Matter | undefined => {
  if (one.kind !== 'named') return mattersOf(one).find(isMatter);
  const question = questionOn(one);
  // What custom does is asked for what is named beside it; a dosha is of no matter by itself.
  const beside = question === 'remedy' ? one.said.matters.find(isMatter) : undefined;
  const row = question === null ? null : DIRECT_ROWS[question];
  return row?.hasStep === true ? undefined : (row?.matter ?? one.matter ?? beside);
};

/** The parts with one step at their end that was not told in the conversation, where they tell of a matter and of nothing to do. */
const withStep = (
  making: Making,
  intents: readonly Intent[],
  span: TimeSpan | null,
  drafts: readonly Draft[],
): readonly Draft[] => {
  const isWhole = making.form === 'full' && !making.isReworded && drafts.length > 0;
  if (!isWhole || drafts.some(({ kind }) => kind === 'advice')) return drafts;
  const of = intents.findLast((one) => matterOfStep(one) !== undefined);
  const matter = of === undefined ? undefined : matterOfStep(of);
  if (of === undefined || matter === undefined) return drafts;
  const own = of.kind === 'matter' ? ofSide(making, of) : making;
  const way = of.kind === 'matter' ? wayOfAsk(own, matter, of.ask) : null;
  return [...drafts, ...advicePart(own, decide(making.known, matter, span), false, way)];
};

/** Sentences on a matter that is asked about beside the first. */
const MOST_BESIDE = 2;
/** What is asked beside the first: of a matter how it stands and when, and what no chart tells of it. */
const besideParts = (making: Making, intent: Intent, time: Asking): readonly Draft[] => {
  if (intent.kind !== 'matter') return partsFor(making, intent, time, true);
  const parts = partsFor({ ...making, form: 'short' }, intent, time, true);
  return parts.filter(({ kind }, at) => at < MOST_BESIDE || kind === 'limit');
};

/** What an answer tells for the first time in a conversation; where nothing of it is new, what was left out. */
export const newlyTold = (
  making: Making,
  { isFollowUp, isReworded, isDoubt }: Resolved,
  intents: readonly Intent[],
  time: Asking & { readonly heard: ReadonlySet<string>; readonly all: ReadonlySet<string> },
): readonly Draft[] => {
  const { span, heard, all } = time;
  const whole = intents.flatMap((intent, i) =>
    i === 0 ? partsFor(making, intent, time, false) : besideParts(making, intent, time),
  );
  const drafted = unsaid(making, heard, whole);
  // Of a thing the first sentence is the short of it.
  const isOfThings = intents.every(({ kind }) => kind === 'named');
  const isShort = isReworded && making.form === 'short' && isOfThings;
  if (isShort && drafted.length > 0) return drafted.slice(0, 1);
  // Other words that come to the same words are none.
  const isSame = isReworded && drafted.every((draft) => all.has(keyOf(making, draft)));
  // Of a custom or a thing there is no more to tell in other words than the first of it.
  const first = isSame ? drafted.slice(0, isOfThings ? 1 : 0) : drafted;
  // Who doubts a thing of the chart hears what it rests on, and no other thing.
  if (isDoubt && isOfThings) return first;
  const isMore =
    isFollowUp &&
    time.heavy === null &&
    !isReworded &&
    making.form !== 'short' &&
    (making.finer === 'more' ? first.length < MORE : !isTelling(intents, first));
  const left = isMore || first.length === 0 ? rest(making, intents, span, isSame ? all : heard) : [];
  const told = unsaid(making, heard, [...first, ...left]);
  return withStep(making, intents, span, told.length > 0 ? told : again(making, whole));
};
