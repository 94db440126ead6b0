/** What is known of the months of a solar year, for every page that tells of them: when each is, what rises, what changes in it. */
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { holds } from './ages.ts';
import { SHAPES, type Span } from './answers.ts';
import { periodDate } from './book/changes.ts';
import { hasReadings } from './book/words.ts';
import { dayText, timeText, type Making, houseMatter } from './making.ts';
import { boundDay } from './month-days.ts';
import { monthKey, MONTHS, MONTH_SHAPES } from './month-questions.ts';

/** A planet as a sentence names it: in English the Sun and the Moon have an article. */
export const namedIn = ({ language, names }: Making, key: string, name: string): string => {
  const { named } = bank(language, 'explain');
  return key === 'sun' || key === 'moon' ? named[key] : names.planet(key, name);
};

/** Whether a month lies behind the day of issue. */
export const hasPassed = ({ issued }: Making, { end }: Span): boolean => Date.parse(end) <= Date.parse(issued);

/** When a month of the year begins and ends, and what is read of it in a language of readings. */
export const monthAt = (
  making: Making,
  i: number,
): { readonly span: Span; readonly paragraphs: readonly { title: string; text: string }[] } => {
  const { entry_at: start, span } = making.read(monthKey(i), MONTH_SHAPES.month);
  const end = i + 1 < MONTHS ? making.read(monthKey(i + 1), MONTH_SHAPES.month).entry_at : span.end;
  const told = hasReadings(making) ? making.read('reading', MONTH_SHAPES.texts).monthly[i] : undefined;
  return told ?? { span: { start, end }, paragraphs: [] };
};

/** All months, by index. */
export const allMonths = (): readonly number[] => Array.from({ length: MONTHS }, (_, i) => i);

/** The months that have passed while the year still runs: they are told in short. Of a year that is over none is. */
export const pastMonths = (making: Making): readonly number[] => {
  const past = allMonths().filter((i) => hasPassed(making, monthAt(making, i).span));
  return past.length === MONTHS ? [] : past;
};

/** The months that are told at length, in order. */
export const toldMonths = (making: Making): readonly number[] => {
  const past = pastMonths(making);
  return allMonths().filter((i) => !past.includes(i));
};

/** Name of the chapter or heading of a month. */
export const monthId = (i: number): string => `month-${i + 1}`;

/** `Month 3: 12 July – 13 August`. A year has no day twice, so a title needs none. */
export const monthTitle = (making: Making, i: number): string => {
  const { span } = monthAt(making, i);
  return filled(bank(making.language, 'report-months').month, {
    n: i + 1,
    from: boundDay(making, span.start),
    to: boundDay(making, span.end),
  });
};

/** The house of birth that rises in the chart of a month. */
export const risingHouse = (making: Making, i: number): number => {
  const rising = making.read(monthKey(i), MONTH_SHAPES.month).ascendant.sign;
  return ((rising.id - making.read('planets', SHAPES.planets).ascendant.sign.id + 12) % 12) + 1;
};

/** Where the muntha of a month stands, with the matter of its house of the year; nothing where it is not known. */
export const munthaOf = (making: Making, i: number): readonly string[] => {
  const words = bank(making.language, 'report-months');
  const at = making.read('muntha', MONTH_SHAPES.muntha).monthly[i];
  if (at === undefined) return [];
  const house = ((at.sign.id - making.read('chart', SHAPES.planets).ascendant.sign.id + 12) % 12) + 1;
  const where = filled(making.words.annual.in_house, { house });
  return [`${words.muntha}: ${making.names.sign(at.sign)}, ${where}: ${houseMatter(making, house)}`];
};

/** A day on which something changes: what, and where in the chart of birth or until when. */
export interface Change {
  readonly at: string;
  readonly what: string;
  /** Of a part of the year, until when it runs; of a period of the birth, in which it begins. */
  readonly until?: string;
  /** House of birth into which a planet comes. */
  readonly house?: number;
}

/** The parts of the year that run in a span, in order. */
export const partsIn = ({ read }: Making, span: Span) =>
  read('mudda-dasha', MONTH_SHAPES.parts).periods.filter(
    ({ span: of }) => Date.parse(of.start) < Date.parse(span.end) && Date.parse(of.end) > Date.parse(span.start),
  );

/** Periods of the birth that begin in a span. */
const periodsIn = (making: Making, span: Span): readonly Change[] =>
  making
    .read('vimshottari', SHAPES.vimshottari)
    .periods.flatMap(({ children = [] }) => children)
    .filter((one) => holds(span, one.span.start))
    .map((one) => {
      const { what, why } = periodDate(making, one);
      return { at: one.span.start, what, until: why };
    });

/** Planets that change their signs, all or some, parts of the year and periods of the birth that begin, in order. */
export const changesIn = (making: Making, span: Span, planets?: readonly string[]): readonly Change[] => {
  const words = bank(making.language, 'report-months');
  const { names } = making;
  const { stays } = making.read('moves', MONTH_SHAPES.moves);
  return [
    ...stays
      .filter((stay) => holds(span, stay.span.start) && (planets?.includes(stay.planet) ?? true))
      .map((stay) => ({
        at: stay.span.start,
        what: filled(stay.retrograde_reentry ? words.returns : words.enters, {
          planet: names.planet(stay.planet, stay.name),
          sign: names.signForms(stay.sign),
        }),
        house: stay.house,
      })),
    ...partsIn(making, span)
      .filter(({ span: of }) => holds(span, of.start))
      .map(({ lords, span: of }) => ({
        at: of.start,
        what: filled(words.part_begins, {
          planet: lords.map((one) => namedIn(making, one.key, one.name)).join(' – '),
        }),
        until: filled(words.part_note, { date: dayText(making.words, of.end) }),
      })),
    ...periodsIn(making, span),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
};

/** The house of birth of a change, or until when it holds. */
export const houseOf = ({ language }: Making, { house, until = '' }: Change): string =>
  house === undefined ? until : filled(bank(language, 'report-months').house_of, { house });

/** The same with the matter of the house. */
export const whereFelt = (making: Making, change: Change): string =>
  change.house === undefined
    ? houseOf(making, change)
    : `${houseOf(making, change)}: ${houseMatter(making, change.house)}`;

/** `8°`: the whole degrees of a place, where its minutes say nothing. */
export const wholeDegrees = (dms: string): string => dms.replace(/°.*/u, '°');

/** What happens in a month, as rows of a table: it begins, planets change their signs, parts of the year begin. */
export const happenings = (making: Making, span: Span, whyOf: (change: Change) => string): string[][] => {
  const words = bank(making.language, 'report-months');
  const begins: Change = {
    at: span.start,
    what: `${words.month_begins}, ${filled(words.at_time, { time: timeText(span.start) })}`,
  };
  return [begins, ...changesIn(making, span)].map((one) => [dayText(making.words, one.at), one.what, whyOf(one)]);
};
