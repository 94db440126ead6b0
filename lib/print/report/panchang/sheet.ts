/** The month as a sheet for the wall, with the days on which the Moon is eighth from each sign below it. */
import type { FestivalRegion } from '../../../../layers/jyotish/calendar/festival-rows.ts';
import { reckoningOf } from '../../../../layers/jyotish/calendar/region-habits.ts';
import { PRINT, type Block, type Paper } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { signForms } from '../../../words/forms.ts';
import { keepsSolarMonths } from '../../../words/month-heading.ts';
import { type WallDay } from '../../draw/wall-parts.ts';
import { wallScene } from '../../draw/wall-sheet.ts';
import { dayText, timeText, type Making } from '../making.ts';
import { clockAt, shortSpan, dayOf, spanAt } from './days.ts';
import { eclipseNotes } from './eclipses.ts';
import {
  PANCHANG_SHAPES,
  shoolOf,
  shoolWeek,
  solarOf,
  solarYears,
  WEDDINGS,
  type AlmanacDay,
  type Dates,
} from './questions.ts';
import type { Month, Observed } from './month.ts';
import { occasionFor } from './occasions.ts';
import { monthOf, within } from './table-parts.ts';
import { figure, left } from '../blocks.ts';
import { weekdayOf } from '../month-days.ts';

/** Heights of the drawing in widths: with its title and the table below it, it fills a page. */
const HEIGHTS = { a4: 1.06, letter: 0.96 } as const satisfies Readonly<Record<Paper, number>>;

/** Places of the days in weeks from Sunday, empty ones null. */
export const weeksOf = <T extends { readonly date: string }>(
  days: readonly T[],
): readonly (readonly (T | null)[])[] => {
  const slots = [...Array.from({ length: weekdayOf(days[0]?.date ?? '2000-01-02') }, () => null), ...days];
  return Array.from({ length: Math.ceil(slots.length / 7) }, (_, i) =>
    Array.from({ length: 7 }, (_day, k) => slots[i * 7 + k] ?? null),
  );
};

/** The weeks of a sheet for the wall: the days of a sixth stand before the first, as printed calendars have them. */
const foldedWeeks = <T extends { readonly date: string }>(days: readonly T[]): readonly (readonly (T | null)[])[] => {
  const [first = [], ...more] = weeksOf(days);
  const sixth = more[MOST_WEEKS - 1];
  return sixth === undefined
    ? [first, ...more]
    : [first.map((day, i) => day ?? sixth[i] ?? null), ...more.slice(0, MOST_WEEKS - 1)];
};
const MOST_WEEKS = 5;

/** Days of the solar months of the readers, by date; none in a language that keeps lunar ones. */
const solarDays = (
  { language, read }: Making,
  { days, dates }: Pick<Month, 'days' | 'dates'>,
): ReadonlyMap<string, string> => {
  if (!keepsSolarMonths(language)) return new Map();
  const starts = solarYears(dates).flatMap((year) =>
    read(solarOf(year), PANCHANG_SHAPES.solar).months.map((month) => month.starts),
  );
  return new Map(
    days.flatMap(({ date }) => {
      const begun = starts.findLast((start) => start <= date);
      return begun === undefined
        ? []
        : [[date, String((Date.parse(date) - Date.parse(begun)) / 86_400_000 + 1)] as const];
    }),
  );
};

/** How the Moon is marked on a day. A tithi that two sunrises have is full, or new, on the day on which it ends. */
const moonOf = ({ tithi: [tithi], next_sunrise }: AlmanacDay): Pick<WallDay, 'moon'> => {
  if (tithi === undefined || next_sunrise === null || Date.parse(tithi.span.end) > Date.parse(next_sunrise)) return {};
  if (tithi.id === 15) return { moon: 'full' };
  return tithi.id === 30 ? { moon: 'new' } : {};
};

/** What of a day is found by its date. */
interface Found {
  readonly observed: Observed;
  readonly wedding: boolean;
  readonly solar: string | undefined;
}

const wallDay = (making: Making, day: AlmanacDay, { observed, wedding, solar }: Found): WallDay => {
  const { sheet, labels } = bank(making.language, 'report-panchang');
  const {
    date,
    tithi: [tithi],
    nakshatra: [star],
    inauspicious,
  } = day;
  const { moon } = moonOf(day);
  // The names of the full and of the new Moon tell the half by themselves.
  const half = tithi === undefined || moon !== undefined ? [] : [sheet[tithi.paksha]];
  const rahu = inauspicious.windows.find(({ key }) => key === 'rahu_kala')?.span ?? null;
  return {
    date: Number(date.slice(8)),
    beside: [...(solar === undefined ? [] : [solar]), ...half],
    lines: [
      ...(tithi === undefined
        ? []
        : [{ text: tithi.name, time: clockAt(date, tithi.span.end), kind: 'first' as const }]),
      ...(star === undefined ? [] : [{ text: star.name, time: clockAt(date, star.span.end), kind: 'plain' as const }]),
      ...(rahu === null ? [] : [{ text: labels.rahu, time: spanAt(date, rahu), kind: 'soft' as const }]),
    ],
    observances: observed.names,
    great: observed.great,
    ...(moon === undefined ? {} : { moon }),
    wedding,
  };
};

/** Whether lunar months are counted to the new moon or to the full moon, in a line. */
export const countText = ({ language, settings }: Making): string => {
  const { counts } = bank(language, 'report-panchang');
  return settings['month_system'] === 'purnimanta' ? counts.purnimanta : counts.amanta;
};

/** By which old almanac days of the Sun's entries are kept, where they are. */
export const reckoningLines = ({ language }: Making, regions: readonly FestivalRegion[]): readonly string[] => {
  const reckoning = reckoningOf(regions);
  return reckoning === 'drik' ? [] : [bank(language, 'report-panchang').counts[reckoning]];
};

/** From when to when the Sun rises and sets in these days; nothing where there is a day without. */
const sunLine = ({ language }: Making, days: readonly AlmanacDay[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first?.sunrise || !first.sunset || !last?.sunrise || !last.sunset) return '';
  return filled(bank(language, 'report-panchang').sheet.sun, {
    first: timeText(first.sunrise),
    last: timeText(last.sunrise),
    set_first: timeText(first.sunset),
    set_last: timeText(last.sunset),
  });
};

/** When the Sun enters a sign in these days. */
export const sunEntries = (
  days: readonly AlmanacDay[],
): readonly (readonly [at: string, sign: AlmanacDay['sun_signs'][number]['sign']])[] => {
  const dates = new Set(days.map(({ date }) => date));
  const entries = new Map(
    days.flatMap(({ sun_signs }) =>
      sun_signs.flatMap(({ sign, span: { start } }) => (dates.has(start.slice(0, 10)) ? [[start, sign] as const] : [])),
    ),
  );
  return [...entries];
};

/** The same in lines. */
const entryLines = (making: Making, days: readonly AlmanacDay[]): readonly string[] => {
  const { sheet } = bank(making.language, 'report-panchang');
  return sunEntries(days).map(([at, sign]) =>
    filled(sheet.enters, {
      date: dayText(making.words, at),
      time: timeText(at),
      sign: signForms(making.language, sign),
    }),
  );
};

/** Days for a wedding with the hour from which they suit. */
const weddingsOf = (
  making: Making,
  { days, regions }: Pick<Month, 'days' | 'regions'>,
): ReadonlyMap<string, string> => {
  const dates = new Set(days.map(({ date }) => date));
  return new Map(
    occasionFor(making, regions, WEDDINGS).days.flatMap(({ date, spans: [span] }) =>
      dates.has(date) && span ? [[date, clockAt(date, span.start)] as const] : [],
    ),
  );
};

/** The direction in which no journey begins on each weekday, from Sunday, in a language that prints it. */
const shoolsOf = ({ read, language }: Making, dates: Dates): readonly string[] =>
  shoolWeek(language, dates).map((date) => read(shoolOf(date), PANCHANG_SHAPES.shool).disha_shool.direction_name);

/** For each sign, when the Moon is in the eighth from it: every stretch that touches the month. */
const eighthOf = (making: Making, days: readonly AlmanacDay[]): readonly (readonly [sign: string, when: string])[] => {
  const last = days.at(-1)?.date ?? '';
  const spans = new Map(
    days.flatMap(({ moon_signs }) =>
      moon_signs.map(({ sign, span }) => [span.start, { eighth: sign.id, span }] as const),
    ),
  );
  return Object.values(bank(making.language, 'names').signs).map((name, i) => [
    name,
    [...spans.values()]
      .filter(({ eighth, span }) => eighth === ((i + 7) % 12) + 1 && span.start.slice(0, 10) <= last)
      .map(({ span }) => shortSpan(making, monthOf({ days }), span))
      .join(', '),
  ]);
};

/** Signs side by side in so many columns. */
const ACROSS = 2;

/** The sheet and the table below it. */
export const sheetBlocks = (
  making: Making,
  { title, days, observed, regions, place, paper, dates }: Month,
): readonly Block[] => {
  const { language } = making;
  const { sheet, chapters } = bank(language, 'report-panchang');
  const { weekdays } = bank(language, 'names');
  const weddings = weddingsOf(making, { days, regions });
  const list = [...weddings].map(([date, time]) => `${dayOf(date)}\u00a0(${time})`).join(', ');
  const solar = solarDays(making, { days, dates });
  const wall = (day: AlmanacDay | null): WallDay | null =>
    day === null
      ? null
      : wallDay(making, day, {
          observed: observed.get(day.date) ?? { names: [], great: 0 },
          wedding: weddings.has(day.date),
          solar: solar.get(day.date),
        });
  const shools = shoolsOf(making, dates);
  const eighth = eighthOf(making, days);
  const rows = Array.from({ length: Math.ceil(eighth.length / ACROSS) }, (_, i) =>
    eighth.slice(i * ACROSS, (i + 1) * ACROSS).flatMap(([sign, when]) => [{ text: sign, ink: 'brand' as const }, when]),
  );
  return [
    figure(
      '',
      wallScene({
        title,
        left: [place, ...(keepsSolarMonths(language) ? [] : [countText(making)])],
        right: [sunLine(making, days), ...entryLines(making, days)].filter((line) => line !== ''),
        weekdays: Object.values(weekdays).map((name, i) => ({ name, below: shools[i] ?? '' })),
        weeks: foldedWeeks(days).map((week) => week.map(wall)),
        signs: [
          { sign: 'full', text: sheet.full },
          { sign: 'new', text: sheet.new },
          ...(weddings.size === 0 ? [] : [{ sign: 'wedding' as const, text: sheet.wedding }]),
        ],
        notes: [
          [
            filled(sheet.key, { shukla: sheet.shukla, krishna: sheet.krishna }),
            ...(solar.size === 0 ? [] : [sheet.solar_day, ...reckoningLines(making, regions)]),
            ...(shools.length === 0 ? [] : [sheet.shool]),
          ].join(' '),
          ...eclipseNotes(making, within({ days })),
          ...(list === '' ? [] : [filled(sheet.weddings, { list })]),
        ],
        starred: sheet.starred,
        points: PRINT.posterWidth,
        height: HEIGHTS[paper],
      }),
    ),
    { kind: 'heading', text: chapters.eighth.title },
    {
      kind: 'table',
      columns: Array.from({ length: ACROSS }, () => [left(2.2), left(6.4)]).flat(),
      head: [],
      rows,
      small: true,
      named: false,
    },
  ];
};
