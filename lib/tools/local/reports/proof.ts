/** What stands on the pages of a report, measured: contrast of each text on its ground, words that can be searched, dates in order. */
import { spawnSync } from 'node:child_process';
import * as mupdf from 'mupdf';
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { drawnPage } from '../../../print/press/pictures.ts';
import { leavesOf } from '../../../print/press/leaves.ts';
import { widthOf } from '../../../print/press/lines.ts';
import { paintedSvg } from '../../../print/press/png.ts';
import { started } from '../../../print/press/started.ts';
import { svgPage } from '../../../print/press/svg-canvas.ts';
import { contrastOf } from '../../../print/report/theme.ts';

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** A text as it is drawn. */
interface Run {
  readonly text: string;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly colour: string;
}

/** The texts of a page, and the page without them. */
interface Ground {
  readonly runs: readonly Run[];
  readonly svg: string;
}

/** Every page of a report as its texts and what is painted below them. */
const groundsOf = (report: ReportDocument): { readonly width: number; readonly grounds: readonly Ground[] } => {
  const all = leavesOf(report);
  const grounds = Array.from({ length: all.pages }, (_, i): Ground => {
    const page = svgPage(report.colours);
    const runs: Run[] = [];
    const pen = {
      ...page.pen,
      text: (text: string, x: number, y: number, size: number, weight: Parameters<typeof widthOf>[2], colour: string) =>
        void runs.push({ text, x, y, size, width: widthOf(text, size, weight), colour }),
    };
    drawnPage(pen, report, all, i + 1);
    return { runs, svg: page.svg(all.sheet.width, all.sheet.height) };
  });
  return { width: all.sheet.width, grounds };
};

const hex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Colours that take so much of the box of a text are its ground; the soft edge of a line beside it is not. */
const SHARE = 0.2;

/** The colours below a text. */
const coloursBelow = (picture: mupdf.Pixmap, { x, y, size, width }: Run): readonly string[] => {
  const [wide, high, dots, parts] = [
    picture.getWidth(),
    picture.getHeight(),
    picture.getPixels(),
    picture.getStride() / picture.getWidth(),
  ];
  const counts = new Map<string, number>();
  let all = 0;
  for (let row = Math.floor(y - size * 0.7); row < Math.ceil(y); row++)
    for (let column = Math.floor(x); column < Math.ceil(x + width); column++) {
      if (row < 0 || row >= high || column < 0 || column >= wide) continue;
      const at = (row * wide + column) * parts;
      const colour = hex([dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0]);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
      all += 1;
    }
  return [...counts].filter(([, count]) => count / all >= SHARE).map(([colour]) => colour);
};

/** Texts that are too pale for what is painted below them, and how many texts there are. */
export const paleTexts = async (
  report: ReportDocument,
): Promise<{ readonly texts: number; readonly faults: readonly string[] }> => {
  await started;
  const { width, grounds } = groundsOf(report);
  const faults: string[] = [];
  let texts = 0;
  for (const [i, { runs, svg }] of grounds.entries()) {
    const picture = new mupdf.Image(await paintedSvg(svg, Math.round(width))).toPixmap();
    for (const run of runs.filter(({ text }) => text.trim() !== '')) {
      texts += 1;
      const pale = coloursBelow(picture, run).find((ground) => contrastOf(run.colour, ground) < LEAST_CONTRAST);
      if (pale !== undefined)
        faults.push(
          `page ${i + 1}: “${run.text.trim()}” ${run.colour} on ${pale}, ${contrastOf(run.colour, pale).toFixed(2)}`,
        );
    }
  }
  return { texts, faults };
};

/**
 * The text of a page of a file as a search sees it: by pdftotext where it is on the machine, which reads the words that stand
 * for glyphs; else by MuPDF, which drops a last sign of a few words in Indian scripts.
 */
const pageTexts = (bytes: Uint8Array): ((page: number) => string) => {
  const pages = spawnSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8', maxBuffer: 1e8 });
  if (pages.status === 0) {
    const texts = pages.stdout.normalize('NFC').split('\f');
    return (page) => texts[page] ?? '';
  }
  const doc = mupdf.Document.openDocument(bytes, 'application/pdf');
  return (page) => doc.loadPage(page).toStructuredText('').asText().normalize('NFC');
};

/** Words that are looked for in a file. */
const SEARCHED = 40;
const LETTERS = /[\p{L}\p{M}]{4,}/gu;

/** Words of a report that its file does not give back on the page where they stand, of so many that were looked for. */
export const lostWords = (
  report: ReportDocument,
  bytes: Uint8Array,
): { readonly words: number; readonly faults: readonly string[] } => {
  const { grounds } = groundsOf(report);
  const places = grounds.flatMap(({ runs }, page) =>
    runs.flatMap(({ text }) => [...text.matchAll(LETTERS)].map(([word]) => ({ word, page }))),
  );
  const step = Math.max(1, Math.floor(places.length / SEARCHED));
  const wanted = places.filter((_, i) => i % step === 0).slice(0, SEARCHED);
  const textOf = pageTexts(bytes);
  return {
    words: wanted.length,
    faults: wanted
      .filter(({ word, page }) => !textOf(page).includes(word.normalize('NFC')))
      .map(({ word, page }) => `page ${page + 1}: ${word}`),
  };
};
