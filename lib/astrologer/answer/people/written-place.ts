/** What may name the place of a birth that a message writes out. */
import {
  BEFORE_PLACE,
  BEHIND_PLACE,
  BORN_WORDS,
  CLOCK_WORDS,
  NO_PLACE,
  NO_TIME_WORDS,
} from '../../../words/reading/birth-vocabulary.ts';
import { normalised, wholeWords } from '../../../words/reading/normalise.ts';
import { askIn, WHAT } from '../hear/asking.ts';
import { mattersIn } from '../hear/matters-said.ts';
import { spelledWords } from '../hear/patterns.ts';
import { PART } from './written-date.ts';

/** Words of the name of a place at most. */
const PLACE_WORDS = 3;
/** Most names of places that are tried. */
const MOST_PLACES = 4;
/** Stands where the date stood. */
export const DATE_MARK = '\u0001';

const NOT_IN_PLACE = new RegExp(`^(?:${NO_PLACE}|${BORN_WORDS}|${PART}|${CLOCK_WORDS}|${BEFORE_PLACE})$`, 'u');
/** That somebody was born then. */
export const BORN = new RegExp(wholeWords(BORN_WORDS), 'u');
const IS_BORN = new RegExp(`^(?:${BORN_WORDS})$`, 'u');
const BEHIND = new RegExp(`^(?:${BEHIND_PLACE})$`, 'u');
const BEFORE = new RegExp(`^(?:${BEFORE_PLACE})$`, 'u');
/** That the time of a birth is not known. */
export const NO_TIME = new RegExp(wholeWords(NO_TIME_WORDS), 'u');
export const NO_TIME_ALL = new RegExp(NO_TIME.source, 'gu');
const PIECES = /[,;.:?!।()\n]|\s-\s/u;
/** The words of a text, as they stand between blanks. */
export const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/u).filter(Boolean);

/** A name as words, and whether it is surely one: marked as a place, alone in its piece, or written with a capital. */
interface Name {
  readonly words: readonly string[];
  readonly isSure: boolean;
}

/** The words at the beginning that may be a name: up to a word that is of none, and of names with capitals up to a word without. */
const nameIn = (words: readonly string[], capitals: ReadonlySet<string>): readonly string[] => {
  const stop = words.findIndex((word) => NOT_IN_PLACE.test(word) || BEHIND.test(word) || !/\p{L}/u.test(word));
  const name = words.slice(0, Math.min(stop < 0 ? words.length : stop, PLACE_WORDS));
  const small = capitals.has(name[0] ?? '') ? name.findIndex((word) => !capitals.has(word)) : -1;
  return small < 0 ? name : name.slice(0, small);
};

/** Whether words ask something, or name what is asked about. */
const asks = (words: readonly string[]): boolean => {
  const own = spelledWords(words.join(' '));
  return askIn(own) !== null || own.some((word) => WHAT.has(word)) || mattersIn(own).length > 0;
};
/** The name that a piece holds: behind “in”, before “में”, or at its beginning; `isNext`: it stands right behind the date. */
const nameOf = (piece: string, capitals: ReadonlySet<string>, isNext: boolean): Name | null => {
  const words = wordsIn(piece);
  const starts = words.flatMap((word, at) => (BEFORE.test(word) ? [at + 1] : []));
  for (const at of starts) {
    const name = nameIn(words.slice(at), capitals);
    if (name.length > 0) return { words: name, isSure: true };
  }
  const behind = words.findIndex((word) => BEHIND.test(word));
  if (behind > 0) {
    const name = nameIn(words.slice(0, behind).toReversed(), capitals).toReversed();
    if (name.length > 0) return { words: name, isSure: true };
  }
  const from = words.findIndex((word) => !NOT_IN_PLACE.test(word));
  if (from < 0) return null;
  const name = nameIn(words.slice(from), capitals);
  if (name.length === 0) return null;
  const rest = words.slice(from + name.length);
  const isAlone = rest.every((word) => NOT_IN_PLACE.test(word)) && !asks(words);
  const isEnd = isNext && NOT_IN_PLACE.test(rest[0] ?? '');
  return { words: name, isSure: isAlone || isEnd || capitals.has(name[0] ?? '') };
};

/** What stands behind the word for a birth: “janam nagpur” before the date. */
const behindBorn = (piece: string): string => {
  const words = wordsIn(piece);
  const born = words.findLastIndex((word) => IS_BORN.test(word));
  return words.slice(born + 1).join(' ');
};

/** What a text holds of a place: the names to try, the likeliest first, and the words that are no part of the question. */
export interface PlaceIn {
  readonly places: readonly string[];
  /** The words that are surely the name; none where it may be another. */
  readonly taken: string | null;
}

/**
 * The place in a sentence that held the date: the nearest name behind the date, else the nearest before it that is marked as
 * a place. `typed` is the message as it was written, whose capitals tell names.
 */
export const placeIn = (sentence: string, typed: string): PlaceIn => {
  const capitals = new Set(
    wordsIn(typed)
      .filter((word) => /^[("]*\p{Lu}/u.test(word))
      .map((word) => normalised(word).replace(/[^\p{L}\p{M}'-]/gu, '')),
  );
  const [before = '', behind = ''] = sentence.replaceAll(NO_TIME_ALL, ',').split(DATE_MARK);
  const later = behind
    .replace(/^[\s,]+/u, '')
    .split(PIECES)
    .flatMap((piece, at) => nameOf(piece, capitals, at === 0) ?? []);
  const isMarked = (piece: string): boolean => wordsIn(piece).some((word) => BEHIND.test(word) || BEFORE.test(word));
  const earlier = before
    .split(PIECES)
    .filter((piece, at, all) => isMarked(piece) || (at === all.length - 1 && BORN.test(piece)))
    .flatMap((piece) => nameOf(behindBorn(piece), capitals, true) ?? [])
    .toReversed();
  const first = later.find((one) => one.isSure) ?? earlier[0] ?? later[0];
  if (first === undefined) return { places: [], taken: null };
  const { words, isSure } = first;
  const tried = words.map((_, at) => words.slice(0, words.length - at).join(' ')).slice(0, MOST_PLACES);
  // Of words that may be more than a name the first alone is surely of it.
  return { places: tried, taken: isSure ? (tried[0] ?? null) : (tried.at(-1) ?? null) };
};
