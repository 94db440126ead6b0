/**
 * A birth that a message writes out: “he was born on 18 April 2012 at 9:10 in Indore”. Whoever is told that another birth is
 * needed writes it so.
 */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import {
  BEFORE_PLACE,
  BEHIND_PLACE,
  BORN_WORDS,
  CLOCK_WORDS,
  DAY_PARTS,
  NO_PLACE,
} from '../../words/reading/birth-vocabulary.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { isOfPair } from './pair-asked.ts';
import { spelledWords } from './patterns.ts';
import { phrasesOf } from './tokens.ts';

/** A birth as it is written: its date as YYYY-MM-DD, its time as HH:MM or null, and what may name its place, the likeliest first. */
export interface WrittenBirth {
  readonly date: string;
  readonly time: string | null;
  readonly places: readonly string[];
}

/** A birth in a message, and the message without it. */
export interface BirthIn {
  readonly birth: WrittenBirth;
  readonly rest: string;
}

/** Nobody who is asked about was born before. */
const FIRST_YEAR = 1900;
const NOON = 12;
const EVENING = 6;
/** Words of the name of a place at most. */
const PLACE_WORDS = 3;
/** Most names of places that are tried. */
const MOST_PLACES = 4;

const whole = (words: string): string => `(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}])`;
const BORN = new RegExp(whole(BORN_WORDS), 'u');
const BORN_ALL = new RegExp(BORN.source, 'gu');
const PART = Object.values(DAY_PARTS).join('|');
const ORDINAL = '(?:st|nd|rd|th)?';
/** Forms of a date: year first, day first, with the name of the month behind or before the day. */
const DATES: readonly { readonly form: RegExp; readonly order: readonly ('year' | 'month' | 'day')[] }[] = [
  { form: /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u, order: ['year', 'month', 'day'] },
  { form: /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/u, order: ['day', 'month', 'year'] },
  {
    form: new RegExp(`(?<!\\d)(\\d{1,2})${ORDINAL} (?:of )?([\\p{L}\\p{M}]+),? (\\d{4})(?!\\d)`, 'u'),
    order: ['day', 'month', 'year'],
  },
  {
    form: new RegExp(`([\\p{L}\\p{M}]+) (\\d{1,2})${ORDINAL},? (\\d{4})(?!\\d)`, 'u'),
    order: ['month', 'day', 'year'],
  },
];
const TIME = new RegExp(
  `(?:(${PART}) (?:ke |ko |के |को |at )?)?(?<![\\d/.-])(\\d{1,2})(?:[:.](\\d{2}))?(?![\\d/-]) ?(${PART})?(?![\\p{L}\\p{M}])(?: ?(${CLOCK_WORDS})(?![\\p{L}\\p{M}]))?(?: (${PART})(?![\\p{L}\\p{M}]))?`,
  'gu',
);

const monthOf = (text: string): number => {
  const [token] = /^\d+$/u.test(text) ? [] : phrasesOf(text);
  return token?.kind === 'month' ? (token.number ?? 0) : Number(text);
};

/** The days of a date, day and month in their other order where only that is one. */
const realDate = ({ year, month, day }: CivilDate): CivilDate | null => {
  const isReal = (date: CivilDate): boolean =>
    date.month >= 1 && date.month <= 12 && dateOfDayNumber(dayNumber(date)).day === date.day;
  const swapped = { year, month: day, day: month };
  return [{ year, month, day }, swapped].find(isReal) ?? null;
};

/** A match, as what it stands for and where it stands. */
interface Found<T> {
  readonly value: T;
  readonly at: number;
  readonly length: number;
}

/** The date of a birth in a text: the last one that has passed. */
const dateIn = (text: string, today: CivilDate): Found<CivilDate> | null => {
  const found = DATES.flatMap(({ form, order }) =>
    [...text.matchAll(new RegExp(form, 'gu'))].flatMap((match) => {
      const parts = Object.fromEntries(order.map((name, at) => [name, match[at + 1] ?? '']));
      const { year = '', month = '', day = '' } = parts;
      const date = realDate({ year: Number(year), month: monthOf(month), day: Number(day) });
      const isOne = date !== null && date.year >= FIRST_YEAR && dayNumber(date) <= dayNumber(today);
      return isOne ? [{ value: date, at: match.index, length: match[0].length }] : [];
    }),
  );
  return found.toSorted((a, b) => b.at - a.at)[0] ?? null;
};

/** The hour by the clock of a day of 24, by the part of the day beside it. */
const hourOf = (hour: number, part: keyof typeof DAY_PARTS | null): number => {
  const isLate = part === 'pm' || (part === 'night' && hour >= EVENING);
  if (hour === NOON) return part === 'am' || part === 'night' ? 0 : NOON;
  return hour < NOON && isLate ? hour + NOON : hour;
};
const partOf = (text: string): keyof typeof DAY_PARTS | null =>
  (Object.keys(DAY_PARTS) as (keyof typeof DAY_PARTS)[]).find((name) =>
    new RegExp(`^(?:${DAY_PARTS[name]})$`, 'u').test(text),
  ) ?? null;

/** The time in a text: an hour with its minutes, or beside a word for one; and whether the part of the day is named. */
export const timeIn = (text: string): (Found<string> & { readonly isOfPart: boolean }) | null => {
  for (const match of text.matchAll(TIME)) {
    const [all, before, hours = '', minutes, behind, clock, last] = match;
    const part = behind ?? last ?? before;
    if (minutes === undefined && part === undefined && clock === undefined) continue;
    const hour = hourOf(Number(hours), part === undefined ? null : partOf(part));
    const minute = Number(minutes ?? 0);
    if (hour > 23 || minute > 59) continue;
    const value = [hour, minute].map((one) => String(one).padStart(2, '0')).join(':');
    return { value, at: match.index, length: all.trimEnd().length, isOfPart: part !== undefined };
  }
  return null;
};

/** Stands where the date stood. */
const DATE_MARK = '\u0001';
const without = (text: string, { at, length }: Found<unknown>, mark = ''): string =>
  `${text.slice(0, at)} ,${mark}, ${text.slice(at + length)}`.replace(/\s+/gu, ' ');

const NOT_IN_PLACE = new RegExp(`^(?:${NO_PLACE}|${BORN_WORDS}|${PART}|${CLOCK_WORDS})$`, 'u');
/** Words of which nothing is left to ask once a birth is taken out. */
const EMPTY = new RegExp(`^(?:${NO_PLACE}|${BEFORE_PLACE}|${BEHIND_PLACE}|\\P{L}+)$`, 'u');
/** Words beside a date and an hour up to which it is a birth that is written. */
const FEW_WORDS = 4;
const PIECES = /[,;.:?!।()]|\s-\s/u;
const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/u).filter(Boolean);
/** The words of a name at the beginning of some words, or at their end; none where a word stands there that is of no name. */
const nameIn = (words: readonly string[], isEnd: boolean): readonly string[] => {
  const own = isEnd ? words.toReversed() : words;
  const stop = own.findIndex((word) => NOT_IN_PLACE.test(word));
  const name = own.slice(0, Math.min(stop < 0 ? own.length : stop, PLACE_WORDS));
  return isEnd ? name.toReversed() : name;
};
/** The names that some words may be, the longest first. */
const namesOf = (words: readonly string[], isEnd: boolean): readonly string[] => {
  const name = nameIn(words, isEnd);
  return name.map((_, at) => (isEnd ? name.slice(at) : name.slice(0, name.length - at)).join(' '));
};

/** The name that a piece is, but for words around it that are of none; none where more is said. */
const nameAlone = (piece: string): readonly string[] => {
  const words = wordsIn(piece);
  const named = words.filter((word) => !NOT_IN_PLACE.test(word));
  const from = words.indexOf(named[0] ?? '');
  const isOne = named.length <= PLACE_WORDS && words.slice(from, from + named.length).join() === named.join();
  return isOne ? named : [];
};

const BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${BEFORE_PLACE}) `, 'gu');
const BEHIND = new RegExp(` (?:${BEHIND_PLACE})(?![\\p{L}\\p{M}])`, 'gu');
/** What may name the place in a text that held the date: behind “in”, before “में”, or the first piece by itself that follows the date. */
const placesIn = (text: string): readonly string[] => {
  const pieces = text.split(PIECES);
  const marked = pieces.flatMap((piece) => [
    ...[...piece.matchAll(BEFORE)].flatMap(({ index, 0: { length } }) =>
      namesOf(wordsIn(piece.slice(index + length)), false),
    ),
    ...[...piece.matchAll(BEHIND)].flatMap(({ index }) => namesOf(wordsIn(piece.slice(0, index)), true)),
  ]);
  // Of the pieces behind the date the first that is a name alone.
  const alone = (text.split(DATE_MARK)[1] ?? '')
    .split(PIECES)
    .map(nameAlone)
    .find((name) => name.length > 0);
  // What is marked as a place is one; only where nothing is may a piece by itself be.
  return [...new Set(marked.length > 0 ? marked : namesOf(alone ?? [], false))].slice(0, MOST_PLACES);
};

/** The sentence of a text in which a place of it stands, and what stands before and behind. */
const around = (text: string, at: number): readonly [before: string, own: string, behind: string] => {
  const end = /[?!।]|\.(?=\s)|\n/gu;
  let [from, to] = [0, text.length];
  for (const { index } of text.matchAll(end)) {
    if (index < at) from = index + 1;
    else {
      to = index;
      break;
    }
  }
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
};

/** A birth that a message writes out: its date, with its time or a word that says so, and a place where the time is told; null where it writes none. */
export const birthIn = (message: string, today: CivilDate): BirthIn | null => {
  const text = normalised(message);
  const date = dateIn(text, today);
  if (date === null) return null;
  const [before, own, behind] = around(text, date.at);
  const dated = without(own, { ...date, at: date.at - before.length }, DATE_MARK);
  const time = timeIn(dated);
  if (time === null && !BORN.test(text)) return null;
  const bare = time === null ? dated : without(dated, time);
  const places = placesIn(bare);
  // Without its time the day alone is read, wherever it was.
  if (places.length === 0 && (time !== null || !BORN.test(text))) return null;
  const { year, month, day } = date.value;
  const written = [String(year), ...[month, day].map((one) => String(one).padStart(2, '0'))].join('-');
  const left = places
    .reduce((all, place) => all.replace(place, ' '), bare)
    .replace(DATE_MARK, '')
    .replaceAll(BORN_ALL, ' ')
    .split(',');
  const kept = left.filter((piece) => wordsIn(piece).some((word) => !EMPTY.test(word)));
  // Of a date with an hour and no word for a birth little else is said, “my wife 1990-12-05 18:30 Bhopal”, or two are matched.
  const isBirth = BORN.test(text) || wordsIn(kept.join(' ')).length <= FEW_WORDS || isOfPair(spelledWords(text));
  if (!isBirth) return null;
  const rest = [before, kept.join(','), behind].join(' ').replace(/\s+/gu, ' ').trim();
  return { birth: { date: written, time: time?.value ?? null, places }, rest: /\p{L}/u.test(rest) ? rest : '' };
};
