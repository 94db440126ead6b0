/**
 * The questions that the finder learns from: those that were written down (`questions.json`), and those that patterns make.
 * A pattern is a thing that may be asked for (`patterns/*.json`, `things`), said with words before or behind it, or a whole
 * question (`asks`). `(a|b)` is one of these, `{planet}` one of its kind (`ways.json`). The same files give the same questions.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointLabel } from '../../../service/finder.ts';
import type { EndpointRow } from '../../../service/catalogue/rows.ts';

const ROOM = import.meta.dirname;
const parsed = (file: string): unknown => JSON.parse(readFileSync(join(ROOM, file), 'utf8'));

/** What can be asked about an endpoint. */
interface Patterns {
  readonly things: readonly string[];
  readonly asks: readonly string[];
}
interface Ways {
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A question and the endpoint that answers it. */
export interface Question {
  readonly text: string;
  /** The name of the endpoint, with the method before it where several endpoints have the name. */
  readonly endpoint: string;
}

/** Most questions that are made of one pattern, and what the number of its readings is worth. */
const MOST_OF_ONE = 12;
const SHARE_OF_READINGS = 1.6;
/** A thing is said alone, with words before it, or (two times in four) behind it; a question has words behind it once in four. */
const SIDES = 4;
/** Once in so many a thing has words before it besides. */
const BOTH = 8;

const CHOICE = /\(([^()]*)\)/;
const SLOT = /\{(\w+)\}/g;

/** Numbers below `n` that look drawn and are the same in each run (a linear congruential generator; Numerical Recipes). */
const drawing = (): ((n: number) => number) => {
  let state = 7;
  return (n) => Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * n);
};

/** The questions that were written down, by endpoint. */
export const written = (): Readonly<Record<string, readonly string[]>> =>
  Object(parsed('questions.json')) as Readonly<Record<string, readonly string[]>>;

const readingsOf = (pattern: string, { slots }: Ways): number => {
  const choices = [...pattern.matchAll(new RegExp(CHOICE, 'g'))].map(([, inner = '']) => inner.split('|').length);
  const filled = [...pattern.matchAll(SLOT)].map(([, slot = '']) => slots[slot]?.length ?? 1);
  return [...choices, ...filled].reduce((product, n) => product * n, 1);
};

/** The questions that patterns make. */
const made = (): readonly Question[] => {
  const ways = parsed('ways.json') as Ways;
  const draw = drawing();
  const oneOf = (list: readonly string[]): string => list[draw(list.length)] ?? '';
  const filled = (pattern: string): string => {
    let text = pattern;
    for (let found = CHOICE.exec(text); found !== null; found = CHOICE.exec(text))
      text =
        text.slice(0, found.index) + oneOf((found[1] ?? '').split('|')) + text.slice(found.index + found[0].length);
    return text.replace(SLOT, (slot, kind: string) => (ways.slots[kind] ? oneOf(ways.slots[kind]) : slot));
  };
  const said = (text: string, isThing: boolean): string => {
    const side = draw(SIDES);
    if (!isThing) return side === 0 ? `${text} ${filled(oneOf(ways.after))}` : text;
    const behind = side >= 2 ? `${text} ${filled(oneOf(ways.after))}` : text;
    return side === 1 || draw(BOTH) === 0 ? `${oneOf(ways.before)} ${behind}` : behind;
  };
  const of = (endpoint: string, pattern: string, isThing: boolean): Question[] => {
    const times = Math.max(
      1,
      Math.min(MOST_OF_ONE, Math.round(SHARE_OF_READINGS * Math.sqrt(readingsOf(pattern, ways)))),
    );
    const texts = new Set(isThing ? [filled(pattern)] : []);
    for (let n = 0; n < times; n++) texts.add(said(filled(pattern), isThing).replaceAll(/\s+/g, ' ').trim());
    return [...texts].map((text) => ({ text, endpoint }));
  };
  return globSync('patterns/*.json', { cwd: ROOM })
    .sort()
    .flatMap((file) => Object.entries(Object(parsed(file)) as Readonly<Record<string, Patterns>>))
    .flatMap(([endpoint, { things, asks }]) => [
      ...things.flatMap((pattern) => of(endpoint, pattern, true)),
      ...asks.flatMap((pattern) => of(endpoint, pattern, false)),
    ]);
};

/** Every question, those that were written down first. */
export const questions = (): readonly Question[] => [
  ...Object.entries(written()).flatMap(([endpoint, texts]) => texts.map((text) => ({ text, endpoint }))),
  ...made(),
];

/** What endpoints say of themselves: their summaries, and the words of their paths. */
export const sayings = (rows: readonly EndpointRow[]): readonly Question[] =>
  rows.flatMap((row) =>
    [row.summary, row.name.replaceAll(/[^a-z0-9]+/g, ' ')].map((text) => ({ text, endpoint: endpointLabel(row) })),
  );
