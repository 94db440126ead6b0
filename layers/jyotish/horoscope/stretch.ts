/** Weeks, months and years of the feed: their skies and events, computed once for twelve signs. */
import { addDays, dayNumber, fromCivil, isoDate, type CivilDate } from '../ephemeris/instant.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { houseFrom } from '../chart/rashi.ts';
import { widened } from '../sky-events/window.ts';
import { byArea, type Area, type FeedPeriod } from './areas.ts';
import { daySkyOf, FEED_OFFSET, type DaySky } from './day-sky.ts';
import { eventFact, saturnFacts, stayFacts, touchFacts, type Fact } from './facts.ts';
import { datesOf, feedPeriodOf, quartersOf, sampleDates, type DateSpan } from './periods.ts';
import { scoresOf } from './quantiles.ts';
import type { Scores } from './rank.ts';
import { dailyRaw } from './day-score.ts';
import { judgeDay, meanRaw, transitRaw, type JudgedDay } from './raw-score.ts';
import { eventsOf, type SkyEvent } from './sky-events.ts';

/** Periods longer than a day. */
export type LongPeriod = Exclude<FeedPeriod, 'daily'>;

/** A week, month or year as all signs meet it. */
export interface Stretch {
  readonly period: LongPeriod;
  readonly span: DateSpan;
  /** Skies of the dates that stand for it, the first date's first. */
  readonly sample: readonly DaySky[];
  /** Skies of all its dates; of a year only those of the sample. */
  readonly days: readonly DaySky[];
  /** From the first midnight to the last, Indian time. */
  readonly events: readonly SkyEvent[];
}

/** First midnight of a span of dates and the one after its last, Indian time, kept inside the ephemeris. */
const spanOf = ({ from, to }: DateSpan): TimeSpan =>
  widened({ start: fromCivil(from, 0, FEED_OFFSET), end: fromCivil(addDays(to, 1), 0, FEED_OFFSET) }, 0);

/** The week, month or year that holds a date. Throws `SkyError` EPHEMERIS_RANGE outside the ephemeris. */
export const stretchOf = (sky: Sky, period: LongPeriod, date: CivilDate): Stretch => {
  const span = feedPeriodOf(period, date);
  const known = new Map<number, DaySky>();
  const skyOf = (one: CivilDate): DaySky => {
    const id = dayNumber(one);
    const found = known.get(id) ?? daySkyOf(sky, one);
    known.set(id, found);
    return found;
  };
  const sample = sampleDates(period, span).map(skyOf);
  const days = period === 'yearly' ? sample : datesOf(span).map(skyOf);
  return { period, span, sample, days, events: eventsOf(sky, spanOf(span)) };
};

/** A week, month or year as one sign meets it. */
export interface SignStretch {
  readonly stretch: Stretch;
  readonly sign: number;
  /** The first of its dates, judged. */
  readonly first: DaySky;
  readonly judged: JudgedDay;
  readonly scores: Scores;
  /** Stays of its first date, slow facts, events in order of time. */
  readonly facts: readonly Fact[];
  /** Its dates with their daily scores; found when they are asked for. */
  scoredDays(): readonly ScoredDay[];
}

/** A date of a stretch with its daily scores for the sign. */
export interface ScoredDay {
  readonly day: DaySky;
  readonly scores: Scores;
}

/** Every day judged once from a sign, whoever asks. */
const judgeOf = (sign: number): ((day: DaySky) => JudgedDay) => {
  const known = new Map<DaySky, JudgedDay>();
  return (day) => {
    const found = known.get(day) ?? judgeDay(day, sign);
    known.set(day, found);
    return found;
  };
};

/** A stretch for sign 1–12. */
export const signStretchOf = (stretch: Stretch, sign: number): SignStretch => {
  const { period, sample, days, events } = stretch;
  const [first] = sample;
  if (!first) throw new Error('a stretch has a first date');
  const judgedOn = judgeOf(sign);
  const judged = judgedOn(first);
  let scored: readonly ScoredDay[] | null = null;
  return {
    stretch,
    sign,
    first,
    judged,
    scores: scoresOf(period, meanRaw(sample.map((day) => transitRaw(day, sign, period, judgedOn(day))))),
    facts: [
      ...stayFacts(first, judged, period).filter(({ kind }) => kind === 'stay'),
      ...(period === 'weekly' ? [] : [...touchFacts(first, sign), ...saturnFacts(first, sign)]),
      ...events.map((event) => eventFact(event, sign)),
    ],
    scoredDays: () =>
      (scored ??= days.map((day) => ({
        day,
        scores: scoresOf('daily', dailyRaw(day, sign, judgedOn(day))),
      }))),
  };
};

/** The first date with the best daily score of an area, among dates of a stretch. */
export const bestDays = (signStretch: SignStretch): Readonly<Record<Area, DaySky>> => {
  const scored = signStretch.scoredDays();
  return byArea(
    (area) => scored.reduce((best, one) => (one.scores[area].score > best.scores[area].score ? one : best)).day,
  );
};

/** A quarter of a year for a sign: its scores by the monthly table, and its events. */
export interface Quarter {
  readonly span: DateSpan;
  readonly scores: Scores;
  /** Stays of its first date, each id with that date; events in order of time. */
  readonly facts: readonly Fact[];
}

/** The skies that stand for the quarters of a year: every third date of each. */
export const quarterSkies = (
  sky: Sky,
  year: number,
): { readonly span: DateSpan; readonly sample: readonly DaySky[] }[] =>
  quartersOf(year).map((span) => ({ span, sample: sampleDates('monthly', span).map((date) => daySkyOf(sky, date)) }));

/** Stays of a date inside a longer stretch: their ids bear the date. */
const datedStays = (day: DaySky, sign: number): Fact[] =>
  stayFacts(day, judgeDay(day, sign), 'yearly')
    .filter(({ kind }) => kind === 'stay')
    .map((fact) => ({ ...fact, id: `${fact.id}:${isoDate(day.date)}` }));

/** The quarters of a year for sign 1–12. */
export const quartersFor = (
  skies: ReturnType<typeof quarterSkies>,
  events: readonly SkyEvent[],
  sign: number,
): Quarter[] =>
  skies.map(({ span, sample }) => {
    const { start, end } = spanOf(span);
    return {
      span,
      scores: scoresOf('monthly', meanRaw(sample.map((day) => transitRaw(day, sign, 'monthly')))),
      facts: [
        ...sample.slice(0, 1).flatMap((day) => datedStays(day, sign)),
        ...events.filter(({ at }) => at >= start && at < end).map((event) => eventFact(event, sign)),
      ],
    };
  });

/** House 1–12 of a graha from a sign on a date. */
export const houseOn = (day: DaySky, sign: number, graha: Graha): number => houseFrom(sign, day.signs[graha]);
