/** A question with what it leaves out taken from the one before it. */
import { KIN_OF, type Ask } from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import { questionOn } from '../direct.ts';
import { actOf, actOn } from '../tell/acts-on.ts';
import { asksAge, ofAges, withAge } from '../tell/ages.ts';
import { SELF } from '../hear/ask-terms.ts';
import { mattersOfTalk, recalled, sideBefore, yearsAfter, yearsOf, type Before } from './before.ts';
import { consentOn } from '../people/others.ts';
import { ONE_LINE } from '../choice/fork.ts';
import { ofEither } from './either.ts';
import {
  askedOn,
  asksWhyOfIt,
  finerOf,
  goesOn,
  goingOn,
  REWORDING,
  ofDaysMatter,
  sameOf,
  asksPlanet,
  waiting,
  withBads,
  withOther,
  withoutSooner,
  withPlanet,
  yearOfThing,
} from './going-on.ts';
import { heardInTalk } from '../ear/in-talk.ts';
import { formIn } from '../hear/form-asked.ts';
import { filledFrom, withHoles } from './holes.ts';
import { isMatter, mattersOf, type Intent } from '../hear/intent.ts';
import { THEY } from '../people/kin.ts';
import type { Question } from '../hear/intents.ts';
import { bondOn, effectOn, inMonth, ofDays, ofPerson, questionOfPlanets, sideOfBefore, stillTheirs } from './onward.ts';
import { ofPartners } from '../people/of-partner.ts';
import { asksBadMonth, asksMonth } from '../hear/marks.ts';
import { stretchAsked } from '../hear/month-asked.ts';
import { remarked } from './remarked.ts';
import { comingOf, withRemark } from './remarks.ts';
import { askedAgain, askedBefore, whoOf, wordsIn, type Resolved } from './resolved.ts';
import { staysWith } from './stays.ts';
import { ofForm } from './of-form.ts';
import { goneOnWith } from './thread.ts';
import { asksOfTalk } from './wanted.ts';
import { daysThen, thenAsked, withoutThen } from './then.ts';
import { asOpinion, turned } from './turned.ts';
import { asTold, isToldOn } from './told-on.ts';
import { statesIn } from '../hear/states.ts';

/** Words up to which a message that names a matter alone goes on with the time and the asking of the one before. */
const SHORT_WORDS = 4;

/** The way of asking that a message which names a matter alone takes from the one before. */
const askCarried = (before: Before): Ask =>
  askedBefore(before.intents.find((one) => one.kind === 'matter')?.ask ?? 'how', before);

/** Whoever was asked about before: a day for their act is told, and the rest is theirs. */
const besideOf = ({ person, side }: Before): Partial<Pick<Resolved, 'beside' | 'person' | 'side'>> =>
  person === undefined ? {} : { beside: KIN_OF[person], person, side: side ?? 'life' };
/** Whether a day for an act is asked after, and nobody is named: it is for whom was asked about before. */
const isActOfTheirs = ({ said, intents }: Question): boolean =>
  intents.every((one) => one.kind === 'named' && actOf(one) !== null) &&
  said.kin.length === 0 &&
  !said.words.some((word) => SELF.has(word));

/** Whether it is heard to ask of the bond with somebody, which is one’s own. */
const isOfBond = ({ isHeard, intents }: Question): boolean =>
  isHeard === true && intents.every(({ kind }) => kind === 'relation');
/** Whose life a message that names what it asks about is of. */
const whomOf = (question: Question, before: Before | null): Resolved['other'] =>
  isOfBond(question) ? null : (stillTheirs(question, before) ?? question.other);

/** The years that a message goes on with: a month that is asked for is one of the year of the talk. */
const yearsOn = ({ followUp }: Question, before: Before | null, carried: Before | null): Before['years'] =>
  (followUp === 'month' ? before : carried)?.years ?? null;

/** A message that names what it asks about: a short one goes on with the time and the asking of the one before. */
const named = (message: Question, before: Before | null): Resolved => {
  const { remark, ...question } = withRemark(message);
  const { years, isWorried, feeling } = question;
  const then = thenAsked(question, before);
  const heard = withHoles(withoutThen(question.intents, then), question.said.words).map((one) =>
    daysThen(one, then, before),
  );
  const intents = before === null ? heard : heard.map((one) => consentOn(one, question.said, mattersOfTalk(before)));
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
      return [{ ...one, ...(before === null ? {} : sideBefore(before)) }];
    const isRemedy =
      one.kind === 'named' &&
      one.question === undefined &&
      one.said.questions[0] === 'remedy' &&
      one.said.planets.length + one.said.findings.length === 0;
    if (before === null || !isRemedy) return [one];
    const own = one.said.matters.find((other) => other !== 'general');
    if (own !== undefined) return [{ ...one, matter: own }];
    // What is done for a thing or a matter is asked of the one before.
    const asked = before.intents.flatMap((other) => askedAgain(other, 'do'));
    if (asked.some(({ kind }) => kind === 'named')) return asked;
    const matter = asked.flatMap(mattersOf).find((other) => other !== 'general');
    return matter === undefined ? [...asked, one] : [{ ...one, matter }];
  };
  const side = before !== null && (isOfBefore || question.pointsBack) ? sideOfBefore(question, before) : null;
  const asked = carried === null ? 'how' : askCarried(carried);
  // "Uska asar paise par" after a period is of the period, and of nobody.
  const effect = effectOn(question, before);
  const other = effect === null ? whomOf(question, before) : null;
  return {
    intents: (effect ?? (side === null ? intents.flatMap(asOfBefore) : [side])).map((one) =>
      one.kind === 'matter' || one.kind === 'relation' ? { ...one, ask: one.ask ?? asked } : one,
    ),
    years: years ?? yearsOn(question, before, carried),
    stretch: stretchAsked(question.said, question.today),
    form: before?.form ?? 'full',
    isReworded: false,
    isFollowUp: false,
    finer: asksBadMonth(question.said.words) ? 'bad' : null,
    isOfMonths: asksMonth(question.said.words),
    after: null,
    then,
    remark,
    isDoubt: false,
    isTroubled: question.said.isTroubled,
    isFeared: question.said.isFeared,
    states: statesIn(question.said.words),
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

/** What is asked of what may come, and of no thing of the chart that was asked about after it: why not earlier, now or later, what to do until then. */
const OF_COMING: readonly Question['followUp'][] = ['late', 'rather', 'meanwhile'];
const ofComing = (question: Question, before: Before, kept: Resolved): Resolved => {
  const { followUp } = question;
  const coming = comingOf(before);
  const intents = askedOn(question, coming.length === 0 ? before : { ...before, intents: coming }).map(ofDaysMatter);
  // What to do until then is asked of no year that was named.
  const years = followUp === 'meanwhile' ? null : kept.years;
  return {
    ...kept,
    intents,
    years,
    form: 'full',
    finer: followUp === 'late' || followUp === 'rather' ? followUp : null,
  };
};

/** "He does not try at all" after another’s life tells more of them, "I fear a loss" after a shop of that: it asks what can be done. */
const withTold = (question: Question, before: Before): Question => {
  const { said, followUp, years, intents, turn } = question;
  if (turn === 'feeling') return { ...question, said: { ...said, ask: 'do' }, isWorried: true };
  const asksNothing = said.ask === null && followUp === null && years === null;
  const isTold = asksNothing && (!said.hasQuestionWord || THEY.has(said.words[0] ?? ''));
  const isOfThem = before.other !== undefined && said.kin.length === 0 && intents.length === 0;
  return isTold && isOfThem && said.words.length > TOLD_FROM ? { ...question, said: { ...said, ask: 'do' } } : question;
};
/** Number of words above which a message tells something. */
const TOLD_FROM = 2;

const ofYear = (question: Question, before: Before): Resolved =>
  yearOfThing(question, before) ?? named(question, before);

/** A message that goes on with what was asked before; null where it asks nothing of it. */
const followed = (message: Question, before: Before): Resolved | null => {
  const question = withTold(withBads(withoutSooner(withOther(message, before)), before), before);
  const { years, followUp, isYearAlone } = question;
  const { form, intents } = before;
  const kept = goingOn(question, before);
  const wanted = followUp === null ? undefined : REWORDING[followUp];
  if (wanted !== undefined) return { ...kept, ...sameOf(question, before), form: wanted ?? form, isReworded: true };
  if (!goesOn(question, before, kept.other)) return null;
  if (followUp !== null && OF_COMING.includes(followUp)) return ofComing(question, before, kept);
  if (isYearAlone && intents.every(({ kind }) => kind === 'named')) return ofYear(question, before);
  const asked = askedOn(question, before);
  switch (followUp) {
    case 'why':
    case 'more':
      return { ...kept, intents: asked, form: 'full', finer: followUp === 'more' ? followUp : null };
    case 'wait':
      return { ...kept, ...waiting(question, before), years: null };
    case 'month':
    case 'sooner':
      return {
        ...kept,
        intents: asked,
        years: years ?? yearsOf(before),
        finer: followUp === 'month' ? finerOf(question) : followUp,
      };
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
  const stays = staysWith(question, before);
  if (stays !== null) return { ...goingOn(question, before), intents: stays, other: null, isDoubt: false };
  const bond = bondOn(question, before);
  if (bond !== null) {
    // "Rishta" with a daughter is no match of hers.
    const side = bond.kind === 'relation' ? { side: bond.side ?? 'life' } : {};
    return { ...named({ ...question, intents: [bond] }, before), other: null, ...side };
  }
  const partner = ofPartners(question, before);
  if (partner !== null) {
    // The partner of somebody whose birth was written is told by that birth.
    const other = before.births === undefined ? null : (before.other ?? null);
    return { ...named({ ...question, intents: [partner] }, before), other };
  }
  const other = ofPerson(question, before);
  if (other !== null) return named({ ...question, intents: before.intents, other }, before);
  const filled = filledFrom(question, before);
  if (filled !== null) return { ...goingOn(question, before), ...filled, isDoubt: false };
  const month = inMonth(question, before);
  if (month !== null) return { ...goingOn(question, before), ...month, years: null };
  const days = actOn(question, before);
  return days === null ? null : { ...goingOn(question, before), intents: [days], other: null, ...besideOf(before) };
};

/** A message as it is heard after what was told last: it tells more of that, goes on with it, or asks something itself. */
const inLight = (message: Question, last: Before): Question => {
  if (isToldOn(message, last)) return asTold(message);
  const question = withPlanet(message, last);
  return turned(asksOfTalk(question) ? question : heardInTalk(question, last), last);
};

/** A message as it goes on with a talk, and what of the talk it goes on with. */
const inTalk = (
  message: Question,
  state: TalkState | null,
): { readonly question: Question; readonly before: Before | null } => {
  if (state === null) return { question: message, before: null };
  const last = recalled(state, message.today);
  const question = last.intents.length === 0 ? message : inLight(asOpinion(message, last), last);
  return { question, before: goneOnWith({ ...question, guess: message.guess }, last, state) };
};

const OF_REMEDIES = /^(?:remedy$|mantra_)/u;
const isRemedy = (one: Intent): boolean => one.kind === 'named' && OF_REMEDIES.test(questionOn(one) ?? '');
/** A message that only fills in what was missing, a birth, asks again what was asked before, and of a remedy what that was for; null where nothing was. */
export const askedStill = (message: Question, state: TalkState | null): Resolved | null => {
  const { question, before } = inTalk(message, state);
  if (before === null || before.intents.length === 0) return null;
  const matter = before.intents.every(isRemedy) ? mattersOfTalk(before).find(isMatter) : undefined;
  return goingOn(
    question,
    matter === undefined ? before : { ...before, intents: [{ kind: 'matter', ask: 'how', matter }] },
  );
};

/** What a message asks after what was asked before; null where nothing of it was understood. */
export const resolved = (message: Question, state: TalkState | null): Resolved | null => {
  const asked = asksAge(message)
    ? withAge(resolvedIn(ofAges(message), state))
    : ofEither(message, (one) => ofForm(one, state) ?? resolvedIn(one, state), state !== null);
  const { said } = message;
  const isOneLine = ONE_LINE.isIn(said.words);
  return asked && { ...asked, isOneLine, isOfPlanet: asksPlanet(said), asksFor: formIn(said.words) };
};

const resolvedIn = (message: Question, state: TalkState | null): Resolved | null => {
  const { question, before } = inTalk(message, state);
  const earlier = before === null || before.intents.length === 0 ? null : before;
  const { intents, guess, isClear, isYearAlone } = question;
  const beside =
    earlier === null || question.isHeard === true ? null : (remarked(question, earlier) ?? besides(question, earlier));
  if (beside !== null) return beside;
  const isOn = (isYearAlone && earlier !== null) || (earlier !== null && asksWhyOfIt(question, earlier));
  if (intents.length > 0 && !isOn) return named(question, before);
  const followUp = earlier === null ? null : followed(question, earlier);
  if (followUp !== null || guess === null) return followUp;
  const isSure = isClear || guess.kind !== 'matter';
  return { ...named({ ...question, intents: [guess] }, null), guess: isSure ? null : guess.matter };
};
