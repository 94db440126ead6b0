/** How the pages of a report are packed: what a reader sees torn, left behind or bare, counted from the pages themselves. */
import type { Block } from '../../lib/contract/ports/report-document.ts';
import type { PageRows, PlacedRow } from '../../lib/print/press/page.ts';

/** Lines up to which a text is short: in one column a reading with a title, and over both a paragraph. */
const SHORT = { column: 9, wide: 5 } as const;
/** Share of a page up to which a table is small: larger ones may be parted. */
const SMALL = 0.3;
/** Shares of the page that are seen as bare, and as a scrap on the last page of a run. */
const BARE = 0.2;
const SCRAP = 0.15;

export interface Area {
  readonly top: number;
  readonly bottom: number;
}

/**
 * A short text or reading parted; a small line away from what it explains; a small table parted; a page that is bare and ends
 * no chapter; a run that ends with a few lines.
 */
type Packing = 'torn' | 'orphan' | 'small' | 'bare' | 'scrap';
export interface PackingFault {
  readonly kind: Packing;
  /** The page, the cover being 1. */
  readonly page: number;
  readonly text: string;
}

/** Rows of one block that stand together: on one page, in one column. */
interface Part {
  readonly page: number;
  readonly x: number;
  readonly rows: readonly PlacedRow[];
}

const textsOf = ({ row }: PlacedRow): readonly string[] =>
  row.cells.flatMap(({ role, ops }) =>
    role === 'none' ? [] : ops.flatMap((op) => (op.op === 'text' ? [op.text] : [])),
  );
const bodyOf = (rows: readonly PlacedRow[]): readonly PlacedRow[] => rows.filter(({ row }) => row.isHead !== true);
const heightOf = (rows: readonly PlacedRow[]): number =>
  rows.reduce((sum, { row }, i) => sum + row.height + (i === 0 ? 0 : row.before), 0);
const lowOf = (rows: readonly PlacedRow[], top: number): number =>
  rows.reduce((low, { row, y }) => Math.max(low, y + row.height), top);

const partsOf = (pages: readonly PageRows[]): ReadonlyMap<number, readonly Part[]> => {
  const parts = new Map<number, Part[]>();
  pages.forEach((page, i) => {
    const placed = Map.groupBy(page, ({ row, x }) => `${row.block} ${x}`);
    for (const rows of placed.values()) {
      const { row, x } = rows[0] ?? {};
      if (row === undefined || x === undefined || row.fill === true) continue;
      parts.set(row.block, [...(parts.get(row.block) ?? []), { page: i + 2, x, rows }]);
    }
  });
  return parts;
};

/** A short text or reading in more than one place. */
const tornText = (parts: readonly Part[]): readonly PackingFault[] => {
  const lines = parts.flatMap(({ rows }) => rows.flatMap(textsOf));
  const [page, sizes] = [parts[0]?.page ?? 0, parts.map(({ rows }) => rows.flatMap(textsOf).length).join(' + ')];
  const name = `${lines[0]?.slice(0, 40)} ${sizes}`;
  const isWide = parts.every(({ rows }) => rows.every(({ row }) => row.column !== true));
  return lines.length <= (isWide ? SHORT.wide : SHORT.column) ? [{ kind: 'torn', page, text: name }] : [];
};

const isNote = (block: Block | undefined): boolean => block?.kind === 'text' && block.role !== 'body';

/** The faults of packing in a report. */
export const packingFaults = (
  blocks: readonly Block[],
  pages: readonly PageRows[],
  { top, bottom }: Area,
): readonly PackingFault[] => {
  const room = bottom - top;
  const parts = partsOf(pages);
  const opens = (page: number): boolean => {
    const first = pages[page - 2]?.[0]?.row;
    const block = blocks[first?.block ?? -1];
    return first === undefined || (block?.kind === 'chapter' && block.start === 'page') || first.poster === true;
  };
  const ofBlocks = [...parts].flatMap(([index, own]): readonly PackingFault[] => {
    const block = blocks[index];
    const [first] = own;
    if (block === undefined || first === undefined) return [];
    if (own.length > 1 && ['reading', 'text'].includes(block.kind)) return tornText(own);
    const above = parts.get(index - 1)?.at(-1);
    if (isNote(block) && above !== undefined && above.page < first.page && !opens(first.page))
      return [
        {
          kind: 'orphan',
          page: first.page,
          text: textsOf(first.rows[0] as PlacedRow)
            .join(' ')
            .slice(0, 50),
        },
      ];
    const height = own.reduce((sum, { rows }) => sum + heightOf(rows), 0);
    if (own.length === 1 || block.kind !== 'table' || height > SMALL * room) return [];
    const sizes = own.map(({ rows }) => bodyOf(rows).length).join(' + ');
    return [{ kind: 'small', page: first.page, text: `${sizes}, ${Math.round((100 * height) / room)} % of a page` }];
  });
  const ofPages = pages.flatMap((page, i): readonly PackingFault[] => {
    if (page.length === 0) return [];
    const bare = 1 - (lowOf(page, top) - top) / room;
    const isLast = opens(i + 3);
    const told = (kind: PackingFault['kind'], share: number): PackingFault => ({
      kind,
      page: i + 2,
      text: `${Math.round(100 * share)} %`,
    });
    return [
      ...(!isLast && bare > BARE ? [told('bare', bare)] : []),
      ...(isLast && !opens(i + 2) && bare > 1 - SCRAP ? [told('scrap', bare)] : []),
    ];
  });
  return [...ofBlocks, ...ofPages];
};
