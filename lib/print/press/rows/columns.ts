/** Blocks side by side as one row that is never parted. */
import { PRINT, type Block, type ColumnsBlock } from '../../../contract/ports/report-document.ts';
import type { Cell, Op, Row } from '../page.ts';
import type { Setting } from './setting.ts';

/** Makes the rows of a block in a setting. */
export type RowsOf = (setting: Setting, block: Block, index: number) => Row[];

const moved = (op: Op, x: number, y: number): Op => ({ ...op, x: op.x + x, y: op.y + y });

/** More lines than a row has: keeps those of several rows apart. */
const LINES = 1000;

/** Cells of a column, one row below the other, and how high they are. */
const stacked = (
  setting: Setting,
  blocks: readonly Block[],
  rowsOf: RowsOf,
  id: string,
): { cells: Cell[]; height: number } => {
  let y = 0;
  const cells = blocks.flatMap((block, i) =>
    rowsOf(setting, block, i).flatMap((row, k): Cell[] => {
      y += y === 0 ? 0 : row.before;
      const top = y;
      y += row.height;
      return row.cells.map((cell) => ({
        ...cell,
        owner: {
          id: `${id}.${i}${cell.owner === undefined ? '' : `.${cell.owner.id}`}`,
          kind: cell.owner?.kind ?? block.kind,
        },
        line: k * LINES + (cell.line ?? 0),
        ...(row.isHead === true && { columnHead: true }),
        ops: cell.ops.map((op) => moved(op, 0, top)),
      }));
    }),
  );
  return { cells, height: y };
};

const grown = (op: Op, by: number): Op =>
  op.op === 'fill' && op.grows === true ? { ...op, height: op.height + by } : op;

/** The columns of a block. A box that stands alone in its column is as high as the highest. */
export const columnRows = (setting: Setting, { columns }: ColumnsBlock, block: number, rowsOf: RowsOf): Row[] => {
  const gap = PRINT.figureGap;
  const whole = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  const room = setting.width - gap * (columns.length - 1);
  let x = 0;
  const made = columns.map(({ share = 1, blocks }, i) => {
    const width = (room * share) / whole;
    const left = x;
    x += width + gap;
    return { left, alone: blocks.length === 1, ...stacked({ ...setting, width }, blocks, rowsOf, `${block}.${i}`) };
  });
  const height = Math.max(0, ...made.map((one) => one.height));
  const cells = made.flatMap(({ left, alone, cells: own, height: high }) =>
    own.map((cell) => ({
      ...cell,
      ops: cell.ops.map((op) => moved(alone ? grown(op, height - high) : op, left, 0)),
    })),
  );
  return [{ before: setting.gap(10), height, keep: false, block, cells }];
};
