/** Comma-separated values (RFC 4180). */

/**
 * The rows of a text, each as its cells; empty lines are left out. Quotes hold commas, line ends and doubled quotes.
 * @example
 * csvRows('a,b\n"1, ""one""",2') // → [['a', 'b'], ['1, "one"', '2']]
 */
export const csvRows = (text: string): string[][] => {
  const rows: string[][] = [];
  let cells: string[] = [];
  const end = (): void => {
    if (cells.some((cell) => cell !== '')) rows.push(cells);
    cells = [];
  };
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)[^,\r\n]*(,|\r\n|\n|\r|$)/gy;
  const whole = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex <= whole.length) {
    const [all = '', given = '', stop] = cell.exec(whole) ?? [];
    const isQuoted = /^".*"$/s.test(given) && given.length > 1;
    cells.push((isQuoted ? given.slice(1, -1).replaceAll('""', '"') : given).trim());
    if (stop !== ',') end();
    if (all === '' || stop === '') break;
  }
  end();
  return rows;
};

/** Characters by which a table program takes a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A text whose first character no table program runs; `fromCell` takes the mark off again. */
const safe = (cell: string): string => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `csvText` marked it. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * Rows as text. A cell that a table program would run as a formula gets an apostrophe before it.
 * @example
 * csvText([['a', 'b, c']]) // → 'a,"b, c"\r\n'
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row
        .map(safe)
        .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(','),
    )
    .map((line) => `${line}\r\n`)
    .join('');
