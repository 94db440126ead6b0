/** Blocks as chapters write them: columns of tables, drawings, what stands side by side, and what stands only where it holds. */
import type { Block, Column, ColumnsBlock, FiguresBlock, FillBlock } from '../../contract/ports/report-document.ts';
import type { Scene } from '../../contract/ports/scene.ts';

/** Columns as wide as their texts need. */
export const LEFT: Column = { align: 'left' };
export const RIGHT: Column = { align: 'right' };
export const CENTRE: Column = { align: 'centre' };

/**
 * Columns by their shares of the table.
 * @example
 * left(2) // → { share: 2, align: 'left' }
 */
export const left = (share: number): Column => ({ share, align: 'left' });
export const right = (share: number): Column => ({ share, align: 'right' });
export const centre = (share: number): Column => ({ share, align: 'centre' });

/** A drawing over the whole width that has no words of the charts. */
export const figure = (caption: string, scene: Scene): FiguresBlock => ({
  kind: 'figures',
  perRow: 1,
  figures: [{ scene, caption }],
});

/** Lines to write on below a heading, where the page has room. */
export const roomForNotes = (heading: string): FillBlock => ({
  kind: 'fill',
  blocks: [
    { kind: 'heading', text: heading },
    { kind: 'lines', count: 4 },
  ],
});

type Side = ColumnsBlock['columns'][number];

/**
 * Blocks side by side: each list alike wide, or with its share.
 * @example
 * abreast([], { share: 2, blocks: [] }) // → { kind: 'columns', columns: [{ blocks: [] }, { share: 2, blocks: [] }] }
 */
export const abreast = (...sides: readonly (readonly Block[] | Side)[]): ColumnsBlock => ({
  kind: 'columns',
  columns: sides.map((side) => ('blocks' in side ? side : { blocks: side })),
});

/** Blocks that stand only where something holds. */
export const only = (holds: boolean, blocks: () => readonly Block[]): readonly Block[] => (holds ? blocks() : []);
