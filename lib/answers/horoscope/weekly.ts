/** The text of a week for one sign: how it opens, its events, its end; areas; three days that stand out. */
import { civilDate, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { MAIN_AREAS, type Area } from '../../../layers/jyotish/horoscope/areas.ts';
import { FEED_OFFSET, type DaySky } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { moonHouseFact, type Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import { moonCountOf } from '../../../layers/jyotish/horoscope/rotation.ts';
import { bestDays, type SignStretch } from '../../../layers/jyotish/horoscope/stretch.ts';
import type { KeyDayKind } from '../../words/horoscope/bank.ts';
import { variant, type Sentence } from './sentence.ts';
import {
  areaText,
  bestPointer,
  eventsByWeight,
  dayName,
  onDay,
  staysOfTurn,
  eventSentences,
  factSentence,
  type Speech,
} from './stretch-text.ts';
import { houseKey, levelOf } from './words-of-facts.ts';

/** A day that stands out. */
export interface KeyDay {
  readonly kind: KeyDayKind;
  readonly date: CivilDate;
  /** General score of the day. */
  readonly score: number;
  /** The heaviest event of the day, else the house of the Moon. */
  readonly fact: Fact;
  /** What the Moon's house makes of the day. */
  readonly text: Sentence;
}

/** The text of a week. */
export interface WeeklyText {
  readonly headline: Sentence;
  readonly general: readonly Sentence[];
  readonly areas: readonly { readonly area: Area; readonly sentences: readonly Sentence[]; readonly best: CivilDate }[];
  readonly keyDays: readonly KeyDay[];
  /** The Moon's house on each day, beside the facts of the week. */
  readonly facts: readonly Fact[];
}

const SATURDAY = 5;
/** Events of a week and stays beside them: four sentences together. */
const MOST_EVENTS = 3;
const MOST_STATED = 4;

/** Date of an event in Indian time. */
const dateOf = ({ at }: Fact): number => (at === undefined ? 0 : dayNumber(civilDate(at, FEED_OFFSET)));

/** The days with the best and the lowest general score and the one with the heaviest event: always three different ones, the earlier where two are alike. */
const keyDaysOf = ({ bank }: Speech, signStretch: SignStretch): KeyDay[] => {
  const { sign, facts } = signStretch;
  const events = eventsByWeight(facts);
  const days = signStretch.scoredDays().map(({ day, scores }) => ({
    day,
    score: scores.general.score,
    moon: moonHouseFact(day, sign),
    event: events.find((fact) => dateOf(fact) === dayNumber(day.date)),
  }));
  const taken: KeyDay[] = [];
  const take = (kind: KeyDayKind, order: typeof days): void => {
    const found = order.find(({ day }) => !taken.some(({ date }) => date === day.date));
    if (!found) return;
    const { day, score, moon, event } = found;
    const { sign: passage, third } = moonCountOf(day);
    const rows = bank.keyDay[kind === 'low' ? 'low' : 'open'][houseKey(moon.house)];
    const text = { text: variant(rows, passage + third + sign), basis: [moon.id] };
    taken.push({ kind: kind === 'event' && !event ? 'moon' : kind, date: day.date, score, fact: event ?? moon, text });
  };
  take(
    'best',
    days.toSorted((a, b) => b.score - a.score),
  );
  take(
    'low',
    days.toSorted((a, b) => a.score - b.score),
  );
  take(
    'event',
    days.toSorted((a, b) => (b.event?.weight ?? 0) - (a.event?.weight ?? 0)),
  );
  return taken;
};

/** Writes the text of a week for a sign, with the areas that were asked for. */
export const weeklyText = (
  speech: Speech,
  signStretch: SignStretch,
  areas: readonly Area[] = MAIN_AREAS,
): WeeklyText => {
  const { bank } = speech;
  const { stretch, sign, first, scores, facts } = signStretch;
  const week = Math.floor(dayNumber(first.date) / 7);
  const last: DaySky = stretch.days[SATURDAY] ?? first;
  const openFact = moonHouseFact(first, sign);
  const endFact = moonHouseFact(last, sign);
  const level = levelOf(scores.general.band);
  const moon = [openFact.id, endFact.id];
  const events = eventSentences(speech, facts, MOST_EVENTS, week, (fact) =>
    onDay(speech, dayName(speech, civilDate(fact.at ?? first.jd, FEED_OFFSET))),
  );
  const stays = staysOfTurn(signStretch, week, eventsByWeight(facts), MOST_STATED - events.length);
  const used = stays.map(({ id }) => id);
  const best = bestDays(signStretch);
  return {
    headline: { text: variant(bank.periodHeadline[level], week + sign), basis: moon },
    general: [
      { text: variant(bank.weekOpen[houseKey(openFact.house)], moonCountOf(first).turn + sign), basis: [openFact.id] },
      ...events,
      ...stays.flatMap((fact) => factSentence(speech, fact, week, '') ?? []),
      { text: variant(bank.weekEnd[houseKey(endFact.house)], moonCountOf(last).turn + sign), basis: [endFact.id] },
      { text: variant(bank.close[level], week + sign), basis: moon },
    ],
    areas: areas.map((area) => ({
      area,
      best: best[area].date,
      sentences: areaText(speech, signStretch, area, {
        turn: week,
        stays: 1,
        used,
        pointer: bestPointer(speech, area, week + sign, dayName(speech, best[area].date)),
      }),
    })),
    keyDays: keyDaysOf(speech, signStretch),
    facts: stretch.days.map((day) => moonHouseFact(day, sign)),
  };
};
