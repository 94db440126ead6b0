/** Rows of the bank with places in them. */

/** A row with its places filled; a `{when}` that is left out takes the space before or after it with it. */
export const filled = (row: string, places: Readonly<Record<string, string>>): string =>
  row.includes('{')
    ? row
        .replaceAll(/\{([\w:]+)\}/g, (_, name: string) => places[name] ?? '')
        .replaceAll(/ +(?=[ ,:;.])/g, '')
        .trim()
    : row;
