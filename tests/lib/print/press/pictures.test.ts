/** Pictures of pages show what the PDF prints: MuPDF paints the file, resvg the picture, and the ink stands in the same places. */
import * as mupdf from 'mupdf';
import { PRESS } from '../../../../lib/print/press/press.ts';
import type { Block, CoverStyle, Ornament, ReportDocument } from '../../../../lib/contract/ports/report-document.ts';
import { bindusScene } from '../../../../lib/print/draw/bindus.ts';
import { reportColours } from '../../../../lib/print/report/theme.ts';
import { bank } from '../../../../lib/words/bank.ts';

const LONG = Array.from({ length: 8 }, (_, i) => `Saturn builds slowly and in public, sentence ${i}.`).join(' ');
const scene = bindusScene({
  style: 'south',
  words: bank('ta', 'drawing'),
  ascendant: 4,
  bindus: Array.from({ length: 12 }, (_, i) => 20 + i),
  strong: 30,
  weak: 25,
  title: '',
  subtitle: '',
});
const BLOCKS: readonly Block[] = [
  { kind: 'chapter', id: 'one', title: 'दूसरा अध्याय', lead: 'What it is about.', start: 'page' },
  { kind: 'reading', title: 'சனி பத்தாம் வீட்டில்', note: 'note', paragraphs: [LONG, 'శ్రీ చంద్ర', 'শ্রী চন্দ্র'] },
  { kind: 'card', title: 'Card', paragraphs: [LONG] },
  { kind: 'figures', perRow: 2, figures: [{ scene, caption: 'Pisces has most' }] },
  {
    kind: 'table',
    columns: [{ align: 'left' }, { align: 'right' }],
    head: ['Name', 'Points'],
    rows: [
      ['Sun', { text: '4', heat: 0.7, ring: true }],
      ['Moon', { text: 'yes', mark: 'good' }],
      ['Mars', { text: 'care', mark: 'care', bar: 0.4 }],
    ],
  },
];

const reportOf = (style: CoverStyle, ornament: Ornament): ReportDocument => ({
  title: 'Kundli of Asha',
  subject: 'Birth chart',
  author: 'Jyoti',
  language: 'en',
  created: new Date('2026-11-21T18:00:00Z'),
  colours: reportColours('#7b1e2b', '#8a5a0c'),
  cover: {
    style,
    ornament,
    title: 'Birth chart',
    name: 'Asha',
    lines: ['Born 10 May 1990'],
    foot: ['Jyoti'],
    figures: [scene],
  },
  footer: 'Kundli of Asha',
  words: { contents: 'Contents' },
  blocks: BLOCKS,
});

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8ClampedArray;
}
// The pixels are a view into memory that is used again.
const greyOf = (map: mupdf.Pixmap): Grey => ({
  width: map.getWidth(),
  height: map.getHeight(),
  dots: map.getPixels().slice(),
});
const ofPdf = (bytes: Uint8Array, page: number, scale: number): Grey =>
  greyOf(
    mupdf.Document.openDocument(bytes, 'application/pdf')
      .loadPage(page)
      .toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceGray, false),
  );
const ofPng = (bytes: Uint8Array): Grey => {
  const picture = new mupdf.Image(bytes).toPixmap();
  const [parts, dots] = [picture.getStride() / picture.getWidth(), picture.getPixels()];
  const [width, height] = [picture.getWidth(), picture.getHeight()];
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, i) => {
    const [r = 0, g = 0, b = 0] = dots.subarray(i * parts, i * parts + 3);
    return 0.3 * r + 0.59 * g + 0.11 * b;
  });
  return { width, height, dots: grey };
};

/** Mean grey of squares of some dots: painters differ along edges, not over a square. */
const SQUARE = 8;
const squares = ({ width, dots }: Grey, across: number, down: number): number[] =>
  Array.from({ length: across * down }, (_, i) => {
    const [left, top] = [(i % across) * SQUARE, Math.floor(i / across) * SQUARE];
    let sum = 0;
    for (let y = top; y < top + SQUARE; y++) for (let x = left; x < left + SQUARE; x++) sum += dots[y * width + x] ?? 0;
    return sum / SQUARE ** 2;
  });

const WIDTH = 595;
/** Greys of 255 by which a square may differ. */
const MOST = 40;

it.each([
  ['plain', 'line'],
  ['frame', 'lotus'],
  ['arch', 'temple'],
  ['band', 'none'],
] as const)('paints a %s cover with %s and a page as the file has them', async (style, ornament) => {
  const report = reportOf(style, ornament);
  const { bytes, pages } = await PRESS.pdf(report);
  const shown = await PRESS.pictures(report, { pages: [1, 2], width: WIDTH });
  expect(shown.pages).toBe(pages);
  for (const [i, png] of shown.pictures.entries()) {
    const [file, picture] = [ofPdf(bytes, i, WIDTH / 595.28), ofPng(png)];
    expect(Math.abs(file.height - picture.height)).toBeLessThanOrEqual(1);
    const [across, down] = [Math.floor(WIDTH / SQUARE), Math.floor((file.height - 2) / SQUARE)];
    const [a, b] = [squares(file, across, down), squares(picture, across, down)];
    expect(a.filter((grey) => grey < 250).length).toBeGreaterThan(300);
    const far = a.flatMap((grey, at) =>
      Math.abs(grey - (b[at] ?? 0)) > MOST ? [`${at % across},${Math.floor(at / across)}`] : [],
    );
    expect([style, i, far]).toEqual([style, i, []]);
  }
});

it('lays pages side by side in one light picture that looks as they do', async () => {
  const report = reportOf('band', 'lotus');
  const [{ pictures }, strip] = await Promise.all([
    PRESS.pictures(report, { pages: [1, 2], width: WIDTH }),
    PRESS.strip(
      [
        { report, pages: [1, 99] },
        { report, pages: [2] },
      ],
      WIDTH,
    ),
  ]);
  const { width, height, dots } = ofPng(strip ?? new Uint8Array());
  expect(width).toBe(2 * WIDTH);
  for (const [i, png] of pictures.entries()) {
    const page = ofPng(png);
    expect(height).toBe(page.height);
    const own = Uint8ClampedArray.from(
      page.dots,
      (_, at) => dots[Math.floor(at / WIDTH) * width + i * WIDTH + (at % WIDTH)] ?? 0,
    );
    const [across, down] = [Math.floor(WIDTH / SQUARE), Math.floor(height / SQUARE)];
    const [a, b] = [squares(page, across, down), squares({ ...page, dots: own }, across, down)];
    expect(a.filter((grey) => grey < 250).length).toBeGreaterThan(300);
    expect(a.filter((grey, at) => Math.abs(grey - (b[at] ?? 0)) > MOST)).toEqual([]);
  }
  const heavy = pictures.reduce((sum, png) => sum + png.length, 0);
  expect((strip?.length ?? Infinity) / heavy).toBeLessThan(0.45);
  expect(await PRESS.strip([{ report, pages: [99] }], WIDTH)).toBeNull();
});

it('lays a word across, leaves out pages that are not there, and paints the same twice', async () => {
  const report = reportOf('plain', 'line');
  const [plain, stamped, again] = await Promise.all([
    PRESS.pictures(report, { pages: [1, 99], width: 300 }),
    PRESS.pictures(report, { pages: [1], width: 300, stamp: 'नमूना' }),
    PRESS.pictures(report, { pages: [1], width: 300, stamp: 'नमूना' }),
  ]);
  expect(plain.pictures).toHaveLength(1);
  const dark = ([png = new Uint8Array()]: readonly Uint8Array[]): number =>
    ofPng(png).dots.filter((grey) => grey < 250).length;
  expect(dark(stamped.pictures)).toBeGreaterThan(dark(plain.pictures) * 1.1);
  expect(stamped.pictures).toEqual(again.pictures);
});
