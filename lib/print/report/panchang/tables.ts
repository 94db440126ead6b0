/** The tables of an almanac: its days, their hours, the parts of the day by weekday, festivals, fasts, and days for an occasion. */
import type * as z from 'zod/mini';
import { festivalRank } from '../../../../layers/jyotish/calendar/festival-weight.ts';
import type { Block, CellText, Column } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { textWidth } from '../../draw/metrics.ts';
import { dayText, say, timeText, type Making } from '../making.ts';
import { angasText, beginsOn, clockAt, datedSpan, dayOf, joined, printedAngas, spanAt } from './days.ts';
import { FAST_ASKS, middleOf, OCCASION_ASKS, PANCHANG_SHAPES, partsOf, weekOf, type AlmanacDay } from './questions.ts';
import type { Month } from './sheet.ts';

const left = (count: number): Column[] => Array.from({ length: count }, () => ({ align: 'left' }));

/** Columns on the left with shares of the width. */
const shared = (...shares: readonly number[]): Column[] => shares.map((share) => ({ align: 'left', share }));
const DATE: Column = { align: 'right', share: 1.6 };

/** Of the texts of a column so many, in tenths, stand in one line; only what is longer takes two. */
const IN_A_LINE = 8;
/** Air beside the texts of a column, and their size, in points. */
const AIR = 12;
const SIZE = 8.25;

/** Columns on the left, with shares after their texts. */
const fitting = (rows: readonly (readonly string[])[]): Column[] =>
  shared(
    ...(rows[0] ?? []).map((_, column) => {
      const widths = rows.map((row) => textWidth(row[column] ?? '', SIZE)).toSorted((a, b) => a - b);
      return AIR + (widths[Math.floor((rows.length * IN_A_LINE) / 10)] ?? 0);
    }),
  );

/** The date with its weekday in short, not parted from it: a column of its own would take the room of the others. */
const dated = ({ language }: Making, { date }: AlmanacDay): string => {
  const weekdays = Object.values(bank(language, 'report-panchang').weekdays);
  return `${dayOf(date)}\u00a0${weekdays[new Date(date).getUTCDay()] ?? ''}`;
};

const table = (columns: readonly Column[], head: readonly string[], rows: readonly (readonly CellText[])[]): Block => ({
  kind: 'table',
  columns,
  head,
  rows,
  small: true,
});

/** Rows, or one sentence that there is none. */
const orNone = ({ language }: Making, block: Block & { readonly kind: 'table' }): Block =>
  block.rows.length === 0 ? say(bank(language, 'report-panchang').texts.none, 'soft') : block;

/** What `+` beside a time means: below every table that has one. */
const plusNote = ({ language }: Making): Block => say(bank(language, 'report-panchang').texts.plus, 'small');

/** What the hours of a table are, and what a dash in it means; beside several months it is said in the first alone. */
const hoursNote = ({ language }: Making, { days, dates }: Month, key: 'moon_key' | 'avoid_key'): readonly Block[] =>
  days[0]?.date === dates.from ? [say(bank(language, 'report-panchang').texts[key], 'small')] : [];

/** Sunrise and sunset; one dash where there is neither. */
const sunOf = ({ date, sunrise, sunset }: AlmanacDay): string =>
  sunrise === null && sunset === null ? '–' : `${clockAt(date, sunrise)}–${clockAt(date, sunset)}`;

/** The elements of each day with the times at which they end. */
export const dayBlocks = (making: Making, { days }: Month): readonly Block[] => {
  const { labels, sun_above } = making.words;
  const { sheet } = bank(making.language, 'report-panchang');
  const rows = days.map((day) => {
    const tithis = printedAngas(day.tithi, day.next_sunrise);
    return [
      dated(making, day),
      sunOf(day),
      tithis.map(({ paksha, name, span }) => `${sheet[paksha]} ${name} ${clockAt(day.date, span.end)}`).join(' · '),
      angasText(day, day.nakshatra),
      angasText(day, day.yoga),
      angasText(day, day.karana),
    ];
  });
  return [
    table(fitting(rows), [labels.date, sun_above, labels.tithi, labels.nakshatra, labels.yoga, labels.karana], rows),
    plusNote(making),
  ];
};

type Hours = 'auspicious' | 'inauspicious';
/** Windows of a star, which are answered whole for each day that they touch. */
const OF_STARS: ReadonlySet<string> = new Set(['varjya', 'amrita_kala']);

/** Windows of the days by their keys: a column for each that some day has. */
const windowColumns = (
  days: readonly AlmanacDay[],
  side: Hours,
  keys: readonly string[],
): readonly { readonly name: string; readonly at: (day: AlmanacDay) => string }[] =>
  keys.flatMap((wanted) => {
    const named = days.flatMap((day) => day[side].windows).find(({ key }) => key === wanted);
    if (named === undefined) return [];
    return [
      {
        name: named.name,
        at: (day: AlmanacDay): string =>
          joined(
            day[side].windows.flatMap(({ key, span, good = true }) =>
              key === wanted && span !== null && good && (!OF_STARS.has(key) || beginsOn(day, span)) ? [span] : [],
            ),
          )
            .map((span) => spanAt(day.date, span))
            .join(', ') || '–',
      },
    ];
  });

/** The Moon of each day, and the hours that custom prefers. */
export const moonBlocks = (making: Making, month: Month): readonly Block[] => {
  const { days } = month;
  const { labels } = making.words;
  const own = bank(making.language, 'report-panchang').labels;
  const good = windowColumns(days, 'auspicious', ['brahma_muhurta', 'abhijit', 'amrita_kala']);
  const rows = days.map((day) => {
    const { moonrise, moonset, moon_signs, next_sunrise } = day;
    const ends = moon_signs.map(({ sign, span }) =>
      next_sunrise !== null && Date.parse(span.end) > Date.parse(next_sunrise)
        ? sign.name
        : `${sign.name} ${clockAt(day.date, span.end)}`,
    );
    return [
      dated(making, day),
      clockAt(day.date, moonrise),
      clockAt(day.date, moonset),
      ends.join(' · '),
      ...good.map(({ at }) => at(day)),
    ];
  });
  return [
    table(
      fitting(rows),
      [labels.date, own.moonrise, own.moonset, own.moon_sign, ...good.map(({ name }) => name)],
      rows,
    ),
    ...hoursNote(making, month, 'moon_key'),
    plusNote(making),
  ];
};

/** The hours in which nothing new is begun. */
export const avoidBlocks = (making: Making, month: Month): readonly Block[] => {
  const { days } = month;
  const { labels } = making.words;
  const bad = windowColumns(days, 'inauspicious', ['rahu_kala', 'yamaganda', 'gulika_kala', 'dur_muhurta', 'varjya']);
  return [
    table(
      left(bad.length + 1),
      [labels.date, ...bad.map(({ name }) => name)],
      days.map((day) => [dated(making, day), ...bad.map(({ at }) => at(day))]),
    ),
    ...hoursNote(making, month, 'avoid_key'),
    plusNote(making),
  ];
};

/** How a part of the day is marked. */
const partCell = ({
  name,
  good,
  grade,
}: {
  readonly name: string;
  readonly good?: boolean;
  readonly grade?: string;
}): CellText => {
  if (good === true || grade === 'good') return { text: name, mark: 'good', ink: 'good' };
  return good === false || grade === 'bad' ? { text: name, mark: 'care', ink: 'care' } : { text: name, mark: 'dash' };
};

/** The eight parts of day and night for each weekday, with the times of the day in the middle of the month. */
export const partBlocks = (making: Making, { days }: Month): readonly Block[] => {
  const { language, read, words } = making;
  const { labels, texts } = bank(language, 'report-panchang');
  const ends = [days[0]?.date ?? '', days.at(-1)?.date ?? ''] as const;
  const week = weekOf(ends).map((date) => read(partsOf(date), PANCHANG_SHAPES.parts));
  const middle = read(partsOf(middleOf(ends)), PANCHANG_SHAPES.parts);
  const weekdays = Object.values(bank(language, 'names').weekdays);
  const half = (which: 'day' | 'night'): Block =>
    middle[which] === null
      ? say(`${labels[which]}: ${texts.none}`, 'soft')
      : table(
          left(8),
          [labels[which], ...weekdays],
          middle[which].map(({ span }, i) => [
            `${timeText(span.start)}–${timeText(span.end)}`,
            ...week.map((parts) => {
              const part = parts[which]?.[i];
              return part === undefined ? '–' : partCell(part);
            }),
          ]),
        );
  return [
    half('day'),
    half('night'),
    say(`${filled(texts.parts_key, { date: dayText(words, middleOf(ends)) })} ${texts.good}`, 'small'),
    say(texts.parts_names, 'small'),
  ];
};

/** `2026-11` of a month. */
const monthOf = ({ days }: Month): string => days[0]?.date.slice(0, 7) ?? '';

/** Whether a date is one of the days of a month. */
const within =
  ({ days }: Month): ((date: string) => boolean) =>
  (date) =>
    date >= (days[0]?.date ?? '') && date <= (days.at(-1)?.date ?? '');

type Festivals = z.output<typeof PANCHANG_SHAPES.festivals>['festivals'];

/** Rows of festivals, those of one rule together. */
const festivalRows = (making: Making, month: Month, festivals: Festivals): readonly (readonly CellText[])[] =>
  [...Map.groupBy(festivals, ({ date, span, rule }) => [date, span?.start ?? '', rule].join()).values()].flatMap(
    (alike) => {
      const [first] = alike;
      if (first === undefined) return [];
      const { date, span, rule } = first;
      return [
        [
          dayOf(date),
          { text: alike.map(({ name }) => name).join(' · '), ink: 'brand' as const },
          span ? datedSpan(making, monthOf(month), span) : '–',
          { text: rule, ink: 'soft' as const },
        ],
      ];
    },
  );

/**
 * Festivals with the time of the tithi and the rule: those of the readers and the great ones, then the others. Ekadashis stand
 * among the fasts.
 */
export const festivalBlocks = (making: Making, month: Month): readonly Block[] => {
  const { labels } = bank(making.language, 'report-panchang');
  const listed = making
    .read('festivals', PANCHANG_SHAPES.festivals)
    .festivals.filter(({ date, decided_by }) => decided_by !== 'ekadashi' && within(month)(date));
  const [ours = [], others = []] = [true, false].map((wanted) =>
    listed.filter(({ key }) => festivalRank(key, month.regions) > 0 === wanted),
  );
  const rows = festivalRows(making, month, ours);
  // Among several months the others are named with their dates alone.
  const apart = month.alone ? festivalRows(making, month, others) : [];
  const named = others.map(({ date, name }) => `${dayOf(date)}\u00a0${name}`).join(' · ');
  return [
    orNone(making, {
      kind: 'table',
      columns: [{ ...DATE, share: 1.7 }, ...shared(6.4, 5.6, 12.5)],
      head: [making.words.labels.date, labels.festival, labels.lasts, labels.rule],
      rows: apart.length === 0 ? rows : [...rows, ['', labels.elsewhere, '', ''], ...apart],
      strong: apart.length === 0 ? [] : [rows.length],
      small: true,
    }),
    ...(month.alone || named === '' ? [] : [say(`${labels.elsewhere}: ${named}`, 'small')]),
  ];
};

/** Fasts in order of date, with the hour of worship; of Ekadashis the time in which the fast is broken. */
export const fastBlocks = (making: Making, month: Month): readonly Block[] => {
  const { read, language, words } = making;
  const { labels } = bank(language, 'report-panchang');
  const { traditions } = bank(language, 'observances');
  const kept = FAST_ASKS.flatMap((ask) =>
    read(ask, PANCHANG_SHAPES.fasts).vrats.map(({ date, name, window, worship, deciding_time: at }) => ({
      date,
      name,
      worship: `${window.name} ${worship === null ? clockAt(date, at) : spanAt(date, worship)}`,
      parana: '–',
    })),
  );
  const ekadashis = read('ekadashis', PANCHANG_SHAPES.ekadashis).ekadashis.flatMap((one) => {
    const own = {
      date: one.smarta,
      name: one.name,
      worship: '–',
      parana: datedSpan(making, monthOf(month), one.parana),
    };
    return one.vaishnava === one.smarta
      ? [own]
      : [
          own,
          {
            ...own,
            date: one.vaishnava,
            name: `${one.name} (${traditions.vaishnava})`,
            parana: datedSpan(making, monthOf(month), one.vaishnava_parana),
          },
        ];
  });
  const rows = [...kept, ...ekadashis]
    .filter(({ date }) => within(month)(date))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return [
    orNone(making, {
      kind: 'table',
      columns: [{ ...DATE, share: 1.8 }, ...shared(6, 6, 5)],
      head: [words.labels.date, labels.fast, labels.worship, labels.parana],
      rows: rows.map(({ date, name, worship, parana }) => [dayOf(date), { text: name, ink: 'brand' }, worship, parana]),
      small: true,
    }),
    ...(month.alone && rows.some(({ worship }) => worship.includes('+')) ? [plusNote(making)] : []),
  ];
};

/** Days for a wedding, a vehicle, a new home, a naming, each with its hours. */
export const occasionBlocks = (making: Making, month: Month): readonly Block[] => {
  const { read, language } = making;
  const { labels, texts } = bank(language, 'report-panchang');
  return [
    table(
      shared(3, 15),
      [labels.occasion, labels.hours],
      OCCASION_ASKS.map((ask) => {
        const { event, days } = read(ask, PANCHANG_SHAPES.occasion);
        const list = days
          .filter(({ date }) => within(month)(date))
          // A date is not parted from its hours.
          .map(({ date, spans }) => `${dayOf(date)}\u00a0(${spans.map((span) => spanAt(date, span)).join(',\u00a0')})`);
        return [event.name, list.join(' · ') || texts.none];
      }),
    ),
    plusNote(making),
  ];
};
