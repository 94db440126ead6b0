/** The name of a numbered thing. */
import { karanaRow } from '../../../../layers/jyotish/panchang/keys.ts';

/** Row, from 0, of a number in a list: tithis run from 1 to 30, karanas from 1 to 60, weekdays from 0, the others from 1. */
const ROWS: Readonly<Record<string, (number: number) => number>> = {
  tithis: (tithi) => (tithi === 30 ? 15 : (tithi - 1) % 15),
  karanas: karanaRow,
  weekdays: (vara) => vara,
};

/** The name of a number in a list of names. Throws for a number that the list does not have. */
export const nameAt = (
  names: Readonly<Record<string, Readonly<Record<string, string>>>>,
  list: string,
  number: number,
): string => {
  const row = ROWS[list]?.(number) ?? number - 1;
  const name = Object.values(names[list] ?? {})[row];
  if (name === undefined) throw new RangeError(`${list} has no number ${number}`);
  return name;
};
