/**
 * Blocks to pages, as plain data: every block becomes rows that are not broken, rows fill pages from the top. A chapter that
 * begins on a page of its own begins a run; a run whose last page would hold a few rows only is set tighter.
 */
import { COLUMN_WIDTH, PRINT, type Block, type ReportDocument } from '../../contract/ports/report-document.ts';
import type { PageRows, PlacedRow, Row } from './page.ts';
import { paginate } from './paginate.ts';
import { columnRows } from './rows/columns.ts';
import { contentsRows, figureRows } from './rows/figures.ts';
import { settingOf, type Setting } from './rows/setting.ts';
import { boxRows, factRows, tableRows } from './rows/tables.ts';
import {
  cardRows,
  headingRows,
  highlightRows,
  noteRows,
  paragraphRows,
  readingRows,
  signatureRows,
} from './rows/text.ts';
import { runsOf, type Run } from './runs.ts';
import { posterSheet, sheetOf, type Sheet } from './sheet.ts';

/** The pages after the cover. */
export interface Pages {
  readonly pages: readonly PageRows[];
  /** Page of each chapter, the cover being 1. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** How much of the page must be left for a chapter that may begin on it. */
const CHAPTER_ROOM = 210;
/** Space between two blocks of which the second does not belong to the first. */
const APART = 18;

/** A table below readings that is not of the last of them, and running text below facts. */
const standsApart = (block: Block, above: Block | undefined): boolean =>
  (block.kind === 'table' && block.inset !== true && above?.kind === 'reading') ||
  (block.kind === 'text' && above?.kind === 'facts');

/** Lines up to which a paragraph below a title or a heading only introduces what stands below it. */
const INTRODUCING = 2;

/** Whether a paragraph stays with the block below it: a title and two lines are no end of a page. */
const introduces = (block: Block, above: Block | undefined, below: Block | undefined, lines: number): boolean =>
  block.kind === 'text' &&
  (above?.kind === 'heading' || above?.kind === 'chapter') &&
  below !== undefined &&
  !['heading', 'chapter', 'text', 'fill', 'signature'].includes(below.kind) &&
  lines <= INTRODUCING;

/** Whether a block explains the drawing or the table above it, and stays with it. */
const explains = (block: Block | undefined, above: Block): boolean =>
  block?.kind === 'figures'
    ? block.legend === true
    : block?.kind === 'text' && block.role !== 'body' && (above.kind === 'figures' || above.kind === 'table');

/** Height up to which a table with a head is never parted, in points: about a fifth of a page. */
const WHOLE = 165;

/** Rows of a table that stay together where it is short. */
const together = (rows: readonly Row[]): readonly Row[] =>
  rows.reduce((sum, { before, height }) => sum + before + height, 0) > WHOLE
    ? rows
    : rows.map((row, i) => (i < rows.length - 1 ? { ...row, keep: true } : row));

const chapterRows = (
  setting: Setting,
  { id, title, lead }: Extract<Block, { kind: 'chapter' }>,
  block: number,
): Row[] => {
  const [first, ...more] = paragraphRows(setting, title, block, 0, {
    size: setting.size('title'),
    weight: 'title',
    ink: 'brand',
    before: 28,
    role: 'H1',
    heading: true,
  });
  if (first === undefined) return [];
  const leads = paragraphRows(setting, lead, block, 1, {
    size: setting.size('lead'),
    weight: 'lead',
    ink: 'soft',
    before: setting.deep(setting.size('title')),
    role: 'P',
    heading: true,
  });
  const rows = [{ ...first, room: CHAPTER_ROOM, chapter: { id, title } }, ...more, ...leads];
  return rows.map((row) => ({ ...row, keep: true }));
};

/** How a document is set, beside the measures of its type. */
interface Making {
  /** Rows of the contents. */
  readonly contents: (setting: Setting, index: number) => Row[];
  readonly photo: boolean;
}

/** How many columns a block takes. */
const spanOf = (block: Block): 1 | 2 => {
  if (block.kind === 'reading' || block.kind === 'card') return block.span ?? 1;
  return (block.kind === 'text' || block.kind === 'heading') && block.span === 1 ? 1 : 2;
};

const textRows = (setting: Setting, block: Extract<Block, { kind: 'text' }>, index: number): Row[] => {
  const { text, role } = block;
  const small = role === 'small';
  return paragraphRows(setting, text, index, 0, {
    size: setting.size(small ? 'small' : 'body'),
    weight: 400,
    ink: role === 'body' ? 'ink' : 'soft',
    before: small ? 4 : 6,
    role: 'P',
  });
};

const listRows = (setting: Setting, { items, marks = [] }: Extract<Block, { kind: 'list' }>, index: number): Row[] =>
  items.flatMap((item, i, { length }) =>
    paragraphRows(setting, item, index, i, {
      size: setting.size('body'),
      weight: 400,
      ink: 'ink',
      before: 3,
      role: 'LI',
      indent: 14,
      bullet: marks[i] ?? true,
      // The last item is not left alone on a page.
    }).map((row) => (i === length - 2 ? { ...row, keep: true } : row)),
  );

/** The rows of a block in a setting as wide as its place. */
const rowsIn = (setting: Setting, block: Block, index: number, making: Making): Row[] => {
  switch (block.kind) {
    case 'chapter':
      return chapterRows(setting, block, index);
    case 'heading':
      return headingRows(setting, block.text, index);
    case 'text':
      return textRows(setting, block, index);
    case 'list':
      return listRows(setting, block, index);
    case 'reading':
      return readingRows(setting, block, index);
    case 'card':
      return cardRows(setting, block, index);
    case 'columns':
      return columnRows(setting, block, index, (inner, one, i) => rowsIn(inner, one, i, making));
    case 'fill':
      return block.blocks.flatMap((one) => rowsIn(setting, one, index, making)).map((row) => ({ ...row, fill: true }));
    case 'lines':
      return noteRows(setting, block, index);
    case 'signature':
      return signatureRows(setting, block, index, making.photo);
    case 'highlights':
      return highlightRows(setting, block, index);
    case 'facts':
      return factRows(setting, block, index);
    case 'figures':
      return figureRows(setting, block, index);
    case 'boxes':
      return boxRows(setting, block, index);
    case 'contents':
      return making.contents(setting, index);
    case 'table':
      return tableRows(setting, block, index);
  }
};

/** The rows of a block on a page: over both columns, or in one of them. */
const blockRows = (setting: Setting, block: Block, index: number, making: Making): Row[] =>
  spanOf(block) === 2
    ? rowsIn(setting, block, index, making)
    : rowsIn({ ...setting, width: COLUMN_WIDTH }, block, index, making).map((row) => ({ ...row, column: true }));

/** How tight a run may be set so that it ends a page earlier, from the best to the least. */
const TIGHTER = [0.95, 0.9, 0.86] as const;
/** A last page that is filled less than this is better spared; one that holds the last chapter alone, below half. */
const SCANT = 0.34;
const SCANT_ALONE = 0.5;
/** A last page that is filled less than this is spared where a tighter run has no need of it. */
const SPARED = 0.58;

/** Pages from which a run is long. */
const LONG_RUN = 12;

const fillOf = (page: PageRows, { top, bottom }: Sheet): number =>
  (Math.max(top, ...page.map(({ row, y }) => y + row.height)) - top) / (bottom - top);

const isScant = (page: PageRows, sheet: Sheet): boolean =>
  fillOf(page, sheet) <= (page[0]?.row.chapter === undefined ? SCANT : SCANT_ALONE);

/** A block before which a page ends, by its index in the run. */
type Turn = number | undefined;

/**
 * The pages of a run. Where the last page would be scant, or the run is long, it is set tighter, so that it is spared, or its last chapter
 * begins on it; where that stands there already, the chapter before it comes along. `chapters`: blocks that begin one.
 */
const fitted = (
  lay: (tight: number, turn: Turn) => PlacedRow[][],
  chapters: readonly number[],
  sheet: Sheet,
): PlacedRow[][] => {
  const scant = (page: PageRows): boolean => isScant(page, sheet);
  const plain = lay(1, undefined);
  const last = plain.at(-1) ?? [];
  const spares = plain.length > 1 && (scant(last) || fillOf(last, sheet) <= SPARED);
  if (!spares && plain.length < LONG_RUN) return plain;
  // A long run leaves gaps before its drawings: the least tightening is worth a page of them.
  const shorter = (spares ? TIGHTER : TIGHTER.slice(0, 1))
    .map((tight) => ({ tight, pages: lay(tight, undefined) }))
    .filter(({ pages }) => pages.length < plain.length);
  const best = shorter.find(({ pages }) => !scant(pages.at(-1) ?? []));
  if (best !== undefined || !spares) return best?.pages ?? shorter[0]?.pages ?? plain;
  if (!scant(last)) return plain;
  const turnedAt = ({ tight, pages }: { readonly tight: number; readonly pages: PlacedRow[][] }): PlacedRow[][][] =>
    [chapters.at(-1), chapters.at(-2)]
      .map((turn) => lay(tight, turn))
      .filter((turned) => turned.length === pages.length);
  const [tightest] = shorter;
  const turned = [{ tight: 1, pages: plain }, ...(tightest ? [tightest] : [])].map((one) => turnedAt(one));
  // A last chapter that is whole on a page is better than its end alone.
  return turned.flat().find((pages) => !pages.slice(-2).some(scant)) ?? turned.at(-1)?.[0] ?? tightest?.pages ?? plain;
};

/** The pages of a report. Made twice: once to learn the pages of the chapters, once with their numbers in the contents. */
export const flowReport = (
  report: Pick<ReportDocument, 'blocks' | 'language' | 'photo' | 'paper' | 'duplex'>,
): Pages => {
  const { blocks, language, photo } = report;
  const sheet = sheetOf(report);
  // The chapter that holds the contents is not listed in them.
  const chapters = blocks.flatMap((block) => (block.kind === 'chapter' && block.id !== 'contents' ? [block] : []));
  const runs = runsOf(blocks);
  /** Whether pages are named in these blocks. */
  const namesPages = (some: readonly Block[]): boolean =>
    some.some(
      (block) =>
        block.kind === 'contents' ||
        (block.kind === 'table' &&
          block.rows.some((row) => row.some((cell) => typeof cell === 'object' && cell.pageOf))),
    );
  const lay = (run: Run, numbers: ReadonlyMap<string, number>): PlacedRow[][] => {
    const paper = run.poster ? posterSheet(sheet) : sheet;
    const wide = run.poster ? PRINT.posterWidth : PRINT.textWidth;
    return fitted(
      (tight, turn) => {
        const setting: Setting = { ...settingOf(language, tight, wide), pages: numbers };
        const all = run.blocks.flatMap((block, i) => {
          const rows = blockRows(setting, block, run.from + i, {
            contents: (set, index) => contentsRows(set, chapters, numbers, index),
            photo: photo !== undefined,
          });
          const made = block.kind === 'table' && block.head.some((text) => text !== '') ? together(rows) : rows;
          const keeps = introduces(block, run.blocks[i - 1], run.blocks[i + 1], made.length);
          // A signature stays with what is signed.
          const isSigned = run.blocks[i + 1]?.kind === 'signature';
          const ends = isSigned || explains(run.blocks[i + 1], block);
          const [head, ...more] = made.map((row, k) =>
            keeps || (ends && k === made.length - 1) ? { ...row, keep: true } : row,
          );
          if (head === undefined) return [];
          const apart = standsApart(block, run.blocks[i - 1]);
          return [
            { ...head, ...(apart && { before: setting.gap(APART) }), ...(i === turn && { fresh: true }) },
            ...more,
          ];
        });
        const set = run.poster ? all.map((row) => ({ ...row, poster: true })) : all;
        return paginate(set, paper).filter((page) => page.length > 0);
      },
      run.blocks.flatMap((block, i) => (i > 0 && block.kind === 'chapter' ? [i] : [])),
      paper,
    );
  };
  /** All pages: in a book that is bound, a run begins on a right page. */
  const bound = (parts: readonly PlacedRow[][][]): PlacedRow[][] =>
    parts.reduce<PlacedRow[][]>((pages, part, i) => {
      // The cover is page 1: an even count of pages after it puts the next at the right.
      const isLeft = sheet.duplex && runs[i]?.right === true && pages.length % 2 === 0 && pages.length > 0;
      const blank = isLeft ? [[]] : [];
      return [...pages, ...blank, ...part];
    }, []);
  const first = runs.map((run) => lay(run, new Map()));
  const numbers = new Map(
    bound(first).flatMap((rows, i) =>
      rows.flatMap(({ row }) => (row.chapter === undefined ? [] : [[row.chapter.id, i + 2] as const])),
    ),
  );
  return {
    pages: bound(runs.map((run, i) => (namesPages(run.blocks) ? lay(run, numbers) : (first[i] ?? [])))),
    numbers,
  };
};
