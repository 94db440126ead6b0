/** The hours of a day that custom holds to be good: its choghadiyas of daylight that are clear of Rahu kaal and Yamaganda. */
import type { CivilDate, JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { dayChoghadiyas } from '../../../../layers/jyotish/panchang/choghadiya.ts';
import { kalaOf } from '../../../../layers/jyotish/panchang/periods.ts';
import { hourMinute } from '../../../contract/values/hour-minute.ts';
import { bank } from '../../../words/bank.ts';
import type { Making } from '../tell/making.ts';
import type { Said } from '../hear/said.ts';
import type { Sentence } from '../tell/parts.ts';
import { timeIn } from '../people/written-date.ts';
import { filled } from '../tell/writer.ts';
import { asksWhatSuits } from './asked.ts';
import { HOURS, SIGNING } from '../hear/ask-terms.ts';
import { dayNamed } from './told.ts';
import { normalised } from '../../../words/reading/normalise.ts';

/** Whether the middle of a span lies in another: both are eighths of the same daylight. */
const isIn = ({ start, end }: TimeSpan, other: TimeSpan): boolean =>
  (start + end) / 2 >= other.start && (start + end) / 2 < other.end;

/** Spans in their order, those that follow each other as one. */
const joined = (before: readonly TimeSpan[], { start, end }: TimeSpan): readonly TimeSpan[] => {
  const last = before.at(-1);
  return last?.end === start ? [...before.slice(0, -1), { start: last.start, end }] : [...before, { start, end }];
};

/** The good choghadiyas of a day that are still to come, its Rahu kaal and Yamaganda; nothing on a day without sunrise. */
export const hoursOfDayTold = ({ known, language, cited }: Making, date: CivilDate): readonly Sentence[] => {
  const { hours } = bank(language, 'astrologer/days');
  const day = known.dayOn(date);
  const [rahu, yama] = [kalaOf('rahu_kala', day), kalaOf('yamaganda', day)];
  if (rahu === null || yama === null) return [];
  const text = (jd: JulianDay): string => hourMinute(known.at.clock, jd);
  const good = (dayChoghadiyas(day) ?? [])
    .filter(({ nature, span }) => nature === 'good' && span.end > known.at.jd && !isIn(span, rahu) && !isIn(span, yama))
    .map(({ span }) => span)
    .reduce(joined, [])
    .map(({ start, end }) => `${text(start)}–${text(end)}`);
  const kalas = { start: text(rahu.start), end: text(rahu.end), from: text(yama.start), until: text(yama.end) };
  const name = dayNamed(cited.write, date);
  const first = filled(good.length === 0 ? hours.over : hours.good, { day: name, hours: good.join(', ') });
  return [
    { text: first, claims: [] },
    ...(Math.max(rahu.end, yama.end) > known.at.jd ? [{ text: filled(hours.rahu, kalas), claims: [] }] : []),
  ];
};

/** Whether words name an hour. */
export const namesHour = (text: string): boolean => timeIn(normalised(text)) !== null;

/** Whether a question asks for the hours of a day that it names, or whether an hour of it suits, or that day a paper that is signed. */
export const asksHours = ({ days, words, text, ask }: Said): boolean => {
  if (days?.kind !== 'day') return false;
  const isFitting = ask === 'should' || ask === null || asksWhatSuits(text);
  return HOURS.isIn(words) || (isFitting && (SIGNING.isIn(words) || namesHour(text)));
};
