/** Names of dasha periods: planets and words of levels beside one another, in any order that tells whose period is meant. */
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { VIMSHOTTARI } from '../../../layers/jyotish/dasha/vimshottari.ts';
import type { Kind } from '../language/kinds.ts';
import { hasKind, numberAs, type Mention } from '../language/mentions.ts';
import type { NamedPeriod } from './node.ts';

export type Lords = NamedPeriod['lords'];

/** A planet, a word of a level, or a length that only one period has. */
interface Word {
  readonly planet: Graha | null;
  readonly level: number | null;
  /** Years that are said of the great period. */
  readonly years: number | null;
  readonly end: number;
  /** What stands between it and the word before. */
  readonly gap: readonly Mention[];
}

const LEVELS: readonly Kind[] = ['maha', 'antar', 'pratyantar'];
const BETWEEN: readonly Kind[] = ['of', 'in', 'and', 'comma', 'has', 'by', 'with'];
const DASH = /^[-/:–—]$/u;

export const planetOfMention = (one: Mention): Graha | null =>
  GRAHAS.find((planet) => one.senses.some(({ kind, value }) => kind === 'planet' && value === planet)) ?? null;
/** The level that a word names, 1 to 3; 0 where it names none. */
export const levelOf = (one: Mention): number => LEVELS.findIndex((kind) => hasKind(one, kind)) + 1;

/** Whether a planet only tells after which period: “Ketu ke baad”. */
export const isBehind = (mentions: readonly Mention[], at: number): boolean => {
  const [one, next] = [mentions[at], mentions[at + 1]];
  return one !== undefined && next !== undefined && planetOfMention(one) !== null && hasKind(next, 'postposed');
};

const wordAt = (mentions: readonly Mention[], at: number, gap: readonly Mention[]): Word | null => {
  const [one, next] = [mentions[at], mentions[at + 1]];
  if (one === undefined) return null;
  const planet = planetOfMention(one);
  const level = levelOf(one);
  const word = { planet, level: null, years: null, gap, end: at + 1 };
  if (planet !== null) return word;
  if (level > 0) return { ...word, level };
  if (hasKind(one, 'years')) return { ...word, level: 1 };
  const years = numberAs(one, 'number');
  return years !== null && next !== undefined && hasKind(next, 'years')
    ? { ...word, level: 1, years, end: at + 2 }
    : null;
};

/** The words of a name from a place on, with all that may stand between them. */
const wordsFrom = (mentions: readonly Mention[], from: number): readonly Word[] => {
  const words: Word[] = [];
  for (let at = from, gap: Mention[] = []; at < mentions.length;) {
    const one = mentions[at];
    const word = isBehind(mentions, at) ? null : wordAt(mentions, at, gap);
    if (word !== null) {
      words.push(word);
      at = word.end;
      gap = [];
    } else if (one !== undefined && words.length > 0 && hasKind(one, ...BETWEEN)) {
      gap.push(one);
      at++;
    } else break;
  }
  return words;
};

const isLight = (gap: readonly Mention[]): boolean =>
  gap.every((one) => hasKind(one, 'of') || (hasKind(one, 'comma') && DASH.test(one.text)));

/** Every way to give each word of a level the planet beside it. */
const given = (
  words: readonly Word[],
  at = 0,
  levels: ReadonlyMap<number, number> = new Map(),
): readonly ReadonlyMap<number, number>[] => {
  const word = words[at];
  if (word === undefined) return [levels];
  const { level, years } = word;
  if (level === null) return given(words, at + 1, levels);
  return [at - 1, at + 1].flatMap((beside) => {
    const planet = words[beside]?.planet ?? null;
    if (planet === null || (levels.get(beside) ?? level) !== level) return [];
    if (years !== null && VIMSHOTTARI.rows.find(({ lord }) => lord === planet)?.years !== years) return [];
    return given(words, at + 1, new Map([...levels, [beside, level]]));
  });
};

/** The levels of planets in their order, where the words give one of them or none: "Saturn–Mercury", "of Saturn in Mercury". */
const inOrder = (
  planets: readonly number[],
  words: readonly Word[],
  levels: ReadonlyMap<number, number>,
): readonly number[] | null => {
  if (planets.every((at) => levels.has(at))) return planets.map((at) => levels.get(at) ?? 0);
  const gaps = words.slice((planets[0] ?? 0) + 1, (planets.at(-1) ?? 0) + 1).map(({ gap }) => gap);
  const [level, ...others] = levels.values();
  if (others.length > 0) return null;
  const last = planets.at(-1) ?? 0;
  const isOfLast = level === planets.length && levels.has(last);
  const isTold = level === undefined || level === 1 || isOfLast;
  const isNear = gaps.every(isLight) || (isOfLast && gaps.flat().every((one) => !hasKind(one, 'comma', 'has')));
  return isTold && isNear && planets.length > 1 ? planets.map((_, i) => i + 1) : null;
};

const lordsOf = (words: readonly Word[]): readonly Lords[] => {
  const planets = words.flatMap(({ planet }, at) => (planet === null ? [] : [at]));
  const found = given(words).flatMap((levels): readonly Lords[] => {
    const order = inOrder(planets, words, levels);
    if (order === null || order.length === 0 || new Set(order).size < order.length) return [];
    const lords = planets.flatMap((at, i) => {
      const lord = words[at]?.planet ?? null;
      return lord === null ? [] : [{ level: order[i] ?? 0, lord }];
    });
    return [lords.toSorted((a, b) => a.level - b.level)];
  });
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
};

/** The period that is named from a place on, by as many words as tell one, and where its name ends; null where none is. */
export const periodAt = (
  mentions: readonly Mention[],
  at: number,
): { readonly lords: Lords; readonly end: number } | null => {
  const words = wordsFrom(mentions, at);
  for (let many = words.length; many > 0; many--) {
    const found = lordsOf(words.slice(0, many));
    const [lords] = found;
    if (lords !== undefined && found.length === 1) return { lords, end: words[many - 1]?.end ?? at };
    if (found.length > 1) return null;
  }
  return null;
};
