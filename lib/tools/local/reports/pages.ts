/** Files of reports measured as a reader sees them: pages, size, how full each page is, what is said twice, whose name stands in it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leavesOf } from '../../../print/press/leaves.ts';
import { PRESS } from '../../../print/press/press.ts';
import type { Block, ReportDocument } from '../../../contract/ports/report-document.ts';
import { textsOf } from './contradictions.ts';
import type { Template } from './made.ts';

/** The grid of the text area of a page, and how full a page is asked to be: a cell counts if it has ink. */
const GRID = { columns: 12, rows: 20 } as const;
const MARGIN = { side: 51, top: 60, bottom: 54 } as const;
const LEAST = { page: 45, median: 70, cover: 55 } as const;
/** A grey below which a dot is ink, and dots of a point. */
const INK = 235;
const SCALE = 1;
/** Words from which a paragraph may stand once only. */
const LONG = 12;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How full each page is, in hundredths of the cells of its text area. */
const fillOf = async (bytes: Uint8Array): Promise<readonly number[]> => {
  const mupdf = await import('mupdf');
  const doc = mupdf.Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: doc.countPages() }, (_, i) => {
    const picture = doc.loadPage(i).toPixmap(mupdf.Matrix.scale(SCALE, SCALE), mupdf.ColorSpace.DeviceGray, false);
    const [width, height, dots] = [picture.getWidth(), picture.getHeight(), picture.getPixels()];
    const left = MARGIN.side * SCALE;
    const top = MARGIN.top * SCALE;
    const cell = [(width - 2 * left) / GRID.columns, (height - top - MARGIN.bottom * SCALE) / GRID.rows] as const;
    const inked = new Set<number>();
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if ((dots[y * width + x] ?? 255) >= INK) continue;
        const [column, row] = [Math.floor((x - left) / cell[0]), Math.floor((y - top) / cell[1])];
        if (column >= 0 && column < GRID.columns && row >= 0 && row < GRID.rows) inked.add(row * GRID.columns + column);
      }
    return Math.round((100 * inked.size) / (GRID.columns * GRID.rows));
  });
};

/** Paragraphs of running text: not the cells of tables, where the same value may well stand twice. */
const paragraphsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'text':
        return [block.text];
      case 'reading':
      case 'card':
        return block.paragraphs;
      case 'list':
        return block.items;
      case 'columns':
        return paragraphsIn(block.columns.flatMap(({ blocks: inside }) => inside));
      case 'fill':
        return paragraphsIn(block.blocks);
      default:
        return [];
    }
  });

/** Long paragraphs that a document says more than once. */
export const repeatedIn = ({ blocks }: Pick<ReportDocument, 'blocks'>): readonly string[] => {
  const said = Map.groupBy(
    paragraphsIn(blocks).filter((text) => text.split(/\s+/).length >= LONG),
    (text) => text,
  );
  return [...said].filter(([, all]) => all.length > 1).map(([text]) => text);
};

/** What is said of a person: paragraphs that rest on a reason. Legends, notices and the words of the glossary are the same for all. */
const saidOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'reading' || block.kind === 'card') return block.reason === undefined ? [] : block.paragraphs;
    return block.kind === 'columns' ? saidOf(block.columns.flatMap(({ blocks: inside }) => inside)) : [];
  });

/** Share of the paragraphs about a person that another person's report has word for word, in hundredths. */
export const sharedWith = (one: Pick<ReportDocument, 'blocks'>, other: Pick<ReportDocument, 'blocks'>): number => {
  const theirs = new Set(saidOf(other.blocks));
  const own = saidOf(one.blocks);
  return own.length === 0 ? 0 : Math.round((100 * own.filter((text) => theirs.has(text)).length) / own.length);
};

/** Tools that look at a file, and what is wrong with what they say; one that is not on the machine says nothing. */
const TOOLS: readonly (readonly [command: string, options: readonly string[], fault: (told: string) => boolean])[] = [
  ['qpdf', ['--check'], (told) => !/No syntax or stream encoding errors/.test(told)],
  // Two lines of head; then for each font: embedded, subset.
  [
    'pdffonts',
    [],
    (told) =>
      told
        .trim()
        .split('\n')
        .slice(2)
        .some((line) => !/\byes yes (?:yes|no)\b/.test(line)),
  ],
  ['pdfinfo', [], (told) => !/^Title: +\S/m.test(told) || !/^Tagged: +yes/m.test(told)],
];

/** What the tools find wrong with a file. */
const fileFaults = (bytes: Uint8Array): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.pdf');
  writeFileSync(file, bytes);
  const faults = TOOLS.flatMap(([command, options, isFault]) => {
    const { error, stdout } = spawnSync(command, [...options, file], { encoding: 'utf8' });
    if (error !== undefined) return [];
    return isFault(stdout) ? [`${command} finds a fault`] : [];
  });
  rmSync(folder, { recursive: true });
  return faults;
};

/** Which of the tools are not on this machine. */
export const missingTools = (): readonly string[] =>
  TOOLS.filter(([command]) => spawnSync(command, ['--version']).error !== undefined).map(([command]) => command);

/** Whether a chapter ends with each page after the cover: such a page may hold less. */
const chapterEnds = (document: ReportDocument): readonly boolean[] => {
  const { leaves } = leavesOf(document);
  return leaves.map((_, i) => {
    const next = leaves[i + 1];
    return next === undefined || next.rows[0]?.row.chapter !== undefined;
  });
};

const ENGINE = /\budaya\b/i;

/** The checks of the design that are made here. */
export const CHECKS = {
  size: 'pages and size',
  fill: '2 fill',
  repeats: '5 repeats',
  file: '8 files',
  label: '9 white label',
} as const;
export interface Fault {
  readonly check: keyof typeof CHECKS;
  readonly text: string;
}

/** Languages of long words: what fills 24 pages in English fills 25 or 26 in Tamil and Malayalam. They may have one page more. */
const LONG_WORDS: readonly string[] = ['kn', 'ml', 'ta', 'te'];

/** A file measured: its pages, one line of figures, and what is wrong with it. */
export const measured = async (
  document: ReportDocument,
  { pages: [least, most], kb }: Pick<Template, 'pages' | 'kb'>,
): Promise<{ readonly pages: number; readonly figures: string; readonly faults: readonly Fault[] }> => {
  const { bytes, pages } = await PRESS.pdf(document);
  const again = await PRESS.pdf(document);
  const [cover = 0, ...inside] = await fillOf(bytes);
  const ends = chapterEnds(document);
  const size = bytes.length / 1000;
  const fullest = most + (LONG_WORDS.includes(document.language) ? 1 : 0);
  const named = [document.title, document.author, document.keywords ?? '', ...textsOf(document.blocks)];
  const of = (check: Fault['check'], texts: readonly (string | false)[]): Fault[] =>
    texts.flatMap((text) => (text === false ? [] : [{ check, text }]));
  return {
    pages,
    figures: `${pages} pages, ${size.toFixed(0)} KB, cover ${cover} %, median ${median(inside)} %`,
    faults: [
      ...of('size', [
        (pages < least || pages > fullest) && `${pages} pages, asked ${least}–${fullest}`,
        size > kb && `${size.toFixed(0)} KB, asked ${kb}`,
      ]),
      ...of('fill', [
        cover < LEAST.cover && `cover ${cover} %, asked ${LEAST.cover}`,
        median(inside) < LEAST.median && `median ${median(inside)} %, asked ${LEAST.median}`,
        ...inside.map((fill, i) => fill < LEAST.page && ends[i] !== true && `page ${i + 2}: ${fill} %`),
      ]),
      ...of(
        'repeats',
        repeatedIn(document).map((text) => `said twice: ${text.slice(0, 60)}…`),
      ),
      ...of('file', [...fileFaults(bytes), Buffer.compare(bytes, again.bytes) !== 0 && 'other bytes the second time']),
      ...of('label', [named.some((text) => ENGINE.test(text)) && 'names the engine']),
    ],
  };
};
