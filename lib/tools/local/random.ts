/** Random numbers from a seed, so that a run can be repeated. */
export { randomFrom } from '../../../layers/jyotish/rectification/random.ts';

/** One of some values. */
export const pick = <T>(random: () => number, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];
