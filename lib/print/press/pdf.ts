/**
 * Draws the pages of a report with pdfkit. Text is shaped by HarfBuzz, structure and bookmarks are written as the pages are
 * drawn, and the same report gives the same bytes: nothing in the file comes from a clock or from chance.
 */
import type { default as PDFDocument, StructureElement } from 'pdfkit';
import type { PdfFile, ReportDocument } from '../../contract/ports/report-document.ts';
import { drawCover } from './cover/cover.ts';
import type { Tagged } from './cover/pen.ts';
import { leavesOf } from './leaves.ts';
import { drawFoot, drawHead } from './margins.ts';
import { drawOp, type Drawing } from './ops.ts';
import type { Cell, PageRows, Row } from './page.ts';
import { penOn, type Pen } from './pen.ts';
import { packedPdf } from './pack.ts';
import { started } from './started.ts';
import { WrittenPdf } from './written.ts';

/** Which element of the structure the rows of a block are in. */
const BLOCK_ELEMENTS: Readonly<Record<string, string>> = {
  table: 'Table',
  facts: 'Table',
  boxes: 'Table',
  highlights: 'Table',
  list: 'L',
  contents: 'TOC',
  reading: 'Sect',
};

/** Draws rows and builds the structure beside them. */
const rowDrawer = (doc: PDFDocument, pen: Pen, { blocks, photo }: ReportDocument, root: StructureElement) => {
  const drawing: Drawing = { pen, photo };
  const open = new Map<string, StructureElement>();
  /** The element of a name, made as a child of another on first use and closed with the document. */
  const shared = (name: string, make: () => StructureElement, parent: StructureElement): StructureElement => {
    let element = open.get(name);
    if (element === undefined) {
      element = make();
      open.set(name, element);
      parent.add(element);
    }
    return element;
  };
  /** The block of a cell: its row's, or its own where several stand side by side. */
  const ownerOf = (cell: Cell, row: Row): { readonly id: string; readonly kind: string } =>
    cell.owner ?? { id: String(row.block), kind: blocks[row.block]?.kind ?? '' };
  const parentOf = ({ id, kind }: ReturnType<typeof ownerOf>, table: number): StructureElement => {
    const element = BLOCK_ELEMENTS[kind];
    return element === undefined ? root : shared(`${id}.${table}`, () => doc.struct(element), root);
  };
  const artifact = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const drawCell = (cell: Cell, x: number, y: number, parent: StructureElement, row: Row): void => {
    const { role, alt, language, ops, part } = cell;
    if (ops.length === 0) return;
    const draw = (): void => ops.forEach((op) => drawOp(drawing, op, x, y));
    if (role === 'none') return artifact(draw);
    const make = (): StructureElement =>
      doc.struct(role, {
        ...(alt === undefined ? {} : { alt }),
        ...(language === undefined ? {} : { lang: language }),
        ...(role === 'TH'
          ? { scope: row.isHead === true || cell.columnHead === true ? ('Column' as const) : ('Row' as const) }
          : {}),
      });
    const element = part === undefined ? make() : shared(`${ownerOf(cell, row).id}:${part}`, make, parent);
    const content = doc.markStructureContent(role);
    draw();
    doc.endMarkedContent();
    element.add(content);
    if (part !== undefined) return;
    parent.add(element);
    element.end();
  };
  const tabular = ({ role }: Cell): boolean => role === 'TH' || role === 'TD';
  const row = (one: Row, x: number, y: number, repeated: boolean): void => {
    const { cells } = one;
    if (repeated) return artifact(() => cells.forEach(({ ops }) => ops.forEach((op) => drawOp(drawing, op, x, y))));
    let line: { readonly name: string; readonly element: StructureElement } | undefined;
    for (const cell of cells) {
      const owner = ownerOf(cell, one);
      const parent = parentOf(owner, cell.table ?? 0);
      if (!tabular(cell)) {
        drawCell(cell, x, y, parent, one);
        continue;
      }
      const name = `${owner.id}.${cell.table ?? 0}.${cell.line ?? 0}`;
      if (line?.name !== name) {
        line?.element.end();
        line = { name, element: doc.struct('TR') };
        parent.add(line.element);
      }
      drawCell(cell, x, y, line.element, one);
    }
    line?.element.end();
  };
  return { row, end: () => [...open.values()].reverse().forEach((element) => element.end()) };
};

/** Draws the parts of a cover, each an element of the structure. */
const coverTags =
  (doc: PDFDocument, root: StructureElement): Tagged =>
  (role, draw, alt) => {
    const element = doc.struct(role, alt === undefined ? {} : { alt });
    const content = doc.markStructureContent(role);
    draw();
    doc.endMarkedContent();
    element.add(content);
    root.add(element);
    element.end();
  };

const drawPage = (doc: PDFDocument, rows: PageRows, left: number, drawer: ReturnType<typeof rowDrawer>): void => {
  rows.forEach(({ row, x, y }, i) => {
    if (row.chapter !== undefined) {
      doc.addNamedDestination(row.chapter.id, 'XYZ', left, y, null);
      doc.outline.addItem(row.chapter.title);
    }
    // The head of a table that goes on stands first on its page and is read there only once.
    const next = rows[i + 1]?.row;
    drawer.row(row, left + x, y, i === 0 && next?.head === row);
  });
};

/** Lets whatever else the process does go on. */
const breath = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const written = async (report: ReportDocument): Promise<PdfFile> => {
  await breath();
  const { sheet, hasCover, leaves, pages } = leavesOf(report);
  const doc = new WrittenPdf({
    size: [sheet.width, sheet.height],
    margin: 0,
    // Each font is registered by its name: pdfkit compares one that it was given here with the registered at every text.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: report.language,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: report.title,
      Author: report.author,
      Subject: report.subject,
      ...(report.keywords === undefined ? {} : { Keywords: report.keywords }),
      Creator: report.author,
      Producer: 'PDFKit',
      CreationDate: report.created,
      ModDate: report.created,
    },
  });
  const pen = penOn(doc, report.colours);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const drawer = rowDrawer(doc, pen, report, root);
  if (hasCover) {
    doc.addPage();
    drawCover(pen, report, coverTags(doc, root), sheet);
  }
  for (const { rows, margins, chapter } of leaves) {
    await breath();
    doc.addPage();
    // A page that only lets the next chapter begin at the right stays blank.
    if (rows.length === 0) continue;
    drawHead(pen, report, margins, chapter);
    drawPage(doc, rows, margins.left, drawer);
    drawFoot(pen, report, margins, pages);
  }
  drawer.end();
  root.end();
  return { bytes: packedPdf(await doc.file()), pages };
};

let last: Promise<unknown> = Promise.resolve();

/** The file of a report. Reports of one process are written one after the other, with a pause after each page. */
export const pdfOf = async (report: ReportDocument): Promise<PdfFile> => {
  await started;
  const mine = last.then(() => written(report));
  last = mine.catch(() => {});
  return mine;
};
