/** What of an answer stands together on a page of a report. */
import * as z from 'zod/mini';
import type { Banks } from '../../lib/words/bank.ts';

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
