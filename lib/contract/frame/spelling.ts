/** Keys as callers may spell them in a path: with _ or -, or by another name. Documents show the key alone. */
import * as z from 'zod/mini';

const dashed = (key: string): string => key.replaceAll('_', '-');

/** Every accepted spelling of a set of keys, with the key it stands for. `aliases`: other name → key. */
export const spellingsOf = <K extends string>(
  keys: readonly K[],
  aliases: Readonly<Record<string, K>> = {},
): ReadonlyMap<string, K> => {
  const named: readonly (readonly [string, K])[] = [
    ...keys.map((key) => [key, key] as const),
    ...Object.entries(aliases),
  ];
  return new Map(named.flatMap(([name, key]) => [[name, key] as const, [dashed(name), key] as const]));
};

/** A field that takes every one of these spellings; the documents list the keys. */
export const spelledField = <K extends string>(spellings: ReadonlyMap<string, K>, description: string) =>
  z.enum([...spellings.keys()]).check(z.meta({ description, enum: [...new Set(spellings.values())] }));
