/**
 * A birth that a message writes out: “he was born on 18 April 2012 at 9:10 in Indore”. Whoever is told that another birth is
 * needed writes it so.
 */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { BEFORE_PLACE, BEHIND_PLACE, CLOCK_WORDS, NO_PLACE } from '../../../words/reading/birth-vocabulary.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { isOfPair } from '../hear/bond-said.ts';
import { spelledWords } from '../hear/patterns.ts';
import { datesIn, PART, timeIn, type Found } from './written-date.ts';
import { BORN, DATE_MARK, NO_TIME, NO_TIME_ALL, placeIn, wordsIn } from './written-place.ts';

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

const BORN_ALL = new RegExp(BORN.source, 'gu');
/** Whether a text says of a date in it that somebody was born then. */
export const saysBorn = (text: string): boolean => BORN.test(text) || NO_TIME.test(text);

const without = (text: string, { at, length }: Found<unknown>, mark = ''): string =>
  `${text.slice(0, at)} ,${mark}, ${text.slice(at + length)}`.replace(/\s+/gu, ' ');

/** Words of which nothing is left to ask once a birth is taken out. */
const EMPTY = new RegExp(`^(?:${NO_PLACE}|${BEFORE_PLACE}|${BEHIND_PLACE}|${PART}|${CLOCK_WORDS}|\\P{L}+)$`, 'u');
/** Words beside a date and an hour up to which it is a birth that is written. */
const FEW_WORDS = 4;

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

/** What of a sentence is left to ask, once its birth is taken out. */
const leftOf = (bare: string, taken: string | null): readonly string[] =>
  (taken === null ? bare : bare.replace(taken, ' '))
    .replace(DATE_MARK, '')
    .replaceAll(NO_TIME_ALL, ' ')
    .replaceAll(BORN_ALL, ' ')
    .split(',')
    .filter((piece) => wordsIn(piece).some((word) => !EMPTY.test(word)));

/** Where a birth is looked for: the message as it was typed, and whether more than its own words say that it is one. */
interface Beside {
  readonly typed: string;
  readonly isOne: boolean;
}

/**
 * A birth that a text writes out: its date, with its time or a word that says so, and a place where the time is told; null
 * where it writes none.
 */
export const birthIn = (
  message: string,
  today: CivilDate,
  { typed, isOne }: Beside = { typed: message, isOne: false },
): BirthIn | null => {
  const text = normalised(message);
  const isTold = saysBorn(text);
  const date = datesIn(text, today, isTold).at(-1);
  if (date === undefined) return null;
  const [before, own, behind] = around(text, date.at);
  const dated = without(own, { ...date, at: date.at - before.length }, DATE_MARK);
  const time = timeIn(dated);
  if (time === null && !isTold) return null;
  const bare = time === null ? dated : without(dated, time);
  const { places, taken } = placeIn(bare, typed);
  // Without its time the day alone is read, wherever it was.
  if (places.length === 0 && (time !== null || !isTold)) return null;
  const { year, month, day } = date.value;
  const written = [String(year), ...[month, day].map((one) => String(one).padStart(2, '0'))].join('-');
  const kept = leftOf(bare, taken);
  // Of a date with an hour and no word for a birth little else is said, “my wife 1990-12-05 18:30 Bhopal”, or two are matched.
  const isBirth = isTold || isOne || wordsIn(kept.join(' ')).length <= FEW_WORDS || isOfPair(spelledWords(text));
  if (!isBirth) return null;
  const rest = [before, kept.join(','), behind].join(' ').replace(/\s+/gu, ' ').trim();
  return { birth: { date: written, time: time?.value ?? null, places }, rest: /\p{L}/u.test(rest) ? rest : '' };
};
