/** The file: the same bytes for the same report, fonts read once, and a structure that a reader can follow. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindusScene } from '../../../../lib/print/draw/bindus.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { pressFolder } from '../../../../lib/print/press/fonts.ts';
import { pdfFont } from '../../../../lib/print/press/pen.ts';
import { PRESS } from '../../../../lib/print/press/press.ts';
import type { Block, ReportDocument } from '../../../../lib/contract/ports/report-document.ts';
import { reportColours } from '../../../../lib/print/report/theme.ts';
import { readPdf } from '../../../support/reports.ts';

const LONG = Array.from({ length: 60 }, (_, i) => `Saturn builds slowly and in public, sentence ${i}.`).join(' ');
const figure = {
  scene: bindusScene({
    style: 'south',
    words: bank('ta', 'drawing'),
    ascendant: 4,
    bindus: Array.from({ length: 12 }, (_, i) => 20 + i),
    strong: 30,
    weak: 25,
    title: '',
    subtitle: '',
  }),
  caption: 'Pisces has most bindus',
};
const rows = (count: number): string[][] => Array.from({ length: count }, (_, i) => [`Row ${i}`, String(i * 7)]);
const BLOCKS: readonly Block[] = [
  { kind: 'chapter', id: 'one', title: 'First chapter', lead: 'What it is about.', start: 'page' },
  { kind: 'contents' },
  { kind: 'highlights', items: [{ label: 'Moon sign', value: 'वृश्चिक', note: '4°32′03″' }] },
  { kind: 'chapter', id: 'two', title: 'दूसरा अध्याय', lead: '', start: 'page' },
  { kind: 'reading', title: 'சனி பத்தாம் வீட்டில்', note: 'note', paragraphs: [LONG, LONG, 'శ్రీ చంద్ర', 'শ্রী চন্দ্র'] },
  { kind: 'heading', text: 'Figures' },
  { kind: 'figures', perRow: 2, figures: [figure] },
  { kind: 'table', columns: [{ align: 'left' }, { align: 'right' }], head: ['Name', 'Points'], rows: rows(90) },
  {
    kind: 'boxes',
    perRow: 3,
    boxes: ['a', 'b'].map((title) => ({
      title,
      note: '1990',
      rows: [
        [`${title}1`, '10 May'],
        [`${title}2`, '11 May'],
      ],
    })),
  },
  {
    kind: 'facts',
    rows: [
      ['Date', '10 May 1990'],
      ['Time', '19:55'],
      ['Place', 'New Delhi'],
    ],
  },
  { kind: 'list', items: ['One', 'Two'] },
];
const REPORT: ReportDocument = {
  title: 'Kundli of Asha',
  subject: 'Birth chart',
  author: 'Jyoti',
  language: 'en',
  created: new Date('2026-11-21T18:00:00Z'),
  colours: reportColours('#1f3a8a'),
  cover: {
    style: 'band',
    title: 'Birth chart',
    name: 'Asha',
    lines: ['Born 10 May 1990'],
    foot: ['Issued 21 November 2026', 'Jyoti'],
  },
  footer: 'Kundli of Asha',
  words: { contents: 'Contents' },
  blocks: BLOCKS,
};

const digest = async (report: ReportDocument): Promise<string> =>
  createHash('sha256')
    .update((await PRESS.pdf(report)).bytes)
    .digest('hex');

describe('the file of a report', () => {
  it('maps each glyph to the letters of its own text, not to those it had before in the process', () => {
    const font = pdfFont('Devanagari', 400);
    const letters = (text: string): string[] =>
      font.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
    // The vowel sign comes first; the consonant is the same glyph as alone, and stands for the same letter.
    expect(letters('ङि')).toEqual(['ि', 'ङ']);
    expect(letters('ङ')).toEqual(['ङ']);
  });

  it('can be copied: no letter is lost, none stands twice, and marks stay with their letters', async () => {
    const words = ['oṃ budhāya namaḥ', 'வரும் ஆண்டுகள்', 'தசைகள்', 'राशि'];
    const blocks = words.flatMap((text, i): readonly Block[] => [
      { kind: 'chapter', id: String(i), title: text, lead: '', start: 'flow' },
      { kind: 'text', role: 'body', text },
    ]);
    const { bytes } = await PRESS.pdf({ ...REPORT, blocks });
    const mupdf = await import('mupdf');
    const page = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(1);
    const lines = page
      .toStructuredText('preserve-whitespace')
      .asText()
      .split('\n')
      .map((line) => line.trim());
    expect(lines.join('')).not.toContain('\ufffd');
    // In the title and in the text; the first title stands at the head of the page too.
    for (const [i, text] of words.entries())
      expect([text, lines.filter((line) => line === text).length]).toEqual([text, i === 0 ? 3 : 2]);
  });

  it('is the same, byte for byte, whenever it is made, and reads its fonts once', async () => {
    const fonts = mkdtempSync(join(tmpdir(), 'udaya-fonts-'));
    const folder = pressFolder();
    cpSync(folder, fonts, { recursive: true });
    process.env['UDAYA_PRESS'] = fonts;
    const first = await digest(REPORT);
    // Were a font read again, there would be none.
    rmSync(fonts, { recursive: true });
    try {
      const other = await digest({ ...REPORT, title: 'Another', blocks: BLOCKS.slice(3) });
      const blocks: readonly Block[] = JSON.parse(JSON.stringify(BLOCKS));
      expect(await digest({ ...REPORT, created: new Date(REPORT.created), blocks })).toBe(first);
      expect(other).not.toBe(first);
      expect(await digest({ ...REPORT, created: new Date('2026-11-21T18:00:01Z') })).not.toBe(first);
    } finally {
      process.env['UDAYA_PRESS'] = folder;
    }
  });

  it('has a structure that tells what everything is, in the order in which it is read', async () => {
    const { structure, title, language, showsTitle, pages } = readPdf((await PRESS.pdf(REPORT)).bytes);
    expect([title, language, showsTitle]).toEqual(['Kundli of Asha', 'en', true]);
    const of = (role: string) => structure.filter((one) => one.role === role);
    expect(of('H1').map(({ text }) => text)).toEqual(['Birth chart', 'First chapter', 'दूसरा अध्याय']);
    expect(of('H2').map(({ text }) => text)).toEqual(['சனி பத்தாம் வீட்டில்', 'Figures']);
    // A paragraph that lines and a page break divide is one paragraph, its words apart.
    expect(of('P').filter(({ text }) => text === LONG)).toHaveLength(2);
    expect(
      of('P')
        .slice(0, 5)
        .map(({ text }) => text),
    ).toEqual(['Jyoti', 'Asha', 'Born 10 May 1990', 'Issued 21 November 2026', 'Jyoti']);
    expect(of('Figure').map(({ alt }) => alt)).toEqual([figure.scene.alt]);
    expect(of('Caption').map(({ text }) => text)).toEqual(['Pisces has most bindus']);
    // Heads that are repeated on later pages are read once.
    expect(pages.filter(({ text }) => text.includes('Name Points')).length).toBeGreaterThan(1);
    expect(of('TH').filter(({ text, scope }) => text === 'Name' && scope === 'Column')).toHaveLength(1);
    expect(of('TH').filter(({ text, scope }) => /^Row \d+$/.test(text) && scope === 'Row')).toHaveLength(90);
    const told = structure.map(({ text }) => text).filter((text) => text !== '');
    const order = [
      'Birth chart',
      'First chapter',
      'Moon sign',
      'वृश्चिक 4°32′03″',
      'दूसरा अध्याय',
      'சனி பத்தாம் வீட்டில்',
      'శ్రీ చంద్ర',
      'শ্রী চন্দ্র',
      'Figures',
      'Row 89',
      'a1',
      'a2',
      'b1',
      'b2',
      'Date',
      '10 May 1990',
      'Time',
      'One',
      'Two',
    ];
    expect(told.filter((text) => order.includes(text))).toEqual(order);
    expect(structure.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['Document', 'Sect', 'TOC', 'TOCI', 'L', 'LI', 'Table', 'TR', 'TD']),
    );
  });
});

describe('the cover', () => {
  const MONTHS = Array.from({ length: 12 }, (_, i) => `Month ${String.fromCharCode(65 + i)} 2026`);
  const chapter = (id: string, title: string): Block => ({ kind: 'chapter', id, title, lead: '', start: 'flow' });
  const fact = (label: string) => ({ label, value: '06:43 – 17:19', note: '1 January 2026' });
  const covered = async (
    style: ReportDocument['cover']['style'],
    titles: readonly string[],
    { figures = 1, blocks = [] }: { readonly figures?: number; readonly blocks?: readonly Block[] } = {},
  ): Promise<string> => {
    const report: ReportDocument = {
      ...REPORT,
      cover: {
        ...REPORT.cover,
        style,
        // A chart is as high as it is wide.
        figures: Array.from({ length: figures }, () => ({ ...figure.scene, ...(figures > 1 && { height: 1 }) })),
        facts: ['Sun', 'Longest', 'Shortest'].map((label) => fact(label)),
        lines: ['1 January – 31 December 2026', 'Vikram Samvat 2082–2083'],
      },
      words: { contents: 'Contents', inside: 'In this report' },
      blocks: [chapter('contents', 'Contents'), ...titles.map((title, i) => chapter(`m${i}`, title)), ...blocks],
    };
    return readPdf((await PRESS.pdf(report)).bytes).pages[0]?.text ?? '';
  };

  it.each(['plain', 'band'] as const)('lists all months of a year (%s)', async (style) => {
    const text = await covered(style, MONTHS);
    expect(MONTHS.filter((month) => !text.includes(month))).toEqual([]);
    expect(text).toContain('In this report');
    expect(text).toContain('Vikram Samvat 2082–2083');
    expect(text).not.toContain('Contents');
  });

  it.each(['plain', 'frame', 'arch', 'band'] as const)('lists all chapters or none (%s)', async (style) => {
    for (const count of [4, 9, 14, 22, 30, 60]) {
      const titles = Array.from({ length: count }, (_, i) => `Part ${String(i).padStart(2, '0')} of the book`);
      const text = await covered(style, titles);
      const shown = titles.filter((title) => text.includes(title)).length;
      expect([0, count]).toContain(shown);
      expect(text.includes('In this report')).toBe(shown > 0);
    }
  });

  it.each(['plain', 'frame', 'arch', 'band'] as const)(
    'makes room below two charts for the list (%s)',
    async (style) => {
      const titles = Array.from({ length: 30 }, (_, i) => `Part ${i} of the book`);
      const text = await covered(style, titles, { figures: 2 });
      expect(titles.filter((title) => !text.includes(title))).toEqual([]);
    },
  );

  it.each(['plain', 'band'] as const)('lists a title that is too long for half the width (%s)', async (style) => {
    const long = `Saturn in the fourth and in the eighth ${'and later '.repeat(4)}house`;
    const text = await covered(style, ['Before', long, 'Between', 'After']);
    for (const title of ['Before', long, 'After']) expect(text).toContain(title);
  });

  it('lists chapters of a group once, and gives up the method page before the list', async () => {
    const grouped = MONTHS.map((title, i): Block => ({
      kind: 'chapter',
      id: `g${i}`,
      title,
      lead: '',
      start: 'flow',
      group: 'All months',
    }));
    const text = await covered('plain', ['Before', 'After'], { blocks: grouped });
    expect(text.match(/All months/g)).toHaveLength(1);
    expect(text).not.toContain(MONTHS[0]);
    const long = chapter('notice', `How to use ${'and check '.repeat(9)}this report`);
    const without = await covered('plain', ['Before', 'Between', 'After'], { blocks: [long] });
    expect(without).toContain('Between');
    expect(without).not.toContain('How to use');
  });
});
