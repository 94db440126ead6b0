/** What is kept on the days of an almanac: festivals, fasts, and the days that suit an occasion. */
import type * as z from 'zod/mini';
import { festivalRank } from '../../../../layers/jyotish/calendar/festival-weight.ts';
import { cellText, type Block, type CellText, type Column } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { textWidth } from '../../draw/metrics.ts';
import { say, type Making } from '../making.ts';
import { clockAt, datedSpan, dayOf, shortSpan, spanAt } from './days.ts';
import { FAST_ASKS, OCCASION_ASKS, PANCHANG_SHAPES } from './questions.ts';
import type { Month } from './sheet.ts';
import { dated, monthOf, orNone, plusNote, shared, table } from './table-parts.ts';

const DATE: Column = { align: 'right', share: 1.6 };
/** Size of the texts of a table, in points, and the air beside them. */
const SIZE = 8.25;
const AIR = 10;
/** Of the stretches of festivals so many stand in one line, where that takes no more than so many points. */
const IN_A_LINE = 0.8;
const WIDEST = 166;
/** Room for a stretch and its rule together, and for a stretch in two lines. */
const RULED = 344;
const TWO_LINES = 109;

/** Whether a date is one of the days of a month. */
const within =
  ({ days }: Month): ((date: string) => boolean) =>
  (date) =>
    date >= (days[0]?.date ?? '') && date <= (days.at(-1)?.date ?? '');

/** A stretch in words; among several months, which have less room, with a dash. */
const spanText = (making: Making, month: Month, span: Parameters<typeof datedSpan>[2]): string =>
  (month.alone ? datedSpan : shortSpan)(making, monthOf(month), span);

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
          span ? spanText(making, month, span) : '–',
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
  const widths = [...rows, ...apart]
    .map(([, , lasts = '']) => textWidth(cellText(lasts), SIZE))
    .toSorted((one, other) => one - other);
  const most = AIR + (widths[Math.floor(widths.length * IN_A_LINE)] ?? 0);
  // Stretches that would leave the rule no room stand in two lines.
  const lasts = most > WIDEST ? TWO_LINES : most;
  return [
    orNone(making, {
      kind: 'table',
      columns: [{ ...DATE, share: 32 }, ...shared(117, lasts, RULED - lasts)],
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
    ...(month.alone && rows.some(({ worship }) => worship.includes('+')) ? [plusNote(making)] : []),
  ];
};

/** Days for a wedding, a vehicle, a new home, a naming, in one list each: several months have no room for more. */
const occasionList = (making: Making, month: Month): Block => {
  const { read, language } = making;
  const { labels, texts } = bank(language, 'report-panchang');
  return table(
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
  );
};

/** The days that suit an occasion with their hours, and the rising sign of each that the same rules give most points. */
const occasionTable = (making: Making, month: Month, ask: string): readonly Block[] => {
  const { read, language } = making;
  const { labels } = bank(language, 'report-panchang');
  const { event, days, windows } = read(ask, PANCHANG_SHAPES.occasion);
  const best = (date: string): string => {
    // The best stand first.
    const found = windows.find((one) => one.date === date);
    return found?.lagna ? `${found.lagna.name} ${spanAt(date, found.span)}` : '–';
  };
  return [
    { kind: 'heading', text: event.name },
    orNone(making, {
      kind: 'table',
      columns: shared(2.6, 5, 7),
      head: [making.words.labels.date, labels.hours_of_day, labels.lagna],
      rows: days
        .filter(({ date }) => within(month)(date))
        .map(({ date, spans }) => [
          dated(making, { date }),
          spans.map((span) => spanAt(date, span)).join(', '),
          best(date),
        ]),
      small: true,
    }),
  ];
};

/** Days for a wedding, a vehicle, a new home, a naming, each with its hours. */
export const occasionBlocks = (making: Making, month: Month): readonly Block[] => {
  if (!month.alone) return [occasionList(making, month), plusNote(making)];
  const [wedding = '', vehicle = '', home = '', naming = ''] = OCCASION_ASKS;
  const side = (...asks: readonly string[]) => ({
    share: 1,
    blocks: asks.flatMap((ask) => occasionTable(making, month, ask)),
  });
  return [
    { kind: 'columns', columns: [side(wedding, vehicle), side(home, naming)] },
    say(bank(making.language, 'report-panchang').texts.lagna, 'small'),
    plusNote(making),
  ];
};
