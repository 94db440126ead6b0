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
/** The time of an instant; nothing of none. */
export const clock = (iso: string | null): string => (iso === null ? '' : iso.slice(11, 16));
export const names = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name);

/** Rules of doshas of which pages tell what the chart shows: the house, or the one that holds of several. */
const TOLD_BY_THE_CHART: ReadonlySet<string> = new Set([
  'from_lagna',
  'from_moon',
  'from_venus',
  'own_or_exalted_sign',
  'leo_or_aquarius',
  'jupiter_or_venus',
  'planet_in_kendra_from_lagna',
  'planet_in_kendra_from_moon',
  'moon_in_kendra',
  'moon_aspected_by_jupiter',
]);
/** Names of the rules that pages tell by their names. */
export const ruleNames = (rules: readonly { readonly key: string; readonly name: string }[]): string[] =>
  names(rules.filter(({ key }) => !TOLD_BY_THE_CHART.has(key)));

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
