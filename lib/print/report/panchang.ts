/** An almanac of days at a place as a document: one chapter and page per month, one row per day. */
import * as z from 'zod/mini';
import { filled } from '../../words/fill.ts';
import { named, spanOf, type Question } from './answers.ts';
import type { Block, Column, ReportDocument } from '../../contract/ports/report-document.ts';
import { documentOf, type ReportBrand } from './kundli.ts';
import { dayText, heading, say, timeText, type Making } from './making.ts';
import { closing } from './sections/person.ts';

/** The questions of an almanac. */
export const PANCHANG_QUESTIONS = {
  days: { endpoint: 'panchang/range' },
  festivals: { endpoint: 'calendar/festivals' },
} as const satisfies Readonly<Record<string, Question>>;

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
        tithi: z.array(z.object({ name: text, paksha_name: text, span: spanOf })),
        nakshatra: angas,
        yoga: angas,
      }),
    ),
  }),
  festivals: z.object({ festivals: z.array(z.object({ name: text, date: text })) }),
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

const monthBlocks = (
  { words }: Making,
  month: string,
  days: readonly Day[],
  observed: ReadonlyMap<string, readonly string[]>,
): Block[] => {
  const { labels, months } = words;
  const title = `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
  return [
    { kind: 'chapter', id: `m${month}`, title, lead: '', start: 'page' },
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
const frontOf = (title: string): Block => ({ kind: 'chapter', id: 'contents', title, lead: '', start: 'page' });

/** The document of an almanac. */
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
  return {
    ...documentOf(making, brand, {
      template: 'panchang',
      title,
      subject: filled(subject, { place }),
      name: place,
      lines: [`${dayText(words, first)} – ${dayText(words, last)}`],
    }),
    blocks: [
      ...(months.length > 1
        ? [frontOf(words.contents), { kind: 'contents' as const }, heading(making, 'reading')]
        : [frontOf(words.headings.reading)]),
      say(words.texts.panchang_key),
      ...closing(making),
      ...months.flatMap(([month, rows]) => monthBlocks(making, month, rows, observed)),
    ],
  };
};
