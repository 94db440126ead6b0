/** The parts about a thing that is named: a planet, a finding, a custom, days; and what is told where it is asked on about. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Act, DirectQuestion } from '../../../words/reading/ask.ts';
import { actOf } from './acts-on.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { hashOf } from './choice.ts';
import { hasDays } from '../days/judged.ts';
import { daysParts } from '../days/compared.ts';
import { daysForAct, stretchOf, weekdayNamed } from '../days/asked.ts';
import { asksHours, hoursOfDayTold } from '../days/hours.ts';
import { muhuratBest, muhuratTold, type ActFor } from '../days/muhurat.ts';
import { askedOn, directAnswers, followOf, isEffect, matterOfDirect, questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { doshaParts } from './dosha-parts.ts';
import { effectParts } from './effect-parts.ts';
import { isMatter, type MatterIntent, type NamedIntent } from '../hear/intent.ts';
import { saidParts, type Making } from './making.ts';
import { advicePart, matterParts } from './matter-parts.ts';
import { planetParts, thingParts } from './named.ts';
import type { Draft } from './parts.ts';
import { customDayFor, customFor } from '../talk/rest-parts.ts';
import { isHouseAlone } from '../hear/pieces.ts';
import type { Said } from '../hear/said.ts';
import type { Thing } from '../hear/things.ts';
import { limitOf } from './timing.ts';

/** The matter that a thing is asked about for: named before it, or beside it. */
const matterOf = ({ said, matter }: NamedIntent): NamedIntent['matter'] => {
  // The results of a yoga are of no examination.
  const isOfYoga = said.questions.includes('raja_yoga') || said.findings.some(({ kind }) => kind === 'yoga');
  const isOwn = (one: MatterIntent['matter']): one is Exclude<MatterIntent['matter'], 'general'> =>
    one !== 'general' && !(isOfYoga && one === 'exam');
  const isOfPlace = said.planets.length > 0 && isHouseAlone(said);
  return matter ?? (isOfPlace ? undefined : said.matters.find(isOwn));
};

/** How the matter stands that is named beside a thing, or is its own; nothing where none is. */
const matterBeside = (
  making: Making,
  intent: NamedIntent,
  thing: Thing | null,
  range: TimeSpan | null,
): readonly Draft[] => {
  const direct = questionOn(intent);
  // "When does it end" asks of the time alone.
  if (isEffect(intent) || intent.said.isSold) return [];
  if (making.form === 'short' || (direct !== null && DIRECT_ROWS[direct].isWithMatter !== true)) return [];
  if (thing !== null && thing.kind !== 'planet') return [];
  const matter = (direct === null ? undefined : DIRECT_ROWS[direct].matter) ?? matterOf(intent);
  const area = matter === undefined ? null : MATTER_ROWS[matter].area;
  if (matter === undefined || area === null) return [];
  if (making.cited.decisions.some(({ decision }) => MATTER_ROWS[decision.matter].area === area)) return [];
  return matterParts(making, { ask: 'how', matter, range, isBrief: true });
};

/** Parts that are told for the first time in a conversation, or again where they may be. */
const unheard = ({ told, isFollowUp }: Making, drafts: readonly Draft[]): readonly Draft[] =>
  drafts.filter(({ template }) => {
    const key = `said.${hashOf(template)}`;
    const isTold = told.has(key);
    told.add(key);
    return !isFollowUp || !isTold;
  });

/** The days for an act; where these were told, the best of them. */
const ofAct = (making: Making, act: Act, { about, person, days: named, text }: Said): readonly Draft[] => {
  const of: ActFor = { act, person: about === null ? making.whose : person };
  const days = named ?? daysForAct(text, making.known.at.date);
  const [{ year, month, day }, count] = stretchOf(days);
  const key = `act.${of.act}.${year}-${month}-${day}.${count}`;
  const told = (making.told.has(key) ? muhuratBest : muhuratTold)(making, of, days);
  making.told.add(key);
  // Who asks for a day and its hours hears them, told before or not.
  return saidParts(making, told).map((one) => ({ ...one, isKept: true }));
};

const MUHURATS = askedFor(({ muhurats }) => muhurats);
/** The hours of a day that is asked about for no act of muhurat: "at what time shall I go", after the day or with it; nothing where they are not asked for. */
const hoursOf = (making: Making, { said, ask }: NamedIntent): readonly Draft[] =>
  said.days?.kind === 'day' && (ask === 'when' || asksHours(said))
    ? saidParts(making, hoursOfDayTold(making, said.days.date)).map((one) => ({ ...one, isKept: true }))
    : [];

/** Most that is told of a day beside its hours. */
const MOST_OF_DAY = 3;
/** What is said of the days that are asked about; who asks why of them hears how the matter stands. */
const ofDays = (making: Making, intent: NamedIntent, range: TimeSpan | null): readonly Draft[] => {
  // The days of the Moon are no muhurats: these have rules of their own.
  const act = actOf(intent);
  if (act !== null) return ofAct(making, act, intent.said);
  const own = matterOf(intent);
  // Of a stretch of days nothing is dated for a matter without dates: "my health in the coming months".
  const isUndated = own !== undefined && MATTER_ROWS[own].event === null && !hasDays(own);
  if (isUndated && intent.said.days?.kind === 'span')
    return matterParts(making, { ask: intent.ask ?? 'how', matter: own, range, isBrief: false });
  if (MUHURATS.isIn(intent.said.words)) return [limitOf(making, 'muhurat')];
  const { lean } = intent;
  const days = daysParts(making, intent.said, own, lean);
  if (days === null) return [];
  // Which day was the best or the worst is told, whatever was.
  if (lean !== undefined) return saidParts(making, days.sentences).map((one) => ({ ...one, isKept: true }));
  const hours = hoursOf(making, intent);
  if (hours.length > 0 && intent.ask === 'when') return hours;
  const ofMoon = unheard(making, saidParts(making, days.sentences));
  // Who asks for an hour hears that first, then how the day stands.
  if (hours.length > 0) return [...hours, ...ofMoon.slice(0, MOST_OF_DAY)];
  const said = ofMoon;
  const isMore = intent.ask === 'why' || intent.ask === 'do';
  const matter = isMore ? own : undefined;
  if (matter !== undefined) return matterParts(making, { ask: intent.ask ?? 'how', matter, range, isBrief: false });
  if (days.kind === 'chosen') return [days.lead, ...said];
  return days.isOfMatter ? said : [...said, ...matterBeside(making, intent, null, range)];
};

/** What is asked on of the planets that a thing rests on. */
const onPlanets = (making: Making, intent: NamedIntent): readonly Draft[] => {
  const ask = intent.ask ?? 'how';
  const { planets, sentences } = askedOn(making.known, intent, ask, making);
  const isMore = ask === 'why' || ask === 'how';
  const read = isMore ? planets.slice(0, 1).flatMap((planet) => planetParts(making, planet, true)) : [];
  return unheard(making, [...saidParts(making, sentences), ...read]);
};

/** Things that are themselves what is asked on of planets. */
const OF_PLANETS: readonly (DirectQuestion | null)[] = ['remedy', 'period_times', 'stone_when'];
/** Questions whose answer is the day or month of a turn. */
const TURNS: readonly DirectQuestion[] = [
  'next_maha',
  'next_period',
  'next_end',
  'sade_sati_end',
  'sade_sati',
  'dhaiya',
  'dhaiya_end',
  'running_end',
];
/** Whether a thing itself does not answer the way in which it is asked on about. */
const isAskedOn = (intent: NamedIntent): boolean => {
  const question = questionOn(intent);
  if (OF_PLANETS.includes(question)) return false;
  const isOfTimes = question !== null && DIRECT_ROWS[question].topic === 'timing';
  return intent.ask === 'do' || (intent.ask === 'when' && !isOfTimes);
};

/** What is done for a matter that was asked about, or what a time does for it; null where no matter is asked about. */
const onMatter = (making: Making, intent: NamedIntent, range: TimeSpan | null): readonly Draft[] | null => {
  const { said, ask = 'how' } = intent;
  const names = said.planets.length + said.findings.length > 0 || weekdayNamed(said.words) !== null;
  const matter = questionOn(intent) === 'remedy' && !names ? matterOf(intent) : undefined;
  if (questionOn(intent) === 'mantra_day' && !names && isMatter(intent.matter)) {
    const day = customDayFor(making, intent.matter, said);
    return day.length === 0 ? null : day;
  }
  if (matter !== undefined) {
    const told = customFor(making, matter, said);
    // How a matter stands that was asked about before was told: a step of every day is not.
    const beside =
      intent.matter === undefined
        ? matterBeside(making, intent, null, range)
        : advicePart(making, decide(making.known, matter, null));
    return told.length === 0 ? null : [...told, ...beside];
  }
  return isEffect(intent) && ask === 'how' ? effectParts(making, intent, range) : null;
};

/** That nothing has to be paid for: where a ritual is sold for a dosha or a yoga. */
const ofPrice = (making: Making, { said, question }: NamedIntent): readonly Draft[] =>
  said.isSold && said.findings.length > 0 && question === undefined
    ? [limitOf(making, said.isPriced ? 'ritual' : 'rite')]
    : [];

/** What is told again where a yes or no is asked of it. */
const AGAIN: readonly DirectQuestion[] = ['planet', 'running_means', 'next_means'];
/** Questions of an end, which are told again whoever asks until when. */
const ENDS: readonly (DirectQuestion | undefined)[] = ['dhaiya_end', 'sade_sati_end', 'running_end', 'next_end'];
/** Whether the first of an answer is told though it was: who asks when of a turn of time hears it again, and so does who asks whether a planet is strong. */
const isToldAgain = (intent: NamedIntent): boolean => {
  const question = questionOn(intent);
  const isAsked = intent.ask === 'when' || intent.question === undefined || ENDS.includes(intent.question);
  const isTurn = isAsked && question !== null && TURNS.includes(question);
  return isTurn || (intent.ask === 'will' && question !== null && AGAIN.includes(question));
};

/** What is read of a thing that is named, beside what was told of it; what somebody is like is read from the Moon sign, where no time of birth is known. */
const readAlong = (making: Making, intent: NamedIntent, isPlaced: boolean): readonly Draft[] => {
  const { thing } = intent.said;
  const question = questionOn(intent);
  if (question === 'portrait' && !making.known.birth.timeKnown)
    return thingParts(making, { kind: 'moon_sign' }, isPlaced);
  const asksOther = question !== null && DIRECT_ROWS[question].isReadAlong !== true;
  const isTold = isPlaced && (making.form === 'short' || asksOther);
  return thing === null || isTold || intent.question !== undefined ? [] : thingParts(making, thing, isPlaced);
};

/** The parts about a thing; in a follow-up, what was not told yet. */
export const namedParts = (making: Making, intent: NamedIntent, range: TimeSpan | null): readonly Draft[] => {
  const dosha = doshaParts(making, intent, () => onPlanets(making, { ...intent, ask: 'do' }));
  if (dosha !== null) return dosha;
  const on = onMatter(making, intent, range) ?? (isAskedOn(intent) ? onPlanets(making, intent) : []);
  if (on.length > 0) return on;
  // "When will I meet someone" asks when, and then where.
  const follow = intent.question === undefined && intent.said.ask === 'when' ? followOf(intent, 'when') : null;
  const asked = questionOn(intent);
  // What no chart dates is no time of the matter either: "when will he speak".
  const isWhen = follow !== null && 'matter' in follow && (asked === null || DIRECT_ROWS[asked].isForAnyone !== true);
  const when = isWhen ? matterParts(making, { ask: 'when', matter: follow.matter, range, isBrief: true }) : [];
  const whole = saidParts(making, directAnswers(making.known, intent, making));
  if (intent.lean !== undefined && whole.length > 0) return whole.map((one) => ({ ...one, isKept: true }));
  const direct = isToldAgain(intent)
    ? whole.map((one, i): Draft => (i === 0 ? { ...one, isKept: true } : one))
    : unheard(making, whole);
  const { thing } = intent.said;
  const read = unheard(making, readAlong(making, intent, whole.length > 0));
  return whole.length + read.length === 0 && intent.question === undefined
    ? ofDays(making, intent, range)
    : [...ofPrice(making, intent), ...when, ...direct, ...read, ...matterBeside(making, intent, thing, range)];
};

/** That all was told; nothing where there was nothing to tell without the time of birth, which is said by itself. */
export const nothingLeft = (making: Making): readonly Draft[] =>
  making.known.birth.timeKnown || making.told.has('noTime') ? [limitOf(making, 'noMore')] : [];

/**
 * What is told of a thing where all of it was told before: what is asked on of the planets that it rests on, the matter that
 * it is a side of, or that there is no more.
 */
export const afterNamed = (making: Making, intent: NamedIntent, range: TimeSpan | null): readonly Draft[] => {
  const follow = followOf(intent, intent.ask ?? 'how');
  const fresh =
    follow !== null && 'thing' in follow
      ? unheard(making, saidParts(making, directAnswers(making.known, { ...intent, question: follow.thing }, making)))
      : onPlanets(making, intent);
  if (fresh.length > 0) return fresh;
  const matter = matterOfDirect(intent);
  if (matter !== null) return matterParts(making, { ask: 'how', matter, range, isBrief: true });
  // Who asks on hears the short of it again; who asks for more, that there is no more.
  if (making.finer === 'more') return [limitOf(making, 'noMore')];
  const days = intent.said.days === null ? null : daysParts(making, intent.said, undefined);
  const said = directAnswers(making.known, intent, making);
  const again = said.length > 0 ? said : (days?.sentences ?? []);
  const [first] = saidParts(making, again);
  return first === undefined ? nothingLeft(making) : [{ ...first, isKept: true }];
};
