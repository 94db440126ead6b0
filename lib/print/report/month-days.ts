/** The days of a month by Moon and star: which go easily and which ask for care. */
import * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { CalendarDay } from '../draw/days.ts';
import { dayText, type Making } from './making.ts';

/** Score of a day from which it goes easily, and up to which it asks for care (transit/personal-days). */
const DAY = { good: 100, care: 25 } as const;

/** What is read of a day. */
export const dayShape = z.object({ date: z.string(), score: z.number(), chandrashtama: z.boolean() });

/** A date without its year; number and month stay on one line. */
export const boundDay = ({ words }: Making, date: string): string =>
  dayText(words, date)
    .replace(/ \d{4}$/, '')
    .replaceAll(' ', '\u00a0');

type Day = z.output<typeof dayShape>;

/** Whether a day goes easily, asks for care, or neither. */
export const kindOf = ({ score, chandrashtama }: Day): CalendarDay['kind'] => {
  if (score <= DAY.care || chandrashtama) return 'care';
  return score >= DAY.good ? 'good' : 'plain';
};

/** The weekday of a date, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** `16, 18 May, 1, 5 June`: the days of a month together, their month once, and no number parted from it. */
const shortDays = (making: Making, days: readonly Day[]): string =>
  [...Map.groupBy(days, ({ date }) => date.slice(0, 7)).values()]
    .map((some) => {
      const texts = some.map(({ date }) => boundDay(making, date));
      const [last = ''] = texts.slice(-1);
      // Where the day does not stand first, each date is written out.
      const short = texts.every((text) => /^\d+\u00a0/.test(text));
      return short
        ? [...texts.slice(0, -1).map((text) => text.replace(/\D.*$/, '')), last].join(', ')
        : texts.join(', ');
    })
    .join(', ');

/** Which days go easily and which ask for care, in a sentence. */
export const daysSentence = (making: Making, days: readonly Day[]): string => {
  const words = bank(making.language, 'report-months');
  const good = shortDays(
    making,
    days.filter((one) => kindOf(one) === 'good'),
  );
  const care = shortDays(
    making,
    days.filter((one) => kindOf(one) === 'care'),
  );
  if (good !== '' && care !== '') return filled(words.days_some, { good, care });
  if (good !== '') return filled(words.days_good, { good });
  return care === '' ? words.days_none : filled(words.days_care, { care });
};
