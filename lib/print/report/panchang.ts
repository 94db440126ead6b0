/** An almanac of days at a place as a document: one chapter and page per month, a sheet for the wall, and one row per day. */
import * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Language } from '../../words/languages.ts';
import { keepsSolarMonths, lunarEraOf, monthHeading, type HeadedDay } from '../../words/month-heading.ts';
import { posterScene, type PosterDay } from '../draw/month-poster.ts';
import { FLOOR } from '../draw/sizing.ts';
import { named, spanOf, type Question } from './answers.ts';
import {
  PRINT,
  type Block,
  type ChapterBlock,
  type Column,
  type HighlightsBlock,
  type ReportDocument,
} from '../../contract/ports/report-document.ts';
import { documentOf, type ReportBrand } from './kundli.ts';
import { dayText, heading, say, timeText, type Making } from './making.ts';
import { closing } from './sections/person.ts';

/** The questions about the days of an almanac. */
export const PANCHANG_QUESTIONS = {
  days: { endpoint: 'panchang/range' },
  festivals: { endpoint: 'calendar/festivals' },
} as const satisfies Readonly<Record<string, Question>>;

/** First and last date of each month within the dates, both included, `2026-11-01`. */
const monthEnds = (from: string, to: string): readonly (readonly [first: string, last: string])[] => {
  const ends: [string, string][] = [];
  for (let first = from; first <= to;) {
    const [year = 0, month = 1] = first.split('-').map(Number);
    const isoOf = (day: number): string => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
    const last = isoOf(0);
    ends.push([first, last < to ? last : to]);
    first = isoOf(1);
  }
  return ends;
};

const headOf = (date: string): string => `head-${date}`;

/** The questions of an almanac: its days, what is observed, and how the ends of its months are dated in the language. */
export const panchangQuestions = (
  { from, to }: { readonly from: string; readonly to: string },
  language: Language,
  place: readonly string[],
): ReadonlyMap<string, Question> => {
  const endpoint = keepsSolarMonths(language) ? 'calendar/to-hindu' : 'panchang/daily';
  const include = keepsSolarMonths(language) ? ['solar'] : ['sun'];
  return new Map<string, Question>([
    ...Object.entries(PANCHANG_QUESTIONS),
    ...monthEnds(from, to)
      .flat()
      .map((date) => [headOf(date), { endpoint, body: { date, include }, only: place }] as const),
  ]);
};

const text = z.string();
const angas = z.array(z.object({ name: text, span: spanOf }));
/** The members that the pages use, by question. */
export const PANCHANG_SHAPES = {
  days: z.object({
    days: z.array(
      z.object({
        date: text,
        sunrise: z.nullable(text),
        sunset: z.nullable(text),
        vara: named,
        tithi: z.array(z.object({ id: z.number(), name: text, paksha_name: text, span: spanOf })),
        nakshatra: angas,
        yoga: angas,
      }),
    ),
  }),
  festivals: z.object({ festivals: z.array(z.object({ name: text, date: text })) }),
};

const num = z.number();
const HEADS = {
  solar: z.object({ solar: z.object({ year: num, samvatsara: z.nullable(named), month: named }) }),
  lunar: z.object({
    lunar_month: named,
    samvat: z.object({
      shaka: num,
      vikram: num,
      vikram_kartikadi: num,
      samvatsara: z.object({ south: named }),
    }),
  }),
};

/** A date as the heading of its month names it. */
const headed = ({ read, language }: Making, date: string): HeadedDay => {
  if (keepsSolarMonths(language)) {
    const { solar } = read(headOf(date), HEADS.solar);
    return { month: solar.month.name, year: solar.year, yearName: solar.samvatsara?.name ?? null };
  }
  const { lunar_month: month, samvat } = read(headOf(date), HEADS.lunar);
  const era = lunarEraOf(language);
  return { month: month.name, year: samvat[era], yearName: era === 'shaka' ? samvat.samvatsara.south.name : null };
};

type Day = z.output<typeof PANCHANG_SHAPES.days>['days'][number];

/** Until when, on the clock of the place; `+` on a later date. */
const until = (day: string, end: string): string => `${timeText(end)}${end.slice(0, 10) > day ? '+' : ''}`;

const clock = (instant: string | null): string => (instant === null ? '–' : timeText(instant));

const dayRow = (day: Day): string[] => {
  const [tithi] = day.tithi;
  const [nakshatra] = day.nakshatra;
  const [yoga] = day.yoga;
  return [
    String(Number(day.date.slice(8))),
    day.vara.name,
    `${clock(day.sunrise)} – ${clock(day.sunset)}`,
    tithi ? `${tithi.paksha_name} ${tithi.name} ${until(day.date, tithi.span.end)}` : '',
    nakshatra ? `${nakshatra.name} ${until(day.date, nakshatra.span.end)}` : '',
    yoga ? `${yoga.name} ${until(day.date, yoga.span.end)}` : '',
  ];
};

/** How the Moon is shown on a day, by its tithi 1–30. */
const moonOf = (tithi: number): PosterDay['moon'] => {
  if (tithi === 15) return 'full';
  if (tithi === 30) return 'new';
  return tithi < 15 ? 'waxing' : 'waning';
};

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The month as a sheet for the wall: a cell for each day, with everything observed on it. */
const sheet = (
  { words, language }: Making,
  title: string,
  days: readonly Day[],
  observed: ReadonlyMap<string, readonly string[]>,
  place: string,
): Block => {
  const cells = new Map(
    days.map((day): readonly [string, PosterDay] => [
      day.date,
      {
        date: Number(day.date.slice(8)),
        tithi: day.tithi[0]?.name ?? '',
        moon: moonOf(day.tithi[0]?.id ?? 1),
        star: day.nakshatra[0]?.name ?? '',
        sunrise: day.sunrise === null ? null : timeText(day.sunrise),
        observances: observed.get(day.date) ?? [],
      },
    ]),
  );
  const dates = [...cells.keys()];
  const before = weekdayOf(dates[0] ?? '2000-01-02');
  const slots = [...Array.from({ length: before }, () => null), ...dates.map((date) => cells.get(date) ?? null)];
  const weeks = Array.from({ length: Math.ceil(slots.length / 7) }, (_, i) =>
    Array.from({ length: 7 }, (_day, k) => slots[i * 7 + k] ?? null),
  );
  const { weekdays, pakshas } = bank(language, 'names');
  return {
    kind: 'figures',
    perRow: 1,
    figures: [
      {
        scene: posterScene({
          // The month stands above, as the title of its chapter.
          title: place,
          subtitle: '',
          weekdays: Object.values(weekdays),
          weeks,
          legend: { shukla: pakshas.shukla, krishna: pakshas.krishna, sunrise: words.labels.sunrise },
          place: title,
          floor: FLOOR.points / PRINT.textWidth,
        }),
        caption: '',
      },
    ],
  };
};

const monthBlocks = (
  making: Making,
  month: string,
  days: readonly Day[],
  observed: ReadonlyMap<string, readonly string[]>,
  place: string,
): Block[] => {
  const { words } = making;
  const { labels, months } = words;
  const title = `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
  const ends = [days[0], days.at(-1)].flatMap((day) => (day === undefined ? [] : [headed(making, day.date)]));
  const lead = monthHeading(making.language, ends);
  return [
    { kind: 'chapter', id: `m${month}`, title, lead, start: 'page' },
    sheet(making, title, days, observed, place),
    {
      kind: 'table',
      columns: [{ align: 'right' }, ...Array.from({ length: 5 }, (): Column => ({ align: 'left' }))],
      head: [labels.date, labels.weekday, words.sun_above, labels.tithi, labels.nakshatra, labels.yoga],
      rows: days.map(dayRow),
      strong: days.flatMap(({ date }, i) => (observed.has(date) ? [i] : [])),
      notes: days.map(({ date }) => (observed.get(date) ?? []).join(' · ')),
      notesFrom: 3,
      small: true,
    },
  ];
};

/** The page before the days. Nothing of it is listed in the contents. */
const frontOf = (title: string): ChapterBlock => ({ kind: 'chapter', id: 'contents', title, lead: '', start: 'page' });

/** The Sun on the first day, and the days of the full and the new Moon. */
const factsOf = ({ words }: Making, days: readonly Day[]): HighlightsBlock['items'] => {
  const [first] = days;
  const moons = days.flatMap(({ date, tithi: [tithi] }) =>
    tithi && (tithi.id === 15 || tithi.id === 30) ? [{ label: tithi.name, value: dayText(words, date), note: '' }] : [],
  );
  return first === undefined
    ? []
    : [
        {
          label: words.sun_above,
          value: `${clock(first.sunrise)} – ${clock(first.sunset)}`,
          note: dayText(words, first.date),
        },
        ...moons,
      ];
};

/** The document of an almanac. A month begins with its sheet; a longer one with its contents. */
export const panchangDocument = (making: Making, brand: ReportBrand, place: string): ReportDocument => {
  const { words, read } = making;
  const { title, subject } = words.panchang;
  const { days } = read('days', PANCHANG_SHAPES.days);
  const observed = new Map(
    [...Map.groupBy(read('festivals', PANCHANG_SHAPES.festivals).festivals, ({ date }) => date)].map(
      ([date, rows]) => [date, rows.map(({ name }) => name)] as const,
    ),
  );
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))];
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const key = [say(words.texts.panchang_key), ...closing(making)];
  const pages = months.flatMap(([month, rows]) => monthBlocks(making, month, rows, observed, place));
  return {
    ...documentOf(making, brand, {
      template: 'panchang',
      title,
      subject: filled(subject, { place }),
      name: place,
      lines: [`${dayText(words, first)} – ${dayText(words, last)}`],
      facts: months.length > 1 ? [] : factsOf(making, days),
    }),
    blocks:
      months.length > 1
        ? [frontOf(words.contents), { kind: 'contents' }, heading(making, 'reading'), ...key, ...pages]
        : [...pages, { ...frontOf(words.headings.reading), start: 'flow' }, ...key],
  };
};
