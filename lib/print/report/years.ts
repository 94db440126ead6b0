/** The years ahead, a page each: what runs on a strip, readings with their dates, areas, and a list of dates. */
import { bank } from '../../words/bank.ts';
import { filled, type Row } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { ageAt } from './ages.ts';
import {
  periodsRead,
  periodTexts,
  SLOW,
  staysAhead,
  touches,
  windowsAhead,
  windowWhy,
  withinYear,
  type MatterWindow,
  type Slow,
  type Stay,
  type ToldYear,
} from './ahead.ts';
import { SHAPES, type Span } from './answers.ts';
import { oneDrawing } from './bodies.ts';
import { greatName, yearDatesId, yearId } from './book/changes.ts';
import { bookWords, head, nth, reasonOf, spanText } from './book/words.ts';
import { dayText, say, type Making, type Section } from './making.ts';
import { beginsIn, houseKey, partsOf, solarOf, staysOf, toldYear, windowsOf } from './told-year.ts';
import { stayFacts, windowFact } from './year-facts.ts';
import { areaTable, yearDates } from './year-tables.ts';
import { yearStrip } from './year-strip.ts';
import { yearsFrom } from './years-questions.ts';

/** How a report tells its years. */
interface Telling {
  /** The calendar years that get a page. */
  readonly years: (making: Making) => readonly number[];
  /** Whether a chapter before has read the running periods; otherwise the first year does. */
  readonly present: boolean;
  /** Slow planets that are read. */
  readonly slow: readonly Slow[];
  /** Whether a window and a slow planet tell how they come to this birth; a shorter book has no room for it. */
  readonly ways: boolean;
}

const strip = (making: Making, year: ToldYear): Block => {
  const alt = partsOf(making, year)
    .map(({ lords, span }) => `${lords.map(({ name }) => name).join(' – ')}: ${spanText(making, span)}`)
    .join('; ');
  return oneDrawing(making, bookWords(making).texts.strip_key, yearStrip(making, year, alt));
};

/** A reading with the instant at which what it tells begins. */
type Dated = readonly [start: string, block: Block];

/** When it is that a reading tells of: the days of the year, and whole dates where it reaches beyond. */
const timeOf = (making: Making, year: ToldYear, span: Span): string =>
  beginsIn(year, span) && Date.parse(span.end) < Date.parse(year.end)
    ? withinYear(making, year, span)
    : spanText(making, span);

/** What is read of the periods of a year: of all that begin in it, and in the first year of the one that runs where no chapter has read it. */
const periodReadings = (making: Making, year: ToldYear, { present }: Telling, first: boolean): Dated[] => {
  const told = periodsRead(making).filter(
    ({ level, span }) => touches(year, span) && (beginsIn(year, span) || (first && !present && level === 2)),
  );
  return told.flatMap(({ lords, level, span, paragraphs }): Dated[] => {
    // In a report without a chapter of the running periods that of a life has told what comes first of a great period.
    const at = level === 1 ? 1 : 0;
    const read = present ? paragraphs : paragraphs.slice(at, at + 1);
    const [said] = read;
    if (said === undefined) return [];
    const [lord] = lords;
    const title =
      level === 1 && lord !== undefined ? greatName(making, lord) : lords.map(({ name }) => name).join(' – ');
    const block: Block = {
      kind: 'reading',
      title,
      note: timeOf(making, year, span),
      paragraphs: periodTexts(read),
      reason: reasonOf(making, said.rule_id),
    };
    return [[span.start, block]];
  });
};

/** That a sub-period goes on which has been read before, and where; in the language of the readings. */
const goingOn = (making: Making, year: ToldYear, first: boolean): Block[] => {
  const part = partsOf(making, year).find(({ span }) => !beginsIn(year, span));
  if (part === undefined || making.prose !== making.language) return [];
  return [
    say(
      filled(bank(making.prose, 'report-years').goes_on, {
        lords: part.lords.map(({ name }) => name).join(' – '),
        date: dayText(making.words, part.span.end),
        chapter: first ? making.words.chapters.present.title : part.span.start.slice(0, 4),
      }),
      'soft',
    ),
  ];
};

/** Days of a span that lie in another. */
const daysIn = (whole: Span, { start, end }: Span): number =>
  Math.min(Date.parse(whole.end), Date.parse(end)) - Math.max(Date.parse(whole.start), Date.parse(start));

/** The stays of slow planets that are read: of each planet in each house the longest of the years told. */
const chiefStays = (making: Making, whole: Span, slow: readonly Slow[]): readonly Stay[] => {
  const stays = staysAhead(making).filter((one) => touches(one.span, whole) && slow.some((key) => key === one.planet));
  return [...Map.groupBy(stays, houseKey).values()].flatMap(
    (some) => some.toSorted((a, b) => daysIn(whole, b.span) - daysIn(whole, a.span))[0] ?? [],
  );
};

/** What the slow planets bring in the houses that they come to in a year. */
const slowReadings = (
  making: Making,
  year: ToldYear,
  chief: readonly Stay[],
  { first, ways }: Pick<Telling, 'ways'> & { readonly first: boolean },
): Dated[] => {
  const { texts } = bookWords(making);
  const words = bank(making.prose, 'report-years');
  return chief
    .filter(({ span }) => beginsIn(year, span) || (first && touches(year, span)))
    .map((one): Dated => {
      const planet = SLOW.find((key) => key === one.planet) ?? 'saturn';
      const told: Readonly<Record<string, Row<'here?'>>> = words[planet];
      const same = staysOf(making, year).filter((other) => other.planet === one.planet && other.house === one.house);
      const slots = { planet: making.names.planet(one.planet, one.name), nth: nth(making, one.house) };
      const block: Block = {
        kind: 'reading',
        title: filled(texts.slow_title, slots),
        note: same.map(({ span }) => timeOf(making, year, span)).join('; '),
        paragraphs: [filled(told[one.house] ?? '', { here: ways ? stayFacts(making, one) : '' })],
      };
      return [one.span.start, block];
    });
};

/** Score from which on a window is told as a strong one. */
const STRONG = 60;

/** How the windows of a report are read: rows that have been told, whether their planets are too, and which have been. */
interface WindowTelling extends Pick<Telling, 'ways'> {
  readonly told: Set<string>;
  readonly placed: Set<string>;
}

/**
 * What a window may bring that no window before it was told to bring, with when it is; nothing where all has been said. What
 * speaks for it stands among the dates of the year in which it begins, and here of one that ran before.
 */
const windowReading = (
  making: Making,
  year: ToldYear,
  window: MatterWindow,
  { told, placed, ways }: WindowTelling,
): Dated[] => {
  const { windows } = bank(making.prose, 'report-years');
  const rows = windows[window.event][window.score >= STRONG ? 'strong' : 'mild'];
  // With which of them a report begins is its own: two births of one year need not read the same.
  const first = making.read('planets', SHAPES.planets).ascendant.sign.id % rows.length;
  const text = [...rows.slice(first), ...rows.slice(0, first)].find((one) => !told.has(one));
  if (text === undefined) return [];
  told.add(text);
  const by = ways ? windowFact(making, window, placed.has(window.by)) : '';
  placed.add(window.by);
  const block: Block = {
    kind: 'reading',
    title: window.name,
    note: timeOf(making, year, window.span),
    paragraphs: [filled(text, { by })],
    ...(beginsIn(year, window.span) ? {} : { reason: windowWhy(making, window) }),
  };
  return [[window.span.start, block]];
};

/** The windows of a year that are read: of each matter the next one, which the first pages name, or else the strongest. */
const windowReadings = (making: Making, year: ToldYear, first: boolean, how: WindowTelling): Dated[] => {
  const begun = windowsOf(making, year).filter(({ span }) => first || beginsIn(year, span));
  const isNext = (window: MatterWindow): boolean =>
    windowsAhead(making).find(({ event, running }) => event === window.event && !running) === window;
  return [...Map.groupBy(begun, ({ event }) => event).values()]
    .flatMap((some) => some.find(isNext) ?? some.toSorted((a, b) => b.score - a.score)[0] ?? [])
    .toSorted((a, b) => Date.parse(a.span.start) - Date.parse(b.span.start))
    .flatMap((window) => windowReading(making, year, window, how));
};

/** What its house brings and what its lord adds is one reading: the muntha of the year; its title names what it rests on. */
const munthaReading = (making: Making, year: ToldYear): Block[] => {
  const solar = solarOf(making, year);
  const { annual } = making.words;
  // The title of a reading of another language is in that of the book, as those of the windows beside it are.
  const titleIn = (title: string): string =>
    making.prose === making.language
      ? title
      : `${annual.muntha}: ${filled(annual.in_house, { house: solar.muntha.house })}`;
  return solar.paragraphs.slice(0, 1).map(({ title }): Block => ({
    kind: 'reading',
    title: titleIn(title),
    note: spanText(making, solar.span),
    paragraphs: [
      solar.paragraphs
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' '),
    ],
  }));
};

/** The pages of the years ahead. */
const yearsOf =
  (telling: Telling): Section =>
  (making) => {
    const { chapters, headings, texts } = bookWords(making);
    const [{ date: born }] = making.persons;
    const years = telling.years(making).map((year) => toldYear(making, year));
    const [opening, closing] = [years[0], years.at(-1)];
    if (opening === undefined || closing === undefined) return [];
    const chief = chiefStays(making, { start: opening.start, end: closing.end }, telling.slow);
    const readIn = new Map(
      chief.map((one) => [houseKey(one), (years.find((year) => beginsIn(year, one.span)) ?? opening).year]),
    );
    const { ways } = telling;
    const how: WindowTelling = { told: new Set(), placed: new Set(), ways };
    return years.flatMap((year, i): Block[] => {
      const first = i === 0;
      const dated = [
        ...periodReadings(making, year, telling, first),
        ...slowReadings(making, year, chief, { first, ways }),
        ...windowReadings(making, year, first, how),
      ].toSorted(([a], [b]) => Date.parse(a) - Date.parse(b));
      return [
        {
          kind: 'chapter',
          id: yearId(year.year),
          title: String(year.year),
          group: chapters.years.title,
          lead: filled(texts.year_age, { from: ageAt(born, year.start), to: ageAt(born, `${year.year}-12-31`) }),
          start: 'flow',
        },
        strip(making, year),
        // The dates belong to what the strip shows; readings below them fill the page.
        head(headings.year_dates, yearDatesId(year.year)),
        yearDates(making, year),
        ...(first && !telling.present ? [] : goingOn(making, year, first)),
        ...dated.map(([, block]) => block),
        ...munthaReading(making, year),
        head(headings.by_area),
        ...areaTable(making, year, readIn),
        ...(first ? [{ kind: 'fill' as const, blocks: [head(headings.use), say(texts.use_years)] }] : []),
      ];
    });
  };

const next =
  (count: number) =>
  ({ issued }: Making): readonly number[] =>
    Array.from({ length: count }, (_, i) => Number(issued.slice(0, 4)) + 1 + i);

/** The next two years, the next five, and those of a prediction. */
export const years: Section = yearsOf({ years: next(2), present: false, slow: [], ways: false });
export const yearsWhole: Section = yearsOf({
  years: next(5),
  present: false,
  slow: ['jupiter', 'saturn'],
  ways: true,
});
export const yearPages = (count: number): Section =>
  yearsOf({ years: ({ issued }) => yearsFrom(issued, count), present: true, slow: SLOW, ways: true });
