/** An almanac of days at a place as a document: for each month a sheet for the wall, and tables of all that its days hold. */
import type { FestivalRegion } from '../../../../layers/jyotish/calendar/festival-rows.ts';
import { festivalRank, GREAT_RANK } from '../../../../layers/jyotish/calendar/festival-weight.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { keepsSolarMonths, monthHeading, yearsHeading, type HeadedDay } from '../../../words/month-heading.ts';
import { moonsScene, type MoonDay } from '../../draw/moons.ts';
import { FLOOR } from '../../draw/sizing.ts';
import {
  type Block,
  type HighlightsBlock,
  type Paper,
  type ReportDocument,
} from '../../../contract/ports/report-document.ts';
import type { Scene } from '../../../contract/ports/scene.ts';
import { documentOf, type ReportBrand } from '../kundli.ts';
import { dayText, monthText, say, type Making } from '../making.ts';
import { closing } from '../sections/person.ts';
import { clockAt, dayOf } from './days.ts';
import {
  datesOf,
  dayAsk,
  headOf,
  PANCHANG_SHAPES,
  type AlmanacDay,
  type Dates,
  type PanchangForm,
} from './questions.ts';
import { HEADS, lunarHead, solarHead } from './headed.ts';
import { countText, reckoningLines, sheetBlocks, weeksOf } from './sheet.ts';
import type { Month } from './month.ts';
import { eclipseDate, eclipseLine, eclipsesOf } from './eclipses.ts';
import { festivalsOf } from './festival-days.ts';
import { glanceBlocks } from './glance.ts';
import { dayListText, eclipseBlocks, fastBlocks, festivalBlocks, occasionBlocks } from './kept.ts';
import { avoidBlocks, dayBlocks, longAvoidedFill, moonBlocks, partBlocks } from './tables.ts';

/** A date as the heading of its month names it. */
const headed = ({ read, language }: Making, date: string): HeadedDay => {
  if (keepsSolarMonths(language)) return solarHead(read(headOf(date), HEADS.solar));
  return lunarHead(language, read(dayAsk(date), HEADS.lunar));
};

/** What follows the sheet of a month, in order. */
const PARTS = [
  { key: 'days', blocks: dayBlocks },
  { key: 'moon', blocks: moonBlocks },
  { key: 'avoid', blocks: avoidBlocks },
  // The parts of the day keep their order all year: an almanac of several months has them at its end.
  { key: 'parts', blocks: partBlocks, alone: true },
  { key: 'fasts', blocks: fastBlocks },
  { key: 'festivals', blocks: festivalBlocks },
  { key: 'eclipses', blocks: eclipseBlocks },
  { key: 'events', blocks: occasionBlocks },
] as const;

/** The sheet of a month, on a page of its own. */
const sheetOf = (making: Making, month: Month): readonly Block[] => {
  const { days, title } = month;
  const ends = [days[0], days.at(-1)].flatMap((day) => (day === undefined ? [] : [headed(making, day.date)]));
  const lead = monthHeading(making.language, ends);
  const blocks = sheetBlocks(making, month);
  const id = `m${days[0]?.date.slice(0, 7)}`;
  return [{ kind: 'chapter', id, title, lead, start: 'page', poster: blocks.length }, ...blocks];
};

/** The tables of a month: chapters where it is the only one, else below headings of its chapter. */
const tablesOf = (making: Making, month: Month): readonly Block[] => {
  const { chapters } = bank(making.language, 'report-panchang');
  const parts = PARTS.filter((part) => month.alone || !('alone' in part)).flatMap(
    ({ key, blocks: blocksOf }): readonly Block[] => {
      const { title, lead } = chapters[key];
      const blocks = blocksOf(making, month);
      if (blocks.length === 0) return [];
      return [
        month.alone ? { kind: 'chapter', id: key, title, lead, start: 'flow' } : { kind: 'heading', text: title },
        ...blocks,
      ];
    },
  );
  return month.alone ? parts : [...parts, ...longAvoidedFill(making, month)];
};

/** The parts of the day, at the end of an almanac of several months. */
const partsAtEnd = (making: Making, dates: Dates): readonly Block[] => [
  { kind: 'chapter', id: 'parts', ...bank(making.language, 'report-panchang').chapters.parts, start: 'page' },
  ...partBlocks(making, { dates }),
];

/** The years of the readers' own calendar that several months touch. */
const yearLines = (making: Making, days: readonly AlmanacDay[]): readonly string[] => {
  const ends = [days[0], days.at(-1)].flatMap((day) => (day === undefined ? [] : [headed(making, day.date)]));
  return [yearsHeading(making.language, ends)].filter((text) => text !== '');
};

type Facts = HighlightsBlock['items'];

/** The Sun above the horizon on a day. */
const sunFact = ({ words, language }: Making, { date, sunrise, sunset }: AlmanacDay): Facts[number] => ({
  label: bank(language, 'report-panchang').labels.sun,
  value: `${clockAt(date, sunrise)} – ${clockAt(date, sunset)}`,
  note: dayText(words, date),
});

/** Of a month: the Sun on the first day, and the days of the full and the new Moon. */
const factsOf = (making: Making, days: readonly AlmanacDay[]): Facts => {
  const [first] = days;
  const moons = days.flatMap(({ date, tithi: [tithi] }) =>
    tithi && (tithi.id === 15 || tithi.id === 30)
      ? [{ label: tithi.name, value: dayText(making.words, date), note: clockAt(date, tithi.span.end) }]
      : [],
  );
  return first === undefined ? [] : [sunFact(making, first), ...moons];
};

/** Of several months: the Sun on the first day, on the longest and on the shortest, in order of date, each once. */
const sunFacts = (making: Making, days: readonly AlmanacDay[]): Facts => {
  const lengthOf = ({ sunrise, sunset }: AlmanacDay): number =>
    sunrise === null || sunset === null ? Number.NaN : Date.parse(sunset) - Date.parse(sunrise);
  const lit = days.filter((day) => !Number.isNaN(lengthOf(day))).toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const told = new Set([days[0], lit[0], lit.at(-1)].flatMap((day) => (day === undefined ? [] : [day.date])));
  return days.filter(({ date }) => told.has(date)).map((day) => sunFact(making, day));
};

/** Width that a drawing on a cover has at least, in points. */
const NARROWEST_COVER = 220;

/** The Moons of the days: of a month by weeks, of more by months. */
const moonsOf = (making: Making, months: readonly Month[]): Scene => {
  const moon = ({ date, tithi: [tithi] }: AlmanacDay, observed: Month['observed']): MoonDay => ({
    date: Number(date.slice(8)),
    tithi: tithi?.id ?? 1,
    kept: observed.has(date),
  });
  const [only, ...more] = months;
  const isMonth = more.length === 0 && only !== undefined;
  return moonsScene({
    title: `${making.words.panchang.title}: ${months.map(({ title }) => title).join(', ')}`,
    columns: isMonth ? Object.values(bank(making.language, 'names').weekdays) : [],
    rows: isMonth
      ? weeksOf(only.days).map((week) => ({
          name: '',
          days: week.map((day) => (day === null ? null : moon(day, only.observed))),
        }))
      : months.map(({ title, days, observed }) => ({
          name: title.split(' ')[0] ?? '',
          days: [
            ...Array.from({ length: Number(days[0]?.date.slice(8) ?? 1) - 1 }, () => null),
            ...days.map((day) => moon(day, observed)),
          ],
        })),
    floor: FLOOR.points / NARROWEST_COVER,
  });
};

/** What the sheet names on each date, the greatest first: eclipses, the festivals of the readers, and the great ones of others. */
const observedOn = (making: Making, regions: readonly FestivalRegion[]): Month['observed'] => {
  const { festivals, short } = festivalsOf(making, regions);
  const ranked = festivals
    .map((festival) => ({ ...festival, name: short(festival.name), rank: festivalRank(festival.key, regions) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  const eclipses = eclipsesOf(making, () => true)
    .filter(({ seen }) => seen !== null)
    .map((one) => ({ date: eclipseDate(one), name: eclipseLine(one), rank: GREAT_RANK }));
  return new Map(
    [...Map.groupBy([...eclipses, ...ranked], ({ date }) => date)].map(
      ([date, rows]) =>
        [
          date,
          {
            names: rows.map(({ name }) => name),
            great: Math.max(1, rows.filter(({ rank }) => rank >= GREAT_RANK).length),
          },
        ] as const,
    ),
  );
};

/** First and last date, what they share said once: `1–30 November 2026`. */
const datesText = ({ words }: Making, { from, to }: Dates): string => {
  const [first, last] = [dayText(words, from), dayText(words, to)];
  const year = ` ${from.slice(0, 4)}`;
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)}–${last}`.replaceAll(' ', '\u00a0');
  const opened = from.slice(0, 4) === to.slice(0, 4) ? first.replace(year, '') : first;
  return [opened, last].map((text) => text.replaceAll(' ', '\u00a0')).join(' – ');
};

/** How an almanac is asked for. */
export interface AlmanacOrder {
  readonly dates: Dates;
  /** Regions whose festivals its readers keep. */
  readonly regions: readonly FestivalRegion[];
  readonly place: string;
  readonly form: PanchangForm;
  readonly paper: Paper;
}

/** The document of an almanac. More than one month has its contents. */
export const panchangDocument = (
  making: Making,
  brand: ReportBrand,
  { dates, place, regions, form, paper }: AlmanacOrder,
): ReportDocument => {
  const { words, read } = making;
  const { title, subject } = words.panchang;
  const days = datesOf(dates).map((date) => read(dayAsk(date), PANCHANG_SHAPES.day));
  const observed = observedOn(making, regions);
  const grouped = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))];
  const only = grouped.length === 1;
  const months = grouped.map(([month, rows]): Month => ({
    alone: only,
    title: monthText(words, `${month}-01`),
    days: rows,
    dates,
    observed,
    regions,
    place,
    paper,
  }));
  const { texts } = bank(making.language, 'report-panchang');
  // How months are counted stands on the sheet of each.
  const rules = [
    ...(only ? [] : [countText(making), ...reckoningLines(making, regions)]),
    dayListText(making, regions),
    ...(only || form === 'wall' ? [] : [texts.fast_day, `${texts.bhadra} ${texts.bhadra_year}`]),
  ];
  const key = [say(texts.how), ...rules.map((text) => say(text, 'small')), ...closing(making)];
  const pages = months.flatMap((month) => [
    ...sheetOf(making, month),
    ...(form === 'wall' ? [] : tablesOf(making, month)),
  ]);
  const last: readonly Block[] = [
    { kind: 'chapter', id: 'reading', title: words.headings.reading, lead: '', start: 'flow' },
    ...key,
  ];
  return {
    ...documentOf(making, brand, {
      template: 'panchang',
      title,
      subject: filled(subject, { place }),
      name: place,
      lines: [datesText(making, dates), ...(only ? [] : yearLines(making, days))],
      figures: [moonsOf(making, months)],
      facts: (only ? factsOf : sunFacts)(making, days),
    }),
    blocks:
      only || form === 'wall'
        ? [...pages, ...last]
        : [
            // The contents do not list themselves.
            { kind: 'chapter', id: 'contents', title: words.contents, lead: '', start: 'page' },
            { kind: 'contents' },
            ...glanceBlocks(making, days, regions),
            ...pages,
            ...partsAtEnd(making, dates),
            ...last,
          ],
  };
};
