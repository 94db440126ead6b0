/** A report in runs of pages: each begins on a page of its own. */
import type { Block } from '../../contract/ports/report-document.ts';

/** Blocks from one page of their own to the next. */
export interface Run {
  /** Index of the first. */
  readonly from: number;
  readonly blocks: readonly Block[];
  /** Whether its margins are narrow. */
  readonly poster: boolean;
  /** Whether it begins on a right page of a book that is bound. */
  readonly right: boolean;
}

/** The runs of a report, in order. */
export const runsOf = (blocks: readonly Block[]): Run[] => {
  const posterOf = (block: Block | undefined): number | undefined =>
    block?.kind === 'chapter' ? block.poster : undefined;
  const ends = new Set(blocks.map((block, i) => i + 1 + (posterOf(block) ?? Infinity)));
  const isOpening = (block: Block | undefined): boolean => block?.kind === 'chapter' && block.start === 'page';
  const starts = blocks.flatMap((block, i) => (i === 0 || ends.has(i) || isOpening(block) ? [i] : []));
  return starts.map((from, i) => ({
    from,
    blocks: blocks.slice(from, starts[i + 1]),
    poster: posterOf(blocks[from]) !== undefined,
    right: isOpening(blocks[from]),
  }));
};
