/**
 * Blocks to pages, as plain data: every block becomes rows that are not broken, rows fill pages from the top. A chapter that
 * begins on a page of its own begins a run; a run whose last page would hold a few rows only is set tighter.
 */
import type { Block, ReportDocument } from '../../contract/ports/report-document.ts';
import { BOTTOM, PAGE, type PageRows, type PlacedRow, type Row } from './page.ts';
import { paginate } from './paginate.ts';
import { contentsRows, figureRows } from './rows/figures.ts';
import { settingOf, type Setting } from './rows/setting.ts';
import { boxRows, factRows, tableRows } from './rows/tables.ts';
import { highlightRows, paragraphRows, readingRows } from './rows/text.ts';

/** The pages after the cover. */
export interface Pages {
  readonly pages: readonly PageRows[];
  /** Page of each chapter, the cover being 1. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** How much of the page must be left for a chapter that may begin on it. */
const CHAPTER_ROOM = 190;
const HEADING_ROOM = 42;
/** Space between two blocks of which the second does not belong to the first. */
const APART = 18;

/** A table below readings that is not of the last of them, and running text below facts. */
const standsApart = (block: Block, above: Block | undefined): boolean =>
  (block.kind === 'table' && block.inset !== true && above?.kind === 'reading') ||
  (block.kind === 'text' && above?.kind === 'facts');

const chapterRows = (
  setting: Setting,
  { id, title, lead }: Extract<Block, { kind: 'chapter' }>,
  block: number,
): Row[] => {
  const [first, ...more] = paragraphRows(setting, title, block, 0, {
    size: setting.size('title'),
    weight: 'title',
    ink: 'brand',
    before: 26,
    role: 'H1',
    wide: true,
  });
  if (first === undefined) return [];
  const leads = paragraphRows(setting, lead, block, 1, {
    size: setting.size('lead'),
    weight: 'lead',
    ink: 'soft',
    before: 2,
    role: 'P',
  });
  const rows = [{ ...first, room: CHAPTER_ROOM, chapter: { id, title } }, ...more, ...leads];
  return rows.map((row) => ({ ...row, keep: true }));
};

const blockRows = (
  setting: Setting,
  block: Block,
  index: number,
  contents: (setting: Setting, index: number) => Row[],
): Row[] => {
  const body = { size: setting.size('body'), weight: 400, ink: 'ink' } as const;
  switch (block.kind) {
    case 'chapter':
      return chapterRows(setting, block, index);
    case 'heading':
      return paragraphRows(setting, block.text, index, 0, {
        size: setting.size('heading'),
        weight: 'title',
        ink: 'brand',
        before: 16,
        role: 'H2',
        wide: true,
      }).map((row) => ({ ...row, keep: true, room: HEADING_ROOM }));
    case 'text':
      return paragraphRows(
        setting,
        block.text,
        index,
        0,
        block.role === 'small'
          ? { size: setting.size('small'), weight: 400, ink: 'soft', before: 4, role: 'P' }
          : { ...body, ink: block.role === 'body' ? 'ink' : 'soft', before: 6, role: 'P' },
      );
    case 'list':
      return block.items.flatMap((item, i, { length }) =>
        paragraphRows(setting, item, index, i, { ...body, before: 3, role: 'LI', indent: 14, bullet: true }).map(
          (row) =>
            // The last item is not left alone on a page.
            i === length - 2 ? { ...row, keep: true } : row,
        ),
      );
    case 'reading':
      return readingRows(setting, block, index);
    case 'highlights':
      return highlightRows(setting, block, index);
    case 'facts':
      return factRows(setting, block, index);
    case 'figures':
      return figureRows(setting, block, index);
    case 'boxes':
      return boxRows(setting, block, index);
    case 'contents':
      return contents(setting, index);
    case 'table':
      return tableRows(setting, block, index);
  }
};

/** Blocks from one page of their own to the next, with the index of the first. */
const runsOf = (blocks: readonly Block[]): { readonly from: number; readonly blocks: readonly Block[] }[] => {
  const starts = blocks.flatMap((block, i) =>
    i === 0 || (block.kind === 'chapter' && block.start === 'page') ? [i] : [],
  );
  return starts.map((from, i) => ({ from, blocks: blocks.slice(from, starts[i + 1]) }));
};

/** How tight a run may be set so that it ends a page earlier, from the best to the least. */
const TIGHTER = [0.95, 0.9, 0.86] as const;
/** A last page that is filled less than this is better spared; one that holds the last chapter alone, below half. */
const SCANT = 0.34;
const SCANT_ALONE = 0.5;

const fillOf = (page: PageRows): number => {
  const last = page.at(-1);
  return last === undefined ? 0 : (last.y + last.row.height - PAGE.top) / (BOTTOM - PAGE.top);
};

const isScant = (page: PageRows): boolean => fillOf(page) <= (page[0]?.row.chapter === undefined ? SCANT : SCANT_ALONE);

/** A block before which a page ends, by its index in the run. */
type Turn = number | undefined;

/**
 * The pages of a run. Where the last page would be scant the run is set tighter, so that it is spared, or its last chapter
 * begins on it; where that stands there already, the chapter before it comes along. `chapters`: blocks that begin one.
 */
const fitted = (lay: (tight: number, turn: Turn) => PlacedRow[][], chapters: readonly number[]): PlacedRow[][] => {
  const plain = lay(1, undefined);
  if (plain.length < 2 || !isScant(plain.at(-1) ?? [])) return plain;
  for (const tight of TIGHTER) {
    const pages = lay(tight, undefined);
    if (pages.length < plain.length) return pages;
  }
  const turned = [chapters.at(-1), chapters.at(-2)]
    .map((turn) => lay(1, turn))
    .filter((pages) => pages.length === plain.length);
  return turned.find((pages) => !pages.slice(-2).some(isScant)) ?? turned[0] ?? plain;
};

/** The pages of a report. Made twice: once to learn the pages of the chapters, once with their numbers in the contents. */
export const flowReport = ({ blocks, language }: Pick<ReportDocument, 'blocks' | 'language'>): Pages => {
  // The chapter that holds the contents is not listed in them.
  const chapters = blocks.flatMap((block) => (block.kind === 'chapter' && block.id !== 'contents' ? [block] : []));
  const runs = runsOf(blocks);
  const hasContents = (some: readonly Block[]): boolean => some.some(({ kind }) => kind === 'contents');
  const lay = (run: (typeof runs)[number], numbers: ReadonlyMap<string, number>): PlacedRow[][] =>
    fitted(
      (tight, turn) => {
        const setting = settingOf(language, tight);
        const rows = run.blocks.flatMap((block, i) => {
          const [head, ...more] = blockRows(setting, block, run.from + i, (set, index) =>
            contentsRows(set, chapters, numbers, index),
          );
          if (head === undefined) return [];
          const apart = standsApart(block, run.blocks[i - 1]);
          return [
            { ...head, ...(apart && { before: setting.gap(APART) }), ...(i === turn && { fresh: true }) },
            ...more,
          ];
        });
        return paginate(rows).filter((page) => page.length > 0);
      },
      run.blocks.flatMap((block, i) => (i > 0 && block.kind === 'chapter' ? [i] : [])),
    );
  const first = runs.map((run) => lay(run, new Map()));
  const numbers = new Map(
    first
      .flat()
      .flatMap((rows, i) =>
        rows.flatMap(({ row }) => (row.chapter === undefined ? [] : [[row.chapter.id, i + 2] as const])),
      ),
  );
  return { pages: runs.flatMap((run, i) => (hasContents(run.blocks) ? lay(run, numbers) : (first[i] ?? []))), numbers };
};
