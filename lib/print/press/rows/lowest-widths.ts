/** Widths of columns at which the rows of a table are lowest. */

/** What of a column is asked: its least width, and how many lines the text of each row takes in a width. */
export interface Lines {
  readonly least: number;
  readonly linesIn: (width: number) => readonly number[];
}

/** How many lines words of these widths take, each apart from the next by a space. */
export const linesOf = (words: readonly number[], space: number, width: number): number => {
  let lines = words.length === 0 ? 0 : 1;
  let used = 0;
  for (const word of words) {
    const after = used === 0 ? word : used + space + word;
    if (used > 0 && after > width) {
      lines++;
      used = word;
    } else used = after;
  }
  return lines;
};

/** Steps in points by which one column gives to another, from the widest on. */
const STEPS = [32, 16, 8, 4, 2] as const;
/** A row counts by its longest text; between widths of equal height, each line counts. */
const ROW = 1000;

const heightOf = (columns: readonly (readonly number[])[]): number => {
  const rows = columns[0]?.length ?? 0;
  let height = 0;
  for (let row = 0; row < rows; row++) {
    let most = 0;
    for (const lines of columns) {
      const count = lines[row] ?? 0;
      height += count;
      most = Math.max(most, count);
    }
    height += most * ROW;
  }
  return height;
};

/** Widths with as much for one column as the others can spare. */
const leaningTo = (columns: readonly Lines[], begin: readonly number[], to: number): readonly number[] => {
  const spare = begin.reduce((sum, width, i) => sum + (i === to ? 0 : width - (columns[i]?.least ?? 0)), 0);
  return begin.map((width, i) => (i === to ? width + spare : (columns[i]?.least ?? 0)));
};

/** Widths of the same sum as those to begin with, at which all rows together take the fewest lines; no column is below its least. */
export const lowestWidths = (columns: readonly Lines[], begin: readonly number[]): readonly number[] => {
  const known = columns.map(() => new Map<number, readonly number[]>());
  const linesAt = (i: number, width: number): readonly number[] => {
    const found = known[i]?.get(width) ?? columns[i]?.linesIn(width) ?? [];
    known[i]?.set(width, found);
    return found;
  };
  const pairs = columns.flatMap((_, from) => columns.map((_other, to) => [from, to] as const));
  /** Lets columns give to one another as long as that makes the table lower. */
  const settled = (first: readonly number[]): { readonly widths: readonly number[]; readonly height: number } => {
    const widths = [...first];
    const lines = widths.map((width, i) => linesAt(i, width));
    let height = heightOf(lines);
    const give = (from: number, to: number, step: number): boolean => {
      const [less, more] = [(widths[from] ?? 0) - step, (widths[to] ?? 0) + step];
      if (from === to || less < (columns[from]?.least ?? 0)) return false;
      const tried = lines.with(from, linesAt(from, less)).with(to, linesAt(to, more));
      const now = heightOf(tried);
      if (now >= height) return false;
      [widths[from], widths[to]] = [less, more];
      [lines[from], lines[to]] = [tried[from] ?? [], tried[to] ?? []];
      height = now;
      return true;
    };
    for (const step of STEPS) {
      let moved = true;
      while (moved) moved = pairs.filter(([from, to]) => give(from, to, step)).length > 0;
    }
    return { widths, height };
  };
  // What one gives alone may gain nothing where several must: it is tried from several sides.
  const [first = { widths: begin, height: 0 }, ...others] = [
    begin,
    ...columns.map((_, i) => leaningTo(columns, begin, i)),
  ].map(settled);
  return others.reduce((best, one) => (one.height < best.height ? one : best), first).widths;
};
