/** The festivals of an almanac as its readers know them: each once a day, with the short name where that tells it from others. */
import type * as z from 'zod/mini';
import type { FestivalRegion } from '../../../../layers/jyotish/calendar/festival-rows.ts';
import { festivalRank } from '../../../../layers/jyotish/calendar/festival-weight.ts';
import type { Making } from '../making.ts';
import { PANCHANG_SHAPES } from './questions.ts';

export type Festivals = z.output<typeof PANCHANG_SHAPES.festivals>['festivals'];

const bare = (name: string): string => name.replace(/ ?\([^)]*\)/g, '');

/** Names of a list without what stands in brackets, where that tells none of them from another. */
const shortNames = (names: readonly string[]): ((name: string) => string) => {
  const several = new Map([...Map.groupBy(new Set(names), bare)].map(([one, all]) => [one, all.length] as const));
  return (name) => (several.get(bare(name)) === 1 ? bare(name) : name);
};

/** The festivals in order of date. One that two traditions keep on one day stands there once. */
export const festivalsOf = (
  { read }: Making,
  regions: readonly FestivalRegion[],
): { readonly festivals: Festivals; readonly short: (name: string) => string } => {
  const all = read('festivals', PANCHANG_SHAPES.festivals).festivals;
  const plain = new Set(all.map(({ date, name }) => `${date} ${name}`));
  const festivals = all.filter(({ date, name }) => bare(name) === name || !plain.has(`${date} ${bare(name)}`));
  const ranked = festivals.filter(({ key }) => festivalRank(key, regions) > 0);
  return { festivals, short: shortNames(ranked.map(({ name }) => name)) };
};
