/** How far two spellings of a name lie apart. */

/** Shortest name in which a slip is looked for, and the length from which two are. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** How many slips a name of this length may hold: none in short names, one, or two in long ones. */
export const slipsAllowed = (length: number): number => {
  if (length < ONE_SLIP_FROM) return 0;
  if (length < TWO_SLIPS_FROM) return 1;
  return 2;
};
