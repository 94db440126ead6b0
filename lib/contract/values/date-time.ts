/**
 * Dates and times as callers write them. Each schema carries its own error words, so a field is refused in the same words
 * whatever its name is.
 */
import * as z from 'zod/mini';
import { textLike } from '../frame/about.ts';
import { civilDateOf, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { DetailCode } from '../frame/errors.ts';

/** The error for a text in the wrong format: `<field> must be <must>.` */
export interface FormWords {
  readonly code: DetailCode;
  readonly must: string;
  readonly expected: string;
}

const WORDS = z.registry<FormWords>();

/**
 * Attaches error words to a schema.
 * @example
 * withFormWords(z.string(), { code: 'NOT_A_DATE', must: 'a date', expected: 'YYYY-MM-DD' }).safeParse('x').success // → true
 */
export const withFormWords = <T extends z.ZodMiniType>(schema: T, words: FormWords): T => {
  WORDS.add(schema, words);
  return schema;
};

/** The error words of a schema or of the schema it was derived from; undefined if it has none. */
export const formWordsOf = (schema: z.core.$ZodType): FormWords | undefined => WORDS.get(schema);

/** First and last year of births and moments. */
export const YEARS = { from: 1800, to: 2399 } as const;
type Years = { readonly from: number; readonly to: number };

/** Error words for a text that is not a date in these years. */
export const dateWords = ({ from, to }: Years = YEARS): FormWords => ({
  code: 'NOT_A_DATE',
  must: `a day of the Gregorian calendar, ${from} to ${to}`,
  expected: 'YYYY-MM-DD',
});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Why a date of the right form names no day: "February 2021 has 28 days". Null where something else is wrong with it. */
export const missingDay = (text: string, { from, to }: Years = YEARS): string | null => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const name = MONTHS[month - 1];
  if (name === undefined || year < from || year > to || day < 29 || day > 31 || civilDateOf(text)) return null;
  const last = [30, 29, 28].find((each) => civilDateOf(`${text.slice(0, 8)}${each}`));
  return `${name} ${year} has ${last} days`;
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The civil date of a text if it lies in these years, else null. */
export const civilIn = (text: string, { from, to }: Years = YEARS): CivilDate | null => {
  const date = civilDateOf(text);
  return date && date.year >= from && date.year <= to ? date : null;
};

/**
 * A Gregorian date as text; `civilOf` parses it.
 * @example
 * dateText('Day of the answer').safeParse('2023-02-29').success // → false
 */
export const dateText = (about: string, years: Years = YEARS) =>
  withFormWords(
    z.string().check(
      z.regex(DATE),
      z.refine((text) => civilIn(text, years) !== null),
      z.meta({ format: 'date', description: about }),
    ),
    dateWords(years),
  );

/** A date whose calendar is given by another field: only the format is checked here. */
export const datedText = (about: string) =>
  withFormWords(z.string().check(z.regex(DATE), z.meta({ format: 'date', description: about })), dateWords());

/** The civil date of a text that `dateText` accepted. */
export const civilOf = (text: string): CivilDate => {
  const date = civilDateOf(text);
  if (!date) throw new Error('a text that is no date passed validation');
  return date;
};

/** The range of a time of day, for messages. */
const TIME_RANGE = '00:00..23:59, or 00:00:00..23:59:59';

/** A time of day as text; `hoursOf` parses it. */
export const timeText = (about: string) =>
  withFormWords(textLike(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, about), {
    code: 'OUT_OF_RANGE',
    must: 'a time, HH:MM or HH:MM:SS',
    expected: TIME_RANGE,
  });

/** Hours since midnight of `HH:MM` or `HH:MM:SS`. */
export const hoursOf = (time: string): number => {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return hour + minute / 60 + second / 3600;
};

/** A date, alone or with a time, with or without an offset. */
export const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** Error words for a text that is not a date-time. */
export const DATE_TIME_WORDS: FormWords = {
  code: 'NOT_A_DATE',
  must: `a date-time of the Gregorian calendar, ${YEARS.from} to ${YEARS.to}`,
  expected: 'YYYY-MM-DDTHH:MM:SS, with or without an offset',
};

/** A date-time as text, read by `lib/service/http/read/at.ts`. */
export const dateTimeText = (about: string) => withFormWords(textLike(DATE_TIME, about), DATE_TIME_WORDS);

/** Hours east of Greenwich of `Z`, `+05:30` or `-0300`. */
export const hoursOfOffset = (zone: string): number => {
  if (zone === 'Z') return 0;
  return (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) + Number(zone.slice(-2)) / 60);
};
