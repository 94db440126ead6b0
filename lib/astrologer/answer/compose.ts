/**
 * The embedded astrologer: an answer composed of parts, each bound to the facts, rules, windows and decisions it rests on.
 * No model takes part, and the same question about the same birth gets the same decision and the same dates in any words.
 */
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../answers/judgement.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { JudgedPair } from '../../answers/queries/pair.ts';
import type { Matter, Topic } from '../../contract/suites/astrologer.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Ask } from '../../words/reading/ask.ts';
import type { TalkState } from '../conversation/state.ts';
import { Chooser, hashOf } from './choice.ts';
import { askedOf } from './direct.ts';
import type { Asked } from './direct/telling.ts';
import { running, runningNow } from './direct/times.ts';
import { matterOfAspect } from './aspects-said.ts';
import { ofSide } from './asked-parts.ts';
import type { CompareIntent, Intent, MatterIntent } from './intent.ts';
import { nounOf, saidParts, worded, rowsOf, type Making } from './making.ts';
import { theirsBeside, theirsParts, theirsRemarked } from './theirs-parts.ts';
import { toRemark } from './remark-parts.ts';
import { distressParts } from './distress.ts';
import { stateAfter, wholeIntent, type Carried } from './carried.ts';
import { limitOf } from './time-parts.ts';
import { matterParts, wholeParts } from './matter-parts.ts';
import { comparedParts } from './compared-parts.ts';
import { paragraphParts } from './named.ts';
import { afterNamed, namedParts } from './named-parts.ts';
import { inLatin } from './latin.ts';
import { languageOfTongue } from './tongue.ts';
import { topicsOf } from './topics.ts';
import { pairParts } from './pair-parts.ts';
import { restOf } from './rest-parts.ts';
import { rendered, type Draft, type Part } from './parts.ts';
import { rangeOf, spanBefore } from './range.ts';
import { relationParts, restOfRelation } from './relation-parts.ts';
import type { Resolved } from './resolved.ts';
import { turnParts } from './turn-parts.ts';
import { saidIn } from './said.ts';
import { Cited } from './rows-cited.ts';

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

const isMatter = (one: Matter | 'general'): one is Matter => one !== 'general';

/** A birth as direct questions are asked of it. */
const askedIn = (making: Making): Asked => askedOf(making.known, { said: saidIn('', making.known.at.date) }, making);

/** What one calendar year is about, as `interpret/year` reads the solar year that begins in it. */
const ofYear = (making: Making, [from, to]: readonly [number, number]): readonly Draft[] =>
  from === to && making.known.birth.timeKnown && making.form !== 'short'
    ? paragraphParts(making, making.known.yearReading(from), [])
    : [];

/** The chart as a whole: who asks when it gets better hears the next better stretch, and the running period; of a year, what it is about. */
const ofWhole = (
  making: Making,
  ask: MatterIntent['ask'],
  { span, years }: Asking,
  isBrief: boolean,
): readonly Draft[] => {
  const year = years === null ? [] : ofYear(making, years);
  const isLater = span !== null && span.start > making.known.at.jd;
  const times = isLater ? [] : saidParts(making, running(askedIn(making)));
  // Who says that nothing moves is told when it does.
  if (ask === 'when' || (making.isTroubled && ask !== 'do')) {
    const turn = turnParts(making, span);
    if (turn.length === 0) return [...times, ...wholeParts(making, span)];
    return span === null ? [...turn, ...times.slice(0, 1), ...times.slice(-1)] : turn;
  }
  const whole = wholeParts(making, span);
  // Who asks what to do or to take care of hears that first, and what it rests on after it.
  if (ask === 'do') return whole.toReversed();
  return isBrief || making.form !== 'full' ? [...year, ...whole] : [...year, ...whole, ...times.slice(0, 1)];
};

/** The time that is asked about: its years, and what of them is to come. */
interface Asking {
  readonly span: TimeSpan | null;
  readonly years: Resolved['years'];
  /** Days or a thing of the chart that are told beside it. */
  readonly hasThing: boolean;
  /** What weighs on whoever asks, where that is all they speak of. */
  readonly heavy: Resolved['heavy'];
}

/** Most parts about a matter beside which more is told. */
const MOST_BESIDE = 2;

const ofChoice = (making: Making, { aspect }: CompareIntent): Making =>
  aspect === undefined ? making : { ...making, aspects: new Map([[matterOfAspect(aspect), aspect]]) };

const partsFor = (making: Making, intent: Intent, time: Asking, isBrief: boolean): readonly Draft[] => {
  const range = time.span;
  switch (intent.kind) {
    case 'named':
      return namedParts(making, intent, range);
    case 'relation':
      return relationParts(making, intent, range);
    case 'pair':
      return making.pair === null ? [] : pairParts(making, making.pair);
    case 'compare':
      return comparedParts(ofChoice(making, intent), intent, range);
    case 'matter': {
      if (time.heavy !== null) return distressParts(making, time.heavy, intent.ask);
      if (!isMatter(intent.matter)) return ofWhole(making, intent.ask, time, isBrief);
      const { ask, matter } = intent;
      const parts = matterParts(ofSide(making, intent), { ask: ask ?? 'how', matter, range, isBrief });
      return time.hasThing ? parts.slice(0, MOST_BESIDE) : parts;
    }
  }
};

/** Sympathy before facts, once in a conversation, for who says that something weighs on them. */
const sympathy = (making: Making, { isWorried, feeling, isReworded, intents }: Resolved): readonly Draft[] => {
  const isNamed = intents.every(({ kind }) => kind === 'named');
  if (!isWorried || isNamed || isReworded || making.told.has('worry')) return [];
  making.told.add('worry');
  const { worry, feelings } = rowsOf(making);
  return [
    feeling === null
      ? worded(making, 'courtesy', ['worry', worry], {})
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

/** What is told once in a conversation about the birth itself. */
const birthLimits = (making: Making): readonly Draft[] => {
  const { known, told, cited } = making;
  const usesHouses = cited.rules.length > 0;
  if (!known.birth.timeKnown && !told.has('noTime')) {
    told.add('noTime');
    return [limitOf(making, 'noTime'), ...saidParts(making, runningNow(askedIn(making)))];
  }
  if (!known.birth.timeKnown || !usesHouses || told.has('caveat')) return [];
  const minutes = Math.max(FEWEST_MINUTES, known.ascendantMinutes());
  if (minutes > DOUBTFUL_MINUTES) return [];
  told.add('caveat');
  return [limitOf(making, 'caveat', { minutes })];
};

/** The key of a sentence among what was told. */
const keyOf = ({ cited }: Making, draft: Draft): string => `s.${hashOf(rendered(draft, cited.rows.all).text)}`;

/** The parts that did not stand in the conversation before, each once. */
const unsaid = (making: Making, heard: ReadonlySet<string>, drafts: readonly Draft[]): readonly Draft[] => {
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

/** What is left to tell of what was asked, where nothing of an answer is new: never nothing. */
const rest = (
  making: Making,
  intents: readonly Intent[],
  range: TimeSpan | null,
  heard: ReadonlySet<string>,
): readonly Draft[] => {
  const ways = intents.flatMap((one): readonly (() => readonly Draft[])[] => {
    if (one.kind === 'named') return [() => afterNamed(making, one, range)];
    if (one.kind === 'relation') return restOfRelation(making, one);
    return one.kind === 'matter' && isMatter(one.matter)
      ? restOf(ofSide(making, one), one.ask ?? 'how', one.matter)
      : [];
  });
  for (const way of ways) {
    const fresh = unsaid(making, heard, way());
    if (fresh.length > 0) return fresh;
  }
  return [limitOf(making, 'noMore')];
};

/** What an answer tells for the first time in a conversation; where nothing of it is new, what was left out. */
const newlyTold = (
  making: Making,
  { isFollowUp, isReworded, isDoubt }: Resolved,
  intents: readonly Intent[],
  time: Asking & { readonly heard: ReadonlySet<string>; readonly all: ReadonlySet<string> },
): readonly Draft[] => {
  const { span, heard, all } = time;
  const isBrief = intents.length > 1;
  const drafted = unsaid(
    making,
    heard,
    intents.flatMap((intent) => partsFor(making, intent, time, isBrief)),
  );
  // Of a thing the first sentence is the short of it.
  const isShort = isReworded && making.form === 'short' && intents.every(({ kind }) => kind === 'named');
  if (isShort && drafted.length > 1) return drafted.slice(0, 1);
  // Other words that come to the same words are none.
  const isSame = isReworded && drafted.every((draft) => all.has(keyOf(making, draft)));
  const first = isSame ? [] : drafted;
  // Who doubts a thing of the chart hears what it rests on, and no other thing.
  if (isDoubt && intents.every(({ kind }) => kind === 'named')) return first;
  const isMore =
    isFollowUp && time.heavy === null && !isReworded && making.form !== 'short' && !isTelling(intents, first);
  return isMore || first.length === 0 ? [...first, ...rest(making, intents, span, isSame ? all : heard)] : first;
};

/** What is told of another’s life, as far as it was not told before. */
const ofTheirs = (
  making: Making,
  { intents, person, side }: Resolved,
  heard: ReadonlySet<string>,
): readonly Draft[] => {
  const [ask] = intents.flatMap((one): readonly Ask[] => {
    if (one.kind === 'named' && one.said.questions[0] === 'remedy') return ['do'];
    return 'ask' in one && one.ask !== null && one.ask !== undefined ? [one.ask] : [];
  });
  const fresh = unsaid(making, heard, theirsParts(making, { person, side, ask: ask ?? 'how' }));
  if (fresh.length > 0) return fresh;
  const plain = unsaid(making, heard, theirsRemarked(making, 'plain', { person, side, ask: 'how' }));
  return plain.length > 0 ? plain : [limitOf(making, 'noMore')];
};

/** What a conversation that begins carries. */
const NO_TALK: Carried = {
  told: [],
  frames: [],
};

/** Composes the answer to a question that was resolved. */
export const composed = (
  known: KnownBirth,
  asked: Resolved,
  tongue: Tongue,
  before: TalkState | null,
  pair: JudgedPair | null = null,
): Composed => {
  const language = languageOfTongue(tongue);
  const cited = new Cited(known, language, tongue);
  const seed = `${known.birth.jd} ${asked.intents.map((one) => (one.kind === 'matter' ? one.matter : one.kind)).join()}`;
  const choose = new Chooser(seed, (before ?? NO_TALK).frames);
  const { told: all, fresh = [], until = null, matters = [], ...rest } = before ?? NO_TALK;
  // What is said again in other words is told as if it had not been.
  const last = asked.isReworded ? fresh : [];
  const heard = new Set(all.filter((key) => !last.includes(key)));
  const told = new Set(heard);
  const { form, isFollowUp, finer } = asked;
  const marks = { until };
  const making: Making = {
    known,
    language,
    tongue,
    cited,
    choose,
    form,
    told,
    pair,
    isFollowUp,
    isReworded: asked.isReworded,
    finer,
    isTroubled: asked.isTroubled,
    aspects: new Map(),
    marks,
    before: asked.isReworded ? [] : matters,
  };
  const range = (asked.isBefore ? spanBefore(known, matters) : null) ?? rangeOf(known, asked);
  const intents = asked.intents.length === 0 ? [wholeIntent] : asked.intents;
  const hasThing = intents.some((one) => one.kind === 'named' && one.said.sure !== null);
  const time = { span: range, years: asked.years, hasThing, heavy: asked.heavy };
  const remarked = unsaid(making, heard, toRemark(making, asked, intents, range));
  const usual = (): readonly Draft[] =>
    asked.other === null
      ? newlyTold(making, asked, intents, { ...time, heard, all: new Set(all) })
      : ofTheirs(making, asked, heard);
  const answer = remarked.length > 0 ? remarked : usual();
  const doubt = asked.isDoubt ? [limitOf(making, 'sure')] : [];
  const others = asked.beside === null ? [] : unsaid(making, heard, [theirsBeside(making, asked.person)]);
  const drafts = [
    ...sympathy(making, asked),
    ...readAs(making, asked),
    ...doubt,
    ...ofAge(making, asked, intents),
    ...answer,
    ...others,
    ...birthLimits(making),
  ];
  for (const draft of drafts) told.add(keyOf(making, draft));
  const written = drafts.map((draft) => rendered(draft, cited.rows.all)).filter(({ text }) => text !== '');
  const parts = tongue === 'hi-Latn' ? inLatin(written, cited) : written;
  return {
    parts,
    cited,
    topics: topicsOf({ intents, years: asked.years }),
    state: stateAfter(asked, tongue, {
      told: [...new Set([...all, ...told])],
      fresh: [...new Set([...last, ...[...told].filter((key) => !heard.has(key))])],
      until: marks.until,
      frames: [...choose.used],
      matters,
      things: rest.things,
      single: rest.single,
      asking: rest.asking,
    }),
  };
};
