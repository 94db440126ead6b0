/** The text of a person's day, week, month or year: that of the Moon sign under the person's own scores. */
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { MAIN_AREAS, type Area, type FeedPeriod } from '../../../layers/jyotish/horoscope/areas.ts';
import { daySkyOf, type DaySky } from '../../../layers/jyotish/horoscope/day-sky.ts';
import type { Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import { feedPeriodOf, type DateSpan } from '../../../layers/jyotish/horoscope/periods.ts';
import { personalRaw, personalScores, type NatalReader } from '../../../layers/jyotish/horoscope/personal-score.ts';
import type { Scores } from '../../../layers/jyotish/horoscope/rank.ts';
import { meanRaw } from '../../../layers/jyotish/horoscope/raw-score.ts';
import { signDayOf } from '../../../layers/jyotish/horoscope/sign-day.ts';
import { dayEventsOf } from '../../../layers/jyotish/horoscope/sky-events.ts';
import {
  quartersFor,
  quarterSkies,
  signStretchOf,
  stretchOf,
  type LongPeriod,
} from '../../../layers/jyotish/horoscope/stretch.ts';
import { dailyText } from './daily.ts';
import { monthlyText } from './monthly.ts';
import type { Sentence } from './sentence.ts';
import type { Speech } from './stretch-text.ts';
import { weeklyText } from './weekly.ts';
import { yearlyText } from './yearly.ts';

/** A part of a year. */
interface PersonalQuarter {
  readonly span: DateSpan;
  readonly scores: Scores;
  readonly sentences: readonly Sentence[];
}

/** The text of a person's period. */
export interface PersonalText {
  readonly span: DateSpan;
  /** Its first date. */
  readonly first: DaySky;
  readonly scores: Scores;
  readonly headline: Sentence;
  readonly general: readonly Sentence[];
  readonly areas: readonly { readonly area: Area; readonly sentences: readonly Sentence[] }[];
  /** Of a year only. */
  readonly quarters: readonly PersonalQuarter[];
  readonly facts: readonly Fact[];
}

/** What a period is written for. */
export interface PersonalAsked {
  readonly sky: Sky;
  readonly reader: NatalReader;
  readonly date: CivilDate;
  readonly areas?: readonly Area[];
}

const scoresOver = (reader: NatalReader, days: readonly DaySky[], period: FeedPeriod): Scores =>
  personalScores(period, meanRaw(days.map((day) => personalRaw(reader, day, period))));

const dayText = (speech: Speech, { sky, reader, date, areas }: PersonalAsked): PersonalText => {
  const day = daySkyOf(sky, date);
  const scores = scoresOver(reader, [day], 'daily');
  const signDay = { ...signDayOf(day, dayEventsOf(sky, day), reader.moonSign), scores };
  const text = dailyText(speech.bank, signDay, areas);
  return { span: feedPeriodOf('daily', date), first: day, scores, ...text, quarters: [], facts: signDay.facts };
};

const longText = (
  period: LongPeriod,
  speech: Speech,
  { sky, reader, date, areas = MAIN_AREAS }: PersonalAsked,
): PersonalText => {
  const stretch = stretchOf(sky, period, date);
  const scores = scoresOver(reader, stretch.sample, period);
  const own = { ...signStretchOf(stretch, reader.moonSign), scores };
  const { span } = stretch;
  const common = { span, first: own.first, scores, facts: own.facts };
  if (period === 'weekly') {
    const { headline, general, areas: described, facts } = weeklyText(speech, own, areas);
    return { ...common, headline, general, areas: described, quarters: [], facts: [...own.facts, ...facts] };
  }
  if (period === 'monthly') return { ...common, ...monthlyText(speech, own, areas), quarters: [] };
  const skies = quarterSkies(sky, span.from.year);
  const quarters = quartersFor(skies, stretch.events, reader.moonSign).map((quarter, i) => ({
    ...quarter,
    scores: scoresOver(reader, skies[i]?.sample ?? [], 'monthly'),
  }));
  const { quarters: sentences, ...described } = yearlyText(speech, own, quarters, areas);
  return {
    ...common,
    ...described,
    quarters: quarters.map((quarter, i) => ({
      span: quarter.span,
      scores: quarter.scores,
      sentences: sentences[i] ?? [],
    })),
    facts: [...own.facts, ...quarters.flatMap(({ facts }) => facts.filter(({ kind }) => kind === 'stay'))],
  };
};

/** Writes the day, week, month or year that has a date, for one person. */
export const personalText = (period: FeedPeriod, speech: Speech, asked: PersonalAsked): PersonalText =>
  period === 'daily' ? dayText(speech, asked) : longText(period, speech, asked);
