/** What is kept on the days of an almanac: festivals, fasts, and the days that suit an occasion. */
import type { FestivalRegion } from '../../../../layers/jyotish/calendar/festival-rows.ts';
import { festivalRank } from '../../../../layers/jyotish/calendar/festival-weight.ts';
import { monthsOfDayLists } from '../../../../layers/jyotish/calendar/region-habits.ts';
import type { Block, CellText, Column, TableBlock } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { say, type Making } from '../making.ts';
import { clockAt, datedSpan, dayOf, shortSpan, spanAt } from './days.ts';
import { eclipsesOf, eclipseTable } from './eclipses.ts';
import { festivalsOf, type Festivals } from './festival-days.ts';
import { FAST_ASKS, OCCASION_ASKS, PANCHANG_SHAPES } from './questions.ts';
import type { Month } from './month.ts';
import { occasionFor } from './occasions.ts';
import { dated, monthOf, orNone, plusNote, shared, table, within } from './table-parts.ts';
import { abreast } from '../blocks.ts';

const DATE: Column = { align: 'right', share: 1.6 };
/** Shares of date, festival and stretch. */
const FESTIVAL_COLUMNS = shared(7, 47, 46).map((column, i) => (i === 0 ? { ...DATE, share: 7 } : column));

type Stretch = Parameters<typeof datedSpan>[2];

/** A stretch in words; among several months, which have less room, with a dash. */
const spanText = (making: Making, month: Month, span: Stretch): string =>
  (month.alone ? datedSpan : shortSpan)(making, monthOf(month), span);

/** A rule without what it explains in brackets, where a rule above has explained it. */
const explainedOnce = (): ((rule: string) => string) => {
  const told = new Set<string>();
  return (rule) =>
    rule.replaceAll(/ \([^)]*\)/g, (explained) => {
      if (told.has(explained)) return '';
      told.add(explained);
      return explained;
    });
};

/** Festivals with what decides their day below each, those of one rule together. */
const festivalTable = (making: Making, month: Month, festivals: Festivals): TableBlock => {
  const { labels } = bank(making.language, 'report-panchang');
  const once = explainedOnce();
  const alike = [
    ...Map.groupBy(festivals, ({ date, span, rule }) => [date, span?.start ?? '', rule].join()).values(),
  ].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ ...first, names: all.map(({ name }) => name).join(' · ') }];
  });
  return {
    ...table(
      FESTIVAL_COLUMNS,
      [making.words.labels.date, labels.festival, labels.lasts],
      alike.map(({ date, names, span }) => [
        dayOf(date),
        { text: names, ink: 'brand' },
        span ? spanText(making, month, span) : '–',
      ]),
    ),
    // Of festivals one after another that one rule decides, it stands below the last.
    notes: alike.map(({ rule }, i) => (rule === alike[i + 1]?.rule ? '' : once(rule))),
    notesFrom: 1,
    notesSoft: true,
  };
};

/** Dates and names side by side. */
const ACROSS = 3;

/** The festivals of others with their dates alone, from left to right. */
const elsewhereTable = (others: Festivals): Block => {
  const cells = others.flatMap(({ date, name }): readonly CellText[] => [dayOf(date), name]);
  const wide = 2 * ACROSS;
  return {
    ...table(
      Array.from({ length: ACROSS }, () => [DATE, ...shared(12)]).flat(),
      [],
      Array.from({ length: Math.ceil(cells.length / wide) }, (_, row) =>
        Array.from({ length: wide }, (_cell, i) => cells[row * wide + i] ?? ''),
      ),
    ),
    named: false,
  };
};

/**
 * Festivals with the time of the tithi and the rule: those of the readers and the great ones; the others by name. Ekadashis stand
 * among the fasts; a festival of the same day that is no fast does not.
 */
export const festivalBlocks = (making: Making, month: Month): readonly Block[] => {
  const { labels } = bank(making.language, 'report-panchang');
  const fasts = new Set(making.read('ekadashis', PANCHANG_SHAPES.ekadashis).ekadashis.map(({ name }) => name));
  const listed = festivalsOf(making, month.regions).festivals.filter(
    ({ date, name }) => !fasts.has(name) && within(month)(date),
  );
  const [ours = [], others = []] = [true, false].map((wanted) =>
    listed.filter(({ key }) => festivalRank(key, month.regions) > 0 === wanted),
  );
  return [
    orNone(making, festivalTable(making, month, ours)),
    ...(others.length === 0 ? [] : [say(`${labels.elsewhere}:`, 'small'), elsewhereTable(others)]),
  ];
};

/** Fasts in order of date, with the hour of worship; of Ekadashis the time in which the fast is broken. */
export const fastBlocks = (making: Making, month: Month): readonly Block[] => {
  const { read, language, words } = making;
  const { labels, texts } = bank(language, 'report-panchang');
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
      parana: spanText(making, month, one.parana),
    };
    return one.vaishnava === one.smarta
      ? [own]
      : [
          own,
          {
            ...own,
            date: one.vaishnava,
            name: `${one.name} (${traditions.vaishnava})`,
            parana: spanText(making, month, one.vaishnava_parana),
          },
        ];
  });
  const rows = [...kept, ...ekadashis]
    .filter(({ date }) => within(month)(date))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return [
    orNone(making, {
      kind: 'table',
      columns: [{ ...DATE, share: 1.8 }, ...shared(6, 6, 6)],
      head: [words.labels.date, labels.fast, labels.worship, labels.parana],
      rows: rows.map(({ date, name, worship, parana }) => [dayOf(date), { text: name, ink: 'brand' }, worship, parana]),
      small: true,
    }),
    // An almanac of several months says it once, at its end.
    ...(month.alone && rows.length > 0 ? [say(texts.fast_day, 'small')] : []),
    ...(month.alone && rows.some(({ worship }) => worship.includes('+')) ? plusNote(making, month) : []),
  ];
};

/** Columns for the days of all occasions together. */
const DAY_COLUMNS = 6;
/** As wide as the figures of a date, and a space: what stands before a further stretch of the same day. */
const UNDER_DATE = '\u2007\u2007\u00a0\u00a0';

/** Lists of lines in so many columns, one at least for each list: those of a day, which stay together, are one part of a list. */
const inColumns = (lists: readonly (readonly (readonly string[])[])[]): readonly (readonly (readonly string[])[])[] => {
  /** A list in columns as high as `high` at most. */
  const filledTo = (list: readonly (readonly string[])[], high: number): readonly (readonly string[])[] =>
    list.reduce<readonly (readonly string[])[]>((columns, part) => {
      const last = columns.at(-1) ?? [];
      return last.length > 0 && last.length + part.length > high
        ? [...columns, part]
        : [...columns.slice(0, -1), [...last, ...part]];
    }, []);
  const most = Math.max(...lists.map((list) => list.flat().length));
  for (let high = 1; high < most; high++) {
    const set = lists.map((list) => filledTo(list, high));
    if (set.flat().length <= DAY_COLUMNS && set.flat().every((column) => column.length <= high)) return set;
  }
  return lists.map((list) => [list.flat()]);
};

/** Days for a wedding, a vehicle, a new home, a naming side by side: among several months, without their rising signs. */
const occasionsBeside = (making: Making, month: Month): Block => {
  const { texts } = bank(making.language, 'report-panchang');
  const lists = OCCASION_ASKS.map((ask) => {
    const { event, days } = occasionFor(making, month.regions, ask);
    const hours = days
      .filter(({ date }) => within(month)(date))
      .map(({ date, spans }) =>
        spans.map((span, i) => {
          const before = i === 0 ? `${dayOf(date).padStart(2, '\u2007')}\u00a0\u00a0` : UNDER_DATE;
          return `${before}${spanAt(date, span)}`;
        }),
      );
    return { name: event.name, hours: hours.length === 0 ? [[texts.none]] : hours };
  });
  const columns = inColumns(lists.map(({ hours }) => hours)).flatMap((set, list) =>
    set.map((lines, i) => ({ name: i === 0 ? (lists[list]?.name ?? '') : '', lines })),
  );
  return {
    ...table(
      shared(...columns.map(() => 1)),
      columns.map(({ name }) => name),
      [columns.map(({ lines }) => lines.join('\n'))],
    ),
    named: false,
  };
};

/** Which rule the days for a wedding and a new house keep, and what is left out of which hours. */
export const dayListText = ({ language }: Making, regions: readonly FestivalRegion[]): string => {
  const { day_lists: lists, texts } = bank(language, 'report-panchang');
  return `${lists[monthsOfDayLists(regions)]} ${texts.day_hours}`;
};

/** Stretches of a day that stand in a line. */
const ABREAST = 2;

/** The stretches of a day as a column of hours has them, so many in a line: it is never narrower than that. */
const hoursText = (date: string, spans: readonly Stretch[]): string =>
  spans
    .map((span, i) => {
      if (i === 0) return spanAt(date, span);
      return `,${i % ABREAST === 0 ? ' ' : '\u00a0'}${spanAt(date, span)}`;
    })
    .join('');

/** The days that suit an occasion with their hours, and the rising sign of each that the same rules give most points. */
const occasionTable = (making: Making, month: Month, ask: string): readonly Block[] => {
  const { labels } = bank(making.language, 'report-panchang');
  const { event, days, windows } = occasionFor(making, month.regions, ask);
  const best = (date: string): string => {
    // The best stand first.
    const found = windows.find((one) => one.date === date);
    return found?.lagna ? `${found.lagna.name} ${spanAt(date, found.span)}` : '–';
  };
  return [
    { kind: 'heading', text: event.name },
    orNone(making, {
      kind: 'table',
      columns: shared(2.2, 6.4, 6),
      head: [making.words.labels.date, labels.hours_of_day, labels.lagna],
      rows: days
        .filter(({ date }) => within(month)(date))
        .map(({ date, spans }) => [dated(making, { date }), hoursText(date, spans), best(date)]),
      small: true,
      lowest: true,
    }),
  ];
};

/** Days for a wedding, a vehicle, a new home, a naming, each with its hours. */
export const occasionBlocks = (making: Making, month: Month): readonly Block[] => {
  if (!month.alone) return [occasionsBeside(making, month)];
  const [wedding = '', vehicle = '', home = '', naming = ''] = OCCASION_ASKS;
  const side = (...asks: readonly string[]) => ({
    share: 1,
    blocks: asks.flatMap((ask) => occasionTable(making, month, ask)),
  });
  return [abreast(side(wedding, vehicle), side(home, naming))];
};

/** Eclipses of a month with their hours. */
export const eclipseBlocks = (making: Making, month: Month): readonly Block[] =>
  eclipseTable(making, eclipsesOf(making, within(month)), (date) => dated(making, { date }), month.alone);
