/** What an almanac asks: its days, the hours of each, what is kept on them, and the days that suit an occasion. */
import * as z from 'zod/mini';
import { solarTraditionOf } from '../../../words/habits.ts';
import { keepsSolarMonths } from '../../../words/month-heading.ts';
import type { Reckoning } from '../../../../layers/jyotish/panchang/almanac.ts';
import { YEARS } from '../../../contract/values/date-time.ts';
import type { Language } from '../../../words/languages.ts';
import { named, rowsOf, signOf, spanOf, type Question } from '../answers.ts';
import { dayListMembers, type DayListMonths } from '../day-lists.ts';

/** How much of an almanac is printed: all of it, or the sheets for the wall alone. */
export const PANCHANG_FORMS = ['book', 'wall'] as const;
export type PanchangForm = (typeof PANCHANG_FORMS)[number];

/** First and last date, `2026-11-01`. */
export interface Dates {
  readonly from: string;
  readonly to: string;
}

/** The question about all days together. */
export const PANCHANG_QUESTIONS = {
  festivals: { endpoint: 'calendar/festivals' },
  eclipses: { endpoint: 'calendar/grahan' },
} as const satisfies Readonly<Record<string, Question>>;

/** Fasts that are kept twice or once a month, besides Ekadashi. */
const FASTS = ['pradosh', 'sankashti', 'vinayaka', 'shivaratri', 'purnima', 'amavasya', 'shashthi'] as const;
/** Occasions for which a family looks for a day. */
const OCCASIONS = ['marriage', 'vehicle', 'griha-pravesh', 'naming'] as const;

const fastOf = (kind: string): string => `fast-${kind}`;
export const FAST_ASKS = FASTS.map(fastOf);
const occasionOf = (event: string): string => `occasion-${event}`;
export const OCCASION_ASKS = OCCASIONS.map(occasionOf);
export const WEDDINGS = occasionOf('marriage');
/** Names of the questions about one date: its head, the day, and its parts. */
export const headOf = (date: string): string => `head-${date}`;
export const dayAsk = (date: string): string => `day-${date}`;
export const partsOf = (date: string): string => `parts-${date}`;
/** The question about the solar months of a year, and that about the direction in which no journey begins on a date. */
export const solarOf = (year: number): string => `solar-${year}`;
export const shoolOf = (date: string): string => `shool-${date}`;

/** Windows of an occasion that a month is asked for; an almanac of several months has its days alone. */
const MOST_WINDOWS = 500;

const isoOf = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10);
const dayNumber = (date: string): number => Date.parse(date) / 86_400_000;

/** All dates from the first to the last. */
export const datesOf = ({ from, to }: Dates): readonly string[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, i) => isoOf(dayNumber(from) + i));

/** First and last date of each month within the dates, both included. */
const monthEnds = ({ from, to }: Dates): readonly (readonly [first: string, last: string])[] => {
  const ends: [string, string][] = [];
  for (let first = from; first <= to;) {
    const [year = 0, month = 1] = first.split('-').map(Number);
    const endOf = (day: number): string => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
    const last = endOf(0);
    ends.push([first, last < to ? last : to]);
    first = endOf(1);
  }
  return ends;
};

/** A day in the middle of a stretch, whose times are printed beside the parts; three days from the ends of the calendar. */
export const middleOf = ([first, last]: readonly [string, string]): string => {
  const middle = Math.floor((dayNumber(first) + dayNumber(last)) / 2);
  return isoOf(Math.max(dayNumber(CALENDAR.first) + 3, Math.min(dayNumber(CALENDAR.last) - 3, middle)));
};
const CALENDAR = { first: `${YEARS.from}-01-01`, last: `${YEARS.to}-12-31` } as const;

/** Seven days around the middle of a stretch, Sunday first: the order of the parts of the day is that of the weekday. */
export const weekOf = (ends: readonly [string, string]): readonly string[] =>
  Array.from({ length: 7 }, (_, i) => isoOf(dayNumber(middleOf(ends)) - 3 + i)).toSorted(
    (a, b) => new Date(a).getUTCDay() - new Date(b).getUTCDay(),
  );

/** Languages whose readers divide the day by Gowri, not by choghadiya, and whose almanacs print the shool of the weekday. */
const GOWRI: readonly Language[] = ['ta'];
const SHOOL: readonly Language[] = ['ta'];

/** The Gregorian years in which the solar years of the dates begin. */
export const solarYears = ({ from, to }: Dates): readonly number[] => {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4)));
  const all = Array.from({ length: (last ?? 0) - (first ?? 0) + 2 }, (_, i) => (first ?? 0) - 1 + i);
  return all.filter((year) => year >= YEARS.from);
};

/** A week of the dates for what hangs on the weekday alone, Sunday first; none in a language that does not print it. */
export const shoolWeek = (language: Language, { from, to }: Dates): readonly string[] =>
  SHOOL.includes(language) ? weekOf([from, to]) : [];

/** The dates whose hours are printed beside the parts of the day: of several months those of the seasons among them. */
export const partDates = (dates: Dates): readonly string[] => {
  const [first = [dates.from, dates.to] as const, ...more] = monthEnds(dates);
  const seasons = more.length === 0 ? [] : datesOf(dates).filter((date) => SEASONS.includes(date.slice(5)));
  return seasons.length === 0 ? [middleOf(first)] : seasons;
};
/** A week around the first of them: the order of the parts is that of the weekday. */
export const partWeek = (dates: Dates): readonly string[] => {
  const [first = dates.from] = partDates(dates);
  return weekOf([first, first]);
};
const SEASONS: readonly string[] = ['03-21', '06-21', '09-22', '12-21'];

/** How readers reckon: by whose Sun, and in which months they marry and enter a new house. */
interface Habits {
  readonly form: PanchangForm;
  readonly reckoning: Reckoning;
  readonly months: DayListMonths;
}

/** The questions of an almanac. `place` names the shared members about the place, without the dates. */
export const panchangQuestions = (
  dates: Dates,
  language: Language,
  place: readonly string[],
  { form, reckoning, months }: Habits,
): ReadonlyMap<string, Question> => {
  const ends = monthEnds(dates);
  const occasion = (event: string): readonly [string, Question] => [
    occasionOf(event),
    {
      endpoint: `muhurat/find/${event}`,
      body: {
        group: 'day',
        limit: ends.length === 1 ? MOST_WINDOWS : 1,
        ...dayListMembers(event, months),
      },
    },
  ];
  return new Map<string, Question>([
    ['festivals', { ...PANCHANG_QUESTIONS.festivals, body: { reckoning } }],
    ['eclipses', PANCHANG_QUESTIONS.eclipses],
    // The lunar months that head a month are in the answers about its days.
    ...(keepsSolarMonths(language) ? ends.flat() : []).map(
      (date) =>
        [
          headOf(date),
          { endpoint: 'calendar/to-hindu', body: { date, reckoning, include: ['solar'] }, only: place },
        ] as const,
    ),
    ...(keepsSolarMonths(language) ? solarYears(dates) : []).map(
      (year) =>
        [
          solarOf(year),
          {
            endpoint: 'calendar/solar-months',
            body: { year, reckoning, rule: solarTraditionOf(language) },
            only: place,
          },
        ] as const,
    ),
    ...shoolWeek(language, dates).map(
      (date) => [shoolOf(date), { endpoint: 'panchang/nivas-shool', body: { date }, only: place }] as const,
    ),
    ...datesOf(dates).map(
      (date) =>
        [
          dayAsk(date),
          { endpoint: 'panchang/daily', body: { date, include: ['inauspicious', 'auspicious'] }, only: place },
        ] as const,
    ),
    ...(form === 'wall' ? [occasion('marriage')] : OCCASIONS.map(occasion)),
    ...(form === 'wall'
      ? []
      : [
          ['ekadashis', { endpoint: 'calendar/ekadashi' }] as const,
          ['bhadra', { endpoint: 'panchang/bhadra', body: { residence: 'split' } }] as const,
          ['panchak', { endpoint: 'panchang/panchak' }] as const,
          ...FASTS.map((kind) => [fastOf(kind), { endpoint: `calendar/vrat/${kind}` }] as const),
          ...[...new Set([...partWeek(dates), ...partDates(dates)])].map(
            (date) =>
              [
                partsOf(date),
                {
                  endpoint: GOWRI.includes(language) ? 'panchang/gowri' : 'panchang/choghadiya',
                  body: { date },
                  only: place,
                },
              ] as const,
          ),
        ]),
  ]);
};

const text = z.string();
const num = z.number();
const instant = z.nullable(text);
const tithi = z.object({ id: num, name: text, paksha: z.enum(['shukla', 'krishna']), span: spanOf });
const anga = z.object({ name: text, span: spanOf });
/** A window; without a stretch where the Sun does not rise, and not good where the weekday takes its good away. */
const window = z.object({ key: text, name: text, span: z.nullable(spanOf), good: z.optional(z.boolean()) });
const eclipse = z.object({
  type: text,
  name: text,
  contacts: z.object({ first: instant, maximum: text, last: instant }),
  seen: z.nullable(spanOf),
  sutak: z.nullable(spanOf),
  sutak_weak: z.nullable(spanOf),
});
export type Eclipse = z.output<typeof eclipse>;
const part = z.object({ name: text, span: spanOf, good: z.optional(z.boolean()), grade: z.optional(text) });

/** The members that the pages use, by question. */
export const PANCHANG_SHAPES = {
  day: z.object({
    date: text,
    sunrise: instant,
    sunset: instant,
    vara: named,
    tithi: z.array(tithi),
    nakshatra: z.array(anga),
    yoga: z.array(anga),
    karana: z.array(anga),
    next_sunrise: instant,
    moonrise: instant,
    moonset: instant,
    moon_signs: rowsOf({ sign: signOf, span: spanOf }),
    sun_signs: rowsOf({ sign: signOf, span: spanOf }),
    inauspicious: z.object({ windows: z.array(window) }),
    auspicious: z.object({ windows: z.array(window) }),
  }),
  festivals: z.object({
    festivals: rowsOf({ key: text, name: text, date: text, decided_by: text, span: z.nullable(spanOf), rule: text }),
  }),
  eclipses: z.object({ eclipses: z.array(eclipse) }),
  solar: z.object({ months: rowsOf({ starts: text }) }),
  shool: z.object({ disha_shool: z.object({ direction_name: text }) }),
  /** Null where there is no day or no night. */
  parts: z.object({ day: z.nullable(z.array(part)), night: z.nullable(z.array(part)) }),
  fasts: z.object({
    vrats: rowsOf({ name: text, date: text, window: named, deciding_time: instant, worship: z.nullable(spanOf) }),
  }),
  ekadashis: z.object({
    ekadashis: rowsOf({ name: text, smarta: text, vaishnava: text, parana: spanOf, vaishnava_parana: spanOf }),
  }),
  bhadra: z.object({
    periods: rowsOf({ parts: rowsOf({ residence_name: text, harmful: z.boolean(), span: spanOf }) }),
  }),
  panchak: z.object({ periods: rowsOf({ type_name: text, span: spanOf }) }),
  occasion: z.object({
    event: named,
    windows: rowsOf({ date: text, span: spanOf, score: num, lagna: z.nullable(signOf) }),
    days: rowsOf({
      date: text,
      spans: z.array(spanOf),
    }),
  }),
};
/** A day with its hours. */
export type AlmanacDay = z.output<typeof PANCHANG_SHAPES.day>;
