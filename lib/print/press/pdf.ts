/**
 * Draws the pages of a report with pdfkit. Text is shaped by HarfBuzz, structure and bookmarks are written as the pages are
 * drawn, and the same report gives the same bytes: nothing in the file comes from a clock or from chance.
 */
import PDFDocument, { type StructureElement } from 'pdfkit';
import type { PdfFile, ReportColours, ReportDocument } from '../../contract/ports/report-document.ts';
import { drawCover } from './cover/cover.ts';
import { sheetOf } from './sheet.ts';
import { flowReport } from './flow.ts';
import { cutLine, widthOf } from './lines.ts';
import { PAGE, TEXT_WIDTH, typefaceOf, type Cell, type Ink, type Op, type PageRows, type Row } from './page.ts';
import { drawScene } from './pdf-scene.ts';
import { INKS, pdfFont, penOn, type Pen } from './pen.ts';
import { started } from './started.ts';

const inkOf = (ink: Ink, colours: ReportColours): string => {
  if (ink === 'brand') return colours.text;
  return ink === 'accent' ? colours.accent : INKS[ink];
};

/** Draws a part of a row. A space after each text keeps words apart where a line or a cell ends. */
const drawOp = (pen: Pen, op: Op, left: number, top: number): void => {
  const { doc, colours } = pen;
  const [x, y] = [left + op.x, top + op.y];
  switch (op.op) {
    case 'text':
      pen.text(`${op.text} `, x, y, op.size, op.weight, inkOf(op.ink, colours));
      if (op.goTo !== undefined) doc.goTo(x, y - op.size, widthOf(op.text, op.size, op.weight), op.size * 1.3, op.goTo);
      return;
    case 'fill':
      doc.fillColor(colours[op.tint]).rect(x, y, op.width, op.height).fill();
      return;
    case 'rule':
      doc
        .strokeColor(op.strong ? colours.text : colours.line)
        .lineWidth(op.strong ? 1.2 : 0.5)
        .moveTo(x, y)
        .lineTo(x + op.width, y)
        .stroke();
      return;
    case 'scene':
      drawScene(pen, op.scene, x, y, op.width);
  }
};

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
const rowDrawer = (pen: Pen, { blocks }: ReportDocument, root: StructureElement) => {
  const { doc } = pen;
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
  const parentOf = (block: number, table: number): StructureElement => {
    const kind = BLOCK_ELEMENTS[blocks[block]?.kind ?? ''];
    return kind === undefined ? root : shared(`${block}.${table}`, () => doc.struct(kind), root);
  };
  const artifact = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const drawCell = ({ role, alt, language, ops, part }: Cell, y: number, parent: StructureElement, row: Row): void => {
    if (ops.length === 0) return;
    const draw = (): void => ops.forEach((op) => drawOp(pen, op, PAGE.left, y));
    if (role === 'none') return artifact(draw);
    const make = (): StructureElement =>
      doc.struct(role, {
        ...(alt === undefined ? {} : { alt }),
        ...(language === undefined ? {} : { lang: language }),
        ...(role === 'TH' ? { scope: row.isHead === true ? ('Column' as const) : ('Row' as const) } : {}),
      });
    const element = part === undefined ? make() : shared(`${row.block}:${part}`, make, parent);
    const content = doc.markStructureContent(role);
    draw();
    doc.endMarkedContent();
    element.add(content);
    if (part !== undefined) return;
    parent.add(element);
    element.end();
  };
  const tabular = ({ role }: Cell): boolean => role === 'TH' || role === 'TD';
  const row = (one: Row, y: number, repeated: boolean): void => {
    const { cells, block } = one;
    if (repeated) return artifact(() => cells.forEach(({ ops }) => ops.forEach((op) => drawOp(pen, op, PAGE.left, y))));
    let line: { readonly name: string; readonly element: StructureElement } | undefined;
    for (const cell of cells) {
      const parent = parentOf(block, cell.table ?? 0);
      if (!tabular(cell)) {
        drawCell(cell, y, parent, one);
        continue;
      }
      const name = `${cell.table ?? 0}.${cell.line ?? 0}`;
      if (line?.name !== name) {
        line?.element.end();
        line = { name, element: doc.struct('TR') };
        parent.add(line.element);
      }
      drawCell(cell, y, line.element, one);
    }
    line?.element.end();
  };
  return { row, end: () => [...open.values()].reverse().forEach((element) => element.end()) };
};

const FOOT_SIZE = 8;

const drawFoot = (pen: Pen, report: ReportDocument, page: number, pages: number): void => {
  const { doc, colours } = pen;
  const size = FOOT_SIZE * typefaceOf(report.language).scale;
  const y = PAGE.height - PAGE.bottom + 30;
  const number = `${page} / ${pages}`;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc
    .strokeColor(colours.line)
    .lineWidth(0.5)
    .moveTo(PAGE.left, y - 14)
    .lineTo(PAGE.width - PAGE.right, y - 14)
    .stroke();
  pen.text(cutLine(report.footer, size, 400, TEXT_WIDTH - 60), PAGE.left, y, size, 400, INKS.soft);
  pen.text(number, PAGE.left + TEXT_WIDTH - widthOf(number, size, 400), y, size, 400, INKS.soft);
  doc.endMarkedContent();
};

const HEAD_SIZE = 8;
/** Baseline of the running head, its rule below, and half the width of the lozenge on the rule. */
const HEAD = { y: 36, rule: 43, lozenge: 2.6 } as const;

/** The running head: the brand at the left, the chapter at the right, a hairline with a lozenge below. */
const drawHead = (pen: Pen, report: ReportDocument, chapter: string): void => {
  const { doc, colours } = pen;
  const size = HEAD_SIZE * typefaceOf(report.language).scale;
  const brand = cutLine(report.author, size, 'title', TEXT_WIDTH / 2);
  const shown = cutLine(chapter, size, 400, TEXT_WIDTH / 2 - 12);
  doc.markContent('Artifact', { type: 'Pagination' });
  pen.text(brand, PAGE.left, HEAD.y, size, 'title', colours.text);
  pen.text(shown, PAGE.left + TEXT_WIDTH - widthOf(shown, size, 400), HEAD.y, size, 400, INKS.soft);
  doc
    .strokeColor(colours.line)
    .lineWidth(0.5)
    .moveTo(PAGE.left, HEAD.rule)
    .lineTo(PAGE.width - PAGE.right, HEAD.rule)
    .stroke();
  const middle = PAGE.width / 2;
  doc
    .fillColor(colours.accent)
    .moveTo(middle, HEAD.rule - HEAD.lozenge)
    .lineTo(middle + HEAD.lozenge, HEAD.rule)
    .lineTo(middle, HEAD.rule + HEAD.lozenge)
    .lineTo(middle - HEAD.lozenge, HEAD.rule)
    .closePath();
  doc.fill();
  doc.endMarkedContent();
};

const drawPage = (pen: Pen, rows: PageRows, drawer: ReturnType<typeof rowDrawer>): void => {
  const { doc } = pen;
  rows.forEach(({ row, y }, i) => {
    if (row.chapter !== undefined) {
      doc.addNamedDestination(row.chapter.id, 'XYZ', PAGE.left, y, null);
      doc.outline.addItem(row.chapter.title);
    }
    // The head of a table that goes on stands first on its page and is read there only once.
    const next = rows[i + 1]?.row;
    drawer.row(row, y, i === 0 && next?.head === row);
  });
};

/** Lets whatever else the process does go on. */
const breath = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const written = async (report: ReportDocument): Promise<PdfFile> => {
  await breath();
  const { pages } = flowReport(report);
  const sheet = sheetOf(report);
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: pdfFont('Latin', 400),
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
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const pen = penOn(doc, report.colours);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const drawer = rowDrawer(pen, report, root);
  doc.addPage();
  drawCover(pen, report, root, sheet);
  let chapter = '';
  for (const [i, rows] of pages.entries()) {
    await breath();
    doc.addPage();
    chapter = rows[0]?.row.chapter?.title ?? chapter;
    drawHead(pen, report, chapter);
    drawPage(pen, rows, drawer);
    drawFoot(pen, report, i + 2, pages.length + 1);
    chapter = rows.findLast(({ row }) => row.chapter !== undefined)?.row.chapter?.title ?? chapter;
  }
  drawer.end();
  root.end();
  doc.end();
  await done;
  return { bytes: Buffer.concat(chunks), pages: pages.length + 1 };
};

let last: Promise<unknown> = Promise.resolve();

/** The file of a report. Reports of one process are written one after the other, with a pause after each page. */
export const pdfOf = async (report: ReportDocument): Promise<PdfFile> => {
  await started;
  const mine = last.then(() => written(report));
  last = mine.catch(() => {});
  return mine;
};
