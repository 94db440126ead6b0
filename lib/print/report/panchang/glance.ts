/** The days together at a glance, before their months: the great festivals, the eclipses, and the Sun's entries into the signs. */
import type { FestivalRegion } from '../../../../layers/jyotish/calendar/festival-rows.ts';
import { festivalRank } from '../../../../layers/jyotish/calendar/festival-weight.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { dayText, timeText, type Making } from '../making.ts';
import { eclipsesOf, eclipseTable } from './eclipses.ts';
import { festivalsOf } from './festival-days.ts';
import { sunEntries } from './sheet.ts';
import type { AlmanacDay } from './questions.ts';
import { left } from '../blocks.ts';

/** Rank from which a festival is known to every reader. */
const KNOWN_RANK = 7;
/** Pairs of date and name side by side. */
const ACROSS = 3;

type Pair = readonly [date: string, text: string];

/** Pairs side by side, in order from top to bottom, then to the right. */
const pairs = (all: readonly Pair[]): Block => {
  const high = Math.ceil(all.length / ACROSS);
  return {
    kind: 'table',
    columns: Array.from({ length: ACROSS }, () => [left(4), left(6)]).flat(),
    head: [],
    rows: Array.from({ length: high }, (_, row) =>
      Array.from({ length: ACROSS }, (_column, i): readonly CellText[] => {
        const [date, text] = all[row + i * high] ?? ['', ''];
        return [date, { text, ink: 'brand' }];
      }).flat(),
    ),
    small: true,
    named: false,
  };
};

/** What a reader looks for first in a year. */
export const glanceBlocks = (
  making: Making,
  days: readonly AlmanacDay[],
  regions: readonly FestivalRegion[],
): readonly Block[] => {
  const { labels, chapters } = bank(making.language, 'report-panchang');
  const dates = new Set(days.map(({ date }) => date));
  const dated = (iso: string): string =>
    dayText(making.words, iso).replace(iso.slice(0, 4), '').trim().replaceAll(' ', '\u00a0');
  const { festivals, short } = festivalsOf(making, regions);
  const great = festivals.filter(({ key, date }) => dates.has(date) && festivalRank(key, regions) >= KNOWN_RANK);
  const eclipses = eclipseTable(
    making,
    eclipsesOf(making, (date) => dates.has(date)),
    dated,
    true,
  );
  const entries = sunEntries(days).map(([at, sign]): Pair => [`${dated(at)}, ${timeText(at)}`, sign.name]);
  return [
    { kind: 'heading', text: labels.great },
    pairs(great.map(({ date, name }): Pair => [dated(date), short(name)])),
    ...(eclipses.length === 0 ? [] : [{ kind: 'heading' as const, text: chapters.eclipses.title }, ...eclipses]),
    { kind: 'fill', blocks: [{ kind: 'heading', text: labels.entries }, pairs(entries)] },
  ];
};
