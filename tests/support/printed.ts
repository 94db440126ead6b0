/** What of an answer stands together on a page of a report. */
import * as z from 'zod/mini';
import type { Banks } from '../../lib/words/bank.ts';
import { filled } from '../../lib/words/fill.ts';

export type Groups = readonly (readonly string[])[];
/** What of an answer stands together on a page. */
export type Printed = (answer: unknown, words: Banks['report']) => Groups;

export const printed =
  <S extends z.ZodMiniType>(shape: S, groups: (answer: z.output<S>, words: Banks['report']) => Groups): Printed =>
  (answer, words) =>
    groups(z.parse(shape, answer), words);

/** A date in the words of a report. */
export const day = ({ months }: Banks['report'], iso: string): string =>
  `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
/** A day where the year is known. */
export const dayOfYear = ({ months }: Banks['report'], iso: string): string =>
  `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]}`;
/** The time of an instant; nothing of none. */
export const clock = (iso: string | null): string => (iso === null ? '' : iso.slice(11, 16));
export const names = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name);

interface Told {
  readonly name: string;
  readonly found: readonly { readonly text: string; readonly places: readonly unknown[] }[];
}
/** What pages tell of rules that hold: where planets meet them, else their names. */
export const rulesTold = (rules: readonly Told[]): string[] =>
  rules.flatMap(({ name, found }) => {
    const placed = found.filter(({ places }) => places.length > 0);
    return placed.length === 0 ? [name] : placed.map(({ text }) => text);
  });

/** The birth of these tests. */
export const BIRTH = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
};

/** How many charts of a hundred have something; nothing where that is not known. */
export const common = ({ texts }: Banks['report'], share: number | null): string => {
  if (share === null) return '';
  const n = Math.round(share * 100);
  return n === 0 ? texts.under_hundred : filled(texts.in_hundred, { n });
};
interface Paragraph {
  readonly title: string;
  readonly text: string;
}
/** Readings, each with its title; their texts alone. */
export const told = (paragraphs: readonly Paragraph[]): Groups => paragraphs.map(({ title, text }) => [title, text]);
export const texts = (paragraphs: readonly Paragraph[]): string[] => paragraphs.map(({ text }) => text);
