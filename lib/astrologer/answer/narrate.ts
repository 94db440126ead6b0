/**
 * Answers of endpoints told in sentences: frames filled with members of the answers, and then held against them. A sentence
 * with a number that the answers do not have is left out.
 */
import { bank } from '../../words/bank.ts';
import { narrativesOf, type NarrativeRow } from '../../words/astrologer/narratives.ts';
import type { Language } from '../../words/languages.ts';
import { normalised } from '../../words/reading/normalise.ts';

/** An answer to tell: the endpoint that gave it, and its `data`. */
export interface Result {
  readonly endpoint: string;
  readonly data: unknown;
}

export const TONES = ['plain', 'brief'] as const;
export type Tone = (typeof TONES)[number];

/** A sentence, the answer it tells of, and the members of it that it names. */
export interface Told {
  readonly text: string;
  /** Number of the answer among those given, from 1. */
  readonly answer: number;
  readonly members: readonly string[];
}

const memberOf = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const found: unknown = Reflect.get(value, name);
    return found;
  }, data);

/** A member as a sentence says it; null where there is none to say. */
const written = (value: unknown, format: string, language: Language): string | null => {
  const { date, months, ordinals } = bank(language, 'astrologer/statements');
  if (format === 'house') return typeof value === 'number' ? (ordinals[value - 1] ?? null) : null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return null;
  const [, year = '', month = '', day = '', , clock = ''] =
    /^(\d{4})-(\d{2})-(\d{2})(T(\d{2}:\d{2}))?/.exec(value) ?? [];
  if (format === 'date')
    return year === ''
      ? null
      : date
          .replace('{day}', String(Number(day)))
          .replace('{month}', months[Number(month) - 1] ?? '')
          .replace('{year}', year);
  if (format === 'time') return clock === '' ? null : clock;
  return value;
};

const SLOT = /\{([\w.]+)(?:\|(\w+))?\}/g;

/** A frame filled from one answer; null where a member is absent. */
const sentenceOf = (frame: string, data: unknown, base: string, language: Language): Omit<Told, 'answer'> | null => {
  const members: string[] = [];
  let isWhole = true;
  const text = frame.replace(SLOT, (_, path: string, format: string | undefined) => {
    const value = written(memberOf(data, path), format ?? '', language);
    if (value === null) isWhole = false;
    members.push(base === '' ? path : `${base}.${path}`);
    return value ?? '';
  });
  return isWhole ? { text: text.charAt(0).toUpperCase() + text.slice(1), members } : null;
};

const NUMBER = /\d+(?:\.\d+)?/g;
const numbersOf = (text: string): readonly number[] => (normalised(text).match(NUMBER) ?? []).map(Number);

/** Every number that stands in an answer, in its texts and dates too. */
const numbersIn = (data: unknown): ReadonlySet<number> => new Set(numbersOf(JSON.stringify(data)));

const isTold = ({ when }: NarrativeRow, data: unknown): boolean =>
  when === undefined || memberOf(data, when[0]) === when[1];

/** The sentences of some answers, in their order. */
export const narrated = (results: readonly Result[], tone: Tone, language: Language): readonly Told[] =>
  results.flatMap(({ endpoint, data }, i) => {
    const known = numbersIn(data);
    const rows = narrativesOf(language, endpoint).filter(({ brief }) => tone === 'plain' || brief === true);
    // Rows about the same list are told member by member, in the order of the list.
    const lists = new Set(rows.flatMap(({ each }) => each ?? []));
    const ofLists = [...lists].flatMap((list) => {
      const members = memberOf(data, list);
      const own = rows.filter(({ each }) => each === list);
      const most = Math.min(...own.map((row) => row.most ?? Infinity));
      return (Array.isArray(members) ? members : [])
        .slice(0, most)
        .flatMap((member: unknown, at) =>
          own.flatMap((row) =>
            isTold(row, member) ? (sentenceOf(row.frame, member, `${list}.${at}`, language) ?? []) : [],
          ),
        );
    });
    const single = rows.flatMap((row) =>
      row.each === undefined && isTold(row, data) ? (sentenceOf(row.frame, data, '', language) ?? []) : [],
    );
    return [...single, ...ofLists]
      .filter(({ text }) => numbersOf(text).every((number) => known.has(number)))
      .map((told) => ({ ...told, answer: i + 1 }));
  });
