/** Rows of the bank with places in them. */

/** Rows already cut at their places: text, name, text, name … text. Rows come from the banks, so there are only so many. */
const known = new Map<string, readonly string[]>();

const partsOf = (row: string): readonly string[] => {
  const found = known.get(row) ?? row.split(/\{([\w:]+)\}/);
  known.set(row, found);
  return found;
};

/** A space that the next character does not allow before it. */
const LOOSE_SPACE = / [ ,:;.]/;

/** A row with its places filled; a `{when}` that is left out takes the space before or after it with it. */
export const filled = (row: string, places: Readonly<Record<string, string>>): string => {
  if (!row.includes('{')) return row;
  let text = '';
  partsOf(row).forEach((part, i) => (text += i % 2 === 0 ? part : (places[part] ?? '')));
  return (LOOSE_SPACE.test(text) ? text.replaceAll(/ +(?=[ ,:;.])/g, '') : text).trim();
};
