/** A question with what it leaves out taken from the one before it. */
import { KIN_OF, type Ask, type Kin, type Person, type Remark, type Side } from '../../words/reading/ask.ts';
import type { TalkState } from '../conversation/state.ts';
import { askedFor, MINE, SELF } from './ask-terms.ts';
import { actOf, actOn } from './acts-on.ts';
import { mattersBefore, recalled, yearsAfter, yearsOf, type Before } from './before.ts';
import { chosen, kindAsked, placeAsked, stoneAsked } from './chosen.ts';
import { consentOn } from './consent.ts';
import { followOf } from './direct.ts';
import { mattersOf, type Intent, type MatterIntent } from './intent.ts';
import {
  backToMatter,
  bondOn,
  effectOn,
  inLawsOf,
  inMonth,
  isOfPartner,
  nextPeriod,
  ofDays,
  ofPerson,
  partnerTrade,
  questionOfPlanets,
  sideOfBefore,
  stayOn,
  stillTheirs,
  theirHealth,
} from './onward.ts';
import { filledFrom, withHoles } from './holes.ts';
import type { Question } from './intents.ts';
import type { AnswerForm, Finer } from './making.ts';
import { blameIn, remarkOn } from './remarks.ts';
import type { Said } from './said.ts';
import { sideAsked } from './theirs.ts';
import type { Stretch } from './years-said.ts';

/** A question that can be answered. */
export interface Resolved {
  readonly intents: readonly Intent[];
  readonly years: Question['years'];
  /** The months that are asked about, where these are no whole years. */
  readonly stretch: Stretch | null;
  readonly form: AnswerForm;
  /** The same as before in other words: the parts are those of the last answer. */
  readonly isReworded: boolean;
  /** It goes on with what was asked before, and names nothing itself. */
  readonly isFollowUp: boolean;
  /** What it asks of a time that was told; null where nothing. */
  readonly finer: Finer | null;
  /** The end of the time after which it asks, JD; null where it asks after none. */
  readonly after: number | null;
  /** It asks for what comes before the time that was told. */
  readonly isBefore: boolean;
  /** What it says of the answer before; null where it asks for something. */
  readonly remark: Remark | null;
  /** It asks whether what was said is certain. */
  readonly isDoubt: boolean;
  /** Something weighs on whoever asks. */
  readonly isWorried: boolean;
  readonly feeling: Question['feeling'];
  readonly heavy: Question['heavy'];
  /** What is asked about is told as something that goes badly. */
  readonly isTroubled: boolean;
  /** What it was read as, where its words do not say it for sure. */
  readonly guess: MatterIntent['matter'] | null;
  /** Whose own birth is needed for it; null where it is that of whoever asks. */
  readonly other: Kin | null;
  /** It is the half that is told beside a refusal, and costs nothing. */
  readonly isHalf: boolean;
  /** Who is named, and the side of their life that is asked about. */
  readonly person: Person;
  readonly side: Side;
  /** It asks whether one’s age stands against it. */
  readonly isOfAge: boolean;
  /** Whose life it asks about besides; null where nobody’s. */
  readonly beside: Kin | null;
}

/** Words up to which a message that names a matter alone goes on with the time and the asking of the one before. */
const SHORT_WORDS = 4;
/** Words up to which a message without a matter goes on with what was asked before. */
const FOLLOW_WORDS = 9;

const REWORDING: Readonly<Partial<Record<NonNullable<Question['followUp']>, AnswerForm | null>>> = {
  again: null,
  simpler: 'simple',
  shorter: 'short',
  hindi: null,
  english: null,
  hinglish: null,
};

/** What a follow-up asks by its words. */
const ASKED_BY: Readonly<Partial<Record<NonNullable<Question['followUp']>, Ask>>> = {
  why: 'why',
  month: 'when',
  sooner: 'when',
  after: 'when',
  more: 'how',
  sure: 'how',
  wait: 'when',
};

/** Something that was asked about, asked again in another way. */
const askedAgain = (intent: Intent, ask: Ask): readonly Intent[] => {
  switch (intent.kind) {
    case 'matter':
    case 'relation':
      return [{ ...intent, ask }];
    case 'named': {
      const follow = followOf(intent, ask);
      if (follow === null) return [{ ...intent, ask }];
      return 'matter' in follow
        ? [{ kind: 'matter', ask, matter: follow.matter }]
        : [{ ...intent, question: follow.thing, ask }];
    }
    case 'compare':
      return [intent.options === undefined ? intent : { ...intent, ask }];
    case 'pair':
      return [intent];
  }
};

/** Who goes on with another matter or time asks of it as was asked before; why and what to do were of the one before. */
const askedBefore = (first: Ask, { asking }: Pick<TalkState, 'asking'>): Ask =>
  first === 'why' || first === 'do' ? (asking ?? 'how') : first;

/** A comparison asked on: each of its matters by itself; of a choice the one that it is about, where its month or year is asked. */
const ofCompared = (intents: readonly Intent[], ask: Ask, isOfTime: boolean): readonly Intent[] =>
  intents.flatMap((one): readonly Intent[] => {
    if (one.kind !== 'compare' || (one.options !== undefined && !isOfTime)) return [one];
    return one.matters.slice(0, one.options === undefined ? 2 : 1).map((matter) => ({ kind: 'matter', ask, matter }));
  });

export const wordsIn = ({ said }: Question): number => said.text.trim().split(/\s+/u).length;

/** Whether a planet or a finding is named. */
const namesOwn = ({ planets, findings }: Said): boolean => planets.length + findings.length > 0;

/** The way of asking that a message which names a matter alone takes from the one before. */
const askCarried = (before: Before): Ask =>
  askedBefore(before.intents.find((one) => one.kind === 'matter')?.ask ?? 'how', before);

/** Who is asked about, and which side of their life: what a message does not say of it is as before. */
const whoOf = (
  { said, beside }: Question,
  other: Kin | null,
  before: Before | null,
): Pick<Resolved, 'person' | 'side'> => {
  const kin = other ?? beside;
  const [own] = [said.person].filter((one) => one !== null && KIN_OF[one] === kin);
  const isSame = own === undefined || own === null || own === before?.person;
  const side = sideAsked(said.matters, said.words);
  return {
    person: own ?? before?.person ?? 'other',
    side: side === 'life' && (isSame || said.isPersonAlone) ? (before?.side ?? side) : side,
  };
};

/** Whoever was asked about before: a day for their act is told, and the rest is theirs. */
const besideOf = ({ person, side }: Before): Partial<Pick<Resolved, 'beside' | 'person' | 'side'>> =>
  person === undefined ? {} : { beside: KIN_OF[person], person, side: side ?? 'life' };
/** Whether a day for an act is asked after, and nobody is named: it is for whom was asked about before. */
const isActOfTheirs = ({ said, intents }: Question): boolean =>
  intents.every((one) => one.kind === 'named' && actOf(one) !== null) &&
  said.kin.length === 0 &&
  !said.words.some((word) => SELF.has(word));

const UNTIL_THEN = askedFor(({ follow }) => follow.preceding);
/** "And before that, any relationship?" */
const isOfTimeBefore = ({ said, intents }: Question, before: Before | null): boolean =>
  before !== null && said.ask !== 'do' && UNTIL_THEN.isIn(said.words) && intents.every(({ kind }) => kind === 'matter');

/** A message that names what it asks about: a short one goes on with the time and the asking of the one before. */
const named = (question: Question, before: Before | null): Resolved => {
  const { years, isWorried, feeling } = question;
  const heard = withHoles(question.intents, question.said.words);
  const intents = before === null ? heard : heard.map((one) => consentOn(one, question.said, mattersBefore(before)));
  const isOfBefore = question.turnsTo || question.corrects || wordsIn(question) <= SHORT_WORDS;
  const carried = isOfBefore ? before : null;
  const asOfBefore = (one: Intent): readonly Intent[] => {
    const days = carried === null || years !== null ? null : ofDays(one, carried);
    if (days !== null) return [days];
    if (carried !== null && one.kind === 'named') {
      const ofPlanets = questionOfPlanets(carried);
      // "And of Jupiter?"
      if (ofPlanets !== null && one.said.planets.length > 0 && one.said.questions.length === 0)
        return [{ ...one, question: ofPlanets }];
    }
    if (one.kind === 'compare' && one.matters.length === 0)
      return [{ ...one, matters: before === null ? [] : mattersBefore(before).slice(0, 1) }];
    const isRemedy = one.kind === 'named' && one.said.questions[0] === 'remedy' && !namesOwn(one.said);
    if (before === null || !isRemedy) return [one];
    const own = one.said.matters.find((other) => other !== 'general');
    if (own !== undefined) return [{ ...one, matter: own }];
    // What is done for a thing or a matter is asked of the one before.
    const asked = before.intents.flatMap((other) => askedAgain(other, 'do'));
    if (asked.some(({ kind }) => kind === 'named')) return asked;
    const matter = asked.flatMap(mattersOf).find((other) => other !== 'general');
    return matter === undefined ? [...asked, one] : [...asked, { ...one, matter }];
  };
  const side = before !== null && (isOfBefore || question.pointsBack) ? sideOfBefore(question, before) : null;
  const asked = carried === null ? 'how' : askCarried(carried);
  const other = stillTheirs(question, before) ?? theirHealth(question, before) ?? question.other;
  return {
    intents: (effectOn(question, before) ?? (side === null ? intents.flatMap(asOfBefore) : [side])).map((one) =>
      one.kind === 'matter' || one.kind === 'relation' ? { ...one, ask: one.ask ?? asked } : one,
    ),
    years: years ?? carried?.years ?? null,
    stretch: question.said.stretch,
    form: before?.form ?? 'full',
    isReworded: false,
    isFollowUp: false,
    finer: null,
    after: null,
    isBefore: isOfTimeBefore(question, before),
    remark: blameIn(question),
    isDoubt: false,
    isTroubled: question.said.isTroubled,
    isWorried,
    feeling,
    heavy: question.heavy,
    isHalf: false,
    guess: null,
    other,
    ...whoOf(question, other, before),
    beside: question.beside,
    isOfAge: question.isOfAge,
    ...(before !== null && isActOfTheirs(question) ? besideOf(before) : {}),
  };
};

/** What goes on to something else of what was asked: a matter before it, the next period, who the partner is, a stone; null where nothing does. */
const asideOf = (question: Question, before: Before, how: Ask): readonly Intent[] | null => {
  const earlier = backToMatter(question, before);
  if (earlier !== null) return [{ kind: 'matter', ask: how, matter: earlier }];
  const stay = stayOn(question, before);
  if (stay !== null) return [stay];
  const { followUp } = question;
  const period = nextPeriod(question, before);
  if (period !== null) return period;
  const isOfKind = followUp === 'kind' || (how === 'how' && isOfPartner(question, before));
  const kind = isOfKind ? kindAsked(question, before) : [];
  if (kind.length > 0) return kind;
  const stone = stoneAsked(question, before);
  if (stone !== null) return [stone];
  const place = followUp === 'where' ? placeAsked(question, before) : [];
  return place.length > 0 ? place : null;
};

/** What is asked on by words that name no matter. */
const askedOn = (question: Question, before: Before): readonly Intent[] => {
  const { followUp, said } = question;
  const { ask } = said;
  // "What more shall I do" asks what to do.
  const isPlain = followUp === null || (followUp === 'more' && ask === 'do');
  const own = isPlain ? ask : (ASKED_BY[followUp] ?? ask);
  const [first] = before.intents.flatMap((one) =>
    one.kind === 'matter' || one.kind === 'relation' ? (one.ask ?? []) : [],
  );
  // Who doubts a thing of the chart hears what it rests on, where that is told by itself.
  if (followUp === 'sure' && before.intents.every(({ kind }) => kind === 'named'))
    return before.intents.flatMap((one) =>
      one.kind === 'named' && followOf(one, 'why') !== null ? askedAgain(one, 'why') : [one],
    );
  const how = own ?? askedBefore(first ?? 'how', before);
  const side = asideOf(question, before, how);
  if (side !== null) return side;
  const other = chosen(question, before);
  if (other !== null) return other;
  const isOpened = own !== null && own !== 'how';
  const isOfTime = followUp === 'month' || (how === 'when' && question.years !== null);
  return (isOpened ? ofCompared(before.intents, how, isOfTime) : before.intents).flatMap((one) => askedAgain(one, how));
};

const isAskedOn = ({ followUp, said, years, pointsBack }: Question): boolean =>
  followUp !== null || said.ask !== null || years !== null || pointsBack || said.hasQuestionWord;

/** What goes badly stays so until something else is asked about. */
const isTroubledBy = ({ said, followUp, isOfDelay }: Question, { troubled }: Before): boolean =>
  said.isTroubled || troubled === true || (followUp === 'why' && isOfDelay);

/** Whom a message that goes on is about: whoever was asked about before still is, unless whoever asks turns to themselves. */
const otherOn = (question: Question, before: Before): Kin | null => {
  if (isOfPartner(question, before)) return null;
  return (
    stillTheirs(question, before) ??
    question.other ??
    (question.said.words.some((word) => SELF.has(word)) ? null : (before.other ?? null))
  );
};

/** The same in other words is about the same person. */
const sameOf = (question: Question, before: Before): Pick<Resolved, 'other' | 'person' | 'side'> => {
  const other = before.other ?? null;
  return { other, ...whoOf(question, other, before) };
};

/** Whether a message goes on: "sharab pita hai" tells more of whom was asked about, "mere liye bhi" asks the same for oneself. */
const goesOn = (question: Question, before: Before, other: Kin | null): boolean =>
  isAskedOn(question) ||
  other !== null ||
  (before.other !== undefined && question.said.words.some((word) => MINE.has(word) || SELF.has(word)));

/** A message that goes on with what was asked before, as long as nothing says what it asks of it. */
const goingOn = (question: Question, before: Before): Resolved => {
  const { years, followUp, said, isWorried, feeling } = question;
  const other = otherOn(question, before);
  return {
    intents: before.intents,
    years: years ?? before.years,
    stretch: said.stretch,
    form: before.form,
    isReworded: false,
    isWorried,
    feeling,
    heavy: before.heavy ?? null,
    isHalf: false,
    isTroubled: isTroubledBy(question, before),
    isFollowUp: true,
    finer: null,
    after: null,
    isBefore: false,
    remark: null,
    isDoubt: followUp === 'sure',
    guess: null,
    other,
    ...whoOf(question, other, before),
    beside: null,
    isOfAge: false,
  };
};

/** "What shall I do before that" asks what to do, and for no sooner time. */
const withoutSooner = (question: Question): Question =>
  question.followUp === 'sooner' && question.said.ask === 'do' ? { ...question, followUp: null } : question;

/** A message that goes on with what was asked before; null where it asks nothing of it. */
const followed = (message: Question, before: Before): Resolved | null => {
  const question = withoutSooner(message);
  const { years, followUp, isYearAlone } = question;
  const { form, intents } = before;
  const kept = goingOn(question, before);
  const wanted = followUp === null ? undefined : REWORDING[followUp];
  if (wanted !== undefined) return { ...kept, ...sameOf(question, before), form: wanted ?? form, isReworded: true };
  if (!goesOn(question, before, kept.other) || wordsIn(question) > FOLLOW_WORDS) return null;
  // A year after a planet, a stone or a name is asked about the chart as a whole.
  if (isYearAlone && intents.every(({ kind }) => kind === 'named')) return named(question, before);
  const asked = askedOn(question, before);
  switch (followUp) {
    case 'why':
      return { ...kept, intents: asked, form: 'full' };
    case 'more':
      return { ...kept, intents: asked, form: 'full', finer: followUp };
    case 'wait':
      return { ...kept, intents: asked, years: null, stretch: null, finer: followUp };
    case 'month':
    case 'sooner':
      return { ...kept, intents: asked, years: years ?? yearsOf(before), finer: followUp };
    case 'after':
      return {
        ...kept,
        intents: asked,
        years: yearsAfter(before),
        finer: 'after',
        after: before.years === null ? (before.until ?? null) : null,
      };
    default:
      return { ...kept, intents: asked };
  }
};

/** What a message asks of somebody, or of a thing, that was asked about before, whatever else it names; null where nothing. */
const besides = (question: Question, before: Before): Resolved | null => {
  const bond = bondOn(question, before) ?? inLawsOf(question, before) ?? partnerTrade(question, before);
  if (bond !== null) return { ...named({ ...question, intents: [bond] }, before), other: null };
  const other = ofPerson(question, before);
  if (other !== null) return named({ ...question, intents: before.intents, other }, before);
  const filled = filledFrom(question, before);
  if (filled !== null) return { ...goingOn(question, before), ...filled };
  const month = inMonth(question, before);
  if (month !== null) return { ...goingOn(question, before), ...month, years: null };
  const days = actOn(question, before);
  return days === null ? null : { ...goingOn(question, before), intents: [days], other: null, ...besideOf(before) };
};

/** Remarks on a thing of the chart that are answered by what it rests on. */
const OF_GROUNDS: readonly Remark[] = ['source', 'doubt', 'plain'];
/** What a message says of the answer before it; null where it asks for something else. */
const remarked = (question: Question, before: Before): Resolved | null => {
  const remark = remarkOn(question, before);
  if (remark === null) return null;
  const kept = { ...goingOn(question, before), ...sameOf(question, before), years: before.years, isDoubt: false };
  const isOfThings = before.other === undefined && before.intents.every(({ kind }) => kind === 'named');
  if (!isOfThings || !OF_GROUNDS.includes(remark)) return { ...kept, remark };
  // What a thing of the chart rests on is told by itself.
  return { ...kept, intents: askedOn({ ...question, followUp: 'sure' }, before), isDoubt: remark !== 'source' };
};

/** What a message asks after what was asked before; null where nothing of it was understood. */
export const resolved = (question: Question, state: TalkState | null): Resolved | null => {
  const { intents, guess, isYearAlone, today } = question;
  const before = state === null ? null : recalled(state, today);
  const earlier = before === null || before.intents.length === 0 ? null : before;
  const beside = earlier === null ? null : (remarked(question, earlier) ?? besides(question, earlier));
  if (beside !== null) return beside;
  if (intents.length > 0 && !(isYearAlone && earlier !== null)) return named(question, before);
  const followUp = earlier === null ? null : followed(question, earlier);
  if (followUp !== null || guess === null) return followUp;
  return { ...named({ ...question, intents: [guess] }, null), guess: guess.matter };
};
