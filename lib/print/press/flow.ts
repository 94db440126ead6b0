/**
 * Blocks to pages, as plain data: every block becomes rows that are not broken, rows fill pages from the top. A chapter that
 * begins on a page of its own begins a run; each page of a run is set as tight as serves the whole.
 */
import {
  COLUMN_WIDTH,
  PRINT,
  type Block,
  type ReportDocument,
  type ChapterBlock,
  type ListBlock,
  type TextBlock,
} from '../../contract/ports/report-document.ts';
import { LATIN_LEADING, typefaceOf, type PageRows, type PlacedRow, type Row } from './page.ts';
import { paginate } from './paginate.ts';
import { columnRows } from './rows/columns.ts';
import { contentsRows, figureRows } from './rows/figures.ts';
import { settingOf, type Setting } from './rows/setting.ts';
import { tableRows } from './rows/tables.ts';
import { boxRows, factRows } from './rows/pairs.ts';
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
import { posterSheet, sheetOf } from './sheet.ts';

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

/** Whether a paragraph stays with the block below it: a title and two lines are no end of a page, nor a drawing and two lines that are read with it, nor a line with a colon. */
const introduces = (block: Block, above: Block | undefined, below: Block | undefined, lines: number): boolean =>
  block.kind === 'text' &&
  (above?.kind === 'heading' ||
    above?.kind === 'chapter' ||
    block.text.endsWith(':') ||
    (above?.kind === 'figures' && below?.kind === 'reading')) &&
  below !== undefined &&
  !['heading', 'chapter', 'text', 'fill'].includes(below.kind) &&
  lines <= INTRODUCING;

/** Whether a block explains what stands above it, and stays with it: a legend, what is read from a drawing, a small line below anything. */
const explains = (block: Block | undefined, above: Block): boolean => {
  if (block?.kind === 'figures') return block.legend === true;
  if (block?.kind === 'reading') return above.kind === 'figures';
  if (block?.kind !== 'text' || block.role === 'body') return false;
  return block.role === 'small' || above.kind === 'figures' || above.kind === 'table';
};

/** Height up to which a table with a head is never parted, in points: a third of a page. */
const WHOLE = 242;

/** Rows of a table that stay together where it is short. */
const together = (rows: readonly Row[]): readonly Row[] =>
  rows.reduce((sum, { before, height }) => sum + before + height, 0) > WHOLE
    ? rows
    : rows.map((row, i) => (i < rows.length - 1 ? { ...row, keep: true } : row));

const chapterRows = (setting: Setting, { id, title, lead }: ChapterBlock, block: number): Row[] => {
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

const textRows = (setting: Setting, block: TextBlock, index: number): Row[] => {
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

const listRows = (setting: Setting, { items, marks = [] }: ListBlock, index: number): Row[] =>
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
      return headingRows(setting, block, index);
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
      return block.blocks
        .flatMap((one) =>
          rowsIn(setting, one, index, making).map((row) => (one.kind === 'table' ? { ...row, keep: true } : row)),
        )
        .map((row, i, { length }) => ({ ...row, fill: true, keep: row.keep === true && i < length - 1 }));
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

/** How tight a page may be set, and what that costs in pages; tall lines have more to give. */
const SETTINGS = {
  plain: [
    { tight: 1, cost: 0 },
    { tight: 1.06, cost: 0.03 },
    { tight: 0.95, cost: 0.04 },
    { tight: 0.9, cost: 0.12 },
    { tight: 0.86, cost: 0.25 },
  ],
  tall: [
    { tight: 1, cost: 0 },
    { tight: 1.06, cost: 0.03 },
    { tight: 0.95, cost: 0.01 },
    { tight: 0.9, cost: 0.04 },
    { tight: 0.86, cost: 0.1 },
    { tight: 0.82, cost: 0.2 },
  ],
} as const;

/** Whether pages are named in a block. */
const namesPages = (block: Block): boolean =>
  block.kind === 'contents' ||
  (block.kind === 'table' && block.rows.some((row) => row.some((cell) => typeof cell === 'object' && cell.pageOf)));

/** The pages of a report. Made twice: once to learn the pages of what is named, once with their numbers in the contents. */
export const flowReport = (
  report: Pick<ReportDocument, 'blocks' | 'language' | 'photo' | 'paper' | 'duplex'>,
): Pages => {
  const { blocks, language, photo } = report;
  const sheet = sheetOf(report);
  // The chapter that holds the contents is not listed in them.
  const chapters = blocks.flatMap((block) => (block.kind === 'chapter' && block.id !== 'contents' ? [block] : []));
  const runs = runsOf(blocks);
  /** The rows of a block of a run in a setting. */
  const rowsAt = ({ blocks: some, from, poster }: Run, i: number, setting: Setting): readonly Row[] => {
    const block = some[i];
    if (block === undefined) return [];
    const rows = blockRows(setting, block, from + i, {
      contents: (set, index) => contentsRows(set, chapters, setting.pages ?? new Map(), index),
      photo: photo !== undefined,
    });
    const whole = block.kind === 'table' && block.head.some((text) => text !== '') ? together(rows) : rows;
    const keeps = introduces(block, some[i - 1], some[i + 1], whole.length);
    const ends = explains(some[i + 1], block);
    const apart = standsApart(block, some[i - 1]);
    return whole.map((row, k) => ({
      ...row,
      ...(apart && k === 0 && { before: setting.gap(APART) }),
      ...((keeps || (ends && k === whole.length - 1)) && { keep: true }),
      ...(poster && { poster }),
    }));
  };
  /** Rows by block and setting: those of a block that names no page are made once. */
  const made = new Map<string, readonly Row[]>();
  const rowsOf = (run: Run, setting: Setting, tight: number): Row[] =>
    run.blocks.flatMap((block, i) => {
      const key = `${run.from + i} ${tight}`;
      const rows = made.get(key) ?? rowsAt(run, i, setting);
      if (!namesPages(block)) made.set(key, rows);
      return rows;
    });
  const lay = (run: Run, pages: ReadonlyMap<string, number>): PlacedRow[][] => {
    const wide = run.poster ? PRINT.posterWidth : PRINT.textWidth;
    const settings = SETTINGS[typefaceOf(language).leading > LATIN_LEADING ? 'tall' : 'plain'].map(
      ({ tight, cost }) => ({ cost, rows: rowsOf(run, { ...settingOf(language, tight, wide), pages }, tight) }),
    );
    return paginate(settings, run.poster ? posterSheet(sheet) : sheet).filter((page) => page.length > 0);
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
      rows.flatMap(({ row: { chapter, place = chapter?.id } }) =>
        place === undefined ? [] : [[place, i + 2] as const],
      ),
    ),
  );
  return {
    pages: bound(runs.map((run, i) => (run.blocks.some(namesPages) ? lay(run, numbers) : (first[i] ?? [])))),
    numbers,
  };
};
