/** Files of reports measured as a reader sees them: pages, size, how full each page is, what is said twice, whose name stands in it. */
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

const ENGINE = /\budaya\b/i;

/** A file measured: one line of figures, and what is wrong with it. */
export const measured = async (
  document: ReportDocument,
  { pages: [least, most], kb }: Template,
): Promise<{ readonly figures: string; readonly faults: readonly string[] }> => {
  const { bytes, pages } = await PRESS.pdf(document);
  const again = await PRESS.pdf(document);
  const [cover = 0, ...inside] = await fillOf(bytes);
  const size = bytes.length / 1000;
  const low = inside.flatMap((fill, i) =>
    fill < LEAST.page && i < inside.length - 1 ? [`page ${i + 2}: ${fill} %`] : [],
  );
  const repeated = repeatedIn(document);
  const named = [document.title, document.author, document.keywords ?? '', ...textsOf(document.blocks)];
  return {
    figures: `${pages} pages, ${size.toFixed(0)} KB, cover ${cover} %, median ${median(inside)} %`,
    faults: [
      ...(pages < least || pages > most ? [`${pages} pages, asked ${least}–${most}`] : []),
      ...(size > kb ? [`${size.toFixed(0)} KB, asked ${kb}`] : []),
      ...(cover < LEAST.cover ? [`cover ${cover} %, asked ${LEAST.cover}`] : []),
      ...(median(inside) < LEAST.median ? [`median ${median(inside)} %, asked ${LEAST.median}`] : []),
      ...low,
      ...repeated.map((text) => `said twice: ${text.slice(0, 60)}…`),
      ...(named.some((text) => ENGINE.test(text)) ? ['names the engine'] : []),
      ...(Buffer.compare(bytes, again.bytes) === 0 ? [] : ['other bytes the second time']),
    ],
  };
};
