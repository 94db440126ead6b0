/** The two tables of a year: what it adds to each area of life, and its dates. */
import { isGoodMuntha } from '../../../layers/jyotish/varshaphal/year-chart.ts';
import { filled } from '../../words/fill.ts';
import type { Block, CellText } from '../../contract/ports/report-document.ts';
import { dayMonth, windowWhy, withinYear, type ToldYear } from './ahead.ts';
import { SHAPES, type Ask, type Span } from './answers.ts';
import { AREAS } from './areas.ts';
import { moveDate, periodDate } from './book/changes.ts';
import { bookWords, listed, nth } from './book/words.ts';
import { decimals, say, type Making } from './making.ts';
import { beginsIn, houseKey, partsOf, solarOf, staysOf, windowsOf } from './told-year.ts';
import { stayAdds } from './year-facts.ts';
import { left } from './blocks.ts';
import { joinedSpans } from './ages.ts';

/** Houses beside that of an area whose matters are its own: shared money and income, and illness (BPHS ch. 11). */
const MORE_HOUSES: Partial<Record<Ask, readonly number[]>> = { area_wealth: [8, 11], area_health: [6] };

/**
 * What a year adds to each area: slow planets in its houses, the muntha in one of them, and its windows. `readIn` tells by planet
 * and house under which year a stay is read.
 */
export const areaTable = (making: Making, year: ToldYear, readIn: ReadonlyMap<string, number>): Block[] => {
  const { labels, texts } = bookWords(making);
  const when = (spans: readonly Span[]): string =>
    joinedSpans(spans)
      .map((span) => withinYear(making, year, span))
      .join(', ');
  /** Under which other year a planet in a house is read; empty where it is read here, or nowhere. */
  const elsewhere = (key: string): string => {
    const at = readIn.get(key);
    return at === undefined || at === year.year ? '' : ` (${filled(texts.read_under, { year: at })})`;
  };
  const solar = solarOf(making, year);
  // Two areas may share a house: what a planet brings there stands at the first of them.
  const told = new Set<string>();
  const added = ({ ask, house, event }: (typeof AREAS)[number]): string => {
    const houses = [house, ...(MORE_HOUSES[ask] ?? [])];
    const passing = staysOf(making, year).filter((one) => one.planet !== 'rahu' && houses.includes(one.house));
    const lines = [...Map.groupBy(passing, houseKey)].flatMap(([key, some]) => {
      const [stay] = some;
      if (stay === undefined) return [];
      const row = filled(texts.area_stay, {
        planet: stay.name,
        nth: nth(making, stay.house),
        when: when(some.map(({ span }) => span)),
        adds: `${stayAdds(making, stay, readIn.has(key) || told.has(key))}${elsewhere(key)}`,
      });
      told.add(key);
      return row;
    });
    const { house: muntha } = solar.muntha;
    if (houses.includes(muntha))
      lines.push(
        filled(texts.area_muntha, { house: muntha, adds: texts.adds[isGoodMuntha(muntha) ? 'good' : 'hard'] }),
      );
    const open = windowsOf(making, year).filter((one) => one.event === event);
    if (open.length > 0) lines.push(filled(texts.area_window, { when: when(open.map(({ span }) => span)) }));
    return lines.join(' ');
  };
  const areas = AREAS.map((area) => {
    const { area_name: name, score } = making.read(area.ask, SHAPES.area);
    return { name, score, text: added(area) };
  });
  const quiet = areas.filter(({ text }) => text === '');
  const table: Block = {
    kind: 'table',
    columns: [left(18), left(20), left(62)],
    head: [labels.area, labels.standing, labels.adds],
    rows: areas
      .filter(({ text }) => text !== '')
      .map(({ name, score, text }): CellText[] => [name, { text: decimals(score, 0), bar: score / 100 }, text]),
    small: true,
  };
  return [
    ...(quiet.length === areas.length ? [] : [table]),
    ...(quiet.length === 0
      ? []
      : [say(`${listed(quiet.map(({ name }) => name))}: ${filled(texts.area_quiet, { year: year.year })}`, 'small')]),
  ];
};

/** The dates of a year: all that its strip shows to begin, and the day on which the solar year begins. */
export const yearDates = (making: Making, year: ToldYear): Block => {
  const { you, labels } = bookWords(making);
  const solar = solarOf(making, year);
  const day = ({ start }: Span): string => dayMonth(making, start);
  const rows = [
    ...partsOf(making, year).map((part) => ({ span: part.span, when: day(part.span), ...periodDate(making, part) })),
    ...staysOf(making, year).map((stay) => ({ span: stay.span, when: day(stay.span), ...moveDate(making, stay) })),
    ...windowsOf(making, year).map((window) => ({
      span: window.span,
      when: withinYear(making, year, window.span),
      what: window.name,
      why: windowWhy(making, window),
    })),
    {
      span: solar.span,
      when: day(solar.span),
      what: you.year_begins,
      why: you.year_why,
    },
  ]
    .filter(({ span }) => beginsIn(year, span))
    .toSorted((a, b) => Date.parse(a.span.start) - Date.parse(b.span.start));
  return {
    kind: 'table',
    columns: [left(24), left(22), left(54)],
    head: [labels.when, labels.matter, labels.why],
    rows: rows.map(({ when, what, why }) => [when, what, why]),
    small: true,
  };
};
