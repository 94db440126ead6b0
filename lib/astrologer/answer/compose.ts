/**
 * The embedded astrologer: an answer composed of parts, each bound to the facts, rules, windows and decisions it rests on.
 * No model takes part, and the same question about the same birth gets the same decision and the same dates in any words.
 */
import { decide } from '../../answers/judgement.ts';
import { MATTER_ROWS } from '../../answers/matters.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { PairOfBirths } from '../../answers/queries/pair.ts';
import type { Topic } from '../../contract/suites/astrologer.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Ask } from '../../words/reading/ask.ts';
import type { TalkState } from '../conversation/state.ts';
import { Chooser } from './tell/choice.ts';
import { runningNow } from './direct/times.ts';
import { ofSide } from './tell/asked-parts.ts';
import { isOfLove } from './people/others.ts';
import { type Intent, isMatter, mattersOf } from './hear/intent.ts';
import { type Making, nounOf, rowsOf, saidParts, worded } from './tell/making.ts';
import { theirsBeside, theirsParts, theirsRemarked } from './people/theirs-parts.ts';
import { toRemark } from './talk/remark-parts.ts';
import { stateAfter, type Told, wholeIntent } from './talk/carried.ts';
import { askedIn } from './tell/intent-parts.ts';
import { keyOf, newlyTold, unsaid } from './talk/newly-told.ts';
import { limitOf } from './tell/timing.ts';
import { inLatin } from './tell/latin.ts';
import { languageOfTongue } from './hear/tongue.ts';
import { topicsOf } from './hear/topics.ts';
import { type Draft, type Part, rendered } from './tell/parts.ts';
import { rangeOf, spanThen } from './hear/range.ts';
import { firstTold } from './talk/first-told.ts';
import type { Resolved } from './talk/resolved.ts';
import { Cited } from './tell/rows-cited.ts';

/** An answer of our own composer. */
export interface Composed {
  readonly parts: readonly Part[];
  readonly cited: Cited;
  readonly topics: readonly Topic[];
  readonly state: TalkState;
}

/** Minutes below which a time of birth is rarely known. */
const DOUBTFUL_MINUTES = 15;

/** Fewest minutes that are named. */
const FEWEST_MINUTES = 2;

/** Sympathy before facts, once in a conversation, for who says that something weighs on them. */
const sympathy = (
  making: Making,
  { isWorried, feeling: felt, isReworded, intents, other }: Resolved,
): readonly Draft[] => {
  // What another feels is no feeling of whoever asks.
  const feeling = other === null ? felt : null;
  // Who asks of a thing of the chart hears it where they name what they feel.
  const isNamed = intents.every((one) => one.kind === 'named' && (feeling === null || one.lean !== undefined));
  if (!isWorried || isNamed || isReworded || making.told.has('worry')) return [];
  making.told.add('worry');
  const { feelings } = rowsOf(making);
  // A builder cheats too, and a job is left.
  const isElse = feeling === 'left' && intents.length > 0 && !isOfLove(intents.flatMap(mattersOf));
  return [
    feeling === null || isElse
      ? worded(making, 'courtesy', 'worry')
      : { kind: 'courtesy', template: feelings[feeling], cites: [] },
  ];
};

/** What a question was read as, where its words do not say it for sure. */
const readAs = (making: Making, { guess, other }: Resolved): readonly Draft[] => {
  if (guess === null || other !== null) return [];
  return guess === 'general' ? [] : [limitOf(making, 'guess', { matter: nounOf(making, guess) })];
};

/** That the age of whoever asks is not against what is asked; where it is, the answer itself says so. */
const ofAge = (making: Making, { isOfAge, other }: Resolved, intents: readonly Intent[]): readonly Draft[] => {
  const [first] = intents;
  if (!isOfAge || other !== null || first?.kind !== 'matter' || !isMatter(first.matter)) return [];
  const { gate } = decide(making.known, first.matter, null);
  const side = ofSide(making, first);
  return gate === 'open' || gate === 'no_dates'
    ? [limitOf(side, 'notLate', { matter: nounOf(side, first.matter) })]
    : [];
};

/** That the chart tells no single day or hour of a matter, where one is asked for: its months are told after it. */
const ofForm = (making: Making, { asksFor }: Resolved, intents: readonly Intent[]): readonly Draft[] => {
  const [first] = intents;
  if ((asksFor !== 'day' && asksFor !== 'hour') || first?.kind !== 'matter' || !isMatter(first.matter)) return [];
  const { matter } = first;
  const isTimed = decide(making.known, matter, null).gate === 'open' && MATTER_ROWS[matter].isOfYears !== true;
  if (!isTimed || !making.known.birth.timeKnown) return [];
  return [limitOf(making, asksFor === 'day' ? 'noDay' : 'noHour', { matter: nounOf(ofSide(making, first), matter) })];
};

/** What is told once in a conversation about the birth itself. */
const birthLimits = (making: Making): readonly Draft[] => {
  const { known, told, cited } = making;
  const usesHouses = cited.rules.length > 0;
  if (!known.birth.timeKnown && !told.has('noTime')) {
    told.add('noTime');
    const moves = known.moonChangesSign() ? [limitOf(making, 'moonDay')] : [];
    return [limitOf(making, 'noTime'), ...moves, ...saidParts(making, runningNow(askedIn(making)))];
  }
  if (!known.birth.timeKnown || !usesHouses || told.has('caveat')) return [];
  const minutes = Math.max(FEWEST_MINUTES, known.ascendantMinutes());
  if (minutes > DOUBTFUL_MINUTES) return [];
  told.add('caveat');
  return [limitOf(making, 'caveat', { minutes })];
};

/** What is told of another’s life, as far as it was not told before. */
const ofTheirs = (
  making: Making,
  { intents, person, side, feeling }: Resolved,
  heard: ReadonlySet<string>,
): readonly Draft[] => {
  const [ask] = intents.flatMap((one): readonly Ask[] => {
    if (one.kind === 'named' && one.said.questions[0] === 'remedy') return ['do'];
    return 'ask' in one && one.ask !== null && one.ask !== undefined ? [one.ask] : [];
  });
  const fresh = unsaid(
    making,
    heard,
    theirsParts(making, { person, side, ask: ask ?? 'how', isLow: feeling === 'low' }),
  );
  if (fresh.length > 0) return fresh;
  const plain = unsaid(making, heard, theirsRemarked(making, 'plain', { person, side, ask: 'how' }));
  if (plain.length > 0) return plain;
  // All of it was told: the birth that it takes is the short of it.
  const [step] = theirsParts(making, { person, side, ask: 'do' });
  return [step ?? limitOf(making, 'noMore')];
};

/** Whether a part tells what in the chart an answer rests on. */
const isGround = ({ kind, isLead }: Draft): boolean => kind === 'fact' || (kind === 'meaning' && isLead !== true);

/** What an answer tells first, by what was asked: who asks which planet hears that, and how the matter stands after it. */
const asAsked = ({ isOfPlanet }: Resolved, answer: readonly Draft[]): readonly Draft[] => {
  const grounds = answer.filter(isGround);
  const isOfMatter = answer.some(({ isLead }) => isLead === true);
  if (isOfPlanet !== true || !isOfMatter || grounds.length === 0) return answer;
  return [...grounds, ...answer.filter((one) => !isGround(one) && one.kind !== 'timing')];
};

/** What a conversation that begins carries. */
const NO_TALK: Pick<TalkState, 'matters'> & Told = { told: [], frames: [] };

/** Composes the answer to a question that was resolved. */
export const composed = (
  known: KnownBirth,
  asked: Resolved,
  tongue: Tongue,
  before: TalkState | null,
  pairs: readonly PairOfBirths[] = [],
): Composed => {
  const language = languageOfTongue(tongue);
  const cited = new Cited(known, language, tongue);
  const seed = `${known.birth.jd} ${asked.intents.map((one) => (one.kind === 'matter' ? one.matter : one.kind)).join()}`;
  const { told: all, frames, fresh = [], until = null, matters = [], best } = before ?? NO_TALK;
  const choose = new Chooser(seed, frames);
  // What is said again in other words is told as if it had not been.
  const last = asked.isReworded ? fresh : [];
  const heard = new Set(all.filter((key) => !last.includes(key)));
  const told = new Set(heard);
  const { form, isFollowUp, finer } = asked;
  const marks: Making['marks'] = { until, best: isFollowUp ? best : undefined };
  const making: Making = {
    known,
    language,
    tongue,
    cited,
    choose,
    form,
    told,
    pairs,
    isFollowUp,
    isReworded: asked.isReworded,
    finer,
    isOfMonths: asked.isOfMonths,
    isTroubled: asked.isTroubled,
    isFeared: asked.isFeared,
    isYesNo: asked.asksFor === 'yesNo',
    states: asked.states,
    aspects: new Map(),
    whose: asked.beside === null ? null : asked.person,
    marks,
    before: asked.isReworded ? [] : matters,
  };
  const range = spanThen(known, asked.then, before) ?? rangeOf(known, asked);
  const intents = asked.intents.length === 0 ? [wholeIntent] : asked.intents;
  const hasThing = intents.some((one) => one.kind === 'named' && one.said.sure !== null);
  const time = { span: range, years: asked.years, hasThing, heavy: asked.heavy };
  const remarked = unsaid(making, heard, toRemark(making, asked, intents, range));
  const usual = (): readonly Draft[] =>
    asked.other === null
      ? newlyTold(making, asked, intents, { ...time, heard, all: new Set(all) })
      : ofTheirs(making, asked, heard);
  const answer = asAsked(asked, remarked.length > 0 ? remarked : usual());
  const doubt = asked.isDoubt ? [limitOf(making, 'sure')] : [];
  const others = asked.beside === null ? [] : unsaid(making, heard, [theirsBeside(making, asked.person)]);
  const whole = [
    ...sympathy(making, asked),
    ...readAs(making, asked),
    ...doubt,
    ...ofAge(making, asked, intents),
    ...(asked.other === null ? ofForm(making, asked, intents) : []),
    ...answer,
    ...others,
    ...birthLimits(making),
  ];
  const [first] = answer;
  const drafts = asked.isOneLine === true && first !== undefined ? [first] : whole;
  for (const draft of drafts) told.add(keyOf(making, draft));
  const written = drafts.map((draft) => rendered(draft, cited.rows.all)).filter(({ text }) => text !== '');
  const parts = tongue === 'hi-Latn' ? inLatin(written, cited) : written;
  return {
    parts,
    cited,
    topics: topicsOf({ intents, years: asked.years }),
    state: stateAfter(asked, tongue, before, {
      told: [...new Set([...all, ...told])],
      fresh: [...new Set([...last, ...[...told].filter((key) => !heard.has(key))])],
      until: marks.until,
      first: firstTold(making, asked, intents, before),
      best: marks.best,
      frames: [...choose.used],
    }),
  };
};
